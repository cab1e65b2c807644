import type { EmailDraft } from '../../reading/draft.ts';
import { isPleasantry } from '../../signs/prose/pleasantry.ts';

/** Before a request to call or write: "Or", "Please", "If you would rather,". */
const LEAD_IN = String.raw`^[^\p{L}\d+]*(?:(?:please|just|simply|and|or|so|but|then|otherwise|alternatively|also|feel free to|you(?: can|['’]re welcome to| may| could)?(?: also| always)?|i(?:['’]m| am) on|if (?:you|it|that)[^,.?!]{0,40},|(?:if )?you[’']d rather,?) )*`;
const WAY = String.raw`(?:call|ring|phone|text|whatsapp|dial|e-?mail|mail|message|contact|reach|tel(?:ephone)?|mobile|cell)`;
/** Whom or what to call, or the end of the request. */
const WHOM = String.raw`(?:(?: back)?(?: to)? (?:me|us|him|her|them|now|today|anytime|any time|(?:my|our|the) (?:cell|mobile|number|office|direct|line|phone|team)|on|at)(?![\p{L}])|[ :]*[+(]?\d|[ :]+\S+@|[.!]*$)`;
const ASKS_TO_CALL = new RegExp(
  `${LEAD_IN}(?:(?:${WAY})${WHOM}|(?:give|drop|send) (?:me|us) an? (?:quick )?(?:call|ring|bell|shout|line|text|note|message|e-?mail)|(?:get|be) in touch|(?:just )?(?:hit )?reply(?: to (?:this|me|us))?(?: e-?mail| here)?[.!]*$|speak soon|talk soon)`,
  'iu',
);
/** "Or call Dave." */
const CALLS_SOMEBODY = /^(?:\P{L}*\p{L}+ )?(?:[Cc]all|[Rr]ing|[Pp]hone|[Tt]ext|[Ee]-?mail) \p{Lu}\p{Ll}+(?: on\b.*|[.!]*)$/u;
/** What a request may be about, other than getting in touch. */
const ABOUT =
  /\b(?:for|about|to (?:see|get|order|book|buy|try|discuss|hear|find|learn))\b(?! (?:an? |any |some |more |further |the )?(?:free |quick |short )?(?:chat|talk|word|call|quotes?|prices?|price list|details?|information|info|more|help|look|it|this|that)\b)/iu;
/** A number or an address to write to with nothing else. */
const BARE =
  /^[^\p{L}\d]*(?:(?:tel|phone|ph|mob(?:ile)?|cell|whatsapp|e-?mail|web|t|m|e)[ .:]*)?(?:[+(]?\d[\d ()./-]{6,}|\S+@\S+|(?:https?:\/\/|www\.)\S+)[^\p{L}\d]*$/iu;

/** Whether a sentence only asks to call or to write, or gives the number or address for it. */
export const isContact = (text: string): boolean =>
  BARE.test(text) || CALLS_SOMEBODY.test(text) || (ASKS_TO_CALL.test(text) && !ABOUT.test(text));

/** The job of who signs, up to the name of the firm: "VP Strategic Partnerships, Perceptiva". */
const OF_SIGNER =
  /^[ \t]*(?=\p{Lu})(?:[^\n,|@\d.!?]{0,30}\b)?(?:[SE]?VP|(?:Vice[ -])?President|Director|Head of|Manager|Chief|Officer|Executive|Lead|Representative|Consultant|Partner|(?:Co-?)?[Ff]ounder|C[ETOFM]O)\b[^\n,|@.!?]{0,50}?(?:[,|@] *|(?= at )|$)/u;
/** A signature has at most this many lines. */
const MOST_LINES = 5;

/** A body without the job of who signs it. */
function dropSigner(body: string): string {
  const lines = body.split('\n');
  const told = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  for (const at of told.slice(1).slice(-MOST_LINES)) lines[at] = (lines[at] ?? '').replace(OF_SIGNER, '');
  return lines.join('\n');
}

/**
 * The body of an email without good wishes, requests to call or write, and the job of who signs: none of them says anything about the offer, and all
 * would be read as if they did. The text itself where it has none.
 */
export function dropContacts({ body: { raw }, sentences, prose }: Pick<EmailDraft, 'body' | 'sentences' | 'prose'>): string {
  let kept = '';
  let from = 0;
  for (const { start, end } of sentences) {
    const text = raw.slice(start, end);
    if (start < prose.start || start >= prose.end || !(isContact(text) || isPleasantry(text))) continue;
    kept += raw.slice(from, start);
    from = end + (/^ +/.exec(raw.slice(end))?.[0].length ?? 0);
  }
  const text = kept + raw.slice(from, prose.end);
  // Nothing else is said.
  if (!/\p{L}/u.test(text.slice(prose.start))) return raw;
  return dropSigner(text + raw.slice(prose.end));
}
