import { findAdWording } from '@coldcast/rules/preflight/adWording';
import { findFakeReply } from '@coldcast/rules/preflight/fakeReply';

type Props = { email: { subject: string; body: string } };

/** Names the phrases that the row check lists and that no change could take out: only the sender can say what they stand for. */
export function LeftToReword({ email: { subject, body } }: Props) {
  const found = [...findFakeReply(subject, [], body), ...findAdWording(`${subject}\n${body}`)];
  const phrases = [...new Set(found.filter(({ kind }) => kind !== 'short_link').map(({ text }) => `\u201c${text}\u201d`))];
  return phrases.length === 0 ? null : <p className="small muted">{`Yours to reword or leave out: ${phrases.join(', ')}.`}</p>;
}
