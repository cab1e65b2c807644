import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES } from '../packages/simulator/fit/needs/category.ts';
import { BASE, WEIGHT_STEP } from '../packages/simulator/fit/needs/weighTopics.ts';
import { hashTopics, readHeldTopics, readTopics, type TopicEmail } from './topics/readTopics.ts';
import { keepTopics, trainTopics, weighKept } from './topics/trainTopics.ts';

/**
 * Trains what the words of an email say about the category of its offer, beside the cues of the categories, prints how often the likeliest
 * category is right on emails that nothing was trained on, and writes the weights: `node scripts/trainTopics.ts`.
 */
const MOST_WEIGHTS = 20_000;
const kept = { most: MOST_WEIGHTS, step: WEIGHT_STEP, largest: BASE - 1 };

type Kept = ReadonlyMap<string, ReadonlyMap<number, number>>;

function countRight(emails: readonly TopicEmail[], weights: Kept): number {
  return emails.filter((email) => {
    const scores = weighKept(email, weights, WEIGHT_STEP);
    return email.categories.includes(scores.indexOf(scores.reduce((one, other) => Math.max(one, other))));
  }).length;
}

const inBase = (value: number, digits: number): string => value.toString(BASE).padStart(digits, '0');

function write(weights: Kept): void {
  const rows = [...weights].map(([word, list]) => ({ word, list: [...list].slice(0, BASE - 1) }));
  const all = rows.flatMap(({ list }) => list);
  const text = `/** The labels that the weights were trained on. */
export const TOPIC_LABELS = '${hashTopics()}';

/**
 * What words and pairs of words, as stems, say about the category of an offer: for each word how many categories, and for all their words in the
 * same order the places of the categories and the weights. Written by \`scripts/trainTopics.ts\`; run it again after a change of the labels, the
 * cues or of what is read.
 */
export const TOPIC_WEIGHTS = {
  words: '${rows.map(({ word }) => word).join(',')}',
  counts: '${rows.map(({ list }) => inBase(list.length, 1)).join('')}',
  categories: '${all.map(([category]) => inBase(category, 2)).join('')}',
  weights: '${all.map(([, steps]) => inBase(steps, 1)).join('')}',
};
`;
  writeFileSync(join(import.meta.dirname, '../packages/simulator/fit/needs/topicWeights.ts'), text);
  console.log(`${rows.length} words, ${all.length} weights`);
}

const emails = readTopics();
const held = readHeldTopics();
const weights = keepTopics(trainTopics(emails, CATEGORIES.length), emails, kept);
const none: Kept = new Map();
for (const [title, own] of [
  ['trained on', emails],
  ['held back', held],
] as const)
  console.log(
    `${title}: ${own.length} emails, likeliest category right in ${countRight(own, none)} by cues alone, ${countRight(own, weights)} with words`,
  );
write(weights);
