import { CATEGORIES } from '../needs/category.ts';
import { isService } from './isService.ts';
import { isOtherForm, listDone, listThings, type MetThing } from '../mail/knownThing.ts';
import { listWords } from '../mail/listWords.ts';
import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { findSeller } from '../mail/offeredPlace.ts';
import { listStems, toStem } from '../stems.ts';
import { findName } from './findName.ts';
import { isPassingAt } from './isPassing.ts';
import { isShown } from './listCandidates.ts';

const lastOf = (name: string): string => name.split(/[ -]/).at(-1) ?? '';
const isWork = (name: string): boolean => isService(lastOf(name)) || /(?:ing|tests|checks|support)$/.test(name);

const isOf = ({ thing }: MetThing, category: string): boolean => CATEGORIES[thing.category]?.id === category;

const longestFirst = (one: MetThing, other: MetThing): number => other.thing.key.length - one.thing.key.length;

/**
 * What a person calls the thing of a category that the email offers without its name: "clean the shop windows" is window cleaning. Only what stands
 * where the sender says what they do; null if that is none of the category's known things.
 */
function nameDone(sentences: readonly MaskedSentence[], category: string): string | null {
  const met = sentences
    .filter(({ mayName, isOffer }) => mayName && isOffer)
    .flatMap((sentence) =>
      [
        ...listThings(sentence).filter(
          (one) => !isOtherForm(one, sentence) && (isWork(one.thing.name) || findSeller(sentence, one) !== null),
        ),
        ...listDone(sentence),
      ].filter(({ at }) => !isPassingAt(sentence, at)),
    )
    .filter((one) => isOf(one, category) && !isShown(one.thing.name, sentences) && (isWork(one.thing.name) || one.thing.key.includes(' ')));
  return met.toSorted(longestFirst)[0]?.thing.name ?? null;
}

/** The category's own work that a subject speaks of. */
const nameTitled = (subject: string, category: string): string | null =>
  listThings({ stems: listWords(subject).map(toStem) })
    .filter((one) => isOf(one, category) && isWork(one.thing.name))
    .toSorted(longestFirst)[0]?.thing.name ?? null;

/** Whether words stand only in sentences that name no offer, such as a problem: "Most firms ring a lawyer when it is too late." */
function isOnlyMentioned(stems: readonly string[], sentences: readonly MaskedSentence[], subject: string): boolean {
  const mentioning = sentences.filter((sentence) => findName(sentence, stems) >= 0);
  const isTitled = stems.every((stem) => listStems(subject).includes(stem));
  return !isTitled && mentioning.length > 0 && mentioning.every(({ mayName }) => !mayName);
}

/**
 * The name of an offer whose category is certain: what the email calls it, unless that is only a thing beside the work that the subject names, such
 * as the "web app" of a penetration test; without a name, the known thing of the category that the email speaks of.
 */
export function settleName(
  name: string | null,
  category: string,
  { sentences, subject }: { sentences: readonly MaskedSentence[]; subject: string },
): string | null {
  const titled = nameTitled(subject, category);
  if (name === null) return nameDone(sentences, category) ?? titled;
  const stems = listStems(name.replaceAll('-', ' '));
  if (isOnlyMentioned(stems, sentences, subject)) return nameDone(sentences, category) ?? name;
  const isBeside = titled !== null && !isWork(name) && !stems.some((stem) => [...listStems(titled), ...listStems(subject)].includes(stem));
  return isBeside ? titled : name;
}
