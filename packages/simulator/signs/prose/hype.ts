import { textOf } from '../../reading/textOf.ts';
import { proseSentences, touches } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { spansOf as spansOfText, toSpans, type FeatureReader } from '../../reading/featureReader.ts';
import { isMention } from '../../reading/phrases/isMention.ts';
import type { Span } from '../../reading/span.ts';
import { bodyColumn } from '../column.ts';
import { switched } from '../contrasts.ts';
import { dropHype, dropPraise } from './dropHype.ts';
import { isFlattery } from './flattery.ts';
import { feignsCloseness } from '../person/pretendsContact.ts';
import { isPuff } from './puffs.ts';
import type { Sign } from '../sign.ts';
import { wornPhrases } from './wornPhrases.ts';

/** "Breakthrough" is hype if it describes a product or a seller, but not for a tunnel. */
const BREAKTHROUGH = /^breakthrough$/i;
const OF_PRODUCT =
  /^\s+(?:products?|technolog\w+|approach\w*|platforms?|solutions?|results?|innovations?|tools?|method\w*|formula|offers?)\b/i;
const OF_SELLER = /\b(?:an?|our|real|true|this)\s+$/i;

function isMeant(text: string, range: { start: number; end: number }): boolean {
  if (isMention(text, range)) return false;
  return (
    !BREAKTHROUGH.test(text.slice(range.start, range.end)) ||
    OF_PRODUCT.test(text.slice(range.end, range.end + 40)) ||
    OF_SELLER.test(text.slice(Math.max(0, range.start - 20), range.start))
  );
}

/** Words of praise, except quoted, denied or literal ones. */
const praiseReader = (stock: 'hype' | 'buzzword'): FeatureReader => ({
  find: ({ body, bodyPhrases }) =>
    toSpans(
      'body',
      bodyPhrases.filter((match) => match.stock === stock && isMeant(body.raw, match)),
    ),
});

const [hypePhrases, buzzwords] = [praiseReader('hype'), praiseReader('buzzword')];

/** Flattery that fits anybody annoys less than praise of oneself. */
const FLATTERY = 0.5;

/** How much a sentence of empty praise counts. */
const weightOf = (sentence: string): number =>
  (isPuff(sentence) || feignsCloseness(sentence) ? 1 : 0) + (isFlattery(sentence) ? FLATTERY : 0);

/** Listed phrases, and whole sentences of empty praise without one. */
function findHype(draft: EmailDraft): { spans: Span[]; weight: number } {
  const listed = hypePhrases.find(draft);
  const counted = [...listed, ...buzzwords.find(draft)];
  const empty = proseSentences(draft)
    .map((sentence) => ({ sentence, weight: weightOf(textOf(draft.body, sentence)) }))
    .filter(({ sentence, weight }) => weight > 0 && !touches(sentence, counted));
  return {
    spans: [...listed, ...empty.map(({ sentence: { start, end } }): Span => ({ part: 'body', start, end }))],
    weight: empty.reduce((sum, { weight }) => sum + weight, listed.length),
  };
}

const hypeReader: FeatureReader = { find: (draft) => findHype(draft).spans, read: (draft) => findHype(draft).weight };

const noHype = { hype: 0, buzzwords: 0 };

export const hype: Sign<{
  features: 'hype' | 'buzzwords';
  columns: 'hypeInBody';
  edits: 'drop_hype' | 'drop_praise';
  senses: 'present' | 'absent';
}> = {
  label: 'Tone of the body',
  features: {
    hype: { reader: hypeReader, isEnglishOnly: true },
    buzzwords: { reader: buzzwords, isEnglishOnly: true },
  },
  columns: {
    hypeInBody: bodyColumn({
      features: ['hype', 'buzzwords'],
      bends: { most: { at: 3, unit: 'phrases', reason: 'After three, readers have made up their minds.' } },
      curve:
        ({ most }) =>
        (hype, buzzwords) =>
          Math.min(most, hype + buzzwords),
      effects: {
        reply: {
          oddsRatio: 0.96,
          sd: 0.06,
          facts: ['gong-buzzwords-subject', 'gong-pitch'],
          grade: 'assumption',
          reason: 'Per hype phrase or buzzword, at most three. Measured only in subjects and pitches.',
        },
      },
      contrast: switched({ ...noHype, buzzwords: 1 }, noHype),
    }),
  },
  shownBy: ['hype', 'buzzwords'],
  evidence: {
    against: (draft, spansOf) => {
      const counted = [...spansOf('hype'), ...spansOf('buzzwords')];
      // Words that say as little are named beside the others, though nobody has measured what they cost.
      const also = spansOfText(draft.body, wornPhrases()).filter((span) => !touches(span, counted));
      return [...counted, ...also].toSorted((one, other) => one.start - other.start);
    },
  },
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      claim: { about: 'hype', states: 'present' },
      titles: ['Empty words in the body', 'Words that say little'],
      what: [
        'The body says <listed>.',
        'The email uses words that fit anybody: <listed>.',
        'The body says <some>, among other words that fit anybody.',
      ],
      why: ['A fact convinces more than words like these.', 'People see such words every day and skip them.'],
      names: ['the empty words in the body', 'the empty words'],
      takeaways: ['Put facts in place of the empty words.'],
    },
    absent: {
      claim: { about: 'hype', states: 'absent' },
      titles: ['No hype', 'No buzzwords'],
      what: ['The body contains no hype and no buzzwords.'],
      why: ['People believe plain statements more easily.'],
      names: ['the plain tone'],
      takeaways: ['Keep hype and buzzwords out.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `“${quote}” says little` },
  edits: {
    drop_praise: {
      when: () => true,
      apply: dropPraise,
      isTidy: true,
      advice: ['Cut empty words'],
    },
    drop_hype: {
      alsoFixes: ['stacked_devices'],
      when: ({ hype, buzzwords }) => (hype ?? 0) + (buzzwords ?? 0) > 0,
      apply: dropHype,
      advice: ['Cut empty words'],
    },
  },
};
