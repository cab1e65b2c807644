/** How much of something a place uses, takes in or has done within a period, in words or rough numbers. */
type Rates = Readonly<Partial<Record<string, readonly string[]>>>;

/** What takes somebody's decision each time. */
const SOME: Rates = {
  week: ['one or two', 'two or three', 'two, maybe three'],
  month: ['three or four', 'four or five', 'five or six', 'half a dozen'],
  year: ['eight or ten', 'about a dozen', 'a dozen or so', 'fifteen or so'],
};
/** What is bought, moved or worked on by the piece. */
const DOZENS: Rates = {
  day: ['three or four', 'five or six', 'half a dozen', 'eight or so'],
  week: ['about a dozen', 'ten to fifteen', 'fifteen or so', 'around twenty'],
  month: ['about thirty', 'around forty', 'a couple of dozen', 'fifty or so', 'thirty-odd'],
  year: ['about 250', 'around 300', 'a few hundred', '400 or so'],
};
/** What is used up, washed or handed out. */
const HUNDREDS: Rates = {
  day: ['about 40', '50 or so', '60 or so', 'about 80'],
  week: ['about 200', 'around 250', '300 or so', 'a few hundred'],
  month: ['about 800', 'around 900', 'a thousand or so', 'about 1,200'],
  year: ['several thousand', 'about 8,000', 'around 10,000'],
};

/** The most particular first, by what is counted. */
const BY_THING: readonly (readonly [RegExp, Rates])[] = [
  [
    /\b(?:hires|starters|joiners|vacancies|openings|audits|inspections|events|weddings|funerals|projects|trainings|workshops|trips|shows|launches|moves|claims|accidents|breakdowns|tenders|bids|photo ?shoots|campaigns|pilots|renovations|refits|buildings)$/i,
    SOME,
  ],
  [
    /\b(?:cylinders|drums|tires|tyres|pallets|rolls|kegs|casks|barrels|loads|batteries|filters|belts|blades|mattresses|installs|installations|jobs|doors|frames|cartridges|trailers|containers|skips|dumpsters|call-?outs|cars|trucks|engines|pumps|motors|repairs|samples|crates|logs|carcasses|toners|lamps|windshields|windscreens|trees|tents|bikes|boats|cabinets|gates|signs|quotes|estimates|shipments)$/i,
    DOZENS,
  ],
  [
    /\b(?:tablecloths|napkins|towels|cups|bottles|boxes|bags|labels|cards|gloves|aprons|cans|jars|loaves|pizzas|eggs|shirts|uniforms|garments|sheets|pillowcases|masks|wipes|tickets|flyers|envelopes|letters|plates|trays|cartons|sandwiches|pastries|burgers|coffees|drinks|diapers|nappies|buns|rolls of (?:tape|paper)|meals|covers|parcels|packages|plants|flowers|stems|candles|bricks|tiles|screws|pages|copies|prescriptions)$/i,
    HUNDREDS,
  ],
];

/** Sheets of these are no bed linen. */
const OF_MATERIAL =
  /\b(?:sheets|boards|panels|lengths) of (?:ply\p{L}*|wood|steel|glass|mdf|metal|alumin\p{L}*|acrylic|drywall|plaster\p{L}*|foam|rubber)\b/iu;

/** What is lost or goes wrong follows no such rule. */
const GOES_WRONG =
  /\b(?:miss|lose|lost|fail\w*|wast\w+|return\w*|cancel\w*|reject\w*|complain\w*|late|unsold|broken|damaged|stolen|scrap\w*|refund\w*|no-shows?|call in sick)\b/i;

/** What a place of some size needs of a thing in a period; null if that cannot be known. */
export function readRate(question: string, { counted, period }: { counted: string; period: string }): readonly string[] | null {
  if (GOES_WRONG.test(question)) return null;
  if (OF_MATERIAL.test(question)) return DOZENS[period] ?? null;
  return BY_THING.find(([thing]) => thing.test(counted))?.[1][period] ?? null;
}
