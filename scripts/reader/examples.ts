import { toBodyParts as draftParts, toEmailDraft, type EmailDraft } from '../../packages/simulator/reading/draft.ts';
import { greetingLess, namesOfMarks, placesOf, tokensOf, type BodyParts } from '../../packages/simulator/reader/readSentences.ts';
import { roleIndex, type Role } from '../../packages/simulator/reader/roles.ts';
import {
  emitMeaning,
  emitNeighbors,
  emitPlace,
  emitShape,
  FEATURE_SCALES,
  hashOfMark,
  type FeatureSort,
} from '../../packages/simulator/reader/sentenceFeatures.ts';
import { toFeature } from '../../packages/simulator/reader/symbols.ts';
import type { CorpusEmail } from './readCorpus.ts';
import type { Example } from './trainLinear.ts';

function toDraft({ id, subject, body }: CorpusEmail): EmailDraft {
  const lead = { leadKey: id, slug: id, name: null, firstName: null, company: null, title: null, companySize: null, industry: null };
  return toEmailDraft({ ...lead, email: { subject, body } }, { contactsAtCompany: 1, ownWords: [] });
}

/** Splits an email without sentences in the same way as the product. */
export const cutSentences = (email: CorpusEmail): CorpusEmail => ({
  ...email,
  sentences: toDraft(email).sentences.map(({ start, end }) => ({ start, end, roles: [] })),
});

/** A corpus email parsed as in the product, but with the corpus's own sentences. */
export function toBodyParts(email: CorpusEmail): BodyParts {
  const { body, sentences } = email;
  const draft = toDraft(email);
  return { ...draftParts(draft), raw: body, sentences };
}

/** Gives features row numbers in the order they first occur. */
export type FeatureRows = { rows: Map<number, number>; hashes: number[]; scales: number[] };
export const createRows = (): FeatureRows => ({ rows: new Map(), hashes: [], scales: [] });

/** `scale` is the value of one occurrence during training. */
export function rowOf({ rows, hashes, scales }: FeatureRows, hash: number, scale = 1): number {
  const feature = toFeature(hash);
  const known = rows.get(feature);
  if (known !== undefined) return known;
  rows.set(feature, hashes.length);
  hashes.push(feature);
  scales.push(scale);
  return hashes.length - 1;
}

/** A feature of a sentence for training: its hash and its value. */
type Counted = { hash: number; value: number; scale: number };

/**
 * All features of each sentence, summed as in the product: a piece counts once per occurrence. A greeting at the start of a sentence is
 * recognized without them.
 */
function listSentenceFeatures(email: CorpusEmail): { features: Counted[]; roles: readonly Role[] }[] {
  const parts = toBodyParts(email);
  const places = placesOf(parts);
  const tokenLists = email.sentences.map((range) => tokensOf(parts, range));
  return email.sentences.map((sentence, index) => {
    const tokens = tokenLists[index] ?? [];
    const counts = new Map<number, Counted>();
    const add = (sort: FeatureSort) => (hash: number) => {
      const scale = FEATURE_SCALES[sort];
      const known = counts.get(hash);
      if (known === undefined) counts.set(hash, { hash, value: scale, scale });
      else known.value += scale;
    };
    const [word, piece, mark, group] = [add('word'), add('piece'), add('mark'), add('group')];
    for (const { known } of tokens) {
      word(known.hash);
      known.pieces.forEach(piece);
      if (known.group !== 0) group(known.group);
    }
    const place = places[index];
    if (place !== undefined && !email.isLoose) emitPlace(place, tokens.length, add('place'));
    emitNeighbors(tokens, add('neighbours'));
    emitMeaning(tokens, group);
    emitShape(tokens, add('shape'));
    for (const name of namesOfMarks(parts.marks, sentence)) mark(hashOfMark(name));
    const isGreeted = greetingLess(parts, sentence) !== null;
    return { features: [...counts.values()], roles: sentence.roles.filter((role) => !isGreeted || role !== 'greeting') };
  });
}

/** Sentences as training examples for their roles. */
export const toSentenceExamples = (emails: readonly CorpusEmail[], rows: FeatureRows): Example[] =>
  emails.flatMap((email) =>
    listSentenceFeatures(email).map(({ features, roles }) => ({
      features: Int32Array.from(features, ({ hash, scale }) => rowOf(rows, hash, scale)),
      values: Float32Array.from(features, ({ value }) => value),
      classes: roles.map(roleIndex),
    })),
  );
