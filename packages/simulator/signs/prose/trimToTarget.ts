import { isUndamaged } from '../../edits/safety.ts';
import { proseSentences, removeWhole, touches } from '../../edits/textOps.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import { indexFrom } from '../../reading/text/findFrom.ts';
import { asksReader } from '../asks/askReaders.ts';
import { isPuff } from './puffs.ts';
import { MONTH, WEEKDAY } from '../../reading/text/timeWords.ts';

const TARGET_WORDS = 90;
/** Sentences tried one by one if the text needs some of them. */
const MOST_SINGLE = 8;
/** Damage allowed in a trimmed body, because it says less on purpose. */
const MAY_GO = ['too_little', 'lost_link'] as const;

const [SURELY, HARDLY, NOWISE] = [0.5, 0.3, 0.2];
/** A sentence without an important role is removed only if the body would otherwise stay far too long. */
const [LAST, FAR_TOO_LONG] = [6, 40];

/** A longer introduction may be the only sentence that says what the sender's trade is. */
const MOST_WORDS_OF_INTRODUCTION = 20;

/** Verbatim repetitions are removed first. */
const REPEATED = 1;

/** Sentences that fit every email. */
const SAYS_NOTHING =
  /^(?:(?:i|we) (?:do )?(?:hope|trust)\b|hope (?:you|this|all)\b|i (?:just )?(?:wanted|want) to (?:reach out|touch base|check in|introduce)|i(?: am|'m|\u2019m) (?:writing|reaching out) to (?:introduce|you today)|my name is\b|(?:i|we) look forward\b|looking forward\b|(?:please )?(?:do not|don't|don\u2019t) hesitate\b|please feel free to (?:contact|reach|call)|as you (?:may|probably|might) know|i have been following\b|i(?:'ve|\u2019ve) been following\b|there (?:are|is) (?:many|much|so much|a lot) more\b|just (?:circling|checking|touching|following)\b)/i;
/** Additional offers. */
const BESIDES = /^(?:in addition|additionally|furthermore|moreover|also,|we also\b|our \p{L}+ also\b|some of our \p{L}+ also\b|plus,)/iu;
/** What senders say about themselves. */
const OF_ITSELF = /^(?:we|i|our (?:company|team|firm|agency|facility))\b/i;
/** A figure, or something to try such as a sample: decision makers need it. */
const HOLDS_A_FACT =
  /\d|[$\u20ac\u00a3%]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|dozen|half|twice|samples?|trial|free|refund|guarantee[sd]?|insured|certified|licensed|price[sd]?|costs?|pay)\b/i;
const HOLDS_A_NAME = /(?<=[\p{Ll},] )(?!I\b)\p{Lu}\p{L}/u;
/** Who the sender is or what they do. */
const SAYS_WHO =
  /^(?:we|I|our (?:company|team|firm|agency))(?:['\u2019](?:m|re)| am| are| is)? (?:an? |the |also )?(?!(?:very|so|really|happy|glad|pleased|proud|excited|confident|sure|committed|dedicated|passionate|believe|think|feel|hope|know|look|would|love|want|wanted)\b)\p{L}/iu;
/** A request in the form of a statement, however it is read: "I was wondering whether we might talk". */
const WONDERS = /\bI(?:['\u2019]m| am| was|['\u2019]d been)? (?:just )?wonder(?:ed|ing)? (?:if|whether)\b/i;
const holdsFact = (text: string): boolean => HOLDS_A_FACT.test(text) || HOLDS_A_NAME.test(text);
const CARRIES: readonly Role[] = ['offer', 'benefit', 'proof', 'problem', 'observation', 'reference', 'question', 'opt_out'];

/** Names of days, months and holidays, which introduce nobody. */
const OF_TIME = new RegExp(String.raw`^${WEEKDAY}s?$|^(?:${MONTH}|christmas|easter|ramadan|diwali|eid|year|new)$`, 'i');

/** Whether a sentence has a name that the rest of the email, with its signature, does not have: the reader would not learn who writes. */
function holdsOnlyName(raw: string, { start, end }: { start: number; end: number }): boolean {
  const rest = raw.slice(0, start) + raw.slice(end);
  const names = raw.slice(start, end).match(/(?<=[\p{Ll}\p{N},]\s)(?!I\b)\p{Lu}[\p{L}\p{N}&'\u2019-]+/gu) ?? [];
  return names.some((name) => !OF_TIME.test(name) && !rest.includes(name));
}

type Spare = { sentence: BodySentence; rank: number; words: number };

/** How dispensable a sentence is, 1 the most; null if it must stay. */
function rankOf(
  draft: EmailDraft,
  sentence: BodySentence,
  { isFirst, isAfterAsk }: { isFirst: boolean; isAfterAsk: boolean },
): number | null {
  const { start, end } = sentence;
  const text = draft.body.raw.slice(start, end).trim();
  const reading = draft.readings.find((one) => one.start < end && start < one.end);
  const chance = (role: Role): number => (reading === undefined ? 0 : chanceOf(reading, role));
  const says = Math.max(...CARRIES.map(chance));
  if (chance('sign_off') >= SURELY || holdsOnlyName(draft.body.raw, sentence)) return null;
  if (SAYS_NOTHING.test(text) && chance('proof') < SURELY) return 1;
  if (isPuff(text)) return 1;
  if (WONDERS.test(text) || holdsFact(text)) return null;
  if ((chance('greeting') >= SURELY || chance('apology') >= SURELY) && says < HARDLY) return 1;
  if (chance('resource') >= SURELY && says < SURELY) return 2;
  if (chance('introduction') >= SURELY && says < SURELY) return text.split(/\s+/).length > MOST_WORDS_OF_INTRODUCTION ? null : 3;
  if (BESIDES.test(text)) return 4;
  if (SAYS_WHO.test(text)) return null;
  if (!isFirst && OF_ITSELF.test(text) && says < HARDLY) return 5;
  // A sentence after the question is a reason to answer it.
  return !isFirst && !isAfterAsk && says < NOWISE ? LAST : null;
}

function listSpare(draft: EmailDraft): Spare[] {
  const { words } = draft.body;
  const sentences = proseSentences(draft);
  const asks = asksReader.find(draft);
  const lastAsk = sentences.findLast(({ isQuestion }) => isQuestion)?.start ?? Infinity;
  const said = new Set<string>();
  const ranked = sentences.flatMap((sentence, index): Spare[] => {
    const text = draft.body.raw.slice(sentence.start, sentence.end).trim().toLowerCase();
    const isSaidAgain = said.has(text);
    said.add(text);
    const rank = isSaidAgain
      ? REPEATED
      : touches(sentence, asks) && !SAYS_NOTHING.test(draft.body.raw.slice(sentence.start).trimStart())
        ? null
        : rankOf(draft, sentence, { isFirst: index === 0, isAfterAsk: sentence.start > lastAsk });
    let count = 0;
    for (let at = indexFrom(words, sentence.start); (words[at]?.end ?? Infinity) <= sentence.end; at += 1) count += 1;
    return rank === null ? [] : [{ sentence, rank, words: count }];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank || other.sentence.start - one.sentence.start);
}

/**
 * The body shortened toward ninety words by removing dispensable sentences; unchanged if there are none. Sentences about the offer, about
 * other customers and about the reader stay.
 */
export function trimToTarget(draft: EmailDraft): string {
  const { email } = draft.lead;
  const { raw, words } = draft.body;
  let excess = words.length - TARGET_WORDS;
  const spare = listSpare(draft).filter((one) => {
    const isNeeded = one.rank === 1 || excess > (one.rank === LAST ? FAR_TOO_LONG : 0);
    if (isNeeded) excess -= one.words;
    return isNeeded;
  });
  const without = (cuts: readonly Spare[]): string =>
    removeWhole(
      raw,
      cuts.map(({ sentence }) => sentence),
    );
  const isSound = (body: string) => isUndamaged(email, { ...email, body }, MAY_GO);
  const all = without(spare);
  if (spare.length < 2 || isSound(all)) return all;
  let gone: Spare[] = [];
  const single = spare.slice(0, MOST_SINGLE);
  // A sentence that refers to another may go first, and then that one can go.
  for (const one of [...single, ...single]) if (!gone.includes(one) && isSound(without([...gone, one]))) gone = [...gone, one];
  return without(gone);
}
