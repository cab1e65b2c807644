import { FILTER_CAUSES } from '../explain/factors.ts';
import { chanceOf, ruledOutBelow, sureFrom, type SentenceReading } from '../reader/readSentences.ts';
import type { Role } from '../reader/roles.ts';
import type { Claim, ClaimTopic } from '../signs/claim.ts';
import type { LooksLike } from './looksLike.ts';
import type { Feature, FeatureValues } from '../signs/features.ts';

/** The facts about one email that statements are checked against. */
export type ClaimFacts = {
  values: FeatureValues;
  /** The sentences with their roles; null if the email is not in English. */
  readings: readonly SentenceReading[] | null;
  /** The text between greeting and signature, without the reader's own names. */
  prose: string;
  contactsAtCompany: number;
  /** What a reader would see differently than its sign counts it. */
  looksLike: LooksLike;
};

/** Whether a thing is certainly there, certainly not, or uncertain. */
export type Presence = 'present' | 'absent' | 'unsure';

type Predicate = (facts: ClaimFacts) => Presence;

const isListed = ({ values }: ClaimFacts, features: readonly Feature[]): boolean => features.some((feature) => (values[feature] ?? 0) > 0);
/** A feature that could not be read decides nothing. */
const isRead = ({ values }: ClaimFacts, features: readonly Feature[]): boolean => features.every((feature) => values[feature] !== null);

/** Decided only by lists or counts. */
const listed =
  (...features: readonly Feature[]): Predicate =>
  (facts) =>
    isListed(facts, features) ? 'present' : isRead(facts, features) ? 'absent' : 'unsure';

/** A role that a sentence certainly has; absent only if no list finds it and no sentence may have it. */
const said =
  (features: readonly Feature[], ...roles: readonly Role[]): Predicate =>
  (facts) => {
    if (facts.readings === null) return 'unsure';
    const { readings } = facts;
    if (roles.some((role) => readings.some((reading) => chanceOf(reading, role) > sureFrom(role)))) return 'present';
    const isRuledOut = roles.every((role) => readings.every((reading) => chanceOf(reading, role) < ruledOutBelow(role)));
    return isRuledOut && isRead(facts, features) && !isListed(facts, features) ? 'absent' : 'unsure';
  };

/** An apology for writing at all. An apology for something else, such as a forgotten file, does not count. */
const FOR_WRITING =
  /\b(?:sorry|apolog\w+|excuse|pardon|forgive)\b[^.!?\n]{0,40}\b(?:bother\w*|disturb\w*|writ(?:e|ing)|e-?mail\w*|message|interrupt\w*|intru\w*|reach(?:ing)? out|contact\w*|cold|unsolicited|out of the blue|your time|inbox|jump\w*|follow(?:ing)? up|chas\w+|nag\w*|pester\w*|again)\b/i;

/** From this probability on, a role counts as present if plain words also say so. */
const SURE_WITH_WORDS = 0.8;
/** Phrases that blame the reader for not answering. */
const REPROACHES =
  /\b(?:(?:have not|haven['\u2019]t|has not|hasn['\u2019]t|did not|didn['\u2019]t|never|don['\u2019]t|do not|not even) (?:\w+ )?(?:repl|answer|respon|hear|writ|react|bother|care)\w*|ignor\w+|no (?:reply|answer|response)|silence|for the (?:third|fourth|last) time|(?:could|did) not even|could(?:n['\u2019]t) even|say thank you|short word would|would have been (?:decent|polite|nice|fair|kind|courteous)|common courtesy|leav\w+ (?:me|us|people) (?:hanging|waiting))\b/i;

/** Also present if the sentence reader is less certain but plain words confirm it. */
const borneOut =
  (predicate: Predicate, role: Role, words: RegExp): Predicate =>
  (facts) => {
    const found = predicate(facts);
    if (found !== 'unsure' || !words.test(facts.prose)) return found;
    return (facts.readings ?? []).some((reading) => chanceOf(reading, role) > SURE_WITH_WORDS) ? 'present' : found;
  };

/** More than this many. */
const over =
  (feature: Feature, most: number): Predicate =>
  ({ values }) => {
    const value = values[feature];
    return value === null || value === undefined ? 'unsure' : value > most ? 'present' : 'absent';
  };

/** A name inside a sentence may be a customer's, and someone's past success is a proof in any wording. */
const MAY_PROVE =
  /(?<=[\p{Ll}\p{N},;:)][ \t])(?!I\b|I['\u2019])\p{Lu}[\p{L}'\u2019&-]+|\b(?:customers?|clients?|(?:companies|firms|teams|shops|hotels|practices|schools|plants|people|others|brands|carriers|contractors) (?:like|we|in|of|such)|went from|fell from|down from|cut .{1,40} (?:to|from|in half|by)|used by|work(?:s|ed)? with|trusted)\b|\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens of|hundreds of|thousands of)\s+(?:[a-z-]+\s+)?(?!minutes|hours|days|weeks|months|years|seconds|times|questions|percent|lines|steps|spots|seats|places)[a-z]{3,}s\b/u;
/** An invitation to do something is a request in any wording: "Register here:", "Call today", "Any amount helps". */
const MAY_ASK =
  /(?:^|[.!:;,\n]\s*|\b(?:to|and|please|just|or|can|could|may|should|then)\s+)(?:please\s+)?(?:register|sign up|join|call|ring|phone|text|e?mail|reply|respond|write|answer|tell|let|give|donate|shop|order|buy|book|click|tap|visit|see|read|watch|try|take|get|grab|save|download|come|drop|pop|send|check|find|look|claim|contact|reach|ask|apply|vote|fill|use|start|request|put|bring|meet|pick|choose|revert|inform|advise|confirm|forward|return|share|schedule|decide|pay|sign|complete|transfer|wire|scan|go to|log in|verify|update|submit|nominate|attend|hit reply|nip|swing by|stop by)\b|\bif you (?:\w+ )?(?:send|share|give|tell|reply|forward|point|let)\b|\b(?:kindly|please|pls|let (?:me|us) know|revert|feel free|(?:ask|request|invite|urge) you|inform (?:me|us)|(?:your|a|any) (?:reply|answer|response|feedback|requirements?|decision)|survey|questionnaire|poll|rsvp)\b|\bany amount\b|\bwould (?:love|like|be (?:glad|happy|delighted|great|good))\b|\bi['\u2019]d (?:love|like|be)\b|\bwe['\u2019]d (?:love|like|be)\b|\b(?:happy|glad|welcome|hope) to\b|\u2192|>\s*$|\bhttps?:\/\/|\bwww\.|\b[a-z0-9-]+\.[a-z]{2,}\/\S|\b(?:I am|I['\u2019]m|we are|we['\u2019]re) asking\b|\bquestions? (?:for|to) you\b/im;
/** Timely wording counts as a reason to write, even if the reader does not recognize one. */
const MAY_BE_TIMELY =
  /\b(?:19|20)\d\d\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December|season|renew\w*|expire\w*|ends? in|this (?:week|month|quarter|year|spring|summer|fall|winter)|next (?:week|month|quarter|year)|last (?:week|month|quarter|year)|recently|just|new|hiring|noticed|saw|read|congrat\w*|since|after|now|today|tonight|tomorrow|yesterday|this (?:morning|afternoon|evening)|hours|weekend|before the|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:st|nd|rd|th)|(?:is|am|are|will be|be|come|coming|visit\w*|pass\w*) (?:in|near|around|at|through|by|past) (?:your|the|town))\b|\b\d{1,2}[/.]\d{1,2}\b/i;
/** Something the reader did or has, which a stranger had to look up. */
const MAY_BE_PERSONAL =
  /\b(?:your (?:work|paper|talk|article|post|guide|book|interview|podcast|project|speech|profile|page|website|site|blog|video|lab|garden|photo\w*|review|comment)|you (?:built|wrote|said|led|ran|made|gave|spoke|posted|opened|designed|published|mentioned|won|founded|started)|why I (?:am writing|thought of you|write)|I (?:saw|read|heard|noticed|watched|listened))\b/i;
const unlessSeen =
  (predicate: Predicate, pattern: RegExp): Predicate =>
  (facts) => {
    const found = predicate(facts);
    return found === 'absent' && pattern.test(facts.prose) ? 'unsure' : found;
  };
/** Present only if it also looks like what the text calls it. */
const onlyIf =
  (predicate: Predicate, look: keyof LooksLike): Predicate =>
  (facts) => {
    const found = predicate(facts);
    return found === 'present' && !facts.looksLike[look] ? 'unsure' : found;
  };
/** In a job offer, naming the reader's current company is no merit. */
const unlessToCandidate =
  (predicate: Predicate): Predicate =>
  (facts) => {
    const found = predicate(facts);
    return found === 'absent' && facts.looksLike.toCandidate ? 'unsure' : found;
  };
/** Does not call the company's name missing if the recipient is a private person or a farm, or if the text names an organization in its own words. */
const unlessNamedOtherwise =
  (predicate: Predicate): Predicate =>
  (facts) => {
    const found = predicate(facts);
    return found === 'absent' && (facts.looksLike.privateReader || facts.looksLike.namesCompany) ? 'unsure' : found;
  };
const asksSomething = said(['asks', 'questions'], 'ask_interest', 'ask_meeting', 'ask_referral', 'question');
const ASK_ROLES = ['ask_interest', 'ask_meeting', 'ask_referral'] as const;
/** Likely enough to count as one of several. */
const LIKELY = 0.6;
const severalAsks: Predicate = (facts) => {
  const counted = over('asks', 1)(facts);
  if (counted !== 'present' || facts.readings === null) return counted;
  // A proposed day and the question which day suits are one request, and so is any other request made twice.
  const { readings } = facts;
  const kinds = ASK_ROLES.filter((role) => readings.some((reading) => chanceOf(reading, role) > LIKELY));
  if (facts.looksLike.asksOnce) return 'unsure';
  return kinds.length > 1 ? 'present' : 'unsure';
};
const DEVICES = ['socialProof', 'numberClaims', 'hype', 'guilt', 'attachments'] as const;
const countDevices = ({ values }: ClaimFacts): number => DEVICES.filter((feature) => (values[feature] ?? 0) > 0).length;
/** A single listed phrase is not spam yet. */
const WEAK_CAUSE: Feature = 'spamPhrases';
const filterContent: Predicate = ({ values }) => {
  const causes = FILTER_CAUSES.filter(({ feature, least }) => (values[feature] ?? 0) >= least);
  if (causes.length === 0) return 'absent';
  return causes.some(({ feature }) => feature !== WEAK_CAUSE || (values[feature] ?? 0) > 1) ? 'present' : 'unsure';
};

/** With fewer words, a question in a subject is not its fault. */
const LEAST_QUESTION_WORDS = 2;

/** A subject with more words is long by any standard. */
const MOST_SUBJECT_WORDS = 7;

/** For each thing a text may state about an email: when it is present, and when it is absent. */
const PREDICATES: Readonly<Record<ClaimTopic, Predicate>> = {
  interest_ask: said(['interestAsks'], 'ask_interest'),
  meeting_ask: onlyIf(said(['meetingAsks'], 'ask_meeting'), 'plainTime'),
  calendar_link: listed('calendarLink'),
  ask: unlessSeen((facts) => (isListed(facts, ['questions']) ? 'present' : asksSomething(facts)), MAY_ASK),
  several_asks: severalAsks,
  many_questions: over('questions', 3),
  figures: onlyIf(listed('numberClaims'), 'pitchFigures'),
  // A reminder need not repeat the first email's proof, and a joint plan has no customers.
  proof: (facts) => {
    const read = onlyIf(unlessSeen(said(['socialProof'], 'proof'), MAY_PROVE), 'provenByOthers')(facts);
    const found = read === 'present' && !isListed(facts, ['socialProof']) ? 'unsure' : read;
    return found === 'absent' && (facts.looksLike.followUp || facts.looksLike.jointPlan) ? 'unsure' : found;
  },
  several_arguments: (facts) => (countDevices(facts) > 2 ? 'present' : countDevices(facts) < 2 ? 'absent' : 'unsure'),
  markup: listed('htmlMarks', 'images'),
  opt_out: said(['optOutLine'], 'opt_out'),
  filter_content: filterContent,
  advert_wording: said(['spamPhrases'], 'pressure'),
  raw_variable: listed('brokenVariables'),
  // An email that speaks of the reader's own things does not lack the name.
  company_mention: (facts) => {
    const found = unlessNamedOtherwise(unlessToCandidate(listed('companyMentions')))(facts);
    return found === 'absent' && facts.looksLike.ofReader ? 'unsure' : found;
  },
  pressure: onlyIf(said(['pressure', 'spamPhrases'], 'pressure'), 'plainPressure'),
  subject_long: onlyIf(over('subjectWords', MOST_SUBJECT_WORDS), 'longSubject'),
  first_name: (facts) =>
    isListed(facts, ['firstNameUses']) ? 'present' : facts.looksLike.titledName ? 'unsure' : listed('firstNameUses')(facts),
  occasion: unlessSeen(said(['occasion'], 'observation'), MAY_BE_TIMELY),
  // A detail about one reader is not in any column of a list.
  own_detail: (facts) => {
    const found = listed('ownWords', 'titleMentions')(facts);
    return found === 'absent' && (facts.looksLike.ofReader || MAY_BE_PERSONAL.test(facts.prose)) ? 'unsure' : found;
  },
  reference: said(['subjectReferral', 'referral'], 'reference'),
  wrong_name: listed('wrongName'),
  courtesy: ({ values }) => (values.salutation === 1 || (values.thanks ?? 0) > 0 ? 'present' : 'absent'),
  thanks: said(['thanks'], 'thanks'),
  greeting: ({ values: { salutation }, looksLike }) => {
    if (salutation === null || salutation === undefined) return 'unsure';
    return salutation !== 0 ? 'present' : looksLike.namedFirst ? 'unsure' : 'absent';
  },
  formal_greeting: ({ values: { salutation }, looksLike }) => {
    if (salutation === null || salutation === undefined) return 'unsure';
    return salutation === 0 || salutation >= 1 ? 'absent' : looksLike.impersonalGreeting ? 'unsure' : 'present';
  },
  apology: (facts) => {
    const found = said(['apologies'], 'apology')(facts);
    return found === 'present' && !FOR_WRITING.test(facts.prose) ? 'unsure' : found;
  },
  reproach: borneOut(said(['guilt'], 'reproach'), 'reproach', REPROACHES),
  hard_reading: ({ looksLike }) => (looksLike.longSentence ? 'present' : looksLike.shortSentences ? 'absent' : 'unsure'),
  hype: listed('hype', 'buzzwords'),
  paragraphs: over('paragraphs', 1),
  loud_body: listed('capsWords', 'exclamations', 'emoji'),
  slips: onlyIf(listed('slips'), 'typo'),
  self_talk: ({ looksLike }) => (looksLike.selfTalk ? 'present' : looksLike.youTalk ? 'absent' : 'unsure'),
  colleagues: ({ contactsAtCompany }) => (contactsAtCompany > 1 ? 'present' : 'absent'),
  reply_mark: (facts) => (facts.looksLike.followUp || facts.looksLike.mayFollowUp ? 'unsure' : listed('fakeReply')(facts)),
  subject_company: unlessNamedOtherwise(unlessToCandidate(listed('subjectCompany'))),
  subject_date: listed('subjectDate'),
  subject_hype: (facts) => {
    const found = listed('subjectHype', 'subjectBuzzwords', 'subjectPunctuation')(facts);
    return found === 'absent' && !facts.looksLike.plainSubject ? 'unsure' : found;
  },
  subject_emoji: listed('subjectEmoji'),
  subject_number: onlyIf(listed('subjectNumber'), 'offerNumber'),
  // A single word says too little to be a statement, either.
  subject_question: (facts) => {
    const found = listed('subjectQuestion')(facts);
    return found === 'present' && (facts.values.subjectWords ?? 0) < LEAST_QUESTION_WORDS ? 'unsure' : found;
  },
  subject_capitals: listed('subjectAllCaps'),
};

/** A statement with its advice: keep what is there, remove it, or add what is missing. */
export type Statement = { about: ClaimTopic; states: 'present' | 'absent' | 'keep' | 'remove' };

/** Whether a thing is certainly in an email, certainly not, or uncertain. */
export const presenceOf = (about: ClaimTopic, facts: ClaimFacts): Presence => PREDICATES[about](facts);

/** Whether a statement certainly holds. */
export const holds = ({ about, states }: Claim, facts: ClaimFacts): boolean => presenceOf(about, facts) === states;

/** The advice that follows from a claim for or against an email: a strength is kept, a missing fault stays out. */
export const adviceOf = ({ about, states }: Claim, isFor: boolean): Statement => ({
  about,
  states: (states === 'present') === isFor ? 'keep' : 'remove',
});

const OPPOSITES: Readonly<Record<Statement['states'], Statement['states']>> = {
  present: 'absent',
  absent: 'present',
  keep: 'remove',
  remove: 'keep',
};

/** Pairs of statements on one thing that cannot both appear on one campaign's pages. */
export const findContradictions = (statements: readonly Statement[]): (readonly [Statement, Statement])[] =>
  statements.flatMap((one, index) =>
    statements
      .slice(index + 1)
      .filter((other) => one.about === other.about && other.states === OPPOSITES[one.states])
      .map((other) => [one, other] as const),
  );
