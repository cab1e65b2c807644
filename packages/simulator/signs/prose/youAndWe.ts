import { toBodySpan, wholeSentences } from '../evidence.ts';
import type { EmailDraft, BodySentence } from '../../reading/draft.ts';
import { toSpans, joinSpans, countPhrases } from '../../reading/featureReader.ts';
import type { PhraseMatch } from '../../reading/phrases/findPhrases.ts';
import type { Span } from '../../reading/span.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import { isFiller } from './fillerSentences.ts';
import { bodyColumn } from '../column.ts';
import { ladder } from '../contrasts.ts';
import { inEnglish } from './inEnglish.ts';
import { turnToYou } from './turnToYou.ts';
import type { Sign } from '../sign.ts';

const of = ({ bodyPhrases }: EmailDraft, stock: PhraseMatch['stock']): PhraseMatch[] =>
  bodyPhrases.filter((match) => match.stock === stock);

/** "US" is a country, not us. */
const selfWords = (draft: EmailDraft): PhraseMatch[] =>
  of(draft, 'self').filter((match) => draft.body.visible.slice(match.start, match.end) !== 'US');

/** How often the text mentions its writer and its reader. */
export const countPersons = (draft: EmailDraft): { self: number; you: number } => ({
  self: selfWords(draft).length,
  you: countPhrases(draft.bodyPhrases, 'you'),
});

/** Like `self` of `countPersons`, without sentences that are really about the reader or someone else. */
export const countSelfTalk = (draft: EmailDraft): number =>
  selfWords(draft).filter(
    ({ start }) =>
      !draft.readings.some((one) => one.start <= start && start < one.end && NOT_OF_SELF.some((role) => chanceOf(one, role) >= 0.3)),
  ).length;

/** Words that a stock phrase about the reader contains; most emails have none, so most sentences are not examined. */
const MAY_BE_STOCK = /\b(?:hope|hoping|trust|how are you|hesitate|feel free|forward to|awaiting|your time|busy)\b/i;

/** Stock phrases that every email could hold: "I hope you are well" is not about the reader. */
const stockSentences = ({ body: { visible }, sentences }: EmailDraft): BodySentence[] => {
  if (!MAY_BE_STOCK.test(visible)) return [];
  return sentences.filter(({ start, end }) => {
    const text = visible.slice(start, end);
    return MAY_BE_STOCK.test(text) && isFiller(text);
  });
};

function readYouShare(draft: EmailDraft): number | null {
  const stock = stockSentences(draft);
  const isMeant = (match: PhraseMatch): boolean => !stock.some(({ start, end }) => start <= match.start && match.start < end);
  const [you, self] = [of(draft, 'you'), selfWords(draft)].map((matches) => matches.filter(isMeant).length);
  if (you === undefined || self === undefined || you + self === 0) return null;
  return you / (you + self);
}

/** Sentences about the reader, proof and requests are not self-talk, even if they begin with "we". */
const NOT_OF_SELF: readonly Role[] = [
  'observation',
  'problem',
  'proof',
  'reference',
  'question',
  'ask_interest',
  'ask_meeting',
  'ask_referral',
];

/** Sentences that begin with the writer. "Most practices we work with" does not: it is about the practices. */
const BEGINS_WITH_SELF =
  /^(?:(?:and|but|so|here|at|as|with|for|since|in)\b[^.!?]{0,40}?,?\s)?(?:we|i|our|my|i['\u2019]m|we['\u2019]re|i['\u2019]ve|we['\u2019]ve|i['\u2019]d|we['\u2019]d)\b/i;
/** A shorter sentence only says who the sender is. */
const LEAST_QUOTED_WORDS = 6;

/** The sentence that is most about the sender. */
function selfSentence(draft: EmailDraft): Span[] {
  const selves = of(draft, 'self').filter(
    ({ start }) =>
      !draft.readings.some((one) => one.start <= start && start < one.end && NOT_OF_SELF.some((role) => chanceOf(one, role) >= 0.3)),
  );
  const yous = of(draft, 'you');
  const countIn = ({ start, end }: BodySentence) => selves.filter((match) => match.start >= start && match.end <= end).length;
  return toBodySpan(
    wholeSentences(draft)
      .filter(({ start, end }) => {
        const text = draft.body.raw.slice(start, end);
        return BEGINS_WITH_SELF.test(text) && text.split(/\s+/).length >= LEAST_QUOTED_WORDS;
      })
      .filter((sentence) => countIn(sentence) > yous.filter(({ start }) => start >= sentence.start && start < sentence.end).length)
      .toSorted((one, other) => countIn(other) - countIn(one))[0],
  );
}

export const youAndWe: Sign<{ features: 'youShare'; columns: 'youShare'; edits: 'turn_we_to_you'; senses: 'higher' | 'lower' }> = {
  label: '“You” versus “we”',
  features: {
    /** you / (you + I and we), 0 to 1; null without either. */
    youShare: {
      reader: { find: (draft) => joinSpans(toSpans('body', [...of(draft, 'you'), ...selfWords(draft)])), read: readYouShare },
      isEnglishOnly: true,
    },
  },
  columns: {
    youShare: bodyColumn({
      features: ['youShare'],
      curve: () => (share) => share,
      effects: {
        reply: {
          oddsRatio: 1.05,
          sd: 0.08,
          facts: ['gong-pitch', 'gong-problem-first'],
          grade: 'assumption',
          reason: 'Two thirds "you" against one third: about the reader instead of the sender.',
        },
      },
      contrast: { to: ladder('youShare', [2 / 3]), from: ladder('youShare', [1 / 3]) },
    }),
  },
  shownBy: ['youShare'],
  evidence: { for: () => [], against: selfSentence },
  sense: ({ isFor }) => (isFor ? 'higher' : 'lower'),
  sentences: {
    higher: {
      claim: { about: 'self_talk', states: 'absent' },
      titles: ['It is about the reader', 'More about the reader than about you'],
      what: ['The text says “you” more often than “we” or “I”.'],
      why: ['People read on when it is about them.'],
      names: ['talking about the reader'],
      takeaways: ['Keep talking about the reader.'],
    },
    lower: {
      claim: { about: 'self_talk', states: 'present' },
      titles: ['It is about you, the sender', 'Too much about you, too little about the reader'],
      what: ['The text says “we” or “I” more often than “you”, most of all in “<quote>”.', '“<quote>” is about you, not about the reader.'],
      why: [
        'Readers look for something about themselves in the first lines.',
        'People care about what you do only when they see what it changes for them.',
      ],
      names: ['talking about yourself'],
      takeaways: ['Start sentences with the reader, not with yourself.', 'Rewrite “<quote>” so that it starts with the reader.'],
    },
  },
  reasons: { for: () => 'Talks more about the reader than about you', against: () => 'Talks more about you than about the reader' },
  edits: {
    turn_we_to_you: {
      when: ({ youShare }) => youShare !== null && youShare < 0.5,
      apply: (draft) => inEnglish(draft, turnToYou),
      advice: ['Write “you” instead of “we” and “I” where the meaning stays the same', 'Write it from the reader’s point of view'],
    },
  },
};
