import type { SellerFacts } from './sellerFacts.ts';

/** Questions that yes or no answers. */
const YES_OR_NO: ReadonlySet<string> = new Set(['askSo', 'askHave', 'askDone', 'askHappy', 'askTrouble']);
/** About the reader, or about what was named before. */
const OF_READER = /\b(?:you|your|yours|yourselves?)\b/i;
const OPEN_YES_OR_NO = /^(?:do|does|did|is|are|was|were|have|has|had)\b(?! (?:I|we|my|our)\b)/i;
/** Open questions whose answer may vary. */
const OPEN_WAY =
  /^(?:how (?!about\b|does (?:that|this|it) sound\b)|what (?:happens|do|does|is|are)\b|which\b)(?!.*\b(?:I|we|me|us|would|should|could|can|prefer|rather|like|best|think|feel|mean|biggest|main|worst)\b)|^what happens\b/i;

/** "Which one do you like best?", of things that are not read. */
const PICKS =
  /^which (?:one |version |option |design |of (?:them|those|these|the \p{L}+) )?(?:(?:would|do|should|could|might|will) (?:you|we|I)\b.*\b(?:like|prefer|rather|choose|pick|want|start|go for|take|try|send)\b|(?:suits|appeals|fits|works|sounds|looks)\b)/iu;

type SettleInput = { question: string; polarity: 'yes' | 'no' | null; isLast: boolean; isIfSo?: boolean };

/**
 * What a question about how things are asks for certain. Where the email says after which answer it offers something, whoever wants it gives that
 * answer. The last question gets an answer that is true of any if it is not read: `askUnsure` for one that yes or no answers, `askVaries` for one
 * that asks for a way, `askPick` for one that leaves something to the reader.
 */
export function settleSituation(
  situation: SellerFacts | null,
  { question, polarity, isLast, isIfSo = false }: SettleInput,
): SellerFacts | null {
  const isYesOrNo = YES_OR_NO.has(situation?.tags[0] ?? '');
  if (situation !== null && isYesOrNo && polarity !== null)
    return { tags: [polarity === 'yes' ? 'askSaysYes' : 'askSaysNo', ...(isIfSo ? ['ifSo'] : [])], fields: situation.fields };
  if (situation !== null && !situation.tags.includes('ofThings')) return situation;
  if (!isLast || (situation === null && !OF_READER.test(question) && !/^what happens\b/i.test(question)) || / or /i.test(question))
    return null;
  if (PICKS.test(question)) return { tags: ['askPick'], fields: [] };
  if (OPEN_YES_OR_NO.test(question)) return { tags: ['askUnsure'], fields: [] };
  return OPEN_WAY.test(question) ? { tags: ['askVaries'], fields: [] } : null;
}
