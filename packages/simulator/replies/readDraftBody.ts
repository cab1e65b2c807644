import { EMAIL_KINDS, type EmailKind } from '../reader/kinds.ts';
import { readBody } from '../reader/readBody.ts';
import { chanceOfKind } from '../reader/readKind.ts';
import { chanceOf, type BodyParts, type SentenceReading } from '../reader/readSentences.ts';
import { toBodyParts, type EmailDraft } from '../reading/draft.ts';

/** A body as read; without parts, sentences and kinds in an unsupported language. */
export type ReadBody = { parts: BodyParts | null; readings: readonly SentenceReading[]; kinds: ReadonlyMap<EmailKind, number> };
const UNREAD: ReadBody = { parts: null, readings: [], kinds: new Map() };

/** The most recently read bodies, up to a limit. */
const bodies = new Map<string, ReadBody>();
const MOST_BODIES = 64;

/** A sentence that offers something with this probability indicates a sales email. */
const LEAST_OFFER = 0.4;

/** Reads the sentences and the kind of an email's body; cached, because leads of a list often get the same text. */
export function readDraftBody(draft: EmailDraft): ReadBody {
  if (draft.language !== 'en' && draft.language !== 'und') return UNREAD;
  const { raw } = draft.body;
  const known = bodies.get(raw);
  if (known !== undefined) return known;
  const parts = toBodyParts(draft);
  const { readings, kinds } = readBody(parts);
  const body = { parts, readings, kinds: new Map(EMAIL_KINDS.map((kind) => [kind, chanceOfKind(kinds, kind)])) };
  if (bodies.size >= MOST_BODIES) bodies.clear();
  bodies.set(raw, body);
  return body;
}

/** Whether a sentence of the email offers something. */
export const offersSomething = ({ readings }: Pick<ReadBody, 'readings'>): boolean =>
  readings.some((sentence) => chanceOf(sentence, 'offer') >= LEAST_OFFER);
