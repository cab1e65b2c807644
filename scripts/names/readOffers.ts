import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readListOffer, readMail } from '../../packages/simulator/listOffer.ts';
import type { LeadInList } from '../../packages/simulator/lead.ts';
import { stemsOf } from '../../packages/simulator/fit/names/listCandidates.ts';
import { readTemplates, type Templates } from '../../packages/simulator/fit/mail/readTemplates.ts';
import { hashLabels, listMarkedSources } from '../phraseTags/readLabels.ts';
import { readCorpus } from '../reader/readCorpus.ts';

/** What people would call an offer. A name of `doubtful` says only a part or too little of it. */
type Names = { right: ReadonlySet<string>; doubtful: ReadonlySet<string> };

/** An email with the names of what it offers. `group` keeps emails of one writer together. */
export type NamedEmail = Names & { id: string; group: string; kind: string; lead: LeadInList; words: string };

/** An email with its names and, as written, the categories of what it offers. */
export type SoldEmail = NamedEmail & { categories: string };

const labels = join(import.meta.dirname, '../../packages/simulator/fit/names/labels');

/** A hash of the labels that are trained on, with those of the words that name an offer; the emails of the corpus have their own. */
export function hashNames(): string {
  const hash = createHash('sha256').update(hashLabels());
  for (const name of ['offers.tsv', 'plain.txt', '../../needs/labels/emails.txt'])
    hash.update(name).update(readFileSync(join(labels, name)));
  return hash.digest('hex').slice(0, 16);
}

const toKey = (name: string): string => stemsOf(name).join(' ');

/** "fuel cards; ~cards": the names, those in doubt with a mark; `-` is none. */
function toNames(words: string): Names {
  const names = words.split(';').map((name) => name.trim());
  const told = names.filter((name) => name !== '-' && name !== '');
  return {
    right: new Set(told.filter((name) => !name.startsWith('~')).map(toKey)),
    doubtful: new Set(told.filter((name) => name.startsWith('~')).map((name) => toKey(name.slice(1)))),
  };
}

export type Verdict = 'right' | 'doubtful' | 'wrong' | 'unnamed' | 'none';

/** What a name found in an email is worth; `none` if there is none to be found. */
export function judgeName({ right, doubtful }: Names, name: string | null): Verdict {
  if (name === null) return right.size === 0 ? 'none' : 'unnamed';
  const key = toKey(name);
  if (right.has(key)) return 'right';
  return doubtful.has(key) ? 'doubtful' : 'wrong';
}

const fill = (text: string): string =>
  text
    .replaceAll('{{first_name}}', 'Anna')
    .replaceAll('{{company}}', 'Nordwind Ltd')
    .replace(/\{\{.*?\}\}/g, '');

const toLead = (id: string, email: { subject: string; body: string }): LeadInList => ({
  leadKey: id,
  slug: id,
  name: null,
  firstName: 'Anna',
  company: 'Nordwind Ltd',
  title: null,
  companySize: null,
  industry: null,
  email: { subject: fill(email.subject), body: fill(email.body) },
  context: { contactsAtCompany: 1, ownWords: [] },
});

const HEAD = /^(\S+) \| (?:(.*) \| )?(.*)\nSubject: ?(.*)\n([^]*)$/;
const EMAILS_A_GROUP = 10;

/** Emails with their names in the first line, after their categories if they have some; each line is a paragraph. */
export function readWritten(file: string): SoldEmail[] {
  return readFileSync(file, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((text, at) => {
      const [, id = '', categories = '', words = '', subject = '', body = ''] = HEAD.exec(text.trim()) ?? [];
      const lead = toLead(id, { subject, body: body.split(/\n+/).join('\n\n') });
      return { ...toNames(words), id, group: `${file} ${Math.floor(at / EMAILS_A_GROUP)}`, kind: 'written', lead, words, categories };
    });
}

/** Kinds of emails to strangers; those that sell are labeled, and the others offer nothing that has a name. */
const SELLING: readonly string[] = ['sales', 'follow_up', 'advert'];
const OTHERS: readonly string[] = ['event', 'survey', 'partnership', 'link_building', 'fundraising'];

/** The emails of the corpus and those whose words are tagged, with the names in `offers.tsv`. */
export function readLabeled(): NamedEmail[] {
  const lines = readFileSync(join(labels, 'offers.tsv'), 'utf8').trim().split('\n');
  const known = new Map(lines.map((line) => [line.split('\t')[0] ?? '', line.split('\t')[1] ?? '-']));
  const corpus = readCorpus()
    .filter(({ kind }) => SELLING.includes(kind) || OTHERS.includes(kind))
    .map(({ id, writer, kind, subject, body }) => ({ id, group: writer, kind, subject, body }));
  const plain = listMarkedSources().map((source) => ({ ...source, kind: 'plain' }));
  return [...corpus, ...plain].map(({ id, group, kind, subject, body }) => {
    const words = known.get(id) ?? '-';
    return { ...toNames(OTHERS.includes(kind) ? '-' : words), id, group, kind, lead: toLead(id, { subject, body }), words };
  });
}

export const readFresh = (): NamedEmail[] => readWritten(join(labels, 'plain.txt'));

/** Everyday emails with what they offer; those of one writer have ids that begin alike. */
export const readSold = (): SoldEmail[] =>
  readWritten(join(labels, '../../needs/labels/emails.txt')).map((email) => ({
    ...email,
    group: email.id.split('-')[0] ?? email.id,
    kind: 'sold',
  }));
export const readHeldBack = (): NamedEmail[] => readWritten(join(labels, 'heldBack.txt'));

/** What is read of an email before its offer is named. */
export const templatesOf = ({ lead }: NamedEmail): Templates => readTemplates([readMail(lead).mail], 'sales');

/** The name that the product finds. */
export const nameOf = ({ lead }: NamedEmail): string | null => readListOffer([lead]).offer?.phrase ?? null;
