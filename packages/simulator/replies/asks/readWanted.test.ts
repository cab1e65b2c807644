import { describe, expect, it } from 'vitest';
import { readWanted } from './readWanted.ts';

describe('readWanted', () => {
  it('reads things that are sent or counted', () => {
    expect(readWanted('Please send me a photo of the gate.')).toEqual({ tags: ['askGive'], fields: [['wanted', 'a photo of the gate']] });
    expect(readWanted('Reply with how many pumps you run and I send a price.')?.tags).toEqual(['askGive', 'askCount']);
  });

  it('reads things that a question asks the reader to send', () => {
    expect(readWanted('Worth forwarding me the spreadsheet?')).toEqual({ tags: ['askGive'], fields: [['wanted', 'the spreadsheet']] });
    expect(readWanted('Would you mind sharing your last survey with us?')).toBeNull();
    expect(readWanted('Mind sending us your last survey?')?.fields).toEqual([['wanted', 'our last survey']]);
    expect(readWanted('Is it worth sending you the spreadsheet?')).toBeNull();
  });

  it('does not take a word for how a thing comes for the thing', () => {
    expect(readWanted('Just reply with one attached.')).toBeNull();
    expect(readWanted('Just reply with your drawing attached.')?.fields).toEqual([['wanted', 'our drawing']]);
  });

  it('takes an address among other particulars for no place to send things to', () => {
    const post = 'I can post them anywhere.';
    expect(readWanted(`Send me your address and I will post you one.`)?.tags).toEqual(['askAddress']);
    expect(readWanted(`Send me the weight, the size and your postcode. ${post}`)).toBeNull();
    expect(readWanted(`Send me a usual order (boxes, weight, postcode). ${post}`)?.fields).toEqual([['wanted', 'a usual order']]);
  });

  it.each([
    'Reply with how many & I book the bus.',
    'Let me know how many of you will come.',
    'Tell me what you would change about it.',
    'Please tell us which of them you prefer.',
  ])('takes nothing that is decided for something to send: %s', (prose) => {
    expect(readWanted(prose)).toBeNull();
  });

  it.each([
    ['Shall I go through ten of your courier bills and tell you what I find?', 'ten of our courier bills'],
    ['Would it help if I ran your asset list through it and sent you the gaps?', 'our asset list'],
    ['Can we check your last statement and show you where it leaks?', 'our last statement'],
  ])('takes papers of the reader that the sender would work on for what the reader is to send: %s', (text, wanted) => {
    expect(readWanted(text)).toEqual({ tags: ['askGive'], fields: [['wanted', wanted]] });
  });

  it.each([
    'Shall I run through your website and send you what I find?',
    'Would it help if I checked your listing and told you what is missing?',
    'Can I send you our last statement?',
    'Shall I look at your site from the road and send a price?',
  ])('takes what anybody can see for nothing that the reader sends: %s', (text) => {
    expect(readWanted(text)).toBeNull();
  });
});
