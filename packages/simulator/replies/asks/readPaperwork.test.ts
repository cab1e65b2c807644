import { describe, expect, it } from 'vitest';
import { readPaperwork } from './readPaperwork.ts';

describe('a form to be returned', () => {
  it('reads the form and by when it is wanted', () => {
    expect(readPaperwork('Enclosed is our declaration of origin. Please sign it and return it by Monday, March 3.')).toEqual({
      tags: ['paperwork'],
      due: 'Monday',
    });
    expect(readPaperwork('The checklist is attached. Please fill it in. If nothing has changed, a word will do.')).toEqual({
      tags: ['paperwork', 'unchanged'],
      due: null,
    });
  });

  it.each(['The invoice is attached. Please pay it by Friday.', 'Our forms are on the website, in case you need one.'])(
    'none: %s',
    (text) => {
      expect(readPaperwork(text)).toBeNull();
    },
  );
});
