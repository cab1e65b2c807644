import { leansBack } from '../../damage/lexicon.ts';
import { hasMarkup } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { asksInClauses } from '../asks/clauseAsks.ts';
import { servesRequest } from '../asks/ofMeeting.ts';
import { isWayToAnswer, proposesAct } from '../asks/waysToAnswer.ts';
import { mustBeCut, rebuild } from './keepEssentials.ts';
import { CLOSES_IDLY } from './readUse.ts';
import { readUses, saysPlainly, type UsedSentence } from './readUses.ts';

/** What a request takes: "I'd only need half an hour." */
const TAKES =
  /^\W*(?:I|we|it|that|this)(?:['\u2019](?:d|ll)| would| will| should)? (?:only |just )*(?:need|needs|take|takes|require|requires|ask for)\b/iu;
/** Leads up to a request: "I know your time is short." */
const LEADS_UP = /^\W*I(?:['\u2019]d| would)? (?:know|understand|realise|realize|hope|appreciate)\b/iu;

/** Whether a sentence after a request belongs to it. */
const isTail = ({ text, use }: UsedSentence): boolean =>
  use === 'asks' || TAKES.test(text) || servesRequest(text) || ((use === 'other' || use === 'blamed') && leansBack(text));

/** The sentences of all requests: each with what leads up to it, and its tail. */
function listRequests(sentences: readonly UsedSentence[]): UsedSentence[] {
  const gone: UsedSentence[] = [];
  sentences.forEach((one, index) => {
    const above = sentences[index - 1];
    const follows = above !== undefined && gone.includes(above);
    if (!(one.isRequest || (follows && one.use !== 'closing' && one.use !== 'opt_out' && isTail(one)))) return;
    if (above !== undefined && !follows && above.use === 'blamed' && LEADS_UP.test(above.text)) gone.push(above);
    gone.push(one);
  });
  return gone;
}

/**
 * The body with one easy question in place of all that it asks for; null if it asks for nothing or asks it so already, and where so much else
 * is wrong that it has to be cut.
 */
export function askOnce(draft: EmailDraft): string | null {
  if (draft.language !== 'en' || hasMarkup(draft) || mustBeCut(draft)) return null;
  const sentences = readUses(draft);
  const gone = listRequests(sentences);
  // A single question that takes no time is easy enough, and another edit replaces a lone sentence.
  const isSeveral = gone.some((one) => asksInClauses(draft, one).length > 1);
  if (gone.length < 2 && !isSeveral) return null;
  const asked = gone.filter(({ isRequest }) => isRequest);
  const isOfTime = gone.some(({ takesTime }) => takesTime) && !proposesAct(draft);
  const isHeavy = isSeveral || isOfTime || asked.filter(({ text }) => !isWayToAnswer(text)).length > 1;
  if (!isHeavy || !sentences.some(saysPlainly)) return null;
  return rebuild(
    draft,
    sentences,
    // A new question does not follow "Waiting for your answer."
    sentences.filter((one) => !gone.includes(one) && !CLOSES_IDLY.test(one.text)),
  );
}
