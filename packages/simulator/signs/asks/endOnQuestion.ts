import { leansBack } from '../../damage/lexicon.ts';
import { capitalise, proseSentences } from '../../edits/textOps.ts';
import { isWayToAnswer } from './waysToAnswer.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';

/** A sentence that starts or refers like this needs the one before it. */
const POINTS =
  /\b(?:it|this|that|these|those|they|them|one|ones|both|so|such)\b|^(?:if|or|and|but|then|otherwise|also|no|not|either|thanks|thank|cheers|looking|happy|p\.?s)\b/i;
const STOCK_QUESTION =
  /^(?:(?:is (?:this|it) )?worth a (?:look|try|chat|conversation)|(?:are you )?(?:interested|curious|open to it)|would (?:this|that) (?:help|be useful|be of interest))(?: (?:for|to) you)?\?$/i;

/** Whom to ask if it is not the reader. */
const REFERS_ON = new RegExp(
  String.raw`^(?:(?:and|but),? )?(if (?:(?:it|this|that|[\p{L} ]{3,30}?)(?:['\u2019]s| is| sits| lies)(?: with)? (?:some(?:body|one)) else\b|(?:some(?:body|one)) else\b|there(?:['\u2019]s| is) (?:some(?:body|one)) else\b)[^.?!]*[.!])$`,
  'iu',
);
/** One more thing for whoever has it: "And if you have a supplier form, send it over." */
const AND_IF =
  /^and (if (?:you|[^\s,.?!]+(?: [^\s,.?!]+){0,3}?)(?:['\u2019]ve got|(?: already| currently| also)? (?:have|has|need|needs|use|uses|keep|keeps|run|runs|want|wants)(?: got)?) (?:an?|any|some|your|more) [^.?!,]{3,60}, [^.?!]{5,100}[.!])$/iu;
const REFERS_BACK = /\b(?:that|this|these|those|they|them|ones?|both|either|so|such|then|instead|there|otherwise)\b/iu;
/** A condition that repeats the question in other words. */
const IS_YES = /\b(?:interest\p{L}*|go ahead|like (?:me|us|to)|questions?|more|details?|copy|time)\b/iu;
/** Words that point at nothing before them. */
const POINTS_AHEAD =
  /\bor so\b|\bhow it (?:works?|runs?)\b|\b(?:is|would|will|might) it (?:be )?(?:an? )?(?:useful|helpful|worth|possible|ok(?:ay)?|all right|alright|good idea|of (?:any )?(?:use|interest|help))\b|\bdo(?:es)? it in[- ]house\b|\b(?:this|that) (?:year|month|week|spring|summer|autumn|fall|winter|season|quarter)\b/giu;
const refersBack = (text: string): boolean => REFERS_BACK.test(text.replace(POINTS_AHEAD, ' '));
const leansOn = (text: string): boolean => refersBack(text) || /\bit\b/iu.test(text.replace(POINTS_AHEAD, ' '));

/** The body with what follows its last question, and is less than that question, before it; undefined if one of the two needs the other. */
function askLast({ body: { raw } }: EmailDraft, sentences: readonly BodySentence[]): string | undefined {
  const last = sentences.at(-1);
  const textOf = ({ start, end }: BodySentence): string => raw.slice(start, end).trim();
  const startOf = (one: BodySentence): number => raw.indexOf(textOf(one), one.start);
  const paragraphOf = (one: BodySentence): number => raw.lastIndexOf('\n\n', startOf(one));
  if (last === undefined) return undefined;
  const said = textOf(last);
  const also = AND_IF.exec(said)?.[1];
  const aside = REFERS_ON.exec(said)?.[1] ?? (also === undefined || refersBack(also) || IS_YES.test(also) ? undefined : also);
  const before = sentences.at(-2);
  if (aside === undefined || before === undefined) return undefined;
  const own = sentences.filter((one) => one !== last && paragraphOf(one) === paragraphOf(before));
  const isApart = paragraphOf(last) !== paragraphOf(before);
  const [opening] = isApart ? own : [before];
  const questions = own.filter(({ isQuestion }) => isQuestion);
  const [question] = questions;
  if (opening === undefined || question === undefined || question !== before || questions.length > 1 || opening === sentences[0])
    return undefined;
  if (leansBack(textOf(opening)) || leansOn(textOf(opening))) return undefined;
  const from = startOf(opening);
  const end = startOf(last) + said.length;
  const between = isApart ? '\n\n' : ' ';
  return `${raw.slice(0, from)}${capitalise(aside)}${between}${raw.slice(from, startOf(last)).trimEnd()}${raw.slice(end)}`;
}

/**
 * Moves the bare question to the end of the prose, after the single sentence that follows it; null if it is already there, or if that
 * sentence depends on it.
 */
export function endOnQuestion(draft: EmailDraft): string | null {
  const { raw } = draft.body;
  const sentences = proseSentences(draft);
  const [question, last] = sentences.slice(-2);
  if (draft.language !== 'en' || question === undefined || last === undefined) return null;
  const [asked, said] = [raw.slice(question.start, question.end).trim(), raw.slice(last.start, last.end).trim()];
  const asideFirst = askLast(draft, sentences);
  if (asideFirst !== undefined) return asideFirst;
  const between = raw.slice(question.end, last.start);
  if (!STOCK_QUESTION.test(asked) || !/^[^?]*[.!]$/.test(said) || POINTS.test(said) || isWayToAnswer(said) || between.includes('\n\n'))
    return null;
  const start = raw.indexOf(asked, question.start);
  const end = raw.lastIndexOf(said, last.end) + said.length;
  return `${raw.slice(0, start)}${said} ${asked}${raw.slice(end)}`;
}
