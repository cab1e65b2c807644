import { appendToProse, proseSentences, replaceRanges } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';

/** Time to talk: a call, a meeting, a page to book one. */
const OF_TALK =
  /\b(?:meetings?|demos?|calendars?|calendly|zoom|(?:video|phone|discovery|intro\w*|sales) calls?|(?:an?|the|this|quick|short|brief|for|hop on an?|jump on an?|minute|min|our|your) (?:[\p{L}-]+ )?(?:calls?|chats?|conversations?|walk-?through)|(?:time|slot|day) to (?:talk|speak|chat|discuss|connect)|(?:are|is|be|would) (?:you )?(?:free|available)|availability|your schedule|minutes? of your time|(?:have|get|borrow|steal|grab|book|schedule) (?:\p{L}+ )?(?:\d+|ten|fifteen|twenty|thirty|a few|some) min\p{L}*|coffee|\b(?:meet|talk|speak)\b|(?:good|best|suitable|convenient) times?|times? (?:works?|suits?))\b/iu;
export const asksForTalk = (text: string): boolean => OF_TALK.test(text);

/** "Let me know if it helps." */
const LETS_KNOW = /\b(?:let|lmk)\b(?: (?:me|us))? know\b/iu;

const BEGINS = String.raw`(?:^|[.!?;:,\u2013\u2014-]\s+|\n\s*|\b(?:or|and|then|so|just|simply|please|kindly|to) )`;
/** What the reader does to answer, as a request: "ring me", "reply with a yes", "send us a photo". */
const TELLS = new RegExp(
  String.raw`${BEGINS}(?:(?:ring|call|phone|text|e-?mail|message|whatsapp|tell|show|send|give|drop|shoot|write(?: to)?|answer) (?:me|us)\b|(?:hit )?reply\b(?! (?:rates?|times?|to all|within)\b)|write back\b|(?:just )?say (?:yes|no|so|the word|and)\b|(?:ring|call|phone|text) (?:[\p{L}]+ )?(?:on )?\(?\+?\d[\d ()-]{6,})`,
  'iu',
);
/** "If you send me 50 old invoices, I'll run them." */
const IF_YOU =
  /\bif you(?:['\u2019]d| would)? (?:like |want |care )?(?:to )?(?:send|ring|call|text|e-?mail|reply|tell|give|show|post|write)\b/iu;
/** "I'm on 07700 900583", "My number is below." */
const REACHED =
  /\b(?:I['\u2019]m|I am|we['\u2019]re|we are|reach (?:me|us)|(?:my|our) (?:number|mobile|cell|line)(?: is)?)(?: \p{L}+)? (?:on|at|is)?\s*\(?\+?\d[\d ()-]{6,}/iu;
/** What the sender would do, for a yes: "Shall I post you one?", "Want me to look at it?" */
const MAY_I =
  /^\W*(?:(?:so|and|or)[, ]+)?(?:shall|should|may|can|could) (?:I|we)\b|^\W*(?:do you |would you )?(?:want|like) (?:me|us) to\b|^\W*(?:is it |would it be )?(?:ok|okay|all right|alright) if (?:I|we)\b/iu;

/** Whether a sentence tells the reader how to answer, or asks for a yes to what the sender would do. */
export const isWayToAnswer = (text: string): boolean =>
  [TELLS, IF_YOU, REACHED].some((form) => form.test(text)) || (text.trimEnd().endsWith('?') && MAY_I.test(text));

/** Whether the sender says anywhere how to answer: a further question gains nothing then. */
export const saysHowToAnswer = (draft: EmailDraft): boolean =>
  proseSentences(draft).some(({ start, end, isQuestion }) => {
    const text = draft.body.raw.slice(start, end).trim();
    return (
      isWayToAnswer(text) || LETS_KNOW.test(text) || (isQuestion && start > draft.prose.start + (draft.prose.end - draft.prose.start) / 2)
    );
  });

/** "I can do a walk round with you and mark them": what the sender would do, up to the next act or condition. */
const I_CAN =
  /^\W*(I|we)(?:['\u2019]d be (?:happy|glad) to| can| could|['\u2019]ll| will) ((?:come|do|send|show|post|bring|draw|measure|check|run|look|walk|visit|quote|price|mark|test|drop|lend|put together) [^.!?,;:()\n]*?)(?= (?:and|or|but|so|if|when|before|after|because|for free)\b|[.!,;:(]|$)/iu;
const [LEAST_ACT, MOST_ACT] = [3, 10];

/** "Reply and I will send you the template we use": what the reader gets for an answer. */
const WILL_SEND =
  /\b(I|we)(?:['\u2019](?:ll|d (?:gladly|be (?:happy|glad) to))| can| could| will| would be (?:happy|glad) to)(?: also| gladly| happily| then)* (send|e-?mail|post)(?: over)? (?:you )?(?:over )?((?:an?|the|our|my|some|one of our) [^.!?,;:()\n]{3,60}?)(?= (?:(?:that )?(?:I|we)|by|as|if|when|so|and|which|with|today|tomorrow)\b|[.!,;:(]|$)/iu;
const OF_MEETING = /\b(?:invit\w*|link|times?|dates?|slots?|calendar|availability|agenda)\b/iu;

/** Only offers to send something: the question says the same. */
const ONLY_OFFERS =
  /^(?:if (?:you(?:['\u2019]d)? (?:like|want|wish|would like|prefer)|(?:it|that) (?:helps|would help|is useful)),? )?(?:I|we)\b/iu;
type Asked = { question: string; instead: { start: number; end: number } | undefined };

/** The question whether to send what a statement promises for an answer; undefined if there is none, or the email asks anything. */
export function askToSend(draft: EmailDraft): Asked | undefined {
  const { raw } = draft.body;
  const sentences = proseSentences(draft);
  if (sentences.some(({ isQuestion }) => isQuestion)) return undefined;
  const last = sentences.at(-1);
  const asked = sentences.flatMap(({ start, end }) => {
    const text = raw.slice(start, end).trim();
    const [found = '', who = '', verb = '', what = ''] = WILL_SEND.exec(text) ?? [];
    if (what === '' || OF_MEETING.test(what)) return [];
    const isWhole = ONLY_OFFERS.test(text) && /^[.!]$/.test(text.slice(text.indexOf(found) + found.length));
    const question = `Shall ${who.toLowerCase() === 'i' ? 'I' : 'we'} ${verb.toLowerCase()} you ${what}?`;
    return [
      {
        question,
        instead:
          isWhole && start === last?.start ? { start: raw.indexOf(text, start), end: raw.indexOf(text, start) + text.length } : undefined,
      },
    ];
  });
  return asked.at(-1);
}

/** The body with the question at its end, in place of a last sentence that says the same. */
export const askInstead = (draft: EmailDraft, { question, instead }: Asked): string =>
  instead === undefined ? appendToProse(draft, question) : replaceRanges(draft.body.raw, [{ ...instead, by: question }]);

/** The question that asks for a yes to the last thing the sender proposes, in the email's own words; undefined if there is none. */
export function proposedAct(draft: EmailDraft): string | undefined {
  const { raw } = draft.body;
  const asked = proseSentences(draft).flatMap(({ start, end }) => {
    const [, who = '', act = ''] = I_CAN.exec(raw.slice(start, end).trim()) ?? [];
    const words = act.split(/\s+/).length;
    return words < LEAST_ACT || words > MOST_ACT || !/\byou\b/i.test(act)
      ? []
      : [`Shall ${who.toLowerCase() === 'i' ? 'I' : 'we'} ${act}?`];
  });
  return asked.at(-1);
}
