import type { PaymentHandler } from '../payment-handler';
import { owed } from './owed';

/** Confirmed with BankID unless the customer is signed in, paid afterwards (spec.md section 4; domain.md 4.2). */
export const bankTransfer: PaymentHandler = {
  name: 'bank_transfer',
  codes: /^bank_?transfer(_?v?\d+)?$/,
  refusals: { CB: 'CB', NOT_BUYER: 'NOT_BUYER' },
  otherRefusal: (code) => (code === 403 ? '403' : 'DEF'),
  failures: {
    DEF: {
      heading: 'Beställningen kunde inte bekräftas',
      text: 'Något gick fel när beställningen skulle bekräftas. Försök igen. Har du redan betalat? Kontakta oss, så kontrollerar vi det, och betala inte en gång till.',
      actions: ['retry', 'other-method', 'contact'],
    },
    SIGNING_CANCELLED: {
      heading: 'Du avbröt bekräftelsen',
      text: 'Beställningen väntar fortfarande på att du bekräftar den med BankID. Inga pengar har dragits.',
      actions: ['retry', 'other-method'],
      showsCode: false,
    },
    SIGNING_EXPIRED: {
      heading: 'Bekräftelsen hann inte bli klar',
      text: 'Tiden för BankID gick ut. Beställningen väntar fortfarande på att du bekräftar den. Inga pengar har dragits.',
      actions: ['retry', 'other-method'],
      showsCode: false,
    },
    SIGNING_UNKNOWN: {
      heading: 'Vi vet inte om bekräftelsen kom fram',
      text: 'Vi fick inget besked om din bekräftelse. Kontrollera den igen, och betala inte innan beställningen är bekräftad. Inga pengar har dragits.',
      actions: ['check', 'contact'],
      showsCode: false,
    },
    NOT_BUYER: {
      heading: 'Fel person bekräftade',
      text: 'Den som bekräftar måste vara samma person som köper och betalar. Beställningen väntar fortfarande på köparens BankID. Inga pengar har dragits.',
      actions: ['retry', 'other-method', 'contact'],
      showsCode: false,
    },
  },
  start: ({ verificationRequired, signedIn }) =>
    verificationRequired || !signedIn ? { kind: 'signing' } : { kind: 'done' },
  check: null,
  signing: {
    waiting: 'När beställningen är bekräftad ser du hur du betalar. Inga pengar har dragits.',
    failures: {
      cancelled: 'SIGNING_CANCELLED',
      expired: 'SIGNING_EXPIRED',
      unknown: 'SIGNING_UNKNOWN',
      refused: 'DEF',
    },
  },
  field: null,
  lasts: null,
  text: {
    heading: 'Bekräfta beställningen med BankID',
    status:
      'Beställningen är mottagen och väntar på din bekräftelse. Den som bekräftar måste vara samma person som köper och betalar. Efter bekräftelsen visar vi hur du betalar.',
    openRequest: 'Inga pengar dras: du betalar själv från din bank när beställningen är bekräftad.',
  },
  owed,
  states: {},
  mayBeCancelled: false,
  mayBeRetried: true,
  declined:
    'Du har sagt nej till den nya summan. Betala inte beställningen. Är den redan bekräftad, ring eller mejla oss, så avbryter vi den.',
};
