import { countOf } from '../../countOf.ts';
import type { EditId } from '../../edits/edits.ts';
import { unfill } from '../../edits/template.ts';
import { findEvidence } from '../../explain/evidence.ts';
import type { MeasuredFactor } from '../../explain/measureFactors.ts';
import type { LeadRow } from '../../explain/rows.ts';
import { toQuote } from '../../narrative/facts.ts';
import { toText } from '../../narrative/voice.ts';
import type { SpokenFactor } from '../../narrative/writeFactor.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { splitWords } from '../../reading/text/splitWords.ts';
import { textOf } from '../../reading/textOf.ts';
import { countedAsksReader } from '../../signs/asks/askReaders.ts';
import { SIGNS, type FactorId } from '../../signs/signs.ts';
import type { PlannedFactor } from './stagePlan.ts';

/** What a card is called that would blame the email by its factor's name. */
const UNBLAMED: Partial<Record<FactorId, string>> = {
  guilt: 'A sentence to drop',
  pressure: 'A sentence to drop',
  body_length: 'Words to leave out',
  missing_ask: 'How it ends',
  fake_reply: 'The subject',
};

/** What an email asks for may be told with a verified edit alone, if nothing certain can be said against it. */
export const ASK_FACTORS: readonly FactorId[] = ['ask_kind', 'several_asks', 'ask_size'];
const ASKS = ['ask_interest', 'ask_meeting', 'ask_referral'] as const;
/** From this probability on, a sentence is quoted as a request. */
const LIKELY = 0.5;

const UNSURE = 'The change we suggest brings more interest in simulation.';
/** The same of a request, which can be made easier to answer. */
const EASIER = 'The change we suggest makes the answer easier, and brings more interest in simulation.';
/** The same of a long sentence. */
const SHORTER = 'Shorter ones are easier to read, and bring more interest in simulation.';
/** What a change of the wording finds to do, where it splits no sentence. */
const WORDING: Partial<Record<EditId, string>> = {
  plainer_words: 'Some of the words can be plainer.',
  drop_empty_words: 'Some of the words say nothing.',
};
const MOST_QUOTED = 3;
const listFormat = new Intl.ListFormat('en-US');

/** The sentences that ask for something. */
function listAsks({ lead }: LeadRow): string[] {
  const draft = toEmailDraft(lead, lead.context);
  const counted = countedAsksReader.find(draft);
  const asks = draft.sentences.filter(({ start, end }) => counted.some((ask) => start <= ask.start && ask.start < end));
  const likely = asks.length > 0 ? asks : draft.readings.filter((one) => ASKS.some((role) => chanceOf(one, role) >= LIKELY));
  return likely.map((one) => textOf(draft.body, { start: Math.max(one.start, draft.prose.start), end: one.end }));
}

/** What the email has that a change is about, in its own words; undefined if nothing of it can be quoted. */
function sayWhatIsThere(
  factorId: FactorId,
  shownBy: LeadRow,
  { isShared, editId }: { isShared: boolean; editId: EditId | null },
): string | undefined {
  // The change itself names the words.
  const ofWords = factorId === 'reading_level' && editId !== null ? WORDING[editId] : undefined;
  if (ofWords !== undefined) return ofWords;
  if (factorId === 'body_length') return 'The body can say the same with fewer words.';
  const { lead, persona } = shownBy;
  const isAsk = ASK_FACTORS.includes(factorId);
  const evidence = isAsk ? [] : findEvidence(factorId, shownBy, false);
  const told = isAsk ? listAsks(shownBy) : evidence.map(({ text }) => text);
  const own = { firstName: persona.firstName, company: lead.company };
  const quotes = told.filter((text) => /\p{L}/u.test(text)).map((text) => `“${toQuote(isShared ? unfill(text, own) : text)}”`);
  if (quotes.length === 0) return undefined;
  const [first = ''] = told;
  if (factorId === 'reading_level') return `The longest sentence has ${countOf(splitWords(first).length, 'word')}: ${quotes[0] ?? ''}.`;
  const isQuestion = quotes.every((quote) => quote.endsWith('?”'));
  const start = isAsk && isQuestion ? 'The email asks' : !isAsk && evidence[0]?.part === 'subject' ? 'The subject says' : 'The email says';
  return `${start} ${listFormat.format([...new Set(quotes)].slice(0, MOST_QUOTED))}.`;
}

/** A lead whose email shows it, and the edit that it is told for. */
type Shown = { shownBy: LeadRow; editId?: EditId | null };

/**
 * A subject of which nothing certain can be said, for an edit that brings more: neither blame nor praise, but what is there; undefined if
 * nothing of it can be quoted.
 */
export function toNeutral(factorId: FactorId, rows: readonly LeadRow[], shown: Shown): SpokenFactor | undefined {
  const { shownBy, editId = null } = shown;
  const told = sayWhatIsThere(factorId, shownBy, { isShared: rows.length > 1, editId });
  if (told === undefined) return undefined;
  const label = UNBLAMED[factorId] ?? SIGNS[factorId].label;
  const nothing = { score: 0, contribution: 0, weight: 0, toll: null, spreadScore: 0, deltaPoints: 0, interval80: [0, 0] } as const;
  const factor: MeasuredFactor = {
    factorId,
    polarity: 'neutral',
    ...nothing,
    shareOfLeads: 1,
    shownBy,
    touched: rows,
    isInAll: true,
    evidence: [],
  };
  const isLong = factorId === 'reading_level' && (editId === null || WORDING[editId] === undefined);
  const paragraph = toText(`${told} ${ASK_FACTORS.includes(factorId) ? EASIER : isLong ? SHORTER : UNSURE}`);
  return {
    factor,
    title: label,
    paragraph,
    name: label.toLowerCase(),
    takeaway: label,
    claim: undefined,
    toll: undefined,
    strangers: undefined,
  };
}

/** Such a subject as a card. `rows`: those it is about. */
export function toNeutralCard(factorId: FactorId, rows: readonly LeadRow[], by: Shown): PlannedFactor | undefined {
  const spoken = toNeutral(factorId, rows, by);
  if (spoken === undefined) return undefined;
  const { polarity, score, contribution, weight, deltaPoints, interval80, shareOfLeads } = spoken.factor;
  const { title, paragraph } = spoken;
  const shown = { factorId, label: title, polarity, score, contribution, weight, title, paragraph, deltaPoints, interval80, shareOfLeads };
  return { factor: { ...shown, evidence: [], recommendations: [] }, spoken };
}
