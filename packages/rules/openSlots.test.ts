import { describe, expect, it } from 'vitest';
import { findOpenSlots, findSlotRows, putOpenSlots, withoutOpenSlots } from './openSlots.ts';

const email = { subject: 'AMAZING offer', body: 'Hi {{first_name}},\n\nTrucks wait.\n\nIs this worth a look?\n\nBest,\nErin' };

describe('an open slot', () => {
  it('is a bracket with instructions inside', () => {
    expect(findOpenSlots('I saw [what happened at their company] and [one number of yours].').map(({ text }) => text)).toEqual([
      '[what happened at their company]',
      '[one number of yours]',
    ]);
  });

  it.each([
    '[EXTERNAL] docks',
    'see [1]',
    '[COMPANY]',
    '[our study](https://a.example)',
    '[sic]',
    'a [Name here]',
    '[see below]',
    '[at the gate]',
  ])('is not seen in “%s”', (text) => {
    expect(findOpenSlots(text)).toEqual([]);
  });

  it('replaces the subject, opens the body, or precedes the question', () => {
    expect(putOpenSlots(email, [{ about: 'subject', text: '[the topic in plain words]' }])).toEqual({
      ...email,
      subject: '[the topic in plain words]',
    });
    expect(putOpenSlots(email, [{ about: 'occasion', text: 'I saw [what happened].' }]).body).toContain(
      '},\n\nI saw [what happened].\n\nTrucks',
    );
    expect(putOpenSlots(email, [{ about: 'proof', text: '[a customer] does this.' }]).body).toContain(
      'wait.\n\n[a customer] does this.\n\nIs this',
    );
  });

  it('takes the place of a sentence, and is a line of its own if that is gone', () => {
    const slot = { about: 'offer', text: '[what you do, in one plain sentence]', replaces: 'Trucks wait.' } as const;
    expect(putOpenSlots(email, [slot]).body).toBe(email.body.replace('Trucks wait.', slot.text));
    expect(putOpenSlots(email, [{ ...slot, replaces: 'Gone.' }]).body).toContain(`},\n\n${slot.text}\n\nTrucks`);
    expect(findOpenSlots(slot.text)).toHaveLength(1);
  });

  it('opens a body that greets nobody', () => {
    expect(
      putOpenSlots({ subject: '', body: 'Trucks wait for an hour at most docks.' }, [{ about: 'proof', text: '[a customer] too.' }]).body,
    ).toMatch(/^\[a customer\] too\./);
  });
});

describe('a body without its open slots', () => {
  it('is the body before they were put in', () => {
    const { body } = putOpenSlots(email, [
      { about: 'occasion', text: 'I saw that [what happened at their company].' },
      { about: 'proof', text: '[a customer like them] already does this with us.' },
    ]);
    expect(withoutOpenSlots(body)).toBe(email.body);
  });

  it('keeps the other sentences of a paragraph, and a body of which nothing else is left', () => {
    expect(withoutOpenSlots('Hi,\n\nTrucks wait. We helped [a customer like them]. Is it worth a look?')).toBe(
      'Hi,\n\nTrucks wait. Is it worth a look?',
    );
    expect(withoutOpenSlots('[a customer like them] uses it.')).toBe('[a customer like them] uses it.');
    expect(withoutOpenSlots('See [1].\n\nBye')).toBe('See [1].\n\nBye');
  });
});

describe('slots in rows', () => {
  const rowOf = (rowNumber: number, body: string, later = '') => ({
    rowNumber,
    subject: 'docks',
    body,
    followUps: later === '' ? undefined : [{ subject: '', body: later }],
  });

  it('are reported with all rows that contain the first one, follow-ups included', () => {
    const rows = [rowOf(2, 'Fine.'), rowOf(3, 'Like [a customer like them].'), rowOf(4, 'Fine.', 'Like [a customer like them].')];
    expect(findSlotRows(rows)).toEqual({ text: '[a customer like them]', rowNumbers: [3, 4] });
  });

  it('are not found if the brackets are the sender’s own', () => {
    expect(findSlotRows([rowOf(2, 'The survey [see below] is short. [COMPANY]')])).toBeUndefined();
  });
});
