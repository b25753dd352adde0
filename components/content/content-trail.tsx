import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { StructuredData } from '@/components/ui/structured-data';
import { paths } from '@/lib/domain/paths/paths';
import { env } from '@/lib/server/config/env';
import { breadcrumbJsonLd, type Crumb } from '@/lib/server/seo/json-ld';

const START = { name: 'Start', path: paths.home };

/** Breadcrumbs, visible and as JSON-LD with the same names. The last one is the page itself; alone it would lead nowhere. */
export function Trail({ steps: given }: { steps: readonly Crumb[] }) {
  const steps = given.length > 1 ? given : [START, ...given];
  return (
    <>
      <StructuredData data={breadcrumbJsonLd(steps, env().SITE_URL)} name="breadcrumb" />
      <Breadcrumbs
        trail={steps.map(({ name, path }, index) => ({ name, href: index < steps.length - 1 ? path : undefined }))}
      />
    </>
  );
}

export function ContentTrail({ steps }: { steps: readonly Crumb[] }) {
  return <Trail steps={[START, ...steps]} />;
}
