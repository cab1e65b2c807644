import { traitColumn, traitEffect } from '../column.ts';
import type { Sign } from '../sign.ts';
import { findSecretRequests } from '../../kind/findSecretRequests.ts';
import { readScam } from './readScam.ts';

export const scam: Sign<{ features: 'scam'; columns: 'scam'; senses: 'present' }> = {
  label: 'Request for private data or money',
  features: {
    /** 0 to 1: how certain it is that the email asks for private data or money like a fraud. */
    scam: {
      reader: { find: (draft) => (readScam(draft) > 0 ? findSecretRequests(draft) : []), read: readScam },
      isEnglishOnly: true,
      quotesSentence: true,
    },
  },
  columns: {
    scam: traitColumn({
      features: ['scam'],
      curve: () => (scam) => scam,
      effects: {
        inbox: traitEffect(0.3, 0.4, 'Email filters check for fraud first.'),
        reply: traitEffect(0.3, 0.4, 'Few people answer a stranger who asks for private data or money.'),
        positive: traitEffect(0.3, 0.4, 'Most who answer refuse.'),
        report_spam: traitEffect(8, 0.5, 'The spam button exists for fraud.'),
      },
    }),
  },
  shownBy: ['scam'],
  sense: ({ isFor }) => (isFor ? null : 'present'),
  sentences: {
    present: {
      titles: ['It asks for private data or money'],
      what: ['The email says “<quote>”.'],
      why: ['Readers take it for fraud and report it.'],
      names: ['the request for private data or money'],
      takeaways: ['Coldcast gives no advice on emails like this.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `Asks for private data or money: “${quote}”` },
  edits: {},
};
