import { type ButtonStyle, buttonClasses } from './button';
import { Link, type LinkProps } from './link';

type ButtonLinkProps = LinkProps & ButtonStyle;

/** A link in the style of a button. */
export function ButtonLink({ appearance, size, wide, pill, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClasses({ appearance, size, wide, pill }, className)} />;
}
