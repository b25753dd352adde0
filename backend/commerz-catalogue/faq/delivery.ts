import type { FaqSection } from './section';

export const delivery: FaqSection = {
  categoryId: 1,
  categoryName: 'Leveranser och frakt',
  questions: [
    [
      'Hur snabbt skickas min beställning?',
      '<p>Vi skickar inom 1–3 arbetsdagar efter att betalningen har kommit in, oftast redan nästa dag. Paketet är sedan framme 1–2 arbetsdagar efter avsändning.</p><p>Innehåller beställningen en beställningsvara skickas allt samtidigt, när den sista varan har kommit. Leveranstiden visas i varukorgen innan du betalar.</p>',
    ],
    [
      'Hur skickas paketet, och är det försäkrat?',
      '<p>Alla försändelser är försäkrade till hela värdet under transporten. De går som prioriterad post i diskret förpackning som inte visar vad som finns i. Ett spårningsnummer kommer med e-post när paketet har lämnat oss.</p>',
    ],
    [
      'Hur hämtar jag ut paketet?',
      '<p>Paketet lämnas till ett postombud eller företagscenter. Du hämtar det själv, mot giltig legitimation, inom 14 dagar. Det kan inte lämnas ut till någon annan med fullmakt, eftersom köpare, betalare och mottagare måste vara samma person.</p>',
    ],
    [
      'Kan jag hämta i butiken i Malmö?',
      '<p>Ja. Välj hämtning i butik i kassan, så får du ett meddelande när beställningen kan hämtas. Den ligger kvar i upp till tre månader. Ta med giltig legitimation.</p>',
    ],
    [
      'Vad kostar frakten?',
      '<p>Fraktkostnaden beror på orderns värde, eftersom försäkringen ingår. Den visas i kassan innan du betalar. Hämtning i butiken är kostnadsfri.</p>',
    ],
    [
      'Kan jag beställa guld och silver samtidigt?',
      '<p>Guld och silver försäkras och skickas var för sig och kan därför inte ligga i samma beställning. Lägg två beställningar, så kommer de i separata paket.</p>',
    ],
    [
      'Paketet är skadat. Vad gör jag?',
      '<p>Hämta inte ut ett paket som är skadat eller öppnat. Låt det gå tillbaka till oss och kontakta kundtjänst, så ordnar vi en ny leverans.</p>',
    ],
    ['Levererar ni utanför Sverige?', '<p>Nej, vi levererar bara till adresser i Sverige.</p>'],
  ],
};
