import type { Sighting } from './finding.ts';

const LETTER = /[\p{L}\p{N}]/u;
/** Whether a text has a name as words of its own. */
function hasName(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && !LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + name.length));
}

type Named = { company: string | null; subject: string; body: string };

/** Emails that name "Self-employed" as if it were a company. If all emails have the word, they may be about it. */
export function findNoCompanies<Email extends Named>(
  emails: readonly Email[],
  isNone: (company: string) => boolean,
): { email: Email; sighting: Sighting }[] {
  const texts = new Set(emails.map(({ company }) => company?.trim() ?? '').filter((text) => text !== '' && isNone(text)));
  return [...texts].flatMap((text) => {
    const named = emails.filter(({ subject, body }) => hasName(`${subject}\n${body}`, text));
    if (named.length === emails.length) return [];
    const meant = named.filter(({ company }) => company?.trim() === text);
    return meant.map((email) => ({
      email,
      sighting: { kind: 'no_company', text, instead: null, fix: null, goesTo: meant.length } as const,
    }));
  });
}
