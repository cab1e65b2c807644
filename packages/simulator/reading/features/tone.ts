import type { EmailDraft } from '../draft.ts';
import type { Feature, Span } from '../features.ts';
import type { PhraseMatch } from '../phrases/findPhrases.ts';
import { splitWords } from '../text/splitWords.ts';
import { ACRONYMS, SHOUTED_SHORT_WORDS } from './acronyms.ts';
import { findEmoji } from './emoji.ts';
import { joinSpans, spansOf, toSpans, type FeatureReader } from './reader.ts';

/** Unknown capitals of this length on are words; shorter ones are abbreviations unless they are listed. */
const SHOUT_FROM = 6;

/** Two capitals in a row; letters beyond Latin are left to the closer look. */
const CAPITALS = /[A-Z\u00c0-\u00de\u0100-\u024f\u0370-\u052f]{2}/;

function isShouted(word: string): boolean {
  if (!/^[\p{Lu}'\u2019]{2,}$/u.test(word) || ACRONYMS.has(word)) return false;
  return SHOUTED_SHORT_WORDS.has(word) || word.length >= SHOUT_FROM;
}

function findCapsWords({ body, lead, name }: EmailDraft): Span[] {
  if (!CAPITALS.test(body.visible)) return [];
  const found = body.words.filter(
    (word) =>
      word.end - word.start > 1 &&
      CAPITALS.test(body.visible.slice(word.start, word.start + 2)) &&
      isShouted(body.visible.slice(word.start, word.end)),
  );
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
  const you = of(draft, 'you').length;
  const self = selfWords(draft).length;
  return you + self === 0 ? null : you / (you + self);
}

/** Draws a text with few telling words towards 0. */
const FORMALITY_PRIOR = 4;

function readFormality(draft: EmailDraft): number | null {
  if (draft.body.words.length === 0) return null;
  const formal = of(draft, 'formal').length;
  const casual = of(draft, 'casual').length;
  return (formal - casual) / (formal + casual + FORMALITY_PRIOR);
}

export const toneReaders = {
  capsWords: { find: findCapsWords },
  exclamations: { find: ({ body }) => (/[!\uff01]/.test(body.visible) ? spansOf(body, /[!\uff01]/g) : []) },
  emoji: { find: ({ body }) => findEmoji(body) },
  youShare: { find: (draft) => joinSpans(toSpans('body', [...of(draft, 'you'), ...selfWords(draft)])), read: readYouShare },
  formality: { find: (draft) => joinSpans(toSpans('body', [...of(draft, 'formal'), ...of(draft, 'casual')])), read: readFormality },
} satisfies Partial<Record<Feature, FeatureReader>>;
