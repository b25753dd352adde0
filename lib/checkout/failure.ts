/** Ways on that stand under a failure's text. */
export type WayOn =
  /** Order again with the same details. */
  | 'retry'
  /** Look at the same payment again, without starting a new one. */
  | 'check'
  | 'other-method'
  /** Correct the contact details. */
  | 'details'
  | 'cart'
  | 'sign-in'
  | 'contact';

export interface FailureText {
  readonly heading: string;
  /** What happened, whether money moved where that is certain, and what to do (domain.md 2.3). */
  readonly text: string;
  readonly ways: readonly WayOn[];
  /** False for a code that would tell support nothing. */
  readonly showsCode?: false;
}

/** Why an order or its payment did not go through. `way` is the payment's name; null for a failure of no payment. */
export interface Failure {
  readonly way: string | null;
  readonly code: string;
}

/** What every way to pay can meet. */
export const commonFailures: Readonly<Record<string, FailureText>> = {
  CB: {
    heading: 'Vi kan inte ta emot beställningen här',
    text: 'Din beställning kan inte slutföras på webbplatsen. Inget har debiterats. Ring eller mejla oss så hjälper vi dig vidare.',
    ways: ['retry', 'other-method', 'contact'],
  },
  '403': {
    heading: 'Beställningen kunde inte godkännas',
    text: 'Beställningen fick inte läggas just nu. Inget har debiterats. Ladda om sidan, kontrollera dina uppgifter och försök igen. Kontakta oss om felet kvarstår.',
    ways: ['retry', 'other-method', 'contact'],
  },
  CANCELLED: {
    heading: 'Beställningen är avbruten',
    text: 'Butiken har avbrutit beställningen, och den kan inte längre betalas. Försök igen, så läggs en ny beställning.',
    ways: ['retry', 'contact'],
    showsCode: false,
  },
  SESSION: {
    heading: 'Du är inte längre inloggad',
    text: 'Inloggningen har gått ut, och därför skickades beställningen inte. Logga in igen, eller ange ditt personnummer i kassan.',
    ways: ['sign-in', 'details'],
    showsCode: false,
  },
  STOCK: {
    heading: 'En vara räcker inte till',
    text: 'Lagret har ändrats sedan du granskade beställningen, och inget har beställts. Öppna varukorgen, så ser du vad som finns kvar.',
    ways: ['cart', 'contact'],
    showsCode: false,
  },
  LIMIT: {
    heading: 'För många försök',
    text: 'Du har försökt många gånger på kort tid, och det här försöket skickades inte. Vänta en minut och försök igen.',
    ways: ['retry', 'contact'],
    showsCode: false,
  },
  OTHER_BUYER: {
    heading: 'En annan beställning är påbörjad',
    text: 'Du har en påbörjad beställning i en annan persons namn, och den kan fortfarande betalas. Vänta tills den är betald eller har gått ut, så kan du beställa i ditt eget namn.',
    ways: ['retry', 'contact'],
    showsCode: false,
  },
  INPUT: {
    heading: 'Beställningen kunde inte skickas',
    text: 'Uppgifterna kunde inte läsas, och det här försöket skickades inte. Kontrollera dem och försök igen.',
    ways: ['details', 'contact'],
    showsCode: false,
  },
};

/** Words of a refusal that mean the same for every way to pay, and the failure that each means. */
export const commonRefusals: Readonly<Record<string, string>> = {
  SOLD_OUT: 'STOCK',
  OUT_OF_STOCK: 'STOCK',
  STOCK: 'STOCK',
  ORDER_CANCELLED: 'CANCELLED',
};
