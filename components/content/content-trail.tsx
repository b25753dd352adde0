import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { StructuredData } from '@/components/ui/structured-data';
import { paths } from '@/lib/domain/paths/paths';
import { env } from '@/lib/server/config/env';
import { breadcrumbJsonLd, type Crumb } from '@/lib/server/seo/json-ld';

/** Breadcrumbs, visible and, where they lead anywhere, as JSON-LD with the same names. The last one is the page itself. */
export function Trail({ steps }: { steps: readonly Crumb[] }) {
  return (
    <>
      {steps.length > 1 ? <StructuredData data={breadcrumbJsonLd(steps, env().SITE_URL)} name="breadcrumb" /> : null}
      <Breadcrumbs
        trail={steps.map(({ name, path }, index) => ({ name, href: index < steps.length - 1 ? path : undefined }))}
      />
    </>
  );
}

export function ContentTrail({ steps }: { steps: readonly Crumb[] }) {
  return <Trail steps={[{ name: 'Start', path: paths.home }, ...steps]} />;
}
