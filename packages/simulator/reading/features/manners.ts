import type { EmailDraft } from '../draft.ts';
import type { Feature, Span } from '../features.ts';
import type { PhraseMatch } from '../phrases/findPhrases.ts';
import { proseEnd } from './saidWords.ts';
import { phraseReader, presenceReader, toSpans, type FeatureReader } from './reader.ts';

const FORMAL = /^\s*dear(?![\p{L}\p{N}])/iu;
/** Openings to whoever it may be. */
const TO_NOBODY =
  /^\s*(?:(?:dear|hi|hello|greetings)\s+(?:sirs?|madams?|customers?|(?:business|website|home|shop|store)\s+owners?|(?:valued|potential|prospective)\s+\p{L}+|decision[\s-]makers?|ladies\s+and)(?![\p{L}\p{N}])|dear\s+(?:friends?|webmasters?|hiring\s+managers?|colleagues?|recipients?|users?|readers?|clients?|partners?)(?![\p{L}\p{N}])|to\s+whom(?:soever)?\s+it\s+may\s+concern)/iu;

function readSalutation({ body, greeting }: EmailDraft): number {
  if (TO_NOBODY.test(body.visible)) return -1;
  if (greeting === undefined) return 0;
  return FORMAL.test(body.visible) ? 0.5 : 1;
}

/** Where the last sentence of the prose begins: thanks before it are no closing. */
function closingStart(draft: EmailDraft): number {
  const end = proseEnd(draft);
  return draft.sentences.findLast(({ start }) => start < end)?.start ?? end;
}

function findThanks(draft: EmailDraft): Span[] {
  const isThanks = ({ stock }: PhraseMatch) => stock === 'thanks';
  const found = draft.bodyPhrases.filter(isThanks);
  if (found.length === 0) return [];
  const from = closingStart(draft);
  return toSpans(
    'body',
    found.filter(({ start }) => start >= from),
  );
}

export const manners = {
  referral: phraseReader('referral'),
  occasion: phraseReader('occasion'),
  apologies: phraseReader('apology'),
  thanks: presenceReader({ find: findThanks }),
  salutation: { find: ({ greeting }) => (greeting === undefined ? [] : toSpans('body', [greeting])), read: readSalutation },
} satisfies Partial<Record<Feature, FeatureReader>>;
