import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES } from '../../packages/simulator/fit/needs/category.ts';
import { meetCues, scoreCues } from '../../packages/simulator/fit/needs/weighNeeds.ts';
import { listTopicWords } from '../../packages/simulator/fit/needs/weighTopics.ts';
import { readFresh, readLabeled, readSold, readWritten, templatesOf, type NamedEmail } from '../names/readOffers.ts';

/** An email with the categories of what it offers. `cues` are their log odds from the cues alone; `group` keeps emails of one writer together. */
export type TopicEmail = {
  id: string;
  group: string;
  categories: readonly number[];
  words: ReadonlyMap<string, number>;
  cues: readonly number[];
};

export const topicLabels = join(import.meta.dirname, '../../packages/simulator/fit/needs/labels');
const PLACES: ReadonlyMap<string, number> = new Map(CATEGORIES.map(({ id }, place) => [id, place]));

/** "freight, customs": the places of the categories, any of which is right. */
const toPlaces = (words: string): number[] => words.split(',').flatMap((id) => PLACES.get(id.trim()) ?? []);

/** A hash of the labels that are trained on and of the order of the categories, by which weights know them; the emails of the corpus have their own. */
export function hashTopics(): string {
  const hash = createHash('sha256').update(CATEGORIES.map(({ id }) => id).join(' '));
  for (const name of ['corpus.tsv', 'emails.txt']) hash.update(name).update(readFileSync(join(topicLabels, name)));
  return hash.digest('hex').slice(0, 16);
}

function toTopic(email: NamedEmail, categories: readonly number[]): TopicEmail {
  const [sentences = []] = templatesOf(email).titled;
  const { id, group } = email;
  return { id, group, categories, words: listTopicWords(sentences), cues: scoreCues(sentences, meetCues(sentences)).categories };
}

/** The labeled emails that are trained on. */
export function readTopics(): TopicEmail[] {
  const known = new Map(
    readFileSync(join(topicLabels, 'corpus.tsv'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => [line.split('\t')[0] ?? '', toPlaces(line.split('\t')[1] ?? '')]),
  );
  const corpus = [...readLabeled(), ...readFresh()].flatMap((email) => {
    const categories = known.get(email.id);
    return categories === undefined ? [] : [toTopic(email, categories)];
  });
  return [...corpus, ...readSold().map((email) => toTopic(email, toPlaces(email.categories)))];
}

/** Emails that nothing is trained or chosen on. */
export const readHeldTopics = (): TopicEmail[] =>
  readWritten(join(topicLabels, 'heldBack.txt')).map((email) => toTopic(email, toPlaces(email.categories)));
