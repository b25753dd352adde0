import type { Metal } from '@/lib/domain/prices/goods';
import type { Period } from '@/lib/domain/prices/periods';
import { PRICE_CYCLE_TEXT } from '@/lib/domain/prices/schedule';

interface PeriodTexts {
  readonly heading: string;
  readonly crumb: string;
  /** For the browser's tab and search results. */
  readonly documentTitle: string;
  readonly description: string;
}

export const PERIOD_NAMES: Readonly<Record<Period, { readonly button: string; readonly during: string }>> = {
  dag: { button: 'Dygn', during: 'det senaste dygnet' },
  vecka: { button: 'Vecka', during: 'den senaste veckan' },
  manad: { button: 'Månad', during: 'den senaste månaden' },
  ar: { button: 'År', during: 'det senaste året' },
};

/** What one point of the curve represents. */
export const POINT_TEXTS: Readonly<Record<Period, string>> = {
  dag: `En punkt för varje notering, ${PRICE_CYCLE_TEXT}.`,
  vecka: 'En punkt för varje timmes sista notering.',
  manad: 'En punkt för varje fyra timmars sista notering.',
  ar: 'En punkt för varje dygns sista notering.',
};

function periodsOf(price: string, metal: string): Readonly<Record<Period, PeriodTexts>> {
  const later = (period: Exclude<Period, 'dag'>, crumb: string): PeriodTexts => {
    const { during } = PERIOD_NAMES[period];
    return {
      heading: `${price} ${during}`,
      crumb,
      documentTitle: `${price} ${during} – diagram i kronor`,
      description: `${price} i svenska kronor ${during}: diagram, högsta och lägsta notering, förändring och priset per gram, uns och kilo just nu.`,
    };
  };
  return {
    dag: {
      heading: `${price} i dag`,
      crumb: price,
      documentTitle: `${price} i dag i kronor – per gram, uns och kilo`,
      description: `Dagens ${metal}pris i svenska kronor per gram, uns och kilo, med diagram, historik och vad en vara är värd efter finhalt. Uppdateras ${PRICE_CYCLE_TEXT}.`,
    },
    vecka: later('vecka', 'En vecka'),
    manad: later('manad', 'En månad'),
    ar: later('ar', 'Ett år'),
  };
}

function textsOf(title: string, metal: string, definite: string, addition = '') {
  const price = `${title}et`;
  return {
    title,
    periods: periodsOf(price, metal),
    unknown: `${price} går inte att visa just nu. Det visas igen när marknadens pris är bekräftat.`,
    valueTitle: `Vad ett gram ${metal} är värt`,
    valueLead: `Värdet beror på finhalten. Räkna ut vad ${definite} i en vara är värt till priset just nu.`,
    sizesLead: `I varje storlek visas den nya vara i lager som har lägst påslag över metallvärdet.${addition}`,
    /** Section of content/priser. */
    faq: price.toLowerCase(),
  };
}

export const PRICE_TEXTS: Readonly<Record<Metal, ReturnType<typeof textsOf>>> = {
  gold: textsOf('Guldpris', 'guld', 'guldet'),
  silver: textsOf('Silverpris', 'silver', 'silvret', ' Påslaget är allt du betalar över metallvärdet, moms inräknad.'),
};
