import { type ButtonStyle, buttonClasses } from './button';
import { Link, type LinkProps } from './link';

type ButtonLinkProps = LinkProps & ButtonStyle;

export function ButtonLink({ appearance, size, wide, pill, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClasses({ appearance, size, wide, pill }, className)} />;
}
