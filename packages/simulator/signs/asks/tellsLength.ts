import { CONVERSATION } from '../../reading/text/timeWords.ts';

const MEETING = String.raw`(?:${CONVERSATION}|visits?|walk-?through|appointment)`;
/** Only says how long it takes: "It takes about 15 minutes.", "The visit would only be half an hour or so." */
const LENGTH = new RegExp(
  String.raw`^(it|this|that|(?:the|our|a|my) (?:\p{L}+ )?${MEETING})(?:['\u2019](?:s|ll|d)| will| would| should| can)?(?: (?:only|just|usually|typically|normally|probably|really|not))*(?: (?:takes?|lasts?|is|be|needs?|runs?))?(?: (?:you|us|me))?(?: (?:only|just|about|around|roughly|approximately|under|less than|no more than|no longer than|more than|at most|up to|longer than))* (?:(?:\d{1,2}|ten|fifteen|twenty|thirty|forty[ -]five)(?: ?(?:-|\u2013|to|or) ?\d{1,2})?[ -]?min(?:ute)?s?|half an hour|an hour|a few minutes)(?: or (?:so|less)| at (?:most|the most)| tops| max| of your time)*[.!]$`,
  'iu',
);
/** A meeting or a visit that the sender proposes. */
const PROPOSES = new RegExp(
  String.raw`\b(?:I|we)(?:['\u2019](?:d|ll)| would| will| can| could)\b[^.?!]*\b(?:${CONVERSATION}|visit|(?:stop|come|drop|pop|swing) (?:by|in|over|round|out))\b`,
  'iu',
);

/** Whether a sentence only tells how long a meeting takes, which is named in it or proposed in the sentence before. */
export function tellsLength(text: string, before: string): boolean {
  const what = LENGTH.exec(text)?.[1];
  return what !== undefined && (!/^(?:it|this|that)$/i.test(what) || PROPOSES.test(before));
}
