/** The subject of a bill, a reminder or an official notice, which concerns whoever gets it. */
const ALARMS =
  /^(?:(?:re|fwd?): )?(?:your )?(?:(?:final|last|first|second|third|urgent|legal|official|important) (?:notice|reminder|warning)\b|past due\b(?! (?:accounts|invoices|customers|receivables|balances|bills|rent))|overdue(?:$|:| (?:balance|payment|invoice|account|notice)\b)|(?:payment|invoice|account|balance) (?:is )?(?:due|overdue|past due|failed|declined|reminder|suspended|on hold|attached)\b|outstanding (?:balance|invoice|payment)\b|(?:unpaid|missed) (?:invoice|payment|bill)\b|invoice (?:#|no\.?|number)|action required\b|notice of (?!the )|violation notice\b|collections? notice\b|statement of account\b|security alert\b|refund (?:pending|due)\b|(?:urgent )?payment,? please (?:approve|confirm|sign)\b|please (?:approve|sign|pay)\b|(?:urgent|pending) payment\b)/iu;

/** Whether a subject reads like a bill or an official notice to its reader. */
export const isAlarmSubject = (subject: string): boolean => ALARMS.test(subject.trim());

const NUMBER = /\d[\d.,]*/g;
const LEAST_LETTERS = 3;
/** Endings differ: "stage", "staging". */
const STEM = 5;

/** Whether a subject counts something of which the body says nothing. */
export function isStraySubject(subject: string, body: string): boolean {
  if (/[[\]{}<>]/.test(subject)) return false;
  const numbers = subject.match(NUMBER) ?? [];
  const words = (subject.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LEAST_LETTERS);
  if (numbers.length === 0 || words.length === 0) return false;
  const text = body.toLowerCase();
  return ![...numbers, ...words.map((word) => word.slice(0, STEM))].some((part) => text.includes(part));
}

/** A question with which a seller of protection frightens: "Is your network secure?", "Is {{company}} next?" */
const SCARES =
  /^(?!\P{L}*is (?:\p{L}+day|today|tomorrow|this|that|it|what|who)\b)(?:is|are|could|will) (?:you|your [\p{L} -]{2,30}|\{\{\w+\}\}|[\p{L}\d&.' \u2019-]{2,40}?) (?:(?:really|truly|fully) )?(?:be )?(?:(?:the )?next(?: victim| target)?|at risk|exposed|vulnerable|under attack|(?:cyber)?secure|safe|protected)(?: (?:from|against) [\p{L} -]{2,30})?\?+$/iu;

/** Whether a subject asks its reader whether he is in danger. */
export const isScareSubject = (subject: string): boolean => SCARES.test(subject.trim());
