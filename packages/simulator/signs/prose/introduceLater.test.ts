import { describe, expect, it } from 'vitest';
import { BODIES } from '../../damage/corpus.ts';
import { draftOfAnybody } from '../../reading/draftOfAnybody.ts';
import { introduceLater } from './introduceLater.ts';

const after = (...paragraphs: readonly string[]): string | null =>
  introduceLater(draftOfAnybody({ subject: 'Boiler service', body: mail(...paragraphs) }));
const mail = (...paragraphs: readonly string[]): string => ['Hi {{first_name}},', ...paragraphs, 'Best,\nErin Vale'].join('\n\n');

const WHO = 'My name is Erin Vale and I run Vale Boilers. We have been established since 1998.';
const WHAT =
  'We service steam boilers for bakeries at night, so that your ovens are hot at four. A service costs $410 and takes three hours.';
const MORE = 'We bring the parts, and a spare pump in case one fails.';
const ASK = 'Shall I send you a date for the first one?';

describe('an introduction', () => {
  it('stands below what the email is about', () => {
    expect(after(WHO, WHAT, MORE, ASK)).toBe(mail(WHAT, WHO, MORE, ASK));
  });

  it.each([
    ['what comes next leans on it', [WHO, `That is why ${WHAT}`, MORE, ASK]],
    ['it speaks of the reader', ['My name is Erin Vale and I drive past your bakery every day.', WHAT, MORE, ASK]],
    ['it says what for', ['My name is Erin Vale and I am writing because a boiler failed in Mill Road.', WHAT, MORE, ASK]],
    ['it says what is sold', ['We service steam boilers at night.', WHAT, MORE, ASK]],
    ['it says what the sender does for people', ['I am Erin, I help bakeries keep their boilers.', WHAT, MORE, ASK]],
    ['it says what the sender is after', ['I am looking for two boiler fitters in Leeds.', WHAT, MORE, ASK]],
    ['only a request comes next', [WHO, ASK, 'It takes me a minute to look it up.']],
    ['it would stand between the offer and the request', [WHO, WHAT, ASK]],
    ['nothing comes after the next', [WHO, WHAT]],
  ])('stays where %s', (_, paragraphs) => {
    expect(after(...paragraphs)).toBeNull();
  });

  it('takes its place word by word in everyday emails', () => {
    const sorted = (text: string) => text.split(/\s+/).toSorted().join(' ');
    for (const body of BODIES) {
      const moved = introduceLater(draftOfAnybody({ subject: 'Boiler service', body })) ?? body;
      expect(sorted(moved)).toBe(sorted(body));
    }
  });
});
