import { textOf } from '../../reading/textOf.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { toSpans, wholeText, type FeatureReader } from '../../reading/featureReader.ts';
import { sumStrengths, weighSentences, type WeighedSentence } from '../../reading/roleReader.ts';
import type { Span } from '../../reading/span.ts';
import { rememberTest } from '../../reading/text/remember.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import { cutSentences } from './cutSentences.ts';
import type { Sign } from '../sign.ts';

/** A plain reminder is not a reproach. */
const REMINDER =
  /\b(?:(?:circling|looping) back|just (?:bump|check|follow)\w*|checking in|following up on|bring(?:ing)? this back|short reminder)\b/i;

/** The writer takes the silence lightly: "which is fine", "no worries", "I know it's harvest". */
const EXCUSES =
  /\b(?:(?:which|that|this|it)(?:['\u2019]s| is|['\u2019]ll be| will be| would be)?(?: all| quite| totally| completely| perfectly| absolutely| also| only| of course| just)? (?:is )?(?:fine|ok|okay|alright|all right|understandable|natural|normal|no (?:problem|trouble|bother)|not a problem)|no (?:worries|problem|hurry|rush|pressure|hard feelings|offen[cs]e|need to (?:reply|answer|apologi[sz]e)|reply (?:is )?(?:needed|necessary|expected))|not to worry|don['\u2019]?t worry|never mind|(?:I|we)(?: can| do| quite| fully| totally| completely| perfectly)* (?:understand|get it|appreciate that)|understandabl[ey]|(?:I|we) (?:know|realise|realize|imagine|expect|guess|assume|suppose|am sure|are sure|bet|gather) (?:that )?(?:it(?:['\u2019]s| is| was)|you(?:['\u2019]re| are|['\u2019]ve| have| must| may| might| will)(?! (?:either|not|no|just|simply|been|never)\b)|things|this is|the|spring|summer|autumn|winter|harvest|lambing)|I(?:['\u2019]m| am) sure (?:you|it|things|the)|you(?:['\u2019]re| are| must be| may be| will be| have been|['\u2019]ve been)(?: \w+)? (?:busy|swamped|flat out|rushed off|up to your)|(?:it|that) can wait|(?:my|our) (?:fault|mistake|bad)|(?:I|we) (?:don['\u2019]?t|do not|can['\u2019]?t) blame you|bad tim(?:e|ing)|lost in (?:the post|your inbox)|went to (?:spam|junk)|in your (?:spam|junk))\b/i;
/** After an excuse, this is a reproach again. */
const STILL_BLAMES =
  /\b(?:rude|impolite|disappoint\w*|unprofessional|ignor\w+|disrespect\w*|courtesy|insult\w*|shame|ridiculous|unacceptable|fed up|annoy\w*|waste of|could at least)\b/i;

/** Blame that no excuse takes back. */
const BLAMES_WHATEVER =
  /\b(?:not even|never even|did(?: not|n['\u2019]?t) even|not (?:one|a single|so much as an?) (?:word|line|answer|reply|response))\b/iu;

/** Whether a sentence, or the one right after it, excuses the silence it mentions. */
function isExcused({ body, sentences }: EmailDraft, { start, end }: { start: number; end: number }): boolean {
  const at = sentences.findIndex((one) => one.start <= start && start < one.end);
  const next = at < 0 ? undefined : sentences[at + 1];
  const said = textOf(body, { start, end });
  if (BLAMES_WHATEVER.test(said)) return false;
  const text = `${said} ${next === undefined ? '' : textOf(body, next)}`;
  return EXCUSES.test(text) && !STILL_BLAMES.test(text);
}

const SILENCE = String.raw`(?:(?:have|has|did|do|does)(?: not|n['\u2019]?t)(?: even| once)? (?:heard|hear|repl\w+|answer\w*|respon\w+|got|received)|no (?:reply|answer|response)|(?:never|not) (?:replied|answered|responded)|ignor\w+ (?:my|me|us|our|every|all)|your silence)`;
const ANGER = String.raw`(?:rude|disappoint\w*|unprofessional|disrespect\w*|discourteous|insult\w*|unacceptable|frustrat\w*|annoy\w*|impolite)`;
/** Hurt feelings, which a stranger has no claim to. */
const HURT = String.raw`it (?:really )?hurts(?: me)? (?:that|when) you|I thought (?:that )?we (?:were|are) friends|(?:did|have|do) you (?:already )?(?:forget|forgot|forgotten) (?:me|us)\b|(?:^|[.!?] )you (?:forget|forgot|have forgotten) (?:me|us)\b|why (?:do|did|have|are)(?: you not|n['\u2019]?t you) (?:writ|answer|repl|respond|call)\w*|I (?:was|am|have been) (?:still )?waiting (?:every day|for (?:days|weeks)|all week|so long)|you never (?:wrote|called|got) back|(?:you )?(?:made|makes?|is making|are making) (?:me|us) (?:very |so |really |a (?:bit|little) )?(?:sad|cry|unhappy)\b|(?:you (?:will|would|can|do|could)(?: not|n['\u2019]?t)|(?:please )?(?:do not|don['\u2019]?t)) (?:just )?(?:leave|let) (?:me|us) (?:alone|waiting|hanging|like this|down|in the (?:dark|cold|rain))\b|I (?:cried|wept|was (?:so |very )?(?:sad|hurt)) (?:when|because|that) (?:you\b|I (?:saw|got|heard|read) no)`;
/** Blame that nobody can take for a reminder, whatever the sentence reader makes of it. */
export const BLAMES_PLAINLY = new RegExp(
  String.raw`\b(?:${HURT}|${SILENCE}[^.!?\n]{0,60}\b${ANGER}|${ANGER}\b[^.!?\n]{0,60}\b${SILENCE}|(?:the )?least you (?:could|can) do is|(?:would|might) have been (?:polite|nice|decent|courteous|kind)(?: of you)? to (?:reply|answer|respond)|(?:why|stop) (?:are you |do you |you )?ignor\w+ (?:me|us|my|our)|(?:common|basic) courtesy to (?:reply|answer|respond))\b`,
  'i',
);
export const blamesPlainly = rememberTest(BLAMES_PLAINLY);

/** People who only sound disappointed are often read as blaming. */
const GATE = { from: 0.7, full: 0.9 };
const SOURCE = {
  role: 'reproach',
  stock: 'guilt',
  gate: GATE,
  alone: { from: 0.1, full: 0.3 },
  listedGate: { from: 0.005, full: 0.03 },
  except: rememberTest(REMINDER),
} as const;
/** The sentences that blame the reader for silence. */
export function findBlame(draft: EmailDraft): WeighedSentence[] {
  const read = weighSentences(draft, SOURCE).filter((one) => !isExcused(draft, one));
  const plain = draft.readings
    .filter((one) => blamesPlainly(textOf(draft.body, one)) && !read.some(({ start, end }) => start < one.end && one.start < end))
    .map(({ start, end }) => ({ start, end, strength: 1, phrases: [] }));
  return [...read, ...plain].toSorted((one, other) => one.start - other.start);
}
const findSubjectBlame = ({ subject }: EmailDraft): Span[] => (blamesPlainly(subject.raw.trim()) ? wholeText(subject) : []);
const guiltReader: FeatureReader = {
  find: (draft) => [
    ...findSubjectBlame(draft),
    ...findBlame(draft).flatMap(({ start, end, phrases }) => toSpans('body', phrases.length > 0 ? phrases : [{ start, end }])),
  ],
  read: (draft) => findSubjectBlame(draft).length + sumStrengths(findBlame(draft)),
};

/** Phrases that blame the reader for not answering. */
export const REPROACHES =
  /\b(?:(?:have not|haven['\u2019]?t|has not|hasn['\u2019]?t|did not|didn['\u2019]?t|never|don['\u2019]?t|do not|not even) [^.!?]{0,30}\b(?:repl|answer|respon|hear|heard|writ|react|bother)\w*|fourth (?:e-?mail|message|attempt)|ignor\w+|no (?:reply|answer|response)|silence|for the (?:third|fourth|last) time|(?:could|did) not even|could(?:n['\u2019]t) even|say thank you|short word would|would have been (?:decent|polite|nice|fair|kind|courteous)|(?:common|the) courtesy|leav\w+ (?:me|us|people) (?:hanging|waiting))\b/i;

/** The sentences that accuse, or else those that blame in plain words, if there are any. */
function quotedBlame({ body }: EmailDraft, found: readonly Span[]): Span[] {
  const plain = found.filter((one) => [BLAMES_PLAINLY, REPROACHES].some((words) => words.test(textOf(body, one))));
  const accusing = plain.filter((one) => STILL_BLAMES.test(textOf(body, one)));
  return [accusing, plain].find((spans) => spans.length > 0) ?? [...found];
}

export const guilt: Sign<{ features: 'guilt'; columns: 'guilt'; edits: 'drop_guilt'; senses: 'present' | 'absent' }> = {
  label: 'Blame',
  features: { guilt: { reader: guiltReader, isEnglishOnly: true, quotesSentence: true } },
  columns: {
    guilt: bodyColumn({
      features: ['guilt'],
      curve: () => present,
      effects: {
        reply: { oddsRatio: 0.9, sd: 0.12, facts: ['gong-phrases'], grade: 'observational', reason: '14% fewer meetings, shrunk.' },
        report_spam: { oddsRatio: 1.1, sd: 0.2, grade: 'assumption', reason: 'Reproach annoys people.' },
      },
      contrast: flag('guilt'),
    }),
  },
  shownBy: ['guilt'],
  evidence: { against: (draft, spansOf) => quotedBlame(draft, spansOf('guilt')) },
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      claim: { about: 'reproach', states: 'present' },
      titles: ['It sounds like a reproach', 'It sounds impatient'],
      what: ['“<quote>” reads as a reproach.', 'Readers may feel blamed by “<quote>”.'],
      why: ['Nobody owes a stranger a reply.', 'Blame brings fewer meetings and a few more complaints.'],
      names: ['the reproach'],
      takeaways: ['Drop “<quote>”.', 'Say it without a reproach.'],
    },
    absent: {
      claim: { about: 'reproach', states: 'absent' },
      titles: ['No blame'],
      what: ['The email does not blame anyone for not replying.'],
      why: ['Readers do not feel pushed.'],
      names: ['the blame-free tone'],
      takeaways: ['Keep blame out of your emails.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `“${quote}” reads as a reproach` },
  edits: {
    drop_guilt: {
      when: ({ guilt }) => (guilt ?? 0) > 0,
      apply: (draft) => cutSentences(draft, guiltReader.find(draft)),
      advice: ['Drop “<quote>”', 'Leave out the blame'],
    },
  },
};
