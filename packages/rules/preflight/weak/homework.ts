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

/** Whether a sentence of a first email gives its reader work to do. */
export function isHomework(sentence: string): boolean {
  const asked = sentence.split(/,? (?:and|so) (?=(?:I|we)\b)/iu)[0] ?? '';
  return (
    ORDERS.test(asked) &&
    MUCH.test(asked) &&
    !OF_SENDER.test(asked) &&
    !/\b(?:no need|don['\u2019]?t (?:have|need)|without)\b/iu.test(asked)
  );
}
