import { isWork } from './nameOffer.ts';

const escape = (text: string): string => text.replaceAll(/[^\p{L}\p{N} ]/gu, '.');

/** What the reader suffers from is no offer: "manual invoice processing". */
const TROUBLE = String.raw`(?:manual|slow|late|missed|lost|wrong|failed|broken|endless|tedious|paper|paper-based)`;

/**
 * Whether an email is surely about work of this name, and does not only mention it beside the rest: its last word stands in the subject, or the whole
 * name stands in the email twice. A thing may be what the work is done on, and work that is in trouble is the reader's own.
 */
export function isSurelyNamed(name: string, subject: string, prose: string): boolean {
  if (!isWork(name)) return false;
  const last = name.split(' ').at(-1) ?? name;
  if (new RegExp(String.raw`^${TROUBLE}\s|\b${TROUBLE} ${escape(name)}\b`, 'iu').test(`${name}\n${subject}\n${prose}`)) return false;
  const whole = new RegExp(String.raw`\b${escape(name)}\b`, 'giu');
  return new RegExp(String.raw`\b${escape(last)}\b`, 'iu').test(subject) || [...prose.matchAll(whole)].length > 1;
}
