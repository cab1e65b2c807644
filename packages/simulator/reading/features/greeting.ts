import type { EmailDraft } from '../draft.ts';
import type { Feature, Span } from '../features.ts';
import { findGreetedNames } from '../name/findGreetedNames.ts';
import { isOtherPerson } from '../name/isOtherPerson.ts';
import { toSpans, type FeatureReader } from './reader.ts';

/** The usual case, in which there is nothing to look at more closely. */
const greetsFirstName = ({ body, greeting, name }: EmailDraft): boolean =>
  greeting !== undefined && name.firstName !== null && body.visible.slice(greeting.names.start, greeting.names.end) === name.firstName;

function findWrongName(draft: EmailDraft): Span[] {
  if (greetsFirstName(draft)) return [];
  const greeted = findGreetedNames(draft);
  const names = greeted.map((word) => draft.body.visible.slice(word.start, word.end));
  const first = greeted[0];
  const last = greeted.at(-1);
  if (first === undefined || last === undefined || !isOtherPerson(names, draft.name.words)) return [];
  return [{ part: 'body', start: first.start, end: last.end }];
}

export const greetingReaders = {
  greeting: { find: ({ greeting }) => (greeting === undefined ? [] : toSpans('body', [greeting])) },
  /** Null where a name is greeted and the profile's is not known. */
  wrongName: {
    find: findWrongName,
    read: (draft) => (draft.name.words.length === 0 && findGreetedNames(draft).length > 0 ? null : findWrongName(draft).length),
  },
  brokenVariables: {
    find: ({ subject, body }) =>
      [subject, body].flatMap(({ part, variables }) =>
        toSpans(
          part,
          variables.filter((variable) => !variable.isFilled),
        ),
      ),
  },
} satisfies Partial<Record<Feature, FeatureReader>>;
