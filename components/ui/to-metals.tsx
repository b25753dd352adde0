import { paths } from '@/lib/domain/paths/paths';
import { ButtonLink } from './button-link';

export function ToMetals() {
  return (
    <p className="row gap-3">
      <ButtonLink href={paths.gold}>Köpa guld</ButtonLink>
      <ButtonLink href={paths.silver}>Köpa silver</ButtonLink>
    </p>
  );
}
