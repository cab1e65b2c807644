import { isWork } from './nameOffer.ts';

const escape = (text: string): string => text.replaceAll(/[^\p{L}\p{N} ]/gu, '.');

/**
 * Whether an email is surely about work of this name, and does not only mention it beside the rest: its last word stands in the subject, or the whole
 * name stands in the email twice. A thing may be what the work is done on.
 */
export function isSurelyNamed(name: string, subject: string, prose: string): boolean {
  if (!isWork(name)) return false;
  const last = name.split(' ').at(-1) ?? name;
  const whole = new RegExp(String.raw`\b${escape(name)}\b`, 'giu');
  return new RegExp(String.raw`\b${escape(last)}\b`, 'iu').test(subject) || [...prose.matchAll(whole)].length > 1;
}
