import { proseSentences, removeWhole, replaceRanges } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { askOutright, WORTH_A_LOOK } from './statedAsk.ts';

/** An offer to do something for the reader; its condition comes first. */
const OFFER =
  /^(?:if (?:it helps|you like|that helps|useful|it is useful|you(?:'re|\u2019re| are) (?:curious|interested|open to it))(?: at all)?, )?(if [^,.?!]{3,70}, )?(?:I(?: can|'d love to|\u2019d love to| would love to|'d be happy to|\u2019d be happy to| would be happy to|'d be glad to|\u2019d be glad to| would be glad to| could)|(?:I'm|I am|I\u2019m)? ?happy to) (?=(?:send|run|share|put|bring|make|draw|record|write|prepare|mail|ship|drop|map|build|mark|sketch|price|test|check|walk|pull|cut|do)\b)/i;
/** A question or request for an answer without content of its own. */
const BARE_ASK =
  /^(?:shall I|should I|want me to|would you like (?:that|it|one|to see (?:it|that)|me to)|would (?:that|it) help|want (?:it|one|to see it)|open to (?:it|that)|would (?:that|this|it) be (?:all right|alright|ok|okay|useful|helpful|interesting|of interest|of use|good|worth a look|worth it)(?: (?:to|for) you)?|interested|sound (?:good|fair|useful)|(?:is that|is this) (?:ok|okay|all right|of interest|useful)(?: (?:to|for) you)?)\?$|^(?:please )?let me know (?:what you think|if (?:you(?:'d| would|\u2019d) like (?:that|this|it)|(?:that|this) (?:works|would help|helps|sounds good|is of interest)))[.!]?$/i;

/** A sentence that only proposes times. */
const TIMES =
  /^(?:I|we)(?:(?:'m|\u2019m| am|'re|\u2019re| are) (?:free|available|around|open)| (?:can|could) (?:do|make|talk|speak|meet)| have (?:time|slots?|openings?))\b(?![^]*[$\u20ac\u00a3%])[^]*\b(?:(?:mon|tues|wednes|thurs|fri)days?|tomorrow|today|this week|next week|mornings?|afternoons?|\d{1,2} ?[ap]m|any ?time)\b[^,;]{0,30}[.!]$/i;

/** The last request, if it is a statement, as a question; null if another question is asked. */
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

/** An offer and the bare question after it as one question: "I can run your routes. Shall I?". Null if there is none. */
export function mergeAsk(draft: EmailDraft): string | null {
  if (draft.language !== 'en') return null;
  const { raw } = draft.body;
  const sentences = proseSentences(draft);
  const textOf = ({ start, end }: { start: number; end: number }) => raw.slice(start, end).trim();
  const at = sentences.findIndex((sentence, index) => {
    const next = sentences[index + 1];
    return next !== undefined && OFFER.test(textOf(sentence)) && !textOf(sentence).endsWith('?') && BARE_ASK.test(textOf(next));
  });
  const [offer, ask] = [sentences[at], sentences[at + 1]];
  if (offer === undefined || ask === undefined) return askLastOutright(draft);
  const question = textOf(offer)
    .replace(OFFER, (_, condition: string | undefined) => (condition === undefined ? 'Shall I ' : `${condition}shall I `))
    .replace(/,? no strings attached(?=[.!]*$)/i, '')
    .replace(/[.!]*$/, '?');
  const start = offer.start + (/^\s*/.exec(raw.slice(offer.start, offer.end))?.[0].length ?? 0);
  return replaceRanges(removeWhole(raw, [ask]), [{ start, end: offer.end, by: question }]);
}
