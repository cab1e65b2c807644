import type { BodySentence, EmailDraft } from '../reading/draft.ts';
import { findClosingStart, isProseEndSure } from '../reading/sections/findSigned.ts';
import { findFrom, findLastBefore } from '../reading/text/findFrom.ts';

export type Cut = { start: number; end: number; by?: string };

/** Applies replacements; of overlapping ones, the first wins. */
export function replaceRanges(text: string, cuts: readonly Cut[]): string {
  let [result, from] = ['', 0];
  for (const { start, end, by = '' } of cuts.toSorted((one, other) => one.start - other.start)) {
    if (start < from) continue;
    result += text.slice(from, start) + by;
    from = end;
  }
  return result + text.slice(from);
}

/** Closes the gaps that markup leaves: double spaces, spaces before punctuation, more than one empty line. */
export const tidy = (text: string): string =>
  text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]+([,.!?;:])(?=\s|$)/g, '$1')
    .replace(/[ \t]+$/gm, '')
    .replace(/^[ \t]+(?=\S)/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Capitalizes the first letter if the text starts with a plain lower-case word: not a variable, an address or a brand. */
export const capitalise = (text: string): string =>
  text.replace(/^["'\u201c\u2018(]?\p{Ll}[\p{Ll}'\u2019-]*(?=$|[\s,.:;!?)"\u201d])/u, (word) =>
    word.replace(/\p{Ll}/u, (letter) => letter.toUpperCase()),
  );

const EMPTY_LINE = /^[ \t]*(?:(?:[-*\u2022\u2013\u00b7]|\d+[.)])[ \t]*)?$/;
const countBreaks = (text: string): number => text.split('\n').length - 1;

function withoutBlanksAtEnd(text: string): string {
  let end = text.length;
  while (end > 0 && (text.charAt(end - 1) === ' ' || text.charAt(end - 1) === '\t')) end -= 1;
  return text.slice(0, end);
}

/** Emoji after a sentence belong to it. */
const ONLY_EMOJI = /^[\s!.]*(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)[\s!.]*)+$/u;

/** Removes one complete passage and closes the gap: an otherwise empty line goes too, with its bullet. */
function removeOne(text: string, { start, end }: Cut): string {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const head = before.slice(before.lastIndexOf('\n') + 1);
  const tail = /^[^\n]*/.exec(after)?.[0] ?? '';
  if (!EMPTY_LINE.test(head))
    return before.trimEnd() === before || tail.trim() !== '' ? withoutBlanksAtEnd(before) + after : before.trimEnd() + after;
  if (tail.trim() !== '' && !ONLY_EMOJI.test(tail)) return before + after.replace(/^[ \t]+/, '');
  const above = before.slice(0, before.length - head.length);
  const below = after.slice(tail.length);
  const [kept, next] = [above.trimEnd(), below.trimStart()];
  if (kept === '' || next === '') return kept + next;
  const breaks = Math.max(countBreaks(above.slice(kept.length)), countBreaks(below.slice(0, below.length - next.length)));
  return kept + '\n'.repeat(Math.min(2, breaks)) + next;
}

/** The text without some whole sentences or lines. */
export const removeWhole = (text: string, cuts: readonly Cut[]): string =>
  cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce(removeOne, text)
    .trim();

/** The sentence reader sees spaces instead of links, so a sentence ends before a closing link; this adds the link back to the sentence. */
function withClosingLink({ body }: EmailDraft, sentence: BodySentence): BodySentence {
  const link = findFrom(body.links, sentence.end);
  if (link === undefined || !/^[ \t:\u2013-]*$/.test(body.raw.slice(sentence.end, link.start))) return sentence;
  return { ...sentence, end: link.end + (/^[.!?]/.exec(body.raw.charAt(link.end))?.[0].length ?? 0) };
}

/** Sentences of the prose, without greeting and signature; a sentence that starts in the greeting is cut. */
export const proseSentences = (draft: EmailDraft): BodySentence[] =>
  draft.sentences
    .filter(({ start, end }) => end > draft.prose.start && start < draft.prose.end)
    .map((sentence) => ({
      ...sentence,
      start: Math.max(sentence.start, draft.prose.start),
      end: Math.min(sentence.end, draft.prose.end),
    }))
    .map((sentence) => withClosingLink(draft, sentence));

type Offsets = { start: number; end: number };

/** Lists up to this length are scanned; longer ones are binary-searched, because scanning would take sentences times matches. */
const GONE_THROUGH = 8;

/** A list's spans by their starts, each with the furthest end so far. */
const searched = new WeakMap<readonly Offsets[], readonly { start: number; furthest: number }[]>();

function toSearched(spans: readonly Offsets[]): readonly { start: number; furthest: number }[] {
  const known = searched.get(spans);
  if (known !== undefined) return known;
  const sorted: { start: number; furthest: number }[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start))
    sorted.push({ start, furthest: Math.max(sorted.at(-1)?.furthest ?? 0, end) });
  searched.set(spans, sorted);
  return sorted;
}

export function touches(sentence: Offsets, spans: readonly Offsets[]): boolean {
  if (spans.length <= GONE_THROUGH) return spans.some(({ start, end }) => start < sentence.end && sentence.start < end);
  const last = findLastBefore(toSearched(spans), sentence.end);
  return last !== undefined && sentence.start < last.furthest;
}

/** Sentences that must remain after a deletion. */
const LEAST_SENTENCES = 2;

/** The body without some sentences; null if too little prose would remain. */
export function withoutSentences(draft: EmailDraft, isCut: (sentence: BodySentence) => boolean, least = LEAST_SENTENCES): string | null {
  const sentences = proseSentences(draft);
  const gone = sentences.filter(isCut);
  if (gone.length === 0 || sentences.length - gone.length < least) return null;
  return removeWhole(draft.body.raw, gone);
}

/** Applies a change only to the prose. */
export const editProse = ({ body, prose }: EmailDraft, change: (text: string) => string): string =>
  body.raw.slice(0, prose.start) + change(body.raw.slice(prose.start, prose.end)) + body.raw.slice(prose.end);

/** Whether a body contains markup, where no line can be inserted by offset. */
export const hasMarkup = ({ body }: EmailDraft): boolean => /<\/?[a-z][^<>]*>/i.test(body.raw);

/** The body with a new last sentence of its prose, on its own line above the closing. Unchanged inside markup, and where the end of the prose is uncertain. */
export function appendToProse(draft: EmailDraft, sentence: string): string {
  if (hasMarkup(draft) || !isProseEndSure(draft)) return draft.body.raw;
  const at = findClosingStart(draft);
  const before = draft.body.raw.slice(0, at).trimEnd();
  const after = draft.body.raw.slice(at).trim();
  return `${before}\n\n${sentence}${after === '' ? '' : `\n\n${after}`}`;
}
