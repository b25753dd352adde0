import { type ButtonLook, buttonClasses } from './button-variant';
import { Link, type LinkProps } from './link';

type ButtonLinkProps = LinkProps & ButtonLook;

/** A link in the style of a button. */
export function ButtonLink({ look, size, wide, pill, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClasses({ look, size, wide, pill }, className)} />;
}
