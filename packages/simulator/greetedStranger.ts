import type { ListedRow } from './listLeads.ts';
import { readName } from './persona/name/readName.ts';
import { findGreetedNames, greetsByTitle } from './reading/name/findGreetedNames.ts';
import { nameLikeNothing } from './reading/name/nameLikeNothing.ts';
import { isOtherPerson } from './reading/name/isOtherPerson.ts';
import { findGreeting } from './reading/sections/findGreeting.ts';
import { findVariables } from './reading/variables/findVariables.ts';

/** A greeting is within the first characters. */
const HEAD = 200;

const hideVariables = (head: string, called: string): string =>
  findVariables(head, undefined, called).reduce(
    (text, { start, end }) => text.slice(0, start) + '\0'.repeat(end - start) + text.slice(end),
    head,
  );

/** A greeted name that is not the lead's: as written, and the known name. */
export type GreetedStranger = { greeted: string; known: string };

/**
 * The name a body greets if it is not its lead's. It uses the same rules as the engine: nicknames, initials, family names, other spellings
 * and scripts count as the same person, and "Hi there" as nobody. Undefined in those cases and if the lead's name is unknown.
 */
export function findGreetedStranger({
  slug,
  fullName,
  firstName,
  company,
  body,
}: Pick<ListedRow, 'slug' | 'fullName' | 'firstName' | 'company' | 'body'>): GreetedStranger | undefined {
  const visible = hideVariables(body.slice(0, HEAD), nameLikeNothing({ name: fullName, firstName }));
  const greeting = findGreeting(visible);
  // The usual case needs no closer look.
  if (greeting === undefined || (firstName !== null && visible.slice(greeting.names.start, greeting.names.end) === firstName))
    return undefined;
  const words = findGreetedNames({ body: { visible }, greeting, lead: { company } });
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const name = readName({ name: fullName, firstName, slug });
  // The last name is unknown.
  if (name.words.length < 2 && greetsByTitle({ body: { visible }, greeting })) return undefined;
  const written = words.map(({ start, end }) => visible.slice(start, end));
  if (!isOtherPerson(written, name.words)) return undefined;
  return { greeted: visible.slice(first.start, last.end), known: name.firstName ?? name.displayName ?? '' };
}
