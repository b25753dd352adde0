/** What people type for a name of the shop. Left: what the names, brands and categories contain, folded; right: what else finds them. */
export const CALLED: Readonly<Record<string, string>> = {
  guldtacka: 'tacka tackor gold bar investeringsguld',
  silvertacka: 'tacka tackor silver bar investeringssilver',
  guldmynt: 'mynt gold coin investeringsguld investeringsmynt',
  silvermynt: 'mynt silver coin investeringssilver investeringsmynt',
  gjuten: 'gjutna cast',
  combibar: 'kombitacka kombitackor',
  multidisc: 'kombitacka kombitackor',
  multigram: 'kombitacka kombitackor',
  present: 'gåva presenttacka gift dop doppresent',
  krugerrand: 'kruger rand krügerrand',
  'maple lea': 'mapleleaf lönnlöv kanada kanadensisk canada canadian',
  philharmoniker: 'philharmonic filharmoniker filharmonikerna vienna wien österrike österrikisk austria austrian',
  kanguru: 'kangaroo nugget australien australisk australian',
  'american eagle': 'örn amerika amerikansk usa',
  buffalo: 'buffel bison amerikansk usa',
  britannia: 'storbritannien engelsk brittisk british england',
  sovereign: 'pund engelsk brittisk british england',
  'half sovereign': 'halvsovereign halv',
  tub: 'rör myntrör mynttub tuber',
  monsterbox: 'rör myntrör låda',
  lunar: 'månkalender zodiak kinesisk kalender australien australisk',
  hasten: 'horse häst',
  ormen: 'snake orm',
  geten: 'goat get',
  kookaburra: 'skrattfågel australien australisk',
  koala: 'australien australisk',
  panda: 'kina kinesisk china chinese',
  libertad: 'mexiko mexikansk mexico mexican',
  elefant: 'elephant afrika',
  uggla: 'owl',
  'noaks ark': 'noahs ark armenien armenia',
  'double eagle': 'dubbelörn dollar',
  vreneli: 'swiss schweizisk helvetia',
  marianne: 'fransk tupp rooster',
  napoleon: 'fransk french',
  dukat: 'dukat dukater ducat',
  kronor: 'krona',
  '20 kronor': 'tjuga tjugor guldtjuga guldtjugor',
  '10 kronor guld': 'tia tior guldtia guldtior',
  'krona ': 'kronor',
  'kroner ': 'kronor krona',
  'kronen ': 'kronor krona',
  'kronor silvermynt': 'gamla äldre historiska',
  '20 ar som kung': 'jubileumsmynt minnesmynt',
  '90 ar': 'jubileumsmynt minnesmynt',
  riksdagen: 'jubileumsmynt minnesmynt',
  danmark: 'dansk danska danskt',
  norge: 'norsk norska norskt',
  finland: 'finsk finska finskt mark',
  tyskland: 'tysk tyska tyskt riksmark',
  frankrike: 'fransk franska franskt',
  schweiz: 'schweizisk schweiziska schweiziskt',
  belgien: 'belgisk belgiska belgiskt',
  italien: 'italiensk italienska italienskt',
  osterrike: 'österrikisk österrikiska österrikiskt',
  rubel: 'rysk ryska ryskt ryssland',
  mexiko: 'mexikansk mexikanska mexikanskt',
  'south african mint': 'sydafrika sydafrikansk sydafrikanska myntverket',
  'royal canadian mint': 'kanadensiska myntverket rcm',
  'royal mint': 'brittiska engelska myntverket',
  'us mint': 'amerikanska myntverket united states mint',
  'perth mint': 'australiska myntverket',
  'munze osterreich': 'austrian mint österrikiska myntverket',
  'kungl. myntverket': 'svenska myntverket royal swedish mint sverige swedish',
  'monnaie de paris': 'franska myntverket paris mint',
  'china gold coin': 'kinesiska myntverket',
  'casa de moneda': 'mexican mint mexikanska myntverket',
  'den kongelige mynt': 'norska myntverket royal norwegian mint',
  'den kongelige mont': 'danska myntverket royal danish mint',
  'bayerisches hauptmunzamt': 'bavarian state mint bayern',
};

/** What people call a unit, by the product's own (lib/domain/product/weight.ts). */
export const UNITS = {
  g: 'g gram',
  kg: 'kg kilo kilogram',
  oz: 'oz uns unser ounce troy ozt',
} as const;

/** What people call a fineness: of fine metal, and of silver that is not. */
export const FINENESS = {
  gold: 'finguld rent guld',
  silver: 'finsilver rent silver',
  alloy: 'sterling sterlingsilver',
} as const;

/** Spellings of a unit after a number, so that a typing error in one is not a word: "1 troy ounec". Values are what the weight reader knows. */
export const UNIT_WORDS: Readonly<Record<string, string>> = {
  gram: 'gram',
  kilo: 'kilo',
  kilogram: 'kilo',
  ounce: 'ounce',
  ounces: 'ounces',
  troy: 'troy',
};

/** Trade terms in one word, and how product names spell them; `search-terms.ts` knows them without typing errors. */
export const TRADE_WORDS: Readonly<Record<string, string>> = {
  tjugokrona: '20 kronor',
  tiokrona: '10 kronor',
  femkrona: '5 kronor',
  tvakrona: '2 kronor',
  enkrona: '1 krona',
  kilotacka: '1 kg',
};

/** Words without meaning of their own: "hur fungerar swish" is about Swish. Folded. */
export const FILLERS: ReadonlySet<string> = new Set(
  [
    'hur vad ar jag kan ni en ett i pa av for till har det den att om med och vilken vilka vilket nar var er man finns fungerar far',
    'mitt min mina mig du din ditt vi de som sa vart varfor vill ska skulle kunna gar gor blir inte kom kommer kommit lang se hos era ert',
    'nagon nagot nagra fran ur hej tack per nu just idag funkar',
  ].flatMap((words) => words.split(' ')),
);

/** Questions that the shop's own words answer. Folded; applied before fillers are left out. */
export const QUESTIONS: readonly (readonly [RegExp, string])[] = [
  [/^vad (?:ger|betalar) ni\b(?: for| per)?|^(?:hur mycket|vad) (?:far|kan) (?:jag|man) (?:fa )?for\b/, 'salja'],
  [/^(?:hur mycket|vad) ar (?=(?:mitt|min|mina) )/, 'salja '],
  [/^(?:hur mycket|vad) kostar (?:ett |1 )?(?:gram |kilo |uns )?(guld|silver)(?:et)?(?= |$)/, '$1pris'],
  [/^(?:hur mycket|vad) ar (?:ett |1 )?(?:gram |kilo |uns )?(guld|silver)(?:et)? vart(?= |$)/, '$1pris'],
  [/^(?:dagens |aktuellt )?pris(?:et)? (?:pa )?(guld|silver)(?:et)?(?= |$)/, '$1pris'],
  [/^(guld|silver)[ -]pris(?:et)?(?= |$)/, '$1pris'],
  [/^(?:hur|var) koper (?:jag|man|vi)(?= )/, 'kopa'],
  [/^(?:guld|silver) (?:och|eller) (?:guld|silver)$/, 'adelmetaller'],
  // "Säljer ni guld" may be either; who names goods wants to buy them.
  [/^saljer ni (?!(?:guld|silver)\W*$)/, ''],
  [/^(?:ska|bor) (?:jag|man|vi) kopa /, 'investera '],
  [/^nar (?:far|kommer) (?:jag )?(?:mitt|min|mina) (?:guld|silver|varor)(?= |$)/, 'leverans '],
  [/^ring (?:er|oss|mig)$/, 'telefon'],
  [/^swish (?:fungerar|funkar|gar) inte(?= |$)|^swish (?:nekas|misslyckas)(?= |$)/, 'swisha misslyckas'],
  [/^vad (?:ar|betyder) (?:ett |en )?(?=\S+$)/, ''],
  [/^(?:nar|vilken tid) (?:oppnar|stanger)/, 'oppettider'],
];

export interface NamedPlace {
  readonly href: string;
  /** The words that this place answers before all others. */
  readonly first?: string;
  /** Only for a page that is not a text of content/ and has no name there. */
  readonly name?: string;
  readonly called: string;
}

/** What people type for a category, question, article or page, by its address. */
export const PLACES: readonly NamedPlace[] = [
  { href: '/kopa-guld', called: 'investeringsguld guldet gold handla ädelmetall ädelmetaller' },
  { href: '/kopa-silver', called: 'investeringssilver silvret handla ädelmetall ädelmetaller' },
  { href: '/kopa-guld/guldtackor', called: 'tackor gold bars guldbar' },
  { href: '/kopa-guld/guldmynt', called: 'mynt gold coins myntköp' },
  { href: '/kopa-silver/silvertackor', called: 'tackor silver bars' },
  { href: '/kopa-silver/silvermynt', called: 'mynt silver coins' },
  { href: '/kopa-guld/historiska-guldmynt', called: 'gamla mynt äldre samlarmynt numismatik antika' },
  {
    href: '/kopa-guld/guldtackor/presenttackor-guld',
    called: 'gåva gåvor present dop dopgåva doppresent student konfirmation födelsedag',
  },
  {
    href: '/faq#leveranser-och-frakt',
    first:
      'paket paketet leverans leveransen leveranstid leveranstiden frakt frakten fraktkostnad porto spåra spårningsnummer kollinummer kollinumret grejer kommit försenad',
    name: 'Leveranser och frakt',
    called:
      'kostar kommer bud tid frakt fraktkostnad fraktfritt porto leverans leveranstid skicka paket postnord spåra spårning spårningsnummer kollinummer försäkrad hemleverans levererar leverera åland gotland hämta avhämtning butik ombud',
  },
  { href: '/kopvillkor#leverans', called: 'frakt fraktkostnad leveranstid leveranssätt utlämning försäkring' },
  { href: '/kopvillkor#outhamtade-och-skadade-paket', called: 'skadat paket transportskada outlöst' },
  { href: '/kopvillkor#pris-och-betalning', called: 'betalningsvillkor' },
  { href: '/kopvillkor', called: 'villkor köpvillkor avtal regler allmänna' },
  { href: '/faq#angerratt', called: 'ångra ånger retur returer returnera öppet köp lämna tillbaka pengarna byta' },
  {
    href: '/angra-kop',
    first: 'ångra ångrar ångerrätt retur returnera returnerar',
    called: 'ångerrätt ångra ånger retur returnera ångerblankett avbeställa avboka annullera',
  },
  { href: '/faq#reklamation', called: 'reklamation garanti trasig skadad klagomål reklamera' },
  {
    href: '/faq#nar-har-ni-oppet',
    called: 'öppettider öppettid öppet öppnar stänger stängt butik klockan lördag söndag helg',
  },
  {
    href: '/kontakta-oss',
    first: 'ringa telefon telefonnummer butik butiken',
    called:
      'chatta prata fråga öppettider telefon telefonnummer ring mejl mail e-post epost kundtjänst kundservice support adress butik hitta karta malmö besöka hämta',
  },
  { href: '/om-oss', called: 'företaget vilka om guldkajen butik malmö' },
  {
    href: '/salja-guld',
    first: 'sälja sälj säljer sålde sålt inköpspris uppköp köper pantsätta pantbank belåna',
    called:
      'guld guldet mynt mitt värd värt pengar sälja silver sälj inlösen lösa köper guldpris skrot värdera värdering uppköp',
  },
  {
    href: '/salja-guld#silver',
    first:
      'silverbestick nysilver bestick silversked silverskedar matsilver silversaker silverring silverringar silversmycken',
    called: 'sälja silver sälj silverbestick nysilver bestick ärvt',
  },
  {
    href: '/salja-guld#vad-vi-koper',
    first:
      'ring ringar ringen guldring vigselring förlovningsring halsband kedja armband klocka guldklocka klackring smycke smycken örhängen berlocker tandguld guldtand guldtänder',
    called:
      'guld morfars mormors farfars farmors pappas mammas gammal gammalt trasig trasigt värd värt ring ringar kedja armband halsband sälja smycken tandguld tänder',
  },
  {
    href: '/salja-guld#guldpase',
    first: 'guldpåse guldpåsen påse',
    called: 'guldpåse påse guldkuvert skicka in posta brev',
  },
  {
    href: '/salja-guld#vardering',
    first: 'värdering värdera värdering',
    called: 'värdering värdera värde kostnadsfri gratis',
  },
  {
    href: '/faq#guld-som-present',
    called: 'gåva gåvor ge bort dop dopgåva doppresent presentkort julklapp bröllop brudpresent årspresent',
  },
  {
    href: '/blogg/ge-bort-guld',
    called:
      'gåva gåvor present dop dopgåva doppresent presentkort konfirmation studentpresent julklapp födelsedag bröllop morgongåva',
  },
  {
    href: '/blogg/uns-gram-karat-och-finhet',
    called: 'uns oz ounce troy kilo gram omvandla räkna om hur mycket väger vikt karat',
  },
  {
    href: '/blogg/moms-pa-guld-och-silver',
    first: 'skattefri skattefritt momsfri momsfritt',
    called: 'moms momsfri momsfritt skatt vat investeringsguld',
  },
  { href: '/faq#moms-pa-guld-och-silver', called: 'moms momsfri momsfritt skatt vat investeringsguld' },
  { href: '/faq#foljer-certifikat-med', called: 'certifikat äkthetsbevis äkthetsintyg intyg certificate' },
  { href: '/faq#ar-guldet-akta', called: 'äkthet äkta förfalskning falskt fejk test testa' },
  { href: '/blogg/ar-guldet-akta', called: 'äkthet förfalskning falskt fejk testa magnet certifikat' },
  { href: '/blogg/forvara-guld-hemma', called: 'förvaring kassaskåp bankfack valv lagring försäkring' },
  { href: '/blogg/paslag-och-spread', called: 'premie premium marginal påslag spread avgift' },
  { href: '/blogg/skatt-nar-du-saljer-guld', called: 'deklaration deklarera k4 skatteverket vinstskatt kapitalvinst' },
  { href: '/faq#skatt-vid-forsaljning', called: 'deklaration deklarera k4 skatteverket vinstskatt' },
  { href: '/blogg/silver-som-sparande', called: 'spara investera placering investeringssilver' },
  {
    href: '/blogg/vad-betyder-18-karat',
    first: '8k 9k 10k 14k 18k 333 375 585 750',
    called: '8k 9k 10k 18k 14k 24k 22k karat stämpel finhalt 333 375 585 750',
  },
  {
    href: '/blogg/salja-arvsguld-med-guldpase',
    first: 'arv arvegods arvegodset ärvt ärvd dödsbo bouppteckning',
    called: 'sälja guld smycken arv ärvt dödsbo bouppteckning',
  },
  { href: '/faq#hur-fungerar-swish', first: 'swish swisha', called: 'betala betalning swisha mobilbetalning' },
  { href: '/faq#swish-sager-nej', called: 'swisha misslyckas gräns beloppsgräns' },
  {
    href: '/faq#betala-pa-webbplatsen',
    called: 'betalsätt betalningssätt betalning betala zimpler swish banköverföring bankgiro',
  },
  {
    href: '/faq#kort-eller-faktura',
    first: 'kort kortbetalning klarna faktura avbetalning delbetalning delbetala',
    called:
      'betala betalning kort kortbetalning visa mastercard klarna faktura avbetalning delbetalning kredit paypal bitcoin',
  },
  { href: '/faq#betala-i-butiken', called: 'kontant kontanter cash' },
  { href: '/faq#betala-med-bankoverforing', called: 'bankgiro överföring bankkonto' },
  { href: '/faq#hur-loggar-jag-in', called: 'bankid mobilt legitimation inloggning logga in konto' },
  {
    href: '/faq#varfor-personnummer',
    first: 'personnummer personnumret',
    called: 'personnummer penningtvätt id legitimation',
  },
  {
    href: '/faq#mina-bestallningar',
    first: 'order ordern ordrar orderstatus beställning beställningen beställningar följa ordernummer',
    called: 'mina köp historik bekräftelse orderbekräftelse status order orderstatus min beställning spåra paket',
  },
  {
    href: '/faq#vem-far-handla',
    called: 'skicka frakt leverera utlandet norge danmark finland åldersgräns ålder 18 år',
  },
  { href: '/faq#diskretion', first: 'anonymt anonym diskret', called: 'diskret anonymt anonym' },
  { href: '/faq#nar-lases-priset', first: 'låses låsa prislås', called: 'priset pris prislås låsa pris' },
  {
    href: '/faq#ger-ni-rad',
    first: 'investering investera placering spara månadsspara pensionsspara',
    called: 'bra guld silver råd spara sparande pengar lönsamt',
  },
  { href: '/faq#koper-ni-tillbaka', called: 'återköp återköpspris sälja tillbaka' },
  { href: '/integritet', called: 'gdpr personuppgifter dataskydd cookies cookie kakor integritetspolicy' },
  { href: '/tillganglighet', called: 'skärmläsare wcag tillgänglighetsredogörelse' },
  {
    href: '/guldpris',
    first: 'guldpris guldpriset guldkurs guldkursen',
    name: 'Guldpriset i dag',
    called: 'dagens kostar aktuellt just nu guldpris guldkurs spotpris spot dagspris kurs graf idag per gram',
  },
  {
    href: '/silverpris',
    first: 'silverpris silverpriset silverkurs',
    name: 'Silverpriset i dag',
    called: 'dagens kostar aktuellt just nu silverpris silverkurs spotpris spot dagspris kurs graf idag per gram',
  },
  {
    href: '/profile',
    name: 'Mina sidor',
    called: 'logga in inloggning konto profil bankid beställningar order kvitto',
  },
  { href: '/onskelista', name: 'Önskelista', called: 'favoriter sparade' },
  { href: '/jamfor', name: 'Jämför produkter', called: 'jämförelse jämföra' },
];
