import { CATEGORY_BY_ID, CATEGORIES } from './category.ts';
import { listStems } from './stems.ts';
import type { MetCue } from './weighNeeds.ts';

/** Words that no name of a thing holds, and verbs that often begin a cue. */
const NOT_IN_A_NAME = new Set(
  'the a an your our my their his her its this that these those in on at to of for from by with without before after across over under into than per and or but not no we you they it i is are be was were do does did has have had who which what when where how why as if so up out about within each every all any only more most less many few one two still get gets got pay send chase post book fill find clear write answer log compare watch spot test hire read rank sign close screen place verify text update edit search coach sell buy build make keep run cut give help stop lower raise bring check handle put take save show turn let fails fail wait waits late talk talks stuck'.split(
    ' ',
  ),
);
const LEAST_WEIGHT = 3;

function isName(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return words.every((word) => !NOT_IN_A_NAME.has(word) && !/\d/.test(word)) && !/(?:ed|ly)$/.test(last) && words.length <= 4;
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
    .filter((cue) => CATEGORIES[cue.category]?.id === category && cue.sentence.isOffer)
    .filter(({ words, weight }) => {
      const list = words.split(' ');
      return weight >= LEAST_WEIGHT * (list.length > 1 ? 0.9 : 1) && isName(list) && isCalled(list, category);
    })
    .toSorted((one, other) => other.words.split(' ').length - one.words.split(' ').length || other.weight - one.weight);
  return names[0]?.words ?? null;
}
