import { CUSTOMERS } from './customers.ts';
import { listWords } from './listWords.ts';
import { toSingular } from './offerWords.ts';
import { COMPANY_NAMES, WORKPLACES } from '../work/workplaces.ts';

/** More names of places where people work, with the line of work in them if there is one: `trade: name, name`. */
const FURTHER = `
: practice, club, society, amateur society, workshop, depot, sanctuary, observatory, prison, barracks, choir, showroom, data center, community centre
leisure: bowling club, cricket club, rugby club, sailing club, yacht club, swimming club, tennis club, village hall, cinema, ice rink, lido, racecourse, wildlife park, botanical garden, ballroom
hotel: caravan park, holiday park, touring park
warehouse: cold store
farmer: glasshouse, nursery, hatchery, fishery, allotment
childcare: nursery
vet: kennels, cattery
production: abattoir, slaughterhouse, tannery, sawmill, feed mill, pottery, joinery
mechanic: car wash, jet wash
store: forecourt, gas station, service station, truck stop
builder: scaffolding, fencing, groundworks, demolition, drainage, timber
energy: landfill, scrapyard, transfer station, recycling centre
maritime: boatyard, harbor, harbour
aviation: aerodrome
fleet: haulage
funeral: crematorium
printing: print works
cleaning: launderette
property: lettings, retail park
clergy: mosque, churchyard
`;

/** Words of company names that mean something else in many emails. */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  'rig mine shop store flat fleet accounting animal bau beauty brake building car carrier center centre chemical cleaning county court drug electric energy event expo exterior food ford foundation golf hair heating hof home honda imaging insurance interior kitchen law lawn lender lodge market marine meat motor mover navigation nail office opener pack packaging painting paper park pension person personnel plant plastic port prep primary printing produce production property resort saving shelter shipping sign smile society spa steel suite talent temple tile tire tour toyota transport travel trust vision wedding district city town village developer grill'.split(
    ' ',
  ),
);

const LONGEST = 3;

const toName = (words: readonly string[]): string => words.map(toSingular).join(' ');

/** Names of places, in the singular, with the lines of work in them; none if those are unknown. */
const PLACES: ReadonlyMap<string, readonly string[]> = (() => {
  const places = new Map<string, string[]>();
  const add = (name: string, trades: readonly string[]): void => {
    const key = toName(listWords(name));
    if (key !== '' && !AMBIGUOUS.has(key)) places.set(key, [...(places.get(key) ?? []), ...trades]);
  };
  for (const line of [CUSTOMERS, WORKPLACES, COMPANY_NAMES, FURTHER].flatMap((text) => text.trim().split('\n'))) {
    const at = line.indexOf(':');
    for (const name of line.slice(at + 1).split(',')) add(name, at === 0 ? [] : [line.slice(0, at)]);
  }
  return places;
})();

/** A kind of place that a text names: where, its name in the singular, and the lines of work in it. */
export type MetPlace = { at: number; end: number; name: string; trades: readonly string[] };

/** The last word of a place's name, if it names one alone: a golf club is a club. */
export const toPlaceHead = (name: string): string | null => {
  const head = name.split(' ').at(-1) ?? '';
  return PLACES.has(head) ? head : null;
};

/** The kinds of places that words name, the longest name at each. */
export function findPlaces(words: readonly string[]): MetPlace[] {
  const found: MetPlace[] = [];
  for (let at = 0; at < words.length;) {
    const start = at;
    const nameOf = (count: number): string => toName(words.slice(start, start + count));
    const length = [3, 2, 1].find((count) => count <= LONGEST && start + count <= words.length && PLACES.has(nameOf(count))) ?? 0;
    if (length > 0) found.push({ at: start, end: start + length, name: nameOf(length), trades: PLACES.get(nameOf(length)) ?? [] });
    at += Math.max(1, length);
  }
  return found;
}
