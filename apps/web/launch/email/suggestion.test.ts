import { describe, expect, it } from 'vitest';
import { findSuggestion, toInsertion } from './suggestion.ts';

const at = (text: string) => {
  const caret = text.indexOf('|');
  return { text: text.replace('|', ''), caret };
};
const suggest = (marked: string) => {
  const { text, caret } = at(marked);
  return findSuggestion(text, caret);
};

describe('findSuggestion', () => {
  it.each(['Hi {{|', 'Hi {{ |', 'Hi {{fir|', 'Hi {{FirstN|', 'Hi {{first_name|'])('offers first_name at %s', (marked) => {
    expect(suggest(marked)).toEqual({ start: 3, names: ['first_name'] });
  });

  it.each(['Hi {|', 'Hi {{company|', 'Hi {{}}|', 'Hi {{\n|', 'Hi {{first_name}} |', '|{{'])('offers nothing at %s', (marked) => {
    expect(suggest(marked)).toBeNull();
  });
});

describe('toInsertion', () => {
  const replaced = (marked: string) => {
    const { text, caret } = at(marked);
    const suggestion = findSuggestion(text, caret);
    if (!suggestion) throw new Error('nothing is offered');
    const { from, to } = toInsertion(text, caret, suggestion);
    return `${text.slice(0, from)}*${text.slice(to)}`;
  };

  it('replaces from the braces to the caret', () => {
    expect(replaced('Hi {{fi|, there')).toBe('Hi *, there');
  });

  it('takes the rest of a variable that was being changed', () => {
    expect(replaced('Hi {{fi|rst_name}}, there')).toBe('Hi *, there');
  });
});
