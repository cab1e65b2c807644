import { roleReader } from '../../reading/roleReader.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import { cutSentences } from './cutSentences.ts';
import type { Sign } from '../sign.ts';

const guiltReader = roleReader({ role: 'reproach', stock: 'guilt', listedGate: { from: 0.02, full: 0.1 } });

export const guilt: Sign<{ features: 'guilt'; columns: 'guilt'; edits: 'drop_guilt'; senses: 'present' | 'absent' }> = {
  label: 'Reproach',
  features: { guilt: { reader: guiltReader, isEnglishOnly: true, quotesSentence: true } },
  columns: {
    guilt: bodyColumn({
      features: ['guilt'],
      curve: () => present,
      effects: {
        reply: { oddsRatio: 0.9, sd: 0.12, facts: ['gong-phrases'], grade: 'observational', reason: '14 % fewer meetings, shrunk.' },
        report_spam: { oddsRatio: 1.1, sd: 0.2, grade: 'assumption', reason: 'Reproach annoys.' },
      },
      contrast: flag('guilt'),
    }),
  },
  shownBy: ['guilt'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      titles: ['It reproaches the reader', '“<quote>” makes the reader feel at fault', 'A nudge with an edge'],
      what: [
        '“<quote>” blames the reader for not answering.',
        'The line “<quote>” reminds people of a debt they do not have.',
        'With “<quote>” the mail complains before it offers.',
      ],
      why: [
        'Nobody owes a stranger a reply, and being told so does not help.',
        'Reproach brings fewer meetings and a few more complaints.',
        'It turns attention from the offer to the sender’s impatience.',
      ],
      names: ['the reproach in “<quote>”', 'the guilt trip'],
      takeaways: ['Drop “<quote>”.', 'Give a new reason instead of a reminder.'],
    },
    absent: {
      titles: ['No reproach'],
      what: ['The email does not blame anybody for silence.'],
      why: ['The reader owes it nothing and knows it.'],
      names: ['the absence of reproach'],
      takeaways: ['Leave reproach out of it.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `“${quote}” reproaches them` },
  edits: {
    drop_guilt: {
      when: ({ guilt }) => (guilt ?? 0) > 0,
      apply: (draft) => cutSentences(draft, guiltReader.find(draft)),
      advice: ['Drop “<quote>”', 'Leave out the reproach'],
    },
  },
};
