import { roleReader } from '../../reading/roleReader.ts';
import { cutSentences } from '../prose/cutSentences.ts';
import { present, traitColumn, traitEffect } from '../column.ts';
import type { Sign } from '../sign.ts';

/** Benefits are stated more often than denied, so uncertain ones do not count as harm. */
const harmReader = roleReader({ role: 'harm', gate: { from: 0.8, full: 0.95 } });

export const harm: Sign<{ features: 'harm'; columns: 'harm'; edits: 'drop_harm'; senses: 'present' }> = {
  label: 'Unwanted result',
  features: {
    /** Sentences that negate a benefit or promise a worse result. */
    harm: { reader: harmReader, isEnglishOnly: true, quotesSentence: true },
  },
  columns: {
    harm: traitColumn({
      features: ['harm'],
      curve: () => present,
      effects: { reply: traitEffect(0.85, 0.3, 'A denied benefit works like a missing one.') },
    }),
  },
  shownBy: ['harm'],
  sense: ({ isFor }) => (isFor ? null : 'present'),
  sentences: {
    present: {
      titles: ['It argues against its own offer'],
      what: ['“<quote>” says what the reader would lose or not gain.'],
      why: ['A reader who expects nothing good has no reason to reply.'],
      names: ['the unwanted result', '“<quote>”'],
      takeaways: ['Say what gets better for the reader instead of “<quote>”.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `Argues against its own offer: “${quote}”` },
  edits: {
    drop_harm: {
      when: ({ harm }) => (harm ?? 0) > 0,
      apply: (draft) => cutSentences(draft, harmReader.find(draft)),
      advice: ['Drop “<quote>”', 'Say what gets better instead of “<quote>”'],
    },
  },
};
