import { countOf } from '../../countOf.ts';
import type { Email } from '../../lead.ts';
import { draftOfAnybody } from '../../reading/draftOfAnybody.ts';
import { isBeyondCuts, judgeSentences, type Blame } from '../../signs/essentials/blamed.ts';
import { toQuote } from '../../narrative/facts.ts';

/** What sentences do that go: to the reader, and besides. */
const TO_READER: readonly (readonly [Blame, string])[] = [
  ['hostile', 'offend'],
  ['presses', 'press'],
  ['flatters', 'flatter'],
];
const BESIDES: readonly (readonly [Blame, string])[] = [
  ['boasts', 'praise the sender'],
  ['again', 'only remind or repeat'],
  ['empty', 'say nothing'],
];

const orFormat = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** The blamed sentences that an edit drops, in words; undefined if they are few enough to be quoted. */
export function sayDropped(before: Email, after: Email): string | undefined {
  const gone = judgeSentences(draftOfAnybody(before)).filter(({ blame, text }) => blame !== undefined && !after.body.includes(text));
  if (gone.length < 2) return undefined;
  const said = (of: readonly (readonly [Blame, string])[]): string[] =>
    of.filter(([one]) => gone.some(({ blame }) => blame === one)).map(([, does]) => does);
  const toReader = said(TO_READER);
  const does = [...(toReader.length === 0 ? [] : [`${orFormat.format(toReader)} the reader`]), ...said(BESIDES)];
  return `Drop ${countOf(gone.length, 'sentence')} that ${orFormat.format(does)}`;
}

/** So many sentences show what is meant. */
const QUOTED = 2;

/** Why no cut mends an email, with what shows it, and what to write. */
export type Vain = { quotes: readonly string[]; problem: string; advice: string };

/** Why no cut mends an email of which most is praise and empty words; undefined for any other. */
export function readVain(email: Email): Vain | undefined {
  const draft = draftOfAnybody(email);
  if (draft.language !== 'en' || !isBeyondCuts(draft)) return undefined;
  const shown = judgeSentences(draft).filter(({ isVain, blame }) => isVain && blame !== 'empty');
  if (shown.length < QUOTED) return undefined;
  const quotes = shown.slice(0, QUOTED).map(({ text }) => toQuote(text));
  const [does, last] = shown.some(({ blame }) => blame === 'presses' || blame === 'hostile')
    ? ['praises the sender, presses the reader', 'or says what any firm could say']
    : ['praises the sender', 'or says what any firm could say'];
  return {
    quotes,
    problem: `Most of this email ${does}${does.includes(',') ? ',' : ''} ${last}. Cutting words is not enough.`,
    advice: 'Write what you do, for whom, and what it costs, and name one customer.',
  };
}
