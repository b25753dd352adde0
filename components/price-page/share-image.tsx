import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { ImageResponse } from 'next/og';
import { formatMoment } from '@/lib/domain/dates';
import { CHART, chartOf } from '@/lib/domain/prices/chart';
import { formatRate } from '@/lib/domain/prices/format';
import type { Metal } from '@/lib/domain/prices/goods';
import { FIRST_PERIOD } from '@/lib/domain/prices/periods';
import { perGramText } from '@/lib/domain/prices/price-text';
import { site } from '@/lib/domain/site';
import { singleton } from '@/lib/server/config/singleton';
import { getPriceReport } from '@/lib/server/history/queries';
import { PRICE_TEXTS } from './texts';

const SIZE = { width: 1200, height: 630 };
const CURVE = { width: 1072, height: 220 };
const COLOURS = { paper: '#fbfaf7', ink: '#1c1a16', quiet: '#5b564c', gold: '#8a6a1f' };

/** The older web font format (woff): the drawing library cannot read the one that browsers get. */
const font = (name: string) =>
  readFile(join(process.cwd(), 'node_modules/@fontsource', name.split('-')[0] ?? '', 'files', `${name}-normal.woff`));

async function draw(metal: Metal): Promise<ArrayBuffer> {
  const [report, text, display] = await Promise.all([
    getPriceReport(metal, FIRST_PERIOD),
    font('inter-latin-500'),
    font('newsreader-latin-500'),
  ]);
  const rate = report?.rates[metal]?.sekPerOunce;
  const chart = report?.view ? chartOf(report.view) : null;
  const picture = (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: 64,
        background: COLOURS.paper,
        color: COLOURS.ink,
        fontFamily: 'Inter',
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 30, color: COLOURS.quiet }}>
        <span style={{ fontFamily: 'Newsreader', color: COLOURS.ink, fontSize: 40 }}>
          {PRICE_TEXTS[metal].periods.dag.heading}
        </span>
        <span>{site.name}</span>
      </div>
      {rate && report ? (
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <span style={{ fontSize: 84, letterSpacing: -2 }}>{perGramText(rate)}</span>
          <span style={{ fontSize: 30, color: COLOURS.quiet }}>
            {`${formatRate(rate)}  ·  ${formatMoment(new Date(report.epoch.changed))}`}
          </span>
        </div>
      ) : null}
      {chart ? (
        <svg
          {...CURVE}
          aria-hidden="true"
          preserveAspectRatio="none"
          viewBox={`0 -6 ${CHART.width} ${CHART.height + 12}`}
        >
          <path d={chart.path} fill="none" stroke={COLOURS.gold} strokeWidth={4} />
        </svg>
      ) : null}
    </div>
  );
  const fonts = [
    { name: 'Inter', data: text, weight: 500 as const },
    { name: 'Newsreader', data: display, weight: 500 as const },
  ];
  return new ImageResponse(picture, { ...SIZE, fonts }).arrayBuffer();
}

/** One picture per metal and price epoch, for the latest two epochs: drawing one costs more than a page. */
const drawn = singleton(
  'share-images',
  () => new LRUCache<string, ArrayBuffer, Metal>({ max: 4, fetchMethod: (_key, _stale, { context }) => draw(context) }),
);

export async function shareImage(metal: Metal): Promise<Response> {
  const changed = (await getPriceReport(metal, FIRST_PERIOD))?.epoch.changed ?? '';
  return new Response(await drawn.forceFetch(`${metal} ${changed}`, { context: metal }), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=600' },
  });
}
