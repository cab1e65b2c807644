import type { Sighting } from './finding.ts';

/** Thai, Lao, Khmer and Burmese have no spaces between words: a zero-width space marks where a line may break. */
const UNSPACED = String.raw`[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]`;
/** Joiners shape letters in Arabic and Indic scripts and hold emoji together; between Latin letters they do nothing. */
const HIDDEN = new RegExp(
  [
    String.raw`(?<!${UNSPACED})\u200b(?!${UNSPACED})`,
    String.raw`[\u2060\ufeff\u180e\u2061-\u2064]`,
    // A soft hyphen shows only where a line breaks; in an email it hides words from search and filters.
    String.raw`\u00ad`,
    String.raw`(?<=^|[\p{Script=Latin}\p{P}\p{N}\s])[\u200c\u200d]+(?=$|[\p{Script=Latin}\p{P}\p{N}\s])`,
  ].join('|'),
  'gu',
);
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Tab, line feed and carriage return are layout; every other control character was left by a program. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;

const hiddenIn = (text: string): RegExp[] => (RIGHT_TO_LEFT.test(text) ? [HIDDEN] : [HIDDEN, DIRECTION_MARKS]);

/** The text without invisible characters that its script does not need. */
export const stripHidden = (text: string): string => hiddenIn(text).reduce((left, hidden) => left.replace(hidden, ''), text);

/** The text without control characters; a vertical tab or a form feed, which spreadsheets write for a line break, becomes one. */
export const stripControl = (text: string): string => text.replace(/[\v\f]/g, '\n').replace(CONTROL, '');

const codeOf = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Lists each character once, by its code point, because it cannot be shown. */
const toSightings = (kind: 'hidden_character' | 'control_character', found: readonly string[]): Sighting[] =>
  [...new Set([...new Set(found)].flatMap((piece) => [...piece]))].map((character) => ({
    kind,
    text: codeOf(character),
    instead: null,
    fix: { kind: kind === 'hidden_character' ? 'strip_hidden' : 'strip_control' },
  }));

/** Invisible characters and control characters in a text. */
export function findStrayCharacters(text: string): Sighting[] {
  return [
    ...toSightings(
      'hidden_character',
      hiddenIn(text).flatMap((hidden) => text.match(hidden) ?? []),
    ),
    ...toSightings('control_character', text.match(CONTROL) ?? []),
  ];
}
