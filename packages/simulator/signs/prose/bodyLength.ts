import { countOf } from '../../countOf.ts';
import { toBodySpan } from '../evidence.ts';
import { withBodyOrSame } from '../../edits/edit.ts';
import { proseSentences } from '../../edits/textOps.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { proseEnd } from '../../reading/sections/proseEnd.ts';
import { splitParagraphs } from '../../reading/sections/splitBlocks.ts';
import type { Span } from '../../reading/span.ts';
import { findSureProof } from '../claims/socialProof.ts';
import { bodyColumn, clamp } from '../column.ts';
import { dropBlamed, MAY_DROP } from '../essentials/dropBlamed.ts';
import { ladder } from '../contrasts.ts';
import { bodyWordsReader } from './bodyWords.ts';
import { cutFiller } from './cutFiller.ts';
import { isFiller } from './fillerSentences.ts';
import { isPuff } from './puffs.ts';
import { trimFeatures } from './trimFeatures.ts';
import type { Sign } from '../sign.ts';

const lengthFacts = [
  'belkins-body-words',
  'hunter-words-20-39',
  'hunter-words-under100',
  'lavender-150plus',
  'lavender-short-vs-125',
  'salesloft-short-body',
  'overloop-body-words',
  'gangly-500-words',
  'reyes-2024-short',
];

/** Up to this many words, a body's length costs nothing. */
const WORD_PLATEAU = 130;

/** An email of more words is called too long. */
const LONG = 150;

/** Up to this many words, a body is called short. */
const SHORT = 100;

/** Sentences that could go from a long body, because they would fit any email or stand there twice: no single one makes it long. */
function spareSentences(draft: EmailDraft): Span[] {
  if (draft.body.words.length <= WORD_PLATEAU) return [];
  const said = new Set<string>();
  return proseSentences(draft)
    .filter(({ start, end }) => {
      const text = draft.body.raw.slice(start, end).trim();
      const isSpare = said.has(text) || isFiller(text) || isPuff(text);
      said.add(text);
      return isSpare;
    })
    .flatMap(toBodySpan);
}

/** What a paragraph to cut says nothing of: the reader, the offer, its use, a customer, a request. */
const TELLS: readonly Role[] = [
  'observation',
  'problem',
  'offer',
  'benefit',
  'question',
  'ask_interest',
  'ask_meeting',
  'ask_referral',
  'resource',
  'opt_out',
  'reference',
];
const MAY_TELL = 0.3;
/** Shorter ones hardly make an email long. */
const LEAST_PARAGRAPH_WORDS = 15;
const OF_READER = /\byou(?:r|rs|rself)?\b|\{\{|[?$\u20ac\u00a3]/i;

/** Paragraphs of a long body that are about the sender alone: its history, prizes and causes. The first may say who writes. */
function paragraphsToCut(draft: EmailDraft): Span[] {
  const { body, readings, lead } = draft;
  if (draft.language !== 'en' || body.words.length <= WORD_PLATEAU) return [];
  const spans = splitParagraphs(body.visible, { start: draft.prose.start, end: Math.min(draft.prose.end, proseEnd(draft)) });
  return spans.slice(1, -1).flatMap((span) => {
    const text = body.raw.slice(span.start, span.end);
    const own = readings.filter(({ start, end }) => span.start <= start && end <= span.end);
    const isOfReader = OF_READER.test(text) || (lead.company !== null && text.includes(lead.company));
    const tells = own.length === 0 || own.some((one) => TELLS.some((role) => chanceOf(one, role) >= MAY_TELL));
    const proves = findSureProof(draft).some(({ start, end }) => span.start < end && start < span.end);
    const isOwn = /\b(?:we|our|us)\b/i.test(text) && own.some((one) => chanceOf(one, 'introduction') >= MAY_TELL);
    return isOwn && !isOfReader && !tells && !proves && text.split(/\s+/).length >= LEAST_PARAGRAPH_WORDS ? toBodySpan(span) : [];
  });
}

export const bodyLength: Sign<{
  features: 'bodyWords';
  columns: 'bodyLength' | 'bodyBrevity';
  edits: 'keep_essentials' | 'cut_filler' | 'trim_features';
  senses: 'long' | 'short' | 'present' | 'fair';
}> = {
  label: 'Body length',
  features: {
    bodyWords: { reader: bodyWordsReader },
  },
  columns: {
    bodyLength: bodyColumn({
      features: ['bodyWords'],
      bends: {
        plateauEnd: {
          at: 130,
          unit: 'words',
          facts: ['belkins-body-words', 'hunter-words-under100', 'overloop-body-words'],
          reason: 'Sources disagree on the best length below about 130 words, but agree that replies drop above it.',
        },
      },
      curve:
        ({ plateauEnd }) =>
        (words) =>
          Math.min(0, Math.log(plateauEnd / words)),
      effects: {
        reply: {
          oddsRatio: 1.3,
          sd: 0.12,
          facts: lengthFacts,
          grade: 'observational',
          reason: '50 to 125 words against 200 or more. Sources range from no difference to five times the replies.',
        },
      },
      contrast: { to: ladder('bodyWords', [50, 75, 100, 125]), from: ladder('bodyWords', [200, 225, 250, 275, 300]) },
    }),
    bodyBrevity: bodyColumn({
      features: ['bodyWords'],
      bends: {
        start: {
          at: 20,
          unit: 'words',
          facts: ['hunter-words-20-39'],
          reason: '20 to 39 words did best in the largest sample. Nothing is published below 20.',
        },
        end: { at: 5, unit: 'words', reason: 'Shorter bodies count as this length.' },
      },
      curve:
        ({ start, end }) =>
        (words) =>
          Math.log2(start / clamp(words, end, start)),
      effects: {
        reply: {
          oddsRatio: 0.95,
          sd: 0.12,
          facts: ['salesloft-short-body', 'hunter-words-20-39'],
          grade: 'assumption',
          reason: 'Each time the body halves below 20 words, less is left to answer. Above that, short bodies do well.',
        },
      },
      contrast: { to: ladder('bodyWords', [10]), from: ladder('bodyWords', [20]) },
    }),
  },
  shownBy: ['bodyWords'],
  evidence: { for: () => [], against: (draft) => [paragraphsToCut(draft), spareSentences(draft)].find((spans) => spans.length > 0) ?? [] },
  figure: ['words', 'bodyWords'],
  sense: ({ isFor, values }) => {
    const words = values.bodyWords ?? WORD_PLATEAU;
    if (isFor) return words > SHORT ? 'fair' : 'present';
    return words > LONG ? 'long' : words < WORD_PLATEAU ? 'short' : null;
  },
  sentences: {
    long: {
      titles: ['Too long: <words>'],
      what: [
        'Emails of 50 to 125 words do better.',
        'Emails of 50 to 125 words do better. Readers would not miss “<quote>”.',
        'Emails of 50 to 125 words do better. The first part to cut is “<quote>”.',
      ],
      why: ['Replies fall as emails get longer.', 'People put long emails aside and do not come back to them.'],
      names: ['the length of the email'],
      takeaways: ['Cut the body to about 125 words.', 'Cut the body to about 125 words. The first part to cut is “<quote>”.'],
    },
    short: {
      titles: ['The email says very little'],
      what: ['The body has only <words>.'],
      why: ['Readers need a reason to reply.'],
      names: ['the very short body'],
      takeaways: ['Add one sentence on why you chose them.'],
    },
    present: {
      titles: ['Short enough to finish', 'A short body'],
      what: ['The body has <words>.', 'The whole body is <words>.'],
      why: ['Short emails get more replies than long ones.', 'Readers can finish it quickly.'],
      names: ['the short body'],
      takeaways: ['Keep the body short.'],
    },
    fair: {
      titles: ['Not too long'],
      what: ['The body has <words>.', 'The whole body is <words>.'],
      why: ['Longer emails get fewer replies.'],
      names: ['the length of the body'],
      takeaways: ['Keep the body at this length.'],
    },
  },
  reasons: {
    for: ({ values }) => `${(values.bodyWords ?? 0) > SHORT ? 'Not too long' : 'Short body'}: ${countOf(values.bodyWords ?? 0, 'word')}`,
    against: ({ values }) => `Length of the body: ${countOf(values.bodyWords ?? 0, 'word')}`,
  },
  edits: {
    cut_filler: {
      alsoFixes: ['you_and_we', 'hype'],
      when: () => true,
      apply: cutFiller,
      isTidy: true,
      // A greeting without "friend", and a plain sign-off.
      mayChange: ['lost_greeting', 'torn_signature'],
      advice: ['Cut empty phrases'],
    },
    trim_features: {
      alsoFixes: ['you_and_we', 'hype'],
      when: () => true,
      apply: (draft) => withBodyOrSame(draft, trimFeatures(draft)),
      isTidy: true,
      // The first features stay.
      mayChange: ['lost_offer', 'lost_item'],
      advice: ['Keep the first features of the list'],
    },
    // Stored insights name it so.
    keep_essentials: {
      alsoFixes: ['hype', 'spam_phrases', 'pressure', 'guilt', 'threat', 'insult', 'courtesy'],
      when: () => true,
      apply: (draft) => withBodyOrSame(draft, dropBlamed(draft)),
      isTidy: true,
      mayChange: MAY_DROP,
      advice: ['Drop sentences that readers are better off without'],
    },
  },
};
