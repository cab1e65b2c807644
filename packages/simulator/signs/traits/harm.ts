import { roleReader } from '../../reading/roleReader.ts';
import { cutSentences } from '../prose/cutSentences.ts';
import { present, traitColumn, traitEffect } from '../column.ts';
import type { Sign } from '../sign.ts';

/** Words of a loss or a denied gain; without one of them, "costs little" and "saves money" speak for what is offered. */
const SAYS_NO_LOSS =
  /^(?![\s\S]*(?:\b(?:not|never|nothing|nobody|no (?:difference|benefit|effect|improvement|saving|savings|gain|result|results|value|use|better)|won['\u2019]t|can['\u2019]t|doesn['\u2019]t|don['\u2019]t|los(?:e|es|ing)|worse(?:n|ns)?|harder|slower|fewer (?!hours|people|steps|days|calls|returns|errors|no-shows|breakdowns|complaints)|more expensive|higher (?:costs?|prices?|bills?)|more (?:work|errors|downtime|waste|costs?|complaints|breakdowns)|waste[sd]? your|ruin\w*|damage your|regret|fail(?:s|ed)?|useless|rais(?:e|es) your (?:costs?|prices?)|increas(?:e|es) your (?:costs?|downtime|errors|waste|churn)|slows? (?:you|your))\b))/i;

/** Benefits are said more often than denied: less sure ones are no harm. */
const harmReader = roleReader({ role: 'harm', gate: { from: 0.8, full: 0.95 }, except: SAYS_NO_LOSS });

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
      names: ['arguing against your own offer', '“<quote>”'],
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
