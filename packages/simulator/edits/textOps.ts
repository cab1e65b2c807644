import type { BodySentence, EmailDraft } from '../reading/draft.ts';
import { findFrom, findLastBefore } from '../reading/text/findFrom.ts';

export type Cut = { start: number; end: number; by?: string };

/** Puts replacements in; overlapping ones count once, the first wins. */
export function replaceRanges(text: string, cuts: readonly Cut[]): string {
  let [result, from] = ['', 0];
  for (const { start, end, by = '' } of cuts.toSorted((one, other) => one.start - other.start)) {
    if (start < from) continue;
    result += text.slice(from, start) + by;
    from = end;
  }
  return result + text.slice(from);
}

/** Closes the gaps a cut leaves: double blanks, blanks before a stop, stops at a line's start, more than one empty line. */
export const tidy = (text: string): string =>
  text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]+([,.!?;:])/g, '$1')
    .replace(/^[ \t]*[,;:.!]+[ \t]*/gm, '')
    .replace(/,(?=[.!?])/g, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/^[ \t]+(?=\S)/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const capitalise = (text: string): string => text.replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase());

/** Capital letters at the start of every sentence of a text whose words were cut. */
export const recapitalise = (text: string): string =>
  text.replace(/\p{Ll}(?<=(?:^|[.!?]\s+|\n\s*)\p{Ll})/gu, (letter) => letter.toUpperCase());

/** A sentence ends before a link that closes it, because links are blank to the reader of sentences: the link is its own all the same. */
function withClosingLink({ body }: EmailDraft, sentence: BodySentence): BodySentence {
  const link = findFrom(body.links, sentence.end);
  if (link === undefined || !/^[ \t:\u2013-]*$/.test(body.raw.slice(sentence.end, link.start))) return sentence;
  return { ...sentence, end: link.end + (/^[.!?]/.exec(body.raw.charAt(link.end))?.[0].length ?? 0) };
}

/** Sentences of the prose: greeting and signature left out, one that begins in the greeting cut. */
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

/** Lists of this length are gone through; longer ones are searched, or a text of many sentences and finds takes their product. */
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

/** Prose that must remain when sentences go. */
const LEAST_SENTENCES = 2;

/** The body without some sentences; null where too little prose would remain. */
export function withoutSentences(draft: EmailDraft, isCut: (sentence: BodySentence) => boolean, least = LEAST_SENTENCES): string | null {
  const sentences = proseSentences(draft);
  const gone = sentences.filter(isCut);
  if (gone.length === 0 || sentences.length - gone.length < least) return null;
  return tidy(replaceRanges(draft.body.raw, gone));
}

/** Applies a change to the prose alone. */
export const editProse = ({ body, prose }: EmailDraft, change: (text: string) => string): string =>
  body.raw.slice(0, prose.start) + change(body.raw.slice(prose.start, prose.end)) + body.raw.slice(prose.end);

/** The body with a sentence as the last of its prose, on a line of its own. */
export function appendToProse({ body, prose }: EmailDraft, sentence: string): string {
  const before = body.raw.slice(0, prose.end).trimEnd();
  const after = body.raw.slice(prose.end).trim();
  return `${before}\n\n${sentence}${after === '' ? '' : `\n\n${after}`}`;
}
