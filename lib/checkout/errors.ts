/** Everything that can be told to a customer whose order or payment did not go through (spec.md section 8). */
export type CheckoutErrorCode =
  | 'TEL01'
  | 'RP06'
  | 'VR01'
  | 'VR02'
  | 'AM21'
  | 'AM02'
  | 'CB'
  | 'DEF'
  | 'DEF_BANK'
  | 'UA01'
  | 'RF07'
  | '403'
  | '500'
  | 'TM01'
  | 'BANKIDONGOING'
  | 'FF10'
  | 'DS24'
  | 'ZIMPLER'
  | 'LOST';

/** Ways on that stand under the text. `check`: look at the same payment again, without starting a new one. */
export type WayOn = 'retry' | 'other-method' | 'contact' | 'check';

export interface CheckoutError {
  readonly heading: string;
  readonly text: string;
  readonly ways: readonly WayOn[];
  /** Shown small, for a call to support; null where a code would say nothing. */
  readonly supportCode: string | null;
}

const both: readonly WayOn[] = ['retry', 'other-method'];

/** Texts of domain.md 2.3 and 4.1. Each says what happened, whether money moved, and what to do. */
const catalogue: Record<CheckoutErrorCode, readonly [heading: string, text: string, ways: readonly WayOn[]]> = {
  TEL01: [
    'Kontrollera mobilnumret',
    'Mobilnumret gick inte att använda för Swish. Ange ett svenskt mobilnummer som börjar på 07 och har 10 siffror, och som är anslutet till Swish. Ingen betalning har startats.',
    both,
  ],
  RP06: [
    'Du har redan en Swish-betalning som väntar',
    'Det finns redan en obesvarad betalning till ditt nummer. Öppna Swish-appen och godkänn eller avbryt den, eller vänta cirka tre minuter tills den har gått ut. Tryck sedan på Försök igen.',
    both,
  ],
  VR01: [
    'Åldersgränsen uppfylls inte',
    'Swish-numret tillhör en person som inte uppfyller vår åldersgräns på 18 år. Inga pengar har dragits. Kontakta oss om du tror att det är fel.',
    ['retry', 'other-method', 'contact'],
  ],
  VR02: [
    'Swish-numret hör inte ihop med personnumret',
    'Numret är inte anslutet till Swish, eller så är det anslutet i någon annans namn. Köpare, betalare och mottagare måste vara samma person. Kontrollera numret och personnumret, eller välj ett annat betalsätt. Inga pengar har dragits.',
    both,
  ],
  AM21: [
    'Beloppet är högre än din Swish-gräns',
    'Banken stoppade betalningen eftersom beloppet är högre än den gräns du har för Swish. Inga pengar har dragits. Höj gränsen i din bankapp och försök igen, eller betala med banköverföring.',
    both,
  ],
  AM02: [
    'Beloppet är för högt för Swish',
    'Det här köpet är större än vad som kan betalas med Swish. Inga pengar har dragits. Välj banköverföring eller ett annat betalsätt.',
    both,
  ],
  CB: [
    'Vi kan inte ta emot beställningen här',
    'Din beställning kan inte slutföras på webbplatsen. Inget har debiterats. Ring eller mejla oss så hjälper vi dig vidare.',
    ['retry', 'other-method', 'contact'],
  ],
  DEF: [
    'Betalningen kunde inte startas',
    'Något gick fel när vi skulle starta Swish-betalningen. Ingen betalning har startats. Försök igen om en stund eller välj ett annat betalsätt.',
    both,
  ],
  DEF_BANK: [
    'Beställningen kunde inte bekräftas',
    'Något gick fel när beställningen skulle bekräftas. Försök igen. Har du redan betalat? Kontakta oss, så kontrollerar vi det, och betala inte en gång till.',
    ['retry', 'other-method', 'contact'],
  ],
  UA01: [
    'Betalningen avbröts',
    'Betalningen godkändes inte i Swish. Om du inte avbröt den själv: kontrollera att BankID fungerar och försök igen. Inga pengar har dragits.',
    both,
  ],
  RF07: [
    'Banken nekade betalningen',
    'Din bank godkände inte betalningen. En vanlig orsak är att beloppet överskrider din Swish-gräns. Inga pengar har dragits. Kontrollera gränsen i bankappen, kontakta banken eller välj ett annat betalsätt.',
    both,
  ],
  '403': [
    'Beställningen kunde inte godkännas',
    'Beställningen fick inte läggas just nu. Inget har debiterats. Ladda om sidan, kontrollera dina uppgifter och försök igen. Kontakta oss om felet kvarstår.',
    ['retry', 'other-method', 'contact'],
  ],
  '500': [
    'Tekniskt fel hos oss',
    'Tekniskt fel hos oss. Ingen betalning har startats. Försök igen om en liten stund.',
    both,
  ],
  TM01: [
    'Betalningen hann inte godkännas',
    'Betalningen hann inte godkännas i tid och avbröts. Inga pengar har dragits. Öppna Swish-appen direkt när du försöker igen.',
    ['check', 'retry', 'other-method'],
  ],
  BANKIDONGOING: ['BankID används redan', 'BankID används redan på din enhet. Avsluta det och försök igen.', both],
  FF10: [
    'Tillfälligt fel hos banken',
    'Det är ett tillfälligt fel hos banken. Inga pengar har dragits. Försök igen om en stund.',
    both,
  ],
  DS24: [
    'Vi väntar fortfarande på besked',
    'Vi fick inget svar från banken och vet ännu inte om betalningen gick igenom. Betala inte igen. Titta i Swish-appen eller på ditt konto och kontakta oss om pengarna har dragits.',
    ['check', 'contact'],
  ],
  ZIMPLER: [
    'Betalningen blev inte klar',
    'Betalningen blev inte klar. Ingen ny betalning har startats. Du kan försöka igen eller välja ett annat betalsätt.',
    both,
  ],
  LOST: [
    'Vi vet inte om beställningen kom fram',
    'Vi skickade din beställning men fick inget svar. Tryck på Försök igen, så tar vi reda på det. Det blir aldrig två beställningar av ett köp.',
    ['retry', 'contact'],
  ],
};

const withoutCode: ReadonlySet<CheckoutErrorCode> = new Set(['LOST', 'ZIMPLER', 'TM01']);

/** What to show for a code. */
export function checkoutError(code: CheckoutErrorCode): CheckoutError {
  const [heading, text, ways] = catalogue[code];
  return { heading, text, ways, supportCode: withoutCode.has(code) ? null : code.replace('_BANK', '') };
}

/** True for a string that a stored or received state may carry as an error code. */
export function isCheckoutErrorCode(value: unknown): value is CheckoutErrorCode {
  return typeof value === 'string' && Object.hasOwn(catalogue, value);
}

/** Spellings that mean the same to a customer (spec.md section 8; domain.md 2.2 and 2.3). */
const createCodes: Record<string, CheckoutErrorCode> = {
  TEL01: 'TEL01',
  RP06: 'RP06',
  VR01: 'VR01',
  VR02: 'VR02',
  ACMT03: 'VR02',
  AM21: 'AM21',
  AM02: 'AM02',
  CB: 'CB',
};

const checkCodes: Record<string, CheckoutErrorCode> = {
  UA01: 'UA01',
  BANKIDCL: 'UA01',
  RF07: 'RF07',
  AM21: 'AM21',
  AM02: 'AM21',
  BANKIDONGOING: 'BANKIDONGOING',
  FF10: 'FF10',
  TM01: 'TM01',
  DS24: 'DS24',
};

function firstCode(message: string, codes: Record<string, CheckoutErrorCode>): CheckoutErrorCode | null {
  for (const word of message.toUpperCase().match(/[A-Z0-9]+/g) ?? []) {
    if (Object.hasOwn(codes, word)) return codes[word] ?? null;
  }
  return null;
}

/** The code behind a failed create-order on the Swish path; anything unknown is DEF (spec.md section 8). */
export function swishCreateError(message: string): CheckoutErrorCode {
  return firstCode(message, createCodes) ?? 'DEF';
}

/** Bank transfer: CB stays CB, anything else is DEF, here with its own text (spec.md section 8). */
export function bankTransferError(message: string): CheckoutErrorCode {
  return firstCode(message, { CB: 'CB' }) ?? 'DEF_BANK';
}

export type SwishCheck = { readonly kind: 'paid' } | { readonly kind: 'pending' } | SwishFailure;
interface SwishFailure {
  readonly kind: 'failed';
  readonly error: CheckoutErrorCode;
}

/** Reads get-swish-check-payment: 200 is paid, a known code has failed, anything else is pending (domain.md 2.5). */
export function readSwishCheck(answer: { readonly code: number; readonly message: string }): SwishCheck {
  if (answer.code === 200) return { kind: 'paid' };
  const error = firstCode(answer.message, checkCodes);
  return error ? { kind: 'failed', error } : { kind: 'pending' };
}
