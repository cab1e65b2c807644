import { proseSentences } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';

const DEED = String.raw`(?:review|audit|survey|assessment|comparison|appraisal|benchmark|valuation|inspection|check-?up|health check|second opinion|analysis|tasting|trial|pilot|test run|parallel run|walk[ -]?round|quote|quotation|estimate)`;
/** "What I offer is a review of your last claim", "We can do a comparison of your last three bills". */
const OFFERED = new RegExp(
  String.raw`^(?:(?:so|and),? )?(?:what (?:I|we)(?: can)? (?:offer|do|propose|suggest)(?: you)? is|(?:I|we)(?:['\u2019]d be (?:happy|glad|pleased) to| can| could|['\u2019]d (?:like|love) to|['\u2019](?:m|re) happy to| offer)(?: also)?(?: (?:offer|do|give|run|carry out|provide)(?: you)?)?) (an? (?:[\p{L}\d-]+ ){0,3}?${DEED}(?: (?:of|on) (?:your|the) (?:[\p{L}\d'\u2019-]+ ){0,3}?[\p{L}\d-]+?)?)(?=[,.;:]| (?:before|at|for|in|with|by|so|that|which|and|within|when|to|on|if)\b)[^?]*[.]$`,
  'iu',
);
/** "I can get quotes from four carriers". */
const GETS_QUOTES =
  /^(?:[^.?!,]{3,60}, |(?:with|from) [^.?!,]{3,60} |every \p{L}+ )?(I|we)(?: can| could|['\u2019]ll| will)?(?: also)? (?:get|gather|collect|obtain|fetch|ask for) (?:you )?(?:[\p{L}-]+ ){0,2}(?:quotes|prices|offers|bids) from (?:up to |at least |about |around |over )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen|several) \p{L}+/iu;
const CONDITION = /^(?:\w+ )?if\b/iu;

/** The question about what a sentence promises; undefined if it promises nothing. */
export function questionOfPromised(text: string, company: string | null): string | undefined {
  if (CONDITION.test(text)) return undefined;
  const offered = OFFERED.exec(text)?.[1];
  if (offered !== undefined) return `Would ${offered.charAt(0).toLowerCase()}${offered.slice(1)} be of interest?`;
  const who = GETS_QUOTES.exec(text)?.[1];
  return who === undefined ? undefined : `Would you like ${who.toLowerCase() === 'i' ? 'me' : 'us'} to get quotes for ${company ?? 'you'}?`;
}

/** The question about the last thing that the sender promised to do for the reader, in the email's own words; undefined if there is none. */
export function askAboutPromise(draft: EmailDraft, gone: readonly { start: number; end: number }[]): string | undefined {
  const { raw } = draft.body;
  return proseSentences(draft)
    .filter(({ start }) => !gone.some((one) => one.start === start))
    .flatMap(({ start, end }) => questionOfPromised(raw.slice(start, end).trim(), draft.lead.company) ?? [])
    .at(-1);
}
