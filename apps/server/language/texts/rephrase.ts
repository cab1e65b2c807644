import { createHash } from 'node:crypto';
import { PROMPT_VERSION } from '../appeal/appealRequest.ts';
import { cleanLine } from '../cleanText.ts';
import type { Ask } from '../createAsk.ts';
import { withoutModel } from '../withoutModel.ts';
import { askForTexts, idFor, textsSchema } from './askForTexts.ts';

/** Quotations, and numbers with their signs and units: removed before a model sees the text, then restored. */
const FIXED = /“[^”]*”|\{\{[^}]*\}\}|[+−-]?\d[\d.,]*(?:\s?%)?(?:\s(?:in|of|to|out of)\s\d[\d.,]*(?:\s?%)?)?/gu;
const PLACEHOLDER = /\[\[(\d+)\]\]/gu;

/** A text with placeholders for the parts that must not change. */
export type TextWithPlaceholders = { text: string; pieces: string[] };

export function replaceFixedParts(text: string): TextWithPlaceholders {
  const pieces: string[] = [];
  return {
    text: text.replaceAll(FIXED, (piece) => {
      pieces.push(piece);
      return `[[${pieces.length}]]`;
    }),
    pieces,
  };
}

const NUMBER_WORDS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|hundred|thousand|half|third|quarter|double[sd]?|triple[sd]?|twice|percent|percentage)\b/giu;
/** Words that name factors. */
const FACTOR_WORDS =
  /\b(?:subjects?|headlines?|capitals?|emojis?|hype|buzzwords?|paragraphs?|reading|grade|greetings?|variables?|placeholders?|calendars?|proof|testimonials?|html|images?|attachments?|links?|opt[- ]?out|unsubscribe|seniority|industry|industries|questions?|lengths?|longer|shorter|short|long|guilt|reproach|tone|spam|filters?|placement|deliverability|standing|reputation|senders?|personal\w*|relevan\w*|timing|weekdays?|mornings?|follow-?ups?|domains?|list|contacts?|roles?|titles?|compan(?:y|ies)|names?|asks?|meetings?|numbers?|percentages?|exclamation|claims?|jargon|trust|price|pricing|budget|brand\w*)\b/giu;
const INNER_NAME = /(?<=[\p{Ll}\p{N},;:)\]][ \t])\p{Lu}[\p{L}'’-]+/gu;

const wordsOf = (text: string, pattern: RegExp): Set<string> => new Set((text.match(pattern) ?? []).map((word) => word.toLowerCase()));
const addsAny = (before: string, after: string, pattern: RegExp): boolean => {
  const known = wordsOf(before, pattern);
  return [...wordsOf(after, pattern)].some((word) => !known.has(word) && !known.has(word.replace(/s$/u, '')) && !known.has(`${word}s`));
};

const MAX_GROWTH = 1.6;
const MIN_SHARE = 0.4;

/** The rephrased text with its parts restored; undefined if it adds a number, a name or a factor, loses a part or repeats one. */
export function acceptRephrase({ text: before, pieces }: TextWithPlaceholders, after: string): string | undefined {
  const text = cleanLine(after, before.length * 2 + 200);
  if (text.length > before.length * MAX_GROWTH || text.length < before.length * MIN_SHARE) return undefined;
  const holes = [...text.matchAll(PLACEHOLDER)].map(([, number]) => Number(number));
  if (holes.length !== pieces.length || new Set(holes).size !== pieces.length || holes.some((hole) => hole < 1 || hole > pieces.length))
    return undefined;
  const bare = text.replaceAll(PLACEHOLDER, ' ');
  const known = before.replaceAll(PLACEHOLDER, ' ');
  if (/[\d“”"<>{}[\]]|https?:|www\./iu.test(bare)) return undefined;
  if ([NUMBER_WORDS, FACTOR_WORDS].some((pattern) => addsAny(known, bare, pattern))) return undefined;
  const names = [...wordsOf(bare, INNER_NAME)];
  if (names.some((name) => name !== 'i' && !known.toLowerCase().includes(name))) return undefined;
  return text.replaceAll(PLACEHOLDER, (_hole, number: string) => pieces[Number(number) - 1] ?? '');
}

const instructions = `You make short texts of a report on a cold email campaign easier to read.
The data is a JSON object with "texts". Each says what was measured; say the same in plain, friendly English, no longer than before.
Marks such as [[1]] stand for numbers and quotations: keep each exactly once, in a place where it still says the same. Add nothing: no numbers, names, reasons or advice of your own, and keep what is for apart from what is against. Say "in simulation" where the text does.
Answer with JSON only: {"texts":[{"id","text"}]}, one for each with the id as given.`;

const TEXTS_PER_CALL = 20;
const OUTPUT_TOKENS_PER_TEXT = 200;

/** Texts in other words; a text stays as it was if the model's version is not accepted. */
export async function rephrase(texts: readonly string[], ask: Ask): Promise<string[]> {
  const told = texts.slice(0, TEXTS_PER_CALL).map(replaceFixedParts);
  if (told.length === 0) return [...texts];
  const key = createHash('sha256')
    .update(JSON.stringify([PROMPT_VERSION, 'rephrase', told]))
    .digest('hex');
  const list = told.map(({ text }, index) => ({ id: idFor(key, index), text }));
  const request = {
    instructions,
    prompt: JSON.stringify({ texts: list }),
    schema: textsSchema('texts'),
    maxOutputTokens: 1500 + list.length * OUTPUT_TOKENS_PER_TEXT,
  };
  const ids = list.map(({ id }) => id);
  const answers = await askForTexts(request, ids, ask).catch(withoutModel(new Map<string, string>()));
  return texts.map((text, index) => {
    const [answer, holed] = [answers.get(ids[index] ?? ''), told[index]];
    return (answer === undefined || holed === undefined ? undefined : acceptRephrase(holed, answer)) ?? text;
  });
}
