import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMAIL_KINDS, type EmailKind } from '../../packages/simulator/reader/kinds.ts';
import type { Role } from '../../packages/simulator/reader/roles.ts';

/** One labeled email: its body as sent, and its sentences with their roles, as offsets into the body. */
export type CorpusEmail = {
  id: string;
  writer: string;
  trade: string;
  kind: EmailKind;
  subject: string;
  body: string;
  sentences: { start: number; end: number; roles: Role[] }[];
  /** Sentences that belong to no email: they train roles but have no position. */
  isLoose: boolean;
};

const ROLE_CODES: Readonly<Record<string, Role>> = {
  gr: 'greeting',
  in: 'introduction',
  ob: 'observation',
  pr: 'problem',
  of: 'offer',
  be: 'benefit',
  ha: 'harm',
  po: 'proof',
  ai: 'ask_interest',
  am: 'ask_meeting',
  ar: 'ask_referral',
  qu: 'question',
  rs: 'resource',
  oo: 'opt_out',
  ps: 'pressure',
  rp: 'reproach',
  is: 'insult',
  th: 'threat',
  sr: 'secret_request',
  re: 'reference',
  tk: 'thanks',
  ap: 'apology',
  so: 'sign_off',
  ot: 'other',
};

const corpusFolder = join(import.meta.dirname, '../../packages/simulator/reader/corpus');

const HEAD = /^(\S+) \| kind=(\w+) \| trade=(.*)$/;
const LINE = /^([+-]?)([a-z,]*)\t(.*)$/;

function toKind(text: string | undefined, where: string): EmailKind {
  const kind = EMAIL_KINDS.find((known) => known === text);
  if (kind === undefined) throw new Error(`${where}: "${text}" is no kind of email`);
  return kind;
}

function toRoles(codes: string, where: string): Role[] {
  return codes.split(',').map((code) => {
    const role = ROLE_CODES[code];
    if (role === undefined) throw new Error(`${where}: "${code}" is no role`);
    return role;
  });
}

/** Parses one email of a corpus file. A line is a sentence with its roles; `+` continues the previous line, `-` has no roles. */
function parseEmail(block: string, writer: string): CorpusEmail {
  const [head = '', subject = '', ...lines] = block.trimEnd().split('\n');
  const match = HEAD.exec(head);
  const id = match?.[1] ?? head;
  const email: CorpusEmail = {
    id,
    writer,
    trade: match?.[3] ?? '',
    kind: toKind(match?.[2], id),
    subject: subject.replace(/^Subject: ?/, ''),
    body: '',
    sentences: [],
    isLoose: false,
  };
  for (const line of lines) {
    const [, mark = '', codes = '', text = ''] = LINE.exec(line) ?? [];
    if (mark === '+') email.body += ' ';
    else if (email.body !== '' || line === '') email.body += '\n';
    const start = email.body.length;
    email.body += text;
    if (codes !== '') email.sentences.push({ start, end: email.body.length, roles: toRoles(codes, id) });
  }
  return email;
}

/** The corpus: every email in every writer's file, in file order. */
export function readCorpus(folder = corpusFolder): CorpusEmail[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split(/^# /m)
        .slice(1)
        .map((block) => parseEmail(block, name.slice(0, -'.txt'.length))),
    );
}

const LOOSE_FOLDER = 'sentences';

/** Ordinary sentences outside any email, one file per role; each becomes an email of one sentence. */
export function readLooseSentences(folder = join(corpusFolder, LOOSE_FOLDER)): CorpusEmail[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line.includes('\t'))
        .map((line, index): CorpusEmail => {
          const [codes = '', body = ''] = line.split('\t');
          const id = `${name}-${index + 1}`;
          const sentences = [{ start: 0, end: body.length, roles: toRoles(codes, id) }];
          return { id, writer: 'loose', trade: '', kind: 'sales', subject: '', body, sentences, isLoose: true };
        }),
    );
}

const KINDS_FOLDER = 'kinds';
const KIND_HEAD = /^kind=(\w+)\nSubject: ?(.*)\n([^]*)$/;

/** Whole emails labeled only by kind: they train kinds and have no sentences. */
export function readKindEmails(folder = join(corpusFolder, KINDS_FOLDER)): CorpusEmail[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split(/^# (?=kind=)/m)
        .slice(1)
        .map((block, index): CorpusEmail => {
          const id = `${name}-${index + 1}`;
          const [, kind, subject = '', body = ''] = KIND_HEAD.exec(block) ?? [];
          const writer = name.slice(0, -'.txt'.length);
          return { id, writer, trade: '', kind: toKind(kind, id), subject, body: body.trim(), sentences: [], isLoose: false };
        }),
    );
}

const keptFolder = join(import.meta.dirname, 'kept');

/** Whole emails labeled by kind that nothing is trained on: partnerships, jobs, studies and appeals that are easily taken for sales, and such sales. */
export const readKeptEmails = (): CorpusEmail[] => readKindEmails(keptFolder);

/** A hash of every file of the corpus. */
export function hashCorpus(): string {
  const hash = createHash('sha256');
  const names = readdirSync(corpusFolder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'));
  for (const name of names.toSorted()) hash.update(name).update(readFileSync(join(corpusFolder, name)));
  return hash.digest('hex').slice(0, 16);
}
