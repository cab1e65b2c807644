import { countPhrases, presenceReader, wholeText } from '../../reading/featureReader.ts';
import { roleReader, STRICT } from '../../reading/roleReader.ts';
import { subjectColumn, bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

export const referral: Sign<{ features: 'subjectReferral' | 'referral'; columns: 'subjectReferral' | 'referral'; senses: 'present' }> = {
  label: 'Somebody both know',
  features: {
    /** 0 or 1: somebody both know is named, or a meeting before. */
    subjectReferral: {
      reader: presenceReader({ find: (draft) => (countPhrases(draft.subjectPhrases, 'referral') > 0 ? wholeText(draft.subject) : []) }),
      isEnglishOnly: true,
    },
    /** Mentions of somebody both know, or of a meeting before. */
    referral: { reader: roleReader({ role: 'reference', stock: 'referral', gate: STRICT }), isEnglishOnly: true, quotesSentence: true },
  },
  columns: {
    subjectReferral: subjectColumn({
      features: ['subjectReferral'],
      curve: () => present,
      effects: {
        open: {
          oddsRatio: 1.1,
          sd: 0.12,
          facts: ['salesloft-referred'],
          grade: 'vendor',
          reason: 'A name both know shows before opening; nothing is published for opens alone.',
        },
        reply: {
          oddsRatio: 1.4,
          sd: 0.25,
          facts: ['salesloft-referred'],
          grade: 'vendor',
          reason: 'The published sixfold is mostly true acquaintance: shrunk to less than a fifth of it in log odds.',
        },
      },
      contrast: flag('subjectReferral'),
    }),
    referral: bodyColumn({
      features: ['referral'],
      curve: () => present,
      effects: {
        reply: {
          oddsRatio: 1.4,
          sd: 0.25,
          facts: ['salesloft-referred'],
          grade: 'vendor',
          reason: 'Somebody both know, or a meeting before; published for subjects and confounded with acquaintance, so strongly shrunk.',
        },
      },
      contrast: flag('referral'),
    }),
  },
  shownBy: ['subjectReferral', 'referral'],
  sense: ({ isFor }) => (isFor ? 'present' : null),
  sentences: {
    present: {
      titles: ['Somebody both know', '“<quote>” is an introduction'],
      what: ['“<quote>” names somebody the reader knows, or a meeting before.', 'The email comes with an introduction: “<quote>”.'],
      why: [
        'A stranger with a shared acquaintance is half a stranger, and few findings are as strong; it has to be true.',
        'People answer for the sake of the one who is named, provided that it is true.',
      ],
      names: ['the shared acquaintance', 'the introduction “<quote>”'],
      takeaways: ['Keep naming whoever sent you, where it is true.'],
    },
  },
  reasons: { for: ({ quote }) => `Somebody both know: “${quote}”`, against: null },
  edits: {},
};
