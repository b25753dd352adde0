import { connection } from 'next/server';
import { paths } from '@/lib/domain/paths/paths';
import { PRICE_CYCLE_TEXT } from '@/lib/domain/prices/schedule';
import { site } from '@/lib/domain/site';
import { env } from '@/lib/server/config/env';

/** A short site map for language models (llmstxt.org). */
export async function GET(): Promise<Response> {
  await connection();
  const { SITE_URL } = env();
  const link = (name: string, path: string, what: string) => `- [${name}](${SITE_URL}${path}): ${what}`;
  const text = [
    `# ${site.name}`,
    '',
    `> Svensk butik för investeringsguld och silver. Priserna räknas om ${PRICE_CYCLE_TEXT} och gäller till nästa gång.`,
    '',
    '## Sidor',
    link('Guld', paths.gold, 'guldtackor och guldmynt'),
    link('Silver', paths.silver, 'silvertackor och silvermynt'),
    link('Guldpris', paths.goldPrice, 'priset nu och diagram för dygn, vecka, månad och år'),
    link('Silverpris', paths.silverPrice, 'detsamma för silver'),
    link('Sälja guld', paths.sell, 'hur vi köper in och vad vi betalar'),
    link('Frågor och svar', paths.faq, 'leverans, betalning, moms och skatt'),
    link('Köpvillkor', paths.purchaseTerms, 'priser, ångerrätt och reklamation'),
    '',
    '## Data',
    link('Sortiment', '/gmc_rss.xml', 'alla varor med aktuellt pris, RSS 2.0 enligt Google Merchant'),
    `- En vara som Markdown: ${SITE_URL}/api/product/{artikelnummer}/markdown, med pris, lager och fakta`,
    link('UCP-profil', '/.well-known/ucp', 'katalogen för inköpsassistenter, Universal Commerce Protocol'),
    link('Webbplatskarta', '/sitemap.xml', 'alla sidor'),
    '',
  ].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
