import { BreadcrumbJsonLd } from 'next-seo';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { env } from '@/lib/config/env';
import { paths } from '@/lib/routes/paths';
import { breadcrumbJsonLd, type Crumb } from '@/lib/seo/json-ld';

/** Breadcrumbs, visible and as JSON-LD with the same names. */
export function ContentTrail({ steps }: { steps: readonly Crumb[] }) {
  const trail = [{ name: 'Start', path: paths.home }, ...steps];
  return (
    <>
      <BreadcrumbJsonLd {...breadcrumbJsonLd(trail, env().SITE_URL)} />
      <Breadcrumbs
        trail={trail.map(({ name, path }, index) => ({ name, href: index < trail.length - 1 ? path : undefined }))}
      />
    </>
  );
}
