import { describe, expect, it } from 'vitest';
import { createVariableLookup, validateVariables } from '../packages/rules/emailTemplateVariables.ts';
import { fillTemplate } from '../packages/rules/emailTemplate.ts';
import { findLeftVariables } from '../packages/rules/preflight/variables.ts';
import { findLeftovers } from '../packages/rules/preflight/leftovers.ts';
import { fixText } from '../packages/rules/preflight/applyFixes.ts';
import { readLeadFile } from '../packages/rules/leadFile.ts';
import { findVariables } from '../packages/simulator/reading/variables/findVariables.ts';

const HEADERS = ['linkedin_url', 'first_name', 'company'];
const file = readLeadFile(new TextEncoder().encode(`${HEADERS.join(',')}\nlinkedin.com/in/dana,Dana,Harlow Yards`), { mode: 'leads' });
const [lead] = file.ok ? file.leads : [];
if (lead === undefined) throw new Error('no lead');
const lookUp = createVariableLookup(HEADERS)(lead);

/** A text as it is sent, what the check of the rows says of it, and what the forecast counts as not filled. */
function read(written: string) {
  const template = `Hi ${written}, we test hoists.`;
  const sent = fillTemplate(template, lookUp);
  return {
    sent,
    isRefused: validateVariables({ subject: '', body: template }, HEADERS).message !== null,
    found: [...findLeftVariables(sent, HEADERS), ...findLeftovers(sent)],
    isBroken: findVariables(sent).some(({ isFilled }) => !isFilled),
  };
}

const FIRST_NAMES = [
  '{{ first_name | default: "there" }}',
  '{{first_name|there}}',
  '{{contact.first_name}}',
  '{{{first_name}}}',
  '{first_name}',
  '{first_name|there}',
  '${first_name}',
  '{$first_name}',
  '[[first_name]]',
  '[First Name]',
  '[-name-]',
  '*|FNAME|*',
  '%FIRSTNAME%',
  '<%first_name%>',
  '<<first_name>>',
  '#FIRSTNAME#',
  '__NAME__',
];

describe('a placeholder that nothing fills', () => {
  it.each([...FIRST_NAMES, '[Company]', '{Hi|Hello|Hey}', 'first_name', '{{#if first_name}}', '{{sender_name}}'])(
    '%s is sent as it stands, found by the check, and counted by the forecast',
    (written) => {
      const { sent, found, isBroken } = read(written);
      expect(sent).toBe(`Hi ${written}, we test hoists.`);
      expect(found.length).toBeGreaterThan(0);
      expect(isBroken).toBe(true);
    },
  );

  it.each(FIRST_NAMES)('%s is repaired to the first name, once', (written) => {
    const { sent, found } = read(written);
    const fixes = found.flatMap(({ fix }) => fix ?? []);
    const fixed = fixes.reduce((text, fix) => fixText(text, fix, 'body'), sent);
    expect(fixed).toBe('Hi {{first_name}}, we test hoists.');
    expect(fixes.reduce((text, fix) => fixText(text, fix, 'body'), fixed)).toBe(fixed);
  });

  it.each(['{{ first_name | default: "there" }}', '{{{first_name}}}', '{{contact.first_name}}'])('%s stops the launch', (written) => {
    expect(read(written).isRefused).toBe(true);
  });
});

describe('a text in which nothing is missing', () => {
  it.each(['{{first_name}}', '{{ first_name }}', '{{FirstName}}'])('%s is filled', (written) => {
    expect(read(written)).toEqual({ sent: 'Hi Dana, we test hoists.', isRefused: false, found: [], isBroken: false });
  });

  it.each(['*|UNSUB|*', '%UNSUBSCRIBE%', '[unsubscribe]', '[view in browser]', 'write to first_name@example.com', '[sic]'])(
    '%s is left to the sending tool, or is the sender’s own',
    (written) => {
      const { sent, found, isBroken } = read(written);
      expect([sent, found, isBroken]).toEqual([`Hi ${written}, we test hoists.`, [], false]);
    },
  );
});
