import { describe, expect, it } from 'vitest';
import { buildLead } from '../testing/buildLead.ts';
import { keepsTopic } from './subjectTopic.ts';

const lead = buildLead({ company: 'Harborgate Group', name: 'Dana Fox' });

describe('keepsTopic', () => {
  it.each([
    ['Harborgate Group - grow your leads by 300%!!', 'Harborgate Group'],
    ['{{company}} - grow your leads', '{{company}}'],
    ['Dana, your dock slots', 'Dana'],
  ])('is false if %s is cut to a name: %s', (before, after) => {
    expect(keepsTopic(before, after, lead)).toBe(false);
  });

  it.each([
    ['Harborgate Group - grow your leads by 300%!!', 'Harborgate Group - leads'],
    ['Amazing dock slots', 'Dock slots'],
    ['Re: {{company}}', '{{company}}'],
  ])('is true if a topic is left or none was there: %s, %s', (before, after) => {
    expect(keepsTopic(before, after, lead)).toBe(true);
  });
});
