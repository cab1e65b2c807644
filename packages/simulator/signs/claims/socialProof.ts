import { roleReader } from '../../reading/roleReader.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

export const socialProof: Sign<{ features: 'socialProof'; columns: 'socialProof'; senses: 'present' | 'absent' }> = {
  label: 'Social proof',
  features: { socialProof: { reader: roleReader({ role: 'proof', stock: 'socialProof' }), isEnglishOnly: true, quotesSentence: true } },
  columns: {
    socialProof: bodyColumn({
      features: ['socialProof'],
      curve: () => present,
      effects: {
        reply: {
          oddsRatio: 1.15,
          sd: 0.12,
          facts: ['gong-social-proof'],
          grade: 'observational',
          reason: '41 % more replies as published for proof that fits, shrunk.',
        },
      },
      contrast: flag('socialProof'),
    }),
  },
  shownBy: ['socialProof'],
  evidence: { against: () => [] },
  sense: ({ isFor }) => (isFor ? 'present' : 'absent'),
  sentences: {
    present: {
      titles: ['Somebody like them vouches for it', 'Proof from others', 'A customer speaks for you'],
      what: ['“<quote>” shows that others went first.', 'The text names company: “<quote>”.', 'With “<quote>” it is not only your word.'],
      why: [
        'People believe their peers before they believe a sender.',
        'One example that fits makes the offer concrete.',
        'It answers “does this work for anyone like us?” without being asked.',
      ],
      names: ['the proof from others', '“<quote>”'],
      takeaways: ['Keep one example that fits the reader.', 'Leave “<quote>” in.'],
    },
    absent: {
      titles: ['Nobody vouches for it', 'No proof from others', 'Only your word for it'],
      what: [
        'The text names no customer, peer or result of others.',
        'Nothing in the mail says who else does this.',
        'It is your word alone; no one else appears in the text.',
      ],
      why: [
        'A claim from a stranger stands better next to somebody the reader knows of.',
        'One example from their trade would make it easier to believe.',
      ],
      names: ['the missing proof', 'your word alone'],
      takeaways: ['Name one customer who is like the reader, if you have one.', 'Add one honest example from the reader’s trade.'],
    },
  },
  reasons: { for: ({ quote }) => `Proof from others: “${quote}”`, against: () => 'Nobody vouches for you' },
  edits: {},
};
