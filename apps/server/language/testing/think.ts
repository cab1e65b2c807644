import { createHash } from 'node:crypto';
import type { ModelCall } from './dialects.ts';

type Loose = Record<string, unknown>;
const listOf = (value: unknown): Loose[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : [];

/** A number from 0 to 1 derived from a text. */
const share = (text: string): number => (createHash('sha256').update(text).digest()[0] ?? 0) / 255;

/** How interested someone is: by the title, and by obvious features of the email. */
function keennessOf(person: Loose, email: Loose): number {
  const text = JSON.stringify(email);
  if (/10X|!!!/u.test(text)) return 0.02;
  if (/dock.queues.at.Tarnwick/u.test(text)) return 0.95;
  return 0.15 + 0.7 * share(String(person['title'] ?? person['company'] ?? person['id']));
}

function judge(data: Loose): string {
  const emails = new Map(listOf(data['emails']).map((email) => [email['id'], email]));
  const people = listOf(data['people']).map((person) => {
    const keen = keennessOf(person, emails.get(person['email']) ?? {});
    return {
      id: person['id'],
      reaction: keen > 0.5 ? 'This is close to what we need, I want to hear more.' : 'I have no reason to answer, I move on.',
      ignores: 0.7 - 0.4 * keen,
      opens: 0.25,
      declines: 0.03,
      interested: 0.02 + 0.4 * keen,
      reasons: keen > 0.5 ? ['fits_role', 'clear_benefit'] : ['generic'],
      objection: keen > 0.5 ? 'none' : 'no_need',
    };
  });
  return JSON.stringify({ people });
}

const reply = (data: Loose): string =>
  JSON.stringify({
    replies: listOf(data['replies']).map(({ id, intent }) => ({ id, text: `Thanks for the note, my answer is ${String(intent)}.` })),
  });

const rephrase = (data: Loose): string =>
  JSON.stringify({ texts: listOf(data['texts']).map(({ id, text }) => ({ id, text: `Put shortly: ${String(text)}` })) });

/** Marked data as plain text: the marks become spaces again. */
const plain = (text: unknown): string => (typeof text === 'string' ? text.replaceAll(/[ˆ¦§¤¬]/gu, ' ') : '');

/** Keeps the subject and the first sentence that starts with "We", and asks for interest. */
const rewrite = ({ subject, body }: Loose): string => {
  const offer = /\bWe [^.]*\./u.exec(plain(body))?.[0] ?? 'Is it yours to decide?';
  return JSON.stringify({ subject: plain(subject), body: `Hi {{first_name}},\n\n${offer}\n\nIs this worth a look for you?\n\nBest` });
};

/** An answer that fits the question, derived from the prompt's data alone. */
export function think({ prompt, texts }: ModelCall): string {
  if (texts.length > 0) return '';
  const data = JSON.parse(prompt) as Loose;
  if ('people' in data) return judge(data);
  if ('replies' in data) return reply(data);
  return 'texts' in data ? rephrase(data) : rewrite(data);
}
