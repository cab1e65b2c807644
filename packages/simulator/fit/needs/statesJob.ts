import { listJobNames } from '../titles/jobTitles.ts';
import { toSingular } from '../mail/offerWords.ts';
import { isWeakTitle, readTrades } from '../titles/titleTrades.ts';

/** Pay as jobs give it, by the hour or as a year's salary: prices are seldom so large and round. */
const PAY = /[$€£]\s?\d{2,3}(?:\s?[-–]\s?\d{2,3})?\s?k\b|[$€£]\s?\d{2,3},\d{3}\b|[$€£]\s?\d{2}(?:\.\d+)? (?:an|per) hour\b/i;
/** What is beside a salary. */
const TERMS =
  /\b(?:salary|base|basic|bonus|equity|tips|OTE|on target|car|allowance|pension|hybrid|remote|permanent|full-time|part-time|four-day|days? (?:in|at|from)|closed|shifts?|paid|overtime|pro rata|relocation|sign-on)\b/i;
/** Whoever speaks of the reader's people or of their own staff for others sells something. */
const OF_READER =
  /\byou(?:['’]re| are)? (?:(?:may|might|also|still|ever) )?(?:need|want|hir|looking|look for|search|recruit|short of)|\byour (?:next|new|open|vacan\w+|roles?|team|staff|people|jobs?)\b|\b(?:we|I) (?:supply|place|provide|find|send|recruit)\b|\bif you\b/i;

/** Whether a text states a job, by its title and its pay, that somebody else than the reader has to fill. */
export function statesJob(texts: readonly string[]): boolean {
  const all = texts.join(' ');
  if (!PAY.test(all) || !TERMS.test(all)) return false;
  const names = listJobNames(texts.filter((text) => !OF_READER.test(text)));
  return names.map((name) => name.replace(/\S+$/, toSingular)).some((name) => !isWeakTitle(name) && readTrades(name).length > 0);
}
