/** "Is it a whiteboard, a spreadsheet, or do you keep it in your head?": the first ways, which can be named alone. */
const FIRST_WAYS =
  /^(?:is|are|was|were) (?:it|that|this|they) (?:(?:mostly|usually|still|just|all|on|by|in) )*([^?]+,[^?]*?)(?:,? or .+)?$/i;
const MOST_WORDS_OF_WAY = 3;
function readFirstWays(question: string): readonly string[] {
  const ways = (FIRST_WAYS.exec(question)?.[1] ?? '')
    .replace(/,\s*$/, '')
    .split(/,\s*/)
    .map((way) => way.trim());
  return ways.length > 1 &&
    ways.every((way) => way !== '' && way.split(' ').length <= MOST_WORDS_OF_WAY && !/\b(?:you|your|we|our|not)\b/i.test(way))
    ? ways
    : [];
}

const NO_WAY =
  /^(?:some\w*|any\w*|other|others|else|more|less|both|neither|none|all)\b|\b(?:you|your|we|I|our|not|us|me|it|is|are|do|does|would|should|can|will|want|need)\b/i;

/** "How do they reach you: email, paper, an app?" */
const WAYS_AFTER = /^(?:how|what|where|which)\b[^:\u2013\u2014?]*?(?::|\s[-\u2013\u2014]) ?([^?:]+)$/i;
function readWaysAfter(question: string): readonly string[] {
  const ways = (WAYS_AFTER.exec(question)?.[1] ?? '').split(/,? or |,\s*/i).map((way) => way.trim());
  return ways.length > 1 &&
    ways.every((way) => /^[\p{L}\d'\u2019 -]+$/u.test(way) && way.split(' ').length <= MOST_WORDS_OF_WAY && !NO_WAY.test(way))
    ? ways
    : [];
}

/** The ways that a question lists for how something is done; empty if it lists none that can be named alone. */
export const readWays = (question: string): readonly string[] => readFirstWays(question).concat(readWaysAfter(question));
