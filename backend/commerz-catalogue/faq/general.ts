import { CYCLE_TEXT } from '../../spot/epoch';
import type { FaqSection } from './section';

export const general: FaqSection = {
  categoryId: 6,
  categoryName: 'Allmänna frågor',
  questions: [
    [
      'Vem får handla hos er?',
      '<p>Du som har fyllt 18 år, har ett svenskt personnummer och en adress i Sverige. Köpare, betalare och mottagare måste vara samma person.</p>',
    ],
    [
      'Hur ofta ändras priserna?',
      `<p>Priserna ändras ${CYCLE_TEXT}, när minutsiffran slutar på 5. Nedräkningen överst på sidan visar när det sker nästa gång. Det pris som gäller när du beställer är det du betalar.</p>`,
    ],
    [
      'Har jag ångerrätt?',
      '<p>Inte på varor vars pris följer metallmarknaden, som tackor och investeringsmynt: ångerrätten gäller inte varor vars pris beror på svängningar på finansmarknaden som säljaren inte kan påverka. Samlarmynt där samlarvärdet styr priset har 14 dagars ångerrätt; det står då vid varan.</p>',
    ],
    [
      'Hur reklamerar jag?',
      '<p>Hör av dig till kundtjänst så snart du har upptäckt felet. Du har rätt att reklamera i upp till tre år. Blir vi inte överens kan Allmänna reklamationsnämnden pröva saken.</p>',
    ],
    [
      'Vad betyder beställningsvara?',
      '<p>Att varan inte ligger hos oss utan tas hem för din räkning. Leveranstiden i veckor visas innan du lägger varan i varukorgen, och priset låses när du beställer.</p>',
    ],
    [
      'Kan jag besöka er?',
      '<p>Ja, vår butik ligger i Malmö. Adress och öppettider står på sidan <a href="/kontakta-oss">Kontakta oss</a>.</p>',
    ],
  ],
};

export const payments: FaqSection = {
  categoryId: 7,
  categoryName: 'Våra betalningsalternativ',
  questions: [
    [
      'Hur kan jag betala på webbplatsen?',
      '<ul><li><strong>Swish</strong>: du godkänner betalningen i appen.</li><li><strong>Direktbetalning från bank</strong>: du väljer din bank och godkänner med BankID.</li><li><strong>Banköverföring eller bankgiro</strong>: du betalar från din internetbank med den referens vi anger.</li></ul><p>De alternativ som gäller för din beställning visas i kassan.</p>',
    ],
    [
      'Hur kan jag betala i butiken?',
      '<p>Med Swish eller banköverföring. Vi tar inte emot kort eller kontanter för ädelmetall.</p>',
    ],
    [
      'Vad gör jag om beloppet är större än min Swish-gräns?',
      '<p>Gränsen sätts av din bank och kan oftast höjas tillfälligt i bankappen. Annars väljer du banköverföring eller direktbetalning.</p>',
    ],
    [
      'Hur länge gäller priset vid banköverföring?',
      '<p>Priset är låst från beställningen. Betala senast nästa bankdag; pengarna ska ha kommit in inom tre bankdagar. Kommer de senare kan beställningen avbrytas.</p>',
    ],
    [
      'Kan någon annan betala åt mig?',
      '<p>Nej. Betalningen måste komma från ditt eget konto. Pengar från någon annans konto skickas tillbaka.</p>',
    ],
  ],
};
