import { stripVTControlCharacters } from 'node:util';

/**
 * Untrusted text made safe to print: without escape sequences, control characters and characters that change the text direction. Line
 * breaks become spaces unless they are kept.
 */
export function cleanText(text: string, { keepsLines = false } = {}): string {
  const lines = stripVTControlCharacters(text).replaceAll(/\r\n?|[\u2028\u2029]/g, '\n');
  const withoutControls = lines.replaceAll(/(?!\n)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ');
  return keepsLines ? withoutControls : withoutControls.replaceAll(/\s*\n\s*/g, ' ').trim();
}
