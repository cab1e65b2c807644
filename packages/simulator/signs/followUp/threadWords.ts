import { proseEnd } from '../../reading/sections/proseEnd.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import type { FollowUpThread } from './followUpSign.ts';

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;
/** Shorter words say little on their own. */
const SHORTEST_TELLING = 4;
/** Words common in follow-ups on any topic. */
const USUAL = new Set(
  'about after again also been before being best bubbling bumping case checking chance circle circling come could does email even ever find floating follow following forward from further getting give good great happy have haven hear heard here hello hope hoping inbox into just know last later less like look looking make maybe message might more most much need note once only open other over please pushing quick quickly reach reaching really reply said same seen send sent should since some something soon still sure take talk than thank thanks that their them then there these they thing think this those thought thoughts time today touch trying under upon very want wanted week weeks well were what when where which while will wish with wonder wondering worth would write wrote yesterday your yours'.split(
    ' ',
  ),
);

export const listWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

export const isTelling = (word: string): boolean => word.length >= SHORTEST_TELLING && !USUAL.has(word);

/** A follow-up's own text, without greeting and signature, with the body's offsets. */
export const proseOf = (draft: EmailDraft): { start: number; end: number } => ({
  start: draft.prose.start,
  end: Math.max(draft.prose.start, proseEnd(draft)),
});

const MOST_KEPT = 64;
const kept = new Map<string, ReadonlySet<string>>();

/** The distinct words of some bodies. Cached, because all emails of a thread are compared with the same ones. */
export function wordsBefore({ before }: FollowUpThread): ReadonlySet<string> {
  const key = before.join('\n');
  const known = kept.get(key) ?? new Set(listWords(key));
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, known);
  return known;
}
