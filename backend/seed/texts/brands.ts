/** One or two sentences about each maker, by the catalogue's brand name. */
export const brandTexts: Readonly<Record<string, string>> = {
  Valcambi:
    'Valcambi grundades 1961 och raffinerar i Balerna i södra Schweiz. Företaget är godkänt av LBMA, vilket gör tackorna lätta att sälja vidare i hela världen.',
  PAMP: 'PAMP grundades 1977 och håller till i Castel San Pietro i den schweiziska kantonen Ticino. Raffinaderiet är godkänt av LBMA och känt för att ha gjort tackan till något att också titta på.',
  Umicore:
    'Umicore är en belgisk materialkoncern som återvinner ädelmetall ur bland annat elektronik och industrikatalysatorer. Raffinaderiet är godkänt av LBMA, vilket gör tackorna lätta att sälja vidare.',
  'Argor-Heraeus':
    'Argor-Heraeus startade 1951 och har sitt raffinaderi i Mendrisio i Schweiz. Det hör till den lilla krets som LBMA anlitar för att pröva andra raffinaderiers metall.',
  Heraeus:
    'Heraeus är ett familjeägt tyskt företag med rötter i ett apotek i Hanau, som Wilhelm Carl Heraeus tog över 1851. Fem år senare lyckades han smälta platina i större mängd. I dag är det en av världens största bearbetare av ädelmetall.',
  'C. Hafner':
    'C. Hafner har arbetat med ädelmetall i Pforzheimtrakten i Tyskland sedan 1850. Guldet kommer från återvinning, och raffinaderiet är godkänt av LBMA.',
  'Perth Mint':
    'The Perth Mint slog upp portarna 1899 som gren av det brittiska myntverket och ägs i dag av delstaten Western Australia, som också garanterar vikt och finhalt.',
  'Royal Mint':
    'The Royal Mint har gjort mynt i över tusen år och ligger i dag i Llantrisant i Wales. Myntverket ägs av brittiska staten.',
  Metalor:
    'Metalor har sitt ursprung i Le Locle i Schweiz, där företaget 1852 började göra boetter till klockindustrin. I dag raffinerar det i Marin utanför Neuchâtel och är godkänt av LBMA.',
  'South African Mint':
    'South African Mint utanför Pretoria präglar på ämnen från Rand Refinery, som tar hand om guldet från de sydafrikanska gruvorna.',
  'Royal Canadian Mint':
    'Royal Canadian Mint i Ottawa grundades 1908 och var först med att göra investeringsmynt med finhalten 999,9.',
  'Münze Österreich':
    'Münze Österreich i Wien för sin historia tillbaka till 1194 och är ett dotterbolag till Österrikes centralbank.',
  'US Mint':
    'US Mint inrättades 1792, några år efter landets författning. Vikt, innehåll och finhalt hos investeringsmynten garanteras av den amerikanska staten.',
  'Casa de Moneda de México':
    'Casa de Moneda de México grundades 1535 och är Amerikas äldsta myntverk. Mynten ges ut av Mexikos centralbank.',
  'China Gold Coin': 'China Gold Coin ger ut Kinas mynt i ädelmetall på uppdrag av landets centralbank.',
  'Monnaie de Paris':
    'Monnaie de Paris räknar sina anor från 864 och är en av världens äldsta institutioner som fortfarande arbetar.',
  Swissmint: 'Swissmint i Bern är den schweiziska statens myntverk.',
  'Kungl. Myntverket': 'Mynten slogs vid Kungliga Myntverket, som låg i Stockholm till 1974.',
  'Sveriges Riksbank':
    'Riksbanken, grundad 1668, ger ut Sveriges mynt. Minnesmynten slogs vid Myntverket i Eskilstuna.',
  'Den Kongelige Mønt': 'Den Kongelige Mønt i Köpenhamn präglade Danmarks mynt under unionstiden.',
  'Den Kongelige Mynt': 'Den Kongelige Mynt i silverstaden Kongsberg har präglat Norges mynt sedan 1686.',
  'Finlands Myntverk': 'Finlands myntverk öppnades i Helsingfors på 1860-talet, då storfurstendömet fick egen valuta.',
  Geiger:
    'Geiger Edelmetalle är en tysk tillverkare med verksamhet i trakten av Leipzig. Tackor och mynt håller hög präglingskvalitet till ett pris nära metallvärdet.',
  'Bayerisches Hauptmünzamt':
    'Bayerisches Hauptmünzamt i München är ett av Tysklands fem statliga myntverk och präglar också åt andra länder.',
  'New Zealand Mint': 'New Zealand Mint i Auckland är ett privat myntverk som präglar åt flera öriken i Stilla havet.',
  'Germania Mint': 'Germania Mint är ett privat polskt myntverk.',
};
