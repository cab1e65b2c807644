import type { Lead } from '../lead.ts';
import type { PhraseFields } from './expandPhrase.ts';

/** Opening words that make a subject a sentence instead of the name of a thing. */
const verbs = new Set(
  'cut cutting get getting stop stopping save saving reduce reducing increase boost grow growing fix fixing make making meet meeting see try trying join book booking help helping ask asking improve improving turn double unlock achieve is are was do does did can could would will should have has had want need looking following checking touching reaching quick re fw fwd hello hi hey thoughts question intro introduction how why what when who where free last final'.split(
    ' ',
  ),
);
const danglers = new Set('at for with to from in on of and or the a an by about your our my + - & | :'.split(' '));
const leaders = new Set('your our my the a an this that these'.split(' '));
const weekdays = /\b(Monday|Tuesday|Wednesday|Thursday|Friday)\b/i;
const claimPattern = /(?:\b\d[\d.,]*\s?%|\$\d[\d.,]*\s?[kKmM]?\b|\b\d+x\b|\bby (?:a )?(?:half|third|quarter)\b)/;
const signOffPattern =
  /^(?:best|best regards|kind regards|regards|thanks|thank you|cheers|all the best|sincerely|warmly|talk soon|speak soon|many thanks)[,.! ]*$/i;

const withoutVariables = (text: string): string => text.replace(/\{\{[^{}]*\}\}/g, ' ');

/** A short name for what the mail is about, taken from its subject word for word; null where the subject gives none. */
function readTopic(lead: Lead): string | null {
  const ownNames = [lead.firstName, lead.name, lead.company].filter((name): name is string => name !== null && name !== '');
  let text = withoutVariables(lead.email.subject).replace(/^\s*(?:re|fw|fwd|aw)\s*:/i, ' ');
  for (const name of ownNames) text = text.split(name).join(' ');
  const words = text
    .replace(/[^\p{L}\p{N}&'’+ -]/gu, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  while (words.length > 0 && leaders.has((words[0] ?? '').toLowerCase())) words.shift();
  while (words.length > 0 && danglers.has((words.at(-1) ?? '').toLowerCase())) words.pop();
  const first = (words[0] ?? '').toLowerCase().replace(/['’].*$/, '');
  if (words.length === 0 || words.length > 4 || verbs.has(first) || first.endsWith('ing')) return null;
  // Middle words that only make sense with a name we took out.
  if (words.some((word) => /^(?:you|your|we|our|i|my|me|us)$/i.test(word))) return null;
  return words.map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word)).join(' ');
}

/** The sender's first name as signed under the mail; null where nobody signed. */
function readSenderName(body: string): string | null {
  const lines = body.split(/\r?\n/).map((line) => line.trim());
  const at = lines.findLastIndex((line) => signOffPattern.test(line));
  const signature = at >= 0 ? lines.slice(at + 1).find((line) => line !== '') : undefined;
  const name = signature?.match(/^(\p{Lu}\p{L}{1,14})(?:\s+\p{Lu}[\p{L}'-]*\.?)?$/u)?.[1];
  return name ?? null;
}

/** Everything a reply may quote: words of the email and of the lead's own row, nothing else. */
export function readQuotable(lead: Lead, ownFirstName: string | null): PhraseFields {
  const body = withoutVariables(lead.email.body);
  const fields = new Map<string, string>();
  const put = (name: string, value: string | null | undefined) => {
    if (value !== null && value !== undefined && value.trim() !== '') fields.set(name, value.trim());
  };
  put('topic', readTopic(lead));
  put('sender', readSenderName(lead.email.body));
  put('claim', body.match(claimPattern)?.[0]);
  put('day', body.match(weekdays)?.[1]);
  put('me', ownFirstName);
  put('company', lead.company !== null && lead.company.length <= 40 ? lead.company : null);
  put('title', lead.title !== null && lead.title.length <= 40 ? lead.title : null);
  return fields;
}
