import { describe, expect, it } from 'vitest';
import { toBodyParts, toEmailDraft } from '../reading/draft.ts';
import { composeReference } from '../reference/compose.ts';
import { CONTEXT_MODEL } from './contextModel.ts';
import { CONTEXT_INPUTS } from './context.ts';
import { readBody } from './readBody.ts';
import { chanceOf, hasRole, readByWords, rolesOf, type BodyParts } from './readSentences.ts';
import { ROLE_COUNT } from './roles.ts';

function partsOf(body: string): BodyParts {
  const lead = { leadKey: 'a', slug: 'a', name: null, firstName: null, company: null, title: null, companySize: null, industry: null };
  return toBodyParts(toEmailDraft({ ...lead, email: { subject: '', body } }, { contactsAtCompany: 1, ownWords: [] }));
}

const EMAIL = 'Hi Ann,\n\nWe print dock schedules that carriers fill in themselves.\n\nWorth a look?\n\nIngrid';

describe('reading a body', () => {
  it('uses the neighboring sentences: a name after the question is a sign-off', () => {
    const name = readBody(partsOf(EMAIL)).readings.at(-1);
    expect(name !== undefined && rolesOf(name)).toEqual(['sign_off']);
  });

  it('reads a sentence differently in another email', () => {
    const sentence = 'The new schedule starts on Monday.';
    const atWork = readBody(partsOf(`Hi team,\n\n${sentence}\n\nPlease send me the slides for the board by Thursday.\n\nMark`)).readings[1];
    const alone = readBody(partsOf(sentence)).readings[0];
    expect(atWork?.chances).not.toEqual(alone?.chances);
  });

  it('reads a body the same whatever was read before', () => {
    const bodies = composeReference().map(({ body }) => partsOf(body));
    const read = (body: BodyParts) => {
      const { readings, kinds } = readBody(body);
      return { readings: readings.map(({ readAlone, ...reading }) => ({ ...reading, alone: readAlone() })), kinds };
    };
    const first = bodies.map(read);
    // What was met twice is remembered in more detail.
    expect(bodies.map(read)).toEqual(first);
    expect(bodies.toReversed().map(read)).toEqual(first.toReversed());
  });

  it('reads what a sentence does by itself alike wherever it stands', () => {
    const sentence = 'The new schedule starts on Monday.';
    const around = [
      sentence,
      `Hi Ann,\n\nForgive me. ${sentence} I am so sorry.\n\nThanks,\nMark`,
      `Do you ship?\n\n- ${sentence}\n\nMark`,
    ];
    const alone = around.map((body) => {
      const parts = partsOf(body);
      return readBody(parts)
        .readings.find(({ start, end }) => parts.raw.slice(start, end).includes(sentence))
        ?.readAlone();
    });
    expect(alone[1]).toEqual(alone[0]);
    expect(alone[2]).toEqual(alone[0]);
  });

  it('gives each sentence one reading, with and without its context', () => {
    const parts = partsOf(EMAIL);
    const [first, second] = [readByWords(parts), readBody(parts).readings];
    expect(second.map(({ start, end }) => ({ start, end }))).toEqual(first.map(({ start, end }) => ({ start, end })));
  });

  it('assigns a role at its own threshold', () => {
    const reading = readBody(partsOf(EMAIL)).readings[1];
    const cut = CONTEXT_MODEL.cuts[4] ?? 1;
    expect(reading !== undefined && hasRole(reading, 'offer')).toBe(reading !== undefined && chanceOf(reading, 'offer') >= cut);
    expect(CONTEXT_MODEL.cuts.every((each) => each > 0.05 && each < 0.95)).toBe(true);
  });

  it('reads a sentence alike no matter who is named in it', () => {
    const written = ['Bluewater Freight', 'Kowalski', 'Zyntrix', 'Oakley & Sons'].map((company) =>
      EMAIL.replace('We print', `I saw ${company} opened a new yard. We print`),
    );
    const readings = written.flatMap((body) => readBody(partsOf(body)).readings[1] ?? []);
    const chances = readings.map((reading) => chanceOf(reading, 'observation'));
    expect(chances).toHaveLength(written.length);
    expect(Math.max(...chances) - Math.min(...chances)).toBeLessThan(0.06);
  });

  it('has a weight for every input and role', () => {
    expect(CONTEXT_MODEL.weights).toHaveLength(CONTEXT_INPUTS * ROLE_COUNT);
  });
});
