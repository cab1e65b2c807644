import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { readLoudness } from './readLoudness.ts';

const loudnessOf = (subject: string, body: string): string[] =>
  readLoudness(
    toEmailDraft(
      {
        leadKey: 'ana',
        slug: 'ana',
        name: 'Ana Silva',
        firstName: 'Ana',
        company: 'Harborline',
        title: null,
        companySize: null,
        industry: null,
        email: { subject, body },
      },
      { contactsAtCompany: 1, ownWords: [] },
    ),
  );

describe('readLoudness', () => {
  it('recognizes an email that shouts, hypes and presses', () => {
    const loud =
      'ACT NOW!!! Our revolutionary platform is 70% OFF today. If you do not register by tonight you miss it!!! Only 3 spots left!';
    expect(loudnessOf('!!! FINAL DAYS !!!', loud)).toEqual(expect.arrayContaining(['exclaims', 'shouts', 'hurries', 'loud']));
  });

  it('does not call plain buzzwords loud', () => {
    const dull = 'We are a leading provider of end-to-end solutions that leverage synergies across the value chain.';
    expect(loudnessOf('Intro', dull)).not.toContain('loud');
  });

  it('does not call one word in capitals and a deadline loud', () => {
    const pressing = 'Our audit is FREE, and there is nothing to lose. The grant ends on Friday, so please answer today or you lose it.';
    expect(loudnessOf('Grant for new boilers', pressing)).toEqual(expect.arrayContaining(['shouts']));
    expect(loudnessOf('Grant for new boilers', pressing)).not.toContain('loud');
  });

  it('finds nothing in a calm or a friendly email', () => {
    expect(loudnessOf('dock queues', 'Hi Ana,\n\nWe let carriers book a dock slot. Worth a look?\n\nTom')).toEqual([]);
    expect(loudnessOf('rotas', 'Hi Ana,\n\nOur all-in-one platform leverages synergies to empower your team!!\n\nTyler')).not.toContain(
      'loud',
    );
    expect(loudnessOf('goats', 'Hey Ana!\n\nWe rent goats that clear slopes. Got one that needs it?\n\nLou')).toEqual([]);
  });
});
