'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { useQuickView } from '@/stores/quick-view-store';

interface OverlayLinkProps extends ComponentProps<'a'> {
  code: string;
  /** The link's target without scripts, and when it is opened in another window. */
  href: string;
  overlay: 'film' | 'quick-view';
}

export function OverlayLink({ code, href, overlay, ...rest }: OverlayLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { showQuick, showVideo } = useQuickView.getState();
    if (overlay === 'film') showVideo(code);
    else showQuick(code);
  };
  return <a aria-haspopup="dialog" {...rest} href={href} onClick={open} />;
}
