import { countWords, READER, sentencesOf } from './sentences.ts';

/** Who the sender is, or that the sender introduces somebody. */
const INTRODUCES = new RegExp(
  [
    String.raw`^(?:my name is|this is \p{Lu}|it['\u2019]s \p{Lu}\p{L}+ (?:from|at|with|here))\b`,
    String.raw`^(?:I am|I['\u2019]m)(?: \p{Lu}[\p{L}'\u2019.-]+){1,3}(?:,| from| at| with| of| and| -| \u2013| \u2014)`,
    String.raw`^(?:I am|I['\u2019]m) (?:the|an?) (?:\p{L}+ ){0,4}?(?:founder|co-?founder|owner|ceo|head|director|manager|president|partner|consultant|representative|rep|specialist|account executive|executive|engineer|developer|designer|agent|broker|advisor)\b`,
    // Any trade: "I am a videographer based in Tulsa". Not a feeling, nor a relation to the reader.
    String.raw`^(?:I am|I['\u2019]m) an? (?!(?:bit|little|few|big|huge|long[- ]?time|regular|fan|customer|client|reader|follower|member|neighbou?r|subscriber|friend)\b)(?:[\p{L}-]+ ){1,4}?(?:based|from|at|with|in|for|who|and|here)\b`,
    String.raw`^(?:I|we) speciali[sz]e in\b`,
    String.raw`^(?:I work (?:for|at|with|as)|I represent|I lead|I run|I own|I founded|I head)\b`,
    String.raw`^(?:we are|we['\u2019]re) (?:an?|the) `,
    String.raw`^(?:our|my) (?:company|firm|team|agency|business|organi[sz]ation)\b`,
    String.raw`^(?:I (?:wanted|want|would like|am writing|am reaching out|['\u2019]d like|thought I(?:['\u2019]d| would))|allow me|let me|(?:I['\u2019]m|I am) (?:writing|reaching out)|reaching out)(?: to| and)? (?:(?:reach out|briefly|quickly|and|to|personally) ){0,3}introduce (?:myself|our|my|us|\p{Lu})`,
    String.raw`^(?:I am|I['\u2019]m) (?:writing|reaching out|contacting you|e-?mailing|getting in touch)(?: to you)? (?:from|on behalf of)\b`,
    // How long the sender has done it: "I have over 20 years of experience", "I have been photographing machines for 12 years".
    String.raw`^(?:I|we)(?: have|['\u2019]ve)(?: had)? (?:(?:over|more than|nearly|almost|about|around|some) )?(?:\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty)\+? years\b`,
    String.raw`^(?:I|we)(?: have|['\u2019]ve) been (?:in business|\p{L}+ing)\b[^.!?]{0,60}\b(?:for (?:over |more than |nearly |almost |about |the (?:past|last) )?(?:\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty)\+? years|since (?:19|20)\d\d)\b`,
  ].join('|'),
  'u',
);
/** "I am writing to you" does not speak of the reader. */
const TO_READER = /^(I(?: am|['\u2019]m) (?:writing|reaching out|contacting|e-?mailing|getting in touch))(?: to| with)? you\b/iu;
/** Shorter, it is a name before the point, unless the next sentence goes on about the sender. */
const LEAST_WORDS = 8;
/** The sender's history: "We were founded in 2009 and have grown". */
const GOES_ON =
  /^(?:I|we|our (?:company|firm|team|agency))(?:['\u2019]ve| have| were| was|['\u2019]re| are)? (?:been|founded|started|established|grown|based|located|built up|in business|in the (?:business|industry|market)|proud)\b/iu;

const APOLOGY =
  /^(?:(?:I|we)(?:['\u2019]m| am|['\u2019]re| are)? |my |please |again,? )?(?:sorry|apologi[sz]e|apologies|forgive|excuse|pardon)\b(?![^.!?]*\b(?:I['\u2019]m|I am|we are|my name)\b)/iu;

/** Who writes is what a job, a study or a charity is judged by. */
const OF_WRITER =
  /\b(?:hiring|vacanc(?:y|ies)|salary|[$\u20ac\u00a3]\d[\dk,.]*(?: ?(?:to|-|\u2013) ?[$\u20ac\u00a3]?\d[\dk,.]*)? (?:base|basic|a year|per year|pa\b|plus equity)|join (?:us|our team|the team|my team)|on my team|reports? to me|days a week in|(?:(?:I|we)(?:['\u2019](?:m|re)| am| are)(?: now| currently)? (?:looking|searching) for|(?:I|we) (?:need|seek|search|want)) (?:an?|one|two|three|another|our|my)\b|research(?:er| fellow| associate)|ph\.?d|doctoral|my (?:research|thesis|dissertation)|study(?:ing)? how|hospice|donat\w+)\b/iu;

/** The first sentence, if it tells only who the sender is; undefined if it does not. */
export function findAboutSender(body: string, company: string | null): string | undefined {
  // An apology is no opening: the email opens with what follows it.
  if (OF_WRITER.test(body)) return undefined;
  const [first, second = ''] = sentencesOf(body).filter((sentence) => !APOLOGY.test(sentence));
  if (
    first === undefined ||
    !INTRODUCES.test(first.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())) ||
    (countWords(first) < LEAST_WORDS && !GOES_ON.test(second))
  )
    return undefined;
  // One line on who writes, and then the reader, is a fair opening.
  if (READER.test(first.replace(TO_READER, '$1')) || READER.test(second) || first.includes('?')) return undefined;
  return company !== null && company.trim() !== '' && first.includes(company.trim()) ? undefined : first;
}
