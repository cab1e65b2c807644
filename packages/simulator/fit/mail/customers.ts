import type { MaskedSentence } from './maskedSentence.ts';
import { NOT_IN_A_NAME, toSingular } from './offerWords.ts';
import { toStem } from '../stems.ts';
import { findTrades } from '../titles/titleTrades.ts';
import { isBusiness } from '../trades.ts';

/** What emails call the businesses they sell to, `trade: plural, plural`. Whoever runs one decides on what is sold to it. */
export const CUSTOMERS = `
hotel: hotels, inns, resorts, hostels, campsites, lodges, guesthouses, guest houses, hotel roofs
restaurant: restaurants, cafes, pubs, bars, bistros, pizzerias, canteens, coffee shops, bakeries, kitchens, caterers, eateries, diners
clinic: clinics, hospitals, health centers, medical practices, surgeries, gp practices, medical centers
dentist: dentists, dental practices, dental clinics, dental offices, orthodontists
vet: vets, vet clinics, vet practices, veterinary clinics, animal clinics
therapy: physiotherapists, physiotherapy practices, chiropractors
eye: opticians, optometrists
pharmacy: pharmacies, chemists
carer: care homes, nursing homes, hospices, retirement homes, senior living communities, home care agencies, assisted living facilities
principal: schools, school districts, academies, high schools, elementary schools, primary schools, primaries, classrooms, districts
childcare: nurseries, daycares, kindergartens, preschools, childcare centers
highered: universities, colleges, campuses
librarian: libraries, archives, museums and archives
leisure: museums, theatres, theaters, zoos, stadiums, arenas, golf courses, golf clubs, sports clubs, theme parks, leisure centres, venues, ticket sellers, concert halls, swimming pools, ski resorts, sailing schools, surf schools, ski schools, swim schools, swimming schools, galleries
planner: wedding planners, event planners, conferences, festivals, galas
clergy: churches, parishes, congregations, synagogues, mosques, cathedrals
nonprofit: charities, nonprofits, food banks, foundations
government: councils, cities, towns, municipalities, counties, villages
police: police departments, fire departments, sheriffs, fire stations
legal: law firms, solicitors, litigation firms, lawyers, attorneys, law offices
accounting: accountants, accounting firms, cpa firms, bookkeepers, accountancy firms
insurance: insurers, insurance agencies, insurance brokers, insurance companies
banking: banks, credit unions, lenders, building societies
wealth: wealth managers, financial advisors, financial advisers
recruiting: recruitment agencies, staffing agencies, staffing firms, recruiters
realtor: real estate agents, realtors, estate agents, real estate brokers
property: landlords, apartment buildings, property managers, housing associations, letting agents, office buildings, malls, strip malls, shopping centres, shopping centers, business parks, flats, condominiums
builder: builders, contractors, building sites, construction companies, construction sites, job sites, general contractors, developers of homes
tradesman: plumbers, roofers, electricians, hvac contractors, hvac companies, roofing companies, plumbing companies
landscape: landscapers, landscaping companies
cleaning: cleaning companies, laundries, laundromats
architect: architects, architecture firms
interior: interior designers
fleet: hauliers, haulers, bus companies, rental firms, taxi firms, fleets, trucking companies, delivery companies, bus operators
logistics: freight forwarders, carriers, movers, couriers, freight brokers
warehouse: warehouses, distribution centers, distribution centres
production: factories, plants, manufacturers, mills, breweries, distilleries, creameries, foundries, food producers, bottlers, machine shops, job shops, fabrication shops, fab shops, metal shops, weld shops, cabinet shops, wood shops, fabricators, machine builders, machine makers, equipment makers, equipment builders, panel builders, engine builders, toolmakers, mould makers, mold makers, instrument makers, furniture makers
farmer: farms, farmers, growers, vineyards, wineries, orchards, dairies, ranches, livery yards, riding schools, stables, fish farms, salmon farms, greenhouses
store: shops, stores, retailers, boutiques, florists, supermarkets, grocers, garden centres, garden centers, bookshops, bookstores
ecommerce: online shops, online stores, web shops, shopify stores, ecommerce brands, online sellers
beauty: salons, hair salons, spas, barbershops
fitness: gyms, fitness studios, yoga studios
mechanic: garages, repair shops, body shops, auto shops, tire shops, transmission shops
dealer: dealerships, car dealers
aviation: airports, airlines, airfields
maritime: boat builders, boatbuilders, yacht builders, charter fleets, fishing fleets, yacht charters, ports, marinas, shipping lines, shipyards, ship owners
energy: utilities, solar farms, solar parks, wind farms, power plants
mining: quarries, mines, rigs
editor: newspapers, magazines, publishers, newsrooms
funeral: funeral homes, crematoria, cemeteries
travel: tour operators, travel agencies, travel agents
printing: print shops, sign shops
`;

const TRADES_OF: ReadonlyMap<string, readonly string[]> = CUSTOMERS.trim()
  .split('\n')
  .reduce((trades, line) => {
    const at = line.indexOf(':');
    for (const name of line.slice(at + 1).split(',')) trades.set(name.trim(), [...(trades.get(name.trim()) ?? []), line.slice(0, at)]);
    return trades;
  }, new Map<string, string[]>());

const toKey = (words: readonly string[]): string => words.map(toStem).join(' ');

/** The same by stems, so that one hotel counts, too. */
const KINDS_OF: ReadonlyMap<string, readonly string[]> = new Map([...TRADES_OF].map(([name, trades]) => [toKey(name.split(' ')), trades]));
/** With which words, and stems, these names begin: most words begin none. */
const STARTS: ReadonlySet<string> = new Set([...TRADES_OF.keys()].map((name) => name.split(' ')[0] ?? ''));
const STEM_STARTS: ReadonlySet<string> = new Set([...KINDS_OF.keys()].map((name) => name.split(' ')[0] ?? ''));
const LENGTHS = [4, 3, 2, 1];

/** How many words from a position on name a kind of business; 0 if they name none. */
const measureKind = (words: readonly string[], at: number): number =>
  STARTS.has(words[at] ?? '') ? (LENGTHS.find((count) => TRADES_OF.has(words.slice(at, at + count).join(' '))) ?? 0) : 0;

/** A sentence that lists this many kinds of businesses is about none of them. */
const LEAST_LISTED = 3;

/** A sentence without its list of customers: a window cleaner for "offices, schools and care homes" offers no senior care. */
export function dropListed(sentence: MaskedSentence): MaskedSentence {
  const { words, clauses } = sentence;
  // "Gym equipment" is for no list: it is a thing.
  const isModifier = (end: number): boolean =>
    toSingular(words[end - 1] ?? '') === words[end - 1] && clauses[end] === clauses[end - 1] && !NOT_IN_A_NAME.has(words[end] ?? 'and');
  const listed = new Set<number>();
  const kinds = new Set<string>();
  for (let at = 0; at < words.length;) {
    const start = at;
    const length = STEM_STARTS.has(toStem(words[start] ?? ''))
      ? (LENGTHS.find((count) => start + count <= words.length && KINDS_OF.has(toKey(words.slice(start, start + count)))) ?? 0)
      : 0;
    at += Math.max(1, length);
    if (length > 0 && isModifier(at)) continue;
    if (length > 0) kinds.add(KINDS_OF.get(toKey(words.slice(start, start + length)))?.[0] ?? '');
    for (let word = start; word < start + length; word += 1) listed.add(word);
  }
  return kinds.size < LEAST_LISTED ? sentence : { ...sentence, stems: sentence.stems.map((stem, at) => (listed.has(at) ? '' : stem)) };
}

/** Words that precede customers, at most this many words before them: "for small hotels", "nine hotels", "we only do theaters". */
const BEFORE = new Set(
  'for to do only by with in at on serve serves serving over of supply help helps helping visit visits visiting and'.split(' '),
);
const REACH = 3;
/** "Other shops sell fakes", "our warehouses" and "we buy from farms" do not name customers. */
const NOT_CUSTOMERS = new Set(['from', 'our', 'my', 'other', 'their', 'no', 'than', 'like']);
const COUNTS = new Set(
  'among most many several two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty hundred'.split(' '),
);
/** "I sharpen for eleven kitchens", "we work with 40 schools". */
const WORKS = new Set(['for', 'with']);
const WITH_US = /^(?:we|us|our|ours|we're|we've|mine)$/;
const SENDER = /^(?:we|i|our|ours|us|my|me|we're|i'm|we've|i've)$/;

/** "Forty primary schools use them" counts the sender's customers. */
const USES = /\b(?:use|have|buy|hire|take|run|trust)\s+(?:it|them|us|ours)\b/i;

/** Names of places that also name things, and what may stand before such a place: "roof bars" serve nobody. */
const ALSO_THINGS = /^(?:bars|plants|ports|mines|mills|rigs|primaries|districts|flats)$/;
const OF_SUCH_PLACES =
  /^(?:small|local|busy|independent|wine|cocktail|hotel|coffee|tapas|sports|power|food|chemical|processing|paper|steel|saw|feed|school|oil|smaller|larger|and|or|[a-z]*\d+[a-z]*)$/;
/** Bars that nobody drinks in. */
const NAMES_BARS =
  /^(?:roof|grab|pull|light|crash|roll|bull|tow|sway|push|panic|steel|metal|iron|copper|brass|gold|silver|flat|round|threaded|reinforcing|chocolate|protein|granola|candy|snack|energy|cereal|soap)$/;

/** Rooms that many kinds of businesses have: "we check the kitchens" serves no restaurants. */
const ALSO_ROOMS = /^(?:kitchens|canteens|classrooms|bars)$/;
const OF_ONE_PLACE = /^(?:the|your|their|its)$/;

function isServed({ text, words, stems, clauses, isStory }: MaskedSentence, at: number): boolean {
  if (stems[at] !== toStem(words[at] ?? '')) return false;
  const before = words[at - 1] ?? '';
  if (ALSO_ROOMS.test(words[at] ?? '') && OF_ONE_PLACE.test(before)) return false;
  const isPlaced =
    BEFORE.has(before) || COUNTS.has(before) || (words[at] === 'bars' ? !NAMES_BARS.test(before) : OF_SUCH_PLACES.test(before));
  if (ALSO_THINGS.test(words[at] ?? '') && clauses[at - 1] === clauses[at] && !isPlaced) return false;
  const isOurs = isStory || USES.test(text) || words.some((word) => WITH_US.test(word));
  for (let back = at - 1; back >= Math.max(0, at - REACH) && clauses[back] === clauses[at]; back -= 1) {
    const word = words[back] ?? '';
    if (NOT_CUSTOMERS.has(word)) return false;
    // "I found three shops" counts what the sender does not serve.
    if (COUNTS.has(word) || /^\d+$/.test(word)) return isOurs || WORKS.has(words[back - 1] ?? '');
    if (BEFORE.has(word)) return true;
  }
  return false;
}

/** "Corrie's Chemists", "Brackley Vets": the name of one customer. */
const isOneName = ({ text, words }: MaskedSentence, at: number): boolean =>
  new RegExp(`\\p{Lu}[\\p{L}'’]*\\s+${(words[at] ?? '').replace(/^./, (first) => first.toUpperCase())}\\b`, 'u').test(text);

/** Whether a name is that of a kind of business: who visits care homes sells none. */
export const isCustomer = (name: string): boolean => KINDS_OF.has(toKey(name.toLowerCase().split(/[\s-]+/)));

const JOINS: ReadonlySet<string> = new Set(['and', 'or']);

/** The positions of the words that name the kinds of businesses a sentence says its sender sells to: "we replace boilers in schools". */
export function listServed(sentence: MaskedSentence): ReadonlySet<number> {
  const served = new Set<number>();
  const { words } = sentence;
  for (let at = 0; at < words.length;) {
    const length = measureKind(words, at);
    if (length > 0 && isServed(sentence, at)) for (let word = at; word < at + length; word += 1) served.add(word);
    at += Math.max(1, length);
  }
  return served;
}

/** The kinds of businesses that share the last word of a name: "dental and vet practices", "primary, secondary and high schools". */
function listJoined({ words }: MaskedSentence, start: number, length: number): readonly string[] {
  const name = words.slice(start, start + length);
  const head = name.at(-1) ?? '';
  const joined: string[] = [];
  let at = start - 1;
  if (name.length < 2 || !JOINS.has(words[at] ?? '')) return joined;
  for (at -= 1; at >= 0; at -= 1) {
    const trades = TRADES_OF.get(`${words[at]} ${head}`);
    if (trades === undefined) break;
    joined.push(...trades);
  }
  return joined;
}

type MetName = { at: number; length: number };

/** The names of kinds of businesses in a sentence, those of a series together: "gyms, hotels and dental practices". */
function listSeries({ words, clauses }: MaskedSentence): MetName[][] {
  const series: MetName[][] = [];
  let end = -1;
  for (let at = 0; at < words.length;) {
    const start = at;
    const length = measureKind(words, start);
    at += Math.max(1, length);
    if (length === 0) continue;
    const isNext = start === end ? clauses[start] !== clauses[start - 1] : start === end + 1 && JOINS.has(words[end] ?? '');
    if (isNext) series.at(-1)?.push({ at: start, length });
    else series.push([{ at: start, length }]);
    end = at;
  }
  return series;
}

/** The kinds of businesses that an email says its sender sells to: "we look after 60 care homes"; empty if it does not say. */
export function findCustomers(sentences: readonly MaskedSentence[]): string[] {
  const found = new Set<string>();
  for (const sentence of sentences) {
    const { words, isStory } = sentence;
    const isProof = isStory || USES.test(sentence.text) || /\b(?:from|with|by) us\b/i.test(sentence.text);
    // "Traymate is a rack for canteens."
    const isOfThing = sentence.isOffer && words[1] === 'is' && /^an?$/.test(words[2] ?? '');
    if (!isProof && !isOfThing && !words.some((word) => SENDER.test(word))) continue;
    // "Law firms, a bank and two councils have hives from us": anybody may.
    if (isProof && dropListed(sentence) !== sentence) continue;
    for (const series of listSeries(sentence)) {
      const named = series.filter(({ at }) => !isOneName(sentence, at));
      if (!named.some(({ at }) => isServed(sentence, at))) continue;
      for (const { at, length } of named)
        for (const trade of [...(TRADES_OF.get(words.slice(at, at + length).join(' ')) ?? []), ...listJoined(sentence, at, length)])
          found.add(trade);
    }
  }
  return [...found];
}

const ENDS = 'and|or|who|with|in|from|for|based|of|at|on|here|to|that|which|round|near';
const OWN_WORK = String.raw`((?:(?:an?|one|two|three|four|five|small|certified|licensed|trained|qualified|professional|local)\s+)*(?:(?!(?:${ENDS})\b)[\p{L}'’-]+\s+){0,2}(?!(?:${ENDS})\b)[\p{L}'’-]+)`;
/** "I am a certified yoga teacher", "our beekeeper": the sender's own work. */
const IDENTITIES = [
  new RegExp(String.raw`\b(?:i am|i[’']m|we are|we[’']re|(?:i|we) run|our|my|bring|send)\s+${OWN_WORK}`, 'giu'),
  // "We're Saffron & Rye, a small kitchen on Mill Lane".
  new RegExp(String.raw`\b(?:I am|I[’']m|[Ww]e are|[Ww]e[’']re)\s+\p{Lu}[^,.;:!?]{1,40},\s+(?=an?\s)${OWN_WORK}`, 'gu'),
];

/** From this share on, a title's words are in a trade. */
const LEAST_OWN = 0.4;

/** Work that belongs to a trade, by the sender's verb. */
const WORK_OF: ReadonlyMap<string, string> = new Map(
  'translate language, interpret language, photograph photo, film film, landscape landscape, tutor teacher, cater restaurant'
    .split(', ')
    .map((pair) => {
      const [verb = '', trade = ''] = pair.split(' ');
      return [verb, trade] as const;
    }),
);

/** The lines of work of the sender; those are not the reader's. */
export function findSellers(sentences: readonly MaskedSentence[]): string[] {
  const found = new Set<string>();
  for (const { text, words } of sentences) {
    words.forEach((word, at) => {
      const trade = ['we', 'i'].includes(word) ? WORK_OF.get(words[at + 1] ?? '') : undefined;
      if (trade !== undefined) found.add(trade);
    });
    for (const [, own = ''] of IDENTITIES.flatMap((pattern) => [...text.matchAll(pattern)])) {
      if (/\b(?:your|you|for|to)\b/i.test(own)) continue;
      for (const { trade, share } of findTrades(own.toLowerCase())) if (share >= LEAST_OWN && isBusiness(trade)) found.add(trade);
    }
  }
  return [...found];
}
