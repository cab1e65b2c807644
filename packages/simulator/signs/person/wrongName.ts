import type { FeatureValues } from '../features.ts';
import { withBody } from '../../edits/edit.ts';
import { replaceRanges } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { findGreetedNames, greetsByTitle } from '../../reading/name/findGreetedNames.ts';
import { isOtherPerson } from '../../reading/name/isOtherPerson.ts';
import type { Span } from '../../reading/span.ts';
import { bodyColumn, present } from '../column.ts';
import { switched } from '../contrasts.ts';
import { nameOf } from './nameOf.ts';
import type { Sign } from '../sign.ts';

/** The usual case needs no closer look. */
const greetsFirstName = ({ body, greeting, name }: EmailDraft): boolean =>
  greeting !== undefined && name.firstName !== null && body.visible.slice(greeting.names.start, greeting.names.end) === name.firstName;

function findWrongName(draft: EmailDraft): Span[] {
  if (greetsFirstName(draft)) return [];
  // The last name is unknown.
  if (draft.name.words.length < 2 && greetsByTitle(draft)) return [];
  const greeted = findGreetedNames(draft);
  const names = greeted.map((word) => draft.body.visible.slice(word.start, word.end));
  const first = greeted[0];
  const last = greeted.at(-1);
  if (first === undefined || last === undefined || !isOtherPerson(names, draft.name.words)) return [];
  return [{ part: 'body', start: first.start, end: last.end }];
}

/** Which part of a lead's fault is a broken variable and not the wrong name. */
const brokenShare = ({ wrongName, brokenVariables }: FeatureValues): number =>
  (wrongName ?? 0) === 0 ? 1 : (brokenVariables ?? 0) > 0 ? 0.5 : 0;

const TITLE = /(?:\b(?:chef|coach|pastor|rev|reverend|captain|mr|mrs|ms|mx|dr|prof|professor)\b\.?\s*)+$/i;

function correctName(draft: EmailDraft): string {
  const { raw } = draft.body;
  const cuts = findWrongName(draft).map(({ start, end }) => {
    // A title belongs to the name it was written for.
    const title = TITLE.exec(raw.slice(0, start))?.[0].length ?? 0;
    return { start: start - title, end, by: nameOf(draft) };
  });
  return replaceRanges(raw, cuts);
}

export const wrongName: Sign<{ features: 'wrongName'; columns: 'wrongPerson'; edits: 'correct_greeting_name'; senses: 'present' }> = {
  label: 'Wrong name in the greeting',
  features: {
    /** 0 or 1: the greeting names someone other than the profile. */
    wrongName: {
      reader: {
        find: findWrongName,
        read: (draft) => (draft.name.words.length === 0 && findGreetedNames(draft).length > 0 ? null : findWrongName(draft).length),
      },
    },
  },
  columns: {
    wrongPerson: bodyColumn({
      features: ['wrongName', 'brokenVariables'],
      curve: () => (wrongName, broken) => Math.max(present(wrongName), present(broken)),
      effects: {
        reply: {
          oddsRatio: 0.45,
          sd: 0.3,
          grade: 'assumption',
          reason: 'A wrong name or an unfilled variable shows that a machine wrote it.',
        },
        unsubscribe: { oddsRatio: 1.8, sd: 0.3, grade: 'assumption', reason: 'The same effect, through annoyance.' },
        report_spam: { oddsRatio: 1.8, sd: 0.3, grade: 'assumption', reason: 'The same effect, through annoyance.' },
      },
      contrast: switched({ wrongName: 1 }, { wrongName: 0, brokenVariables: 0 }),
      sharedWith: { factorId: 'broken_variables', shareOf: brokenShare },
    }),
  },
  shownBy: ['wrongName'],
  sense: ({ isFor }) => (isFor ? null : 'present'),
  sentences: {
    present: {
      claim: { about: 'wrong_name', states: 'present' },
      titles: ['The greeting uses the wrong name', 'It greets someone else'],
      what: [
        'The greeting has the wrong name for <touched>, such as “<quote>”.',
        'The greeting says “<quote>”, but that is not the lead’s name.',
      ],
      why: ['A wrong name shows that nobody checked.', 'People reply less and unsubscribe or complain more.'],
      names: ['the wrong name in the greeting'],
      takeaways: ['Correct the name in the greeting first.', 'Replace the wrong name “<quote>” in the greeting.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `The greeting says “${quote}”` },
  edits: {
    correct_greeting_name: {
      when: ({ wrongName }) => (wrongName ?? 0) > 0,
      apply: (draft) => withBody(draft, correctName(draft)),
      needsLead: true,
      isRepair: true,
      mayChange: ['changed_name'],
      advice: [
        'Greet readers by their own name',
        'Greet readers by their own name instead of “<quote>”',
        'Write the reader’s own name instead of “<quote>” in the greeting',
      ],
    },
  },
};
