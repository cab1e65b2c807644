const [WE, YOU] = [String.raw`(?:I|we)`, String.raw`(?:you|\{\{\s*company\s*\}\})`];
/** The purpose of a meeting, at the end of the request for it. */
const SHOWS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:to|so (?:that )?${WE} can|and) (?:show|walk) ${YOU} (?:through )?((?:how|what|where) [^.?!]{4,90})[.?!]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:to|so (?:that )?you can|and) (?:see|find out|explore|discuss|talk about|talk through|go over|understand) ((?:how|what|whether|if|where) [^.?!]{4,90})[.?!]*$`,
    'iu',
  ),
];
const SHOWS_IT =
  /\b(?:to|so (?:that )?(?:I|we) can|and) (?:(?:show|walk) you|show it to you)(?: through)?(?: (?:it|this|our \p{L}+|the \p{L}+|a demo))?[.?!]*$/iu;
const LEARNS = /\b(?:to|and) (?:learn|hear|find out) more(?: about (?:it|this|our \p{L}+|how [^.?!]{4,60}))?[.?!]*$/iu;

/** The time of the meeting, after its purpose. */
const WHEN =
  /,? (?:(?:early |later |sometime )?(?:this|next) (?:week|month)|(?:on |at |this |next )?(?:mon|tues|wednes|thurs|fri)day(?:,? (?:or|and) (?:mon|tues|wednes|thurs|fri)day)?(?: (?:morning|afternoon|at \S+))?|tomorrow|in the (?:coming|next) (?:days|weeks?))$/iu;
const OF_MEETING =
  /\b(?:calls?|chats?|meet(?:ing)?|minutes?|mins?|calendars?|schedule|available|together|(?:good |great |right )?(?:fit|match)|makes? sense|our (?:companies|organizations))\b/iu;
/** Purposes that serve the sender: the question should be about what the reader gets. */
const SENDER_LEARNS = /\b(?:love|like|want|hoping|hope) to (?:connect|learn|hear|find out)\b/iu;

type Purpose = { question: string; clause: string };

const toQuestion = (what: string): string => `Would you like to see ${what}?`;

/** The question about a meeting's purpose, in the email's own words, and the clause that states it; undefined if there is none. */
export function purposeOf(request: string): Purpose | undefined {
  const text = request.trim();
  if (SENDER_LEARNS.test(text)) return undefined;
  for (const pattern of SHOWS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const what = (found[1] ?? '')
      .replace(WHEN, '')
      .replace(/^whether /i, 'if ')
      .trim();
    if (what === '' || /^(?:how|what|if|where) (?:you|we)\b/i.test(what) || OF_MEETING.test(what) || what.split(/\s+/).length < 3)
      return undefined;
    return { question: toQuestion(what), clause: found[0] };
  }
  const shown = SHOWS_IT.exec(text);
  if (shown !== null) return { question: toQuestion('how it works'), clause: shown[0] };
  const learned = LEARNS.exec(text);
  return learned === null ? undefined : { question: 'Would you like to know more?', clause: learned[0] };
}
