import { withBody } from '../../edits/edit.ts';
import { spansOf } from '../../reading/featureReader.ts';
import { findEmoji } from '../../reading/text/findEmoji.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { MARKS } from '../../reading/text/marks.ts';
import { findNameMarks } from '../../reading/text/nameMarks.ts';
import { bodyColumn, clamp, present } from '../column.ts';
import { switched, flag } from '../contrasts.ts';
import type { FeatureValues } from '../features.ts';
import type { Sign } from '../sign.ts';
import { calmBody, calmCapitals, calmPart, dropEmoji, dropLoudMarks, findAlsoShouted, findCapsWords } from './calmBody.ts';

const MAY_EXCLAIM = MARKS.exclamation | MARKS.beyondAscii;

/** Exclamation marks; a name keeps its own. */
function findExclamations({ body }: EmailDraft): Span[] {
  if ((body.marks & MAY_EXCLAIM) === 0) return [];
  const names = findNameMarks(body.visible);
  return spansOf(body, /[!\uff01]/g).filter(({ start }) => !names.has(start));
}

/** How many kinds of loud signs there are. */
const kindsOf = ({ capsWords, exclamations, emoji }: FeatureValues): number =>
  [capsWords ?? 0, exclamations ?? 0, emoji ?? 0].filter((count) => count > 0).length;

/** What makes a body loud, if there is a single cause. */
function loudestOf({ capsWords, exclamations, emoji }: FeatureValues): 'capitals' | 'marks' | 'emoji' | 'present' {
  const [caps, marks, pictures] = [capsWords ?? 0, exclamations ?? 0, emoji ?? 0].map((count) => count > 0);
  if (caps === true) return marks === true || pictures === true ? 'present' : 'capitals';
  if (marks === true) return pictures === true ? 'present' : 'marks';
  return 'emoji';
}

export const loudness: Sign<{
  features: 'capsWords' | 'exclamations' | 'emoji';
  columns: 'shouting' | 'bodyEmoji';
  edits: 'calm_body' | 'calm_body_capitals' | 'drop_exclamations' | 'drop_body_emoji';
  senses: 'capitals' | 'marks' | 'emoji' | 'present' | 'absent';
}> = {
  label: 'All caps and exclamation marks',
  features: {
    capsWords: { reader: { find: findCapsWords } },
    exclamations: { reader: { find: findExclamations } },
    emoji: { reader: { find: ({ body }) => findEmoji(body) } },
  },
  columns: {
    shouting: bodyColumn({
      features: ['capsWords', 'exclamations'],
      bends: {
        free: { at: 1, unit: 'marks', reason: 'One exclamation mark or one capitalized word is normal.' },
        most: { at: 4, unit: 'marks beyond', reason: 'More than this makes no difference.' },
      },
      curve:
        ({ free, most }) =>
        (capsWords, exclamations) =>
          clamp(capsWords + exclamations - free, 0, most),
      effects: {
        inbox: {
          oddsRatio: 0.97,
          sd: 0.05,
          facts: ['sa-points'],
          grade: 'assumption',
          reason: 'Words in capitals and exclamation marks; at most four count.',
          causes: [
            { feature: 'exclamations', least: 2, name: 'exclamation marks' },
            { feature: 'capsWords', least: 2, name: 'words in all caps' },
          ],
        },
        reply: {
          oddsRatio: 0.96,
          sd: 0.06,
          facts: ['lavender-punct-subject'],
          grade: 'assumption',
          reason: 'The same effect on readers, measured only in subjects.',
        },
      },
      contrast: switched({ capsWords: 0, exclamations: 2 }, { capsWords: 0, exclamations: 1 }),
    }),
    bodyEmoji: bodyColumn({
      features: ['emoji'],
      curve: () => present,
      effects: { reply: { oddsRatio: 0.98, sd: 0.1, facts: ['replyio-emoji'], grade: 'assumption', reason: 'Measured in subjects only.' } },
      contrast: flag('emoji'),
    }),
  },
  shownBy: ['capsWords', 'exclamations', 'emoji'],
  evidence: {
    // Where a word shouts, so do the others in capitals, and the edit changes all of them.
    against: (draft, spansOf) => {
      const shouted = spansOf('capsWords');
      const all = shouted.length === 0 ? [] : [...shouted, ...findAlsoShouted(draft)];
      return [...all.toSorted((one, other) => one.start - other.start), ...spansOf('exclamations'), ...spansOf('emoji')];
    },
  },
  sense: ({ isFor, values }) => (isFor ? 'absent' : loudestOf(values)),
  sentences: {
    capitals: {
      claim: { about: 'loud_body', states: 'present' },
      titles: ['Words in all caps'],
      what: ['<extent> is in all caps.', 'The body has <listed> in all caps.', 'The body has <some> and more words in all caps.'],
      why: ['Loud text reads like advertising.'],
      names: ['the words in all caps'],
      takeaways: ['Write it without all caps.'],
    },
    marks: {
      claim: { about: 'loud_body', states: 'present' },
      titles: ['Exclamation marks in the body'],
      what: ['The body has more than one exclamation mark.'],
      why: ['Readers associate them with advertising.'],
      names: ['the exclamation marks'],
      takeaways: ['End sentences with a period.'],
    },
    emoji: {
      claim: { about: 'loud_body', states: 'present' },
      titles: ['Emoji in the body'],
      what: ['The body contains “<quote>”.'],
      why: ['Readers associate emoji with newsletters.'],
      names: ['the emoji in the body'],
      takeaways: ['Leave “<quote>” out.'],
    },
    present: {
      claim: { about: 'loud_body', states: 'present' },
      titles: ['The text is loud'],
      what: [
        '<extent> is in all caps, and there are loud marks, too.',
        'Parts of the body are loud: <listed>.',
        'Parts of the body are loud, such as <some>.',
      ],
      why: ['Loud text reads like advertising.'],
      names: ['the loud text'],
      takeaways: ['Write the body as calmly as a letter.'],
    },
    absent: {
      claim: { about: 'loud_body', states: 'absent' },
      titles: ['No all caps or exclamation marks'],
      what: ['The body has no all caps, exclamation marks or emoji.'],
      why: ['Readers associate them with advertising.'],
      names: ['leaving out all caps and exclamation marks'],
      takeaways: ['Keep all caps and exclamation marks out.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `All caps, exclamation marks or emoji: “${quote}”` },
  edits: {
    calm_body: {
      alsoFixes: ['placement', 'subject_devices', 'subject_shouting', 'subject_emoji'],
      calmsSubject: true,
      when: (values) => kindsOf(values) > 1,
      apply: calmBody,
      advice: ['Tone down the capitals and loud marks'],
    },
    calm_body_capitals: {
      alsoFixes: ['placement', 'subject_devices', 'subject_shouting', 'subject_emoji'],
      calmsSubject: true,
      when: ({ capsWords }) => (capsWords ?? 0) > 0,
      apply: (draft) => calmPart(draft, calmCapitals),
      advice: ['Change all-caps words to lowercase'],
    },
    drop_exclamations: {
      alsoFixes: ['placement', 'subject_devices', 'subject_shouting', 'subject_emoji'],
      calmsSubject: true,
      when: ({ exclamations }) => (exclamations ?? 0) > 1,
      apply: (draft) => calmPart(draft, dropLoudMarks),
      advice: ['End sentences with a period instead of an exclamation mark', 'Drop the exclamation marks'],
    },
    drop_body_emoji: {
      when: ({ emoji }) => (emoji ?? 0) > 0,
      apply: (draft) => withBody(draft, dropEmoji(draft)),
      advice: ['Leave emoji out of the body', 'Drop the emoji'],
    },
  },
};
