/** A piece of an email that only its sender can write, such as `[a customer like them]`: at least two words, the first in small letters. */
const OPEN_SLOT = /\[(?=[^[\]\n{}]{6,80}\])\p{Ll}[^[\]\n{}\s]*(?:[ \t]+[^[\]\n{}\s]+)+\](?!\()/gu;

/** What is still to be written in a text, in order; offsets in UTF-16 units. */
export const findOpenSlots = (text: string): { start: number; end: number; text: string }[] =>
  text.includes('[')
    ? [...text.matchAll(OPEN_SLOT)].map(({ index, 0: found }) => ({ start: index, end: index + found.length, text: found }))
    : [];

type EmailText = { subject: string; body: string };
/** `subject` takes the place of the subject, `occasion` opens the body and `proof` stands before its question. */
export type OpenSlot = { about: 'subject' | 'occasion' | 'proof'; text: string };

const MOST_GREETING_WORDS = 5;
const isGreeting = (paragraph: string): boolean => !paragraph.includes('?') && paragraph.split(/\s+/).length <= MOST_GREETING_WORDS;

function putLine(body: string, { about, text }: OpenSlot): string {
  const paragraphs = body.split(/\n{2,}/);
  const afterGreeting = isGreeting(paragraphs[0] ?? '') ? 1 : 0;
  const question = paragraphs.findLastIndex((paragraph) => paragraph.includes('?'));
  const at = about === 'proof' && question > afterGreeting ? question : afterGreeting;
  return [...paragraphs.slice(0, at), text, ...paragraphs.slice(at)].join('\n\n');
}

/** The email with its open slots in place. */
export function putOpenSlots(email: EmailText, slots: readonly OpenSlot[]): EmailText {
  let { subject, body } = email;
  for (const slot of slots) {
    if (slot.about === 'subject') subject = slot.text;
    else body = putLine(body, slot);
  }
  return { subject, body };
}
