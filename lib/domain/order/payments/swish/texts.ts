import type { FailureAction, FailureText } from '@/lib/domain/order/failure';
import type { PayingText } from '../payment-handler';

const both: readonly FailureAction[] = ['retry', 'other-method'];

const NUMBER =
  'Mobilnumret gick inte att använda för Swish. Ange ett svenskt mobilnummer som börjar på 07 och har 10\u00a0siffror, och som är anslutet till Swish. Ingen betalning har startats.';
const NOT_ENROLLED =
  'Numret är inte anslutet till Swish, eller så är det anslutet i någon annans namn. Köpare, betalare och mottagare måste vara samma person. Kontrollera numret och personnumret, eller välj ett annat betalsätt. Inga pengar har dragits.';

const NEW_REQUEST = 'Skicka en ny Swish-förfrågan';

/** Texts of domain.md 2.3. The first action is the main one: another way to pay where a new attempt cannot help. "Inga pengar har dragits" is used only where the provider has ended the payment itself. */
export const failures: Readonly<Record<string, FailureText>> = {
  TEL01: {
    heading: 'Kontrollera mobilnumret',
    text: NUMBER,
    actions: ['details', 'other-method'],
  },
  BE18: { heading: 'Kontrollera mobilnumret', text: NUMBER, actions: ['other-method', 'details'] },
  RP06: {
    heading: 'Du har redan en Swish-betalning som väntar',
    text: 'Det finns redan en obesvarad betalning till ditt nummer. Öppna Swish-appen och godkänn eller avbryt den, eller vänta cirka tre minuter tills den har gått ut. Tryck sedan på Försök igen.',
    actions: both,
  },
  VR01: {
    heading: 'Åldersgränsen uppfylls inte',
    text: 'Swish-numret tillhör en person som inte uppfyller vår åldersgräns på 18\u00a0år. Inga pengar har dragits. Kontakta oss om du tror att det är fel.',
    actions: ['details', 'other-method', 'contact'],
  },
  VR02: {
    heading: 'Swish-numret hör inte ihop med personnumret',
    text: NOT_ENROLLED,
    actions: ['details', 'other-method'],
  },
  ACMT01: {
    heading: 'Swish-numret hör inte ihop med personnumret',
    text: NOT_ENROLLED,
    actions: ['other-method', 'details'],
  },
  AM21: {
    heading: 'Beloppet är högre än din Swish-gräns',
    text: 'Banken stoppade betalningen. Inga pengar har dragits. Höj gränsen för Swish i din bankapp och försök igen, eller betala med banköverföring.',
    actions: both,
  },
  AM02: {
    heading: 'Beloppet är för högt för Swish',
    text: 'Inga pengar har dragits. Välj banköverföring eller ett annat betalsätt.',
    actions: ['other-method', 'retry'],
  },
  DEF: {
    heading: 'Betalningen kunde inte startas',
    text: 'Något gick fel när vi skulle starta Swish-betalningen. Ingen betalning har startats. Försök igen om en stund eller välj ett annat betalsätt.',
    actions: both,
  },
  UA01: {
    heading: 'Betalningen avbröts',
    text: 'Betalningen godkändes inte i Swish. Om du inte avbröt den själv: kontrollera att BankID fungerar och försök igen. Inga pengar har dragits.',
    actions: both,
  },
  RF07: {
    heading: 'Banken nekade betalningen',
    text: 'En vanlig orsak är att beloppet överskrider din Swish-gräns. Inga pengar har dragits. Kontrollera gränsen i bankappen, kontakta banken eller välj ett annat betalsätt.',
    actions: both,
  },
  TM01: {
    heading: 'Betalningen hann inte godkännas',
    text: 'Vi har inte fått något besked i tid. Kontrollera i Swish att inget har dragits innan du försöker igen, och öppna då appen direkt.',
    actions: ['check', 'retry'],
    retryLabel: NEW_REQUEST,
    showsCode: false,
  },
  BANKIDONGOING: {
    heading: 'BankID används redan',
    text: 'Avsluta det BankID-ärende som pågår på din enhet och försök igen.',
    actions: both,
  },
  FF10: {
    heading: 'Tillfälligt fel hos banken',
    text: 'Banken kunde inte genomföra betalningen just nu. Inga pengar har dragits. Försök igen om en stund.',
    actions: both,
  },
  DS24: {
    heading: 'Vi väntar fortfarande på besked',
    text: 'Vi fick inget svar från banken och vet ännu inte om betalningen gick igenom. Betala inte igen. Titta i Swish-appen eller på ditt konto och kontakta oss om pengarna har dragits.',
    actions: ['check', 'contact'],
  },
  // Our own limit, not the provider's: the payment may still succeed.
  TIME_UP: {
    heading: 'Tiden för betalningen har gått ut',
    text: 'Vi har inte fått något besked från Swish. Titta i Swish-appen: har du godkänt betalningen kommer beskedet, och då ska du inte betala igen. Annars kan du få en ny förfrågan.',
    actions: ['check', 'retry'],
    retryLabel: NEW_REQUEST,
    showsCode: false,
  },
};

export const payingText: PayingText = {
  heading: 'Öppna Swish och godkänn betalningen',
  status: 'Vi väntar på att du godkänner i Swish. Sidan går vidare så snart det är gjort.',
  otherwise:
    'Godkänner du inte i tid försvinner förfrågan, och inga pengar dras. Då kan du försöka igen eller välja ett annat betalsätt.',
  // Only opens the app: this flow has no token for the payment (domain.md 2.1).
  app: { label: 'Öppna Swish', href: 'swish://' },
  openRequest:
    'Förfrågan kan ligga kvar i Swish-appen. Godkänn den bara om beloppet stämmer. Vill du inte betala, avvisa den i appen; obesvarad försvinner den efter cirka tre minuter.',
  help: {
    summary: 'Jag har inte fått någon förfrågan',
    text: 'Öppna Swish-appen själv, så visas förfrågan där. Kontrollera att mobilnumret stämmer och att appen är uppdaterad. Betalningen kan bara godkännas på den telefon som numret hör till.',
  },
};
