import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { emitTagFeatures, type TaggedSentence } from '../../packages/simulator/fit/phraseTags/features.ts';
import { readSurroundings, toTagged } from '../../packages/simulator/fit/phraseTags/tagPhrases.ts';
import { listWords } from '../../packages/simulator/fit/mail/listWords.ts';
import { maskOffer } from '../../packages/simulator/fit/mail/maskOffer.ts';
import { readMail } from '../../packages/simulator/listOffer.ts';
import { toFeature } from '../../packages/simulator/reader/symbols.ts';
import { readCorpus } from '../reader/readCorpus.ts';

/** An email with the words that name its offer: 0 none, 1 the thing, 2 the verb of a service. `group` keeps emails of one writer together. */
export type LabeledEmail = {
  id: string;
  group: string;
  sentences: readonly TaggedSentence[];
  tags: readonly Uint8Array[];
  isNamed: boolean;
};

const folder = join(import.meta.dirname, '../../packages/simulator/fit/phraseTags/labels');

/** A hash of the labels; the emails of the corpus have their own. */
export function hashLabels(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).toSorted()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

const NAME = 'Anna';
const COMPANY = 'Nordwind Ltd';
const fill = (text: string): string =>
  text
    .replaceAll('{{first_name}}', NAME)
    .replaceAll('{{company}}', COMPANY)
    .replace(/\{\{.*?\}\}/g, '');
const MARKS = /([[\]{}])/;
const plainOf = (marked: string): string => marked.replace(/[[\]{}]/g, '');

type MarkedWord = { word: string; tag: number };

/** The words of a text with marks: `[thing]`, `{verb}`. */
function listMarked(text: string): MarkedWord[] {
  let tag = 0;
  return text.split(MARKS).flatMap((piece): MarkedWord[] => {
    if (!MARKS.test(piece)) return listWords(piece).map((word) => ({ word, tag }));
    tag = piece === '[' ? 1 : piece === '{' ? 2 : 0;
    return [];
  });
}

/** A fragment, then less and less of what stands around its marks: a sentence may end between them. */
function listTries(marked: readonly MarkedWord[]): (readonly MarkedWord[])[] {
  const isMarked = ({ tag }: MarkedWord): boolean => tag > 0;
  const near = marked.filter((_, at) => marked.slice(Math.max(0, at - 1), at + 2).some(isMarked));
  return [marked, near, marked.slice(marked.findIndex(isMarked), marked.findLastIndex(isMarked) + 1)];
}

/** An email as written, with the marked fragments of its labels. */
export type Source = { id: string; group: string; subject: string; body: string; fragments: readonly string[] };

/** Null if the labels are in parts of the email that are not read. */
function toLabeled({ id, group, subject, body, fragments }: Source): LabeledEmail | null {
  const lead = { leadKey: id, slug: id, name: null, firstName: NAME, company: COMPANY, title: null, companySize: null, industry: null };
  const { mail } = readMail({ ...lead, email: { subject, body }, context: { contactsAtCompany: 1, ownWords: [] } });
  const sentences = toTagged(maskOffer([mail])[0] ?? [], subject);
  const flat = sentences.flatMap(({ words }, index) => words.map((word, at) => ({ word, index, at })));
  const tags = sentences.map(({ words }) => new Uint8Array(words.length));
  for (const fragment of fragments) {
    const places = listTries(listMarked(fragment)).map((marked) => ({
      marked,
      from: flat.findIndex((_, at) => marked.every(({ word }, offset) => flat[at + offset]?.word === word)),
    }));
    const { marked, from } = places.find((place) => place.from >= 0) ?? { marked: [], from: 0 };
    marked.forEach(({ tag }, offset) => {
      const place = flat[from + offset];
      if (tag > 0 && place !== undefined) tags[place.index]?.fill(tag, place.at, place.at + 1);
    });
  }
  const isNamed = tags.some((own) => own.includes(1));
  return isNamed || fragments.length === 0 ? { id, group, sentences, tags, isNamed } : null;
}

/** Labels of corpus emails: an id and a fragment with marks per line, `-` for an email that names no offer. */
function listCorpusSources(): Source[] {
  const lines = readFileSync(join(folder, 'corpus.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t'));
  const byId = Map.groupBy(lines, (line) => line.split('\t')[0] ?? '');
  return readCorpus().flatMap(({ id, writer, subject, body }): Source[] => {
    const own = byId.get(id)?.flatMap((line) => line.split('\t')[1] ?? []);
    if (own === undefined) return [];
    const fragments = own.filter((fragment) => fragment.trim() !== '-').map(fill);
    return [{ id, group: writer, subject: fill(subject), body: fill(body), fragments }];
  });
}

const HEAD = /^(\S+) \((.*)\)\nSubject: ?(.*)\n([^]*)$/;
const EMAILS_A_GROUP = 10;

/** Emails with their marks inside. */
export function listMarkedSources(): Source[] {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted();
  return texts.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((text, index): Source => {
        const [, id = '', , subject = '', body = ''] = HEAD.exec(fill(text).trim()) ?? [];
        const fragments = [subject, ...body.split('\n')].filter((line) => /\[/.test(line));
        const group = `${name} ${Math.floor(index / EMAILS_A_GROUP)}`;
        return { id, group, subject: plainOf(subject), body: plainOf(body), fragments };
      }),
  );
}

export const readLabels = (): LabeledEmail[] =>
  [...listCorpusSources(), ...listMarkedSources()].flatMap((source) => toLabeled(source) ?? []);

/** The features of each word, sentence by sentence. */
export function listFeatures(sentences: readonly TaggedSentence[]): number[][][] {
  const surroundings = readSurroundings(sentences);
  return sentences.map((sentence) => {
    const lists: Set<number>[] = [];
    emitTagFeatures(sentence, surroundings, {
      next: () => lists.push(new Set()),
      emit: (hash) => lists.at(-1)?.add(toFeature(hash)),
    });
    return lists.map((features) => [...features]);
  });
}
