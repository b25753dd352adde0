import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StructuredData } from './structured-data';

it.each(['</script ><img src=x onerror=alert(1)>', '</SCRIPT/x><b>', '<!--<script>'])(
  'a name with %s stays inside its script',
  (name) => {
    const data = { '@context': 'https://schema.org', '@type': 'Product', name } as const;
    const html = renderToStaticMarkup(<StructuredData data={data} name="product" />);
    expect(html.match(/<[^<>]*>?/g)).toEqual([expect.stringMatching(/^<script /), '</script>']);
  },
);
