import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rankNames } from '../packages/simulator/fit/names/chooseName.ts';
import { describeName } from '../packages/simulator/fit/names/describeName.ts';
import { CATEGORIES, KNOWN_THINGS } from '../packages/simulator/fit/needs/category.ts';
import { listCandidates, type Unnamed } from '../packages/simulator/fit/names/listCandidates.ts';
import { readTold } from '../packages/simulator/fit/phraseTags/tagPhrases.ts';
import {
  hashNames,
  judgeName,
  nameOf,
  readFresh,
  readSold,
  readHeldBack,
  readLabeled,
  templatesOf,
  type NamedEmail,
  type SoldEmail,
  type Verdict,
} from './names/readOffers.ts';
import { trainNames, type Example, type Weights } from './names/trainNames.ts';
import { listFeatures, readLabels } from './phraseTags/readLabels.ts';
import { trainUnseen } from './phraseTags/trainTags.ts';

/**
 * Trains which of the possible names of an offer is right, measures it on writers it was not trained on, and writes the weights. With
 * `held`, it names the emails that nothing was trained or chosen on with the stored weights instead.
 */
const FOLDS = 6;
const CHANCES = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6];
/** A doubtful name counts less against the others. */
const DOUBTFUL = 0.5;
/** Ordinary emails count more than those of the corpus, many of which hide what they sell. */
const ORDINARY = 1.5;

type Read = { email: NamedEmail; unnamed: Unnamed };

const isReal = ({ group }: NamedEmail): boolean => group.startsWith('plain6');
const isOrdinary = ({ kind }: NamedEmail): boolean => kind === 'plain' || kind === 'written' || kind === 'sold';

/** Nobody has judged the names of what is done, by any verb, in the other emails that sell something. */
const JUDGED = ['plain4.txt', 'plain6.txt'];
const isJudged = ({ group, kind }: NamedEmail): boolean =>
  JUDGED.some((file) => group.startsWith(file)) || !['sales', 'follow_up', 'advert', 'plain'].includes(kind);

function toExamples({ email, unnamed }: Read): Example[] {
  const candidates = listCandidates(unnamed);
  return candidates.flatMap((candidate) => {
    const verdict = judgeName(email, candidate.name);
    // What the product calls such things need not stand in the email.
    if (verdict === 'wrong' && isOfCategories(candidate.stems, categoriesOf(email))) return [];
    if (verdict === 'wrong' && !isJudged(email) && [...candidate.sources].every((source) => source === 'deed')) return [];
    const weight = verdict === 'doubtful' ? DOUBTFUL : isOrdinary(email) ? ORDINARY : 1;
    return [{ features: describeName(candidate, candidates, unnamed), isRight: verdict === 'right', weight }];
  });
}

const categoriesOf = (email: NamedEmail | SoldEmail): string => ('categories' in email ? email.categories : '');

/** Whether the words of a name are those of a known thing of one of the categories. */
function isOfCategories(stems: readonly string[], categories: string): boolean {
  const ids = categories.split(', ');
  return KNOWN_THINGS.some(({ key, category }) => key === stems.join(' ') && ids.includes(CATEGORIES[category]?.id ?? ''));
}

function tally(verdicts: readonly Verdict[]): string {
  const count = (verdict: Verdict): number => verdicts.filter((one) => one === verdict).length;
  const named = count('right') + count('doubtful') + count('wrong');
  const parts = (['right', 'doubtful', 'wrong', 'unnamed', 'none'] as const).map((verdict) => `${verdict} ${count(verdict)}`);
  return `${parts.join(', ')}; ${((100 * count('right')) / Math.max(1, named)).toFixed(0)} in 100 names right`;
}

function measure(reads: readonly Read[]): void {
  const groups = [...new Set(reads.map(({ email }) => email.group))];
  const foldOf = new Map(groups.map((group, at) => [group, at % FOLDS]));
  const models = Array.from({ length: FOLDS }, (_, fold) =>
    trainNames(reads.filter(({ email }) => foldOf.get(email.group) !== fold).flatMap(toExamples)),
  );
  const named = reads.map(({ email, unnamed }) => ({ email, best: rankNames(unnamed, models[foldOf.get(email.group) ?? 0])[0] }));
  for (const [title, suits] of [
    ['plain6', isReal],
    ['ordinary', isOrdinary],
    ['sold', ({ kind }: NamedEmail) => kind === 'sold'],
    ['corpus, selling', ({ kind }: NamedEmail) => ['sales', 'follow_up', 'advert'].includes(kind)],
    ['corpus, other', ({ kind }: NamedEmail) => ['event', 'survey', 'partnership', 'link_building', 'fundraising'].includes(kind)],
  ] as const)
    for (const least of CHANCES) {
      const own = named.filter(({ email }) => suits(email));
      const verdicts = own.map(({ email, best }) => judgeName(email, best !== undefined && best.chance >= least ? best.name : null));
      console.log(`${title}, from ${least}: ${tally(verdicts)}`);
    }
}

function writeWeights(weights: Weights): void {
  const text = `/** The labels that the weights were trained on. */
export const NAME_LABELS = '${hashNames()}';

/**
 * How much speaks for a name that has a feature, in log odds. Written by \`scripts/trainNames.ts\`; run it again after a change of the labels or of
 * what is read.
 */
export const NAME_WEIGHTS: Readonly<Record<string, number>> = ${JSON.stringify(weights, null, 2).replaceAll('"', "'")};
`;
  writeFileSync(join(import.meta.dirname, '../packages/simulator/fit/names/nameWeights.ts'), text);
}

function train(): void {
  const tags = readLabels();
  const groupOf = new Map(tags.map(({ id, group }) => [id, group]));
  const weightsOf = trainUnseen(tags.map((email) => ({ email, features: listFeatures(email.sentences) })));
  const reads = [...readLabeled(), ...readFresh(), ...readSold()].flatMap((email): Read[] => {
    const { frame, distinct } = templatesOf(email);
    const group = groupOf.get(email.id) ?? email.group;
    return distinct.map((sentences) => ({
      email: { ...email, group },
      unnamed: { sentences, frame, told: readTold(sentences, frame.subject, weightsOf(group)) },
    }));
  });
  measure(reads);
  writeWeights(trainNames(reads.flatMap(toExamples)));
}

if (process.argv.includes('held')) {
  const named = readHeldBack().map((email) => ({ email, name: nameOf(email) }));
  for (const { email, name } of named) console.log(`${judgeName(email, name).padEnd(9)} ${email.id} ${name ?? '-'} | ${email.words}`);
  console.log(tally(named.map(({ email, name }) => judgeName(email, name))));
} else train();
