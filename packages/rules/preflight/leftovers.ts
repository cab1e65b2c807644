import { findOpenSlots } from '../openSlots.ts';
import type { CheckedEmail, Sighting } from './finding.ts';

/** Text that no email contains on purpose: filler and spreadsheet errors. XXX is filler if it replaces a word or a figure. */
const FILLER = /\bX{3,}\b|(?<!\w)X{2,}\s?%|[$\u20ac\u00a3]\s?X{2,}(?!\w)|\blorem ipsum\b|#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!)/gi;
/** A program's word for nothing, where a name belongs. */
const GREETED_NOTHING =
  /(?<=^\s*(?:hi|hello|hey|dear|hallo|hola|bonjour|ciao|ol\u00e1|liebe[rs]?)[ \t]+)(?:undefined|null|nan|none)(?=[ \t]*(?:[,.!:\n]|$))/i;
/** The same after a preposition and before punctuation. */
const NOTHING = /(?<=\b(?:at|for|from|with)[ \t]+)(?:undefined|null|NULL|NaN)(?=[ \t]*(?:[,.!?;:)\n]|['\u2019]s\b|$))/g;
/** These two are not words in any language. */
const BARE_NOTHING = /(?<![\w`.'"-])(?:undefined|NaN)(?![\w`'"(-])/g;
const EMPTY_GREETING = /^\s*(?:hi|hello|hey|dear|hallo|hola|bonjour|ciao|ol\u00e1|hej|liebe[rs]?)[ \t]+[,!](?=\s)/iu;

/**
 * Template placeholders that the sender did not fill: `[benefit]`, `[INSERT CASE STUDY HERE]`, `<similar company>`. Links, footnotes, remarks
 * such as `[sic]`, pronouns added to a quotation and HTML tags do not count.
 */
const SQUARE =
  /(?<![\p{L}\p{N}\])[])\[\[?(?!\[|(?:sic|x|external|edited|edit|redacted|laughs?|pause|inaudible|see|we|i|he|she|it|they|you|us|him|them|our|my|his|her|its|their|the|and|but|is|are|was|were|note|ps|image|cid|draft|video|photo|pdf|confidential|internal)\b)[A-Za-z][A-Za-z'\u2019_/ -]{1,48}\]\]?(?![([:\]])/giu;
const TAGS =
  'a|abbr|address|article|aside|audio|b|base|blockquote|body|br|button|canvas|caption|center|cite|code|col|dd|del|details|div|dl|dt|em|fieldset|figure|font|footer|form|frame|h\\d|head|header|hr|html|i|iframe|img|input|ins|label|legend|li|link|main|map|mark|meta|nav|object|ol|option|p|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|time|title|tr|u|ul|var|video|wbr';
const ANGLE = new RegExp(
  `(?<!<)<{1,2}(?!(?:${TAGS})\\b)(?:[A-Za-z][A-Za-z'\u2019_/-]*(?: [A-Za-z'\u2019_/-]+){1,5}|company|name|benefit|date|day|city|industry|product|topic|role)>{1,2}`,
  'giu',
);

/** A subject may begin with a tag: "[Webinar] What the bill changes". */
const TAG = /^\s*\[([\p{L}'\u2019 /-]{2,30})\] (?=["\u201c\u2018\p{Lu}\d])/u;
/** Words for what a column holds, or that ask the sender to write something. */
const COLUMN_WORD =
  /\b(?:(?:first|last|full|sur)? ?names?|compan(?:y|ies)|firm|organi[sz]ation|business|city|town|state|country|location|title|role|position|job|industry|sector|product|service|topic|subject|benefit|pain|problem|result|number|figure|date|day|month|time|year|value|amount|price|insert|add|your|their|trigger|prospect|lead|contact|recipient|customers?|clients?|competitor|similar|mutual|website|domain|department|team)\b/i;
const findTag = (subject: string): string | undefined => {
  const label = TAG.exec(subject)?.[1];
  return label === undefined || COLUMN_WORD.test(label) || !/^\p{Lu}/u.test(label) ? undefined : `[${label}]`;
};

/** Tags that a sending tool fills itself. */
const OF_SENDING = /unsub|opt[\s_-]?out|preferences|(?:view|web)[\s_-]?(?:(?:it |this )?in[\s_-]?(?:your[\s_-]?)?browser|version)/i;

const listPlaceholders = (text: string, isSubject: boolean): string[] => {
  const slots = new Set(findOpenSlots(text).map((slot) => slot.text));
  const tag = isSubject ? findTag(text) : undefined;
  if (tag !== undefined) slots.add(tag);
  const square = text.includes('[') ? (text.match(SQUARE) ?? []) : [];
  const angle = text.includes('<') ? (text.match(ANGLE) ?? []) : [];
  return [...square, ...angle].filter((piece) => !slots.has(piece) && !OF_SENDING.test(piece));
};

const sighted = (kind: 'leftover' | 'empty_greeting', text: string): Sighting => ({ kind, text: text.trim(), instead: null, fix: null });

/** What an email merge left in a filled body or subject. A program's word for nothing counts only where a value belongs. */
export function findLeftovers(text: string, { isSubject = false }: { isSubject?: boolean } = {}): Sighting[] {
  const found = [
    ...(text.match(FILLER) ?? []),
    ...(GREETED_NOTHING.exec(text) ?? []),
    ...(text.match(NOTHING) ?? []),
    ...listPlaceholders(text, isSubject),
  ];
  const empty = EMPTY_GREETING.exec(text);
  return [
    ...[...new Set(found)].map((piece) => sighted('leftover', piece)),
    ...(empty === null ? [] : [sighted('empty_greeting', empty[0])]),
  ];
}

/** Whether what looks like a program's word for nothing is the lead's own first name: Nan Craig is a person. */
export const isOwnName = ({ kind, text }: Sighting, { firstName, fullName }: CheckedEmail): boolean =>
  kind === 'leftover' && /^\p{Lu}\p{Ll}+$/u.test(text) && text === firstName?.trim() && fullName?.trim().startsWith(`${text} `) === true;

/** `undefined` and `NaN` anywhere in a text: leftovers unless most emails on the list use them. */
export const findNothingWords = (text: string): Sighting[] =>
  [...new Set(text.match(BARE_NOTHING))].map((piece) => sighted('leftover', piece));
