import type { FindingKind, Sighting } from './finding.ts';

type Words = { problem: (sighting: Sighting) => string; advice: (sighting: Sighting) => string };

const say = (text: string) => () => text;
const instead = (known: (to: string) => string, unknown: string) => (sighting: Sighting) =>
  sighting.instead === null ? unknown : known(sighting.instead);

/** What is wrong with each kind, and what to do about it. */
const WORDS: Readonly<Record<FindingKind, Words>> = {
  wrong_name: {
    problem: instead(
      (name) => `The greeting says another name than the lead's, such as ${name}.`,
      "The greeting says another name than the lead's.",
    ),
    advice: say('Greet with {{first_name}}, or check which row the email belongs to.'),
  },
  other_company: {
    problem: say('The email names the company of another row and not its own.'),
    advice: instead((company) => `Check the row: its company is ${company}.`, 'Check the row.'),
  },
  misspelt_variable: {
    problem: say('No column has this name, so it is sent as it stands.'),
    advice: instead((name) => `Did you mean ${name}?`, 'Check its name.'),
  },
  unknown_variable: {
    problem: say('No column has this name, so it is sent as it stands.'),
    advice: say('Add the column to your file, or take the variable out.'),
  },
  foreign_variable: {
    problem: say('A placeholder of another tool, which is sent as it stands.'),
    advice: instead((name) => `Write ${name}.`, 'Fill it in, or take it out.'),
  },
  leftover: { problem: say('Filler where a value should stand.'), advice: say('Fill it in, or take it out.') },
  empty_greeting: {
    problem: say('The greeting names nobody: the value was empty.'),
    advice: say('Write a greeting that needs no name, or add the name.'),
  },
  open_first_name: {
    problem: say('No first name is known, so the placeholder is sent as it stands.'),
    advice: say('Add a first_name column, or greet without a name.'),
  },
  same_body: {
    problem: say('Different people get the very same body, while the others each have their own.'),
    advice: say('Check whether a row was copied twice.'),
  },
  fake_reply: { problem: say('A reply mark on a first email, which readers take for a trick.'), advice: say('Take it out.') },
  mojibake: {
    problem: say('Letters that were garbled when the file was saved.'),
    advice: instead((to) => `It was ${to.trim() === '' ? 'a blank' : to}.`, 'Save the file as UTF-8.'),
  },
  lost_character: {
    problem: say('A letter was lost when the file was saved.'),
    advice: say('Save the file again as UTF-8, or type the word again.'),
  },
  mixed_scripts: {
    problem: say('Some letters of this word belong to another alphabet, which filters take for a disguise.'),
    advice: instead((to) => `Write ${to} in Latin letters.`, 'Type the word again.'),
  },
  hidden_character: { problem: say('A character that nobody sees and filters distrust.'), advice: say('Take it out.') },
  control_character: { problem: say('A control character, which email programs show as a box.'), advice: say('Take it out.') },
};

/** The words of one sighting. */
export const describe = (sighting: Sighting): { problem: string; advice: string } => {
  const { problem, advice } = WORDS[sighting.kind];
  return { problem: problem(sighting), advice: advice(sighting) };
};
