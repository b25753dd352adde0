'use client';

import { type ReactNode, useRef } from 'react';
import { earlyPress } from '@/components/ui/early-press';
import { IconButton } from '@/components/ui/icon-button';
import styles from './mobile-menu.module.css';

interface MobileMenuProps {
  /** Rendered on the server: this leaf only opens and closes. */
  children: ReactNode;
}

export function MobileMenu({ children }: MobileMenuProps) {
  const ref = useRef<HTMLDialogElement>(null);
  return (
    <div className={styles.holder}>
      <IconButton {...earlyPress(() => ref.current?.showModal())} icon="menu" iconSize={24} label="Öppna menyn" />
      <dialog aria-label="Meny" className={styles.dialog} closedby="any" ref={ref}>
        <div className={styles.head}>
          <IconButton icon="close" iconSize={24} label="Stäng menyn" onClick={() => ref.current?.close()} />
        </div>
        {children}
      </dialog>
    </div>
  );
}
