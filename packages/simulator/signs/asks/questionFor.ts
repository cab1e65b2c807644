import { isPluralName, toSingular } from '../../fit/mail/offerWords.ts';
import { askAboutPromise, questionOfPromised } from './promisedThing.ts';
import { readOfferPhrase } from '../../fit/names/readOfferPhrase.ts';
import { toMany } from '../../fit/toMany.ts';
import { proseSentences } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { judgeSentences } from '../essentials/blamed.ts';
import { invites } from '../prose/fillerSentences.ts';

/** The same for every email, so that an edit alone and one among others write the same. */
const STOCK_QUESTION = 'Is this worth a look for you?';
/** For an email whose last words before it are no offer. */
export const KNOW_MORE = 'Would you like to know more?';
/** For an email that offers to show something. */
export const SEE_IT_WORK = 'Would you like to see how it works?';
/** Right after a sentence that says what the reader gets. */
const USEFUL = 'Would that be useful?';
/** Whether a question only refers to what the email says before it. */
export const isStockQuestion = (question: string): boolean => /^Is this (?:worth a look|of interest)\b/.test(question);

/** Who is asked in a question of ours. */
const ASKED = /\b(?<=for |to )you(?=\?$)/u;
/** A company does not like to know: somebody there does. */
const AT_COMPANY: Readonly<Record<string, (company: string) => string>> = {
  [KNOW_MORE]: (company) => `Would you like to know how this could work at ${company}?`,
  [SEE_IT_WORK]: (company) => `Would you like to see how it could work at ${company}?`,
};
/** A question that names the reader's company if no more than blamed sentences of the text that is `left` do. */
export function namingCompany(draft: EmailDraft, left: string, question: string): string {
  const { company } = draft.lead;
  if (company === null || company === '' || !draft.body.raw.includes(company) || question.includes(company)) return question;
  const sure = judgeSentences(draft).reduce((rest, { blame, text }) => (blame === undefined ? rest : rest.replace(text, ' ')), left);
  if (sure.includes(company)) return question;
  return AT_COMPANY[question]?.(company) ?? question.replace(ASKED, () => company);
}

/** What the sender offers to do. */
const PROPOSES =
  /^(?:if [^.?!$\u20ac\u00a3]{3,90}?,? (?=(?:I|we)(?:['\u2019]|\b)))?(?:(?:I|we)(?:['\u2019]d| would) (?:like|love) to (?:put|send|give|lend|write|draw|run|price|quote|test|check|try|do)\b|(?:I|we)(?:['\u2019](?:d|ll)| can| could| will| would)\b(?! (?:(?:really |very much |greatly )?(?:appreciate|love|like|welcome|hope|value)|(?:have|discuss|talk|chat|answer|hear|help|consider|understand)\b|be (?:grateful|honou?red|interested))\b)|(?:(?:I|we)['\u2019](?:m|re) |(?:I|we) (?:am|are) )?happy to (?!(?:have|discuss|talk|chat|answer|hear|help|consider)\b))[^?]*$/i;

/** What the reader would get of it. */
const OUTCOME =
  /^you(?:['\u2019](?:d|ll)| would| will) (?:(?:give|send) (?:me|us) [^?.!]{3,60},? and (?:you(?:['\u2019](?:d|ll)| would| will) )?)?(?:get|receive|have|end up with|come away with)\b[^?]*[.]$/iu;

const THING =
  'quotes?|quotations?|estimates?|audits?|comparison|samples?|trial|assessment|appraisal|benchmark|proposal|checklist|mock-?up|tasting|pilot|analysis|valuation|inspection|check-?up|survey|consultation';
/** Something offered for free, in the email's own words. */
const GIVEN = new RegExp(
  `\\b((?:free|complimentary|no[- ]obligation)\\s+(?:[\\p{L}\\d-]+\\s+){0,3}?(?:${THING})(?:\\s+of\\s+your\\s+[\\p{L}-]+)?)\\b(?!\\s+of\\b)`,
  'iu',
);

/** Says what the sender sells, and that they would like to show it: "We cut waiting at docks, and I'd love to show you." */
const LOVES_TO_SHOW =
  /^(?:I|we|our|it|this)\b[^.?!]{8,}[, ]and (?:I|we)(?:['\u2019]d| would) (?:love|like|be (?:happy|glad|delighted)) to show you(?: how(?: (?:it|this) works)?)?[.!]$/iu;
export const lovesToShow = (sentence: string): boolean => LOVES_TO_SHOW.test(sentence.trim());

/** Whether a statement offers something for free, at a visit too: that is what to ask about. */
export const givesThing = (sentence: string): boolean => GIVEN.test(sentence) && !sentence.includes('?');

/** The question about a free offer, in the email's own words; undefined if there is none. */
export function askAboutGift(draft: EmailDraft, gone: readonly { start: number; end: number }[]): string | undefined {
  const { raw } = draft.body;
  const sentences = proseSentences(draft);
  const at = sentences.findLastIndex(({ start, end }) => GIVEN.test(raw.slice(start, end)));
  const sentence = sentences[at];
  if (sentence === undefined) return undefined;
  const thing = GIVEN.exec(raw.slice(sentence.start, sentence.end))?.[1]?.toLowerCase() ?? '';
  const article = /(?:[^s]|sis)$/.test(thing.replace(/ of your .*$/u, '')) ? 'a ' : '';
  const isGone = ({ start }: { start: number }): boolean => gone.some((one) => one.start === start);
  const asked = sentences.findIndex(({ start }) => start === gone[0]?.start);
  const between = sentences.slice(at + 1, Math.max(at + 1, asked)).filter((one) => !isGone(one));
  const isNext = asked > at && between.length === 0 && !isGone(sentence);
  const text = raw.slice(sentence.start, sentence.end).trim();
  // Directly after its sentence, the thing need not be named again.
  return isNext && !text.includes('?') && !invites(text) ? USEFUL : `Would ${article}${thing} be useful to you?`;
}

/** Whether a word has a capital letter inside a sentence, too: "English". */
const isName = (word: string, text: string): boolean => /^\p{Lu}/u.test(word) && new RegExp(String.raw`\p{Ll} ${word}\b`, 'u').test(text);

/** A trial of what is sold, which costs nothing. */
const TRIAL =
  /^(?:there(?:['\u2019]s| is) an? (?:[\p{L}\d-]+ ){0,3}(?:trial|pilot)\b|the first (?:[\p{L}\d]+ )?(?:weeks?|months?|days?) (?:is|are) free\b|(?:I|we)(?: can| could)? (?:offer|give)(?: you)? an? free (?:[\p{L}\d-]+ ){0,2}(?:trial|pilot)\b|you (?:can|could) (?:try|test) (?:it|them|one|both)\b)[^.?!]*[.]$/iu;
const NOT_FREE = /[$\u20ac\u00a3]|\bonly\b|\bif you\b|\bafter\b/iu;

/** A question about interest in the offer. The same template gets the same question for every lead: names do not affect the choice. */
export function questionFor(draft: EmailDraft, gone: readonly { start: number; end: number }[] = []): string {
  const sentences = proseSentences(draft);
  const asked = sentences.findIndex(({ start }) => start === gone[0]?.start);
  const textBefore = (back: number): string => {
    const before = asked < back ? undefined : sentences[asked - back];
    return before === undefined ? '' : draft.body.raw.slice(before.start, before.end).trim();
  };
  const [said, earlier] = [textBefore(1), textBefore(2)];
  if (TRIAL.test(said) && !NOT_FREE.test(said)) return 'Would you like to try it?';
  if (LOVES_TO_SHOW.test(said)) return SEE_IT_WORK;
  const gift = askAboutGift(draft, gone);
  if (gift !== undefined) return gift;
  if (PROPOSES.test(said) || (OUTCOME.test(said) && PROPOSES.test(earlier)) || questionOfPromised(said, null) !== undefined) return USEFUL;
  const promised = askAboutPromise(draft, gone);
  if (promised !== undefined) return promised;
  const subject = draft.subject.visible.toLowerCase();
  const phrase = readOfferPhrase(draft)?.toLowerCase();
  // Several in the body may be one in the subject.
  const topic = [phrase, phrase?.replace(/\S+$/, toSingular)].find((one) => one !== undefined && subject.includes(one));
  const at = topic === undefined ? -1 : subject.indexOf(topic);
  // A topic that the subject also mentions is certainly what the email is about.
  if (topic !== undefined && at >= 0) {
    const written = draft.subject.visible.slice(at, at + topic.length);
    const named = /\p{Ll}/u.test(draft.subject.visible)
      ? written.replace(/\p{L}+/gu, (word) => (/^\p{Lu}{2,}s?$/u.test(word) || isName(word, draft.body.raw) ? word : word.toLowerCase()))
      : topic;
    const { company } = draft.lead;
    const things = toMany(named);
    const verb = isPluralName(things) ? 'Are' : 'Is';
    return `${verb} ${things} something ${company === null ? 'you are' : `${company} is`} looking at?`;
  }
  return STOCK_QUESTION;
}
