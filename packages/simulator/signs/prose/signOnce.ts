import type { EmailDraft } from '../../reading/draft.ts';

const SIGN_OFF = /^(?:(?:best|kind|warm|many)?\s*(?:regards|wishes)|best|cheers|thanks|thank you|sincerely)[,!.]?$/i;

/** The body without a second sign-off after the first. */
export function signOnce(draft: EmailDraft): string {
  const { raw } = draft.body;
  const lines = raw.trimEnd().split('\n');
  const signed = lines.flatMap((line, index) => (SIGN_OFF.test(line.trim()) ? [index] : []));
  const [one, other] = signed.slice(-2);
  if (one === undefined || other === undefined) return raw;
  const [between, behind] = [lines.slice(one + 1, other), lines.slice(other + 1)].map((some) =>
    some.map((line) => line.trim()).filter(Boolean),
  );
  const isName = (line: string) => line.split(/\s+/).length <= 5 && !/[.?!:]$/.test(line);
  const [name] = behind ?? [];
  const isRepeated = name !== undefined && between?.some((line) => line.startsWith(name.split(' ')[0] ?? name)) === true;
  return isRepeated && between?.every(isName) === true && behind?.every(isName) === true ? lines.slice(0, other).join('\n').trimEnd() : raw;
}
