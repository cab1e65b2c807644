import type { Role } from '../../reader/roles.ts';
import type { ReadSentence } from '../mail/readSentence.ts';
import { TRIPLES } from './triples.fixture.ts';

const ROLE_OF_CODE: Readonly<Record<string, Role>> = {
  of: 'offer',
  be: 'benefit',
  pr: 'problem',
  po: 'proof',
  in: 'introduction',
  ob: 'observation',
  qu: 'question',
  ai: 'ask_interest',
  am: 'ask_meeting',
  ot: 'other',
};

export type Triple = { kind: string; right: string; wrong: string; sentences: ReadSentence[]; line: string };

function readSentence(text: string): ReadSentence {
  const [codes = '', ...words] = text.trim().split(' ');
  const sentence = words.join(' ');
  const roles: Partial<Record<Role, number>> = {};
  for (const code of codes.split('+')) {
    const role = ROLE_OF_CODE[code];
    if (role === undefined && code !== 'su') throw new Error(`No role has the code ${code}: ${text}`);
    if (role !== undefined) roles[role] = 0.95;
  }
  return { text: sentence, start: 0, end: sentence.length, part: codes === 'su' ? 'subject' : 'body', roles };
}

/** The triples with their sentences as a perfect reader would give them. */
export const readTriples = (text: string = TRIPLES): Triple[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', right = '', wrong = '', sentences = ''] = line.split(' | ');
      return { kind, right, wrong, sentences: sentences.split(' / ').map(readSentence), line };
    });
