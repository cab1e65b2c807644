/** A body and the range of its prose: the text between greeting and signature. */
type Parts = { body: { raw: string }; prose: { start: number; end: number } };

/** Fine print, a postscript or a bare name, above which a text ends. */
const FOOTER_LINE =
  /^[ \t]*(?:p\.?\s?p?\.?\s?s\b|--|unsubscribe|to unsubscribe|click (?:here )?to unsubscribe|(?:don't|do not) want|if you(?:'d| would)? (?:no longer|rather not|don't want|do not want|prefer not)|not interested\?|this (?:e-?mail|message)\b|you (?:are receiving|received|get) this|confidential)/im;

const LINE = /.+/g;
type Line = { start: number; text: string };

const LINE_END = /[\n\r\u2028\u2029]/;

/** The lines with text between two offsets of a body. */
function linesOf(raw: string, from: number, to: number): Line[] {
  const lines: Line[] = [];
  let start = from;
  for (const line of raw.slice(from, to).split(LINE_END)) {
    const text = line.trim();
    if (text !== '') lines.push({ start, text });
    start += line.length + 1;
  }
  return lines;
}

/** The offset at which the closing starts: the signature, a postscript, an opt-out line or the fine print. */
export function findClosingStart({ body, prose }: Parts): number {
  const text = body.raw.slice(prose.start, prose.end);
  if (!FOOTER_LINE.test(text)) return prose.end;
  for (const { 0: line, index } of text.matchAll(LINE)) if (index > 0 && FOOTER_LINE.test(line)) return prose.start + index;
  return prose.end;
}

const GREETINGS = String.raw`(?:regards|greetings|wishes|salutes?|saluti|saluto|saludos?|salutations|cumprimentos|gr\u00fc(?:\u00df|ss)en?|gru(?:\u00df|ss)|groet(?:en|jes)?|pozdrawiam|h\u00e4lsningar|hilsen|hilsner)`;
/** A line that only says goodbye, longer than the listed sign-offs or different from them. */
const TAKES_LEAVE = new RegExp(
  String.raw`^(?:(?:thx|tnx|thanks|thank you|cheers|ciao|adieu|best|warmly|yours)(?:[ ,!.&+]+[^\s.!?]+){0,3}|.{0,40}\bin attesa\b.*|.{0,80}(?<!\p{L})${GREETINGS}|(?:\p{L}+ ){0,3}${GREETINGS}(?!\p{L})[^.!?]{0,40})\s*[,.!]*$`,
  'iu',
);
const LONGEST_LEAVE = 100;
/** How many lines of text a signature has at most, and how long its lines are. */
const [MOST_LINES, LONGEST_LINE] = [9, 70];

/** Where a sign-off that is not listed starts; undefined if the text has none. */
function findUnlistedLeave(draft: Parts): number | undefined {
  const lines = linesOf(draft.body.raw, draft.prose.start, findClosingStart(draft)).slice(-MOST_LINES);
  return lines.find(
    ({ text }, index) =>
      text.length <= LONGEST_LEAVE &&
      lines.slice(index + 1).every(({ text: line }) => line.length <= LONGEST_LINE) &&
      TAKES_LEAVE.test(text),
  )?.start;
}

/** A company's legal form, a number to call, an address or a tax number. */
const OF_SIGNATURE =
  /(?<!\p{L})(?:S\.?r\.?l|S\.?p\.?A|S\.?A\.?S|S\.?L|B\.?V|GmbH|AG|Inc|Ltd|LLC|Corp|Co|Svcs|P\.? ?IVA|VAT|USt|Tel|Phone|Ph|Mob(?:ile)?)(?:\.|(?!\p{L}))(?:[^.!?]*\.?)$|\+?\(?\d[\d ().-]{6,}$/iu;
/** A line that needs no period at its end. */
const ITEM = /^(?:[-*\u2022\u2013\u00b7\u2192]|\d+[.)])[ \t]/;
const ENDS_SENTENCE = /[.!?:;\u2026]["'\u201d)]*$/;
const NAME_ONLY = /^\p{Lu}[\p{L}'\u2019.-]*(?:[ ,|&]+\p{Lu}[\p{L}'\u2019.-]*){0,4}\.$/u;
const THANKED =
  /[.!?]\s+(?:thanks|thank you|thx|best|best regards|kind regards|regards|cheers|love|sincerely)[,!]?\s+\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?$/iu;

/** Whether it is certain that the prose ends above the closing: below a name, an address or another sign-off nothing can be added. */
export function isProseEndSure(draft: Parts): boolean {
  if (findUnlistedLeave(draft) !== undefined) return false;
  const lines = linesOf(draft.body.raw, draft.prose.start, findClosingStart(draft));
  const last = lines.at(-1)?.text ?? '';
  if (THANKED.test(last)) return false;
  if (lines.length < 2 && !/\n/.test(draft.body.raw.trim())) return true;
  return (
    ITEM.test(last) ||
    (ENDS_SENTENCE.test(last) && !(lines.length > 1 && last.length <= LONGEST_LEAVE && (NAME_ONLY.test(last) || OF_SIGNATURE.test(last))))
  );
}

/** The lines below the sign-off: a name, a company, a number to call. A postscript or fine print ends them; without a sign-off they are empty. */
export function findSignatureLines(draft: Parts): { start: number; end: number } {
  const { raw } = draft.body;
  const start = Math.min(findUnlistedLeave(draft) ?? draft.prose.end, draft.prose.end);
  const firstEnd = raw.indexOf('\n', start + 1);
  if (start >= raw.length || firstEnd === -1) return { start: raw.length, end: raw.length };
  const footer = linesOf(raw, firstEnd, raw.length).find(({ text }) => FOOTER_LINE.test(text));
  return { start: firstEnd + 1, end: footer?.start ?? raw.length };
}
