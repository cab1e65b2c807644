import { emailOf, withBody } from '../../edits/edit.ts';
import type { Email } from '../../lead.ts';
import { findSignatureLines } from '../../reading/sections/findSigned.ts';
import { capitalise, hasMarkup, replaceRanges } from '../../edits/textOps.ts';
import { toEmailDraft, type EmailDraft } from '../../reading/draft.ts';
import { toSpans, spansOf } from '../../reading/featureReader.ts';
import type { Span } from '../../reading/span.ts';
import { ACRONYMS, ALSO_SHOUTED, SHOUTED_SHORT_WORDS } from '../../reading/text/acronyms.ts';
import { findEmoji } from '../../reading/text/findEmoji.ts';
import { MARKS } from '../../reading/text/marks.ts';
import type { Spelling } from '../../reading/text/spelling.ts';
import { splitWords } from '../../reading/text/splitWords.ts';
import { bodyColumn, clamp, present } from '../column.ts';
import { switched, flag } from '../contrasts.ts';
import type { FeatureValues } from '../features.ts';
import type { Sign } from '../sign.ts';

/** Unknown capitalized words of at least this length are words; shorter ones are abbreviations unless listed. */
const SHOUT_FROM = 6;

/** Two capitals of a script that has them. */
const CAPITALS = /^[A-Z\u00c0-\u00de\u0100-\u024f\u0370-\u052f]{2}/;

function isShoutedAnew(word: string): boolean {
  if (!/^[\p{Lu}'\u2019]{2,}$/u.test(word) || !CAPITALS.test(word.slice(0, 2)) || ACRONYMS.has(word)) return false;
  return SHOUTED_SHORT_WORDS.has(word) || word.length >= SHOUT_FROM;
}

const isShouted = (spelling: Spelling): boolean => (spelling.isShouted ??= isShoutedAnew(spelling.written));

function findCapsWords({ body, lead, name }: EmailDraft): Span[] {
  const found = body.words.filter((word) => isShouted(word.spelling));
  if (found.length === 0) return [];
  const names = new Set([...name.words, lead.company ?? ''].flatMap((text) => splitWords(text)).map((word) => word.key));
  return toSpans(
    'body',
    found.filter((word) => !names.has(word.key)),
  );
}

const MAY_EXCLAIM = MARKS.exclamation | MARKS.beyondAscii;

/** Characters before a word that are examined: scanning the whole text before every word would take quadratic time. */
const LOOKED_BACK = 60;

const textBefore = (text: string, at: number): string => text.slice(Math.max(0, at - LOOKED_BACK), at);

const isSentenceStart = (text: string, at: number): boolean =>
  /(?:^|[.!?]["'\u201d)]?\s+|\n\s*(?:[-*\u2022]\s*)?)$/.test(textBefore(text, at));

const SHOUTED_COMPOUND = /^[\p{Lu}'\u2019]+(?:[-\u2010\u2011][\p{Lu}'\u2019]+)*$/u;

/** The whole hyphenated word that a shouted word is part of. */
function toCompound(raw: string, { part, start, end }: Span): Span {
  const before = /[\p{L}\p{N}'\u2019\u2010\u2011-]*$/u.exec(textBefore(raw, start))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}'\u2019\u2010\u2011-]*/u.exec(raw.slice(end, end + LOOKED_BACK))?.[0].length ?? 0;
  return { part, start: start - before, end: end + after };
}

const IN_CAPITALS = /(?<![\p{L}\p{N}'\u2019.&/-])\p{Lu}{2,}(?![\p{L}\p{N}&/]|['\u2019]\p{L})/gu;

/** The everyday words of a body in capitals that do not count as shouting by themselves. */
const findAlsoShouted = ({ body: { raw } }: EmailDraft): Span[] =>
  [...raw.matchAll(IN_CAPITALS)]
    .filter(({ 0: word }) => ALSO_SHOUTED.has(word.toLowerCase()))
    .map(({ index, 0: word }) => ({ part: 'body', start: index, end: index + word.length }));

const isWithin = ({ start, end }: { start: number; end: number }, at: number): boolean => at >= start && at < end;

/** Shouted words of the prose in lower case, all of them or none. In a line of capitals, names cannot be told from words, so the writer must fix it. */
function calmCapitals(draft: EmailDraft): string {
  const { raw } = draft.body;
  const signature = findSignatureLines(draft);
  const isInProse = ({ start, end }: Span) => start >= draft.prose.start && end <= draft.prose.end && !isWithin(signature, start);
  const shouted = findCapsWords(draft).filter(isInProse);
  if (shouted.length === 0) return raw;
  const found = [...shouted, ...findAlsoShouted(draft).filter(isInProse)].map((span) => toCompound(raw, span));
  const isAmongCapitals = ({ start, end }: Span) =>
    /\p{Lu}{2,}['\u2019\p{Lu}]*[ \t,]+$/u.test(textBefore(raw, start)) || /^[ \t,]+\p{Lu}{2,}/u.test(raw.slice(end));
  // A hyphenated word with a part in a spelling of its own, "PRE-Sorted" or "NO-X3", is not understood.
  const isOdd = ({ start, end }: Span) => !SHOUTED_COMPOUND.test(raw.slice(start, end));
  if (found.some((span) => isAmongCapitals(span) || isOdd(span))) return raw;
  const cuts = found.map(({ start, end }) => {
    const word = raw.slice(start, end).toLowerCase();
    return { start, end, by: isSentenceStart(raw, start) ? capitalise(word) : word };
  });
  return replaceRanges(raw, cuts);
}

/** Marks after a word at the end of a sentence. Brands, code and markup keep theirs. */
const LOUD_END =
  /(?<=[\p{L}\p{N}%)}"'\u201d\0])(?<!\b(?:Yahoo|Kahoot|Joomla|Jeopardy|Yum))[!\uff01?]*[!\uff01][!\uff01?]*(?=["'\u201d)]?(?:\s|<|$))/giu;

/** Exclamation marks in the prose become periods, those in the greeting and the sign-off commas. */
function dropExclamations(draft: EmailDraft): string {
  const { raw } = draft.body;
  if (hasMarkup(draft)) return raw;
  const greetingEnd = draft.greeting?.end ?? 0;
  const signature = findSignatureLines(draft);
  const isShortLine = (at: number) => at > draft.prose.end && raw.slice(raw.lastIndexOf('\n', at) + 1, at).split(/\s+/).length <= 3;
  return raw.replace(LOUD_END, (marks, at: number) =>
    isWithin(signature, at) ? marks : marks.includes('?') ? '?' : at < greetingEnd || isShortLine(at) ? ',' : '.',
  );
}

const WORD_BEFORE = /(?:^|[\s(])(?:to|will|can|let's|we|you|i|and|a|an|the|your|our|my|more|some|with|of|for|in|at|on|is|are)[ \t]+$/i;

function blanksBefore(text: string, at: number): number {
  let from = at;
  while (from > 0 && (text.charAt(from - 1) === ' ' || text.charAt(from - 1) === '\t')) from -= 1;
  return at - from;
}

const MANY_BLANKS = /\n(?:[ \t]*\n){2,}/;

/** Removes emoji: at the start of several lines they are bullets; between two thoughts they may be the only separator, and stay. */
function dropEmoji(draft: EmailDraft): string {
  const { raw } = draft.body;
  if (hasMarkup(draft)) return raw;
  const signature = findSignatureLines(draft);
  const spans = findEmoji(draft.body).filter(({ start }) => !isWithin(signature, start));
  // An emoji can replace a word: "ready to ... your pipeline".
  const isWord = ({ start, end }: Span) =>
    WORD_BEFORE.test(textBefore(raw, start)) || /^[ \t]*(?:your|our|the|my|a|an)\b/i.test(raw.slice(end));
  if (spans.some(isWord)) return raw;
  const isHead = ({ start }: Span) => {
    const at = start - blanksBefore(raw, start);
    return at === 0 || raw.charAt(at - 1) === '\n';
  };
  const isList = spans.filter(isHead).length > 1;
  const cuts = spans.map((span) => {
    const { start, end } = span;
    const gap = /^[ \t]*/.exec(raw.slice(end))?.[0].length ?? 0;
    const before = blanksBefore(raw, start);
    if (isHead(span)) return { start: start - before, end: end + gap, by: isList ? '- ' : '' };
    const parts = /[\p{L}\p{N}]$/u.test(textBefore(raw, start - before)) && /^(?:\p{Lu}|\n)/u.test(raw.slice(end + gap));
    if (start < (draft.greeting?.end ?? 0) || start >= draft.prose.end)
      return { start: start - before, end, by: /^[ \t]*\n\s*\S/.test(raw.slice(end)) && start < (draft.greeting?.end ?? 0) ? ',' : '' };
    // Nothing is added after an address.
    const isBehindLink = draft.body.links.some((link) => link.end === start - before);
    return { start: start - before, end, by: parts && !isBehindLink ? '.' : '' };
  });
  const text = replaceRanges(raw, cuts);
  // A line of emoji alone leaves nothing.
  return MANY_BLANKS.test(raw) ? text : text.replace(/\n(?:[ \t]*\n){2,}/g, '\n\n');
}

/** How many kinds of loud signs there are. */
const kindsOf = ({ capsWords, exclamations, emoji }: FeatureValues): number =>
  [capsWords ?? 0, exclamations ?? 0, emoji ?? 0].filter((count) => count > 0).length;

/** The email without any loud sign of its body. */
function calm(draft: EmailDraft): Email {
  const steps = [calmCapitals, dropEmoji, dropExclamations];
  return steps.reduce((email, step) => {
    const own = toEmailDraft({ ...draft.lead, email }, draft.context);
    return withBody(own, step(own));
  }, emailOf(draft));
}

/** With this many words in capitals, nothing else is worth mentioning. */
const MANY_CAPITALS = 5;

/** What makes a body loud, if there is a single cause. */
function loudestOf({ capsWords, exclamations, emoji }: FeatureValues): 'capitals' | 'marks' | 'emoji' | 'present' {
  const [caps, marks, pictures] = [capsWords ?? 0, exclamations ?? 0, emoji ?? 0].map((count) => count > 0);
  if ((capsWords ?? 0) >= MANY_CAPITALS) return 'capitals';
  if (caps === true) return marks === true || pictures === true ? 'present' : 'capitals';
  if (marks === true) return pictures === true ? 'present' : 'marks';
  return 'emoji';
}

export const loudness: Sign<{
  features: 'capsWords' | 'exclamations' | 'emoji';
  columns: 'shouting' | 'bodyEmoji';
  edits: 'calm_body' | 'calm_body_capitals' | 'drop_exclamations' | 'drop_body_emoji';
  senses: 'capitals' | 'marks' | 'emoji' | 'present' | 'absent';
}> = {
  label: 'All caps and exclamation marks',
  features: {
    capsWords: { reader: { find: findCapsWords } },
    exclamations: { reader: { find: ({ body }) => ((body.marks & MAY_EXCLAIM) === 0 ? [] : spansOf(body, /[!\uff01]/g)) } },
    emoji: { reader: { find: ({ body }) => findEmoji(body) } },
  },
  columns: {
    shouting: bodyColumn({
      features: ['capsWords', 'exclamations'],
      bends: {
        free: { at: 1, unit: 'marks', reason: 'One exclamation mark or one capitalized word is normal.' },
        most: { at: 4, unit: 'marks beyond', reason: 'More than this makes no difference.' },
      },
      curve:
        ({ free, most }) =>
        (capsWords, exclamations) =>
          clamp(capsWords + exclamations - free, 0, most),
      effects: {
        inbox: {
          oddsRatio: 0.97,
          sd: 0.05,
          facts: ['sa-points'],
          grade: 'assumption',
          reason: 'Words in capitals and exclamation marks; at most four count.',
          causes: [
            { feature: 'exclamations', least: 2, name: 'exclamation marks' },
            { feature: 'capsWords', least: 2, name: 'words in all caps' },
          ],
        },
        reply: {
          oddsRatio: 0.96,
          sd: 0.06,
          facts: ['lavender-punct-subject'],
          grade: 'assumption',
          reason: 'The same effect on readers, measured only in subjects.',
        },
      },
      contrast: switched({ capsWords: 0, exclamations: 2 }, { capsWords: 0, exclamations: 1 }),
    }),
    bodyEmoji: bodyColumn({
      features: ['emoji'],
      curve: () => present,
      effects: { reply: { oddsRatio: 0.98, sd: 0.1, facts: ['replyio-emoji'], grade: 'assumption', reason: 'Measured in subjects only.' } },
      contrast: flag('emoji'),
    }),
  },
  shownBy: ['capsWords', 'exclamations', 'emoji'],
  sense: ({ isFor, values }) => (isFor ? 'absent' : loudestOf(values)),
  sentences: {
    capitals: {
      claim: { about: 'loud_body', states: 'present' },
      titles: ['Words in all caps'],
      what: ['“<quote>” is in all caps.'],
      why: ['Loud text reads like advertising.'],
      names: ['the words in all caps'],
      takeaways: ['Write it without all caps.'],
    },
    marks: {
      claim: { about: 'loud_body', states: 'present' },
      titles: ['Exclamation marks in the body'],
      what: ['The body has more than one exclamation mark.'],
      why: ['Readers associate them with advertising.'],
      names: ['the exclamation marks'],
      takeaways: ['End sentences with a period.'],
    },
    emoji: {
      claim: { about: 'loud_body', states: 'present' },
      titles: ['Emoji in the body'],
      what: ['The body contains “<quote>”.'],
      why: ['Readers associate emoji with newsletters.'],
      names: ['the emoji in the body'],
      takeaways: ['Leave “<quote>” out.'],
    },
    present: {
      claim: { about: 'loud_body', states: 'present' },
      titles: ['It is loud in places'],
      what: ['Signs such as “<quote>” add up.'],
      why: ['Loud text reads like advertising.'],
      names: ['the shouting'],
      takeaways: ['Write it more quietly.'],
    },
    absent: {
      claim: { about: 'loud_body', states: 'absent' },
      titles: ['No all caps or exclamation marks'],
      what: ['The body has no all caps, exclamation marks or emoji.'],
      why: ['Readers associate them with advertising.'],
      names: ['leaving out all caps and exclamation marks'],
      takeaways: ['Keep all caps and exclamation marks out.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `All caps, exclamation marks or emoji: “${quote}”` },
  edits: {
    calm_body: {
      alsoFixes: ['placement'],
      when: (values) => kindsOf(values) > 1,
      apply: calm,
      advice: ['Calm the body'],
    },
    calm_body_capitals: {
      alsoFixes: ['placement'],
      when: ({ capsWords }) => (capsWords ?? 0) > 0,
      apply: (draft) => withBody(draft, calmCapitals(draft)),
      advice: ['Change all-caps words to lowercase'],
    },
    drop_exclamations: {
      alsoFixes: ['placement'],
      when: ({ exclamations }) => (exclamations ?? 0) > 1,
      apply: (draft) => withBody(draft, dropExclamations(draft)),
      advice: ['End sentences with a period instead of an exclamation mark', 'Drop exclamation marks from the body'],
    },
    drop_body_emoji: {
      when: ({ emoji }) => (emoji ?? 0) > 0,
      apply: (draft) => withBody(draft, dropEmoji(draft)),
      advice: ['Leave emoji out of the body', 'Drop the emoji'],
    },
  },
};
