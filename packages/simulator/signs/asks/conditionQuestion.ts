import { proseSentences, type Cut } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';

/** A condition and what to do then: "If you use small castings, send me one drawing and I'll quote it." */
const CONDITION =
  /^(?:(?:and|so|but),? )?if ([^,.?!;:()]{8,120}?)(?:, (?:then )?|,? then | (?=(?:please |just |simply )*(?:send|tell|give|text|e-?mail|drop|forward|show|shoot|call|ring) (?:me|us)\b))((?:please |just |simply )*(?:send|let|tell|give|reply|text|e-?mail|drop|share|forward|post|show|shoot|call|ring)\b[^?]*[.!])$/iu;
/** What the sender would sell or show then; the comma is often missing: "If your contract ends this year I'd be glad to put a quote together." */
const PROMISE =
  /^(?:(?:and|so|but),? )?if ([^,.?!;:()]{8,120}?),? (?:then )?((?:I|we)(?:['\u2019](?:ll|d)| can| could| will| would)(?: be (?:very |more than )?(?:happy|glad|pleased) to)?(?: (?:gladly|happily|also))? (?:put (?:a|the|together|some)|send|quote|price|run|check|look|measure|work out|draw up|prepare|mark|map|do (?:a|an|the|one)|give you an?|show you|lend you|leave you|hold)\b[^?]*[.!])$/iu;
/** Says what the reader gets if something goes wrong, or for an order. */
const GUARANTEES =
  /\b(?:refund|money back|for nothing|no charge|free|discount|off|credit|replacement|another one|a new one|again)\b|, (?:I|we)(?:['\u2019]|\b)|(?<!\band|\bwhat|\bwhere|\bthat|\bhow|\bso|\bthe \p{L}+|\bthen) (?:I|we)(?:['\u2019]ll| can| could| will)\b/iu;
/** What is so already, and no order and no complaint. */
const PLANS = String.raw`(?:currently )?(?:hiring|recruiting|opening|moving|building|planning|expanding|taking on|replacing|adding|fitting|launching|tendering)\b`;
const IS_SO = new RegExp(
  String.raw`^(?:you (?:(?:already|currently|still|regularly) \p{L}+|(?:run|own|lease|rent|employ|operate|import|export)(?! (?:into|out|short|low|late|up|the|this|it|one)\b)|have [^,]*\b(?:coming up|due|on site|planned))|you(?:['\u2019]re| are) ${PLANS}|there(?:['\u2019]s| is) [^,]*\b(?:coming up|due|on site|planned)|your (?:(?:current|present|existing|next|own) )?(?:\p{L}+ ){0,2}(?:contract|lease|policy|agreement|renewal|licen[cs]e|warranty|tenancy|deal|cover|insurance|certificate|inspection|audit) (?:is|are) (?:up|due|coming|ending|expiring|running|about|near|nearly|still|on|with|over|under|in)\b|(?!you\b|your\b|there\b|it\b|he\b|she\b|they\b)[^,]*? (?:is ${PLANS}|(?:runs|owns|leases|rents|uses|employs|operates|imports|exports|already|currently)\b|has [^,]*\b(?:coming up|due|on site|planned)))`,
  'iu',
);
/** What went wrong, or may be one day. */
const NOT_NOW =
  /\b(?:ever|pleased|satisfied|unhappy|disappointed|sceptical|skeptical|keen|stuck for|late|wrong|broken|damaged|faulty|missing|fails?|failed|after (?:a|the|one|two|three)|codes?|coupon|voucher|hour|hours|query|concerns?|doubts?|preference|drawings? (?:handy|to hand))\b/iu;
/** A part of the condition that its question keeps as it is: "a hearing that isn't booked yet". */
const RELATIVE =
  / (?:that|which|who)(?:['\u2019]s| is| are| was| were| has| have| does| do| did| can| could| needs?)(?:n['\u2019]t| not)?\b[^,]*$/iu;

const WHEN = / this (?:year|month|week|quarter|spring|summer|autumn|fall|winter|season)\b/iu;

/** A polite form, a wish, or nothing of the reader's situation. */
const NO_QUESTION =
  /\b(?:not|no|never|free|available|around|possible|convenient|ok|okay|fine|right|happy|settled|unsure|or|but|else|time|easier|better|prefer|rather|so|yes|too|like|want|wish|interest\p{L}*|questions?|further|more|curious|moment|minute|chance|reply|quotes?|prices?|pricing|estimate|copy|info\p{L}*|details?|help|advice|anything|something|this|that|these|those|ever need|tired|sick|fed|worried|ready|serious|willing|able|wondering|which|who|where|while|because|as|if|when|I|we|me|us|our)\b|n['\u2019]t\b/iu;
/** Another clause, which would not become a question with the first. */
const NEW_CLAUSE = /\band (?:you|your|it|its|they|there|the|he|she|\{\{|\p{Lu})/u;

const OFTEN = String.raw`(?:(?:already|currently|still|also|regularly|often|sometimes|usually|ever) )?`;
const DO = String.raw`(?:need|run|use|bring|buy|sell|ship|import|export|print|store|keep|pay|employ|hire|lease|rent|own|operate|handle|stock|order|make|send|build|pack|serve|outsource|grow|fit|paint|cast|weld|cut|hold|host|process|produce|recycle|transport|deliver|publish|teach|train|book|install|supply)`;
/** What was done: "you have already bought crates" is no question with "do". */
const DONE = String.raw`(?:already|just|recently|lately|always|been|had|got|to|\p{L}+(?:ed|ght|own|ung|(?:ak|iv|itt|os|ok|ol|ott)en)|seen|eaten|proven|sold|told|lost|run|made|built|put|cut|come|found|left|done|gone|set|let|read|heard|held|kept|met|paid|said|sent|spent|begun|won|hit|hired)\b`;
const THING = String.raw`(?:(?:an?|any|some|the|your|its|several|many|at least|two|three)\b|\d[\d,.]*|(?!${DONE})(?:[\p{L}-]+ ){0,2}[\p{L}-]{3,}s\b)`;

const YOU_DO = new RegExp(String.raw`^you (${OFTEN}(?:${DO} |have (?=${THING}))[^,]{3,100})$`, 'iu');
const YOU_ARE = /^you(?:['\u2019]re| are) ([^,]{4,100})$/iu;
const YOU_HAVE_GOT = new RegExp(String.raw`^you(?:['\u2019]ve| have) got ((?=${THING})[^,]{3,100})$`, 'iu');
const THERE_IS = /^there(?:['\u2019]s| is) (an? [^,]{4,100})$/iu;
const YOURS_IS = /^(your (?:[\p{L}'\u2019-]+ ){0,3}?[\p{L}'\u2019-]+) (is|are) ([^,]{4,80})$/iu;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** "brings" as "bring", "processes" as "process". */
const toBase = (verb: string): string => verb.replace(/(?<=sh|ch|ss|x)es$|s$/iu, '');

/** The question that a condition about the reader's situation is; undefined if it is a polite form, or if its grammar is not sure. */
function questionOf(condition: string, company: string | null): string | undefined {
  if (NO_QUESTION.test(condition.replace(RELATIVE, '').replace(WHEN, '')) || NEW_CLAUSE.test(condition)) return undefined;
  const [, does] = YOU_DO.exec(condition) ?? [];
  if (does !== undefined) return `Do you ${does}?`;
  const [, got] = YOU_HAVE_GOT.exec(condition) ?? [];
  if (got !== undefined) return `Have you got ${got}?`;
  const [, thing] = THERE_IS.exec(condition) ?? [];
  if (thing !== undefined) return `Is there ${thing}?`;
  // A verb after "and" would need another form in the question.
  if (/\band\b/iu.test(condition)) return undefined;
  const [, state] = YOU_ARE.exec(condition) ?? [];
  if (state !== undefined) return `Are you ${state}?`;
  const [, yours, verb, how] = YOURS_IS.exec(condition) ?? [];
  if (yours !== undefined && verb !== undefined) return `${verb.toLowerCase() === 'is' ? 'Is' : 'Are'} ${yours} ${how ?? ''}?`;
  if (company === null || company === '') return undefined;
  const ofCompany = new RegExp(String.raw`^${escape(company)} (?:(is) |(${OFTEN})(has (?=${THING})|${DO}e?s ))([^,]{3,100})$`, 'iu');
  const [, is, often = '', does3, rest] = ofCompany.exec(condition) ?? [];
  if (rest === undefined) return undefined;
  if (is !== undefined) return `Is ${company} ${rest}?`;
  const base = does3?.trim() === 'has' ? 'have' : toBase(does3?.trim() ?? '');
  return `Does ${company} ${often}${base} ${rest}?`;
}

/** The condition of what the sender would sell or show, if it is about how things are. */
function promised(text: string): RegExpExecArray | undefined {
  const found = PROMISE.exec(text);
  const [, condition = '', then = ''] = found ?? [];
  return found === null || GUARANTEES.test(then) || NOT_NOW.test(condition) || !IS_SO.test(condition) ? undefined : found;
}

/** A condition about the reader's situation as a question, and what to do then after it; undefined if there is none, or the email asks anything. */
export function askCondition(draft: EmailDraft): Cut | undefined {
  const { raw } = draft.body;
  const sentences = proseSentences(draft);
  if (draft.language !== 'en' || sentences.some(({ isQuestion }) => isQuestion)) return undefined;
  const found = sentences.flatMap(({ start, end }): Cut[] => {
    const text = raw.slice(start, end).trim();
    const [, condition, then] = CONDITION.exec(text) ?? promised(text) ?? [];
    const question = condition === undefined ? undefined : questionOf(condition, draft.lead.company);
    if (question === undefined || then === undefined) return [];
    const from = raw.indexOf(text, start);
    return [{ start: from, end: from + text.length, by: `${question} If so, ${then}` }];
  });
  return found.length === 1 ? found[0] : undefined;
}
