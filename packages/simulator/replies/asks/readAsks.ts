import { chanceOf, type SentenceReading } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import { ABOUT_THINGS } from './readForm.ts';
import { askForTime, offeredTimes } from './readMeeting.ts';

/** A role counts if the reader is at least this certain. */
const LEAST_CHANCE = 0.6;
/** Blaming an email requires more certainty than answering it. */
const LEAST_BLAME = 0.85;
const BLAMED: ReadonlySet<Role> = new Set(['pressure', 'reproach']);

/** Roles that a reply may mention, and their tags. */
const SPOKEN: readonly (readonly [Role, string])[] = [
  ['ask_meeting', 'meeting'],
  ['ask_interest', 'interest'],
  ['ask_referral', 'refer'],
  ['resource', 'resource'],
  ['proof', 'proof'],
  ['pressure', 'pressure'],
  ['reproach', 'reproach'],
  ['secret_request', 'secret'],
  ['offer', 'offering'],
];

/** A request for a meeting names it or its length. */
const TALK =
  /\b(?:calls?|talk|meet\w*|chat|minutes?|mins?|time|coffee|demo|(?:my|a|the|our) calendar|(?:time|slot|something) (?:on|in) your calendar|calendly|speak|zoom|slots?|lunch|visit|discuss|phone|show|walk\w*|catch up|connect|interview|conversation|(?:you|be|are) free|available|schedule|book|see you|drop by|come by|stop by|session|tour)\b/i;

const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bwhat (?:do|does|did) (?:you|it|that|one|your [\w ]{2,30}) (?:pay|cost|spend|charge)\b/i, 'count'],
  [/\bhow long\b/i, 'howlong'],
  [/\b(?:what (?:share|percentage|percent|part|portion)|how (?:many|much|often|big|large|high|old|far|wide|deep|tall|heavy))\b/i, 'count'],
  [/^when (?:did|was|were|have|has)\b[^?]*\blast\b/i, 'how'],
  [/\b(?:how (?:do|does|are|is|have)|what (?:do|does|are) (?:you|your)|where do you)\b/i, 'how'],
  [/^(?:\W*(?:so|and|but|or)\W+)?(?:by |with |for |from )?(?:who|whom|whose)\b|\b(?:know|tell me|say) who\b/i, 'who'],
  [/^(?:do|would|are) you (?:need|want|like|open|interested|looking for|willing|able|free|available|up for|game)\b/i, 'interest'],
  [
    /^(?:\W*(?:so|and|but|or|just curious|curious|quick question)\W+)?(?:do|does|did|are|is|have|has|was|were|got|any|ever|seen|tried|using|still)\b/i,
    'yesno',
  ],
];

/** Kinds of requests, most binding first: in a sentence with several, the first counts. */
const ASKED: readonly (readonly [Role, string])[] = [
  ['ask_meeting', 'meeting'],
  ['ask_referral', 'refer'],
  ['ask_interest', 'interest'],
];

/** Questions about the reader or somebody they know. They do not ask who is in charge. */
const LOOSE =
  /\b(?![^?]*\b(?:contact|person|colleague|responsible|in charge|handles)\b)(?:do|does|have|are|is|would|could|can) (?:you|any of you|anyone|anybody)\b[^.?!]*\bor (?:maybe |perhaps |do you |would you |if not )*(?:know (?:of )?(?:some|any)(?:one|body)|(?:you )?know (?:of )?(?:an?|any|some|another) [^.?!]{2,40}|(?:pass|forward|send|show) (?:this|it) (?:on )?to (?:some|any)(?:one|body)|(?:some|any)(?:one|body) (?:you know|else you know|around you|in your family)|a friend|a neighbou?r)\b[^.?!]*\?/i;
/** Asks who does a job at the reader's company. */
const IN_CHARGE =
  /\bwho (?:at|in|with|on|among)? ?(?:[\w' -]{2,30} )??(?:orders?|buys?|handles?|runs?|looks after|deals with|decides?|manages?|books?|arranges?|organi[sz]es?|takes care|is (?:in charge|responsible)|would (?:be|that be))\b[^?]*\?/i;
/** Asks for the firm that does a job at present, not for a colleague. */
const ASKS_FOR_SUPPLIER =
  /\bwho (?:do|does|did|are) (?:you|your [\w ]{2,20}?) (?:\w+ )?(?:us|buy|get|order|rent|work|book|hir|go|ship|print|turn|deal)\w*\b|\bwho (?:does|did|is doing|['’]s doing|supplies|delivers|prints) (?:it|that|this|your|them) (?!at\b|in\b)/i;
/** The reader is to come to the sender: this is not a meeting to arrange now. */
const INVITES_OVER = /^\W*(?:please |do |just )?(?:come|stop|drop) (?:by|in|over|around)\b|^\W*visit us\b/i;
/** Questions of someone who shows something. */
const OPINION = /\b(?:what do you think|what you think|your (?:thoughts|opinion|feedback)|(?:any|curious about your) thoughts)\b/i;

/** "Did you get a chance to look at it?": about an earlier email, not about the reader's wishes. */
const LOOKED =
  /\b(?:have|did|had) you (?:\w+ )?(?:had|get|have|found|find|got|manage) (?:to (?:look|read|see)\b|(?:a |the |any |some )?(?:chance|time|moment|opportunity|look)\b)[^?]*\?/i;

/** Questions about how something is done. */
const WANTS_TO_HEAR = /\b(?:hear|know|curious|learn|understand) (?:\w+ ){0,2}how (?:you|your)\b/i;

/** A request to be forwarded mentions someone else. */
const POINTS =
  /\b(?:who|whom|whoever|whose|person|people|someone|somebody|anyone|anybody|colleague|contact|point me|direct me|forward|pass (?:this|it|me)|introduce|put me in touch|in charge|responsible|right (?:one|place|department|team)|handles?|looks? after|deals? with|manager|team|department|refer|connect me)\b/i;

/** Pressure mentions a time or a shortage. */
const HURRY =
  /\b(?:only|last|today|tonight|ends?|ending|limited|deadline|hurry|expires?|until|left|soon|fast|act|late|before|final|chance|quickly|days?|hours?)\b/i;
/** A customer story names the customer or uses a word for one. */
const TELLS_OF_OTHERS =
  /(?<!\bfirst )\b(?:clients?|customers?|members?|(?:most|many|all|\d+) (?:[\w-]+ ){0,3}(?:compan|shop|store|team|firm|farm|school|hotel|restaurant|clinic|office|warehouse|plant|business|agenc|practice)\w*|went from|since (?:they|January|February|March|April|May|June|July|August|September|October|November|December|last)|last (?:year|month|season)|(?:cut|saved|gained|sold|reduced) )\b/i;
/** What is secret: money, and what opens an account. */
const SECRETS =
  /^(?=[^]*(?:\?|\b(?:please|send|give|reply|buy|enter|confirm|verify|provide|need|transfer|wire|click|update|log ?in)\b))[^]*\b(?:passwords?|passcodes?|PINs?|codes?|log-?ins?|credentials?|accounts?|bank\w*|cards?|IBAN|wire|transfers?|money|pay\w*|funds?|bitcoin|crypto|vouchers?|social security|passport|details|inheritance|fees?|confidential\w*|secret\w*|discree\w*)\b/i;
/** Roles that count only together with words of their own. */
const WORDS_OF: Readonly<Record<string, RegExp>> = {
  secret: SECRETS,
  proof: TELLS_OF_OTHERS,
  meeting: TALK,
  pressure: HURRY,
  refer: POINTS,
};
/** Wanted only if something else holds first. */
const CONDITIONAL = /^\W*(?:if|in case|should you|otherwise|once|when)\b/i;

/** The request that a question about things comes with: a meeting, a name or interest; null if there is none. */
function readRequest(body: string, said: readonly SentenceReading[]): string | null {
  for (const reading of said.toReversed()) {
    const text = body.slice(reading.start, reading.end).trim();
    const asked = ASKED.find(([role, tag]) => chanceOf(reading, role) >= LEAST_CHANCE && (WORDS_OF[tag]?.test(text) ?? true))?.[1];
    if (askForTime(text) !== '') return 'meeting';
    if (asked === undefined || [INVITES_OVER, ASKS_FOR_SUPPLIER].some((other) => other.test(text)) || asksForSituation(text)) continue;
    if (/\?\W*$/.test(text) || (asked === 'meeting' && !CONDITIONAL.test(text))) return asked;
  }
  return null;
}

/** What an email asks for; null if it asks nothing. */
function readAsk(body: string, readings: readonly SentenceReading[], signatureStart: number): string | null {
  const said = readings.filter(({ start }) => start < signatureStart);
  if (offeredTimes(body.slice(0, signatureStart)) !== '') return 'meeting';
  const last = readLastAsk(body, said);
  return last !== null && ABOUT_THINGS.has(last) ? (readRequest(body, said) ?? last) : last;
}

/** What the last request in the email asks for; null if there is none. */
function readLastAsk(body: string, said: readonly SentenceReading[]): string | null {
  for (const reading of said.toReversed()) {
    const text = body.slice(reading.start, reading.end).trim();
    const asked = ASKED.find(([role, tag]) => chanceOf(reading, role) >= LEAST_CHANCE && (WORDS_OF[tag]?.test(text) ?? true));
    if (LOOSE.test(text)) return 'loose';
    if (INVITES_OVER.test(text)) continue;
    if (LOOKED.test(text)) return 'looked';
    if (askForTime(text) !== '') return 'meeting';
    if (OPINION.test(text)) return 'opinion';
    if (WANTS_TO_HEAR.test(text)) return 'how';
    if (ASKS_FOR_SUPPLIER.test(text)) return 'who';
    if (asked?.[1] === 'interest' && asksForSituation(text)) return 'yesno';
    if (asked !== undefined) return asked[1];
    if (IN_CHARGE.test(text)) return 'refer';
    const form = /\?\W*$/.test(text) ? formOf(text) : undefined;
    if (form !== undefined) return form;
  }
  return null;
}

/** "Is voice fraud something you test for today?": a yes says how things are, not that the reader wants anything. */
const SITUATION = /^(?:\W*(?:so|and|but|or)\W+)?(?:is|are|do|does|did|have|has|was|were)\b[^?]*\?\W*$/i;
const WISHES =
  /\b(?:interest\w*|worth|open to|up for|keen|curious|like|love|want|need|care|wish|help|helpful|useful|consider\w*|willing|happy|glad|ready|game|fit|suits?|works?|relevant|sounds?|sense|hear|learn|see|look\w*|try|talk\w*|discuss\w*|free|available|time|room|minutes?|priority|radar|agenda|list|wondering|thinking|thought|plan\w*|bother|appeal|possible|ok|okay|fine|good|something for|anything)\b/i;
const asksForSituation = (text: string): boolean => SITUATION.test(text) && !WISHES.test(text);

const formOf = (text: string): string | undefined => FORMS.find(([pattern]) => pattern.test(text))?.[1];

/** Whether an email says thanks and little else; thanks above a signature do not count. */
function isThankful(body: string, readings: readonly SentenceReading[], signatureStart: number): boolean {
  const said = readings.filter(
    (reading) => reading.start < signatureStart && chanceOf(reading, 'greeting') < 0.5 && chanceOf(reading, 'sign_off') < 0.5,
  );
  const thanks = said.filter(
    (reading) => chanceOf(reading, 'thanks') >= LEAST_CHANCE && body.slice(reading.start, reading.end).trim().split(/\s+/).length > 2,
  );
  return thanks.length > 0 && thanks.length * 2 >= said.length;
}

/** What the email's sentences do, as tags, and its final request. Questions about how things are belong to its form. */
export function readAsks(
  body: string,
  readings: readonly SentenceReading[],
  signatureStart: number,
): { tags: Set<string>; ask: string | null } {
  const tags = new Set<string>();
  for (const [role, tag] of SPOKEN) {
    const least = BLAMED.has(role) ? LEAST_BLAME : LEAST_CHANCE;
    const words = WORDS_OF[tag];
    const says = ({ start, end }: SentenceReading): boolean => words === undefined || words.test(body.slice(start, end));
    if (readings.some((reading) => chanceOf(reading, role) >= least && says(reading))) tags.add(tag);
  }
  if (tags.has('resource') && OPINION.test(body)) tags.add('opinion');
  if (isThankful(body, readings, signatureStart)) tags.add('thankful');
  for (const reading of readings) {
    const text = body.slice(reading.start, reading.end).trim();
    if (chanceOf(reading, 'question') < LEAST_CHANCE || !/\?\W*$/.test(text)) continue;
    const form = formOf(text);
    if (form !== undefined) tags.add(form);
  }
  const ask = readAsk(body, readings, signatureStart);
  if (ask === 'meeting') tags.add('meeting');
  if (ask === 'yesno' || ask === 'looked') tags.delete('interest');
  if (ask === 'who') tags.delete('refer');
  // A question about the reader or a friend of theirs does not ask for the person in charge.
  if (ask === 'loose') for (const tag of ['refer', 'yesno', 'interest', 'who']) tags.delete(tag);
  return { tags, ask };
}

/** The text of the sentences that have a role. */
export const textOfRole = (body: string, readings: readonly SentenceReading[], role: Role): string =>
  readings
    .filter((reading) => chanceOf(reading, role) >= LEAST_CHANCE)
    .map(({ start, end }) => body.slice(start, end))
    .join('\n');
