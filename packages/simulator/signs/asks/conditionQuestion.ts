import { proseSentences, type Cut } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';

/** A condition and what to do then: "If you use small castings, send me one drawing and I'll quote it." */
const CONDITION =
  /^(?:(?:and|so|but),? )?if ([^,.?!;:()]{8,120}), (?:then )?((?:please |just |simply )*(?:send|let|tell|give|reply|text|e-?mail|drop|share|forward|post|show|shoot|call|ring)\b[^?]*[.!])$/iu;
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
  if (NO_QUESTION.test(condition) || NEW_CLAUSE.test(condition)) return undefined;
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

/** A condition about the reader's situation as a question, and what to do then after it; undefined if there is none, or the email asks anything. */
export function askCondition(draft: EmailDraft): Cut | undefined {
  const { raw } = draft.body;
  const sentences = proseSentences(draft);
  if (draft.language !== 'en' || sentences.some(({ isQuestion }) => isQuestion)) return undefined;
  const found = sentences.flatMap(({ start, end }): Cut[] => {
    const text = raw.slice(start, end).trim();
    const [, condition, then] = CONDITION.exec(text) ?? [];
    const question = condition === undefined ? undefined : questionOf(condition, draft.lead.company);
    if (question === undefined || then === undefined) return [];
    const from = raw.indexOf(text, start);
    return [{ start: from, end: from + text.length, by: `${question} If so, ${then}` }];
  });
  return found.length === 1 ? found[0] : undefined;
}
