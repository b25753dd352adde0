import { type ReactNode, useId } from 'react';
import { closing } from './closing';
import { ConnectionNotice } from './connection-notice';
import { cx } from './cx';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';
import { CloseOverlay } from './overlay-history';
import { useModal } from './use-modal';

interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and a click on the backdrop. The caller then sets `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  size?: 'normal' | 'wide';
}

/** A modal based on <dialog>: the browser provides focus trap, Escape and return of focus. */
export function Dialog({ open, onClose, title, children, size = 'normal' }: DialogProps) {
  const ref = useModal(open, onClose);
  const titleId = useId();

  return (
    <dialog
      aria-labelledby={titleId}
      className={cx(styles.dialog, size === 'wide' && styles.wide)}
      {...closing(() => open && onClose())}
      ref={ref}
    >
      {open ? (
        <CloseOverlay value={onClose}>
          <div className={styles.head}>
            <h2 className="heading-3" id={titleId}>
              {title}
            </h2>
            <IconButton className={styles.close} icon="close" label="Stäng" onClick={onClose} />
          </div>
          <ConnectionNotice place="dialog" />
          <div className={styles.body}>{children}</div>
        </CloseOverlay>
      ) : null}
    </dialog>
  );
}
