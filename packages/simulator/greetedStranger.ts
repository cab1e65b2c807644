import type { ListedRow } from './listLeads.ts';
import { readName } from './persona/name/readName.ts';
import { findGreetedNames, greetsByTitle } from './reading/name/findGreetedNames.ts';
import { isOtherPerson } from './reading/name/isOtherPerson.ts';
import { findGreeting } from './reading/sections/findGreeting.ts';
import { findVariables } from './reading/variables/findVariables.ts';

/** A greeting is at the beginning. */
const HEAD = 200;

const hideVariables = (head: string): string =>
  findVariables(head).reduce((text, { start, end }) => text.slice(0, start) + '\0'.repeat(end - start) + text.slice(end), head);

/** A greeted name that is not the lead's: as it is written, and the name that is known. */
export type GreetedStranger = { greeted: string; known: string };

/**
 * The name a body greets if it is not its lead's: by the same rules as the engine's reading, so nicknames, initials, family names, other
 * spellings and scripts are the same person, "Hi there" is nobody, and with no name known nobody is someone else. Undefined for all these.
 */
export function findGreetedStranger({
  slug,
  fullName,
  firstName,
  company,
  body,
}: Pick<ListedRow, 'slug' | 'fullName' | 'firstName' | 'company' | 'body'>): GreetedStranger | undefined {
  const visible = hideVariables(body.slice(0, HEAD));
  const greeting = findGreeting(visible);
  // The usual case, in which there is nothing to look at more closely.
  if (greeting === undefined || (firstName !== null && visible.slice(greeting.names.start, greeting.names.end) === firstName))
    return undefined;
  const words = findGreetedNames({ body: { visible }, greeting, lead: { company } });
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const name = readName({ name: fullName, firstName, slug });
  // Of a last name nothing is known.
  if (name.words.length < 2 && greetsByTitle({ body: { visible }, greeting })) return undefined;
  const written = words.map(({ start, end }) => visible.slice(start, end));
  if (!isOtherPerson(written, name.words)) return undefined;
  return { greeted: visible.slice(first.start, last.end), known: name.firstName ?? name.displayName ?? '' };
}
