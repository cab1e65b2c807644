import { findLinks } from '../reading/links/findLinks.ts';
import { findNameMarks } from '../reading/text/nameMarks.ts';
import { beginsSentence } from '../reading/text/splitSentences.ts';
import { maskMarkup } from '../reading/text/maskMarkup.ts';
import { remember, rememberLines } from '../reading/text/remember.ts';
import { findVariables } from '../reading/variables/findVariables.ts';

/** `start` and `end` are the ends of the text; a mark is one character, or an ellipsis. */
export type Token = { kind: 'word' | 'mark' | 'line' | 'link' | 'variable' | 'start' | 'end'; text: string; key: string };

export type Line = { text: string; isAfterBlank: boolean };

/** One part of an email, parsed for comparison with another. */
export type PartText = {
  raw: string;
  /** Markup is replaced by spaces, links by runs of U+E000, and variables by runs of U+E001. */
  visible: string;
  tokens: readonly Token[];
  links: readonly string[];
  variables: readonly string[];
  tags: readonly string[];
  lines: readonly Line[];
  sentences: readonly string[];
};

const LINK = '\ue000';
const VARIABLE = '\ue001';
const TAG = /<\/?[a-z][^<>]*>/gi;
const TAG_OR_COMMENT = /<\/?[a-z][^<>]*>|<!--[\s\S]*?-->/gi;

/** Looks for comments only up to the last comment end: with many unclosed ones, each search would otherwise scan to the end of the text. */
function findTags(raw: string): string[] {
  const lastEnd = raw.lastIndexOf('-->');
  if (lastEnd === -1) return raw.match(TAG) ?? [];
  const end = lastEnd + '-->'.length;
  return [...(raw.slice(0, end).match(TAG_OR_COMMENT) ?? []), ...(raw.slice(end).match(TAG) ?? [])];
}

const TOKEN =
  /\ue000+|\ue001+|\n[\s]*\n|\n|[$\u20ac\u00a3]?[\p{L}\p{N}]+(?:[.,'\u2019&/+@_:-]?[\p{L}\p{N}]+)*(?:%|\+\+?(?![\p{L}\p{N}])|#)?|\.{3}|\u2026|[^\s\p{L}\p{N}]/gu;

const KINDS: Readonly<Record<string, Token['kind']>> = { [LINK]: 'link', [VARIABLE]: 'variable', '\n': 'line' };

function toToken(text: string): Token {
  const kind = KINDS[text.charAt(0)] ?? (/[\p{L}\p{N}]/u.test(text) ? 'word' : 'mark');
  if (kind === 'line') return { kind, text, key: text.length > 1 ? '\n\n' : '\n' };
  return { kind, text, key: kind === 'word' ? text.toLowerCase() : text.charAt(0) };
}

function mask(raw: string): Pick<PartText, 'visible' | 'links' | 'variables'> {
  const links = findLinks(raw);
  const variables = findVariables(raw).filter(({ start, end }) => /^[^\s,]/.test(raw.slice(start, end)));
  let text = raw;
  const hide = (found: readonly { start: number; end: number }[], by: string) => {
    let [hidden, from] = ['', 0];
    for (const { start, end } of found) {
      hidden += text.slice(from, start) + by.repeat(Math.max(0, end - Math.max(from, start)));
      from = Math.max(from, end);
    }
    text = hidden + text.slice(from);
    return found.map(({ start, end }) => raw.slice(start, end));
  };
  const texts = { variables: hide(variables, VARIABLE), links: hide(links, LINK) };
  return { ...texts, visible: text.includes('<') ? maskMarkup(text) : text };
}

const ABBREVIATION = /(?:\b(?:mr|mrs|ms|dr|prof|inc|ltd|co|corp|e\.g|i\.e|etc|vs|approx|no|st|jr|sr|p\.s|ps|a\.m|p\.m|u\.s)|\b\p{Lu})\.$/iu;

const CLOSING = /["'\u201d\u2019)\]]*$/;

/** Sentences, line by line; an abbreviation or the mark of a name does not end one. */
export const splitLine = rememberLines((line): readonly string[] => {
  const names = findNameMarks(line);
  const isInName = (end: number, next: number): boolean =>
    names.has(end - (CLOSING.exec(line.slice(0, end))?.[0].length ?? 0) - 1) && !beginsSentence(line.slice(next));
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: gap } of line.matchAll(/(?<=[.!?\u2026]["'\u201d\u2019)\]]*)[ \t]+/g)) {
    if (ABBREVIATION.test(line.slice(from, index)) || isInName(index, index + gap.length)) continue;
    sentences.push(line.slice(from, index));
    from = index + gap.length;
  }
  return [...sentences, line.slice(from)].map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
});

function splitLines(visible: string): Line[] {
  let isAfterBlank = true;
  return visible.split('\n').flatMap((written) => {
    const text = written.trim();
    const line = { text, isAfterBlank };
    isAfterBlank = text === '';
    return text === '' ? [] : [line];
  });
}

/** The tokens of a text; a name and its mark are one. */
function toTokens(text: string): Token[] {
  const names = findNameMarks(text);
  return [...text.matchAll(TOKEN)].flatMap(({ index, 0: written }): Token[] =>
    names.has(index) ? [] : [toToken(names.has(index + written.length) ? text.slice(index, index + written.length + 1) : written)],
  );
}

function parse(written: string): PartText {
  const raw = written.replaceAll('\r', '');
  const { visible, links, variables } = mask(raw);
  const lines = splitLines(visible);
  const trimmed = visible.trim();
  const edge = (kind: 'start' | 'end'): Token => ({ kind, text: '', key: kind });
  return {
    raw,
    visible,
    links,
    variables,
    lines,
    tokens: [edge('start'), ...toTokens(trimmed), edge('end')],
    tags: findTags(raw),
    sentences: lines.flatMap(({ text }) => splitLine(text)),
  };
}

/** How many characters of texts are kept parsed. */
const CHARACTERS = 200_000;

/** Parses one part of an email. One email is compared with many edits of it. */
export const toPartText = remember(CHARACTERS, parse, ({ length }) => length);

/** Letters and digits only, to recognize a line or a sentence whose punctuation changed. */
export const lettersOf = rememberLines((text) => text.toLowerCase().replace(/[^\p{L}\p{N}\ue000\ue001]+/gu, ''));

/** Words in lowercase, with their apostrophes and hyphens. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'\u2019-]*/gu) ?? [];
