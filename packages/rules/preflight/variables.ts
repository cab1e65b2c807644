import { findVariables, isFirstNameVariable } from '../emailTemplate.ts';
import { findVariableSource } from '../emailTemplateVariables.ts';
import { findCloseName } from './closeName.ts';
import { findOpenSlots } from '../openSlots.ts';
import type { Sighting } from './finding.ts';
import { oncePerText } from './oncePerText.ts';

/**
 * Placeholders of other tools, which are not filled here: {name}, [name], %NAME%, <<name>>, *|NAME|*, ${name}, {%name%}, {name|there},
 * #NAME#, __NAME__, <first name>, {$name}, [-name-], and a bare column name.
 */
const FOREIGN =
  /(?<!\{)\$?\{[ \t]*[$!]?[A-Za-z][\w -]{1,30}[ \t]*(?:\|[^{}\n]{0,30})*\}(?!\})|\[[*-][A-Za-z][\w -]{1,30}[*-]\]|\[\[[ \t]*[A-Za-z][\w -]{1,30}[ \t]*\]\]|\[[ \t]*[A-Za-z][\w -]{1,30}[ \t]*\](?!\()|(?:<%[ \t]*|%%|%)[A-Za-z][A-Za-z_]{2,30}(?:[ \t]*%>|%%|%)|<<[ \t]*[A-Za-z][\w -]{1,30}[ \t]*>>|\*\|[ \t]*[A-Za-z][\w -]{1,30}[ \t]*\|\*|\{%[ \t]*[A-Za-z][\w -]{1,30}[ \t]*%\}|(?<![\w#])#[A-Za-z][A-Za-z_]{2,30}#(?![\w#])|(?<!\w)__[A-Za-z][A-Za-z_]{1,28}[A-Za-z]__(?!\w)|(?<!<)<(?:[A-Za-z]+[ _-]?[Nn](?:ame|AME)|[Cc]ompany|COMPANY)>|(?<!\{\{[^{}\n]{0,40})(?<![\w/?&=.#@-])(?:first|last|full|company|job)_(?:name|title)(?![\w/=@]|\.\w)/g;

/** The name in a placeholder, without its brackets and its fallback text. */
const nameIn = (written: string): string =>
  written
    .replace(/^[^A-Za-z]+/, '')
    .replace(/[^\w -].*$/s, '')
    .replace(/[_\s-]+$/, '');

/** Words that make a bracket a placeholder and not a remark: "[first name]", "[Insert company]". */
const PLACEHOLDER =
  /^(?:(?:insert|add|enter|your|their|prospect|recipient|lead|contact|my|the)[ _-]?)*(?:(?:first|last|full|company|job|sender)[ _-]?)?(?:name|fname|lname|company|organi[sz]ation|title|role|position|industry|city|website|pain ?point|competitor|product|icebreaker|personali[sz]ation|signature|calendar ?link|topic)(?:[ _-]?here)?$/i;

const COMPANY = /^(?:company|organi[sz]ation)(?:_?name)?$/i;

const toKnown = (name: string, headers: readonly string[] | null): string | null => {
  const key = name.trim().replaceAll(/[\s-]+/g, '_');
  if (/^(?:first_?name|f_?name|name)$/i.test(key)) return '{{first_name}}';
  // As the better version writes it: one variable has one name everywhere.
  if (COMPANY.test(key) && findVariableSource('company', headers) !== undefined) return '{{company}}';
  return findVariableSource(key, headers) === undefined || !/^\p{L}[\p{L}\p{N}_]*$/u.test(key) ? null : `{{${key.toLowerCase()}}}`;
};

/** Alternatives of which another tool would send one: {Hi|Hello}. */
const ALTERNATIVES = /^\{[^{}|]*\|/;
/** A bare name may stand inside another placeholder: only the sender can tell. */
const isBare = (written: string): boolean => /^\w+$/.test(written) && !written.startsWith('__');

type Foreign = { start: number; end: number; written: string; known: string | null };

/** Placeholders of other tools with their positions, in UTF-16 units, and the file's matching variable, if any. */
export function findForeignVariables(text: string, headers: readonly string[] | null): Foreign[] {
  if (!/[{[%<*#_]/.test(text)) return [];
  const read = oncePerText((written) => {
    const name = nameIn(written);
    const known = toKnown(name, headers);
    return { known, isForeign: known !== null || PLACEHOLDER.test(name) || ALTERNATIVES.test(written) };
  });
  return [...text.matchAll(FOREIGN)].flatMap(({ 0: written, index }): Foreign[] => {
    const { known, isForeign } = read(written);
    return isForeign ? [{ start: index, end: index + written.length, written, known }] : [];
  });
}

const findForeign = (text: string, headers: readonly string[] | null): Sighting[] =>
  findForeignVariables(text, headers).map(({ written, known }) => ({
    kind: 'foreign_variable',
    text: written,
    instead: known,
    fix: known === null || isBare(written) ? null : { kind: 'replace', from: written, to: known },
  }));

/** What only the sender can write. */
const findSlots = (text: string): Sighting[] =>
  findOpenSlots(text).map((slot) => ({ kind: 'open_slot', text: slot.text, instead: null, fix: null }));

/** A block of another tool's language, "{{#if first_name}}": it stands for nothing. */
const BLOCK = /^[#/^>&!]|^else$/;
/** The name behind a fallback, a path or a third brace: "first_name | default: 'there'", "contact.first_name". */
const bareName = (name: string): string =>
  (name.split('|')[0] ?? '')
    .replaceAll(/[{}\s]+/g, ' ')
    .trim()
    .replace(/^.*\./s, '');

/** The variable that a name in double braces means; null if there is none. */
function meantBy(name: string, headers: readonly string[] | null): string | null {
  if (BLOCK.test(name)) return null;
  const bare = bareName(name);
  return bare !== name && findVariableSource(bare, headers) !== undefined && /^\p{L}[\p{L}\p{N}_]*$/u.test(bare)
    ? bare
    : findCloseName(name, headers);
}

/** Double braces that were not filled. */
function findOpen(text: string, headers: readonly string[] | null): Sighting[] {
  if (!text.includes('{{')) return [];
  return findVariables(text).map(({ name, start, end }): Sighting => {
    const written = text.slice(start, end);
    if (isFirstNameVariable(name)) return { kind: 'open_first_name', text: '{{first_name}}', instead: null, fix: null };
    const close = meantBy(name, headers);
    if (close === null) return { kind: 'unknown_variable', text: written, instead: null, fix: null };
    const instead = `{{${close}}}`;
    return { kind: 'misspelt_variable', text: written, instead, fix: { kind: 'replace', from: written, to: instead } };
  });
}

/** Placeholders left in a filled text. `headers` are the file's, null without a header row. */
export function findLeftVariables(text: string, headers: readonly string[] | null): Sighting[] {
  const slots = findSlots(text);
  // "[your name]" is reported once, as an open slot, because that blocks the launch.
  const foreign = findForeign(text, headers).filter(
    ({ text: written, fix }) => fix !== null || !slots.some((slot) => slot.text === written),
  );
  return [
    ...findOpen(text, headers),
    ...foreign,
    ...slots.filter(({ text: slot }) => !foreign.some(({ text: written }) => written === slot)),
  ];
}
