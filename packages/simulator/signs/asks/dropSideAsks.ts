import { emailOf, withBody } from '../../edits/edit.ts';
import type { DamageKind } from '../../damage/damage.ts';
import { leansBack } from '../../damage/lexicon.ts';
import { isUndamaged } from '../../edits/safety.ts';
import { proseSentences, removeWhole, replaceRanges, type Cut } from '../../edits/textOps.ts';
import type { Email } from '../../lead.ts';
import { isCalendarLink } from '../../reading/links/isCalendarLink.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import { toEmailDraft, type BodySentence, type EmailDraft } from '../../reading/draft.ts';
import { asksInClauses } from './clauseAsks.ts';
import { replacesClosing } from './askForLess.ts';
import { DO, isSideAsk, offersForAnswer, sellsBeside, wouldTalk } from './sideAsks.ts';
import { isWayToAnswer } from './waysToAnswer.ts';
import { easierRequest } from './easierRequest.ts';
import { asksTimeOutright } from './plainMeetingAsk.ts';
import { MAY_DROP_WAYS, MAY_SIGN, PAGE, PHONE, signWith } from './signWith.ts';
import { asksWho } from './purposeOf.ts';
import { asksInterestPlainly, isYesOrNo } from './interestQuestion.ts';
import { wantsToMeet } from './listDemands.ts';
import { replyAlone } from './replyAlone.ts';

/** The second part of a request that is complete without it. */
const OR_ELSE = new RegExp(
  String.raw`,? or (?:if you(?:['\u2019]re| are)? (?:not|prefer|would rather)|if (?:some(?:one|body) else|there(?:['\u2019]s| is) (?:some|any)(?:one|body)|(?:it|this|that)(?:['\u2019]s| is)(?:n['\u2019]t| not) (?:you|the right))|if there(?:['\u2019]s| is) an?(?:other)? (?:better|right|other) (?:person|contact)|(?:please |just |simply |alternatively |feel free to )*(?:let (?:me|us) know who|point (?:me|us)|forward (?:this|it)|pass (?:this|it)|(?:e-?mail|send) me your|give (?:me|us) a (?:follow|ring|call)|(?:visit|see) (?:our|the|my) (?:website|site|page)|call (?:me|us) on|follow us|sign up at|register)|(?:is|would|might) an? (?:quick |short |phone |brief )*(?:call|chat|meeting|conversation) (?:be |work |suit you )?(?:easier|better|quicker|simpler|preferable|more useful))\b[^?!\n]*?(?=[.!?]$)`,
  'iu',
);

const TALK = String.raw`(?:have |do |jump on |hop on |get on |arrange |set up |book |schedule )?(?:an? )?(?:quick |short |brief |phone |video )*(?:call|chat|talk|speak|meeting|meet(?! (?:your|their|the|our|this|that)\b)|conversation|discuss)`;
/** Time to talk, instead of what the first half of a question offers: "Shall I send both, or would it be easier to have a call first?" */
const OR_TALK = new RegExp(
  String.raw`,? or (?:(?:would|is|might) it (?:be )?(?:easier|better|quicker|simpler|best|more useful|more helpful) (?:to|if we|for us to) |(?:would|do) you (?:rather|prefer)(?: to| that we| we)? |(?:shall|should|can|could) we (?:just )?)${TALK}\b[^?!\n]*(?=\?$)`,
  'iu',
);
/** A time for whoever is the right reader: "Are you the right person, and if so would Wednesday work for a demo?" */
const IF_SO_TIME = /,? and,? if (?:so|yes),? ([^?!\n]+)(?=\?$)/iu;

/** A second question behind the first: "Is somebody else in charge, and when would be best to pop in?" */
const AND_ALSO = /,? and (?:when|what (?:day|time)|which day|could (?:I|we|you)|can (?:I|we)|would you|shall (?:I|we))\b[^?!\n,]*(?=\?$)/iu;

/** What a question asks besides its first half; null if it asks one thing. */
function secondQuestion(text: string): RegExpExecArray | null {
  const talk = OR_TALK.exec(text);
  if (talk !== null && asksInterestPlainly(`${text.slice(0, talk.index)}?`)) return talk;
  const time = IF_SO_TIME.exec(text);
  const first = text.slice(0, time?.index);
  if (time !== null && asksTimeOutright(`${time[1] ?? ''}?`) && (asksWho(first) || !asksTimeOutright(`${first}?`))) return time;
  return AND_ALSO.exec(text);
}

/** Of many questions, the first may go. */
export const MAY_DROP_ASKS: readonly DamageKind[] = [...MAY_DROP_WAYS, 'lost_opening'];

/** A list of things to do needs its last one: "visit my website, reply to this email or call me". */
const ENUMERATES = new RegExp(String.raw`^(?:if [^,]{2,60}, )?[^,]{0,120}\b${DO}\b[^,]{0,120}, (?:please )?${DO}\b`, 'iu');
/** Words of a request that is complete. */
const LEAST_KEPT = 3;
const REQUESTS: readonly Role[] = ['ask_meeting', 'ask_interest', 'ask_referral', 'question'];
const SURELY = 0.5;

/** Prices, offers and the opt-out are no side asks. */
const KEEPS: readonly Role[] = ['opt_out', 'offer', 'proof', 'benefit'];

/** The email with only the easiest of several ways to answer; numbers to call move to the signature. */
function keepReply(draft: EmailDraft): Email | undefined {
  const { raw } = draft.body;
  const cut = replyAlone(draft);
  if (cut === undefined) return undefined;
  const body = signWith(draft, replaceRanges(raw, [cut]), raw.slice(cut.start, cut.end).match(PHONE) ?? []);
  const edited = body === undefined ? undefined : withBody(draft, body);
  return edited !== undefined && isUndamaged(emailOf(draft), edited, MAY_SIGN) ? edited : undefined;
}

/** So many questions are a form to fill in. */
const MANY_QUESTIONS = 3;
/** The questions of a last paragraph beside the one that is easiest to answer, if there are many. */
function furtherQuestions({ body: { raw } }: EmailDraft, sentences: readonly BodySentence[]): BodySentence[] {
  const startOf = ({ start }: BodySentence): number => raw.lastIndexOf('\n\n', start);
  const questions = sentences.filter(({ isQuestion }) => isQuestion);
  const own = questions
    .map((one) => questions.filter((other) => startOf(other) === startOf(one)))
    .findLast(({ length }) => length >= MANY_QUESTIONS);
  if (own?.[0] === undefined || startOf(own[0]) <= (sentences[0]?.start ?? 0)) return [];
  const textOf = ({ start, end }: BodySentence): string => raw.slice(start, end).trim();
  const easiest =
    own.find((one) => asksInterestPlainly(textOf(one))) ?? own.find((one) => isYesOrNo(textOf(one)) && !leansBack(textOf(one)));
  return easiest === undefined ? [] : own.filter((one) => one !== easiest);
}

/** The email with one request: others beside it are removed if the rest is whole. Numbers to call and addresses move to the signature. */
export function dropSideAsks(draft: EmailDraft): Email {
  const email = emailOf(draft);
  if (draft.language !== 'en') return email;
  // One small question is put in place of many requests.
  if (replacesClosing(draft)) return email;
  const short = keepReply(draft);
  if (short !== undefined) return short;
  const { raw } = draft.body;
  const sentences = proseSentences(draft);
  const textOf = ({ start, end }: BodySentence): string => raw.slice(start, end).trim();
  const has = ({ start, end }: BodySentence, roles: readonly Role[]): boolean =>
    draft.readings.some((reading) => reading.start < end && start < reading.end && roles.some((role) => chanceOf(reading, role) >= SURELY));
  const isBeside = (sentence: BodySentence): boolean => [isSideAsk, sellsBeside, wouldTalk].some((is) => is(textOf(sentence)));
  const isMain = (sentence: BodySentence): boolean =>
    !isBeside(sentence) &&
    (sentence.isQuestion ||
      has(sentence, REQUESTS) ||
      wantsToMeet(textOf(sentence)) ||
      isWayToAnswer(textOf(sentence)) ||
      offersForAnswer(textOf(sentence)));
  const holdsPages = ({ start, end }: BodySentence): boolean =>
    draft.body.links.filter((link) => start <= link.start && link.end <= end).length > 1;
  // The first sentences are about something else.
  const main = sentences.slice(1).find(isMain);
  if (main === undefined) return email;
  const further = furtherQuestions(draft, sentences);
  // What is easier than the time that is asked for is no side request.
  const isEasier = (sentence: BodySentence): boolean =>
    easierRequest(textOf(sentence)) !== undefined && sentences.some((one) => one.isQuestion && asksTimeOutright(textOf(one)));
  const isNeeded = (sentence: BodySentence): boolean => {
    const next = sentences[sentences.indexOf(sentence) + 1];
    return next !== undefined && leansBack(textOf(next));
  };
  const isAside = (sentence: BodySentence): boolean =>
    sellsBeside(textOf(sentence)) || (wouldTalk(textOf(sentence)) && sentence.start > main.start)
      ? !isNeeded(sentence)
      : isBeside(sentence) && !isEasier(sentence) && !has(sentence, holdsPages(sentence) ? ['opt_out'] : KEEPS);
  const gone = sentences.slice(1).filter((sentence) => further.includes(sentence) || isAside(sentence));
  let done: { wholes: Cut[]; parts: Cut[]; email: Email } = { wholes: [], parts: [], email };
  const take = (wholes: Cut[], parts: Cut[]): void => {
    const body = [...wholes.map((cut) => ({ cut, isWhole: true })), ...parts.map((cut) => ({ cut, isWhole: false }))]
      .toSorted((one, other) => other.cut.start - one.cut.start)
      .reduce((text, { cut, isWhole }) => (isWhole ? removeWhole(text, [cut]) : replaceRanges(text, [cut])), raw);
    const contacts = [...wholes, ...parts].flatMap(({ start, end }) => {
      const links = draft.body.links.filter((link) => start <= link.start && link.end <= end && !isCalendarLink(link.target));
      const written = links.map((link) => raw.slice(link.start, link.end));
      return [
        ...(raw.slice(start, end).match(PHONE) ?? []),
        ...(written.length > 1 ? written.filter((link) => !PAGE.test(link)) : written),
      ];
    });
    const signed = signWith(draft, body, contacts);
    const edited = signed === undefined ? email : withBody(draft, signed);
    if (edited.body !== email.body && isUndamaged(email, edited, MAY_DROP_ASKS)) done = { wholes, parts, email: edited };
  };
  for (const cut of gone.toReversed()) take([...done.wholes, cut], done.parts);
  const shortened = sentences.flatMap((sentence): Cut[] => {
    if (done.wholes.some((one) => one === sentence) || !has(sentence, REQUESTS)) return [];
    const text = textOf(sentence);
    const found = OR_ELSE.exec(text) ?? (sentence.isQuestion ? secondQuestion(text) : null);
    if (found === null) return [];
    const rest = text.slice(0, found.index);
    if (rest.split(/\s+/).length < LEAST_KEPT || ENUMERATES.test(rest)) return [];
    const at = raw.indexOf(text, sentence.start) + found.index;
    return [{ start: at, end: at + found[0].length, by: '' }];
  });
  for (const cut of shortened) take(done.wholes, [...done.parts, cut]);
  // With several requests left in one sentence, it would not be the email with one request.
  const edited = done.email === email ? draft : toEmailDraft({ ...draft.lead, email: done.email }, draft.context);
  return edited.sentences.some((sentence) => asksInClauses(edited, sentence).length > 0) ? email : done.email;
}
