import { describe, expect, it } from 'vitest';
import type { Ask } from '../createAsk.ts';
import { LanguageError } from '../LanguageError.ts';
import { proposeRewrite } from './proposeRewrite.ts';
import { acceptRephrase, replaceFixedParts, rephrase } from './rephrase.ts';
import type { ReplyTask } from './replyTask.ts';
import { acceptReply, writeModelReplies } from './writeModelReplies.ts';

/** A model that answers every question with the given text. */
const saying = (answer: (prompt: string) => string): Ask => ({
  ask: async ({ prompt }) => ({ text: answer(prompt), inputTokens: 1, outputTokens: 1, isCut: false }),
  embed: null,
  remember: (_texts, make) => make(),
});

const task = (overrides: Partial<ReplyTask> = {}): ReplyTask => ({
  intent: 'interested',
  lead: {
    position: 3,
    title: 'Plant Manager',
    company: 'Quillstone',
    companySize: null,
    industry: null,
    subject: 'late invoices',
    body: 'Hi Dana,\n\nwe chase invoices for carriers such as Northgate and cut the wait by 30%.\n\nRuth',
    firstName: 'Dana',
    name: 'Dana Whitcombe',
  },
  facts: { kind: 'sales', language: 'en', tags: ['owner', 'boss', 'cold'], ask: null, offer: 'invoice chasing', team: null },
  ...overrides,
});
const accept = (text: string, intent: ReplyTask['intent'] = 'interested') => acceptReply(text, task({ intent }), 'ˆ');

describe('a reply by a model', () => {
  it('is accepted if it says what was drawn, with names and numbers from the email', () => {
    expect(accept('Hi Ruth, how did Northgate get to 30%? Happy to hear more at Quillstone.')).toMatch(/^Hi Ruth/u);
    expect(accept('Pleaseˆtell me more')).toBe('Please tell me more');
  });

  it.each([
    ['a price', 'Does it cost $400 a month?'],
    ['a link', 'See https://quill.example/book for my calendar'],
    ['a company', 'We already use Fernhollow for that'],
    ['a day', 'Call me on Thursday'],
    ['nothing', ' \n\t '],
    ['the opposite', 'Not interested, remove me'],
  ])('is dropped if it adds %s of its own', (_what, text) => {
    expect(accept(text)).toBeUndefined();
  });

  it('must opt out if that was drawn, and must not agree if a refusal was drawn', () => {
    expect(accept('please take me off your list', 'opt_out')).toBe('please take me off your list');
    expect(accept('maybe', 'opt_out')).toBeUndefined();
    expect(accept('sounds great, tell me more', 'not_interested')).toBeUndefined();
  });

  const facts = task().facts;
  it.each([
    ['a vendor where a friend wrote', 'We already have a supplier.', { ...facts, kind: 'personal' as const }],
    ['English where the email was German', 'Sure, I would like to see this on my side.', { ...facts, language: 'de' }],
    ['a budget where a nurse answers', 'No budget for it this quarter.', { ...facts, tags: ['far', 'staff', 'deskless'] }],
    ['thanks for an insult', 'Thanks for reaching out, I have a question.', { ...facts, tags: ['insult'] }],
  ])('is dropped if it answers %s', (_what, text, read) => {
    expect(acceptReply(text, task({ intent: 'question', facts: read }), 'ˆ')).toBeUndefined();
  });

  it('is requested with what was read about the email and the person', async () => {
    const prompts: string[] = [];
    await writeModelReplies(
      [
        task({
          facts: { kind: 'sales', language: 'fr', tags: ['far', 'staff', 'familiar'], ask: 'meeting', offer: null, team: 'finance' },
        }),
      ],
      saying((prompt) => {
        prompts.push(prompt);
        return '{"replies":[]}';
      }),
    );
    const { replies } = JSON.parse(prompts[0] ?? '{}') as { replies: unknown[] };
    expect(replies).toMatchObject([
      {
        kind: 'a first sales email',
        asks: 'a meeting or a call',
        place: 'it is not their work, and they say so',
        rank: 'staff',
        language: 'French, informal',
        team: 'finance',
      },
    ]);
  });

  it('is shown as plain text of a bounded length', () => {
    expect(accept(`ok\u202E <b>fine</b>\u0000\r\n\r\n\r\n${'a'.repeat(700)}`)?.length).toBe(600);
    expect(accept('a'.repeat(5000))).toBeUndefined();
  });

  it('answers the last email of a thread, and the model sees every email up to that one', async () => {
    const later = [{ subject: '', body: 'Shall I send the Fernhollow case?' }];
    const asked: { instructions: string; prompt: string }[] = [];
    const listen: Ask = {
      ...saying(() => '{}'),
      ask: (request) => {
        asked.push(request);
        return Promise.resolve({ text: '{}', inputTokens: 1, outputTokens: 1, isCut: false });
      },
    };
    await writeModelReplies([task({ lead: { ...task().lead, later } })], listen);
    await writeModelReplies([task()], listen);
    const [thread, single] = asked.map(({ prompt }) => JSON.parse(prompt).emails[0]);
    expect(thread.later).toHaveLength(1);
    expect(thread.later[0].body).toMatch(/^Shall\SI\Ssend\Sthe\SFernhollow\Scase\?$/u);
    expect(single).not.toHaveProperty('later');
    expect(asked.map(({ instructions }) => instructions.includes('the reply answers the last of them'))).toEqual([true, false]);
    const text = 'Yes, please send the Fernhollow case.';
    expect(acceptReply(text, task({ lead: { ...task().lead, later } }), 'ˆ')).toBe(text);
    expect(accept(text)).toBeUndefined();
  });

  it('is never said twice in one campaign', async () => {
    const tasks = Array.from({ length: 25 }, (_, position) => task({ lead: { ...task().lead, position } }));
    const same = saying((prompt) => {
      const { replies } = JSON.parse(prompt) as { replies: { id: string }[] };
      return JSON.stringify({ replies: replies.map(({ id }) => ({ id, text: 'Tell me more.' })) });
    });
    expect(await writeModelReplies(tasks, same)).toEqual([{ position: 0, intent: 'interested', reply: 'Tell me more.' }]);
    expect(
      await writeModelReplies(
        tasks,
        saying(() => 'no'),
      ),
    ).toEqual([]);
  });
});

describe('a rephrase', () => {
  const text = 'In simulation, about 2.7 in 100 reply (1.1 to 6.4); the subject “late invoices” helps 12 % of Quillstone leads.';
  const holed = replaceFixedParts(text);

  it('never sees a number or a quotation', () => {
    expect(holed.text).not.toMatch(/\d(?!\]\])|late/u);
    expect(holed.pieces).toEqual(['2.7 in 100', '1.1 to 6.4', '“late invoices”', '12 %']);
  });

  it('gets its fixed parts back in their places', () => {
    const after = 'In simulation some [[1]] reply ([[2]]), and [[4]] of Quillstone leads are helped by the subject [[3]].';
    expect(acceptRephrase(holed, after)).toBe(
      'In simulation some 2.7 in 100 reply (1.1 to 6.4), and 12 % of Quillstone leads are helped by the subject “late invoices”.',
    );
  });

  const whole = '[[1]] [[2]] [[3]] [[4]] of the leads answer in simulation, the subject helps them all';
  it.each([
    ['a number', `${whole} 7`],
    ['a number in words', `${whole}, twice as many`],
    ['a name', `${whole}, says Fernhollow`],
    ['a factor', `${whole}, and so does the calendar link`],
    ['a quotation', `${whole} “really”`],
    ['a link', `${whole} www.fern.example`],
    ['a piece twice', `${whole} [[1]]`],
    ['a piece that is not there', whole.replace('[[4]]', '[[5]]')],
    ['too few pieces', whole.replace('[[4]]', '')],
    ['much more', `${whole} ${'and so on '.repeat(12)}`],
    ['much less', '[[1]] [[2]] [[3]] [[4]]'],
  ])('that adds %s is dropped', (_what, after) => {
    expect(acceptRephrase(holed, after)).toBeUndefined();
  });

  it('leaves every text unchanged if the model fails', async () => {
    expect(
      await rephrase(
        [text, 'Nothing.'],
        saying(() => 'I refuse'),
      ),
    ).toEqual([text, 'Nothing.']);
    expect(await rephrase([text], { ...saying(() => ''), ask: () => Promise.reject(new LanguageError('failed', 'away')) })).toEqual([text]);
    expect(
      await rephrase(
        [],
        saying(() => ''),
      ),
    ).toEqual([]);
  });
});

describe('a rewrite', () => {
  const email = { subject: 'late invoices', body: 'Hi {{first_name}},\n\nWorth a look?' };

  it('comes as an email without marks', async () => {
    const fenced = saying(() => '```json\n{"subject":"invoices","body":"Hi {{first_name}},\\n\\nWorth it?"}\n```');
    expect(await proposeRewrite(email, ['Subject length'], fenced)).toEqual({
      subject: 'invoices',
      body: 'Hi {{first_name}},\n\nWorth it?',
    });
  });

  it('is null if the answer is not an email', async () => {
    expect(
      await proposeRewrite(
        email,
        [],
        saying(() => '{"subject":"","body":"x"}'),
      ),
    ).toBeNull();
    expect(
      await proposeRewrite(
        email,
        [],
        saying(() => 'sorry'),
      ),
    ).toBeNull();
    expect(
      await proposeRewrite(email, [], { ...saying(() => ''), ask: () => Promise.reject(new LanguageError('failed', 'away')) }),
    ).toBeNull();
  });
});
