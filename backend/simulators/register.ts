export interface RegisteredPerson {
  /** Twelve digits; a coordination number has 60 added to the day. */
  readonly personalNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  /** Five digits. */
  readonly zipcode: string;
  readonly city: string;
  readonly co: string;
  /** The shop's data about them before their first visit; empty when none. */
  readonly email: string;
  readonly phone: string;
  readonly newsletter: boolean;
  /** The shop rejects their orders (message CB). */
  readonly blocked: boolean;
  /** Shown on the hosted BankID page, to help testers choose a case. */
  readonly note: string;
}

const ordinary = { co: '', email: '', phone: '', newsletter: false, blocked: false };

/**
 * The simulated population register. Nobody in it exists: the numbers are well-known fictitious ones or have the birth
 * numbers 980-999 that are reserved for tests, with valid check digits (domain.md 3.6). The phone numbers are of the series
 * that PTS reserves for films and books.
 */
export const register: readonly RegisteredPerson[] = [
  {
    ...ordinary,
    personalNumber: '191212121212',
    firstName: 'Tolvan',
    lastName: 'Tolvansson',
    address: 'Storgatan 12',
    zipcode: '21142',
    city: 'Malmö',
    email: 'tolvan@post.test',
    phone: '0701740612',
    note: 'Vanlig kund med alla uppgifter',
  },
  {
    ...ordinary,
    personalNumber: '198507099805',
    firstName: 'Maja',
    lastName: 'Lindqvist',
    address: 'Ängsvägen 7 B',
    zipcode: '41126',
    city: 'Göteborg',
    email: 'maja.lindqvist@post.test',
    phone: '0701740605',
    newsletter: true,
    note: 'Prenumererar på nyhetsbrevet',
  },
  {
    ...ordinary,
    personalNumber: '197803149819',
    firstName: 'Per-Åke',
    lastName: 'Öberg',
    address: 'Hamngatan 3',
    zipcode: '90326',
    city: 'Umeå',
    email: 'per-ake.oberg@post.test',
    phone: '0701740606',
    blocked: true,
    note: 'Spärrad kund: kan logga in men inte beställa',
  },
  {
    ...ordinary,
    personalNumber: '201204179848',
    firstName: 'Elsa',
    lastName: 'Ek',
    address: 'Skolgatan 21',
    zipcode: '75332',
    city: 'Uppsala',
    note: 'Under 18 år',
  },
  {
    ...ordinary,
    personalNumber: '197010632391',
    firstName: 'Samir',
    lastName: 'Haddad',
    address: 'Bergsgatan 44',
    zipcode: '21422',
    city: 'Malmö',
    email: 'samir.haddad@post.test',
    phone: '0701740607',
    note: 'Har samordningsnummer',
  },
  {
    ...ordinary,
    personalNumber: '196205289827',
    firstName: 'Ulla',
    lastName: 'Bergström',
    address: 'Kyrkogatan 1',
    zipcode: '62156',
    city: 'Visby',
    email: 'kund@example.com',
    phone: '0701740608',
    note: 'E-postadressen är bara en platshållare',
  },
  {
    ...ordinary,
    personalNumber: '199111039831',
    firstName: 'Noah',
    lastName: 'Nyström',
    address: 'Lundavägen 60, lgh 1203',
    zipcode: '21224',
    city: 'Malmö',
    co: 'c/o Svensson',
    note: 'Bor c/o, saknar e-post och telefon',
  },
  {
    ...ordinary,
    personalNumber: '195512309807',
    firstName: 'Anna Karin Margareta',
    lastName: 'von Essen-Wallenstråle',
    address: 'Slottsbacken 2',
    zipcode: '11130',
    city: 'Stockholm',
    email: 'anna.karin.margareta.von.essen-wallenstrale@post.test',
    phone: '0701740609',
    note: 'Långt namn och lång e-postadress',
  },
  {
    ...ordinary,
    personalNumber: '200109159871',
    firstName: 'Liam',
    lastName: "O'Neill & Söner",
    address: 'Järnvägsgatan 9',
    zipcode: '25227',
    city: 'Helsingborg',
    email: 'liam@post.test',
    phone: '0701740610',
    note: 'Ovanliga tecken i namnet',
  },
  {
    ...ordinary,
    personalNumber: '191910109899',
    firstName: 'Sigurd',
    lastName: 'Hallgren',
    address: 'Rosengången 5',
    zipcode: '22100',
    city: 'Lund',
    phone: '0701740611',
    note: 'Över hundra år',
  },
];

const byNumber = new Map(register.map((person) => [person.personalNumber, person]));

/** The person with these twelve digits; undefined for a number that is not in the register. */
export function findPerson(personalNumber: string): RegisteredPerson | undefined {
  return byNumber.get(personalNumber);
}
