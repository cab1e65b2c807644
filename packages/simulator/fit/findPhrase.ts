import { CATEGORY_BY_ID, CATEGORIES } from './category.ts';
import { listStems } from './stems.ts';
import type { MetCue } from './weighNeeds.ts';

/** Words that no name of a thing holds, and verbs that often begin a cue. */
const NOT_IN_A_NAME = new Set(
  'the a an your our my their his her its this that these those in on at to of for from by with without new sent off before after across over under into than per and or but not no we you they it i is are be was were do does did has have had who which what when where how why as if so up out about within each every all any only more most less many few one two still get gets got pay send chase post book fill find clear write answer log compare watch spot test hire read rank sign close screen place verify text update edit search coach sell buy build make keep run cut give help stop lower raise bring check handle put take save show turn let fails fail wait waits late talk talks stuck'.split(
    ' ',
  ),
);
/** Words after which the thing offered stands; after "for" and "your" stands whom it is for or what is done to. */
const BEFORE = new Set(
  'our a an offer offers provide provides sell sells do does run runs handle handles automate automates build builds outsourced online is'.split(
    ' ',
  ),
);
/** People and companies are customers, no offers. */
const CUSTOMER =
  /(?:clinics?|charities|firms?|companies|agencies|brands|teams?|buyers|leaders|managers|owners|patients|customers|schools?|practices|restaurants?|hotels?|stores|gyms?|salons?|cars|homeowners)$/;

/** Whether the words stand where an offer is named: at the start, or after a word that introduces one. */
function isOffered({ words, sentence }: MetCue): boolean {
  const list = words.split(' ');
  return sentence.words.some((_, at) => {
    const isHere = list.every((word, offset) => sentence.words[at + offset] === word);
    return isHere && (at === 0 || BEFORE.has(sentence.words[at - 1] ?? ''));
  });
}

/** Nouns that often end the name of a thing for sale and belong to it. */
const HEADS = new Set(
  'software service services tool tools platform app apps system systems scheduling management training registration payment payments video videos light lights letters searches search webcasts deals maintenance contracts card cards data reports audit audits testing insurance calls supplies equipment machine machines film films processing tracking monitoring planning software automation reviews review consulting assessment assessments screening verification protection cleaning delivery repair rental analytics dashboards boards templates kits kit lists alerts surveys workshops coaching bookings booking billing routing sensors panels plates boxes products'.split(
    ' ',
  ),
);
const MOST_WORDS = 4;

const ABBREVIATION = /^(?:[A-Z]{2,}s?|[A-Z]?[a-z]+[A-Z][A-Za-z]*)$/;

/** The words as the email writes them, with the nouns that follow and end their name. */
function writeOut({ words, sentence }: MetCue): string {
  const list = words.split(' ');
  const at = sentence.words.findIndex((_, start) => list.every((word, offset) => sentence.words[start + offset] === word));
  let end = at + list.length;
  while (end - at < MOST_WORDS && HEADS.has(sentence.words[end] ?? '')) end += 1;
  const written = new RegExp(sentence.words.slice(at, end).join('[ -]+'), 'i').exec(sentence.text)?.[0];
  return written?.replace(/[A-Za-z']+/g, (word) => (ABBREVIATION.test(word) ? word : word.toLowerCase())) ?? words;
}

const LEAST_WEIGHT = 3;

function isName(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return (
    words.every((word) => !NOT_IN_A_NAME.has(word) && !/\d/.test(word)) &&
    !/(?:ed|ly)$/.test(last) &&
    words.length <= MOST_WORDS &&
    !CUSTOMER.test(last)
  );
}

/** A single word names an offer only where its category is called by it: "payroll" does, "drought" does not. */
function isCalled(words: readonly string[], category: string): boolean {
  if (words.length > 1) return true;
  const label = listStems(CATEGORY_BY_ID.get(category)?.label ?? '');
  return label.includes(listStems(words[0] ?? '')[0] ?? '');
}

/** The words of the email that a person would call its offer by; null where none of them are a name. */
export function findPhrase(met: readonly MetCue[], category: string): string | null {
  const names = met
    .filter((cue) => CATEGORIES[cue.category]?.id === category && cue.sentence.isOffer && isOffered(cue))
    .filter(({ words, weight }) => {
      const list = words.split(' ');
      return weight >= LEAST_WEIGHT * (list.length > 1 ? 0.9 : 1) && isName(list) && isCalled(list, category);
    })
    .toSorted((one, other) => other.words.split(' ').length - one.words.split(' ').length || other.weight - one.weight);
  return names[0] === undefined ? null : writeOut(names[0]);
}
