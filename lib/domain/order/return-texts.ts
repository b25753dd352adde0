import { site } from '@/lib/domain/site';
import type { OrderStatus } from './order-status';

interface ReturnText {
  readonly heading: string;
  /** What is certain, what is not, and what to do. */
  readonly text: string;
}

const ELSEWHERE = 'Fortsätt i den webbläsare där du började';

/** A return to a browser that may not show the order, or does not know which one it is about. */
export const elsewhere = {
  /** After a payment at the bank. */
  payment: {
    heading: ELSEWHERE,
    text: 'Beställningen gjordes inte i den här webbläsaren, och därför ser vi inte här om betalningen gick igenom. Betala inte en gång till. Gå tillbaka dit du beställde: där står beskedet. När beställningen är klar kommer bekräftelsen också i ett mejl.',
  },
  /** After a signature. */
  signature: {
    heading: ELSEWHERE,
    text: 'Bekräftelsen hör inte till den här webbläsaren, eller har redan använts, och kan inte avslutas här. Gå tillbaka till kassan där du beställde: där står om beställningen är bekräftad, och annars kan du bekräfta den igen.',
  },
  login: {
    heading: ELSEWHERE,
    text: 'Inloggningen hör inte till den här webbläsaren, eller har redan använts. Du är inte inloggad här, och inget har beställts. Öppna sidan där du började, eller logga in här.',
  },
} as const satisfies Readonly<Record<string, ReturnText>>;

const REPLACED = 'Du har påbörjat ett nytt ärende';

/** A return of an identification that this browser has replaced by another one of the same kind, in another tab or after three minutes. */
export const replaced = {
  signature: {
    heading: REPLACED,
    text: 'Efter den här bekräftelsen började du en ny i samma webbläsare, och då gäller bara den nya. Gå vidare i den andra fliken, eller gå till kassan: där står vad som gäller, och beställningen kan bekräftas igen.',
  },
  login: {
    heading: REPLACED,
    text: 'Efter den här inloggningen började du en ny i samma webbläsare, och då gäller bara den nya. Gå vidare i den andra fliken, eller logga in igen här.',
  },
} as const satisfies Readonly<Record<string, ReturnText>>;

/** For an order of a return address that cannot be shown; null for one that can, or that is not known yet. */
export function returnText(status: OrderStatus | null): ReturnText | null {
  switch (status?.kind) {
    case 'hidden':
      return elsewhere.payment;
    case 'gone':
      return {
        heading: 'Beställningen finns inte',
        text: 'Vi har ingen sådan beställning och ingen betalning för den. Ser du att pengar har dragits, kontakta oss innan du beställer igen.',
      };
    default:
      return null;
  }
}

/** For a browser that does not return cookies. */
export const noCookies = {
  text: `Din webbläsare sparar inte kakor från oss, och utan dem går det varken att logga in eller att beställa: tillåt kakor för ${site.name} och ladda om sidan.`,
  /** Beside an order that may exist. */
  mayBeOpen:
    'En beställning från den här webbläsaren kan redan ha kommit fram. Betala inte en gång till: tillåt kakor, så ser du den här igen.',
} as const;
