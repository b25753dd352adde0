/** The motifs and origin of a coin series, by third-level category code. */
export const seriesTexts: Readonly<Record<string, string>> = {
  'krugerrand-guld':
    'Framsidan bär Paul Krugers profil, baksidan Coert Steynbergs springbock. Krugerranden kom 1967 som världens första investeringsmynt och saknar valör: värdet är guldets. Kopparn i legeringen ger den varma tonen och gör ytan tålig.',
  'krugerrand-silver':
    'Motivet är guldmyntets: Paul Kruger på framsidan och springbocken på baksidan. Silverutgåvan kom till Krugerrandens femtioårsjubileum 2017 och präglas löpande sedan 2018.',
  'maple-leaf-guld':
    'Lönnlövet, tecknat av Walter Ott, är detsamma sedan 1979. Fina strålar i fälten bryter ljuset på ett sätt som är svårt att kopiera, och i en mikrogravyr intill lövet syns årtalet genom lupp.',
  'maple-leaf-silver':
    'Silvermyntet med lönnlövet har präglats sedan 1988. Strålmönstret i fälten och den mikrograverade märkningen gör äktheten lätt att pröva. Valören är fem kanadensiska dollar.',
  'wiener-philharmoniker-guld':
    'Framsidan visar orgeln i Musikvereins gyllene sal, baksidan fioler, cello, horn, fagott och harpa. Thomas Pesendorfers motiv har varit oförändrat sedan 1989; valören gick 2002 från schilling till euro.',
  'wiener-philharmoniker-silver':
    'Samma motiv som guldmyntet: orgeln i Wien på ena sidan, orkesterns instrument på den andra. Silverversionen har präglats sedan 2008 och har valören 1,50 euro.',
  'american-eagle-guld':
    'Framsidan är Augustus Saint-Gaudens Liberty från 1907, ofta kallad USA:s vackraste mynt. Baksidan visade till 2021 en örn med familj, därefter ett örnhuvud i närbild. Legeringen är guld, silver och koppar.',
  'american-eagle-silver':
    'Framsidan är Adolph Weinmans Walking Liberty från 1916. Baksidan visade en heraldisk örn till 2021 och därefter en örn som landar. Valören är en dollar.',
  'britannia-guld':
    'Britannia står med treudd och sköld vänd mot havet. Motivet är Philip Nathans; från 2021 har fältet en vågrörelse och en bild som växlar mellan hänglås och treudd när myntet vinklas.',
  'britannia-silver':
    'Philip Nathans Britannia med treudd och sköld. Fram till 2012 var silvret 958 tusendelar, sedan 2013 är det 999. Valören är två pund.',
  'kanguru-guld':
    'Australien började 1986 med guldklimpar som motiv; kängurun tog över i slutet av 1980-talet och tecknas om varje år. Det gör årgångarna samlade utan att priset lämnar metallen.',
  'kanguru-silver':
    'Kängurun hoppar över ett fält av fina strålar. Silverkängurun har funnits sedan 1993, i nuvarande finhalt sedan mitten av 2010-talet. Valören är en australisk dollar.',
  'lunar-guld':
    'Den tredje månkalenderserien inleddes 2020. Varje djur präglas under ett enda år, och guldmynten om ett uns görs i högst 30 000 exemplar.',
  'lunar-silver':
    'Den tredje månkalenderserien inleddes 2020 och löper över zodiakens tolv djur. Motivet präglas bara under sitt eget år.',
  'sovereign-guld':
    'Benedetto Pistruccis Sankt Göran och draken kom på sovereignens baksida 1817 och är tillbaka där sedan 1871, efter nästan ett halvsekel med andra motiv. Framsidan bär kungens porträtt av Martin Jennings, det första efter drottning Elizabeths sjuttio år på mynten.',
  'perth-mint-silver':
    'Perth Mint visar Australiens djur med ett nytt motiv varje år. Den som samlar årgångar får en serie; den som köper silver får fullt metallvärde.',
};

/** Texts for single products whose category text says too little, by product code. */
export const coinTexts: Readonly<Record<string, string>> = {
  'guldmynt-1oz-american-buffalo':
    'James Earle Frasers indianhuvud och bison är hämtade från femcentsmyntet från 1913. Buffalo kom 2006 som USA:s första investeringsmynt i 24 karat.',
  'guldmynt-1oz-libertad':
    'Segergudinnan från självständighetsmonumentet i Mexico City svävar framför vulkanerna Popocatépetl och Iztaccíhuatl. Libertad saknar valör, och upplagorna är små. Sedan 1991 är finhalten 999 tusendelar.',
  'silvermynt-1oz-libertad':
    'Segergudinnan framför vulkanerna, på andra sidan Mexikos örn. Libertad i silver har präglats sedan 1982 och saknar valör.',
  'silvermynt-2oz-libertad':
    'Segergudinnan framför Mexikos vulkaner, på ett mynt med dubbelt så mycket silver som det vanliga. Upplagan är en bråkdel av enunsmyntets.',
  'silvermynt-5oz-libertad':
    'Det största av de vanliga formaten, med plats för detaljerna i segergudinnans vingar och vulkanerna bakom. Präglas i små årsupplagor.',
  'guldmynt-1oz-royal-tudor-beasts':
    'Tio sagodjur vaktar bron till Hampton Court, uppsatta för Henrik VIII och Jane Seymour. Serien visar dem ett i taget och följer på The Queen’s Beasts.',
  'silvermynt-2oz-royal-tudor-beasts':
    'Vaktdjuren från bron till Hampton Court, ett i taget. Tvåunsformatet ger en relief som är djupare än på vanliga investeringsmynt.',
  'guldmynt-30g-panda':
    'Pandan har fått ett nytt motiv nästan varje år sedan 1982. Sedan 2016 räknas vikten i gram i stället för uns. På andra sidan står Himlens tempel i Peking.',
  'guldmynt-15g-panda':
    'Halva storleken av den stora pandan. Motivet är årets och står i relief mot ett blankt fält; på andra sidan ses Himlens tempel.',
  'guldmynt-8g-panda':
    'Den lilla pandan infördes 2016 då Kina gick över till gramvikter. Motivet är årets, och på andra sidan ses Himlens tempel.',
  'silvermynt-30g-panda-2026':
    'Årets panda i 30 gram silver, förseglad i kapsel hos myntverket. På andra sidan står Himlens tempel i Peking.',
  'guldmynt-1oz-britannia-22k':
    'Från 1987 till 2012 gjordes Britannia i 22 karat. Guldinnehållet är ett fullt uns; det som gör myntet tyngre är legeringen av koppar och silver.',
  'guldmynt-1000-kronor-1993':
    'Minnesmyntet gavs ut när Carl XVI Gustaf hade varit kung i tjugo år. Valören är 1 000 kronor, men guldet i myntet är värt betydligt mer.',
  'guldmynt-20-kronor-oscar-ii':
    'Tjugokronan infördes med den skandinaviska myntunionen 1873. Kursen var 2 480 kronor per kilo guld, vilket gav mynten deras vikt och gjorde dem gångbara i tre länder.',
  'guldmynt-20-kronor-gustaf-v-1925':
    'Gustaf V:s enda tjugokrona och Sveriges sista guldmynt för omlopp. När det kom hade sedlarna redan tagit över, och en stor del av upplagan nådde aldrig allmänheten.',
  'guldmynt-10-kronor-oscar-ii':
    'Halva tjugokronan, med Oscar II:s porträtt som följer kungens åldrande från 1873 till 1901. Gångbar i hela myntunionen.',
  'guldmynt-5-kronor-oscar-ii':
    'Det minsta svenska unionsmyntet i guld. Det infördes 1881, åtta år efter de större valörerna, och bär Oscar II:s porträtt.',
  'guldmynt-5-kronor-gustaf-v-1920':
    'Femkronan från 1920 är Gustaf V:s första guldmynt och det enda i sin valör under hans tid.',
  'guldmynt-carolin-10-francs':
    'Carolinen präglades för handeln med utlandet medan Sverige övervägde att gå med i den latinska myntunionen. Den motsvarar tio francs och bär Karl XV:s porträtt.',
  'guldmynt-1-dukat-karl-xv':
    'De sista svenska dukaterna. Dukaten var handelsmyntet som hölls utanför riksdalerns kursväxlingar, i nästan rent guld.',
  'guldmynt-1-dukat-karl-xiv-johan':
    'Dukater efter 1835 års myntordning, med Karl XIV Johans porträtt på framsidan och rikets vapen på baksidan.',
  'guldmynt-20-kroner-danmark-christian-ix':
    'Danmark gick in i myntunionen samtidigt med Sverige 1873. Baksidan visar en sittande Dania med spira och sköld.',
  'guldmynt-20-kroner-danmark-christian-x':
    'Christian X lät prägla guld 1913–1917 och 1926–1931. Vikt och finhalt är unionens, samma som den svenska tjugokronans.',
  'guldmynt-10-kroner-danmark-frederik-viii':
    'Frederik VIII regerade bara sex år, och tian präglades under två av dem.',
  'guldmynt-20-kroner-norge-haakon-vii':
    'Det enda årtalet för Haakon VII:s tjugokrona och det självständiga Norges första guldmynt. Baksidan visar Olav den helige.',
  'guldmynt-20-markkaa-finland':
    'Storfurstendömet Finland fick egen guldmark 1878, med den ryska dubbelörnen på framsidan men med den latinska myntunionens vikt.',
  'guldmynt-10-markkaa-finland':
    'Tiomarken har hälften av tjugomarkens guld. Den präglades i Helsingfors under tre tsarer.',
  'guldmynt-sovereign-victoria':
    'Från 1871 bär sovereignen åter Sankt Göran och draken. Drottningens porträtt finns i tre varianter: ungt, från jubileet 1887 och med slöja från 1893.',
  'guldmynt-sovereign-edward-vii':
    'Edward VII:s nio år på tronen gav sovereigner från London och från Melbourne, Perth, Sydney och Ottawa. Myntverksmärket sitter ovanför årtalet.',
  'guldmynt-sovereign-george-v':
    'George V:s sovereigner är bland de vanligaste. I London upphörde präglingen för allmänheten 1917; de senare årtalen kommer från Australien, Sydafrika och andra delar av imperiet.',
  'guldmynt-sovereign-elizabeth-ii':
    'Elizabeth II finns i fem porträtt på sovereignen, från Mary Gillicks unga drottning till Jody Clarks. Präglingen återupptogs 1957.',
  'guldmynt-half-sovereign-blandade-ar':
    'Halva sovereigner från George IV till George V. Vi väljer årtal ur lagret; önskar du ett visst, ring innan du beställer.',
  'guldmynt-half-sovereign-charles-iii':
    'Halva sovereignens vikt och samma baksida, Pistruccis Sankt Göran och draken. Ett nätt format som är lätt att sälja vidare.',
  'guldmynt-20-francs-marianne':
    'Marianne med ekkrans på framsidan och den galliska tuppen på baksidan, tecknade av Jules-Clément Chaplain. Ett av de vanligaste historiska guldmynten.',
  'guldmynt-20-francs-napoleon-iii':
    'Napoleon III med bart huvud till 1860 och lagerkrans därefter. Upplagorna var stora, vilket håller samlarpåslaget lågt.',
  'guldmynt-10-francs-napoleon-iii':
    'Tiofrancsmyntet väger tre gram och är ett av de minsta franska guldmynten. Porträttet är Napoleon III:s.',
  'guldmynt-40-francs-frankrike':
    'Fyrtio francs präglades från Napoleon Bonapartes tid som förste konsul till Ludvig Filip. Myntet är stort och tungt för sin tid.',
  'guldmynt-20-francs-vreneli':
    'Fritz Landrys flicka med fläta framför alperna kallas Vreneli. Myntet följer den latinska myntunionens vikt och har varit schweizarnas sparmynt i generationer.',
  'guldmynt-10-francs-vreneli': 'Den lilla Vreneli präglades under några få år och är ovanligare än tjugofrancsmyntet.',
  'guldmynt-20-francs-belgien-leopold-ii':
    'Belgien var med och grundade den latinska myntunionen. Leopold II:s tjugofrancs har samma vikt som de franska.',
  'guldmynt-20-lire-italien-umberto-i':
    'Tjugo lire från det enade Italien, med unionens vikt. Framsidan bär Umberto I:s profil, baksidan huset Savojens vapen.',
  'guldmynt-20-mark-preussen-wilhelm-ii':
    'Riksmynt i guld bar delstatens furste på framsidan; Preussens är de vanligaste. Baksidan visar det tyska rikets örn.',
  'guldmynt-10-mark-preussen-wilhelm-ii': 'Halva tjugomarken, med Wilhelm II på framsidan och riksörnen på baksidan.',
  'guldmynt-1-dukat-osterrike-1915':
    'Alla nypräglingar bär årtalet 1915, det sista med Franz Joseph. Finhalten 986 tusendelar är dukatens sedan medeltiden.',
  'guldmynt-4-dukat-osterrike-1915':
    'Fyrdukaten är bred och tunn, nära fyra centimeter tvärs över. Alla nypräglingar bär årtalet 1915.',
  'guldmynt-100-kronen-osterrike-1915':
    'Nästan ett uns guld med Franz Josephs porträtt. Myntet är en nyprägling med årtalet 1915 och handlas till lågt påslag.',
  'guldmynt-20-kronen-osterrike-1915':
    'Kronan ersatte gulden 1892. Nypräglingen bär årtalet 1915 och innehåller drygt sex gram guld.',
  'guldmynt-10-kronen-osterrike':
    'Ett av de minsta mynten från dubbelmonarkin, med Franz Joseph på framsidan och dubbelörnen på baksidan.',
  'guldmynt-10-gulden-nederlanderna':
    'Tio gulden med Vilhelm III eller Vilhelmina på framsidan och det nederländska lejonet på baksidan. Präglat i Utrecht.',
  'guldmynt-50-pesos-mexiko-centenario':
    'Centenario gavs ut till hundraårsminnet av Mexikos självständighet 1921. Segergudinnan håller en lagerkrans, och guldvikten står utskriven: 37,5 gram.',
  'guldmynt-20-dollar-double-eagle':
    'Double Eagle blev till efter guldrushen i Kalifornien. Till 1907 bar den Liberty i profil, därefter Saint-Gaudens stående Liberty. Vi levererar den typ som finns i lager.',
  'guldmynt-10-dollar-eagle':
    'Eagle var det mynt som gav USA:s guldmynt deras namn. Efter 1907 bär framsidan ett huvud i fjäderskrud.',
  'guldmynt-5-dollar-half-eagle':
    'Half Eagle präglades vid flera av USA:s myntverk. Från 1908 är motivet försänkt i ytan, en ovanlig teknik.',
  'guldmynt-10-rubel-tjervonets':
    'Tjervontsen visar en såningsman efter Ivan Sjadrs skulptur. Nypräglingarna gjordes 1975–1982. Vi kontrollerar ursprung och tidigare ägande innan ett mynt säljs.',
  'guldmynt-5-rubel-nikolaj-ii':
    'Efter 1897 års myntreform fick rubeln fast guldvärde, och femman blev den vanligaste valören. Vi kontrollerar ursprung och tidigare ägande innan ett mynt säljs.',
  'guldmynt-2-rand-sydafrika':
    'Två rand har exakt samma vikt och guldhalt som sovereignen, som landet lämnade 1961. Springbocken fanns alltså här före Krugerranden.',
  'silvermynt-10oz-magnificent-maple-leaves':
    'Tio uns silver med flera lönnlöv som tycks falla över ytan. Det stora formatet har lägre påslag än tio enskilda mynt.',
  'silvermynt-25oz-maple-leaf-tub':
    'Tjugofem mynt om ett uns i myntverkets plasttub. Tuben staplas lätt och håller mynten fria från repor.',
  'silvermynt-500oz-maple-leaf-monsterbox':
    'Tjugo tuber i myntverkets låda, sammanlagt 500 mynt och drygt 15,5 kilo silver. Lådan levereras oöppnad.',
  'silvermynt-20oz-wiener-philharmoniker-tub':
    'Tjugo mynt om ett uns i originaltub från Wien. En vanlig storlek för den som sparar i silver i jämna steg.',
  'silvermynt-1kg-kookaburra-2026':
    'Ett helt kilo silver i ett mynt, med kookaburran i en relief som syns på håll. Levereras i kapsel.',
  'silvermynt-1oz-koala-2026': 'Koalan kom 2007 och byter motiv varje år. Mynten levereras i kapsel från Perth Mint.',
  'silvermynt-1-4oz-noaks-ark':
    'Arken, duvan med olivkvisten och berget Ararat. Noaks ark ges ut av Armenien och präglas i Tyskland sedan 2011.',
  'silvermynt-1-2oz-noaks-ark': 'Halva unset med arken framför Ararat. Ges ut av Armenien med valören 200 dram.',
  'silvermynt-1oz-noaks-ark': 'Arken framför Ararat i soluppgång, på andra sidan Armeniens vapen. Valören är 500 dram.',
  'silvermynt-5oz-noaks-ark':
    'Fem uns silver med plats för varje planka i arken. Ges ut av Armenien och präglas i Tyskland.',
  'silvermynt-1oz-somalia-elefant':
    'Den afrikanska elefanten får ett nytt motiv varje år. Mynten ges ut av Somalia och präglas i München.',
  'silvermynt-1oz-niue-aten-uggla':
    'Ugglan från antikens Aten, tecknad efter tetradrakmen som en gång var Medelhavets handelsmynt. Ges ut av Niue.',
  'silvermynt-1oz-germania':
    'Germania i harnesk med svärd och sköld. Serien började 2019 och får ett nytt motiv varje år.',
  'silvermynt-1-krona-sverige':
    'Enkronan var av 800 tusendelar silver från 1875 till 1942. Här finns Oscar II och Gustaf V; vi väljer årtal ur lagret.',
  'silvermynt-2-kronor-sverige':
    'Tvåkronan har dubbelt så mycket silver som enkronan. Årtalen sträcker sig från Oscar II till Gustaf V.',
  'silvermynt-5-kronor-gustaf-v-1935':
    'Präglad till minne av att riksdagen i Arboga 1435 hade femhundra år på nacken. Framsidan bär Gustaf V:s porträtt.',
  'silvermynt-5-kronor-gustaf-vi-adolf':
    'Femkronan från Gustaf VI Adolfs tid håller 400 tusendelar silver och är ett av de billigaste sätten att äga äldre svenskt silver.',
  'silvermynt-10-kronor-1972':
    'Utgiven till Gustaf VI Adolfs nittioårsdag. Framsidan visar kungen, baksidan hans namnteckning.',
  'silvermynt-200-kronor-1993': 'Utgiven när Carl XVI Gustaf hade varit kung i tjugo år, i 925 tusendelar silver.',
};
