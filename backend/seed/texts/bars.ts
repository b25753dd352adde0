import type { CatalogueFacts } from '../catalogue-file';
import { pick } from '../random';

/** Texts about special series of bars, by a part of the product code. */
const lines: readonly (readonly [part: string, text: string])[] = [
  [
    'pamp-fortuna',
    'Framsidan visar Lady Fortuna, lyckans gudinna, med ymnighetshorn och hjul. Motivet kom 1979 och var bland de första konstnärliga på en guldtacka.',
  ],
  [
    'kinebar',
    'Baksidan bär ett kinegram, en ljusbrytande bild i själva metallen som skiftar när tackan vinklas. Tekniken är densamma som skyddar många sedlar.',
  ],
  [
    'perth-mint-kanguru',
    'Baksidan är mönstrad med hoppande kängurur; framsidan bär myntverkets svan, vikt och finhalt.',
  ],
  ['royal-mint-britannia', 'Framsidan visar Britannia med treudd och sköld, samma gestalt som på de brittiska mynten.'],
  [
    'multigram',
    'Multigram är plattor om ett gram i ett förseglat kort, var och en förpackad så att den kan lossas för sig.',
  ],
  ['multidisc', 'Skivan består av tio delar om en tiondels uns som bryts loss för hand.'],
  ['combibar', 'Varje ruta väger ett gram, är märkt med finhalt och bryts loss för hand utan att metall går förlorad.'],
];

/** What distinguishes this series of bars; null when maker and weight are enough. */
export function barLine(code: string): string | null {
  return lines.find(([part]) => code.includes(part))?.[1] ?? null;
}

/** Who buys a bar of this weight, and what the weight costs them. `share` selects one of several true wordings. */
export function barSize(facts: CatalogueFacts, share: number): string {
  if (facts.metal === 'silver') return silverSize(facts, share);
  if (facts.form === 'combi') return combiSize(facts.pieces, share);
  const { fineWeight } = facts;
  if (fineWeight < 3) {
    return pick(share, [
      fineWeight < 2.2
        ? 'Det är det minsta formatet i sortimentet. Tillverkningen kostar mer per gram än för en stor tacka, men beloppet är lätt att avvara och lätt att ge bort.'
        : 'Det hör till de minsta formaten i sortimentet. Tillverkningen kostar mer per gram än för en stor tacka, men beloppet är lätt att avvara och lätt att ge bort.',
      'En så här liten tacka köps oftast som gåva eller som början på ett sparande. Påslaget per gram är högre än för större format.',
    ]);
  }
  if (fineWeight < 8) {
    return pick(share, [
      'Fem gram är ett vanligt steg för den som köper lite då och då. Tackan är mindre än ett frimärke.',
      'Formatet passar ett månadssparande: stort nog för att påslaget ska sjunka, litet nog för att sälja i delar.',
      'Fem gram är en vanlig gåva till dop och examen, och räcker för att gåvan ska kännas i handen.',
    ]);
  }
  if (fineWeight < 15) {
    return pick(share, [
      'Tio gram är det format som säljs mest. Påslaget är påtagligt lägre än för de minsta tackorna, och det finns alltid köpare.',
      'Många väljer tio gram som standard: flera tackor går att sälja var för sig när en del av sparandet behövs.',
      'Med tio gram är skillnaden mellan köp- och säljpris måttlig, utan att summan blir låst i ett enda föremål.',
    ]);
  }
  if (fineWeight < 25) {
    return pick(share, [
      'Tjugo gram ligger mellan småformaten och unset, med ett påslag närmare unsets.',
      'Formatet är mindre vanligt än tio gram och ett uns, men ger mer guld för pengarna än det förra.',
    ]);
  }
  if (fineWeight < 35) {
    return pick(share, [
      'Ett troy uns, 31,1 gram, är måttet som guldpriset noteras i. Det gör tackan enkel att följa och att jämföra med dagskursen.',
      'Unset är världsmarknadens mått. En tacka om ett uns går att sälja i stort sett överallt där guld handlas.',
      'Priset på ett uns guld är det du läser i nyheterna; tackans pris är det plus ett litet påslag.',
    ]);
  }
  if (fineWeight < 60) {
    return pick(share, [
      'Femtio gram ger lågt påslag i ett format som fortfarande tar mindre plats än ett kreditkort.',
      'För den som sparar i större steg är femtio gram en avvägning mellan pris per gram och möjligheten att sälja i delar.',
    ]);
  }
  if (fineWeight < 120) {
    return pick(share, [
      'Hundra gram är det största präglade formatet vi för. Påslaget närmar sig de gjutna tackornas.',
      'Vid hundra gram utgör tillverkningen bara en liten del av priset. Tackan ryms ändå i en plånbok.',
    ]);
  }
  if (fineWeight < 300) {
    return 'Tackan på 250 gram är det minsta gjutna formatet hos oss. Den levereras i förpackning tillsammans med sitt certifikat.';
  }
  if (fineWeight < 600) {
    return 'Ett halvkilo guld är ungefär lika stort som en liten ask pastiller, 26 kubikcentimeter. Certifikatet är ett separat dokument med samma nummer som tackan.';
  }
  return 'Kilotackan hör till dem som har lägst påslag i sortimentet. Den är mindre än en mobiltelefon men väger som fem. Certifikatet är ett separat dokument med samma nummer som tackan.';
}

function combiSize(pieces: number, share: number): string {
  if (pieces <= 12) return `Sammanlagt ${pieces} delar, lagom att ge bort en i taget eller dela mellan flera.`;
  return pick(share, [
    `De ${pieces} delarna kan säljas tillsammans eller en och en. Påslaget är högre än för en odelad tacka av samma vikt.`,
    `Så länge de ${pieces} delarna sitter ihop behandlas de som en tacka; var och en går att lösa av när den behövs.`,
  ]);
}

function silverSize(facts: CatalogueFacts, share: number): string {
  if (facts.form === 'combi') return `Sammanlagt ${facts.pieces} delar som kan säljas tillsammans eller var för sig.`;
  if (facts.fineWeight < 40)
    return 'En tacka om ett uns är en billig början, men påslaget per gram är högre än för större format.';
  if (facts.fineWeight < 120) {
    return pick(share, [
      'Hundra gram är en vanlig startpunkt: lätt att stapla och lätt att sälja vidare.',
      'Formatet passar den som köper silver för några tusenlappar i taget.',
    ]).replace('Hundra gram', facts.fineWeight < 60 ? 'Femtio gram' : 'Hundra gram');
  }
  if (facts.fineWeight < 320) return 'Mellanformatet ger lägre påslag än ett uns utan att bli tungt att hantera.';
  if (facts.fineWeight < 600) return 'Ett halvkilo ryms i handen. Påslaget är klart lägre än för de små tackorna.';
  if (facts.fineWeight < 1200) {
    return pick(share, [
      'Kilotackan är standardformatet för silver och det vi säljer mest. Tillverkningen är en liten del av priset.',
      'Ett kilo silver är ungefär 95 kubikcentimeter. Lågt påslag och lätt att räkna på.',
    ]);
  }
  return 'Ett stort format med lågt påslag för den som har plats och köper för lång tid. Väger flera kilo: tänk på hur du förvarar den.';
}
