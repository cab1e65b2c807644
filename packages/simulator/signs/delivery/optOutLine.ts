import { withBody } from '../../edits/edit.ts';
import { appendToProse } from '../../edits/textOps.ts';
import { presenceReader } from '../../reading/featureReader.ts';
import { INVITATION } from '../../reading/invitation.ts';
import { roleReader } from '../../reading/roleReader.ts';
import { rememberTest } from '../../reading/text/remember.ts';
import { ASSUMES } from '../prose/pressureWords.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

const NO_OPT_OUT = new RegExp(`${INVITATION.source}|${ASSUMES.source}`, 'iu');
const OPT_OUT = 'If this is not for you, tell me and I will not write again.';

export const optOutLine: Sign<{ features: 'optOutLine'; columns: 'optOutLine'; edits: 'add_opt_out_line'; senses: 'present' | 'absent' }> =
  {
    label: 'Opt-out line',
    features: {
      /** 0 to 1. */
      optOutLine: {
        reader: presenceReader(roleReader({ role: 'opt_out', stock: 'optOut', except: rememberTest(NO_OPT_OUT) })),
        isEnglishOnly: true,
        quotesSentence: true,
      },
    },
    columns: {
      optOutLine: bodyColumn({
        features: ['optOutLine'],
        curve: () => present,
        effects: {
          unsubscribe: { oddsRatio: 1.15, sd: 0.25, grade: 'assumption', reason: 'People use an opt-out line when they see one.' },
          report_spam: { oddsRatio: 0.85, sd: 0.25, grade: 'assumption', reason: 'People who can opt out complain less.' },
        },
        contrast: flag('optOutLine'),
      }),
    },
    shownBy: ['optOutLine'],
    evidence: { against: () => [] },
    sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
    sentences: {
      present: {
        claim: { about: 'opt_out', states: 'present' },
        titles: ['It offers an opt-out'],
        what: ['“<quote>” tells people how to opt out.'],
        why: ['With an opt-out line, more people unsubscribe and fewer report spam.'],
        names: ['the opt-out line'],
        takeaways: ['Keep the opt-out line short.'],
      },
      absent: {
        claim: { about: 'opt_out', states: 'absent' },
        titles: ['No opt-out line'],
        what: ['The email does not say how to opt out.'],
        why: ['Without one, fewer people unsubscribe, but a few more report spam.'],
        names: ['the missing opt-out line'],
        takeaways: ['Check whether the law where your readers live requires an opt-out line.'],
      },
    },
    reasons: { for: null, against: null },
    edits: {
      add_opt_out_line: {
        when: ({ optOutLine }) => optOutLine === 0,
        apply: (draft) => withBody(draft, appendToProse(draft, OPT_OUT)),
        advice: ['Add a line that says how to opt out', 'Offer an opt-out in the last line'],
      },
    },
  };
