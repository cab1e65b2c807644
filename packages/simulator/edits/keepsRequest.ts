import { lettersOf } from '../damage/partText.ts';
import type { Email } from '../lead.ts';
import type { EmailDraft } from '../reading/draft.ts';
import { asksReader, countedAsksReader, isClosing, isReminder } from '../signs/asks/askReaders.ts';
import { easierRequest } from '../signs/asks/easierRequest.ts';
import { wantsToMeet } from '../signs/asks/listDemands.ts';
import { wishesForTime } from '../signs/asks/plainMeetingAsk.ts';
import { offersForAnswer } from '../signs/asks/sideAsks.ts';
import { isFiller } from '../signs/prose/fillerSentences.ts';
import { proseSentences, touches } from './textOps.ts';

/** Asks for nothing that a reader could answer. */
const ONLY_RUSHES = /^\W*(?:act (?:now|fast|today|quickly)|hurry(?: up)?|don['\u2019]t (?:wait|delay|miss (?:out|it|this)))\W*$/i;

/**
 * Whether an edit leaves the reader something to answer: one of the requests or questions stays, or it writes something of its own instead.
 */
export function keepsRequest(draft: EmailDraft, edited: Email): boolean {
  const { raw } = draft.body;
  if (edited.body === draft.lead.email.body) return true;
  const asks = [...asksReader.find(draft), ...countedAsksReader.find(draft)].filter(
    (ask) => !isClosing(draft, ask) && !isReminder(draft, ask),
  );
  const sentences = proseSentences(draft);
  const textOf = ({ start, end }: { start: number; end: number }): string => raw.slice(start, end).trim();
  const requests = sentences.filter(
    (sentence) => (sentence.isQuestion && !isFiller(textOf(sentence))) || (touches(sentence, asks) && !ONLY_RUSHES.test(textOf(sentence))),
  );
  const left = lettersOf(edited.body);
  const invites = (text: string): boolean => wishesForTime(text) || wantsToMeet(text);
  if (sentences.map(textOf).some((text) => invites(text) && left.includes(lettersOf(text)))) return true;
  if (requests.length === 0 || edited.body.includes('?') || requests.some((sentence) => left.includes(lettersOf(textOf(sentence)))))
    return true;
  if (sentences.map(textOf).some((text) => offersForAnswer(text) && left.includes(lettersOf(text)))) return true;
  // "Just tell me how many trucks you run" is answered without a question, too.
  const easier = sentences.flatMap((sentence) => easierRequest(textOf(sentence)) ?? []);
  if (easier.some((request) => left.includes(lettersOf(request)))) return true;
  const known = new Set(raw.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const isCut = (edited.body.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => known.has(word));
  // Without new words it only cuts, unless part of a request is left.
  return !isCut || requests.some((sentence) => keepsPart(textOf(sentence), edited.body));
}

const LEAST_PART = 4;

/** Whether a sentence was shortened: its first or its last words are still there. */
function keepsPart(sentence: string, body: string): boolean {
  const words = sentence.split(/\s+/);
  return (
    words.length > LEAST_PART &&
    [words.slice(0, LEAST_PART), words.slice(-LEAST_PART)].some((part) => body.toLowerCase().includes(part.join(' ').toLowerCase()))
  );
}
