import { dropBenefits } from '../mail/dropBenefits.ts';
import type { MaskedSentence } from '../mail/maskedSentence.ts';
import type { Need } from '../offer.ts';
import { listJobNames } from '../titles/jobTitles.ts';
import { toSingular } from '../mail/offerWords.ts';
import { findReaders } from '../mail/readers.ts';
import { findTrades, isWeakTitle, readTrades } from '../titles/titleTrades.ts';
import { TRADE_BY_ID, TRADES } from '../trades.ts';
import { weighTrades } from './weighNeeds.ts';

/** Log odds of a job's trade if its title names it, per unit of its work's words, and the odds of an unknown job. */
const NAMED_JOB = 5;
const JOB_WORK = 0.5;
/** The same beside a title: drivers are wanted for a fleet. */
const BESIDE_TITLE = 0.25;
const UNKNOWN_JOB = 4;

const need = (id: string, label: string, [owners, near]: readonly [readonly string[], readonly string[]]): Need => ({
  id,
  label,
  isPlural: / and /.test(label),
  share: 0.95,
  owners,
  signers: owners,
  near,
  industries: [],
});

const LINKS = need('links', 'links and articles', [
  ['content', 'editor', 'marketing', 'creator'],
  ['growth', 'social', 'communications', 'ecommerce', 'executive'],
]);
const INVESTMENT = need('investment_round', 'an investment round', [['investing'], ['wealth', 'executive', 'finance', 'strategy']]);
const GRANT = need('grant', 'a grant', [
  ['nonprofit', 'government'],
  ['fundraising', 'executive', 'investing'],
]);
const DONATION = need('donation', 'a donation', [
  ['executive', 'communications'],
  ['marketing', 'hr', 'finance', 'nonprofit'],
]);
const PARTNERSHIP = need('partnership', 'a partnership', [
  ['partnerships', 'executive'],
  ['sales', 'marketing', 'product', 'success', 'growth', 'strategy'],
]);
const SHOW = need('show', 'a podcast', [
  ['creator', 'marketing', 'communications'],
  ['executive', 'content', 'social', 'partnerships', 'film'],
]);

const TAKE_PART =
  /\b(?:tak(?:e|es|ing) part|took part|answer(?:s|ed|ing)?|join(?:s|ed|ing)?|respond(?:s|ed|ing)?|complet(?:e|es|ed|ing)|attend(?:s|ed|ing)?|interview(?:s|ed|ing)?|survey(?:s|ed|ing)?|ask(?:s|ed|ing)?|invit(?:e|es|ed|ing)|talk(?:s|ed|ing)? (?:to|with)|speak(?:s|ing)? (?:to|with)|hear(?:s|d|ing)? from|for)\b/i;

/** The work of people whom a text names by title: in a job offer, or among the people it invites or asks. */
function needsOfTrades(texts: readonly string[], certainty: number): Need[] {
  return findTrades(texts.join(' . '))
    .filter(({ share }) => share >= 0.1)
    .flatMap(({ trade, share }) => {
      const known = TRADE_BY_ID.get(trade);
      if (known === undefined) return [];
      return [{ ...need(`trade:${trade}`, known.field, [[trade], []]), share: share * certainty }];
    });
}

/** The work of the people whom an email names as those who take part: "412 business officers answered". */
function needsOfPeople(sentences: readonly MaskedSentence[]): Need[] {
  const { people } = findReaders(sentences.filter(({ text }) => TAKE_PART.test(text)));
  const whole = people.filter((name) => !people.some((other) => other !== name && other.endsWith(` ${name}`)) && !isWeakTitle(name));
  const trades = new Map<string, number>();
  for (const { trade, share } of whole.flatMap(readTrades)) trades.set(trade, (trades.get(trade) ?? 0) + share);
  const total = [...trades.values()].reduce((sum, share) => sum + share, 0);
  return [...trades].flatMap(([trade, share]) => {
    const known = TRADE_BY_ID.get(trade);
    return known === undefined ? [] : [{ ...need(`trade:${trade}`, known.field, [[trade], []]), share: (0.9 * share) / total }];
  });
}

const unmasked = ({ stems, words }: MaskedSentence): string => words.filter((_, index) => stems[index] !== '').join(' ');

const listOffering = (sentences: readonly MaskedSentence[]): string[] => sentences.filter(({ isOffer }) => isOffer).map(unmasked);

/** Words of a job's work alone, such as its wage or its shifts, do not say which job it is: never enough to name it. */
const UNTITLED = 0.29;

/** Whoever fills a job writes in the words of these trades, whatever the job is. */
const FILLS_JOBS: ReadonlySet<string> = new Set(['recruiting', 'hr']);

/** The work of a job that the email calls by its title. */
function needsOfNames(texts: readonly string[]): Need[] {
  const trades = listJobNames(texts)
    .map((name) => name.replace(/\S+$/, toSingular))
    .filter((name) => !isWeakTitle(name))
    .map(readTrades)
    .find(({ length }) => length > 0);
  return (trades ?? []).map(({ trade, share }) => ({ ...need(`trade:${trade}`, '', [[trade], []]), share }));
}

/** The line of work of a job: by what the email calls it, otherwise by a title in the subject, otherwise in the sentences that offer it, otherwise anywhere. */
function findTitled(sentences: readonly MaskedSentence[], subject: string): Need[] {
  const found = [
    needsOfNames([subject, ...sentences.map(({ text }) => text)]),
    ...[[subject], listOffering(sentences), sentences.map(unmasked)].map((texts) => needsOfTrades(texts.map(dropBenefits), 1)),
  ];
  const isOther = ({ owners }: Need): boolean => !owners.some((trade) => FILLS_JOBS.has(trade));
  return found.map((needs) => needs.filter(isOther)).find(({ length }) => length > 0) ?? found.find(({ length }) => length > 0) ?? [];
}

/** A job's work is known by its title and by the words that describe it. */
function needsOfJob(sentences: readonly MaskedSentence[], subject: string): Need[] {
  const named = findTitled(sentences, subject);
  const work = weighTrades(sentences);
  const needs = TRADES.map(({ id, field }, index) => {
    const share = named.find((one) => one.id === `trade:${id}`)?.share ?? 0;
    const logOdds = share * NAMED_JOB + (FILLS_JOBS.has(id) ? 0 : (work[index] ?? 0)) * (named.length === 0 ? JOB_WORK : BESIDE_TITLE);
    return { ...need(`job:${id}`, field, [[id], []]), share: logOdds <= 0 ? 0 : Math.exp(logOdds) - 1 };
  });
  const total = needs.reduce((sum, { share }) => sum + share, UNKNOWN_JOB);
  return needs
    .map((one) => ({ ...one, share: ((named.length === 0 ? UNTITLED : 1) * one.share) / total }))
    .filter(({ share }) => share >= 0.02)
    .toSorted((one, other) => other.share - one.share);
}

const scaled = (needs: readonly Need[], factor: number): Need[] => needs.map((one) => ({ ...one, share: one.share * factor }));
const says = (sentences: readonly MaskedSentence[], pattern: RegExp): boolean =>
  sentences.some(({ words }) => pattern.test(words.join(' ')));

/** A topic of HR is also the work of those who recruit. */
const withRecruiting = (needs: readonly Need[]): Need[] =>
  needs.map((one) => (one.owners.includes('hr') ? { ...one, owners: [...new Set([...one.owners, 'recruiting'])] } : one));

/** What a kind of email asks for: the product, a job, a link, money, or the topic of a talk. */
export function needsOfKind(
  kind: string,
  sentences: readonly MaskedSentence[],
  { sold, subject }: { sold: readonly Need[]; subject: string },
): Need[] {
  if (sentences.length === 0) return [];
  if (kind === 'recruiting') return needsOfJob(sentences, subject);
  if (kind === 'link_building') return [LINKS];
  if (kind === 'fundraising') {
    if (says(sentences, /\bgrants?\b/)) return [GRANT];
    return [says(sentences, /\bdonat|\bcharit|\bvolunteer|\bsponsor|\blifeboat|\bmatch(?:ed)? what\b/) ? DONATION : INVESTMENT];
  }
  if (kind === 'partnership') {
    if (says(sentences, /\bpodcast|\bepisode|\bguest on\b/)) return [SHOW];
    return [...scaled([PARTNERSHIP], 0.8), ...scaled(sold, 0.2)];
  }
  if (kind === 'event' || kind === 'survey') {
    const people = needsOfPeople(sentences);
    const named = people.length > 0 ? people : needsOfTrades(listOffering(sentences), 0.9);
    return withRecruiting(named.length === 0 ? sold : [...scaled(named, 0.6), ...scaled(sold, 0.4)]);
  }
  return [...sold];
}
