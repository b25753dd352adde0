import type { FaqSection } from './section';

export const selling: FaqSection = {
  categoryId: 2,
  categoryName: 'Sälja guld',
  questions: [
    [
      'Vad köper ni?',
      '<p>Vi köper smycken, mynt, tackor och tandguld, i helt eller trasigt skick. Du behöver inte ta reda på karaten själv: vi väger och prövar metallen medan du ser på.</p>',
    ],
    [
      'Kostar värderingen något?',
      '<p>Nej. Värdering och rådgivning i butiken är kostnadsfri, och du bestämmer själv om du vill sälja när du har fått vårt bud.</p>',
    ],
    [
      'Hur räknas priset ut?',
      '<p>Vikten multipliceras med guldhalten och dagens pris på metallen. Från det dras vår kostnad för hantering och omsmältning. För tackor och investeringsmynt visar varje produktsida vad vi betalar just nu, på raden <em>Vi köper</em>.</p>',
    ],
    [
      'Vad behöver jag ha med mig?',
      '<p>Giltig legitimation. Du måste ha fyllt 18 år och vara rätt ägare till det du säljer. Kvitton och certifikat är bra att ha men inget krav.</p>',
    ],
    [
      'När får jag betalt?',
      '<ul><li>Belopp under 100 000 kronor kan vi betala med Swish.</li><li>Större belopp betalas med banköverföring och finns på kontot nästa arbetsdag.</li></ul><p>Utbetalningen görs till säljarens eget konto eller nummer.</p>',
    ],
    [
      'Varför antecknar ni mina uppgifter?',
      '<p>Lagen om handel med begagnade varor kräver att vi noterar vem som sålt varje föremål och att vi behåller det i ungefär en månad. Guld smälts därför tidigast en månad (30 till 31 dagar) efter att vi har tagit emot det.</p>',
    ],
  ],
};

export const goldBag: FaqSection = {
  categoryId: 3,
  categoryName: 'Sälja guld via guldpåse',
  questions: [
    [
      'Vad är guldpåsen?',
      '<p>Ett kostnadsfritt sätt att sälja guld med posten. Du får en påse med svarsfrakt, lägger i guldet och skickar den till oss. Vi värderar innehållet och hör av oss med ett bud.</p>',
    ],
    [
      'Är försändelsen försäkrad?',
      '<p>Ja, upp till 30 000 kronor. Ska du skicka mer: kontakta oss först, så kan beloppet höjas enligt överenskommelse. Fotografera och väg gärna innehållet innan du förseglar påsen, och spara inlämningskvittot.</p>',
    ],
    [
      'Kan jag skicka silver i guldpåsen?',
      '<p>Nej, guldpåsen är bara till för guld. Silver kan du sälja i butiken i Malmö.</p>',
    ],
    [
      'Vad händer om jag tackar nej till budet?',
      '<p>Då får du tillbaka allt du har skickat. Returfrakten betalar du själv. Ingen försäljning sker förrän du har godkänt budet.</p>',
    ],
    [
      'Jag har stenar i mina smycken. Får jag tillbaka dem?',
      '<p>Ja, om du säger till. Stenarna tas ur och skickas tillbaka, vilket kan ta upp till tre veckor.</p>',
    ],
    [
      'När smälts guldet?',
      '<p>Tidigast en månad (30 till 31 dagar) efter att vi har tagit emot det, enligt reglerna om handel med begagnade varor.</p>',
    ],
  ],
};
