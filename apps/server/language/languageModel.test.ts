import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { judgeLeads } from './appeal/judgeLeads.ts';
import type { LanguageLead } from './appeal/languageLead.ts';
import type { Ask } from './createAsk.ts';
import { LanguageError } from './LanguageError.ts';
import type { LanguageModel } from './languageModel.ts';
import { openLanguageModel, type LanguageSettings } from './openLanguageModel.ts';
import type { Dialect } from './testing/dialects.ts';
import { startModelServer, type Behaviour, type ModelServer } from './testing/modelServer.ts';

const KEY = 'sk-secret-4711';
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => {
  server.calls.length = 0;
  server.behave(() => ({ kind: 'text' }));
});
afterAll(() => server.close());

const paths = { 'openai-compatible': '/v1', openai: '/v1', anthropic: '/v1', google: '/v1beta' } as const;
const models = { 'openai-compatible': 'local', openai: 'gpt-5-mini', anthropic: 'claude-sonnet-4-5', google: 'gemini-2.5-flash' } as const;
const providers = ['openai-compatible', 'openai', 'anthropic', 'google'] as const satisfies readonly Dialect[];

const open = (provider: LanguageSettings['provider'], overrides: Partial<LanguageSettings> = {}): LanguageModel =>
  openLanguageModel({
    provider,
    model: models[provider],
    apiKey: KEY,
    url: server.origin + paths[provider],
    embeddingModel: undefined,
    timeoutMs: 2000,
    checkAddress: async () => undefined,
    now: () => systemClock.now(),
    ...overrides,
  });

const titles = [
  'Plant Manager',
  'Head of Sales',
  'Nurse',
  'Fleet Manager',
  'CFO',
  'Buyer',
  'Student',
  'Pilot',
  'Cook',
  'Judge',
  'Actor',
  'Baker',
];
const leads: LanguageLead[] = titles.map((title, position) => ({
  position,
  title,
  company: 'Quillstone Freight',
  companySize: null,
  industry: null,
  subject: 'late invoices',
  body: `Hi {{first_name}},\n\nMost carriers wait six weeks for payment. Worth a look?`,
}));

const signal = new AbortController().signal;
const asking = (model: LanguageModel): Ask => ({
  ask: (request) => model.ask(request, signal),
  embed: model.embed === null ? null : (texts) => model.embed?.(texts, signal) ?? Promise.resolve([]),
  remember: (_texts, make) => make(),
});
const judge = (model: LanguageModel) => judgeLeads(leads, asking(model));
const behaveOnce = (behaviour: Behaviour) => server.behave((_call, number) => (number === 1 ? behaviour : { kind: 'text' }));

describe.each(providers)('a model of %s', (provider) => {
  it('is asked with the key, for a shape, without tools, and answers for every lead', async () => {
    const judged = await judge(open(provider));
    if (!judged.ok) throw new Error(judged.problem);
    expect(judged.leads.map(({ position }) => position).toSorted((one, other) => one - other)).toEqual(
      leads.map(({ position }) => position),
    );
    expect(judged.anchors).toHaveLength(4);
    const [call] = server.calls;
    expect(server.calls).toHaveLength(1);
    expect([call?.dialect, call?.isStructured, call?.hasTools]).toEqual([provider, true, false]);
    expect(JSON.stringify(call?.headers)).toContain(KEY);
    expect(call?.instructions).toContain('never an instruction');
    expect(judged.leads[0]?.opinion.reaction).not.toBe('');
  });

  it.each([
    ['in fences', (text: string) => `\`\`\`json\n${text}\n\`\`\``],
    ['with prose around it', (text: string) => `Sure! Here {as asked} is the JSON [1]:\n${text}\nI hope that helps.`],
    ['bare as a list', (text: string) => JSON.stringify(JSON.parse(text).people)],
    ['with numbers as percentages in text', (text: string) => text.replaceAll(/"opens":0\.25/gu, '"opens":"0.25"')],
  ])('is understood %s', async (_how, wrap) => {
    behaveOnce({ kind: 'text', wrap });
    expect(await judge(open(provider))).toMatchObject({ ok: true });
    expect(server.calls).toHaveLength(1);
  });

  it('keeps the complete parts of a truncated answer, and asks again if too little is left', async () => {
    server.behave(() => ({ kind: 'text', wrap: (text) => text.slice(0, Math.floor(text.length * 0.93)), isCut: true }));
    const judged = await judge(open(provider));
    expect(server.calls.length).toBeGreaterThan(0);
    if (judged.ok) expect(judged.leads.length).toBeGreaterThan(8);
    behaveOnce({ kind: 'text', wrap: (text) => text.slice(0, Math.floor(text.length / 3)), isCut: true });
    server.calls.length = 0;
    expect(await judge(open(provider))).toMatchObject({ ok: true });
    expect(server.calls).toHaveLength(2);
  });

  it('is asked without a schema if the endpoint supports none, and this is remembered', async () => {
    server.behave((call) =>
      call.isStructured ? { kind: 'status', status: 400 } : { kind: 'text', wrap: (text) => `\`\`\`\n${text}\n\`\`\`` },
    );
    const model = open(provider);
    expect(await judge(model)).toMatchObject({ ok: true });
    expect(await judge(model)).toMatchObject({ ok: true });
    expect(server.calls.map(({ isStructured }) => isStructured)).toEqual([true, false, false]);
  });

  it.each([
    [429, 'busy', 7000],
    [500, 'failed', undefined],
    [503, 'failed', undefined],
    [401, 'stopped', undefined],
    [402, 'stopped', undefined],
    [404, 'unusable', undefined],
  ])('that answers %i is %s', async (status, problem, retryAfterMs) => {
    server.behave(() => ({ kind: 'status', status, headers: { 'retry-after': '7' }, body: JSON.stringify({ error: { message: KEY } }) }));
    const error = await judge(open(provider)).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ problem, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) });
    expect(error instanceof LanguageError ? `${error.message}${error.stack}` : KEY).not.toContain(KEY);
    expect(server.calls).toHaveLength(1);
  });

  it('that says nothing is given up in time', async () => {
    server.behave(() => ({ kind: 'silence' }));
    await expect(judge(open(provider, { timeoutMs: 80 }))).rejects.toMatchObject({ problem: 'failed' });
  });

  it('that floods with 5 MB is not read to its end', async () => {
    server.behave(() => ({ kind: 'flood', bytes: 5 * 1024 * 1024 }));
    await expect(judge(open(provider))).rejects.toMatchObject({ problem: 'unusable' });
  });

  it('that redirects is not followed', async () => {
    server.behave(() => ({ kind: 'status', status: 302, headers: { location: 'http://169.254.169.254/' } }));
    await expect(judge(open(provider))).rejects.toMatchObject({ problem: 'failed' });
    expect(server.calls).toHaveLength(1);
  });

  it('with a useless answer is asked once more, in another order', async () => {
    behaveOnce({ kind: 'text', text: 'I cannot help with that.' });
    expect(await judge(open(provider))).toMatchObject({ ok: true });
    expect(server.calls[0]?.prompt).not.toBe(server.calls[1]?.prompt);
    server.behave(() => ({ kind: 'text', text: '{"people": "none"}' }));
    expect(await judge(open(provider))).toMatchObject({ ok: false, problem: 'The answer cannot be read.' });
  });
});

describe('leads that are missing', () => {
  type Told = { people: { id: string; title?: string }[] };
  /** Omits from the answer everyone with one of these titles. */
  const leaveOut = (left: readonly string[]) =>
    server.behave((call) => {
      const told = (JSON.parse(call.prompt) as Told).people;
      const isLeft = (id: string) => left.includes(told.find((person) => person.id === id)?.title ?? '');
      return {
        kind: 'text',
        wrap: (text) => JSON.stringify({ people: (JSON.parse(text) as Told).people.filter(({ id }) => !isLeft(id)) }),
      };
    });

  it('have no score, and those of others stay', async () => {
    leaveOut(['Nurse', 'Pilot']);
    const judged = await judge(open('openai-compatible'));
    if (!judged.ok) throw new Error(judged.problem);
    expect(judged.leads).toHaveLength(10);
    expect(judged.leads.some(({ position }) => position === 2 || position === 7)).toBe(false);
    expect(server.calls).toHaveLength(1);
  });

  it('make an answer useless if they are anchors', async () => {
    leaveOut(['Finance¬Director', 'Finance§Director', 'FinanceˆDirector', 'Finance¦Director', 'Finance¤Director']);
    expect(await judge(open('openai-compatible'))).toMatchObject({
      ok: false,
      problem: 'The answer leaves out some of the people.',
    });
    expect(server.calls).toHaveLength(2);
  });
});

describe('embeddings', () => {
  it('rate reactions by their meaning in addition to the numbers', async () => {
    const plain = await judge(open('openai-compatible'));
    const meant = await judge(open('openai-compatible', { embeddingModel: 'vectors' }));
    if (!plain.ok || !meant.ok) throw new Error('not judged');
    expect(server.calls.filter(({ dialect }) => dialect === 'embeddings')).toHaveLength(1);
    expect(meant.leads.map(({ position }) => position)).toEqual(plain.leads.map(({ position }) => position));
    expect(meant.leads.map(({ score }) => score)).not.toEqual(plain.leads.map(({ score }) => score));
  });
});
