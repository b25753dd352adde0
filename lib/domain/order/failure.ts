/** Next steps; each is a button under the text of a failure. */
export type FailureAction =
  /** Order again with the same details. */
  | 'retry'
  /** Check the same payment again, without starting a new one. */
  | 'check'
  | 'other-method'
  | 'other-delivery'
  /** Correct the contact details. */
  | 'details'
  | 'cart'
  | 'sign-in'
  /** Load the page anew. */
  | 'reload'
  /** Abandon the earlier order and place another. */
  | 'new-order'
  | 'contact';

export interface FailureText {
  readonly heading: string;
  /** What happened, whether money was drawn (if certain), and what to do (domain.md 2.3). */
  readonly text: string;
  readonly actions: readonly FailureAction[];
  /** Names a repeated payment by what it does, where that is more than another try. */
  readonly retryLabel?: string;
  /** False for a code that does not help support. */
  readonly showsCode?: false;
}

/** Why an order or its payment failed. `way` is the payment handler's name; null for a failure without a payment. */
export interface Failure {
  readonly way: string | null;
  readonly code: string;
  /** Finds the line in the shop's log (lib/domain/reference.ts). */
  readonly reference?: string | undefined;
}

/** Failures of every payment method. */
export const commonFailures: Readonly<Record<string, FailureText>> = {
  CB: {
    heading: 'Vi kan inte ta emot beställningen här',
    text: 'Din beställning kan inte slutföras på webbplatsen. Ingen betalning har startats.',
    // The shop's telephone is the only way on (spec.md section 6).
    actions: ['contact'],
  },
  '403': {
    heading: 'Beställningen kunde inte godkännas',
    text: 'Beställningen fick inte läggas just nu. Ingen betalning har startats. Ladda om sidan, kontrollera dina uppgifter och försök igen. Kontakta oss om felet kvarstår.',
    actions: ['retry', 'other-method', 'contact'],
  },
  CANCELLED: {
    heading: 'Beställningen är avbruten',
    text: 'Vi har avbrutit beställningen, och den kan inte längre betalas. Försök igen, så läggs en ny beställning.',
    actions: ['retry', 'contact'],
    showsCode: false,
  },
  EXPIRED: {
    heading: 'Beställningen blev inte betald i tid',
    text: 'Sista dagen att betala har gått ut. Betala inte den beställningen, för priset gäller inte längre. Försök igen, så läggs en ny till dagens pris. Har du redan betalat, kontakta oss först.',
    actions: ['retry', 'contact'],
    showsCode: false,
  },
  SESSION: {
    heading: 'Du är inte längre inloggad',
    text: 'Inloggningen har gått ut, och därför skickades beställningen inte. Logga in igen, eller ange ditt personnummer i kassan.',
    actions: ['sign-in', 'details'],
    showsCode: false,
  },
  UNKNOWN_ORDER: {
    heading: 'Beställningen finns inte kvar',
    text: 'Vi har ingen sådan beställning och ingen betalning för den. Beställ igen om du vill köpa varorna. Ser du att pengar har dragits, kontakta oss först.',
    actions: ['retry', 'contact'],
    showsCode: false,
  },
  HIDDEN_ORDER: {
    heading: 'En annan beställning kan vara öppen',
    text: 'En beställning från den här webbläsaren hör till en annan inloggning, och den kan vara betald eller fortfarande betalas. Inget nytt har beställts. Är den din, logga in igen, så gäller samma beställning. Gör en ny om den inte är din, eller om du vet att den inte blir betald.',
    actions: ['sign-in', 'new-order', 'contact'],
    showsCode: false,
  },
  STOCK: {
    heading: 'En vara räcker inte till',
    text: 'Lagret har ändrats sedan du granskade beställningen, och inget nytt har beställts. Öppna varukorgen, så ser du vad som finns kvar.',
    actions: ['cart', 'contact'],
    showsCode: false,
  },
  NO_ADDRESS: {
    heading: 'Vi har ingen adress att skicka till',
    text: 'Folkbokföringen lämnar inte ut namn och adress, till exempel för den som har skyddade personuppgifter, och därför kan inget paket skickas. Inget nytt har beställts. Hämta varorna i butiken, eller kontakta oss, så hjälper vi dig.',
    actions: ['other-delivery', 'contact'],
    showsCode: false,
  },
  DELIVERY_GONE: {
    heading: 'Leveranssättet finns inte längre',
    text: 'Leveranssättet som du valde går inte längre att få för den här beställningen, och inget nytt har beställts. Välj ett annat, och granska beställningen igen.',
    actions: ['other-delivery', 'contact'],
    showsCode: false,
  },
  PAYMENT_GONE: {
    heading: 'Betalsättet finns inte längre',
    text: 'Betalsättet som du valde går inte längre att använda, och inget nytt har beställts. Välj ett annat, och granska beställningen igen.',
    actions: ['other-method', 'contact'],
    showsCode: false,
  },
  NO_PRICE: {
    heading: 'En vara har inget pris',
    text: 'Den säljs bara på förfrågan, och det här försöket skickades inte. Ta bort varan ur varukorgen för att beställa resten, eller kontakta oss om den.',
    actions: ['cart', 'contact'],
    showsCode: false,
  },
  CLOSED: {
    heading: 'Vi tar just nu inte emot beställningar',
    text: 'Det här försöket skickades inte, och ingen betalning har startats för det. Dina varor ligger kvar i varukorgen. Försök igen om en stund, eller kontakta oss.',
    actions: ['retry', 'cart', 'contact'],
    showsCode: false,
  },
  BLOCKED: {
    heading: 'Något i webbläsaren stoppar beställningen',
    text: 'Beställningen är inte skickad. Webbplatsen går att nå, men beställningen kommer inte fram, oftast för att ett tillägg i webbläsaren stoppar den. Stäng av reklam- eller innehållsblockeringen för den här webbplatsen, eller beställ i en annan webbläsare.',
    actions: ['retry', 'contact'],
    showsCode: false,
  },
  OFFLINE: {
    heading: 'Ingen anslutning',
    text: 'Beställningen är inte skickad: det här försöket nådde inte fram till oss. Kontrollera anslutningen och försök igen.',
    actions: ['retry', 'contact'],
    showsCode: false,
  },
  LIMIT: {
    heading: 'Många handlar just nu',
    text: 'Det har kommit många beställningar från ditt nätverk på kort tid, och det här försöket skickades inte. Vänta en minut och försök igen.',
    actions: ['retry', 'contact'],
    showsCode: false,
  },
  OTHER_BUYER: {
    heading: 'En annan beställning är påbörjad',
    text: 'Du har en påbörjad beställning i en annan persons namn, och den kan fortfarande betalas. Inget nytt har beställts. Vänta tills den är betald eller tiden för betalningen har gått ut. Gör en ny om du vet att den inte blir betald. Om båda betalas köper du varorna två gånger.',
    actions: ['retry', 'details', 'new-order', 'contact'],
    showsCode: false,
  },
  DOUBTED_BUYER: {
    heading: 'Vi vet inte om din förra beställning kom fram',
    text: 'Den skickades med ett annat personnummer, och vi fick inget besked. Inget nytt har beställts. Om numret stämde ändrar du tillbaka det, så gäller samma beställning. Om det var fel gör du en ny. Kom den förra fram kan den fortfarande betalas. Om båda betalas köper du varorna två gånger.',
    actions: ['details', 'new-order', 'contact'],
    showsCode: false,
  },
  OLD_PAGE: {
    heading: 'Webbplatsen har uppdaterats',
    text: 'Sidan är från en annan version av webbplatsen, och det här försöket skickades inte. Ladda om sidan och beställ igen: varukorgen, dina val och det du skrev finns kvar, utom personnumret, som vi inte sparar.',
    actions: ['reload', 'contact'],
    showsCode: false,
  },
  INPUT: {
    heading: 'Beställningen kunde inte skickas',
    text: 'Uppgifterna kunde inte läsas, och det här försöket skickades inte. Kontrollera dem och försök igen.',
    actions: ['details', 'contact'],
    showsCode: false,
  },
};

/** Refusal codes with the same meaning for every payment method, and the failure of each. */
export const commonRefusals: Readonly<Record<string, string>> = {
  SOLD_OUT: 'STOCK',
  OUT_OF_STOCK: 'STOCK',
  STOCK: 'STOCK',
  ORDER_CANCELLED: 'CANCELLED',
  NO_ADDRESS: 'NO_ADDRESS',
  SHIPPING_METHOD: 'DELIVERY_GONE',
  PAYMENT_METHOD: 'PAYMENT_GONE',
};
