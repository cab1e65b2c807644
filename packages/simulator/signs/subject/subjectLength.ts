import { countOf } from '../../countOf.ts';
import { emailOf, withSubject } from '../../edits/edit.ts';
import { directSubject } from './directSubject.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { wholeText } from '../../reading/featureReader.ts';
import { countWritten } from '../../reading/text/countWritten.ts';
import type { Span } from '../../reading/span.ts';
import { countCharacters } from '../../reading/text/countCharacters.ts';
import { subjectColumn } from '../column.ts';
import { ladder, switched } from '../contrasts.ts';
import type { Sign } from '../sign.ts';
import { REPLY_MARK } from './replyMark.ts';
import { shortenSubject } from './shortenSubject.ts';
import { MOST_WORDS } from './subjectText.ts';

const lengthFacts = [
  'belkins-subject-words',
  'belkins-subject-7words',
  'lavender-subject-2v5-words',
  'salesloft-oneword',
  'warmysender-ab-words',
  'gangly-500-subject',
  'woodpecker-subject-chars',
  'klenty-7words',
  'marketo-subject-words',
  'backlinko-subject-long-vs-short',
  'dialoginsight-length',
];

const whole = ({ subject }: EmailDraft): Span[] => wholeText(subject);

export const subjectLength: Sign<{
  features: 'subjectWords' | 'subjectCharacters';
  columns: 'subjectLength' | 'subjectBlank';
  edits: 'shorten_subject' | 'direct_subject';
  senses: 'short' | 'long' | 'blank';
}> = {
  label: 'Subject length',
  features: {
    /** Without the reply prefix, which is not the sender's word. */
    subjectWords: {
      reader: {
        find: whole,
        read: ({ subject }) => {
          const mark = REPLY_MARK.exec(subject.visible)?.[0].length ?? 0;
          const words = subject.words.filter(({ start }) => start >= mark);
          return countWritten(subject.visible, words) + subject.variables.length + subject.links.length;
        },
      },
    },
    subjectCharacters: { reader: { find: whole, read: ({ subject }) => countCharacters(subject) } },
  },
  columns: {
    /** Falls with the logarithm of the excess over the plateau, so that there is no sudden drop. */
    subjectLength: subjectColumn({
      features: ['subjectWords'],
      bends: {
        plateauEnd: {
          at: 4,
          unit: 'words',
          facts: ['belkins-subject-words', 'belkins-subject-7words'],
          reason: 'Two to four words do best. From there, opens drop steadily.',
        },
      },
      curve:
        ({ plateauEnd }) =>
        (words) =>
          words === 0 ? null : Math.min(0, Math.log(plateauEnd / words)),
      effects: {
        open: {
          oddsRatio: 1.25,
          sd: 0.1,
          facts: lengthFacts,
          grade: 'observational',
          reason:
            '1 to 5 words against 10 or more. Cold-email sources favor short subjects; bulk-email sources and one outreach study disagree.',
        },
        reply: {
          oddsRatio: 1.3,
          sd: 0.13,
          facts: lengthFacts,
          grade: 'observational',
          reason: '1 to 5 words against 10 or more, including the effect on opens.',
        },
      },
      contrast: { to: ladder('subjectWords', [1, 2, 3, 4, 5]), from: ladder('subjectWords', [10, 11, 12, 13, 14]) },
    }),
    subjectBlank: subjectColumn({
      features: ['subjectCharacters'],
      curve: () => (characters) => (characters === 0 ? 1 : 0),
      effects: {
        open: {
          oddsRatio: 0.95,
          sd: 0.2,
          facts: ['deangelo-feng-2019'],
          grade: 'assumption',
          reason: 'An unclear subject does not cost many opens.',
        },
        reply: {
          oddsRatio: 0.92,
          sd: 0.2,
          facts: ['sappleton-blank-subject'],
          grade: 'assumption',
          reason: 'An experiment found that leaving out the subject brought no more answers.',
        },
        positive: {
          oddsRatio: 0.85,
          sd: 0.25,
          facts: ['sappleton-blank-subject'],
          grade: 'trial',
          reason: 'The same experiment found more refusals. The size is our assumption.',
        },
      },
      contrast: switched({ subjectCharacters: 0 }, { subjectCharacters: 30 }),
    }),
  },
  shownBy: ['subjectWords'],
  figure: ['subjectWords', 'subjectWords'],
  sense: ({ isFor, values }) => (values.subjectCharacters === 0 ? 'blank' : isFor ? 'short' : 'long'),
  sentences: {
    short: {
      claim: { about: 'subject_long', states: 'absent' },
      titles: ['A short subject', 'The subject is easy to scan'],
      what: ['“<subject>” is short.'],
      why: ['Readers take it in at a glance.', 'Short subjects show in full, even on a phone.'],
      names: ['the short subject'],
      takeaways: ['Keep the subject short.'],
    },
    long: {
      claim: { about: 'subject_long', states: 'present' },
      titles: ['The subject is too long to scan'],
      what: ['The subject is <subjectWords> long.', 'Most phones cut off “<subject>”.'],
      why: ['People skim long subjects. Each word after the fifth costs a little.', 'Long subjects look like newsletters.'],
      names: ['the long subject'],
      takeaways: ['Cut the subject to a few words.'],
    },
    blank: {
      titles: ['No subject'],
      what: ['The subject line is empty.'],
      why: ['Without a topic, readers have only your name to go by.'],
      names: ['the empty subject line'],
      takeaways: ['Give the email a subject of a few plain words.'],
    },
  },
  reasons: {
    for: ({ values }) => `Short subject: ${countOf(values.subjectWords ?? 0, 'word')}`,
    against: ({ values }) => `Long subject: ${countOf(values.subjectWords ?? 0, 'word')}`,
  },
  edits: {
    direct_subject: {
      when: () => true,
      apply: (draft) => (draft.language === 'en' ? withSubject(draft, directSubject(draft.subject.raw.trim())) : emailOf(draft)),
      isTidy: true,
      mayChange: ['lost_ask'],
      advice: ['Begin the subject with its topic: “<after>”'],
    },
    shorten_subject: {
      when: ({ subjectWords }) => (subjectWords ?? 0) > MOST_WORDS,
      apply: (draft) =>
        withSubject(
          draft,
          shortenSubject(draft.subject.raw.trim(), { names: [...draft.name.words, draft.lead.company ?? ''], body: draft.body.raw }),
        ),
      advice: [
        'Shorten the subject to “<after>”',
        'Cut the subject down to “<after>”',
        'Try “<after>” as the subject',
        'Shorten the subject',
      ],
    },
  },
};
