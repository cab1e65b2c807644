import { describe, expect, it } from 'vitest';
import { readTopic } from './readTopic.ts';

const topicOf = (subject: string, body: string): string | null => readTopic(subject, { body, company: 'Harborline' });

describe('readTopic', () => {
  it.each([
    ['Legionella checks at Harborline', 'We do them monthly.', 'legionella checks'],
    ['Linen for Harborline', 'We wash and collect.', 'linen'],
    ['Re: window cleaning', 'I wrote about the windows.', 'window cleaning'],
    ['Pallets Felixstowe to Midlands', 'We take 26 pallets a day.', 'pallets'],
    ['Guarding services', 'We do manned guarding.', 'guarding'],
    ['Your pen test', 'A pen test takes a day.', 'pen tests'],
    ['British tulips', 'I grow tulips.', 'British tulips'],
    ['Topsoil, Kent', 'Screened topsoil in loads.', 'topsoil'],
  ])('names what "%s" is about', (subject, body, topic) => {
    expect(topicOf(subject, body)).toBe(topic);
  });

  it.each([
    ['Who handles cleaning at Harborline?', 'We clean offices.'],
    ['Quick question', 'A quick question about lamps.'],
    ['Contracts that renewed', 'We sell lamps.'],
    ['Increase your revenue', 'We increase revenue.'],
    ['mobile crane', 'Our Liebherr is free.'],
    ["your laser's service", 'We service lasers.'],
  ])('names nothing in "%s"', (subject, body) => {
    expect(topicOf(subject, body)).toBeNull();
  });
});
