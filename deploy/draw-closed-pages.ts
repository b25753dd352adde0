// `npx tsx deploy/draw-closed-pages.ts`: writes the pages that the proxies show instead of their own words (deploy/closed), with the
// company's facts (lib/domain/site.ts). Run it after a change to either; scripts/closed-pages.test.ts finds one that was forgotten.
import { writeFileSync } from 'node:fs';
import { closedPage, PROXY_PAGES } from '@/components/layout/messages/closed-page';

for (const [name, page] of Object.entries(PROXY_PAGES))
  writeFileSync(new URL(`closed/${name}.html`, import.meta.url), closedPage(page));
