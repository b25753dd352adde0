import { createElement } from 'react';
import { loadCode } from '@/lib/browser/load-code';
import { Link } from './link';

type ToastKind = 'success' | 'error' | 'message';

let latest: string | null = null;
const listeners = new Set<() => void>();
let markMounted: () => void = () => {};
const mounted = new Promise<void>((resolve) => {
  markMounted = resolve;
});

/** For the toaster, whose code is loaded with the first message. */
export const toasterRequest = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  text: () => latest,
  fulfil: () => markMounted(),
};

interface ToastDetails {
  readonly lang?: 'en';
  /** Leads to what the message is about. */
  readonly link?: { readonly href: string; readonly text: string };
}

/** Shows a message at the top right for 3 seconds (spec.md section 9). Call it in the browser only. */
export async function showToast(kind: ToastKind, text: string, { lang, link }: ToastDetails = {}): Promise<void> {
  latest = text;
  for (const listener of listeners) listener();
  const [{ toast }] = await Promise.all([loadCode(() => import('sonner')), mounted]);
  const message = lang ? createElement('span', { lang }, text) : text;
  toast[kind](message, link && { description: createElement(Link, { href: link.href }, link.text) });
}
