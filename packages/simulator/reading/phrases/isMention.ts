/** A negation at the end of the text before a phrase. */
const RULED_OUT = /(?:\b(?:no|not|never|without|nothing|isn['\u2019]?t|aren['\u2019]?t)\s+(?:an?\s+|the\s+|any\s+)?)$/i;
/** An opening and a closing quotation mark around a phrase; a straight apostrophe is neither. */
const OPENS = /(?:^|[\s([])["\u201c\u201e\u00ab\u2018](?:[^"\u201c\u201d\u201e\u00ab\u00bb\u2019\n]{0,80})$/;
const CLOSES = /^[^"\u201c\u201e\u00ab\n]{0,80}["\u201d\u00bb\u2019]/;
/** Characters read on each side of a phrase. */
const AROUND = 90;

/** Whether a phrase is quoted or negated rather than stated: `no secret to remember`, `an email with "act now" in it`. */
export function isMention(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = text.slice(Math.max(0, start - AROUND), start);
  return RULED_OUT.test(before) || (OPENS.test(before) && CLOSES.test(text.slice(end, end + AROUND)));
}
