import { isWrongArticle } from '../../damage/lexicon.ts';
import { capitalise, hasMarkup, proseSentences, replaceRanges, type Cut } from '../../edits/textOps.ts';
import { toSingular } from '../../fit/offerWords.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { isPraiseWord } from '../prose/praiseWords.ts';

/** A rank or a quality that any firm claims of itself or its product. */
const RANK = String.raw`(?:(?:world|industry|market|nation|country|region|area)['\u2019]?s? )?(?:most [\p{L}-]+|leading|premier|foremost|finest|trusted|renowned|reputable|reliable|dedicated|passionate|dynamic|fast-growing|family[- ](?:run|owned)|top(?:[- ](?:rated|notch|quality|tier))?|best|no\. ?1|number one|#1|full[- ]service|first-class|award-winning|well-(?:established|known|respected)|one-stop|top)`;
const IS_RANK = new RegExp(`^${RANK}$`, 'iu');
const JOINT = String.raw`(?:,? and |, | )`;
const WORD = String.raw`#?[\p{L}\d-]+`;

/** "one of the leading installers of", with the word that stands in the plural. */
const ONE_OF = new RegExp(
  String.raw`\bone of (?:the|\p{L}+['\u2019]s) (?:${RANK}${JOINT})+((?:[\p{L}&-]+ ){0,3}?)(\p{L}+s)(?=[ ,.]|$)`,
  'giu',
);
/** An article with what stands before a noun: "the", "leading, ", "trusted ". */
const DESCRIBED = new RegExp(String.raw`\b(an?|the|your) ((?:${RANK}${JOINT}|${WORD}${JOINT}){1,5})(?=\p{L})`, 'giu');

const isBoast = (words: string): boolean => IS_RANK.test(words) || isPraiseWord(words);

const withArticle = (article: string, rest: string): string => {
  const one = isWrongArticle('a', /^\S+/.exec(rest)?.[0].replace(/[.,;:!?]+$/, '') ?? '') ? 'an' : 'a';
  return /^\p{Lu}/u.test(article) ? capitalise(one) : one;
};

/** Said of what the sender is: "is the leading", "We are your trusted", "Acme, an award-winning". */
const OF_SELF = /(?:\b(?:is|are|am|as|be)|['\u2019](?:m|re|s)|,|:)\s*$/iu;

/** A firm or a product, named by its kind: praise of anything else may mean what it says, as in "the best time". */
const KIND =
  /^(?:[\p{L}\d&/-]+ ){0,5}?(?:\p{L}{3,}(?:er|or|ist|ian)s?|compan(?:y|ies)|firms?|agenc(?:y|ies)|bureaus?|studios?|shops?|practices?|consultanc(?:y|ies)|platforms?|software|systems?|apps?|tools?|services?|brands?|brokerages?|CRM|ERP|POS|partners?|merchants?|wholesalers?)(?![\p{L}-])/iu;

/** Whether a sentence says of which trade the sender is, or of which kind the product: "We are a cleaning company in Leeds." */
export function namesKind(text: string): boolean {
  const opening = IS_ONE.exec(text)?.[0];
  return opening !== undefined && KIND.test(text.slice(opening.length));
}
const IS_ONE =
  /^(?:At [^,.]{2,40}, )?(?:[Ww]e(?: are|['\u2019]re)|(?:\p{Lu}[\p{L}\d&'\u2019.-]*,? (?:(?:and|of|the|&) )?){1,5}(?:is|are)) (?:an?|the) /u;

/** The words before a noun without those that boast: "family-run, full-service " as "family-run ". */
function withoutBoastWords(words: string): string {
  const parts = [...words.matchAll(new RegExp(String.raw`(${RANK}|${WORD})(${JOINT})`, 'giu'))].map(([, word = '', joint = '']) => ({
    word,
    joint,
  }));
  const kept: { word: string; joint: string }[] = [];
  for (const part of parts) {
    const last = kept.at(-1);
    if (!isBoast(part.word)) kept.push(part);
    else if (last !== undefined) last.joint = part.joint;
  }
  return kept.map(({ word, joint }) => word + joint).join('');
}

/** A sentence about what the sender is, without ranks: "VoltPark is one of the leading installers" as "VoltPark is an installer". */
function withoutRanks(text: string): string {
  const single = text.replace(ONE_OF, (_, words: string, noun: string) => {
    const name = `${words}${toSingular(noun)}`;
    return `${withArticle('a', name)} ${name}`;
  });
  const cuts = [...single.matchAll(DESCRIBED)].flatMap(({ 0: whole, 1: article = '', 2: words = '', index }): Cut[] => {
    const plain = withoutBoastWords(words);
    const rest = plain + single.slice(index + whole.length);
    const isSaid = plain !== words && OF_SELF.test(single.slice(0, index)) && KIND.test(rest);
    if (!isSaid || /^(?:and|or|for|of|in|to|with|at|on)\b/iu.test(rest)) return [];
    return [{ start: index, end: index + whole.length, by: `${withArticle(article, rest)} ${plain}` }];
  });
  return replaceRanges(single, cuts);
}

/** What any firm says that it has: experience, a name, people, machines. */
const ASSETS = String.raw`(?:experience|expertise|reputation|track record|know-how|excellence|professionals|experts|specialists|manpower|workforce|infrastructure|commitment|passion|turnaround|integrity|satisfaction)`;
/** A clause at the end of a sentence that praises: "with a wealth of experience across all sectors", "run by a team of passionate experts". */
const TAILS: readonly RegExp[] = [
  new RegExp(
    String.raw`,? (?:with|having|bringing|boasting|backed by|offering|combining|(?:well[- ])?known for|renowned for|run by|led by|powered by|staffed by)(?: (?!(?:with|that|which|who)\b)[^\s.!?,;:]+){0,6} ${ASSETS}\b[^.!?;:,]*(?:, and [^.!?;:,]*)?(?=[.!?]?$)`,
    'iu',
  ),
  /,? (?:committed|dedicated|devoted) to [^.!?,;:\d]{3,60}(?=[.!?]?$)/iu,
  /,? (?:helping|enabling|empowering|supporting|serving) (?:\p{L}+ )?(?:businesses|companies|firms|organi[sz]ations|brands|teams|people|clients|customers) (?:like|such as) (?:you|your['\u2019]?s?)\b[^.!?]*(?=[.!?]?$)/iu,
];
/** A figure that is no age of the firm says more than praise. */
const COUNTS = /\d(?![\d,+]*\+? years\b)/u;
/** So many words are left of a sentence at least. */
const LEAST_LEFT = 5;

const countWords = (text: string): number => text.split(/\s+/).length;

function withoutTail(text: string): string {
  for (const tail of TAILS) {
    const found = tail.exec(text)?.[0];
    if (found === undefined || COUNTS.test(found)) continue;
    const rest = text.replace(found, '').replace(/,$/, '');
    if (countWords(rest) >= LEAST_LEFT) return rest;
  }
  return text;
}

/** Who writes, in the words of a letter: "I am writing to introduce Northwind, a contractor" as "We are Northwind, a contractor". */
const INTRODUCES =
  /^(?:I am writing|I['\u2019]m writing|(?:please )?(?:allow|let) (?:me|us)|(?:I|we)(?: would|['\u2019]d)? (?:like|want|wish)(?: to take this opportunity)?|(?:I|we) take this opportunity) to introduce (?:(ourselves|myself) as |(?:you to )?(?:(?:our|my) (?:company|firm|business),? )?)/iu;

/** A sentence that introduces the sender, as one that says who it is; the others as they are. */
function introduce(text: string): string {
  const found = INTRODUCES.exec(text);
  const rest = text.slice(found?.[0].length ?? 0);
  return found !== null && (found[1] !== undefined || /^\p{Lu}/u.test(rest)) ? `We are ${rest}` : text;
}

/** A request behind a fact: "I have attached our brochure, please let me know what you think." */
const ASKS_BEHIND =
  /(?:,|;| [-\u2013\u2014])? *(?:\b(?:and|so|but) )?\b(?:please\b|kindly\b|just let\b|(?:do not|don['\u2019]t) hesitate|feel free|let (?:me|us) know|(?:I |we )?(?:would|['\u2019]d) (?:love|like|be (?:happy|glad|grateful)|appreciate|welcome)\b(?= (?:to|your|if|any)\b)|take a look|have a look|tell (?:me|us))[^.!?]*(?=[.!?]?$)/iu;
/** What comes with the email, at the beginning of a sentence. */
const BRINGS =
  /^\W*(?:(?:I|we)(?:['\u2019]ve| have| am| are|['\u2019]m|['\u2019]re)? (?:also |just )?(?:attach|enclos)\p{L}+|(?:please )?(?:find|see) (?:\p{L}+ ){0,4}?(?:attached|enclosed)|attached|enclosed)\b/iu;

/** "I have attached" says not what. */
const LEAST_FACT = 4;

function withoutRequest(text: string): string {
  if (!BRINGS.test(text)) return text;
  const opening = BRINGS.exec(text)?.[0].length ?? 0;
  const rest = text.slice(opening).replace(ASKS_BEHIND, '');
  const fact = text.slice(0, opening) + rest;
  return countWords(fact) < LEAST_FACT ? text : fact;
}

const SAYS_NOTHING = /\b(?:is|are|am|['\u2019]re) (?:an? )?[\p{L}-]+[.!]?$/u;

const ended = (text: string, before: string): string =>
  /[.!?]$/.test(text) ? text : `${text}${/[.!?]$/.exec(before)?.[0].replace('!', '.') ?? ''}`;

/** A sentence in plain words: the firm and its trade without ranks and praise, what is attached without a request. */
export function withoutBoasts(text: string): string {
  if (text.endsWith('?')) return text;
  const told = withoutRanks(withoutTail(introduce(text)));
  // "Vale Heating is a firm." says less than the boast.
  if (told !== text && SAYS_NOTHING.test(told)) return text;
  return ended(withoutRequest(told), text);
}

/** The body with each sentence of its prose in plain words, and how many of them changed. */
export function withoutBoastsInBody(draft: EmailDraft): { body: string; changed: number } {
  const { raw } = draft.body;
  if (hasMarkup(draft)) return { body: raw, changed: 0 };
  const cuts = proseSentences(draft).flatMap(({ start, end }) => {
    const text = raw.slice(start, end);
    const plain = withoutBoasts(text.trim());
    return plain === text.trim() ? [] : [{ start, end, by: text.replace(text.trim(), () => plain) }];
  });
  return { body: replaceRanges(raw, cuts), changed: cuts.length };
}
