import { roleReader } from '../../reading/roleReader.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

export const occasion: Sign<{ features: 'occasion'; columns: 'occasion'; senses: 'present' | 'absent' }> = {
  label: 'A reason to write now',
  features: {
    /** Reasons to write to this reader: something true of them or their company, or that they did. */
    occasion: { reader: roleReader({ role: 'observation', stock: 'occasion' }), isEnglishOnly: true, quotesSentence: true },
  },
  columns: {
    occasion: bodyColumn({
      features: ['occasion'],
      curve: () => present,
      effects: {
        reply: {
          oddsRatio: (10.01 / 4.39) ** 0.1,
          sd: 0.1,
          facts: ['digitalbloom-hook', 'gong-problem-first'],
          grade: 'vendor',
          reason:
            'Something that just happened as the reason to write; the published gap against opening on a problem is of unknown method and contradicted: a tenth of it.',
        },
      },
      contrast: flag('occasion'),
    }),
  },
  shownBy: ['occasion'],
  evidence: { against: () => [] },
  sense: ({ isFor }) => (isFor ? 'present' : 'absent'),
  sentences: {
    present: {
      titles: ['It has a reason to write now', '“<quote>”: why today'],
      what: ['“<quote>” says why the mail comes now.', 'The mail starts from something that happened: “<quote>”.'],
      why: ['A mail with an occasion reads less like one of many.', 'The reader sees what set it off.'],
      names: ['the occasion', 'the reason to write now'],
      takeaways: ['Keep the occasion, as long as it is fresh.'],
    },
    absent: {
      titles: ['No reason to write now'],
      what: ['Nothing in the mail says why it comes today.'],
      why: ['Without an occasion it could have been sent at any time, and reads so.'],
      names: ['the missing occasion'],
      takeaways: ['Say what made you write now: a post, a job ad, a launch.'],
    },
  },
  reasons: { for: ({ quote }) => `A reason to write now: “${quote}”`, against: () => 'No reason to write just now' },
  edits: {},
};
