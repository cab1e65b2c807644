import { capitalise, proseSentences, removeWhole, replaceRanges } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { askOutright, WORTH_A_LOOK } from './statedAsk.ts';

/** Verbs for what the sender does if the reader says yes. */
const DOES =
  /send|run|share|put|bring|make|draw|record|write|prepare|mail|ship|drop|map|build|mark|sketch|price|test|check|walk|pull|cut|do|set|come|measure|weigh|survey|show|work out|look|calculate|collect|visit|quote|demonstrate/
    .source;
const WOULD_BE = String.raw`(?:'d| would) be (?:more than |very |only too )?(?:happy|glad|pleased|delighted) to`;
/** An offer to do something for the reader, with its condition first. */
const OFFER = new RegExp(
  String.raw`^(?:if (?:it|that|this) (?:helps|would help|is useful|would be useful)(?: at all)?, |if (?:you like|useful|you(?:'re| are) (?:curious|interested|open to it)|you want), )?(if [^,.?!]{3,70}, )?(?:(?:I|we)(?: can|'d love to| would love to| could|${WOULD_BE})|(I'm |I am |we're |we are )?happy to|glad to) (?=(?:${DOES})\b)`.replaceAll(
    "'",
    "['\u2019]",
  ),
  'i',
);
/** A question after the same condition asks twice: "If you want a price, shall I send one?" */
const IF_YOU = /^if you (?:want|need|(?:would|['\u2019]d) like|like|wish|prefer|tell|send|give|let)\b[^,]{3,70}, /i;
/** A question or a request for an answer with no content of its own. */
const BARE_ASK =
  /^(?:(?:shall|should|can|may) (?:I|we)(?: do (?:that|so|it))?|want me to|would you like (?:that|it|one|to see (?:it|that)|me to)|would (?:that|it|this) (?:help|suit you)|want (?:it|one|to see it)|open to (?:it|that)|(?:is (?:it|this|that) )?worth (?:a (?:look|try|shot|go)|it|trying)(?: (?:to|for) you)?|would (?:that|this|it) be (?:all right|alright|ok|okay|useful|helpful|interesting|of interest|of use|good|worth a look|worth it|something for you)(?: (?:to|for) you)?|interested|sound (?:good|fair|useful)|(?:is that|is this) (?:ok|okay|all right|of interest|useful)(?: (?:to|for) you)?)\?$|^(?:please |just )?(?:let me know|give (?:me|us) a (?:shout|bell|buzz)|drop (?:me|us) a line)[.!]$|^(?:please )?let me know (?:what you think|if (?:you(?:'d| would|\u2019d) like (?:that|this|it)|(?:that|this) (?:works|would help|helps|sounds good|is of interest)))[.!]?$/i;

/** A sentence that only proposes times. */
const TIMES =
  /^(?:I|we)(?:(?:'m|\u2019m| am|'re|\u2019re| are) (?:free|available|around|open)| (?:can|could) (?:do|make|talk|speak|meet)| have (?:time|slots?|openings?))\b(?![^]*[$\u20ac\u00a3%])[^]*\b(?:(?:mon|tues|wednes|thurs|fri)days?|tomorrow|today|this week|next week|mornings?|afternoons?|\d{1,2} ?[ap]m|any ?time)\b[^,;]{0,30}[.!]$/i;

/** A question followed by a second one, which a reader who says yes to the first will answer anyway. */
const COMPOUND =
  /^((?:shall|should|may|can|could) (?:I|we)\b[^?;]{8,90}?|would you like\b[^?;]{8,90}?|do you want\b[^?;]{8,90}?),? (?:and|or) (?:would|could|can|do|shall|should|may) (?:you|I|we) [^?]{5,110}\?$/i;

/** Keeps the first of two questions in the last sentence of the prose; null if there are not two, or if the second adds something. */
function keepFirstQuestion(draft: EmailDraft): string | null {
  const { raw } = draft.body;
  const asked = proseSentences(draft).flatMap(({ start, end }) => {
    const text = raw.slice(start, end).trim();
    const [, first] = COMPOUND.exec(text) ?? [];
    return first === undefined || /\d|[$\u20ac\u00a3%]/.test(text.slice(first.length))
      ? []
      : [{ start: raw.indexOf(text, start), end: raw.indexOf(text, start) + text.length, by: `${first}?` }];
  });
  return asked.length === 0 ? null : replaceRanges(raw, asked);
}

/** Turns the last request that is written as a statement into a question; null if the email already asks one. */
function askLastOutright(draft: EmailDraft): string | null {
  const { raw } = draft.body;
  const sentences = proseSentences(draft);
  if (sentences.slice(1).some(({ isQuestion }) => isQuestion)) return null;
  const asked = sentences.toReversed().flatMap(({ start, end }) => {
    const by = askOutright(raw.slice(start, end));
    return by === undefined ? [] : [{ start: start + (/^\s*/.exec(raw.slice(start, end))?.[0].length ?? 0), end, by }];
  });
  const [question] = asked;
  if (question === undefined) return null;
  // Proposed times make no sense once nobody asks to talk.
  const [next] = sentences.filter(({ start }) => start >= question.end);
  const hangs = next !== undefined && question.by === WORTH_A_LOOK && TIMES.test(raw.slice(next.start, next.end).trim());
  return replaceRanges(hangs ? removeWhole(raw, [next]) : raw, [question]);
}

/** Joins an offer and the bare question after it into one question: "I can run your routes. Shall I?". Null if there is none. */
export function mergeAsk(draft: EmailDraft): string | null {
  if (draft.language !== 'en') return null;
  const { raw } = draft.body;
  const sentences = proseSentences(draft);
  const textOf = ({ start, end }: { start: number; end: number }) => raw.slice(start, end).trim();
  const at = sentences.findIndex((sentence, index) => {
    const next = sentences[index + 1];
    return (
      next !== undefined &&
      OFFER.test(textOf(sentence)) &&
      !IF_YOU.test(textOf(sentence)) &&
      !textOf(sentence).endsWith('?') &&
      BARE_ASK.test(textOf(next))
    );
  });
  const [offer, ask] = [sentences[at], sentences[at + 1]];
  if (offer === undefined || ask === undefined) return askLastOutright(draft) ?? keepFirstQuestion(draft);
  const question = textOf(offer)
    .replace(OFFER, (written, condition: string | undefined) => {
      const shall = /\bwe\b/i.test(written.slice(condition?.length ?? 0)) ? 'shall we ' : 'shall I ';
      return condition === undefined ? capitalise(shall) : `${condition}${shall}`;
    })
    .replace(/,? no strings attached(?=[.!]*$)/i, '')
    .replace(/[.!]*$/, '?');
  const start = offer.start + (/^\s*/.exec(raw.slice(offer.start, offer.end))?.[0].length ?? 0);
  return replaceRanges(removeWhole(raw, [ask]), [{ start, end: offer.end, by: question }]);
}
