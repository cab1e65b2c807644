/** Lines below a signature that name nobody. */
const BELOW =
  /^(?:p\.?\s?s\b|(?:to )?unsubscribe|opt[- ]out|if you(?:['\u2019]d| would)? (?:rather|prefer|don['\u2019]?t|do not|no longer|wish)|reply ["\u201c']?(?:stop|no|unsubscribe)|sent from|https?:|www\.|\(|\+?\d|[\w.+-]+@|[*_\u2013\u2014-]{2,})/iu;
/** A line that closes an email, with nothing after it. */
const FAREWELL =
  /^(?:(?:many |with )?(?:thanks|thank you|kind regards|best regards|warm regards|regards|best|best wishes|cheers|sincerely|xoxo|hugs|yours|yours (?:truly|sincerely|faithfully))(?: (?:again|in advance|so much|very much))?|(?:(?:I|we) )?(?:(?:am |are )?looking|look) forward(?: to (?:hear(?:ing)? from you|your (?:reply|response|answer)))?(?: soon)?|(?:(?:I|we) )?hop(?:e|ing) to hear from you(?: soon)?|talk soon|have a (?:great|good|nice|lovely) (?:day|week|weekend))\s*[,.!]?$/iu;
const TEAM = /^(?:your |the )?(?:\p{L}[\p{L}\p{N}&'\u2019-]* ){0,3}(?:team|department|staff|crew)\.?$/iu;
/** Who says in the text who is writing. */
const INTRODUCED =
  /\b(?:[Mm]y name is|[Tt]his is \p{Lu}|\p{Lu}\p{Ll}+ here\b|(?:I am|I['\u2019]m|[Ii]t['\u2019]s) \p{Lu}\p{Ll}+)|\{\{\s*(?:[Ss]ender|[Ss]ignature|[Mm]y|[Ff]rom|[Uu]ser|[Oo]wner|[Rr]ep)|\[[^\]]*name/u;

/** The last line of an email that closes without a person's name; undefined if somebody signs it, or if it just ends. */
export function findUnsigned(body: string): string | undefined {
  const lines = body.split('\n').map((line) => line.trim());
  const [last = '', before = ''] = lines.filter((line) => line !== '' && !BELOW.test(line)).toReversed();
  if (INTRODUCED.test(body)) return undefined;
  // "Sam, for the Harlow team" stands in one line; a person above the team in the line before it.
  const isTeam = TEAM.test(last) && (FAREWELL.test(before) || /[.!?:]$/u.test(before));
  const closing = last.split(/(?<=[.!?])\s+/u).at(-1) ?? last;
  return isTeam ? last : FAREWELL.test(closing) ? closing : undefined;
}
