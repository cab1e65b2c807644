import { toBritishSpelling } from '../reading/spelling/british.ts';

/** What the stock says in American English, and the British for it. */
const IN_BRITISH: readonly (readonly [RegExp, string])[] = [
  [/\b(the|next|last|this) fall\b/gi, '$1 autumn'],
  [/\btrash\b/gi, 'bin'],
  [/\bon vacation\b/gi, 'on holiday'],
  [/\baround to\b/gi, 'round to'],
  [/\banymore\b/gi, 'any more'],
  [/\bin the mail\b/gi, 'in the post'],
  [/\bby mail\b/gi, 'by post'],
  [/\boffense\b/gi, 'offence'],
  [/\bexpensive for us at\b/gi, 'dear for us at'],
  [/\bCalendar's\b/g, "Diary's"],
];

/** A reply's own words in British English. */
export const toBritish = (text: string): string =>
  toBritishSpelling(IN_BRITISH.reduce((said, [american, british]) => said.replace(american, british), text));
