import { toEmailDraft, type EmailDraft } from '../../packages/simulator/reading/draft.ts';
import { MOST_TOKENS, namesOfMarks, placesOf, type BodyParts } from '../../packages/simulator/reader/readSentences.ts';
import { roleIndex } from '../../packages/simulator/reader/roles.ts';
import {
  emitNeighbors,
  emitPlace,
  emitShape,
  FEATURE_SCALES,
  hashOfMark,
  type FeatureSort,
} from '../../packages/simulator/reader/sentenceFeatures.ts';
import { marksOf } from '../../packages/simulator/reader/marksOf.ts';
import { toTokens } from '../../packages/simulator/reader/tokens.ts';
import { toFeature } from '../../packages/simulator/reader/weights.ts';
import type { CorpusEmail } from './readCorpus.ts';
import type { Example } from './trainLinear.ts';

function toDraft({ id, subject, body }: CorpusEmail): EmailDraft {
  const lead = { leadKey: id, slug: id, name: null, firstName: null, company: null, title: null, companySize: null, industry: null };
  return toEmailDraft({ ...lead, email: { subject, body } }, { contactsAtCompany: 1, ownWords: [] });
}

/** An email without sentences, cut into them as the product does it. */
export const cutSentences = (email: CorpusEmail): CorpusEmail => ({
  ...email,
  sentences: toDraft(email).sentences.map(({ start, end }) => ({ start, end, roles: [] })),
});

/** A corpus email as the product takes it apart, its sentences those of the corpus. */
export function toBodyParts(email: CorpusEmail): BodyParts {
  const { body, sentences } = email;
  const draft = toDraft(email);
  return { raw: body, visible: draft.body.visible, sentences, signatureStart: draft.prose.end, marks: marksOf(draft) };
}

/** Gives features their row numbers, in the order they are first met. */
export type FeatureRows = { rows: Map<number, number>; hashes: number[]; scales: number[] };
export const createRows = (): FeatureRows => ({ rows: new Map(), hashes: [], scales: [] });

/** `scale` is how much one occurrence counts while the weights are learned. */
export function rowOf({ rows, hashes, scales }: FeatureRows, hash: number, scale = 1): number {
  const feature = toFeature(hash);
  const known = rows.get(feature);
  if (known !== undefined) return known;
  rows.set(feature, hashes.length);
  hashes.push(feature);
  scales.push(scale);
  return hashes.length - 1;
}

/** A feature of a sentence as it is learned from: its hash, and how much it counts. */
type Counted = { hash: number; value: number; scale: number };

/** All features of each sentence, as the product adds them up: a piece counts as often as words hold it. */
function listSentenceFeatures(email: CorpusEmail): Counted[][] {
  const parts = toBodyParts(email);
  const places = placesOf(parts);
  const tokenLists = email.sentences.map((range) => toTokens(parts.visible, parts.raw, range).slice(0, MOST_TOKENS));
  return email.sentences.map((_, index) => {
    const tokens = tokenLists[index] ?? [];
    const counts = new Map<number, Counted>();
    const add = (sort: FeatureSort) => (hash: number) => {
      const scale = FEATURE_SCALES[sort];
      const known = counts.get(hash);
      if (known === undefined) counts.set(hash, { hash, value: scale, scale });
      else known.value += scale;
    };
    const [word, piece, mark] = [add('word'), add('piece'), add('mark')];
    for (const { known } of tokens) {
      word(known.hash);
      known.pieces.forEach(piece);
    }
    const place = places[index];
    if (place !== undefined && !email.isLoose) emitPlace(place, tokens.length, add('place'));
    emitNeighbors(tokens, add('neighbours'));
    emitShape(tokens, add('shape'));
    for (const name of namesOfMarks(parts.marks, email.sentences[index] ?? { start: 0, end: 0 })) mark(hashOfMark(name));
    return [...counts.values()];
  });
}

/** Sentences as examples of their roles. */
export const toSentenceExamples = (emails: readonly CorpusEmail[], rows: FeatureRows): Example[] =>
  emails.flatMap((email) =>
    listSentenceFeatures(email).map((features, index) => ({
      features: Int32Array.from(features, ({ hash, scale }) => rowOf(rows, hash, scale)),
      values: Float32Array.from(features, ({ value }) => value),
      classes: email.sentences[index]?.roles.map(roleIndex) ?? [],
    })),
  );
