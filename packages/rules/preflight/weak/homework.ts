/** An order to collect or fill in something. */
const DOES = String.raw`(?:pull|export|download|gather|collect|compile|dig out|send|share|upload|provide|prepare|complete|fill (?:in|out)|answer)`;
const ORDERS = new RegExp(
  String.raw`(?:^\W*|[,;:] |\b(?:please|and|then|also|kindly|just|first|you(?: can| could| would)?) )(?:also |please |kindly |just )?${DOES}\b`,
  'iu',
);
/** So much of it that it takes an hour. */
const MUCH =
  /\b(?:last|past|previous) (?:\d{2,}|six|nine|ten|twelve|eighteen) (?:days|weeks|months)\b|\b(?:last|past|previous) (?:two|three|four|five|[2-9]) (?:quarters|years)\b|\b(?:[2-9]\d|\d{3,}|twenty|thirty|forty|fifty|sixty|hundred)[ -](?:questions?|pages?|documents?|fields?|files?|invoices|items?)\b/iu;
/** What the sender does, or what happens once the reader is a customer. */
const OF_SENDER =
  /\b(?:I|we)(?:['\u2019](?:ll|d|ve)| will| can| would| have)? (?:also |then |just )?(?:pull|export|gather|collect|compile|send|share|prepare|complete|fill|answer|go through)/iu;

/** What the reader gets for it: "If you export the last year, I'll tell you which to fight", "if you'd like to know your own count". */
const GIVES_BACK =
  /\bif you(?:['\u2019]d| would|['\u2019]ll)? (?:like|want|care|wish|ever wonder)\b|\bif you\b[^.!?]*?,? (?:and |then )?(?:I|we)(?:['\u2019]ll|['\u2019]d| will| can| could| would)\b/iu;

/** Whether a sentence of a first email gives its reader work to do. */
export function isHomework(sentence: string): boolean {
  const asked = sentence.split(/,? (?:and|so) (?=(?:I|we)\b)/iu)[0] ?? '';
  return (
    !GIVES_BACK.test(sentence) &&
    ORDERS.test(asked) &&
    MUCH.test(asked) &&
    !OF_SENDER.test(asked) &&
    !/\b(?:no need|don['\u2019]?t (?:have|need)|without)\b/iu.test(asked)
  );
}
