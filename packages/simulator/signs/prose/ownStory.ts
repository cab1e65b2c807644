/** How a firm began, behind what it is: "which I started in 1998 after a lifelong love of fish". */
const STORY =
  /, (?:which|that|who) (?:I|we|my \p{L}+|our \p{L}+) (?:started|founded|set up|established|launched|began|created|opened|built)\b[^.!?\n]*(?=[.!?]$)/iu;
/** What makes it the story of a life, and not of what is sold. */
const OF_LIFE =
  /\b(?:passion|love|lov(?:ed|ing)|dream\p{L}*|childhood|child|kids?|boy|girl|grand\p{L}+|father|mother|dad|mum|mom|wife|husband|garage|hobby|school|university|college|age of|garden shed|kitchen table|redundan\p{L}+|lifelong|always wanted)\b/iu;

/** A hope of the sender's that the reader never gave reason for: "glad to hear that you are on the market of pumps". */
const GLAD =
  /, (?:and )?(?:(?:I|we)(?: am| are|['\u2019]m|['\u2019]re) )?(?:very )?(?:glad|happy|pleased|nice) to (?:hear|know|learn|see)(?: that)? (?:you|your (?:esteemed |good |respected )?company|\{\{\s*company\s*\}\})(?:['\u2019]re| are| is)? (?:on|in|into) (?:the )?(?:market|business|field|line)\b[^.!?\n]*(?=[.!?]$)/iu;

/** Only says that this is why the email was written: ", so I thought I'd drop you a line". */
const WRITES =
  /,? (?:so|and) (?:I |we )?(?:just )?thought (?:(?:I|we)(?:['\u2019]d| would) (?:just )?(?:drop you (?:all )?an? (?:quick |short )?(?:line|note|e-?mail|message)|get in touch|reach out|write(?: to you)?|say hello)|(?:it (?:was|might be|would be|could be)|it['\u2019]d be) worth (?:dropping you an? (?:quick |short )?(?:line|note|e-?mail|message)|getting in touch|reaching out|writing(?: to you)?))(?=[.!]$)/iu;
/** Whole without it. */
const STATES = /^(?!(?:as|since|because|given|with|having|seeing|after|while|when|if|not|no|being)\b)(?:[^\s]+ ){3}/iu;

/** A sentence without the story of its sender's life, what the sender pretends to have heard, or that this is why they write; undefined if it has none. */
export function withoutOwnStory(text: string): string | undefined {
  const story = STORY.exec(text);
  if (story !== null && OF_LIFE.test(story[0])) return text.replace(STORY, '');
  if (GLAD.test(text)) return text.replace(GLAD, '');
  const rest = text.replace(WRITES, '');
  return rest !== text && STATES.test(rest) ? rest : undefined;
}
