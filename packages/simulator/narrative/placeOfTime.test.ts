import { expect, it } from 'vitest';
import { placeOfTime } from './placeOfTime.ts';

const TIME = 'Can we meet for coffee?';

it.each([
  ['Do you still rent the forklift?\n\nCan we meet for coffee?', 'beside'],
  ['Did you know that most forklifts stand idle?\n\nCan we meet for coffee?', 'only'],
  ['We service forklifts. Can we meet for coffee?', 'only'],
  ['Our tour is on Thursday at 9am. Can we meet for coffee?', 'later'],
])('tells where a request for time belongs: %s', (body, place) => expect(placeOfTime(body, [TIME])).toBe(place));

it('speaks of time in general where no request is quoted', () => expect(placeOfTime('Do you rent forklifts?', [])).toBe('later'));
