'use client';

import { usePathname } from 'next/navigation';
import { type FocusEvent, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { CloseOverlay, useOverlayHistory } from './overlay-history';

interface PopoverProps {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A native popover, which opens and closes without a script. With scripts it also closes on "back", when its page is left, when
 * it loses the focus (it covers the page), and when the window changes between wide and narrow, where it may be inline.
 */
export function Popover({ id, className, children }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const pathname = usePathname();
  const around = use(CloseOverlay);
  const hide = useCallback(() => ref.current?.hidePopover(), []);
  useOverlayHistory(isOpen, hide);

  useEffect(() => {
    // It may have been opened before hydration.
    setOpen(!!ref.current?.matches(':popover-open'));
    const isPhone = matchMedia('(width < 36em)');
    isPhone.addEventListener('change', hide);
    return () => isPhone.removeEventListener('change', hide);
  }, [hide]);
  useEffect(() => (pathname ? hide : undefined), [pathname, hide]);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !relatedTarget.closest(`#${id},[popovertarget="${id}"]`)) hide();
  };
  return (
    <CloseOverlay value={isOpen ? hide : around}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: focus events bubble here from its controls. */}
      <div
        className={className}
        id={id}
        onBlur={onBlur}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        popover="auto"
        ref={ref}
      >
        {children}
      </div>
    </CloseOverlay>
  );
}
