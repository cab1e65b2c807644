import { phraseReader } from '../../reading/featureReader.ts';
import { emailOf, withBody } from '../../edits/edit.ts';
import { replaceRanges, tidy, recapitalise, touches, proseSentences, type Cut } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { asksReader } from '../asks/askReaders.ts';

/** Praise in front of a noun: without it the sentence still stands. */
const ADJECTIVE =
  /^(?:revolutionary|groundbreaking|ground breaking|amazing|incredible|unbelievable|extraordinary|phenomenal|unmatched|unparalleled|unrivall?ed|unprecedented|world[- ]class|best[- ]in[- ]class|industry[- ]leading|market[- ]leading|award[- ]winning|one of a kind|cutting[- ]edge|state[- ]of[- ]the[- ]art|next[- ]gen(?:eration)?|end[- ]to[- ]end|all[- ]in[- ]one|innovative|robust|seamless|seamlessly|frictionless|scalable|holistic|turnkey|disruptive|synergistic|actionable|impactful|bespoke|effortlessly|data[- ]driven|ai[- ]powered|ai[- ]driven|game[- ]changing|massive|massively|huge|hugely|instantly|truly unique)$/i;

/** Takes praise out of its sentence, with the comma that lists it; other hype goes with its sentence where enough remains. */
export function dropHype(draft: EmailDraft) {
  const spans = [...phraseReader('hype').find(draft), ...phraseReader('buzzword').find(draft)];
  const { raw } = draft.body;
  const isAdjective = ({ start, end }: Span) => ADJECTIVE.test(raw.slice(start, end).trim());
  const loud = spans.filter((span) => !isAdjective(span));
  const asks = asksReader.find(draft);
  const sentences = proseSentences(draft);
  const gone = sentences.filter((sentence) => touches(sentence, loud) && !touches(sentence, asks));
  const cuts: Cut[] = spans
    .filter(isAdjective)
    .map(({ start, end }) => ({ start, end: end + (/^,\s*/.exec(raw.slice(end, end + 40))?.[0].length ?? 0) }));
  const bodyCuts = sentences.length - gone.length < 2 ? cuts : [...gone, ...cuts.filter((cut) => !touches(cut, gone))];
  if (bodyCuts.length === 0) return emailOf(draft);
  const text = tidy(replaceRanges(raw, bodyCuts))
    .replace(/\ba (?=[aeiou])/g, 'an ')
    .replace(/\ban (?=[^aeiouAEIOUhH\s])/g, 'a ');
  return withBody(draft, recapitalise(text));
}
