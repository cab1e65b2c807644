import { toEmailDraft, findSentenceAt, type BodySentence, type EmailDraft } from '../reading/draft.ts';
import type { Feature, Span } from '../reading/features.ts';
import { FEATURE_READERS, LANGUAGE_DEPENDENT_FEATURES } from '../reading/features/readers.ts';
import type { Evidence } from './explanation.ts';
import type { FactorId } from './factorIds.ts';
import { FACTORS } from './factors.ts';
import type { LeadRow } from './rows.ts';
import { bend } from '../model/column.ts';

const MOST_SPANS = 3;
/** Characters before the words in question from which a sentence is too long to be quoted whole. */
const LONG_START = 60;

/** Features whose words say little outside their sentence. */
const inSentences: ReadonlySet<Feature> = new Set([
  'interestAsks',
  'meetingAsks',
  'asks',
  'socialProof',
  'numberClaims',
  'guilt',
  'referral',
  'apologies',
  'occasion',
  'attachments',
  'optOutLine',
  'ownWords',
  'titleMentions',
]);

function toSentence(draft: EmailDraft, span: Span): Span {
  if (span.part === 'subject') return span;
  const sentence = findSentenceAt(draft.sentences, span.start);
  if (sentence === undefined) return span;
  // A greeting that shares its sentence is no evidence.
  const start = Math.max(sentence.start, Math.min(span.start, draft.prose.start));
  return { part: 'body', start: clauseStart(draft, { start, end: span.start }), end: Math.max(sentence.end, span.end) };
}

/** Of a long sentence only the clause that holds the words. */
function clauseStart({ body }: EmailDraft, { start, end }: { start: number; end: number }): number {
  if (end - start < LONG_START) return start;
  const comma = body.raw.lastIndexOf(', ', end);
  return comma > start ? comma + 2 : start;
}

const spansOfFeature = (draft: EmailDraft, feature: Feature): Span[] => {
  if (draft.language !== 'en' && LANGUAGE_DEPENDENT_FEATURES.has(feature)) return [];
  const spans = FEATURE_READERS[feature].find(draft);
  return inSentences.has(feature) ? spans.map((span) => toSentence(draft, span)) : [...spans];
};

const proseSentences = ({ sentences, prose }: EmailDraft): BodySentence[] =>
  sentences.filter((sentence) => sentence.start >= prose.start && sentence.end <= prose.end);

const wordsIn = ({ body }: EmailDraft, { start, end }: { start: number; end: number }): number =>
  body.words.filter((word) => word.start >= start && word.end <= end).length;

const toSpan = (range: { start: number; end: number } | undefined): Span[] =>
  range === undefined ? [] : [{ part: 'body', start: range.start, end: range.end }];

/** Where the body passes the length that costs nothing. */
function passingSentence(draft: EmailDraft): Span[] {
  const last = draft.body.words[Math.floor(bend('bodyLength.plateauEnd'))];
  return last === undefined ? [] : toSpan(findSentenceAt(draft.sentences, last.start));
}

/** The sentence with most words. */
const longestSentence = (draft: EmailDraft): Span[] =>
  toSpan(proseSentences(draft).toSorted((one, other) => wordsIn(draft, other) - wordsIn(draft, one))[0]);

/** The sentence that speaks most of the sender. */
function selfSentence(draft: EmailDraft): Span[] {
  const selves = draft.bodyPhrases.filter(({ stock }) => stock === 'self');
  const countIn = ({ start, end }: BodySentence) => selves.filter((match) => match.start >= start && match.end <= end).length;
  return toSpan(proseSentences(draft).toSorted((one, other) => countIn(other) - countIn(one))[0]);
}

const closingSentence = (draft: EmailDraft): Span[] => toSpan(proseSentences(draft).at(-1));
const greetingLine = (draft: EmailDraft): Span[] => toSpan(draft.greeting);

type Finder = (draft: EmailDraft) => Span[];
/** Factors of which no single word is the reason, and what to show where a factor rests on something missing. */
const whereAgainst: Partial<Record<FactorId, Finder>> = {
  body_length: passingSentence,
  reading_level: longestSentence,
  you_and_we: selfSentence,
  missing_ask: closingSentence,
  ask_kind: (draft) => spansOfFeature(draft, 'meetingAsks'),
  name_use: greetingLine,
  courtesy: (draft) => {
    const found = spansOfFeature(draft, 'apologies');
    return found.length > 0 ? found : greetingLine(draft);
  },
  layout: () => [],
  social_proof: () => [],
  personal_detail: () => [],
  company_mention: () => [],
  occasion: () => [],
  opt_out_line: () => [],
};
const whereFor: Partial<Record<FactorId, Finder>> = {
  body_length: () => [],
  reading_level: longestSentence,
  ask_kind: (draft) => spansOfFeature(draft, 'interestAsks'),
  you_and_we: () => [],
  layout: () => [],
  name_use: greetingLine,
};

const overlaps = (one: Span, other: Span): boolean => one.part === other.part && one.start < other.end && other.start < one.end;

/** The pieces of a lead's email that a factor rests on, in text order, three at most; none where it rests on something that is not there. */
export function findEvidence(id: FactorId, { lead }: LeadRow, isFor: boolean): Evidence[] {
  const draft = toEmailDraft(lead, lead.context);
  const finder = (isFor ? whereFor : whereAgainst)[id];
  const found = finder?.(draft) ?? FACTORS[id].features.flatMap((feature) => spansOfFeature(draft, feature));
  const textOf = ({ part, start, end }: Span) => lead.email[part].slice(start, end);
  const apart: Span[] = [];
  // What stands there twice is quoted once.
  for (const span of found) {
    if (!apart.some((other) => overlaps(span, other) || textOf(span) === textOf(other))) apart.push(span);
  }
  return apart
    .slice(0, MOST_SPANS)
    .toSorted((one, other) => (one.part === other.part ? one.start - other.start : one.part === 'subject' ? -1 : 1))
    .map((span) => ({ ...span, text: textOf(span) }));
}
