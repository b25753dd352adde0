import type { PaymentHandler } from '../payment-handler';
import { failures, payingText } from './texts';

/** Seconds to approve (domain.md 2.4). */
const LASTS = 180;

/** Swish e-commerce: the customer approves on the phone with the typed number (spec.md sections 4 and 8; domain.md 2). */
export const swish: PaymentHandler = {
  name: 'swish',
  codes: /^swish(_?v?\d+)?$/,
  refusals: {
    TEL01: 'TEL01',
    BE18: 'BE18',
    RP06: 'RP06',
    VR01: 'VR01',
    VR02: 'VR02',
    ACMT01: 'ACMT01',
    ACMT03: 'VR02',
    AM21: 'AM21',
    AM02: 'AM02',
    CB: 'CB',
  },
  otherRefusal: (code) => (code === 403 ? '403' : 'DEF'),
  failures,
  start: () => ({ kind: 'waiting' }),
  check: {
    path: (orderId) => `get-swish-check-payment?${new URLSearchParams({ orderId: String(orderId) })}`,
    failures: {
      UA01: 'UA01',
      BANKIDCL: 'UA01',
      BANKIDUNKN: 'UA01',
      RF07: 'RF07',
      AM21: 'AM21',
      AM02: 'AM21',
      BANKIDONGOING: 'BANKIDONGOING',
      FF10: 'FF10',
      TM01: 'TM01',
      DS24: 'DS24',
    },
    limit: LASTS + 15,
    overdue: { open: 'TIME_UP', unanswered: 'DS24' },
  },
  signing: null,
  field: 'phone',
  lasts: LASTS,
  text: payingText,
  owed: null,
  states: { waiting: 'Väntar på att du godkänner i Swish' },
  mayBeCancelled: true,
  mayBeRetried: true,
  declined:
    'Du har sagt nej till den nya summan. Avvisa förfrågan i Swish-appen. Beställningen är inte betald, och inga pengar dras om du inte godkänner betalningen där.',
};
