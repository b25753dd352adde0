import type { PaymentHandler } from '../payment-handler';

/** The customer pays on the bank's page and returns; the return does not prove a payment (spec.md section 4; domain.md 4.1). */
export const zimpler: PaymentHandler = {
  name: 'zimpler',
  codes: /^zimpler(_checkout)?(_?v?\d+)?$/,
  refusals: { CB: 'CB' },
  otherRefusal: (code) => (code === 403 ? '403' : 'ZIMPLER'),
  // Step 2 unless the code is 403 (spec.md section 4); 500 is uncertain and not a refusal.
  movesOnWhenRefused: (code) => code !== 403,
  failures: {
    ZIMPLER: {
      heading: 'Betalningen blev inte klar',
      text: 'Ingen ny betalning har startats. Du kan försöka igen eller välja ett annat betalsätt.',
      actions: ['retry', 'other-method'],
      showsCode: false,
    },
    ENDED: {
      heading: 'Betalningen blev inte klar',
      text: 'Banken har avslutat betalningen. Inga pengar har dragits. Du kan försöka igen eller välja ett annat betalsätt, så gäller samma beställning.',
      actions: ['retry', 'other-method'],
      showsCode: false,
    },
  },
  ended: 'ENDED',
  start: ({ redirectUrl }) =>
    redirectUrl === null ? { kind: 'failed', code: 'ZIMPLER' } : { kind: 'redirecting', redirectUrl },
  check: null,
  signing: null,
  field: null,
  lasts: null,
  text: {
    heading: 'Vi väntar på besked från banken',
    status: 'Beskedet kommer oftast inom en minut. Betala inte igen under tiden.',
    openRequest:
      'Betalningen kan fortfarande vara öppen hos din bank. Godkänn den bara om beloppet stämmer, och stäng bankens sida om du inte vill betala.',
    back: 'Tillbaka till bankens sida',
    abandon: 'Jag avbröt betalningen',
  },
  owed: null,
  states: { waiting: 'Väntar på besked från banken' },
  mayBeCancelled: true,
  mayBeRetried: true,
  declined:
    'Du har sagt nej till den nya summan. Godkänn ingen betalning hos banken. Beställningen är inte betald, och inga pengar dras om du inte godkänner betalningen där.',
};
