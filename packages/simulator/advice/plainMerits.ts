import { isHostile } from './alwaysNamed.ts';
import type { LeadRow } from '../explain/rows.ts';
import { toQuote } from '../narrative/facts.ts';
import { chanceOf } from '../reader/readSentences.ts';
import { toEmailDraft } from '../reading/draft.ts';

/** From this probability on, a sentence certainly offers something. */
const SURELY_OFFERS = 0.5;
/** What the offer costs: an amount alone may be what the reader loses today. */
const PRICE =
  /\b(?:costs?|is|are|for|at|from|starts? at|price[ds]?(?: is| at)?|pay|charge)(?: only| just| about)? [$\u20ac\u00a3]\s?\d[\d,.]*k?(?: (?:a|an|per|each) \p{L}+(?: per \p{L}+)?| each)?/iu;
const OF_READER = /\b(?:save[sd]?|saving|los[est]\w*|waste[sd]?|fines?|they|now pay|you pay|overpay)\b/i;
/** Money that the reader would get, or that somebody earns or raises: no price. */
const NO_PRICE =
  /\b(?:salar(?:y|ies)|wages?|compensation|base pay|pay (?:is|range|starts)|paid to you|we(?:['\u2019]ll| will)? pay (?:you|for|up)|revenues?|turnover|rais(?:e|es|ed|ing)|funding|valu(?:ed|ation)|committed|recover(?:ed|s)?|earn(?:s|ed)?|collect(?:s|ed)?|profits?|budgets?|worth|penalt(?:y|ies)|damages?|bonus)\b/i;
/** Something to have before buying. */
const TO_TRY =
  /\b(?:(?:send|mail|ship|drop off|bring|give|lend) you (?:a|an|one|two|three|some|\d+) (?:free )?(?:\p{L}+ ){0,3}?(?:samples?|box(?:es)?|kits?|units?|swatch(?:es)?|loggers?|pairs?|trial)|free (?:trial|samples?|pilot|box|test|month|week)|first (?:month|week|order|box|delivery|clean|visit) is free|try (?:it|one|them|us) (?:free|for free|for \d+ days|for a (?:month|week)))\b/iu;

/** What speaks for an email in plain sight and has no published figure, so it moves no rate: something to try, and what it costs. */
export function listPlainMerits({ lead, reading }: LeadRow): string[] {
  if (isHostile(reading.values)) return [];
  const draft = toEmailDraft(lead, lead.context);
  const sentences = draft.readings.map((one) => ({ one, text: lead.email.body.slice(one.start, one.end).trim() }));
  const tried = sentences.find(({ text }) => TO_TRY.test(text))?.text;
  const priced = sentences.find(
    ({ one, text }) => PRICE.test(text) && !OF_READER.test(text) && !NO_PRICE.test(text) && chanceOf(one, 'offer') >= SURELY_OFFERS,
  )?.text;
  return [
    ...(tried === undefined ? [] : [`“${toQuote(tried)}” gives readers something to try.`]),
    ...(priced === undefined || priced === tried ? [] : [`“${toQuote(priced)}” says what it costs.`]),
  ];
}
