import { HONORIFICS } from '../../persona/name/nameParts.ts';
import { isGivenName } from '../../persona/name/givenNames.ts';
import { NOBODY } from '../sections/greetingWords.ts';
import { splitWords, type Word } from '../text/splitWords.ts';
import type { Lead } from '../../lead.ts';
import type { Greeting } from '../sections/findGreeting.ts';
import { foldName } from './foldName.ts';
import { isRoleWord, namesRole } from './namesRole.ts';

/** Titles of a trade or an office. Before a last name or alone, they are not a first name. */
const OFFICES = new Set(
  'chef coach pastor reverend father fr sister brother rabbi imam captain capt colonel col major sergeant sgt lieutenant lt officer sheriff judge justice senator congressman congresswoman councillor councilor councilman councilwoman mayor principal headmaster headmistress dean ambassador nurse engr maestro sensei deacon bishop warden ranger chairman chairwoman commissioner superintendent'.split(
    ' ',
  ),
);
/** "Dean" and "Judge" are also names: a title comes before a name. */
const isOffice = (text: string, word: Word, words: readonly Word[]): boolean =>
  OFFICES.has(word.key.replaceAll('.', '')) &&
  (words.length > 1 ? words[0] === word : word.key !== 'dean' && text.trim().length === word.end - word.start);

const isCapital = (word: string): boolean => /^[\p{Lu}\p{Lo}]/u.test(word);

/** The parts of an email that show whom it greets; placeholders in its body are runs of NUL. */
export type GreetingText = { body: { visible: string }; greeting: Greeting | undefined; lead: Pick<Lead, 'company'> };

/** Whether the greeting has a form of address before its name, so that the name is a last name. */
export function greetsByTitle({ body, greeting }: Pick<GreetingText, 'body' | 'greeting'>): boolean {
  if (greeting === undefined) return false;
  const text = body.visible.slice(greeting.names.start, greeting.names.end);
  const words = splitWords(text);
  return words.some((word) => HONORIFICS.has(word.key.replaceAll('.', '')) || isOffice(text, word, words));
}

/** Forms of address that only a last name follows. */
const BEFORE_LAST_NAME = new Set(
  'mr mrs ms miss mx dr prof herr frau monsieur madame mme mlle señor señora sra dott pan pani meneer mevrouw dhr mw sig signor signora fru'.split(
    ' ',
  ),
);

/** Whether the words are certainly a name: one is a known given name, or they follow a form of address. An unknown word may be a role. */
function isSurelyNamed(words: readonly Word[], written: readonly Word[]): boolean {
  if (words.some((word) => isGivenName(foldName(word.key)))) return true;
  const [first, ...rest] = written;
  const isAddressed = first !== undefined && BEFORE_LAST_NAME.has(first.key.replaceAll('.', ''));
  return isAddressed && !rest.some((word) => isRoleWord(word.key) || OFFICES.has(word.key));
}

/**
 * The words of the greeting that name a person; none for "Hi there", a team, a role, a company, a placeholder or a word that is not known to be a
 * name.
 */
export function findGreetedNames({ body, greeting, lead }: GreetingText): Word[] {
  if (greeting === undefined) return [];
  const { start, end } = greeting.names;
  const text = body.visible.slice(start, end);
  if (text.trim() === '' || text.includes('\0')) return [];
  const written = splitWords(text);
  const words = written.filter((word) => !HONORIFICS.has(word.key.replaceAll('.', '')) && !isOffice(text, word, written));
  if (words.some((word) => NOBODY.has(word.key) && word.key !== 'and')) return [];
  if (namesRole(written.map((word) => word.key)) || !isSurelyNamed(words, written)) return [];
  const company = new Set(splitWords(lead.company ?? '').map((word) => word.key));
  return words
    .filter((word) => {
      const written = text.slice(word.start, word.end);
      if (company.has(word.key) || /\p{N}/u.test(word.key)) return false;
      // In lowercase, only a known given name counts as a name.
      return isCapital(written) || isGivenName(foldName(written));
    })
    .map((word) => ({ ...word, start: start + word.start, end: start + word.end }));
}
