import { FILTER_CAUSES } from '../../explain/factors.ts';
import type { Claim, ClaimTopic } from '../../signs/claim.ts';
import { MAY_WANT_TIME } from '../../reading/phrases/timeAsk.ts';
import { mayBePersonal } from '../../signs/person/mayBePersonal.ts';
import { FOR_WRITING } from '../../signs/prose/dropApology.ts';
import { BLAMES_PLAINLY, REPROACHES } from '../../signs/prose/guilt.ts';
import { MAY_BE_AD, MAY_BE_HYPE } from '../../signs/prose/mayBeHype.ts';
import { MAY_PRESS } from '../../signs/prose/pressure.ts';
import { PRESSES_PLAINLY } from '../../signs/prose/pressureWords.ts';
import { INVITES_SEVERAL, MAY_ASK, MAY_BE_FIGURE, MAY_BE_MARKUP, MAY_BE_TIMELY, MAY_BOOK, MAY_PROVE } from './mayHold.ts';
import type { Feature } from '../../signs/features.ts';
import {
  borneOut,
  type ClaimFacts,
  isListed,
  listed,
  onlyIf,
  orPlainly,
  over,
  type Predicate,
  type Presence,
  said,
  unlessLike,
  unlessNamedOtherwise,
  unlessSeen,
  unlessToCandidate,
} from './claimPredicates.ts';

const asksSomething = said(['asks', 'questions'], 'ask_interest', 'ask_meeting', 'ask_referral', 'question');
const severalAsks: Predicate = (facts) => {
  const counted = over('asks', 1)(facts);
  return counted === 'present' && (facts.readings === null || !facts.looksLike.competingAsks) ? 'unsure' : counted;
};
/** What certainly persuades in an email, in the words of a text; figures in the proof are part of it. */
export function listArguments(facts: ClaimFacts): string[] {
  const proof = presenceOf('proof', facts) === 'present';
  const named: readonly (readonly [name: string, isThere: boolean])[] = [
    ['proof', proof],
    ['figures', !proof && presenceOf('figures', facts) === 'present'],
    ['buzzwords', presenceOf('hype', facts) === 'present'],
    ['a reproach', presenceOf('reproach', facts) === 'present'],
    ['an attachment', (facts.values.attachments ?? 0) > 0],
  ];
  return named.flatMap(([name, isThere]) => (isThere ? [name] : []));
}
const MANY_ARGUMENTS = 3;
const DEVICES = ['socialProof', 'numberClaims', 'hype', 'guilt', 'attachments'] as const;
const countDevices = ({ values }: ClaimFacts): number => DEVICES.filter((feature) => (values[feature] ?? 0) > 0).length;
/** A single listed phrase is not spam yet. */
const WEAK_CAUSE: Feature = 'spamPhrases';
/** An email with one of these is not clean, whatever filters see. */
const UNWANTED: readonly Feature[] = ['scam', 'advert', 'insult', 'threat', 'pressure', 'hype', 'subjectHype', 'markupShown'];
const HOSTILE: readonly Feature[] = ['insult', 'threat', 'guilt'];
/** Nor is it free of hype, or plain. */
const BOASTING: readonly Feature[] = ['spamPhrases', 'capsWords'];
const filterContent: Predicate = ({ values }) => {
  const causes = FILTER_CAUSES.filter(({ feature, least }) => (values[feature] ?? 0) >= least);
  if (causes.length === 0) return UNWANTED.some((feature) => (values[feature] ?? 0) > 0) ? 'unsure' : 'absent';
  return causes.some(({ feature }) => feature !== WEAK_CAUSE || (values[feature] ?? 0) > 1) ? 'present' : 'unsure';
};

/** Grade levels from which a text is hard to read, and up to which it is easy. */
const [HARD_GRADE, EASY_GRADE] = [9.5, 8];

/** A subject with one of these is not praised for its length or for a name. */
const LOUD_SUBJECT = [
  'subjectHype',
  'subjectBuzzwords',
  'subjectPunctuation',
  'subjectAllCaps',
  'subjectEmoji',
  'fakeReply',
  'insult',
] as const satisfies readonly Feature[];
/** Phrases from this many groups are not a coincidence. */
const SEVERAL_CLUSTERS = 2;

/** In a subject with fewer words, a question is not a fault. */
const LEAST_QUESTION_WORDS = 2;

/** A subject with more words is long by any standard. */
const MOST_SUBJECT_WORDS = 7;

/** For each thing a text may state about an email: when it is present, and when it is absent. */
const PREDICATES: Readonly<Record<ClaimTopic, Predicate>> = {
  // A question is not easy to answer beside a large request.
  interest_ask: (facts) =>
    isListed(facts, ['heavyAsks'])
      ? 'unsure'
      : onlyIf(orPlainly(said(['interestAsks'], 'ask_interest'), 'plainInterest'), 'sureInterest')(facts),
  // Somebody who may change jobs wants to talk first.
  meeting_ask: (facts) => {
    const asked = onlyIf(said(['meetingAsks'], 'ask_meeting'), 'plainTime');
    const found = unlessSeen(unlessSeen(asked, MAY_WANT_TIME), MAY_BOOK)(facts);
    return found === 'present' && facts.looksLike.toCandidate ? 'unsure' : found;
  },
  calendar_link: unlessSeen(listed('calendarLink'), MAY_BOOK),
  ask: unlessSeen((facts) => (isListed(facts, ['questions']) ? 'present' : asksSomething(facts)), MAY_ASK),
  heavy_ask: onlyIf(listed('heavyAsks'), 'demandsOfReader'),
  bare_reminder: listed('bareReminder'),
  several_asks: unlessLike(severalAsks, 'mayAskMore'),
  many_questions: over('questions', 3),
  figures: unlessSeen(onlyIf(listed('numberClaims'), 'pitchFigures'), MAY_BE_FIGURE),
  // A reminder need not repeat the first email's proof, and a joint plan has no customers.
  proof: (facts) => {
    if (facts.looksLike.sureProof) return isListed(facts, ['socialProof']) ? 'present' : 'unsure';
    const found = unlessSeen(said(['socialProof'], 'proof'), MAY_PROVE)(facts);
    return found === 'present' || (found === 'absent' && (facts.looksLike.followUp || facts.looksLike.jointPlan)) ? 'unsure' : found;
  },
  several_arguments: (facts) => (listArguments(facts).length >= MANY_ARGUMENTS ? 'present' : countDevices(facts) < 2 ? 'absent' : 'unsure'),
  markup: unlessSeen(listed('htmlMarks', 'images'), MAY_BE_MARKUP),
  // "If you don't care, just tell me" lets nobody go kindly.
  opt_out: (facts) => {
    const found = unlessLike(said(['optOutLine'], 'opt_out'), 'mayOptOut')(facts);
    return found === 'present' && isListed(facts, HOSTILE) ? 'unsure' : found;
  },
  filter_content: filterContent,
  advert_wording: (facts) => {
    const found = unlessSeen(said(['spamPhrases'], 'pressure'), MAY_BE_AD)(facts);
    return found === 'unsure' && (facts.values.spamPhrases ?? 0) >= SEVERAL_CLUSTERS ? 'present' : found;
  },
  raw_variable: (facts) => {
    const found = listed('brokenVariables')(facts);
    return found === 'present' && isListed(facts, ['markupShown']) ? 'unsure' : found;
  },
  // An email that speaks of the reader's own things does not lack the name.
  company_mention: (facts) => {
    const found = unlessNamedOtherwise(unlessToCandidate(listed('companyMentions')))(facts);
    const isNot = { present: facts.looksLike.hollowMention, absent: facts.looksLike.ofReader, unsure: false }[found];
    return isNot ? 'unsure' : found;
  },
  pressure: onlyIf(
    orPlainly(unlessSeen(unlessSeen(said(['pressure', 'spamPhrases'], 'pressure'), PRESSES_PLAINLY), MAY_PRESS), 'surePressure'),
    'plainPressure',
  ),
  subject_long: (facts) => {
    const found = unlessLike(onlyIf(over('subjectWords', MOST_SUBJECT_WORDS), 'longSubject'), 'flyer', 'emptySubject')(facts);
    return found === 'absent' && (!facts.looksLike.fullSubject || isListed(facts, LOUD_SUBJECT)) ? 'unsure' : found;
  },
  first_name: (facts) =>
    isListed(facts, ['firstNameUses'])
      ? 'present'
      : facts.looksLike.titledName || facts.looksLike.greetsRole || facts.looksLike.namedFirst || isListed(facts, ['subjectFirstName'])
        ? 'unsure'
        : listed('firstNameUses')(facts),
  occasion: (facts) => {
    const found = orPlainly(unlessSeen(said(['occasion'], 'observation'), MAY_BE_TIMELY), 'plainEvent')(facts);
    if (found === 'absent' && facts.looksLike.followUp) return 'unsure';
    return found === 'present' && !(facts.looksLike.plainEvent && isListed(facts, ['occasion'])) ? 'unsure' : found;
  },
  // A detail about one reader is not in any column of a list. A reminder, an invitation or a price list has no place for one.
  own_detail: (facts) => {
    const found = listed('ownWords', 'titleMentions')(facts);
    // A title that every lead's text contains is not a detail of one lead.
    if (found === 'present' && !isListed(facts, ['ownWords'])) return 'unsure';
    return found === 'absent' &&
      (facts.readings === null ||
        facts.looksLike.toKnown ||
        facts.looksLike.ofReader ||
        facts.looksLike.toMany ||
        facts.looksLike.opensWithYou ||
        facts.looksLike.followUp ||
        facts.looksLike.mayFollowUp ||
        mayBePersonal(facts.prose))
      ? 'unsure'
      : found;
  },
  reference: said(['subjectReferral', 'referral'], 'reference'),
  wrong_name: listed('wrongName'),
  courtesy: ({ values }) => ((values.thanks ?? 0) > 0 ? 'present' : 'absent'),
  thanks: unlessLike(said(['thanks'], 'thanks'), 'grateful'),
  greeting: ({ values: { salutation }, looksLike }) => {
    if (salutation === null || salutation === undefined) return 'unsure';
    return salutation !== 0 ? 'present' : looksLike.namedFirst || looksLike.flyer ? 'unsure' : 'absent';
  },
  formal_greeting: ({ values: { salutation }, looksLike }) => {
    if (salutation === null || salutation === undefined) return 'unsure';
    if (salutation === 0 || salutation >= 1) return 'absent';
    return salutation < 0 || looksLike.titledName || looksLike.greetsRole ? 'unsure' : 'present';
  },
  impersonal_greeting: ({ values: { salutation } }) => {
    if (salutation === null || salutation === undefined) return 'unsure';
    return salutation < 0 ? 'present' : 'absent';
  },
  apology: (facts) => {
    const found = said(['apologies'], 'apology')(facts);
    return found === 'present' && !(FOR_WRITING.test(facts.prose) && isListed(facts, ['apologies'])) ? 'unsure' : found;
  },
  reproach: (facts) =>
    BLAMES_PLAINLY.test(facts.prose) && isListed(facts, ['guilt'])
      ? 'present'
      : borneOut(said(['guilt'], 'reproach'), 'reproach', REPROACHES)(facts),
  // Nobody praises the wording of an insult.
  hard_reading: ({ looksLike, values: { readingGrade: grade, hype, buzzwords, slips, spamPhrases, capsWords, insult, threat, guilt } }) => {
    if (grade === null || grade === undefined) return 'unsure';
    if (looksLike.veryLongSentence && grade >= HARD_GRADE) return 'present';
    const isPuffed =
      (hype ?? 0) + (buzzwords ?? 0) + (slips ?? 0) + (spamPhrases ?? 0) + (capsWords ?? 0) + (insult ?? 0) + (threat ?? 0) + (guilt ?? 0) >
      0;
    return !looksLike.longSentence && grade <= EASY_GRADE && !isPuffed ? 'absent' : 'unsure';
  },
  // An email with a loud subject or with pressure is not free of it, whatever it is called.
  hype: (facts) => {
    const found = unlessSeen(listed('hype', 'buzzwords'), MAY_BE_HYPE)(facts);
    return found === 'absent' && (isListed(facts, UNWANTED) || isListed(facts, LOUD_SUBJECT) || isListed(facts, BOASTING))
      ? 'unsure'
      : found;
  },
  paragraphs: (facts) => {
    const found = over('paragraphs', 1)(facts);
    if (found === 'present') return facts.looksLike.shortParagraphs ? 'present' : 'unsure';
    return found === 'absent' && facts.looksLike.separateLines ? 'unsure' : found;
  },
  loud_body: listed('capsWords', 'exclamations', 'emoji'),
  slips: onlyIf(listed('slips'), 'typo'),
  // "You" in an insult, a warning or an ad is no merit.
  self_talk: (facts) => {
    if (facts.looksLike.selfTalk) return 'present';
    const isClean = ![HOSTILE, UNWANTED, BOASTING, LOUD_SUBJECT].some((features) => isListed(facts, features));
    // "You" in demands is no merit, either.
    return facts.looksLike.youTalk && isClean && !isListed(facts, ['heavyAsks']) ? 'absent' : 'unsure';
  },
  // Nobody minds that a colleague is invited, too.
  colleagues: ({ contactsAtCompany, prose }) => (contactsAtCompany < 2 ? 'absent' : INVITES_SEVERAL.test(prose) ? 'unsure' : 'present'),
  reply_mark: (facts) => (facts.looksLike.followUp || facts.looksLike.mayFollowUp ? 'unsure' : listed('fakeReply')(facts)),
  // A subject about something of its own fits few readers without a name.
  subject_company: (facts) => {
    const found = unlessLike(unlessNamedOtherwise(unlessToCandidate(listed('subjectCompany'))), 'ownSubject')(facts);
    return found === 'present' && (facts.looksLike.baitSubject || isListed(facts, LOUD_SUBJECT)) ? 'unsure' : found;
  },
  subject_date: listed('subjectDate'),
  subject_hype: (facts) => {
    const found = listed('subjectHype', 'subjectBuzzwords', 'subjectPunctuation')(facts);
    const isLoud = !facts.looksLike.plainSubject || facts.looksLike.flyer || isListed(facts, LOUD_SUBJECT);
    return found === 'absent' && isLoud ? 'unsure' : found;
  },
  subject_emoji: listed('subjectEmoji'),
  // Candidates open an email for the salary in its subject.
  subject_number: (facts) => (facts.looksLike.toCandidate ? 'unsure' : onlyIf(listed('subjectNumber'), 'offerNumber')(facts)),
  // A single word says too little to be a statement, either.
  subject_question: (facts) => {
    const found = unlessLike(listed('subjectQuestion'), 'askingSubject')(facts);
    return found === 'present' && (facts.values.subjectWords ?? 0) < LEAST_QUESTION_WORDS ? 'unsure' : found;
  },
  subject_capitals: listed('subjectAllCaps'),
};

/** Whether a thing is certainly in an email, certainly not, or uncertain. */
export const presenceOf = (about: ClaimTopic, facts: ClaimFacts): Presence =>
  facts.unsaid?.has(about) === true ? 'unsure' : PREDICATES[about](facts);

/** Whether a statement certainly holds. */
export const holds = ({ about, states }: Claim, facts: ClaimFacts): boolean => presenceOf(about, facts) === states;
