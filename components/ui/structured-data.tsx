import { JsonLdScript } from 'next-seo';
import type { Thing, WithContext } from 'schema-dts';

/** next-seo 7.3 escapes `</script>` only in this spelling; a browser also ends a script at `</script ` or `</script/` (docs/upgrading.md). */
function withoutTags(data: object): object {
  return JSON.parse(JSON.stringify(data).replace(/<(?=[/!a-z])/gi, '‹'));
}

/** The one way of structured data into a page. `name` is unique within it. */
export function StructuredData({ data, name }: { data: WithContext<Thing>; name: string }) {
  return <JsonLdScript data={withoutTags(data)} scriptKey={name} />;
}
