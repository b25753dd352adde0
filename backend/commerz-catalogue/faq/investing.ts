import type { FaqSection } from './section';

export const investing: FaqSection = {
  categoryId: 4,
  categoryName: 'Investera i guld',
  questions: [
    [
      'Vad är skillnaden mellan tackor och mynt?',
      '<p>Tackor har i regel lägst pris per gram. Mynt kostar något mer att köpa, men är lätta att känna igen och att sälja i små steg. Båda är momsfria när de räknas som investeringsguld.</p>',
    ],
    [
      'Vilken finhalt har guldet?',
      '<p>Alla guldtackor vi säljer har finhalten 999,9, alltså 24 karat. Den minsta väger 2 gram. Mynt kan vara legerade: då står guldinnehållet angivet för sig.</p>',
    ],
    [
      'Hur vet jag att tackan är äkta?',
      '<p>Tackor upp till 250 gram är förseglade i förpackning med certifikat. Till gjutna tackor över 250 gram hör ett separat certifikat. Vi köper från raffinaderier och myntverk, och kontrollerar allt som vi köper tillbaka.</p>',
    ],
    [
      'Betalar jag moms?',
      '<p>Investeringsguld är fritt från moms i hela EU. På silver tillkommer 25 procent, som ingår i våra priser.</p>',
    ],
    [
      'Vad styr priset?',
      '<p>Guldpriset sätts på världsmarknaden i dollar per uns och räknas om till kronor. Till det kommer ett påslag för tillverkning och hantering, lägre ju större tackan är. Skillnaden mellan vårt sälj- och köppris kallas spread.</p><p>Priset kan både stiga och falla. Vi säljer metall och ger inte finansiell rådgivning.</p>',
    ],
    [
      'Varför väger ett uns 31,1 gram?',
      '<p>Ädelmetall räknas i troy uns, 31,1 gram, och inte i det vanliga unset på 28,3 gram.</p>',
    ],
  ],
};

export const personalData: FaqSection = {
  categoryId: 5,
  categoryName: 'Kundens personuppgifter',
  questions: [
    [
      'Varför behöver ni mitt personnummer?',
      '<p>Den som säljer investeringsguld måste enligt skatteförfarandelagen dokumentera köparen vid belopp från 10 000 kronor: namn, personnummer, adress och telefonnummer. Köparens personnummer och namn ska också stå på kvittot.</p>',
    ],
    [
      'Hur länge sparar ni uppgifterna?',
      '<p>Uppgifter om köp av investeringsguld sparas i sju år efter utgången av det kalenderår då köpet gjordes, eftersom lagen kräver det.</p>',
    ],
    [
      'Vem får se mina uppgifter?',
      '<p>Bara de som behöver dem för att leverera och ta betalt, och myndigheter som har rätt att begära dem. Vi säljer eller lånar inte ut uppgifter.</p>',
    ],
    [
      'Hur loggar jag in?',
      '<p>Med BankID, på samma enhet eller på en annan. Du väljer aldrig ett lösenord hos oss, och vi lagrar inget.</p>',
    ],
    [
      'Vilka rättigheter har jag?',
      '<p>Du kan begära att få veta vad vi har sparat om dig och få felaktiga uppgifter rättade. Är du inte nöjd med vårt svar kan du vända dig till Integritetsskyddsmyndigheten.</p>',
    ],
  ],
};
