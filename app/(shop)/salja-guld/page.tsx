import { BagDates } from '@/components/content/bag-dates';
import { BoughtCoins } from '@/components/content/bought-coins';
import { ContactCard } from '@/components/content/contact-card';
import { ContentPage } from '@/components/content/content-page';
import { FaqList } from '@/components/content/faq-list';
import { GoldBagOrder } from '@/components/content/gold-bag-order';
import { MetalValue } from '@/components/content/metal-value';
import { TwoWays } from '@/components/content/two-ways';
import { formatMoment, swedishDay } from '@/lib/domain/dates';
import type { Metal } from '@/lib/domain/prices/goods';
import { NO_EPOCH } from '@/lib/domain/prices/rates';
import { getEpoch, getRates } from '@/lib/server/catalogue/queries';
import { goldBagDays } from '@/lib/server/config/env';
import { type FaqQuestion, getFaqSection } from '@/lib/server/content/faq';
import { getPage } from '@/lib/server/content/pages';
import { sectionsOf, type TextSection } from '@/lib/server/content/sections';
import { pageMetadata } from '@/lib/server/seo/page-metadata';

export const ensureStatic = 'navigation';

export const metadata = pageMetadata(getPage('salja-guld'));

/** Questions about the gold bag that the page answers itself; the others are in the FAQ. */
const QUESTIONS = 3;

/** The conditions of the gold bag, which stand first among its questions. */
const CONDITIONS = 'guldpase-villkor';

/** Closed until the reader opens them: most sell gold, and are paid after they have agreed. */
const FOLDED = new Set(['silver', 'utbetalning']);

function asQuestion({ id, title, parts }: TextSection): FaqQuestion {
  const children = parts.flatMap((part) => (part.kind === 'text' ? part.tree.children : []));
  return { id, question: title, answer: { type: 'root', children } };
}

export default async function SellGoldPage() {
  const [rates, epoch] = await Promise.all([getRates(), getEpoch()]);
  const isKnown = epoch.changed !== NO_EPOCH.changed;
  const changed = formatMoment(new Date(epoch.changed));
  const spotOf = (metal: Metal) => (isKnown ? (rates[metal]?.sekPerOunce ?? null) : null);
  const { questions, ...section } = getFaqSection('salja-guld-via-guldpase');
  const page = getPage('salja-guld');
  const sections = sectionsOf(page.parts);
  const conditions = sections.filter(({ id }) => id === CONDITIONS).map(asQuestion);
  const slots = {
    metallvarde: (
      <>
        <MetalValue changed={changed} metal="gold" sekPerOunce={spotOf('gold')} />
        <TwoWays />
      </>
    ),
    guldmynt: <BoughtCoins folded metal="gold" />,
    silver: (
      <MetalValue changed={changed} metal="silver" sekPerOunce={spotOf('silver')}>
        <BoughtCoins metal="silver" />
      </MetalValue>
    ),
    'bestall-guldpase': (
      <div>
        {isKnown ? <BagDates days={goldBagDays()} today={swedishDay(new Date(epoch.changed))} /> : null}
        <GoldBagOrder />
      </div>
    ),
    'faq-guldpase': (
      <FaqList
        section={{
          ...section,
          title: 'Frågor om guldpåsen',
          questions: [...conditions, ...questions.slice(0, QUESTIONS)],
        }}
      />
    ),
    kontaktuppgifter: <ContactCard />,
  };
  return (
    <ContentPage
      page={page}
      sections={{ folded: FOLDED, sections: sections.filter(({ id }) => id !== CONDITIONS) }}
      slots={slots}
    />
  );
}
