/**
 * A piece of an email that only its sender can write, such as `[a customer like them]`: at least two words that say what belongs there. A remark in
 * brackets, such as `[see below]` or `[sic]`, is the sender's own.
 */
const OPEN_SLOT =
  /\[(?=[^[\]\n{}]{6,80}\])(?:an?|the|one|two|three|some|your|their|his|her|its|what|who|whom|whose|which|when|where|how|why|name|names|number|figure|date|insert|add|fill|enter)(?:[ \t]+[^[\]\n{}\s]+)+\](?!\()/gu;

/** The open slots in a text, in order; offsets in UTF-16 units. */
export const findOpenSlots = (text: string): { start: number; end: number; text: string }[] =>
  text.includes('[')
    ? [...text.matchAll(OPEN_SLOT)].map(({ index, 0: found }) => ({ start: index, end: index + found.length, text: found }))
    : [];

type EmailText = { subject: string; body: string };
/** `subject` replaces the subject, `replaces` a sentence of the body, `occasion` opens the body and `proof` comes before its question. */
export type OpenSlot = { about: 'subject' | 'offer' | 'occasion' | 'proof'; text: string; replaces?: string | undefined };

const MAX_GREETING_WORDS = 5;
const isGreeting = (paragraph: string): boolean => !paragraph.includes('?') && paragraph.split(/\s+/).length <= MAX_GREETING_WORDS;

function putLine(body: string, { about, text }: OpenSlot): string {
  const paragraphs = body.split(/\n{2,}/);
  const afterGreeting = isGreeting(paragraphs[0] ?? '') ? 1 : 0;
  const question = paragraphs.findLastIndex((paragraph) => paragraph.includes('?'));
  const at = about === 'proof' && question > afterGreeting ? question : afterGreeting;
  return [...paragraphs.slice(0, at), text, ...paragraphs.slice(at)].join('\n\n');
}

/** The email with its open slots inserted. */
export function putOpenSlots(email: EmailText, slots: readonly OpenSlot[]): EmailText {
  let { subject, body } = email;
  for (const slot of slots) {
    if (slot.about === 'subject') subject = slot.text;
    else if (slot.replaces !== undefined && body.includes(slot.replaces)) body = body.replace(slot.replaces, () => slot.text);
    else body = putLine(body, slot);
  }
  return { subject, body };
}

/** A paragraph without the sentences that hold an open slot. */
function keepFilled(paragraph: string): string {
  const lines = paragraph.split('\n').flatMap((line) => {
    if (findOpenSlots(line).length === 0) return [line];
    const kept = line.split(/(?<=[.!?])\s+/u).filter((sentence) => findOpenSlots(sentence).length === 0);
    return kept.length === 0 ? [] : [kept.join(' ')];
  });
  return lines.join('\n');
}

/** A body without the sentences that still hold an open slot; the whole body if nothing else is left. */
export function withoutOpenSlots(body: string): string {
  if (findOpenSlots(body).length === 0) return body;
  // Every second piece is the space between paragraphs.
  const pieces = body.split(/(\n{2,})/u);
  let kept = '';
  for (let at = 0; at < pieces.length; at += 2) {
    const paragraph = pieces[at] ?? '';
    const filled = keepFilled(paragraph);
    if (filled !== '' || paragraph === '') kept += filled + (pieces[at + 1] ?? '');
  }
  return kept.trim() === '' ? body : kept;
}

type SlottedEmail = {
  rowNumber: number;
  subject: string;
  body: string;
  followUps?: readonly { subject: string; body: string }[] | undefined;
};

/** The first slot that is still open in some emails, with their rows; undefined if there is none. */
export function findSlotRows(emails: readonly SlottedEmail[]): { text: string; rowNumbers: number[] } | undefined {
  let first: string | undefined;
  const rowNumbers: number[] = [];
  for (const { rowNumber, subject, body, followUps = [] } of emails) {
    const slots = [{ subject, body }, ...followUps].flatMap((email) => findOpenSlots(`${email.subject}\n${email.body}`));
    first ??= slots[0]?.text;
    if (slots.some(({ text }) => text === first)) rowNumbers.push(rowNumber);
  }
  return first === undefined ? undefined : { text: first, rowNumbers };
}
