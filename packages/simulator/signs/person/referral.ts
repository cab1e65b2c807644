import { countPhrases, presenceReader, wholeText } from '../../reading/featureReader.ts';
import { roleReader } from '../../reading/roleReader.ts';
import { STRICT } from '../../reading/strengthOf.ts';
import { subjectColumn, bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

/** The sender's own earlier email is not an acquaintance. */
const OWN_EMAIL = /\b(?:what I (?:sent|wrote)|my (?:last|first|previous|earlier) (?:email|note|message))\b/i;

export const referral: Sign<{ features: 'subjectReferral' | 'referral'; columns: 'subjectReferral' | 'referral'; senses: 'present' }> = {
  label: 'Shared contact',
  features: {
    /** 0 or 1: a mutual contact or an earlier meeting is mentioned. */
    subjectReferral: {
      reader: presenceReader({ find: (draft) => (countPhrases(draft.subjectPhrases, 'referral') > 0 ? wholeText(draft.subject) : []) }),
      isEnglishOnly: true,
    },
    /** Mentions of a mutual contact or an earlier meeting. */
    referral: {
      reader: roleReader({ role: 'reference', stock: 'referral', gate: STRICT, except: OWN_EMAIL }),
      isEnglishOnly: true,
      quotesSentence: true,
    },
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
          reason: "Readers see a shared contact's name before opening. Nothing is published for opens alone.",
        },
        reply: {
          oddsRatio: 1.4,
          sd: 0.25,
          facts: ['salesloft-referred'],
          grade: 'vendor',
          reason: 'Real acquaintance explains most of the published sixfold effect. It is shrunk to less than a fifth in log odds.',
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
          reason:
            'A shared contact or an earlier meeting. Published for subjects only, where real acquaintance explains much of it, so strongly shrunk.',
        },
      },
      contrast: flag('referral'),
    }),
  },
  shownBy: ['subjectReferral', 'referral'],
  sense: ({ isFor }) => (isFor ? 'present' : null),
  sentences: {
    present: {
      claim: { about: 'reference', states: 'present' },
      titles: ['A shared contact', 'It mentions someone you both know'],
      what: ['“<quote>” mentions someone the reader knows, or an earlier meeting.'],
      why: ['A real connection brings more replies.'],
      names: ['the shared contact'],
      takeaways: ['Keep naming the connection, as long as it is real.'],
    },
  },
  reasons: { for: ({ quote }) => `Someone you both know: “${quote}”`, against: null },
  edits: {},
};
