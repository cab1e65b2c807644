import { proseSentences } from '../../edits/textOps.ts';
import { purposeOf } from './purposeOf.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';

const SENDS = String.raw`(send|share|post|email|mail|drop off|forward)`;
/** Something the sender would send instead of meeting: "Or if you prefer I can send samples." */
const INSTEAD = new RegExp(
  String.raw`^(?:(?:or|alternatively|otherwise|if not),? )?(?:(?:just |simply )?(?:if (?:you(?:['\u2019]d)? (?:would )?(?:prefer|rather|like)|(?:it|that)(?:['\u2019]s| is) easier)),? )?(?:(I|we)(?: can| could| will| would(?: also)? be (?:happy|glad) to| (?:am|are)(?: also)? (?:happy|glad) to|['\u2019]d(?: also)? be (?:happy|glad) to)|(I['\u2019]ll|we['\u2019]ll|happy to|glad to))(?: also| just| simply| always| instead)* ${SENDS}(?: over)? ([^.!?,;:]{4,90}?)(?:, (?:it|they|which|that)(?:['\u2019]s|['\u2019]re| is| are) [^.!?$\u20ac\u00a3%\d]{3,90})?(?: instead| first| if (?:(?:that|it|this)(?:['\u2019]s| is| would be) (?:easier|better|simpler)|you(?:['\u2019]d)? (?:would )?(?:prefer|rather)(?: (?:that|it))?))?[.!]$`,
  'iu',
);
/** How an alternative begins, or what makes one of it; what the sender can send is one beside any request that says nothing of its own. */
const IS_INSTEAD = /^(?:or|alternatively|otherwise|if)\b|\binstead\b|\bif (?:that|it|this|you(?:['\u2019]d| would)? (?:prefer|rather))\b/i;
/** It would come with the meeting, or after it: an invitation, times, a link. */
const OF_MEETING =
  /\b(?:once|after|before|when|if|then|invit\w*|agenda|link|times?|dates?|slots?|calendar|availability|details of the (?:call|meeting))\b/i;

/** A wish to share something that needs no meeting: "I'd love to hear how you measure it and share some benchmarks." */
const SHARES =
  /^(I|we)(?:['\u2019]d| would) (?:really )?(?:love|like|be (?:happy|glad)) to (?:(?:learn|hear|understand|find out|see|know|discuss)\b[^.?!\d$\u20ac\u00a3%]{3,90} and )?(?:share|send)(?: with)?(?: you)? ((?:some|a few|an?|our|the) (?!(?:bit|little|few)? ?(?:more|details?|info\p{L}*|ideas?|thoughts?|insights?)\b)[^.?!,;:\d]{4,60})[.!]$/iu;

export type OfferToSend = { sentence: BodySentence; question: string };

/** What the sender would send instead of meeting, after the request for it, as a question: "Shall I send samples?" Undefined if there is nothing. */
export function offerToSend(draft: EmailDraft, request: BodySentence): OfferToSend | undefined {
  const sentences = proseSentences(draft);
  const requested = draft.body.raw.slice(request.start, request.end);
  for (const sentence of sentences) {
    if (sentence.start <= request.start) continue;
    const text = draft.body.raw.slice(sentence.start, sentence.end).trim();
    const [, who, contracted, verb, what] = INSTEAD.exec(text) ?? [];
    if (verb === undefined || what === undefined || OF_MEETING.test(what)) continue;
    if (!IS_INSTEAD.test(text) && (request === sentences[0] || purposeOf(requested) !== undefined)) continue;
    const sender = /^we/i.test(who ?? contracted ?? '') ? 'we' : 'I';
    return { sentence, question: `Shall ${sender} ${verb.toLowerCase()} ${what}?` };
  }
  const wish = sentences.find(({ start, end }) => start < request.start && SHARES.test(draft.body.raw.slice(start, end).trim()));
  const [, who = '', what] = wish === undefined ? [] : (SHARES.exec(draft.body.raw.slice(wish.start, wish.end).trim()) ?? []);
  if (wish === undefined || what === undefined || OF_MEETING.test(what) || purposeOf(requested) !== undefined) return undefined;
  return { sentence: wish, question: `Shall ${who.toLowerCase() === 'we' ? 'we' : 'I'} send you ${what}?` };
}
