export interface Method {
  readonly id: number;
  readonly code: string;
  readonly position: number;
  readonly name: string;
  readonly description: string;
}

export interface PaymentMethod extends Method {
  readonly instructions: string | null;
}

/** Codes: contract.md A4. */
export const paymentMethods: readonly PaymentMethod[] = [
  {
    id: 3,
    code: 'swish',
    position: 0,
    name: 'Swish',
    description:
      'Du godkänner betalningen i Swish-appen med BankID. Beloppet måste rymmas inom den gräns du har hos din bank.',
    instructions: 'Ange ditt mobilnummer och öppna Swish när betalningen har skickats. Du har tre minuter på dig.',
  },
  {
    id: 4,
    code: 'zimpler',
    position: 1,
    name: 'Direktbetalning från bank (Zimpler)',
    description: 'Du väljer din bank och godkänner överföringen med BankID. Pengarna dras direkt från ditt konto.',
    instructions: null,
  },
  {
    id: 5,
    code: 'bank_transfer',
    position: 2,
    name: 'Banköverföring eller bankgiro',
    description:
      'Du betalar från din egen internetbank. Priset gäller från beställningen om du betalar inom en bankdag.',
    instructions:
      'Betala från ett eget konto och ange betalningsreferensen. Betalningar från någon annans konto skickas tillbaka.',
  },
];

/** No prices here: delivery cost depends on the order's value, and the order routes compute it. */
export const shippingMethods: readonly Method[] = [
  {
    id: 1,
    code: 'postnord-rek',
    position: 0,
    name: 'PostNord, rekommenderat och försäkrat',
    description: 'Hämtas mot legitimation hos ditt postombud, normalt 1–2 arbetsdagar efter avsändning.',
  },
  {
    id: 2,
    code: 'butik-malmo',
    position: 1,
    name: 'Hämta i butiken i Malmö',
    description: 'Kostnadsfritt. Beställningen ligger kvar i upp till tre månader och lämnas ut mot legitimation.',
  },
];
