import { expect, it } from 'vitest';
import { DRAWN, toLead } from '../../../scripts/replies/printEmails.ts';
import { writeReply } from '../writeReply.ts';

const repliesTo = (subject: string, body: string): { intent: string; text: string }[] =>
  Array.from({ length: 80 }, (_, index) => {
    const lead = toLead({ kind: 'sales', titles: ['Facility Manager', 'Owner', 'HR Manager'], subject, body }, index);
    const intent = DRAWN[index % DRAWN.length] ?? 'interested';
    return { intent, text: writeReply({ seed: 'unclear' }, lead, intent) };
  });

it('commit to nothing that they do not understand', () => {
  const replies = repliesTo(
    'staplers',
    'Hi {{first_name}},\n\nMost staplers give up by their third year. We refill staplers with ambition. They come back on Thursday.\n\nWorth a call this week?\n\nMaud',
  );
  for (const { text } of replies) expect(text).not.toMatch(/\bcall me\b|good timing|what does it cost|on my team|in the spring/i);
  expect(replies.filter(({ text }) => /joke|serious/i.test(text))).toEqual([]);
});

it('do not wonder what a known and unusual offer is', () => {
  const replies = repliesTo(
    'bees on your roof',
    'Hi {{first_name}},\n\nWe keep beehives on office roofs. Our beekeeper looks after them every two weeks, and your staff get the honey.\n\nWould your roof take two hives?\n\nElla',
  );
  for (const { text } of replies) expect(text).not.toMatch(/joke|I don't get|not sure I follow|make sense of/i);
});

it('are curious about a loud offer of something unheard of, and agree to nothing', () => {
  const replies = repliesTo(
    'Your letterhead has no SMELL',
    'Dear {{first_name}},\n\nPeople forget what they read. They NEVER forget what they smelled. I compose scents for letterheads: four notes, one for each quarter, and a base note for the board.\n\nThe full composition is $9,000. I have begun yours already.\n\nAnselm Quill',
  ).filter(({ intent }) => intent === 'interested' || intent === 'question');
  expect(replies.length).toBeGreaterThan(10);
  for (const { text } of replies) expect(text).not.toMatch(/call me|any morning|right range|good timing|let's talk/i);
});
