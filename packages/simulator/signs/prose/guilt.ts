import type { EmailDraft } from '../../reading/draft.ts';
import { roleReader } from '../../reading/roleReader.ts';
import type { Span } from '../../reading/span.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import { cutSentences } from './cutSentences.ts';
import type { Sign } from '../sign.ts';

/** A plain reminder is no reproach. */
const REMINDER = /\b(?:just (?:bump|check|follow)\w*|checking in|following up on|bring(?:ing)? this back|short reminder)\b/i;

const guiltReader = roleReader({ role: 'reproach', stock: 'guilt', listedGate: { from: 0.005, full: 0.03 }, except: REMINDER });

/** Phrases that blame the reader for not answering. */
export const REPROACHES =
  /\b(?:(?:have not|haven['\u2019]t|has not|hasn['\u2019]t|did not|didn['\u2019]t|never|don['\u2019]t|do not|not even) [^.!?]{0,30}\b(?:repl|answer|respon|hear|heard|writ|react|bother)\w*|fourth (?:e-?mail|message|attempt)|ignor\w+|no (?:reply|answer|response)|silence|for the (?:third|fourth|last) time|(?:could|did) not even|could(?:n['\u2019]t) even|say thank you|short word would|would have been (?:decent|polite|nice|fair|kind|courteous)|(?:common|the) courtesy|leav\w+ (?:me|us|people) (?:hanging|waiting))\b/i;

/** The sentences that blame in plain words, if there are any. */
function quotedBlame({ body }: EmailDraft, found: readonly Span[]): Span[] {
  const plain = found.filter(({ start, end }) => REPROACHES.test(body.raw.slice(start, end)));
  return plain.length > 0 ? plain : [...found];
}

export const guilt: Sign<{ features: 'guilt'; columns: 'guilt'; edits: 'drop_guilt'; senses: 'present' | 'absent' }> = {
  label: 'Blame',
  features: { guilt: { reader: guiltReader, isEnglishOnly: true, quotesSentence: true } },
  columns: {
    guilt: bodyColumn({
      features: ['guilt'],
      curve: () => present,
      effects: {
        reply: { oddsRatio: 0.9, sd: 0.12, facts: ['gong-phrases'], grade: 'observational', reason: '14% fewer meetings, shrunk.' },
        report_spam: { oddsRatio: 1.1, sd: 0.2, grade: 'assumption', reason: 'Reproach annoys people.' },
      },
      contrast: flag('guilt'),
    }),
  },
  shownBy: ['guilt'],
  evidence: { against: (draft, spansOf) => quotedBlame(draft, spansOf('guilt')) },
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      claim: { about: 'reproach', states: 'present' },
      titles: ['It blames the reader', 'It sounds impatient'],
      what: ['“<quote>” blames the reader for not replying.', '“<quote>” makes readers feel guilty for not replying.'],
      why: ['Nobody owes a stranger a reply.', 'Blame brings fewer meetings and a few more complaints.'],
      names: ['the blame'],
      takeaways: ['Drop “<quote>”.', 'Give a new reason instead of a reminder.'],
    },
    absent: {
      claim: { about: 'reproach', states: 'absent' },
      titles: ['No blame'],
      what: ['The email does not blame anyone for not replying.'],
      why: ['Readers do not feel pushed.'],
      names: ['the blame-free tone'],
      takeaways: ['Keep blame out of your emails.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `“${quote}” blames the reader` },
  edits: {
    drop_guilt: {
      when: ({ guilt }) => (guilt ?? 0) > 0,
      apply: (draft) => cutSentences(draft, guiltReader.find(draft)),
      advice: ['Drop “<quote>”', 'Leave out the blame'],
    },
  },
};
