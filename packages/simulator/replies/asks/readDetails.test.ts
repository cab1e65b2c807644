import { describe, expect, it } from 'vitest';
import { lastsDays, readDayChoices, readDetails, readEventDay } from './readDetails.ts';

describe('readDetails', () => {
  it('asks for a volunteer, and not whether there is somebody', () => {
    expect(readDetails('', 'Who can open up on Sunday?', false)).toContain('whoCan');
    expect(readDetails('', 'Is there anybody in the yard who can take the keys?', false)).not.toContain('whoCan');
  });

  it('knows numbered questions', () => {
    expect(readDetails('', '1. Who drives?\n2. How far?', false)).toContain('numbered');
    expect(readDetails('', 'Who drives, and how far?', false)).not.toContain('numbered');
  });
});

describe('what an invitation or an offer of work mentions', () => {
  it.each(['We need a headcount by Monday.', 'How many of you will come?', 'How many people can we expect?'])(
    'is the number of guests: %s',
    (prose) => {
      expect(readDetails('', prose, false).concat(readDetails(prose, prose, false))).toContain('headCount');
    },
  );

  it('is an hour of talk, and no job', () => {
    const isStudied = (text: string) => readDetails(text, text, false).includes('studied');
    expect(isStudied('We are researching how bakeries buy flour. A paid call of 40 minutes, $150.')).toBe(true);
    expect(isStudied('A permanent role in our research team, 40 hours a week.')).toBe(false);
    expect(isStudied('We sell flour to bakeries.')).toBe(false);
  });

  it('lasts several days', () => {
    expect(lastsDays('Our fair is from 3 to 6 June.')).toBe(true);
    expect(lastsDays('Our fair is on 3 June.')).toBe(false);
    expect(lastsDays('Come to the mill on 3 June, the stones turn all day.')).toBe(false);
  });
});

describe('readDayChoices', () => {
  it('keeps the hours of a day', () => {
    expect(readDayChoices('We could come on Monday after 2 pm or on Wednesday. Which is better?')).toEqual([
      'Monday after 2 pm',
      'Wednesday',
    ]);
  });
});

describe('readEventDay', () => {
  it('is none of the days of an event that lasts several', () => {
    expect(readEventDay('Open house on Thursday 6 June.')).toBe('Thursday 6 June');
    expect(readEventDay('We show it from 6 to 8 June, with a supper on Friday.')).toBeNull();
    expect(readEventDay('The fair is in Lyon, come on any day. There are drinks on Thursday.')).toBeNull();
  });
});
