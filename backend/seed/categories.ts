import { CYCLE_TEXT } from '../spot/epoch';

export interface SeedCategory {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly enabled?: false;
  readonly children?: readonly SeedCategory[];
}

/** The parent of both roots. A Sylius list of taxons contains its children, never itself (contract.md part B section 4). */
export const MENU_TAXON = 'category';

/** Disabled: Sylius 1.12 still lists and serves it, later versions hide it. Never a main taxon. */
export const DISABLED_TAXON = 'presenttackor-guld';

const bars: SeedCategory = {
  code: 'guldtackor',
  name: 'Guldtackor',
  description:
    'Guldtackor från raffinaderier som Valcambi, PAMP, Argor-Heraeus, Heraeus och Umicore. Alla tackor håller 999,9 tusendelar, det vill säga 24 karat, och den minsta väger 2 gram. Tackor upp till 250 gram levereras i förseglad förpackning med certifikat; till gjutna tackor över 250 gram hör ett separat certifikat. Som investeringsguld är de fria från moms; vad som gäller för kombitackor av ettgramsbitar står vid varan.',
  children: [
    {
      code: 'praglade-guldtackor',
      name: 'Präglade guldtackor',
      description:
        'Präglade tackor stansas ur valsat guld och slås mellan polerade stampar. Ytorna blir blanka och detaljerna skarpa, och vikt, finhalt och serienummer står på tacka och kort. De finns från 2 till 100 gram och är det vanligaste valet för den som köper sin första tacka.',
    },
    {
      code: 'gjutna-guldtackor',
      name: 'Gjutna guldtackor',
      description:
        'En gjuten tacka får sin form när smält guld stelnar i en kokill. Kanterna är rundade, ytan levande och ingen tacka är den andra exakt lik. Tillverkningen är enkel, och därför är påslaget per gram lågt. Här finns tackor från 250 gram till ett kilo.',
    },
    {
      code: 'kombitackor-guld',
      name: 'Kombitackor i guld',
      description:
        'En kombitacka består av små tackor som sitter ihop längs brottanvisningar. Den kan förvaras hel och delas för hand när bara en del ska säljas. Påslaget är högre än för en odelad tacka av samma vikt: det är priset för delbarheten.',
    },
    {
      code: DISABLED_TAXON,
      name: 'Presenttackor i guld',
      description: 'Små guldtackor i kort eller ask, till dop, examen och födelsedagar.',
      enabled: false,
    },
  ],
};

const coins: SeedCategory = {
  code: 'guldmynt',
  name: 'Guldmynt',
  description:
    'Moderna guldmynt från de stora statliga myntverken. Priset följer guldhalten, inte årtalet, och mynten handlas dagligen över hela världen. Ett uns är det vanligaste formatet; halva, kvarts och tiondels uns gör det lättare att köpa och sälja i mindre steg. Mynten är investeringsguld och fria från moms.',
  children: [
    {
      code: 'krugerrand-guld',
      name: 'Krugerrand',
      description:
        'Krugerranden från Sydafrika gavs ut 1967 som det första mynt som var tänkt för investering i stället för betalning. Guldet är legerat med koppar till 22 karat, vilket ger den rödaktiga tonen och en yta som tål hantering. Guldinnehållet är ändå ett fullt uns.',
    },
    {
      code: 'maple-leaf-guld',
      name: 'Maple Leaf',
      description:
        'Kanadas lönnlöv har präglats i Ottawa sedan 1979 och håller i dag 999,9 tusendelar. Strålmönstret i fälten och en mikrogravyr av lönnlövet gör mynten lätta att äkthetskontrollera. Finns från ett uns ned till en tjugondel.',
    },
    {
      code: 'wiener-philharmoniker-guld',
      name: 'Wiener Philharmoniker',
      description:
        'Österrikes guldmynt hyllar Wienfilharmonikerna: orgeln i Musikvereins gyllene sal på ena sidan, orkesterns instrument på den andra. Motivet är detsamma sedan 1989, bara årtalet byts.',
    },
    {
      code: 'american-eagle-guld',
      name: 'American Eagle',
      description:
        'American Eagle är USA:s guldmynt sedan 1986. Augustus Saint-Gaudens Liberty från 1907 pryder framsidan. Guldet är 22 karat och legerat med silver och koppar, men innehållet är ett helt uns eller den bråkdel som anges.',
    },
    {
      code: 'britannia-guld',
      name: 'Britannia',
      description:
        'Storbritanniens Britannia präglas av Royal Mint sedan 1987. Till och med 2012 var mynten i 22 karat, från 2013 i 999,9. Nyare årgångar har flera säkerhetsdetaljer, bland annat en bild som skiftar när myntet vinklas.',
    },
    {
      code: 'kanguru-guld',
      name: 'Känguru',
      description:
        'Australian Kangaroo från Perth Mint har sina rötter i Nugget-mynten från 1986 och visar sedan slutet av 1980-talet en ny känguru varje år. Mynten håller 999,9 tusendelar och levereras i kapsel.',
    },
    {
      code: 'lunar-guld',
      name: 'Lunar',
      description:
        'Perth Mints månkalenderserie följer den kinesiska zodiaken. Den tredje serien inleddes med råttan 2020 och löper över tolv år. Varje motiv präglas bara under sitt år.',
    },
    {
      code: 'sovereign-guld',
      name: 'Sovereign',
      description:
        'Den moderna sovereignen såg dagens ljus 1817. Vikt och finhalt, 7,98 gram i 22 karat, är oförändrade sedan dess. Här finns årgångarna med Charles III; äldre regenter ligger under brittiska guldmynt.',
    },
    {
      code: 'svenska-minnesmynt-guld',
      name: 'Svenska minnesmynt i guld',
      description:
        'Riksbankens minnesmynt i guld ges ut till jubileer och kungliga händelser. Upplagorna är små jämfört med de internationella investeringsmyntens.',
    },
    {
      code: 'ovriga-guldmynt',
      name: 'Övriga guldmynt',
      description:
        'Investeringsmynt från fler länder: Panda från Kina, Libertad från Mexiko, American Buffalo och Royal Tudor Beasts.',
    },
  ],
};

const historic: SeedCategory = {
  code: 'historiska-guldmynt',
  name: 'Historiska guldmynt',
  description:
    'Mynt som en gång var pengar. De flesta präglades före första världskriget, då växelkurserna hölls fasta av guldets vikt. Skicket varierar med åldern och anges inte per exemplar; vi väljer ut mynt utan skador. Priset följer främst guldhalten, för ovanligare mynt även samlarvärdet.',
  children: [
    {
      code: 'svenska-guldmynt',
      name: 'Svenska guldmynt',
      description:
        'Från dukaterna till myntunionens 20, 10 och 5 kronor. Unionens mynt innehåller 0,403 gram guld per krona och var gångbara i alla tre länderna i unionen.',
    },
    {
      code: 'nordiska-guldmynt',
      name: 'Nordiska guldmynt',
      description:
        'Danska och norska mynt från den skandinaviska myntunionen, med samma vikt och guldhalt som de svenska, och finska mark från tiden som storfurstendöme.',
    },
    {
      code: 'brittiska-guldmynt',
      name: 'Brittiska guldmynt',
      description:
        'Sovereigner från Victoria till Elizabeth II. De präglades också i Australien, Kanada, Indien och Sydafrika och hör till världens mest spridda guldmynt.',
    },
    {
      code: 'franska-guldmynt',
      name: 'Franska guldmynt',
      description:
        'Tjugo francs med 5,81 gram guld blev måttstocken för den latinska myntunionen, och mynten från Marianne till Napoleon III är ett av de billigaste sätten att äga guld med historia.',
    },
    {
      code: 'europeiska-guldmynt',
      name: 'Europeiska guldmynt',
      description:
        'Vreneli från Schweiz, tyska mark, österrikiska dukater och kronen, nederländska gulden och mynt från den latinska myntunionens övriga länder.',
    },
    {
      code: 'amerikanska-guldmynt',
      name: 'Amerikanska guldmynt',
      description: 'Dollarmynten från tiden före 1933 och Mexikos 50 pesos, Centenario, med 37,5 gram rent guld.',
    },
    {
      code: 'ryska-guldmynt',
      name: 'Ryska guldmynt',
      description:
        'Rubelmynt från tsartiden och tjervontser från Sovjetunionen. Vi köper bara in exemplar som funnits inom EU sedan tidigare och kontrollerar ursprunget.',
    },
    {
      code: 'ovriga-historiska-guldmynt',
      name: 'Övriga historiska guldmynt',
      description: 'Äldre guldmynt från länder utanför Europa och Amerika.',
    },
  ],
};

const silverBars: SeedCategory = {
  code: 'silvertackor',
  name: 'Silvertackor',
  description:
    'Silvertackor från 1 uns till 5 kilo. Ju större tacka, desto mindre del av priset är tillverkning. På silver tillkommer 25 procent moms, och alla priser visas inklusive moms. Silver tar plats: ett kilo är ungefär 95 kubikcentimeter.',
  children: [
    {
      code: 'praglade-silvertackor',
      name: 'Präglade silvertackor',
      description:
        'Blanka tackor med skarp prägling, lätta att stapla. Silver kan mörkna med tiden; det påverkar inte metallvärdet.',
    },
    {
      code: 'gjutna-silvertackor',
      name: 'Gjutna silvertackor',
      description: 'Gjutna tackor med rundade kanter och levande yta, från 100 gram till 5 kilo. Lågt påslag per gram.',
    },
    {
      code: 'kombitackor-silver',
      name: 'Kombitackor i silver',
      description: 'Silver i små delar som sitter ihop och kan brytas loss för hand.',
    },
  ],
};

const silverCoins: SeedCategory = {
  code: 'silvermynt',
  name: 'Silvermynt',
  description:
    'Silvermynt om ett uns är det mest omsatta formatet i världen. Köper du en hel tub eller en monsterbox följer myntverkets förpackning med. Priserna är inklusive 25 procent moms.',
  children: [
    {
      code: 'maple-leaf-silver',
      name: 'Maple Leaf i silver',
      description: 'Kanadas lönnlöv i silver med finhalten 999,9, styckvis, i tub om 25 och i monsterbox om 500 mynt.',
    },
    {
      code: 'wiener-philharmoniker-silver',
      name: 'Wiener Philharmoniker i silver',
      description: 'Österrikes silvermynt sedan 2008, med samma motiv som guldmyntet. Styckvis eller i tub om 20.',
    },
    {
      code: 'american-eagle-silver',
      name: 'American Eagle i silver',
      description: 'USA:s silverdollar för investerare, präglad sedan 1986 med Adolph Weinmans Walking Liberty.',
    },
    {
      code: 'britannia-silver',
      name: 'Britannia i silver',
      description: 'Royal Mints silvermynt om ett uns, i 999 tusendelar sedan 2013.',
    },
    {
      code: 'krugerrand-silver',
      name: 'Krugerrand i silver',
      description: 'Springbocken i silver. Jubileumsutgåvan kom 2017 och sedan 2018 präglas myntet löpande.',
    },
    {
      code: 'kanguru-silver',
      name: 'Känguru i silver',
      description: 'Perth Mints hoppande känguru i silver, ett uns med finhalten 999,9.',
    },
    {
      code: 'lunar-silver',
      name: 'Lunar i silver',
      description: 'Månkalenderns djur i silver, i storlekarna ½, 1 och 2 uns.',
    },
    {
      code: 'perth-mint-silver',
      name: 'Kookaburra och Koala',
      description: 'Perth Mints australiska djur med nytt motiv varje år: kookaburran sedan 1990, koalan sedan 2007.',
    },
    {
      code: 'svenska-silvermynt',
      name: 'Svenska silvermynt',
      description:
        'Kronor från tiden då mynten var av silver, och senare jubileumsmynt. Finhalten växlar mellan utgåvorna.',
    },
    {
      code: 'ovriga-silvermynt',
      name: 'Övriga silvermynt',
      description: 'Libertad, Noaks ark, Panda, Somalia elefant och fler serier i silver.',
    },
  ],
};

/** Both trees, three levels deep; codes are unique across both (domain.md 8.3). */
export const categories: readonly SeedCategory[] = [
  {
    code: 'kopa-guld',
    name: 'Köpa guld',
    description: `Guldtackor, guldmynt och historiska guldmynt till priser som följer världsmarknaden och uppdateras ${CYCLE_TEXT}. Investeringsguld är fritt från moms. Priset på guld kan både stiga och falla.`,
    children: [bars, coins, historic],
  },
  {
    code: 'kopa-silver',
    name: 'Köpa silver',
    description: `Silvertackor och silvermynt till priser som följer världsmarknaden och uppdateras ${CYCLE_TEXT}. På silver tillkommer 25 procent moms, som ingår i alla visade priser. Priset på silver kan både stiga och falla.`,
    children: [silverBars, silverCoins],
  },
];
