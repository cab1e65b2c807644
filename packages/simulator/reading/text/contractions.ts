const NEGATED = 'do does did is are was were have has had would could should ca wo must need';
const SHORTENED = "i'm i've you're you've you'll we've they're they've they'll that's what's there's here's who's";

/** Short forms that people write without the apostrophe, and that are no other word. */
const CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  [...NEGATED.split(' ').map((verb) => `${verb}n't`), ...SHORTENED.split(' ')].map((right) => [right.replace("'", ''), right] as const),
);

/** A lowercase word as it is meant: "dont" is read as "don't". */
export const withApostrophe = (word: string): string => CONTRACTIONS.get(word) ?? word;
