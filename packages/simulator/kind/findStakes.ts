import { MONEY } from './money.ts';

/** Coins and currencies by their code, too. */
const STAKE = String.raw`(?:${MONEY}|\d[\d,.]*k?\s?(?:usdt?|eur|gbp|btc|eth|bitcoins?))`;
/** The reader's own money, which is to be put in. */
const PUT_IN = new RegExp(
  String.raw`\b(?:deposit|invest|transfer|stake|(?:send|put(?: in)?|start(?: with| from)|join (?:with|from)|minimum(?: of| deposit)?|participation (?:of|from)|from(?: only| just)?)(?=[^.?!\n]{0,12}${STAKE}))\b[^.?!\n]{0,40}${STAKE}|\bturn ${STAKE}`,
  'i',
);
const NAMES_MONEY = new RegExp(STAKE, 'i');
/** What comes back is many times as much, or much of it every day, week or month. */
const PERIOD = String.raw`(?:a|per|every|each|in (?:a|one)) (?:day|week|month)|daily|weekly|monthly|last (?:week|month)|in (?:\d+|two|three) (?:days|weeks|hours)`;
const MULTIPLIED = new RegExp(
  String.raw`\bturn ${STAKE} into ${STAKE}|\b(?:doubl|tripl)(?:e|es|ed|ing) (?:your|my|their|his|her|the) (?:money|deposit|investment|capital|bitcoins?|btc|stake|savings)\b|\b(?:[3-9]\d|\d{3,})\s?(?:%|percent|per cent)(?= (?:profit|returns?|gains?|a year|per year|yearly|ROI|on your)|[^.?!\n]{0,20}\b(?:profit|returns?|ROI)\b)|\b\d[\d.]*\s?(?:%|percent|per cent)[^.?!\n]{0,20}\b(?:${PERIOD})\b`,
  'i',
);
/** No loss is said to be possible. */
const SURE =
  /\b(?:guarant\w+|risk[- ]?free|without (?:any )?risks?|no risks?|zero risk|never los\w+|cannot lose|can['\u2019]t lose|fully insured|100 ?% (?:safe|secure|sure)|withdraw (?:any ?time|whenever|on \w+day|\d)|(?:first )?pay-?outs? (?:on|every|within)|every (?:day|week|month), (?:without|no))\b/i;
/** Those who invest for a living name what they lost, what it costs, or what the law makes them say. */
const HONEST =
  /\b(?:lost|losses|may lose|at risk|capital at risk|prospectus|fact sheet|regulated|audited|after fees|past performance|interest rates?|money back|refund)\b/i;

/**
 * Where a body asks for the reader's money for a return that nobody can promise: money put in, and sure and multiplied money back. Empty for others:
 * sellers promise savings and customers, and investors tell of risks.
 */
export function findStakes(body: string): { start: number; end: number }[] {
  // Most emails name no sum, which is found out much faster.
  const asked = NAMES_MONEY.test(body) ? PUT_IN.exec(body) : null;
  if (asked === null || !MULTIPLIED.test(body) || !SURE.test(body) || HONEST.test(body)) return [];
  return [{ start: asked.index, end: asked.index + asked[0].length }];
}
