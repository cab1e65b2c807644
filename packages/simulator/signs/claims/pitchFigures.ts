import { chanceOf } from '../../reader/readSentences.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';

/** From this probability on, a sentence is proof, and its figures are not a pitch. */
const PROVES = 0.25;
/** From this probability on, a sentence says what the sender offers; without that, its figures are facts of the market. */
const OFFERS = 0.4;
/** Words that make figures a pitch, and words that make them a price, a record, a law or a size instead. */
const PROMISES =
  /\b(?:sav(?:e|es|ed|ing|ings)|cut(?:s|ting)?|reduc\w+|increas\w+|boost\w*|grow(?:s|th)?|grew|improv\w+|rais(?:e|es|ed)|lift(?:s|ed)?|lower(?:s|ed)?|doubl\w+|tripl\w+|drop(?:s|ped)?|slash\w*|more|fewer|faster|higher|up to|roi|return on|rise|rose|recover\w*|win|gain\w*|earn\w*|10x)\b|\dx\b/i;
const NO_PITCH =
  /\b(?:fees?|price[sd]?|charges?|discount|commission|premium|interest|tax|vat|threshold|law|legal|allow(?:s|ed)?|rules?|act|regulation|directive|code|grants?|subsid\w+|fund(?:s|ed|ing)?|covers?|invoices?|paid|less \d|off the|rent|words|pages|of (?:you|them|the|our|all|its|your)|humidity|moisture|fat|alcohol|vol|accura\w+|refund\w*|deposit|owned|recycled|cotton|wool|down payment)\b/i;
const isPitch = (line: string): boolean => PROMISES.test(line) && !NO_PITCH.test(line);

/** The sentence around a span, judged by punctuation alone. */
export function lineAround(text: string, { start, end }: { start: number; end: number }): string {
  const before = text.slice(0, start);
  const from = Math.max(...[...before.matchAll(/[.!?]\s|\n/g)].map(({ index }) => index + 1), 0);
  const rest = text.slice(end).search(/[.!?](?:\s|$)|\n/);
  return text.slice(from, rest < 0 ? text.length : end + rest);
}

/** The figures of a body that promise something, without prices and other people's results. */
export function keepPitchFigures({ body: { raw }, readings }: EmailDraft, figures: readonly Span[]): Span[] {
  const isProven = ({ start, end }: Span) =>
    readings.some((reading) => reading.start < end && start < reading.end && chanceOf(reading, 'proof') >= PROVES);
  const isOfOffer = ({ start, end }: Span) =>
    readings.some(
      (reading) =>
        reading.start < end && start < reading.end && Math.max(chanceOf(reading, 'benefit'), chanceOf(reading, 'offer')) >= OFFERS,
    );
  return figures.filter(
    (span) =>
      !isProven(span) && isOfOffer(span) && !/[$\u00a3\u20ac]/.test(raw.slice(span.start, span.end)) && isPitch(lineAround(raw, span)),
  );
}
