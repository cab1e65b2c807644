import { describe, expect, it } from 'vitest';
import { CONTEXT_MODEL } from '../../packages/simulator/reader/contextModel.ts';
import { KIND_MODEL } from '../../packages/simulator/reader/kindModel.ts';
import { EMAIL_KINDS } from '../../packages/simulator/reader/kinds.ts';
import { ROLE_MODEL } from '../../packages/simulator/reader/roleModel.ts';
import { ROLES } from '../../packages/simulator/reader/roles.ts';
import { cutSentences } from './examples.ts';
import { hashCorpus, readCorpus, readKeptEmails, readKindEmails, readLooseSentences } from './readCorpus.ts';
import { measureReader } from './measure.ts';
import { findNearDuplicates, splitCorpus } from './splitCorpus.ts';

const corpus = readCorpus();
const parts = splitCorpus(corpus);

describe('the corpus', () => {
  it('has at least a thousand emails in forty trades, of every kind and with every role', () => {
    expect(corpus.length).toBeGreaterThan(1000);
    expect(new Set(corpus.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(40);
    expect(new Set(corpus.map(({ kind }) => kind))).toEqual(new Set(EMAIL_KINDS));
    expect(new Set(corpus.flatMap(({ sentences }) => sentences.flatMap(({ roles }) => roles)))).toEqual(new Set(ROLES));
  });

  it('shares no writer and no near-duplicate sentence between its parts', () => {
    const writersOf = (emails: typeof corpus) => [...new Set(emails.map(({ writer }) => writer))];
    const shared = (one: typeof corpus, other: typeof corpus) => writersOf(one).filter((writer) => writersOf(other).includes(writer));
    expect(shared(parts.train, parts.test)).toEqual([]);
    expect(shared(parts.train, parts.tune)).toEqual([]);
    expect(shared(parts.tune, parts.test)).toEqual([]);
    expect(findNearDuplicates(parts.train, [...parts.tune, ...parts.test])).toEqual([]);
    expect(findNearDuplicates(parts.tune, parts.test)).toEqual([]);
  });

  it('has no loose sentence that nearly duplicates one of the test part', () => {
    expect(findNearDuplicates(readLooseSentences(), parts.test).map(({ email }) => email.id)).toEqual([]);
  });

  it('has no email labeled only by kind with a sentence that nearly duplicates one of the test part', () => {
    expect(findNearDuplicates(readKindEmails().map(cutSentences), parts.test).map(({ email }) => email.id)).toEqual([]);
  });

  it('keeps emails back of which none stands among those that kinds are learned from', () => {
    const known = new Set([...parts.train, ...parts.tune, ...readKindEmails()].map(({ body }) => body));
    expect(readKeptEmails().filter(({ body }) => known.has(body))).toEqual([]);
  });

  it('is what the committed weights were trained on', () => {
    const corpora = [ROLE_MODEL.corpus, KIND_MODEL.corpus, CONTEXT_MODEL.corpus];
    expect(corpora).toEqual(corpora.map(() => hashCorpus()));
  });
});

describe('the committed reader', () => {
  const report = measureReader(parts.test);

  // Minimums slightly below the measured figures; `npm run check-reader` prints the report itself.
  it('nearly always recognizes greetings, sign-offs, thanks and requests for secrets', () => {
    const f1Of = (role: string) => report.roles.find((row) => row.role === role)?.f1 ?? 0;
    expect(Math.min(f1Of('greeting'), f1Of('sign_off'), f1Of('thanks'), f1Of('secret_request'))).toBeGreaterThan(0.8);
  });

  it('finds the kind of two thirds of the emails kept back, whose kinds are easily mistaken', () => {
    expect(measureReader(readKeptEmails().map(cutSentences)).kindsRight).toBeGreaterThan(0.65);
  });

  it('finds the kind of three quarters of unseen emails, and mistakes no honest email for a scam', () => {
    expect(report.kindsRight).toBeGreaterThan(0.75);
    expect(report.confusions.filter((line) => line.includes('sales read as scam'))).toEqual([]);
  });
});
