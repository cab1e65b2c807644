import { unfill } from '../../edits/template.ts';
import { findEvidence } from '../../explain/evidence.ts';
import type { Evidence } from '../../explain/explanation.ts';
import type { MeasuredFactor } from '../../explain/measureFactors.ts';
import type { Email } from '../../lead.ts';
import { toQuote } from '../../narrative/facts.ts';
import type { SpokenFactor } from '../../narrative/writeFactor.ts';
import { isEasyQuestion } from '../../signs/asks/easyQuestion.ts';
import type { FactorId } from '../../signs/signs.ts';
import { isOfferFigure } from './isOfferFigure.ts';

/** A fault as a card or a reason names it. */
export type Blame = Pick<SpokenFactor, 'claim'> & { factor: Pick<MeasuredFactor, 'factorId' | 'shownBy' | 'evidence'> };

/** A passage that a fault quotes and that an edited email still has. */
export type Left = { factorId: FactorId; text: string };

/** A passage as it stands in a template: with variables in place of the names of the lead it is quoted from. */
function inTemplate({ text }: Pick<Evidence, 'text'>, { lead, persona }: MeasuredFactor['shownBy']): string {
  return unfill(text, { firstName: persona.firstName, company: lead.company });
}

/** The passages that faults quote and that an email after some edits still has, and is still blamed for, in its order; it may be a template. */
export function blamedAfter(faults: readonly Blame[], email: Email): Left[] {
  const left = faults.flatMap(({ claim, factor: { factorId, shownBy, evidence } }) => {
    // What is missing quotes the place where it is missing.
    if (claim?.states !== 'present' || evidence.length === 0) return [];
    const { lead } = shownBy;
    const found = findEvidence(factorId, { ...shownBy, lead: { ...lead, email } }, false);
    // A single mark is nobody's fault.
    const isMark = factorId === 'loudness' && found.every(({ text }) => text === '!');
    // Nor is a request that is left alone one of several.
    const still = found.length === 1 && (isMark || factorId === 'several_asks') ? [] : found;
    // What is blamed in other capitals, too, is not blamed for its capitals.
    const isSame = (text: string, other: string): boolean => text.toLowerCase() === other.toLowerCase();
    return evidence.flatMap((one) => {
      const owns = [one.text, inTemplate(one, shownBy)];
      const same = still.find(({ part, text }) => part === one.part && owns.some((own) => isSame(text, own)));
      // As the edited email writes it: a template names no lead's company.
      // Of several requests, the easy one is the one to keep.
      return same === undefined || isEasyQuestion(same.text) ? [] : [{ factorId, text: same.text }];
    });
  });
  const placeOf = ({ text }: Left): number => `${email.subject}\n${email.body}`.indexOf(text);
  return left.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What a fault is called that is about a thing rather than about words. */
const CALLED: Partial<Readonly<Record<FactorId, string>>> = {
  calendar_link: 'the booking link',
};

const MOST_NAMED = 3;
const listFormat = new Intl.ListFormat('en-US');
const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}%$]+/gu) ?? []).join(' ')} `;
/** Whether a longer quotation has all words of another. */
const holds = (one: string, other: string): boolean => wordsOf(one) !== wordsOf(other) && wordsOf(one).includes(wordsOf(other));

/** Exclamation marks are named, and not quoted. */
const MARKS = 'the exclamation marks';
/** So are many words in capitals. */
const CAPITALS = 'the words in capitals';
const isCapitals = (one: Left | string): boolean =>
  typeof one !== 'string' && one.factorId === 'loudness' && /^\P{Ll}*\p{Lu}\P{Ll}*$/u.test(one.text);
const nameOf = (one: Left | string): string => {
  if (typeof one === 'string') return `“${toQuote(one)}”`;
  if (/^\?+$/.test(one.text)) return 'the question in the subject';
  return /^!+$/.test(one.text) ? MARKS : (CALLED[one.factorId] ?? `“${toQuote(one.text)}”`);
};

/**
 * What a text leaves for the sender: " (you still need to change “full-service”)"; of many, the first and how many more; empty if it leaves
 * nothing. `verb`: what the sender has to do with it.
 */
export function sayStays(left: readonly (Left | string)[], verb = 'change'): string {
  const meant = left.filter((one) => !isOfferFigure(typeof one === 'string' ? one : one.text));
  const isShouted = meant.filter(isCapitals).length > MOST_NAMED;
  const named = meant.map((one) => (isShouted && isCapitals(one) ? CAPITALS : nameOf(one)));
  // Of several that hold each other, the longest.
  const apart = named
    .filter((one, index) => named.findIndex((other) => wordsOf(other) === wordsOf(one)) === index)
    .filter((one) => !named.some((other) => holds(other, one)));
  if (apart.length === 0) return '';
  const shown = apart.length > MOST_NAMED + 1 ? [...apart.slice(0, MOST_NAMED), `${apart.length - MOST_NAMED} more`] : apart;
  return ` (you still need to ${verb} ${listFormat.format(shown)})`;
}

/** The same as a sentence of its own, behind one that may end with a bracket. */
export const sayStaysWhole = (left: readonly (Left | string)[]): string => sayStays(left).replace(/^ \(y(.*)\)$/su, '. Y$1');
