import type { MaskedSentence } from './maskedSentence.ts';

/** Words that no name of a thing contains, and verbs that often start a cue. */
export const NOT_IN_A_NAME = new Set(
  'would will can could may should must might ones the a an your our my their his her its this that these those in on at to of for from by with without new sent off before after across over under into than per and or but not no we you they it i is are be was were do does did has have had who which what when where how why as if so up out about within each every all any only more most less many few one two still get gets got pay send chase post book fill find clear write answer log compare watch spot test hire read rank sign close screen place verify text update edit search coach sell buy build make keep run cut give help stop lower raise bring check handle put take save show turn let fails fail wait waits late talk talks stuck reads writes finds tells lets shows checks answers spots turns makes gives keeps catches builds runs sends posts films blocks own grow grows ring rings'.split(
    ' ',
  ),
);
/** Nouns that often end the name of a thing for sale and are part of it. */
export const HEADS = new Set(
  'software service services tool tools platform app apps system systems scheduling management training registration payment payments video videos light lights letters searches search webcasts deals maintenance contracts card cards data reports audit audits testing insurance calls supplies equipment machine machines film processing tracking monitoring planning software automation reviews review consulting assessment assessments screening verification protection cleaning delivery repair rental analytics dashboards boards templates kits kit lists alerts surveys workshops coaching bookings booking billing routing sensors panels plates boxes products'.split(
    ' ',
  ),
);
export const MOST_WORDS = 4;

const RANGE = /^(?:range|variety|choice|selection|fleet|bench|pool|roster|panel)$/;
const LONGEST_RANGE = 3;

/** Behind "a full range of", if a name begins with that: what there is many of. */
export function skipRange(words: readonly string[], at: number): number {
  const range = words.slice(at, at + LONGEST_RANGE).findIndex((word) => RANGE.test(word));
  return range >= 0 && words[at + range + 1] === 'of' ? at + range + 2 : at;
}

const ABBREVIATION = /^(?:[A-Z](?:&[A-Z])+|[A-Z]{2,}s?|[A-Z]?[a-z]+[A-Z][A-Za-z]*)$/;

/** In a text with a larger share of capitalized words, capitals do not mark names. */
const MOST_CAPITALS = 0.4;

/** Whether capitals in a text mark names: most of its words are lower-case. */
export function isCalm(text: string): boolean {
  const words = text.match(/[A-Za-z']+/g) ?? [];
  return words.filter((word) => /^[A-Z]/.test(word)).length <= MOST_CAPITALS * words.length;
}

/** The words between two positions of a sentence as the email writes them, with abbreviations and names unchanged. */
export function writeOut({ words, text }: Pick<MaskedSentence, 'words' | 'text'>, at: number, end: number): string {
  const named = words.slice(at, end);
  const pattern = named.join("['’]?[ -]+").replaceAll("['’]?[ -]+and['’]?[ -]+", '(?:[ -]+and[ -]+| ?& ?)');
  const found = new RegExp(`\\b${pattern}`, 'i').exec(text);
  if (found === null) return named.join(' ');
  const keepsNames = isCalm(text);
  return found[0].replace(/[A-Za-z'’&]+/g, (word, offset: number) =>
    ABBREVIATION.test(word) || (keepsNames && found.index + offset > 0) ? word : word.toLowerCase(),
  );
}

/** Words that end in -s but are not plural, or have no singular of that meaning: sharps are not sharp. */
const NO_PLURAL =
  /(?:ss|(?<!^men)us|is|ics|news|sales|gas|series|data|saas)$|^(?:aws|sms|ems|gps|pos|sharps|clothes|premises|belongings|scissors|trousers|customs|lens)$/;

/** Plurals of words that end in -f or -fe. */
const OF_F = /^(?:(?:kni|wi|mid-?wi)ves|(?:.*shel|hal|cal|loa|lea|hoo|wol|scar|thie)ves)$/;

/** The singular, as in "drone insurance" from "drones". */
export function toSingular(word: string): string {
  if (/^[A-Z]{2,}s$/.test(word)) return word.slice(0, -1);
  if (NO_PLURAL.test(word) || !word.endsWith('s') || word.length < 4) return word;
  if (OF_F.test(word)) return word.replace(/ves$/, /[nw]ives$/.test(word) ? 'fe' : 'f');
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss|zz|bus|gas)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** A name without what it is for: "websites" in "websites for gyms". */
export const thingsOf = (name: string): string => name.split(/ (?:for|of|on|in|to|from|with|at) /)[0] ?? '';

/** Whether a name is of several things: "booths", "bookkeeping and payroll", "websites for gyms"; not "drone insurance". */
export function isPluralName(name: string): boolean {
  const things = thingsOf(name);
  const last = things.split(' ').at(-1) ?? '';
  return / and /.test(things) || toSingular(last) !== last;
}

/** A named thing for sale of one kind. */
const KIND =
  /(?:insurance|software|equipment|furniture|lighting|flooring|training|cleaning|packaging|hosting|staffing|catering|cover|lending|scaffolding|landscaping|roofing|racking|shelving|signage|wifi|translation|maintenance|storage|security|recycling|bookkeeping|payroll|support|therapy|yoga|surveying|washing|grazing|mapping|photography|honey|coffee|timber|gravel|turf|hay|compost|fencing|seed|bedding|hire|rental|disposal|laundry|finance|factoring|haulage|clearance|removal|refurbishment|restoration|servicing|surfacing|cladding|guttering|decking|paving)$/i;

export const isKindOfThing = (word: string): boolean => KIND.test(word);
