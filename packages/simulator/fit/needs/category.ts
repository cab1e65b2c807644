import { onFirstUse } from '../../onFirstUse.ts';
import { growPhrases } from './phraseTree.ts';
import { INDUSTRIES, type Industry } from '../../persona/persona.ts';
import { BUSINESS_CATEGORIES } from '../categories/business.ts';
import { COMMERCIAL_CATEGORIES } from '../categories/commercial.ts';
import { EFFECT_WORDS } from '../categories/effects.ts';
import { EVERYDAY_EFFECT_WORDS } from '../categories/everydayEffects.ts';
import { FURTHER_EFFECT_WORDS } from '../categories/furtherEffects.ts';
import { EVERYDAY_THINGS } from '../categories/everydayThings.ts';
import { EXPERTISE_CATEGORIES } from '../categories/expertise.ts';
import { INDUSTRY_CATEGORIES } from '../categories/industry.ts';
import { JARGON } from '../categories/jargon.ts';
import { LOCAL_CATEGORIES } from '../categories/local.ts';
import { PEOPLE_CATEGORIES } from '../categories/people.ts';
import { PLACES_CATEGORIES } from '../categories/places.ts';
import { SECTOR_CATEGORIES } from '../categories/sectors.ts';
import { SELLER_WORDS } from '../categories/sellerWords.ts';
import { SERVICE_CATEGORIES } from '../categories/services.ts';
import { SPECIALTY_CATEGORIES } from '../categories/specialties.ts';
import { TECHNOLOGY_CATEGORIES } from '../categories/technology.ts';
import { THINGS } from '../categories/things.ts';
import { TRADE_TALK } from '../categories/tradeTalk.ts';
import { listStems } from '../stems.ts';

/** A kind of thing people sell: who decides on it, who signs, who works close to it. Owners and near are trades. */
export type Category = {
  id: string;
  label: string;
  isPlural: boolean;
  owners: readonly string[];
  signers: readonly string[];
  near: readonly string[];
  /** Empty if it is for any industry. */
  industries: readonly Industry[];
};

/** Words or phrases that indicate a category; weights are in log odds. */
export type Cue = { category: number; weight: number };

/** Plural labels, which name several things: "tax filings", "computers and devices"; not "security awareness", "product analytics". */
const PLURAL = / and |(?:[^aiusc]|[^i]c)s$/;

const isIndustry = (text: string): text is Industry => INDUSTRIES.some((industry) => industry === text);
const listIds = (cell: string): string[] => cell.split(/[ ,]+/).filter((id) => id !== '' && id !== '-');

/** `id | label | owners, with ! who signs | near | industries | words:weight`; a `+` after the id marks a plural label, a `=` a singular one. */
function readCategory(line: string): { category: Category; words: string } {
  const [id = '', label = '', owners = '', near = '', industries = '', words = ''] = line.split(' | ');
  const owning = listIds(owners);
  const signers = owning.filter((trade) => trade.endsWith('!')).map((trade) => trade.slice(0, -1));
  return {
    category: {
      id: id.replace(/[+=]$/, ''),
      label,
      isPlural: id.endsWith('+') || (!id.endsWith('=') && PLURAL.test(label)),
      owners: owning.map((trade) => trade.replace('!', '')),
      signers,
      near: listIds(near.replaceAll('!', '')),
      industries: listIds(industries).filter(isIndustry),
    },
    words,
  };
}

const LINES = [
  BUSINESS_CATEGORIES,
  COMMERCIAL_CATEGORIES,
  TECHNOLOGY_CATEGORIES,
  INDUSTRY_CATEGORIES,
  PLACES_CATEGORIES,
  PEOPLE_CATEGORIES,
  SERVICE_CATEGORIES,
  EXPERTISE_CATEGORIES,
  SECTOR_CATEGORIES,
  SPECIALTY_CATEGORIES,
  LOCAL_CATEGORIES,
]
  .flatMap((text) => text.trim().split('\n'))
  .map(readCategory);

export const CATEGORIES: readonly Category[] = LINES.map(({ category }) => category);
const PLACES: ReadonlyMap<string, number> = new Map(CATEGORIES.map(({ id }, index) => [id, index]));
/** The place of a category in the list; -1 if there is none with this id. */
const placeOf = (id: string): number => PLACES.get(id) ?? -1;
export const CATEGORY_BY_ID: ReadonlyMap<string, Category> = new Map(CATEGORIES.map((category) => [category.id, category]));

/** The weight of a cue without a weight of its own. */
const USUAL_WEIGHT = 2;

/** Words with many meanings, however well they suit one category: alone they say little. */
const ORDINARY = new Set(
  listStems(
    `will text clean floor fit detail due min mill fake tool draft deck bed cap bug position closing judge taste wed dog farm bottle passport license
    drip swing dish couple safe hull coffee renewal settlement angel bowl hop forge salt arrangement egg sticker press hear hearing plate still cover
    book stand duty table call team agency order report shift bolt producer author birthday accident jar walk cart lobby collection
    ladder ad website hr article finance logo chef fence barrier print signal robot string stage band chair light meter sun page loan lend
    reminder screen messages credentialed lets regular reject estimate mass commit actual factor shore moor sharp jet rat rating grade compound streak
    regulator cabinet bush intervention instrument component attribute surface resume soil report tap wire fence drive nudge developer prompt stain pipe
    drop turn 80 trained commission brush trace quote fold chart balance cancel postage refill brand insure back train
    door spring ticket quotation flat export sample turnaround mark vet leak till desk letter rig build log frame seat house insert post oak safe taste bench carrier
    pitch thermal renew paced questionnaire tolerance route milk weight pure dispute ash climber registration expiry sheet commercial signed unblocking pods leaver
    quit canned mining patch presentation echo kit coil rail inclusive backlog urn tunnel ships promoted bay`,
  ),
);
const MOST_ORDINARY = 1;
/** The most a word counts if it is in the name of the category. */
const MOST_NAMING = 2.5;
/** A shorter stem, such as that of mining, is that of other words, too: "10 mins". */
const SHORTEST_NAMING = 4;

type Cues = Map<string, Cue[]>;

function addCues(cues: Cues, category: number, words: string): void {
  const label = listStems(CATEGORIES[category]?.label ?? '');
  for (const cell of words.split(', ')) {
    const [phrase = '', written] = cell.split(':');
    const key = listStems(phrase.replaceAll('-', ' ')).join(' ');
    const weight = written === undefined ? USUAL_WEIGHT : Number(written);
    const isNaming = key.length >= SHORTEST_NAMING && label.includes(key);
    const most = !ORDINARY.has(key) ? weight : isNaming ? MOST_NAMING : MOST_ORDINARY;
    const others = (cues.get(key) ?? []).filter((cue) => cue.category !== category);
    cues.set(key, [...others, { category, weight: Math.min(weight, most) }]);
  }
}

/** The weight of a thing's name: several words are hardly about anything else. */
const THING_WEIGHT = { one: 2.5, several: 4 };

/** A thing that a category offers: the words of an email it is known by, as stems, and its name. */
export type KnownThing = { category: number; name: string; key: string };

export const KNOWN_THINGS: readonly KnownThing[] = [THINGS, EVERYDAY_THINGS]
  .flatMap((text) => text.trim().split('\n'))
  .flatMap((line) => {
    const at = line.indexOf(':');
    const category = placeOf(line.slice(0, at));
    return line
      .slice(at + 1)
      .split(',')
      .map((cell) => {
        const [words = '', name = words] = cell.trim().split('>');
        return { category, name, key: listStems(words.replaceAll('-', ' ')).join(' ') };
      });
  });

/** A thing's name is a cue, and stands among the category's words only if they have more weight there. */
function addThing(cues: Cues, { category, key }: KnownThing): void {
  const known = cues.get(key) ?? [];
  const weight = key.includes(' ') ? THING_WEIGHT.several : ORDINARY.has(key) ? MOST_ORDINARY : THING_WEIGHT.one;
  const most = Math.max(weight, ...known.filter((cue) => cue.category === category).map((cue) => cue.weight));
  cues.set(key, [...known.filter((cue) => cue.category !== category), { category, weight: most }]);
}

/** Cues by their stems, joined with spaces. */
export const listCues = onFirstUse((): ReadonlyMap<string, readonly Cue[]> => {
  const cues: Cues = new Map();
  LINES.forEach(({ words }, category) => addCues(cues, category, words));
  for (const line of [EFFECT_WORDS, FURTHER_EFFECT_WORDS, EVERYDAY_EFFECT_WORDS, SELLER_WORDS, JARGON, TRADE_TALK].flatMap((text) =>
    text.trim().split('\n'),
  )) {
    const at = line.indexOf(':');
    addCues(cues, placeOf(line.slice(0, at)), line.slice(at + 1).trim());
  }
  for (const thing of KNOWN_THINGS) addThing(cues, thing);
  return cues;
});

export const LONGEST_CUE = 5;
export const cueTree = onFirstUse(() => growPhrases(listCues()));
