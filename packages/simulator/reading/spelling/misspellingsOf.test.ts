import { describe, expect, it } from 'vitest';
import { misspellingsOfText } from './misspellingsOf.ts';

const subjectWords = (subject: string, body: string) => misspellingsOfText({ subject, body }).subject.map(({ by }) => by);

describe('misspelled words with a capital in a subject', () => {
  it('are found if the body shows what is meant', () => {
    expect(subjectWords('Comercial Cleaning Servies', 'We do comercial cleaning. Our services start in May.')).toEqual([
      'Commercial',
      'Services',
    ]);
  });

  it('are names if nothing shows what is meant, or if the body has the name', () => {
    expect(subjectWords('Comercial Cleaning', 'We clean offices.')).toEqual([]);
    expect(subjectWords('Schedulr for offices', 'Schedulr is a scheduler for offices.')).toEqual([]);
  });
});
