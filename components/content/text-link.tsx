import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';

/** A file or an API handler, which the router cannot show. */
const NO_PAGE = /^\/(?:api|images|sylius)\/|\.[a-z\d]+$/i;

export function TextLink({ href, children }: ComponentProps<'a'>) {
  const isPage = href && /^(?:\/(?!\/)|#)/.test(href) && !NO_PAGE.test(href);
  return isPage ? <Link href={href}>{children}</Link> : <a href={href}>{children}</a>;
}
