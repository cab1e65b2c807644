/** What a first email can ask for only after a yes: drawings, sizes, figures, papers, or a way into the reader's systems. */
const DETAILS = String.raw`(?:(?:technical |cad |shop )?drawings?|dimensions?|measurements|tech(?:nical)? specs?|specifications?|floor ?plans?|invoices?|bank statements?|utility bills?|(?:annual|yearly|monthly) (?:quantit(?:y|ies)|volumes?|consumption|turnover|usage)|read(?:-only)? access|access to (?:your|the) [\p{L}-]+|log-?ins?|requirements?)`;
const WORDS = String.raw`(?:(?!(?:if|when|once|and|but|so|that|to)\b)[\p{L}\d()/,'\u2019-]+ ){0,5}?`;
const ASKS = new RegExp(
  [
    String.raw`(?:^\W*(?:so |then |just |kindly |please )*|\b(?:please|kindly|just|if you(?: can| could|['\u2019]d)?|(?:could|can|would|will) you|and|then) )(?:kindly |please |just |also )*(?:send|share|e-?mail|forward|provide|tell|give|attach|upload)(?: it)? (?:me |us |over |through )*${WORDS}${DETAILS}\b`,
    String.raw`\bif you have ${WORDS}${DETAILS}\b[^.!?]{0,30}\b(?:please |kindly )?(?:send|share|e-?mail|forward) (?:it |them )?(?:to )?(?:me|us)\b`,
  ].join('|'),
  'iu',
);
/** What the sender gives, or what happens once the reader is a customer. */
const AFTER =
  /\b(?:once|after|when) (?:you|we)\b|\b(?:I|we)(?:['\u2019](?:ll|d|ve)| will| can| could| would)? (?:also |then |just )?(?:send|share|provide|give) /iu;

/** What the reader gets for it, such as a price: "send me the drawing and I quote the same day". */
const GIVES_BACK =
  /\b(?:and|then|so|,) (?:(?:I|we|you)(?:['\u2019](?:ll|d|ve)| will| can| could| would| shall| may)?|(?:our|my) [\p{L}-]+ (?:will|can)) (?!(?:are|am|have|hope|need|look|believe)\b)[\p{L}]+|^\W*if you\b[^.!?]*[,\s](?:I|we)(?:['\u2019](?:ll|d)| will| can| could| would)?\s(?!(?:need|ask|want)\b)\p{L}+/iu;
const PROMISES = /^\W*(?:then |and )?(?:I|we|you)(?:['\u2019](?:ll|d)| will| can| could| would| get\b)/iu;

/** The sentence that asks for such details before anything else, if an email gives nothing for them and asks no question that takes a yes; undefined if it does not. */
export function findEarlyDetails(sentences: readonly string[]): string | undefined {
  if (sentences.some((sentence) => sentence.endsWith('?'))) return undefined;
  return sentences.find((sentence, at) => {
    const found = ASKS.exec(sentence);
    const isPaidBack = GIVES_BACK.test(sentence) || PROMISES.test(sentences[at + 1] ?? '');
    return found !== null && !isPaidBack && !AFTER.test(sentence.slice(0, found.index + found[0].length));
  });
}
