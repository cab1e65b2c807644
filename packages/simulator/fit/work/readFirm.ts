import { listWords } from '../mail/listWords.ts';
import { findPlaces } from '../mail/placeNames.ts';
import { readTrades } from '../titles/titleTrades.ts';
import { isBusiness } from '../trades.ts';
import { readWorkplace } from './workplaces.ts';

/** From this share on, an industry names a line of work. */
const LEAST_SHARE = 0.3;

/** Whoever makes things of what a farm or a forest grows is a manufacturer: "Dairy products", "Food production". */
const MAKES =
  /^(?!.*\b(?:film|movie|tv|video|media|music|event|audio|theat(?:er|re)|stage|broadcast|content|photo|post|software|financial|insurance|banking)\b).*\b(?:products|making|processing|manufacturing|production)$|^(?:food (?:&|and) )?beverages?$|^(?:chemicals|plastics|machinery)$/i;
/** Farms, as lists of industries call them. */
const GROWS =
  /^(?:seeds?|crops?|animals?|livestock|cattle|beef|hogs?|pigs?|sheep|poultry|eggs?|milk|fruits?|vegetables?|grains?|plants?|flowers?|hay)(?: (?:and|&) [a-z]+)? production$/i;
/** Whoever finds and makes drugs has laboratories and plants, and is no clinic. */
const RESEARCHES =
  /^(?:bio(?:tech(?:nology)?|pharma)|pharma(?:ceuticals?)?|life sciences?|research(?: services)?)(?: (?:research|manufacturing))?$/i;
/** Whoever sells to shops has a warehouse, whatever is in it: "Wholesale Metals and Minerals". */
const WHOLESALE = /^wholesale\b/i;
/** Functions that are a business of their own, too. */
const ALSO_BUSINESSES: ReadonlySet<string> = new Set(['warehouse', 'logistics', 'energy', 'marketing']);

/** The kinds of businesses in industries of the common lists whose own words name others: `kinds: industry, industry`. */
const INDUSTRY_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  `investing: capital markets
banking wealth: financial services
software: information technology and services, it services and it consulting, technology information and internet, computer and network security
leisure: recreational facilities and services, recreational facilities, leisure, entertainment providers
production: building materials, glass ceramics and concrete, consumer goods, electronics, aviation and aerospace component manufacturing
production lab: cosmetics, medical devices, nanotechnology
production mechanic dealer: automotive
production maritime: shipbuilding
production store: luxury goods and jewelry, apparel and fashion
warehouse store: import and export
warehouse logistics: warehousing, warehousing and storage
store: food and beverage retail, retail furniture and home furnishings
principal highered: education, education management, technical and vocational training
music principal: fine arts schools
hotel restaurant: hospitality
restaurant: food services, food and beverage services, mobile food services, catering, gastropub, gastropubs, gastronomy
beauty: personal care services, cosmetology and barber schools
carer: home health care services
childcare: child day care services
eye: optometrists
police: law enforcement
government legal: judiciary
government: legislative office, executive office, political organization, public policy, government relations
clergy nonprofit: religious institutions
maritime logistics: maritime, maritime transportation
hotel leisure travel: leisure travel and tourism
leisure music: performing arts
property realtor: commercial real estate, leasing non residential real estate, leasing residential real estate
mechanic: vehicle repair and maintenance
therapy: alternative medicine
mental: mental health care
aviation: airlines aviation
guard: security and investigations
fleet logistics: railways, railroads, rail transportation
energy: electric power generation, waste collection
civil: civil engineering, engineering services
training: professional training and coaching
editor: online media, book and periodical publishing`
    .split('\n')
    .flatMap((line) => {
      const [kinds = '', names = ''] = line.split(': ');
      return names.split(', ').map((name) => [name, kinds.split(' ')] as const);
    }),
);
const toIndustryName = (industry: string): string =>
  (
    industry
      .toLowerCase()
      .replaceAll('&', ' and ')
      .match(/[a-z]+/g) ?? []
  ).join(' ');

/** The kinds of businesses that the industry in a file names. */
function readIndustryTrades(industry: string): readonly string[] {
  const places = findPlaces(listWords(industry)).flatMap(({ trades }) => trades);
  if (places.length > 0) return [...new Set(places)];
  return readTrades(industry).flatMap(({ trade, share }) =>
    share >= LEAST_SHARE && (isBusiness(trade) || ALSO_BUSINESSES.has(trade)) ? [trade] : [],
  );
}

/** The lines of work in the business where somebody works, by the words that tell where, otherwise by the industry in the file. */
export function readFirm(title: string, employer: string | null, industry: string | null): readonly string[] {
  const listed = INDUSTRY_NAMES.get(toIndustryName(industry ?? ''));
  if (listed !== undefined) return listed;
  if (industry !== null && WHOLESALE.test(industry.trim())) return ['warehouse', 'store'];
  if (industry !== null && RESEARCHES.test(industry.trim())) return ['lab', 'production'];
  if (industry !== null && GROWS.test(industry.trim())) return ['farmer'];
  if (industry !== null && MAKES.test(industry.trim())) return ['production'];
  const told = readWorkplace(title, employer);
  return told.length > 0 || industry === null ? told : readIndustryTrades(industry);
}
