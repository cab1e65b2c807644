import type { Sighting } from './finding.ts';

/** Thai, Lao, Khmer and Burmese have no spaces between words: a zero-width space marks where a line may break. */
const UNSPACED = String.raw`[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]`;
/** Joiners shape letters in Arabic and Indic scripts and hold emoji together; between Latin letters they do nothing. */
const HIDDEN = new RegExp(
  [
    String.raw`(?<!${UNSPACED})\u200b(?!${UNSPACED})`,
    String.raw`[\u2060\ufeff\u180e\u2061-\u2064]`,
    // A soft hyphen shows only where a line breaks; in an email it hides words from a search and from filters.
    String.raw`\u00ad`,
    String.raw`(?<=^|[\p{Script=Latin}\p{P}\p{N}\s])[\u200c\u200d]+(?=$|[\p{Script=Latin}\p{P}\p{N}\s])`,
  ].join('|'),
  'gu',
);
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Tab, line feed and carriage return are layout; every other control character is a leftover of some program. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;

const hiddenIn = (text: string): RegExp[] => (RIGHT_TO_LEFT.test(text) ? [HIDDEN] : [HIDDEN, DIRECTION_MARKS]);

/** The text without characters nobody sees and no script of it needs. */
export const stripHidden = (text: string): string => hiddenIn(text).reduce((left, hidden) => left.replace(hidden, ''), text);

/** The text without control characters; a vertical tab and a form feed, which spreadsheets write for a line break, become one. */
export const stripControl = (text: string): string => text.replace(/[\v\f]/g, '\n').replace(CONTROL, '');

const codeOf = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Names each character once, by its code point: it cannot be shown. */
const toSightings = (kind: 'hidden_character' | 'control_character', found: readonly string[]): Sighting[] =>
  [...new Set(found.flatMap((piece) => [...piece]))].map((character) => ({
    kind,
    text: codeOf(character),
    instead: null,
    fix: { kind: kind === 'hidden_character' ? 'strip_hidden' : 'strip_control' },
  }));

/** Characters of a text that nobody sees, and control characters. */
export function findStrayCharacters(text: string): Sighting[] {
  return [
    ...toSightings(
      'hidden_character',
      hiddenIn(text).flatMap((hidden) => text.match(hidden) ?? []),
    ),
    ...toSightings('control_character', text.match(CONTROL) ?? []),
  ];
}
