import { phraseReader } from '../../reading/featureReader.ts';
import { bodyColumn } from '../column.ts';
import { switched } from '../contrasts.ts';
import { dropHype } from './dropHype.ts';
import type { Sign } from '../sign.ts';

const noHype = { hype: 0, buzzwords: 0 };

export const hype: Sign<{ features: 'hype' | 'buzzwords'; columns: 'hypeInBody'; edits: 'drop_hype'; senses: 'present' | 'absent' }> = {
  label: 'Hype and buzzwords',
  features: {
    hype: { reader: phraseReader('hype'), isEnglishOnly: true },
    buzzwords: { reader: phraseReader('buzzword'), isEnglishOnly: true },
  },
  columns: {
    hypeInBody: bodyColumn({
      features: ['hype', 'buzzwords'],
      bends: { most: { at: 3, unit: 'phrases', reason: 'Beyond three the reader has made up their mind.' } },
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
          reason: 'Each hype phrase or buzzword, three at most; measured in subjects and pitches only.',
        },
      },
      contrast: switched({ ...noHype, buzzwords: 1 }, noHype),
    }),
  },
  shownBy: ['hype', 'buzzwords'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      titles: ['Praise nobody asked for', '“<quote>” and words like it', 'Marketing words in a personal mail', 'It sounds like a brochure'],
      what: [
        'The body uses “<quote>”[ and “<quote2>”|].',
        '“<quote>”[ and “<quote2>” belong|belongs] on a website, not in a letter.',
        'Words such as “<quote>”[ or “<quote2>”|] describe the sender’s enthusiasm.',
      ],
      why: [
        'They replace the fact that would have convinced.',
        'Buyers have read them so often that they only mark the mail as a pitch.',
        'Each of them makes the plain parts sound less true.',
      ],
      names: ['“<quote>” and its kind', 'the brochure words', 'the hype in the body'],
      takeaways: ['Cut “<quote>”[ and “<quote2>”|].', 'Put a fact where “<quote>” stands.'],
    },
    absent: {
      titles: ['No brochure words', 'It does not oversell', 'Claims without adjectives'],
      what: ['The body does without hype and buzzwords.', 'There is no praise of your own product in the text.'],
      why: ['What is said plainly is believed sooner.', 'The reader has nothing to roll their eyes at.'],
      names: ['the plain tone', 'the absence of hype'],
      takeaways: ['Keep brochure words out.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `“${quote}” sounds like a brochure` },
  edits: {
    drop_hype: {
      alsoFixes: ['stacked_devices'],
      when: ({ hype, buzzwords }) => (hype ?? 0) + (buzzwords ?? 0) > 0,
      apply: dropHype,
      advice: ['Cut “<quote>” and words like it', 'Say it without “<quote>”', 'Take the praise out'],
    },
  },
};
