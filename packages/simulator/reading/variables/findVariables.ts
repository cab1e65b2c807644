import { MARKS, marksOf } from '../text/marks.ts';

/** A placeholder in a text; `isFilled` if it is the first name, left by design. */
export type Variable = { start: number; end: number; isFilled: boolean };

/** Words that show that a text in brackets is a forgotten placeholder and not a remark. */
const NOUN = String.raw`(?:(?:first|last|full|company|your|their|prospect|recipient|lead|contact|sender|my|job|insert|add|enter|custom|account|business|client)[\s_-]?)*(?:name|company|title|role|position|industry|city|country|website|domain|pain\s?point|competitor|product|email|signature|phone|topic|variable|calendar[\s_-]?link|link|date|day|time|here|fname|lname|firstname|lastname|companyname|organization|organisation|icebreaker|personali[sz]ation|department|address|number)(?:[\s_-]?(?:here|name|\d))?`;
const KEY = String.raw`[A-Za-z][\w.\- ]{0,40}`;

const FORMS: readonly string[] = [
  String.raw`\{\{\{?[^{}\n]*\}?\}\}`,
  String.raw`\{\{\s*${KEY}`,
  String.raw`\{![^{}\n]{1,60}\}`,
  String.raw`[$#]\{[^{}\n]{1,60}\}`,
  String.raw`\{%[^{}\n]{1,80}%\}`,
  // One pair of braces: a name, or spintax alternatives that were never resolved.
  String.raw`\{${KEY}(?:\|[^{}\n]{0,60})*\}`,
  String.raw`\*\|[^|\n]{1,40}\|\*`,
  String.raw`%[A-Za-z][A-Za-z_ ]{1,30}%`,
  String.raw`<<[^<>\n]{1,40}>>|\u00ab${NOUN}\u00bb`,
  String.raw`<\s*${NOUN}\s*>`,
  String.raw`\[\[[^[\]\n]{1,40}\]\]`,
  String.raw`\[\s*${NOUN}\s*\](?!\()`,
  String.raw`(?<![\w#])#\s*${NOUN}\s*#(?![\w#])|(?<!\w)__${NOUN}__(?!\w)|\[[*-]\s*${NOUN}\s*[*-]\](?!\()`,
  // An order to the writer: `[INSERT CITY]`, `[add their latest news]`.
  String.raw`\[\s*(?:insert|enter|add|fill[ _-]in|your) [^[\]\n]{2,40}\](?!\()`,
  // A column name instead of its value: `COMPANY_NAME`.
  String.raw`(?<![\w/?&=.#@-])(?:first|last|full|company|job)_(?:name|title)(?![\w/=@]|\.\w)`,
];
const VARIABLE = new RegExp(FORMS.join('|'), 'gi');
const FIRST_NAME = /^\{\{\s*first_?name\s*\}\}$/i;
/** Tags that a sending tool fills itself: the unsubscribe link, the sender's address, the copy on the web. */
const OF_SENDING =
  /unsub|opt[\s_-]?out|update[\s_-]?profile|preference|list:|archive|(?:view|web)[\s_-]?(?:in[\s_-]?browser|version)|current[\s_-]?year/i;
/** A greeting whose name is empty, or a word such as "null". */
const EMPTY_NAME =
  /^(\s*(?:hi|hello|hey|dear|hallo|hola|bonjour|ciao|ol\u00e1|hej)) {0,2}( ,|\s(?:null|undefined|nan|none|n\/a|#n\/a|#ref!|unknown|first[ -]?name|fname)(?=\s*[,!\n]))/i;

const MAY_HOLD_VARIABLE = MARKS.placeholder | MARKS.square | MARKS.markup | MARKS.beyondAscii;

/**
 * The placeholders left in a text, in order: `{{company}}`, `{first_name}`, `[Name]`, `%FIRSTNAME%`, `<<name>>` and the like, and an empty greeting.
 * `marks` are the text's. `called`: the name of who is greeted, if it looks like a word for nothing.
 */
export function findVariables(text: string, marks = marksOf(text), called = ''): Variable[] {
  const variables: Variable[] = [];
  const empty = EMPTY_NAME.exec(text);
  if (empty !== null && (called === '' || empty[2]?.trim() !== called)) {
    const start = (empty[1] ?? '').length;
    variables.push({ start, end: empty[0].length, isFilled: false });
  }
  if ((marks & MAY_HOLD_VARIABLE) === 0) return variables;
  for (const match of text.matchAll(VARIABLE)) {
    if (OF_SENDING.test(match[0])) continue;
    variables.push({ start: match.index, end: match.index + match[0].length, isFilled: FIRST_NAME.test(match[0]) });
  }
  return variables;
}
