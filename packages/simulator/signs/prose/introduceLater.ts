import { hasMarkup, proseSentences, touches } from '../../edits/textOps.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { countedAsksReader } from '../asks/askReaders.ts';
import { isContinuation } from '../essentials/goesOn.ts';
import { isFiller } from './fillerSentences.ts';

/** Says who writes: a name, what the sender is, or how long there has been a firm. */
const OF_SENDER =
  /^(?:(?:[Mm]y|[Oo]ur) (?:name|company|firm|business|agency)\b|I(?:['\u2019]m| am| run| own| work| represent)\b|[Ww]e(?:['\u2019](?:re|ve)| are| were| have been| employ| look after| cover| serve)\b|[Tt]his is \p{Lu}|\p{Lu}[\p{L}\d&'\u2019 -]{1,40} (?:is|was) (?:an?|the|one of|founded|established)\b|[Ff]ounded\b|[Ee]stablished\b|[Bb]ased in\b)/u;
/** Names its writer or the firm, and does not only say what it does. */
const INTRODUCES =
  /\b(?:[Mm]y name is|I(?:['\u2019]m| am) (?:the|an?|\p{Lu})|I (?:run|own|represent)\b|I work (?:for|at|with)|[Ww]e(?:['\u2019]re| are) (?:an?|the|one of|\p{Lu}|based)|[Tt]his is \p{Lu}|[Ff]ounded|[Ee]stablished|founder|been (?:in business|around|established|making|doing))/u;
/** Speaks to the reader, or gives a reason for writing. */
const OF_READER = /\byou(?:rs?)?\b|\{\{|\b(?:because|so|since you|saw|noticed|read|came across|met|spoke|referred|recommended|told me)\b/iu;

/** Says what the sender does for people, which the next paragraph goes on with. */
const OFFERS =
  /\b(?:(?:I|we|who|that|which) (?:help|make|build|sell|supply|offer|provide|teach|write|design|run \p{L}+ for|work with|specialize|specialise)|(?:helping|selling|making|offering|providing|supplying|specializing|specialising))\b/iu;

const TELLS: readonly Role[] = ['offer', 'problem', 'benefit', 'observation', 'question'];
/** From this probability on, a paragraph has something for its reader. */
const SURELY = 0.5;
const [MOST_SENTENCES, LEAST_WORDS] = [3, 12];
/** Points at something that the introduction may have named. */
const POINTS = /^(?:the|these|those|such|all of|both|each of|our (?:company|firm|business|agency)\b)/i;

type Paragraph = { start: number; end: number };

/** The paragraphs of the prose. */
function paragraphsOf({ body: { raw }, prose }: EmailDraft): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const { index, 0: text } of raw.slice(prose.start, prose.end).matchAll(/\S(?:(?!\n[ \t]*\n)[\s\S])*/g))
    paragraphs.push({ start: prose.start + index, end: prose.start + index + text.trimEnd().length });
  return paragraphs;
}

/**
 * The body with the paragraph that says who writes below the one that says what for, where each makes sense on its own; null if there are no such two
 * paragraphs.
 */
export function introduceLater(draft: EmailDraft): string | null {
  const { raw } = draft.body;
  const [who, what, next] = paragraphsOf(draft);
  if (
    draft.language !== 'en' ||
    draft.greeting === undefined ||
    hasMarkup(draft) ||
    who === undefined ||
    what === undefined ||
    next === undefined
  )
    return null;
  const textOf = ({ start, end }: Paragraph): string => raw.slice(start, end).trim();
  if (textOf(who).includes('\n') || textOf(what).includes('\n') || OF_READER.test(textOf(who)) || !INTRODUCES.test(textOf(who)))
    return null;
  const inside = ({ start, end }: Paragraph) => proseSentences(draft).filter((one) => one.start < end && start < one.end);
  const [told, pitch] = [inside(who), inside(what)];
  if (told.length > MOST_SENTENCES || !told.every((one) => OF_SENDER.test(textOf(one)))) return null;
  const asks = countedAsksReader.find(draft);
  if ([...told, ...pitch].some((one) => touches(one, asks)) || textOf(what).split(/\s+/).length < LEAST_WORDS) return null;
  if (isContinuation(textOf(what)) || POINTS.test(textOf(what)) || isContinuation(textOf(next))) return null;
  if (OFFERS.test(textOf(who))) return null;
  // Between the offer and the request, an introduction would be in the way.
  if (inside(next).some((one) => touches(one, asks)) || inside(next).every((one) => isFiller(textOf(one)))) return null;
  const says = draft.readings.some(
    (one) => one.start < what.end && what.start < one.end && TELLS.some((role) => chanceOf(one, role) >= SURELY),
  );
  if (!says) return null;
  return `${raw.slice(0, who.start)}${raw.slice(what.start, what.end)}${raw.slice(who.end, what.start)}${raw.slice(who.start, who.end)}${raw.slice(what.end)}`;
}
