import type { EmailDraft } from '../draft.ts';
import type { Feature, Span } from '../features.ts';
import type { PhraseMatch } from '../phrases/findPhrases.ts';
import type { Spelling } from '../text/spelling.ts';
import { splitWords } from '../text/splitWords.ts';
import { ACRONYMS, SHOUTED_SHORT_WORDS } from './acronyms.ts';
import { findEmoji } from './emoji.ts';
import { MARKS } from '../text/marks.ts';
import { countPhrases, joinSpans, spansOf, toSpans, type FeatureReader } from './reader.ts';

/** Unknown capitals of this length on are words; shorter ones are abbreviations unless they are listed. */
const SHOUT_FROM = 6;

/** Two capitals of a script that has them. */
const CAPITALS = /^[A-Z\u00c0-\u00de\u0100-\u024f\u0370-\u052f]{2}/;

function isShoutedAnew(word: string): boolean {
  if (!/^[\p{Lu}'\u2019]{2,}$/u.test(word) || !CAPITALS.test(word.slice(0, 2)) || ACRONYMS.has(word)) return false;
  return SHOUTED_SHORT_WORDS.has(word) || word.length >= SHOUT_FROM;
}

const isShouted = (spelling: Spelling): boolean => (spelling.isShouted ??= isShoutedAnew(spelling.written));

function findCapsWords({ body, lead, name }: EmailDraft): Span[] {
  const found = body.words.filter((word) => isShouted(word.spelling));
  if (found.length === 0) return [];
  const names = new Set([...name.words, lead.company ?? ''].flatMap((text) => splitWords(text)).map((word) => word.key));
  return toSpans(
    'body',
    found.filter((word) => !names.has(word.key)),
  );
}

const of = ({ bodyPhrases }: EmailDraft, stock: PhraseMatch['stock']): PhraseMatch[] =>
  bodyPhrases.filter((match) => match.stock === stock);

/** "US" is a country, not us. */
const selfWords = (draft: EmailDraft): PhraseMatch[] =>
  of(draft, 'self').filter((match) => draft.body.visible.slice(match.start, match.end) !== 'US');

function readYouShare(draft: EmailDraft): number | null {
  const you = countPhrases(draft.bodyPhrases, 'you');
  const self = selfWords(draft).length;
  return you + self === 0 ? null : you / (you + self);
}

/** Draws a text with few telling words towards 0. */
const FORMALITY_PRIOR = 4;

function readFormality(draft: EmailDraft): number | null {
  if (draft.body.words.length === 0) return null;
  const formal = countPhrases(draft.bodyPhrases, 'formal');
  const casual = countPhrases(draft.bodyPhrases, 'casual');
  return (formal - casual) / (formal + casual + FORMALITY_PRIOR);
}

const MAY_EXCLAIM = MARKS.exclamation | MARKS.beyondAscii;

export const toneReaders = {
  capsWords: { find: findCapsWords },
  exclamations: { find: ({ body }) => ((body.marks & MAY_EXCLAIM) === 0 ? [] : spansOf(body, /[!\uff01]/g)) },
  emoji: { find: ({ body }) => findEmoji(body) },
  youShare: { find: (draft) => joinSpans(toSpans('body', [...of(draft, 'you'), ...selfWords(draft)])), read: readYouShare },
  formality: { find: (draft) => joinSpans(toSpans('body', [...of(draft, 'formal'), ...of(draft, 'casual')])), read: readFormality },
} satisfies Partial<Record<Feature, FeatureReader>>;
