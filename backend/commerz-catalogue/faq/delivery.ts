import { insuranceSteps, surcharge } from '../../commerz/shipping';
import type { FaqSection } from './section';

const NBSP = '\u00a0';

/** "50 000 kr" from öre. */
function kronor(amount: number): string {
  const digits = String(amount / 100).replace(/\B(?=(\d{3})+$)/g, NBSP);
  return `${digits}${NBSP}kr`;
}

/** The shop's freight prices, generated from the same steps that price an order. */
function freightTable(): string {
  const rows = insuranceSteps.map(({ value, price }, index) => {
    const before = insuranceSteps[index - 1]?.value ?? 0;
    const span = Number.isFinite(value) ? `upp till ${kronor(value)}` : `över ${kronor(before)}`;
    return `<tr><td>${span}</td><td>${kronor(price)}</td></tr>`;
  });
  return `<table><thead><tr><th scope="col">Ordervärde</th><th scope="col">Frakt</th></tr></thead><tbody>${rows.join('')}<tr><td>Hämtning i butiken</td><td>${kronor(0)}</td></tr></tbody></table>`;
}

export const delivery: FaqSection = {
  categoryId: 1,
  categoryName: 'Leveranser och frakt',
  questions: [
    [
      'När skickas min beställning?',
      '<p>Varor som finns i lager skickas inom 1–3 arbetsdagar från att vi har fått betalningen, oftast redan nästa arbetsdag. Paketet går som prioriterad post och kommer normalt fram till ditt ombud 1–2 arbetsdagar efter att vi har skickat det.</p>',
    ],
    [
      'Vad kostar frakten?',
      `<p>Fraktkostnaden beror på ordervärdet, eftersom försäkringen ingår i den. Du ser den exakta kostnaden i kassan, innan du godkänner köpet. Priserna i varukorgen är angivna exklusive frakt.</p>${freightTable()}<p>Väger metallen mer än ${surcharge.above / 1000} kg tillkommer ${kronor(surcharge.price)} för vart och ett av de paket om högst ${surcharge.parcel / 1000} kg som behövs.</p>`,
    ],
    [
      'Är försändelsen försäkrad?',
      '<p>Ja. Varje paket är försäkrat från att det lämnar oss till att du har kvitterat ut det hos ombudet. Vi packar diskret, utan någon uppgift på utsidan om vad paketet innehåller.</p>',
    ],
    [
      'Kan jag följa paketet?',
      '<p>Ja. När paketet har lämnat oss får du ett mejl med ett spårningsnummer. Med det följer du försändelsen hela vägen till ombudet eller företagscentret.</p>',
    ],
    [
      'Hur hämtar jag ut paketet?',
      '<p>Du hämtar det hos postombudet eller företagscentret inom 14 dagar och visar giltig legitimation. Bara den som har lagt beställningen kan hämta ut paketet, personligen. Det går alltså inte att skicka någon annan med fullmakt.</p>',
    ],
    [
      'Vad händer om jag inte hinner hämta paketet?',
      '<p>Efter 14 dagar går paketet tillbaka till oss. Hör av dig till <a href="/kontakta-oss">kundtjänst</a> så snart du ser att tiden inte räcker, så kommer vi överens om hur vi gör. Köpet gäller även om paketet kommer i retur.</p>',
    ],
    [
      'Kan jag hämta i butiken i Malmö?',
      '<p>Ja. Välj butikshämtning i kassan, så får du besked när beställningen är klar att hämta. Vi håller den åt dig i upp till tre månader. Ta med giltig legitimation; även här är det bara den som har beställt som kan hämta.</p>',
    ],
    [
      'Levererar ni utanför Sverige?',
      '<p>Nej. Vi levererar bara inom Sverige och säljer bara till kunder som bor här.</p>',
    ],
    [
      'Varför kommer guld och silver i olika paket?',
      '<p>Guld och silver försäkras och skickas var för sig. Därför går det inte att beställa båda metallerna i samma order. Har du lagt både guld och silver i varukorgen hjälper kassan dig: du väljer vilken metall du vill beställa först, och den andra sparas till nästa beställning. Varje metall kommer i ett eget paket med eget spårningsnummer.</p>',
    ],
    [
      'Vad gäller för beställningsvaror?',
      '<p>Om en vara inte finns i lager visar vi hur lång leveranstiden kan bli, innan du lägger den i varukorgen. Hela ordern skickas samtidigt. Den vara som har längst leveranstid bestämmer därför när allt skickas. Har du bråttom med en vara som finns i lager är det bättre att beställa den separat.</p>',
    ],
    [
      'Paketet är skadat. Vad gör jag?',
      '<p>Hämta inte ut det. Be ombudet att skicka det i retur till oss och <a href="/kontakta-oss">kontakta oss</a> samma dag, så utreder vi saken tillsammans med fraktbolaget och ser till att du får det du har beställt. Upptäcker du skadan först när du har kommit hem: spara allt emballage, fotografera det och hör av dig genast.</p>',
    ],
  ],
};
