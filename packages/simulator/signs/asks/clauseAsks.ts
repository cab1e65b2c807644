import { textOf } from '../../reading/textOf.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { rememberLines } from '../../reading/text/remember.ts';

/** What the reader may be told to do. Ways to answer are one thing, whether by phone or in writing. */
const DEEDS: readonly (readonly [deed: string, pattern: RegExp])[] = [
  [
    'meet',
    /^(?:(?:let (?:me|us) know|tell (?:me|us)|send (?:me|us)|share|confirm) (?:your|what|which|when|a|some|any)\b[^,]{0,30}\b(?:availab\w+|times?|days?|dates?|slots?)\b|(?:book|schedule|arrange|reserve|set up) (?:an?|your|my|the|some)\b|(?:pick|grab|choose|find) (?:an?|your) (?:time|slot|day)\b|(?:come|pop|drop|stop|swing) (?:by|in|down|over|round|along|and)\b|(?:pay us a )?visit (?:us|me|our (?:stand|booth|showroom|shop|office|store|factory|stall))\b|meet (?:me|us|with)\b|join (?:me|us) (?:for|on|at)\b)/iu,
  ],
  [
    'page',
    /^(?:(?:visit|see|view|browse|explore|check out|have a look (?:at|around|round)|take a look (?:at|around|round)|look (?:at|around|round)|go to|head to|click (?:here|below|on)|read (?:more|about)|watch)\b(?: \S+){0,4}?\s(?:web ?sites?|sites?|pages?|portfolio|profile|videos?|catalog(?:ue)?|gallery|blog|here|online|https?:|www\.|\S+\.(?:com|org|net|io|co|example)\b)|click (?:here|below))/iu,
  ],
  [
    'material',
    /^(?:download|request|ask for|order|get|claim|grab|send off for) (?:an?|our|my|the|your|us|me)\b(?: (?:free|latest|full|new))?(?: \S+){0,2}? ?(?:brochure|catalog(?:ue)?|white ?paper|guide|price list|prices|samples?|e-?book|copy|quote|report|leaflet|discount|trial|swatch(?:es)?)\b/iu,
  ],
  ['order', /^(?:order|buy|shop|purchase) (?:now|here|online|today|yours|at)\b/iu],
  ['form', /^(?:fill (?:in|out)|complete) (?:the|our|this|an?|my)\b/iu],
  ['follow', /^(?:follow|like|add|subscribe to|connect with) (?:us|me|our|my)\b/iu],
  [
    'register',
    /^(?:register|sign up|rsvp|enroll?|(?:join|attend) (?:our|the|my) (?:\p{L}+ )?(?:webinar|event|session|course|workshop|group|community))\b/iu,
  ],
  [
    'send',
    /^(?:send|e-?mail|share|give|tell|inform|advise) (?:me|us) (?:of |about )?(?:your|the|an?) (?!call\b|ring\b|shout\b|buzz\b|bell\b|line\b|text\b|note\b|reply\b)/iu,
  ],
  ['pass on', /^(?:forward (?:this|it|my)|pass (?:this|it|my)|share (?:this|it) with)\b/iu],
  [
    'answer',
    /^(?:(?:hit )?reply|respond|answer|write (?:back|to)|call|ring|phone|text|e-?mail|message|whats ?app|contact|get in touch|reach (?:out|me|us)|(?:give|drop|send|shoot) (?:me|us) (?:an?|your)|let (?:me|us) know|(?:speak|talk) (?:to|with))\b/iu,
  ],
];

/** Before the verb of a first request: "Please", "the best thing is for you to", "If you would like to know more,". */
const LEADS =
  /^\W*(?:I|we)(?:['\u2019]d| would) (?:really |also )?(?:love|like|be (?:happy|glad|delighted)) to\s+|^.*?\b(?:for you to|you (?:can|could|may|might|should)(?: also| always| just| either)?|please(?: just| do| feel free to)?|feel free to|(?:thing|way)(?: to do)? is to)\s+(?:also |either |just |simply |kindly )?|^\W*(?:(?:if|for|to|when|in case)\b[^,]{2,60},\s*)?(?:(?:please|so|then|and|or|also|just|simply|kindly|either|now|do|why not)\s+)*/isu;
const MORE =
  /^(?:(?:please|so|then|and|or|also|just|simply|kindly|even|either|to|you (?:can|could|may)|alternatively|better still)[,\s]+)*/iu;
const JOINT = /,\s*(?:and\/or\s|or\s|and\s)?|;\s*|\s+(?:and\/or|or|and)\s+/giu;

const deedOf = (clause: string): string | undefined => DEEDS.find(([, pattern]) => pattern.test(clause))?.[0];

type Clause = { deed: string; start: number; end: number };

const ASKS = /\?\s*$/;
const IS_STRUNG = /,|;|\b(?:or|and)\b/i;

/** The things a sentence tells the reader to do, each with its place in it; none if it does not begin with one. */
function clausesOf(sentence: string): Clause[] {
  if (ASKS.test(sentence)) return [];
  const lead = LEADS.exec(sentence)?.[0].length ?? 0;
  const joints = [...sentence.slice(lead).matchAll(JOINT)].map(({ 0: joint, index }) => ({
    end: lead + index,
    next: lead + index + joint.length,
  }));
  const parts = [
    { start: lead, end: joints[0]?.end ?? sentence.length },
    ...joints.map(({ next }, index) => ({ start: next, end: joints[index + 1]?.end ?? sentence.length })),
  ];
  const found = parts.flatMap(({ start, end }, index): Clause[] => {
    const from = index === 0 ? start : start + (MORE.exec(sentence.slice(start))?.[0].length ?? 0);
    const deed = deedOf(sentence.slice(from));
    // "come and visit you" is one thing, and "come" alone says nothing.
    const isWord = !/\s/.test(sentence.slice(from, end).trim());
    return deed === undefined ? [] : [{ deed, start: from, end: isWord ? (parts[index + 1]?.end ?? end) : end }];
  });
  return found[0]?.start === lead ? found : [];
}

const distinct = (clauses: readonly Clause[]): Clause[] =>
  clauses.filter(({ deed }, index) => clauses.findIndex((one) => one.deed === deed) === index);

/** What a sentence tells the reader to do, without ways to answer, and its different requests: none unless two of them are more than that. */
type Told = { deeds: readonly Clause[]; strung: readonly Clause[] };
const NOTHING: Told = { deeds: [], strung: [] };
const isDeed = ({ deed }: Clause): boolean => deed !== 'answer';

const readTold = rememberLines((sentence): Told => {
  const clauses = clausesOf(sentence);
  if (clauses.length === 0) return NOTHING;
  const different = IS_STRUNG.test(sentence) ? distinct(clauses) : [];
  return { deeds: clauses.filter(isDeed), strung: different.filter(isDeed).length < 2 ? [] : different };
});

function toClauseSpan(raw: string, start: number, clause: Clause): Span {
  const written = raw.slice(start + clause.start, start + clause.end).replace(/[\s.,!:]+$/, '');
  return { part: 'body', start: start + clause.start, end: start + clause.start + written.length };
}

/** "Join us on May 3" and "Register here" want the same. */
const COMES = /^(?:join|come|meet|visit|pay us)\b/i;

/** So many different things to do are too many, in however many sentences. */
const MANY_DEEDS = 3;

/** The different things that an email tells its reader to do, if they are many: a page to visit, a guide to download, a demo to book. */
export function findManyDeeds({ body, sentences }: Pick<EmailDraft, 'body' | 'sentences'>): Span[] {
  if (sentences.reduce((sum, one) => sum + readTold(textOf(body, one)).deeds.length, 0) < MANY_DEEDS) return [];
  const deeds = distinct(
    sentences.flatMap(({ start, end }) =>
      readTold(textOf(body, { start, end })).deeds.map((clause) => ({
        deed: clause.deed === 'meet' && COMES.test(body.raw.slice(start + clause.start)) ? 'register' : clause.deed,
        start: start + clause.start,
        end: start + clause.end,
      })),
    ),
  );
  return deeds.length < MANY_DEEDS ? [] : deeds.map((clause) => toClauseSpan(body.raw, 0, clause));
}

/**
 * The different things one sentence asks for: "Visit our website, download the guide or book a call." Ways to answer count as one, and a
 * single other thing beside them is not enough.
 */
export function asksInClauses({ body }: { body: { raw: string } }, { start, end }: Pick<BodySentence, 'start' | 'end'>): Span[] {
  return readTold(textOf(body, { start, end })).strung.map((clause) => toClauseSpan(body.raw, start, clause));
}
