import { describe, expect, it } from 'vitest';
import { canExpand } from './expandPhrase.ts';

describe('canExpand', () => {
  const fields = new Map([['day', 'Monday']]);

  it.each(['<day> works', '[<day>|<time>] works', 'Fine[, <time>|]', '[[<time>|a] b|c]'])('holds for "%s"', (phrase) => {
    expect(canExpand(phrase, fields)).toBe(true);
  });

  it.each(['<time> works', '[<time>|at <time>] works', '[<day> [<time>]]'])(
    'does not hold for "%s", which would come out incomplete',
    (phrase) => {
      expect(canExpand(phrase, fields)).toBe(false);
    },
  );
});
