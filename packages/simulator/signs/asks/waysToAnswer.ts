import { appendToProse, proseSentences, replaceRanges, type Cut } from '../../edits/textOps.ts';
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

/** "Reply and I will send you the template we use": what the reader gets for an answer. */
const WILL_SEND =
  /\b(I|we)(?:['\u2019](?:ll|d (?:gladly|be (?:happy|glad) to))| can| could| will| would be (?:happy|glad) to)(?: also| gladly| happily| then)* (send|e-?mail|post)(?: over)? (?:you )?(?:over )?((?:an?|the|our|my|some|one of our) [^.!?,;:()\n]{3,60}?)(?= (?:(?:that )?(?:I|we)|by|as|if|when|so|and|which|with|today|tomorrow)\b|[.!,;:(]|$)/iu;
const OF_MEETING = /\b(?:invit\w*|link|times?|dates?|slots?|calendar|availability|agenda)\b/iu;

/** Sent, but not named: "I can send some over". */
const NO_THING = /^(?:some|one of our) (?:over|across|along|through|out)\b/iu;
/** Instead of what the email is about. */
const RATHER = /^if you(?:['\u2019]d| would) (?:rather|prefer)\b/iu;

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
    if (what === '' || OF_MEETING.test(what) || NO_THING.test(what) || RATHER.test(text)) return [];
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

/** "I can do a walk round with you and mark them": what the sender would do for the reader, and nothing else. */
const I_CAN =
  /^(?:(I|we)(?:['\u2019]d be (?:happy|glad) to|['\u2019](?:m|re) (?:happy|glad) to| can| could)|(?:happy|glad) to) (?:also |just )?((?:come|do|send|show|post|bring|draw up|measure|check|run|look|walk|quote|price|mark|test|drop|lend|put together)\b(?! not\b)[^.!?;:()\n]+)[.!]$/iu;
/** For whom it is done, or for how much. */
const FOR_READER = /\b(?:you|yours?|free|no charge|for nothing|no cost)\b/iu;
/** A second clause, a condition, or what the sender can do for anybody at any time. */
const NOT_ONE_ACT =
  /\b(?:but|so|if|unless|when|while|because|since|which|who|that|than|any|anything|anywhere|most|all|up to|from|usually|normally|always|within|per|every|and (?:you|I|we|they|it|he|she|then|there)|I|we|it|this|these|those)\b|[$\u20ac\u00a3%]|\d{2,}/iu;
const MOST_ACT = 16;

/** The last thing that the sender proposes to do for the reader, as a question in its place; undefined if there is none. */
export function proposedAct(draft: EmailDraft): (Asked & { instead: Cut }) | undefined {
  const { raw } = draft.body;
  const sentences = proseSentences(draft);
  const asked = sentences.flatMap(({ start, end }, at) => {
    const text = raw.slice(start, end).trim();
    const [, who = 'I', act] = I_CAN.exec(text) ?? [];
    if (act === undefined || at === 0 || act.split(/\s+/).length > MOST_ACT || !FOR_READER.test(act) || NOT_ONE_ACT.test(act)) return [];
    const from = raw.indexOf(text, start);
    return [{ question: `Shall ${who.toLowerCase() === 'we' ? 'we' : 'I'} ${act}?`, instead: { start: from, end: from + text.length } }];
  });
  return asked.at(-1);
}
