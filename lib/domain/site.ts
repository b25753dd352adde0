/**
 * Facts about the shop and its company that the law requires on every page (domain.md 5.3). The company is fictional: a dealer
 * replaces the values here.
 */
export const site = {
  name: 'Guldkajen',
  legalName: 'Guldkajen Ädelmetall AB',
  organisationNumber: '559000-0000',
  vatNumber: 'SE559000000001',
  /** Registration for trade in used goods, lag (1999:271). */
  policeRegistration: 'AA123-456/26',
  phone: { display: '040-12 34 56', href: 'tel:+4640123456' },
  email: 'kund@guldkajen.example',
  address: { street: 'Södergatan 12', postalCode: '211 34', city: 'Malmö', country: 'SE' },
  openingHours: [
    { days: 'Måndag–fredag', hours: '10.00–17.30' },
    { days: 'Lördag', hours: '10.00–14.00' },
    { days: 'Söndag', hours: 'Stängt' },
  ],
  bank: { bankgiro: '123-4567', account: '8000-1 234 567 890-1', payWithinBankDays: 1, arriveWithinBankDays: 3 },
  /** Logo link of the order terms page (spec.md section 2). */
  companySite: 'https://www.guldkajen.example',
  /** Open Graph image of pages without their own. */
  shareImage: '/images/og-default.png',
  locale: 'sv-SE',
  currency: 'SEK',
} as const;
