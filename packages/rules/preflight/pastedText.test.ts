import { describe, expect, it } from 'vitest';
import { checkEmails } from './checkEmails.ts';
import { buildEmail, options } from './testing/buildEmails.ts';

const kindsOf = (email: Parameters<typeof buildEmail>[0]) => checkEmails([buildEmail(email)], options).map(({ kind }) => kind);

describe('what was pasted by mistake', () => {
  it.each([
    ['source_code', { body: 'const rows = readRows();\nfor (const row of rows) {\n  await send(row);\n}' }],
    ['source_code', { body: '<html><body>\n<div>Hi Dana</div>\n</body></html>' }],
    ['pasted_twice', { body: `${'We test hoists in the yard every spring and autumn.\n\n'.repeat(2)}Erin` }],
    ['system_tag', { subject: '[EXTERNAL] Hoists in hall 3' }],
    ['broken_link', { company: 'Harlow Yards', body: 'See https://hoists.example/for/Harlow Yards for the plan.' }],
    ['leftover', { body: 'We cut the downtime by XX% in a quarter.' }],
    ['insult', { body: 'You clearly have no clue what a hoist is.' }],
    ['pressure', { body: 'Half price, but only until Friday.' }],
  ] as const)('is found: %s', (kind, email) => {
    expect(kindsOf(email)).toEqual([kind]);
  });

  it.each([
    ['a sentence with a semicolon', { body: 'We test hoists; you get the report.\nIt is short (two pages).' }],
    ['one piece of code', { body: 'Your page ends in </div> twice. Shall I send the fix?' }],
    ['a short line twice', { body: 'Hoists.\n\nWe test them.\n\nHoists.' }],
    ['a tag that is the topic', { body: 'We add an [EXTERNAL] tag to every email from outside.' }],
    ['a company beside a link', { company: 'Harlow Yards', body: 'See https://hoists.example for Harlow Yards.' }],
    ['a size', { body: 'Your XXL boxes fit three per pallet.' }],
    ['a rival’s fault', { body: 'Your old hoist is no joke to repair.' }],
    ['a promise taken back', { body: 'We guarantee nothing and promise less.' }],
    ['a date', { body: 'The hall is free until Friday.' }],
  ] as const)('is not found in %s', (_, email) => {
    expect(kindsOf(email)).toEqual([]);
  });
});
