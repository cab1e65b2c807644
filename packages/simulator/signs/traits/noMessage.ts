import type { EmailDraft } from '../../reading/draft.ts';
import { toSpans } from '../../reading/featureReader.ts';
import { clamp, traitColumn, traitEffect } from '../column.ts';
import type { Sign } from '../sign.ts';
import { kindStrength } from './kindStrength.ts';

const CERTAIN = { from: 0.9, full: 0.98 };
const readStrength = (draft: EmailDraft): number => kindStrength(draft, 'not_a_message', CERTAIN);

export const noMessage: Sign<{ features: 'noMessage'; columns: 'noMessage'; senses: 'present' }> = {
  label: 'No message',
  features: {
    /** 0 to 1: how certain it is that the body is filler, code or noise. */
    noMessage: {
      reader: {
        find: (draft) => (readStrength(draft) > 0 && draft.prose.start < draft.prose.end ? toSpans('body', [draft.prose]) : []),
        read: readStrength,
      },
    },
  },
  columns: {
    noMessage: traitColumn({
      // If the text is badly pasted or says almost nothing, that is the fault and is counted there.
      features: ['noMessage', 'saidWords', 'pastedTwice', 'markupShown'],
      curve:
        () =>
        (noMessage, saidWords, ...faults) =>
          faults.some((count) => count > 0) ? 0 : noMessage * clamp((saidWords - 4) / 4, 0, 1),
      effects: {
        reply: traitEffect(0.13, 0.5, 'Like a body that says nothing: there is nothing to answer.'),
        unsubscribe: traitEffect(1.3, 0.3, 'It looks like a mistake or a test.'),
        report_spam: traitEffect(1.4, 0.3, 'The same effect, through annoyance.'),
      },
    }),
  },
  shownBy: ['noMessage'],
  sense: ({ isFor }) => (isFor ? null : 'present'),
  sentences: {
    present: {
      titles: ['The body is not a message'],
      what: ['The body reads like filler, code or notes, not like a message.'],
      why: ['Readers find nothing to reply to.'],
      names: ['the body without a message'],
      takeaways: ['Write the message before you send it.'],
    },
  },
  reasons: { for: null, against: () => 'The body is not a message' },
  edits: {},
};
