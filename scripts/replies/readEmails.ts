export type PrintedEmail = { kind: string; titles: string[]; subject: string; body: string };

/** Reads emails separated by lines of `=`: lines `Kind:`, `Titles:` (separated by `;`) and `Subject:`, an empty line, and the body. */
export function readEmails(text: string): PrintedEmail[] {
  return text
    .split(/^={3,}\s*$/m)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [head = '', ...rest] = part.split('\n\n');
      const valueOf = (name: string): string => new RegExp(`^${name}: *(.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
      return { kind: valueOf('Kind'), titles: valueOf('Titles').split(/; */), subject: valueOf('Subject'), body: rest.join('\n\n') };
    });
}
