import { textOf } from '../../reading/textOf.ts';
import { chanceOfKind } from '../../reader/readKind.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import { oncePerText } from '../../reading/oncePerText.ts';
import { findDemands, mayDemand, type Demand } from '../../reading/phrases/demands.ts';
import { findListedNeeds } from '../../reading/phrases/listedNeeds.ts';
import type { Span } from '../../reading/span.ts';
import { rememberTest } from '../../reading/text/remember.ts';

/** Their readers expect to give time or papers: respondents, guests, candidates, people who know the sender. */
const EXPECTED: readonly EmailKind[] = ['survey', 'event', 'recruiting', 'job_application', 'customer', 'internal', 'personal'];
const IS_OF_KIND = 0.65;
/** Requests for time that are less certain are not measured. */
const SURE = 0.5;

/** A wish to meet that says where or how, or an order to keep time for it. */
const WANTS_TO_MEET =
  /\b(?:please|(?:could|can|would|will) you|you(?:['\u2019]ll| will)? (?:need|have) to|I need you to)(?: also| kindly| just| please)? (?:block(?: out| off)?|set aside|put aside|reserve|free up|keep|clear|make time|find time|schedule|arrange|organi[sz]e)\b|\b(?:I|we)(?:['\u2019]d| would)(?: really| also| very much)? (?:like|love|be happy|be glad|be delighted|be pleased|(?:like|love|welcome|appreciate|value) (?:the |an )?(?:opportunity|chance)) to (?:come|visit|meet|arrange|set up|schedule|book|organi[sz]e|run|hold|present|demonstrate|invite)\b|\b(?:would be|['\u2019]d be) (?:delighted|honou?red|pleased|happy|glad|thrilled) if (?:you|\{\{)[^.?!\n]{0,80}\b(?:join|attend|come|visit|take part|participate)\b/iu;

/** Whether a sentence wishes to meet, or tells the reader to keep time. */
export const wantsToMeet = rememberTest(WANTS_TO_MEET);

/** How long the sender's own work takes: "I would rewrite the policy and train your managers in one 90-minute session". */
const WORKS =
  /\b(?:I|we)(?:['\u2019](?:d|ll)| would| will| can)?(?: then| also| just)? (?:do (?!an? |the \d)|train|rewrite|write|set up|fix|install|build|check|inspect|test|survey|clean|measure|map|draft|repair|replace|fit|paint|service)\b/iu;

const TO_TALK =
  /\b(?:free|availab\p{L}+|speak|talk|discuss\p{L}*|present\p{L}*|show|meet\p{L}*|introduc\p{L}*|chat|demos?|calls?|explain|walk you|tell|hear|learn|understand)\b/iu;

/** "Would you be open to a free network assessment? Takes about an hour": whose length the next sentence says. */
const OFFERS_TIME =
  /\b(?:open to|up for|interested in|like|want|book|arrange|schedule|have)\b[^.?!]{0,40}\b(?:assessment|audit|call|demo|meeting|visit|session|workshop|walk-?through|review|consultation|health check)s?\b/iu;
const TAKES = /^\W*(?:(?:it|this|that|which)(?: (?:only|usually|normally|just))? )?takes (?!(?:me|us|our)\b)/iu;

export type FoundDemand = Span & { demand: Demand };

/** What an email demands of a stranger, in order; none if its readers expect to give it. */
export const listDemands = oncePerText(({ body, sentences, requests, kind }): readonly FoundDemand[] => {
  const meetings = requests.filter((one) => one.kind === 'meetingAsk' && one.strength >= SURE);
  const found: FoundDemand[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const text = textOf(body, sentence);
    if (!mayDemand(text)) continue;
    const before = sentences[index - 1];
    const isAsked = before?.isQuestion === true && TAKES.test(text) && OFFERS_TIME.test(textOf(body, before));
    const isWork = !sentence.isQuestion && WORKS.test(text) && !TO_TALK.test(text);
    const meets = ({ start }: { start: number }): boolean => sentence.start <= start && start < sentence.end;
    const asksForTime = isAsked || (!isWork && meetings.some(meets)) || wantsToMeet(text);
    for (const { demand, start, end } of findDemands(text, { asksForTime, isQuestion: sentence.isQuestion }))
      // A first question about costs leads up to the offer.
      if (demand !== 'terms' || index > 1)
        found.push({
          part: 'body',
          demand,
          start: isAsked && demand === 'time' ? sentence.start : sentence.start + start,
          end: sentence.start + end,
        });
  }
  const listed = findListedNeeds(body.raw)
    .filter((one) => !found.some(({ start, end }) => one.start < end && start < one.end))
    .map((one): FoundDemand => ({ part: 'body', ...one }));
  const all = [...found, ...listed].toSorted((one, other) => one.start - other.start);
  // Such a question alone is answered with one number; beside another request it pries.
  const isAlone = requests.length + sentences.filter(({ isQuestion }) => isQuestion).length < 2;
  const isExpected = all.length > 0 && EXPECTED.reduce((sum, one) => sum + chanceOfKind(kind, one), 0) >= IS_OF_KIND;
  return isExpected ? [] : all.filter(({ demand }) => demand !== 'terms' || !isAlone);
});

/** The sender's own work at the reader's place: "I would come in for 45 minutes and count your pallets". */
const WORKS_THERE =
  /\b(?:I|we|he|she|they|(?:my|our|a|the) \p{L}+)(?:['\u2019](?:d|ll)| would| will| can| could)?(?: then| just| only| usually)? (?:comes?|drops?|pops?|stops?|spends?|stays?)\b/iu;

/** Whether an email demands more than that the reader lets the sender work. */
export function demandsOfReader(draft: Parameters<typeof listDemands>[0]): boolean {
  return listDemands(draft).some(({ demand, start }) => {
    const sentence = draft.sentences.find((one) => one.start <= start && start < one.end);
    if (demand !== 'time' || sentence === undefined || sentence.isQuestion) return true;
    const text = textOf(draft.body, sentence);
    return !WORKS_THERE.test(text) || TO_TALK.test(text);
  });
}
