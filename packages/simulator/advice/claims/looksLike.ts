import { followsUp } from '../../kind/writesAgain.ts';
import { competingAsks } from '../../signs/asks/competingAsks.ts';
import { chanceOfKind } from '../../reader/readKind.ts';
import { chanceOf, type SentenceReading } from '../../reader/readSentences.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { findGreetedNames } from '../../reading/name/findGreetedNames.ts';
import { splitParagraphs } from '../../reading/sections/splitBlocks.ts';
import { findPlainInterest, isSureOfInterest } from '../../signs/asks/quotedAsks.ts';
import { keepPitchFigures } from '../../signs/claims/pitchFigures.ts';
import { findSureProof } from '../../signs/claims/socialProof.ts';
import { findPlainEvents } from '../../signs/person/occasion.ts';
import { findTypos } from '../../signs/prose/findSlips.ts';
import { pressesPlainly } from '../../signs/prose/pressure.ts';
import { countPersons, countSelfTalk, opensWithReader, opensWithSelf } from '../../signs/prose/youAndWe.ts';
import { demandsOfReader } from '../../signs/asks/listDemands.ts';
import { asksTimeOutright, isTimeForWork } from '../../signs/asks/plainMeetingAsk.ts';
import { SIGNS } from '../../signs/signs.ts';
import { isGenericSubject } from '../../signs/subject/genericSubject.ts';
import { namesHollowly } from '../../signs/person/hollowMention.ts';
import { isEmptySubject } from '../../signs/subject/emptySubject.ts';
import { isTradeSubject } from '../../signs/subject/tradeSubject.ts';
import { REPLY_MARK } from '../../signs/subject/replyMark.ts';
import { countShared } from '../../damage/subjectClauses.ts';
import { isBaitSubject, isWeakSubject } from '../../signs/subject/weakSubject.ts';
import { isOfReader } from './ofReader.ts';

/**
 * `plainTime`: a sentence asks for time and nothing else. `pitchFigures`: a figure occurs outside any proof. `offerNumber`: a subject's
 * number is a discount, a gain, a price or a count of tips. `titledName`: the greeting has a title and a last name. `greetsRole`: it
 * greets a role or a group by its word, as a shared mailbox is greeted. `typo`: a word is misspelled or
 * garbled, not only lower-case. `selfTalk`: it opens with the writer, who is mentioned several times more than the reader, or hardly speaks of anyone else. `youTalk`: the reverse. `followUp`:
 * it reads like a later email. `veryLongSentence`, `longSentence` and `shortSentences`: one sentence has very many words, or many, or none has. `plainPressure`: every
 * sentence that presses has an obvious word for it. `toCandidate`: it offers its reader a job. `jointPlan`: writer and reader plan
 * something together. `privateReader`: it is about a home, a family or a farm. `namesCompany`: it reports something about an organization
 * and names it. `competingAsks`: it plainly asks for two different things. `longSubject`: phones cut the subject off. `fullSubject`: most show it whole, and it names a topic, not only a field, without pushing. `mayFollowUp`: it mentions an earlier email.
 * `namedFirst`: a name is in the first line. `plainSubject`: the subject
 * has no placeholder, reply prefix or flattery. `surePressure`: some of that is probable. `flyer`: it may be an ad or a newsletter. `toKnown`: its reader may know the sender. `opensWithYou`: it opens with a statement about the reader, or its subject has a name. `toMany`: everyone on a list gets such emails alike. `sureProof`, `plainEvent`, `plainInterest`: a sentence that probably proves something, gives
 * a reason to write or asks about interest does so in plain words. `mayOptOut`, `grateful`: a line anywhere may say how to opt out, or
 * thank. `sureInterest`: the question that would be quoted asks about interest, and not for time. `shortParagraphs`: each paragraph is short. `separateLines`: the only paragraph is a list or separate lines. `askingSubject`: the
 * subject asks without a question mark. `mayAskMore`: it asks more than was counted. `ofReader`: it mentions a concrete thing of the reader's.
 * `ownSubject`: the subject says something of its own, such as a name, a number, a place or a thing of the reader's. `emptySubject`: it names no
 * topic. `hollowMention`: the reader's company is named only where any other name would do.
 * `baitSubject`: the subject is none to praise, whatever else it has. `demandsOfReader`: it demands more than to let the sender work.
 */
export type LooksLike = Record<
  | 'plainTime'
  | 'pitchFigures'
  | 'offerNumber'
  | 'titledName'
  | 'greetsRole'
  | 'typo'
  | 'selfTalk'
  | 'youTalk'
  | 'followUp'
  | 'longSentence'
  | 'veryLongSentence'
  | 'shortSentences'
  | 'plainPressure'
  | 'toCandidate'
  | 'jointPlan'
  | 'privateReader'
  | 'namesCompany'
  | 'longSubject'
  | 'fullSubject'
  | 'competingAsks'
  | 'mayFollowUp'
  | 'namedFirst'
  | 'plainSubject'
  | 'surePressure'
  | 'flyer'
  | 'toKnown'
  | 'toMany'
  | 'opensWithYou'
  | 'sureProof'
  | 'plainEvent'
  | 'plainInterest'
  | 'sureInterest'
  | 'mayOptOut'
  | 'grateful'
  | 'shortParagraphs'
  | 'separateLines'
  | 'askingSubject'
  | 'mayAskMore'
  | 'ofReader'
  | 'ownSubject'
  | 'emptySubject'
  | 'hollowMention'
  | 'baitSubject'
  | 'demandsOfReader',
  boolean
>;

/** The prose without the recipient's names, which say nothing about anyone else. */
export const proseOf = (draft: EmailDraft): string =>
  namesOf(draft).reduce((text, name) => text.replaceAll(name, 'you'), draft.body.raw.slice(draft.prose.start, draft.prose.end));

/** The recipient's own names. */
const namesOf = ({ lead }: EmailDraft): string[] =>
  [lead.company, lead.firstName, ...(lead.name ?? '').split(' ')].flatMap((name) => (name !== null && name.length > 1 ? [name] : []));

/** A discount, a promised gain, a price or a count of tips: the numbers that make a subject look like an offer. Statistics do not. */
const OFFER_NUMBER =
  /\d\s?(?:%|percent)(?: \p{L}+)? (?:off|less|more|cheaper|faster|savings?|discount|lower|fewer|higher|growth|increase)\b|\b(?:sav(?:e|ing)|cut|get|win|earn|gain|boost|grow|reduce|lower|increase|raise|up to|by|only|just|from)\b[^.!?]{0,40}\d[\d.,]*\s?(?:%|percent)|(?<!\b(?:cost(?:s|ing)?|los(?:e|es|ing)|lost|wast(?:e|es|ed|ing)|pay(?:s|ing)?|spen[dt](?:s|ing)?|leav(?:e|es|ing))\b[^.!?]{0,20})[$\u20ac\u00a3]|\b\d+(?:[.,]\d+)?x\b|\b\d+ (?:[\p{L}-]+ )?(?:ways|tips|reasons|ideas|steps|tricks|hacks|secrets|things)\b/iu;
const TITLED =
  /^\s*(?:\p{L}+\s+){0,3}?(?:Chef|Coach|Pastor|Rev(?:erend)?|Father|Sister|Rabbi|Imam|Captain|Officer|Sheriff|Mayor|Principal|Councill?or|Senator|Judge|Nurse|Madam|Sir|[Dd]r|[Mm]r|[Mm]rs|[Mm]s|[Mm]x|[Pp]rof|Frau|Herrn?|Madame|Monsieur|Mme|[Ss]e\u00f1ora?|Sra?)\b\.?\s+[\p{L}{]/u;
/** Words that address a private person: a home, a family, a landlord. */
const PRIVATE =
  /\btenants?\b.{0,200}\byour landlord\b|\b(?:planning|building) (?:a|an|your)\b[^.!?\n]{0,20} (?:arena|house|pool|patio|barn)\b|\byour (?:own )?(?:\w+ )?(?:house|home|garden|yard|lawn|gutters?|driveway|kitchen|bathroom|bedroom|attic|loft|patio|chimney|farm|flock|herd|sheep|ewes|lambs|cattle|cows|horses?|ponies|arena|barn|stables?|family|kids|children|wedding|apartment|flat|neighbou?rs?|street|caravan|boat|dog|cat)\b|\bhomeowners?\b|\b(?:a|per|your) (?:ewe|ram|lamb|cow|horse)\b|\b(?:this|your) (?:street|road|neighbou?rhood)\b|\byour ?windows\b/i;
/** "I noticed that Fjordline is hiring", "at Carter Landscaping you": a name and a statement about it. */
const NAMES_COMPANY =
  /\b(?:noticed|saw|read|heard|see|seen|understand|learned|know)\b[^.!?\n]{0,40}?\s(?!I\b)\p{Lu}[\p{L}&'\u2019-]+(?:\s\p{Lu}[\p{L}&'\u2019-]+)*\s(?:is|are|has|have|was|were|will|just|opened|plans|runs|won|moved|launched|bought|hired|added|now)\b|\bat (?!Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Lu}[\p{L}&'\u2019-]+(?:\s\p{Lu}[\p{L}&'\u2019-]+)*,? you\b/u;
/** Characters of a subject that hardly any phone shows in full, and of one that most do. */
const [MOST_SUBJECT_CHARACTERS, FULL_SUBJECT_CHARACTERS] = [60, 40];

/**
 * When the reader will need something, which is not a time to talk: "let me know when you might be", "when are you next short?" And a call
 * that is announced, not asked for.
 */
const ASKS_OF_PLANS =
  /^\W*I(?: will|['\u2019]ll) (?:also |then )?(?:call|ring|phone|give you a (?:call|ring))\b|\bwhen (?:are you|you(?:['\u2019]re| are| might| may| will| would| next)(?: next| be)?)\b(?![^.?!,]{0,16}\b(?:free|availab\w+|around|able|open|in|time|meet|talk|speak|chat|call|demo|like)\b)/i;

/** A writer mentioned at least this often, and this many times more often than the reader, talks about themselves. */
const MANY = 4;
const MORE = 3;
/** At least this often, and this many times as often as the reader: it is about the writer, however it opens. */
const [MOSTLY, TWICE] = [8, 2];
/** A reader mentioned at least this often, and this many times more often than the writer, is what the email is about. */
const [LEAST_YOU, CLEARLY] = [3, 2];
/** Word counts of a long sentence, and of a short one. */
const [VERY_LONG, LONG, SHORT] = [25, 18, 12];
/** From this probability on, an email may be a later one in a thread. */
const FOLLOWS_UP = 0.6;

/** From this probability on, an email is not praised for what would be odd in a flyer. */
const MAY_BE_FLYER = 0.3;
/** From this probability on, an email is of a kind. */
const IS_OF_KIND = 0.5;
/** Kinds of email between people who know each other, or about one matter. */
const TO_KNOWN = ['customer', 'internal', 'personal', 'job_application'] as const;
/** A name in a subject that is not in title case: a place or a project of the reader's. */
const NAME_INSIDE = /^.*\p{Ll}.* \p{Lu}\p{Ll}/u;
const OF_SENDERS_MATTER = ['partnership', 'event', 'survey', 'recruiting', 'fundraising'] as const;
/** Kinds that everyone on a list gets alike, and a price list. */
const TO_MANY = ['event', 'survey', 'fundraising', 'advert'] as const;
const PRICES = /[$\u20ac\u00a3]\s?\d/g;
const MOST_PRICES = 3;
/** In a plan with the reader, "we" includes the reader. */
const INCLUSIVE =
  /\b(?:shall|should|could|can|may|might) we\b|\bwe (?:both|all|two|could|might|can|would|should|share|met|meet)\b|\bus both\b|\bboth (?:of us|our)\b|\b(?:between|of) us\b|\blet['\u2019]s\b|\bour (?:two|both|joint|common|shared)\b/gi;

/** How often a joint plan says "we"; 0 in other emails. */
function countInclusive({ kind, body, prose }: EmailDraft): number {
  const isJoint = (['partnership', 'personal'] as const).some((one) => chanceOfKind(kind, one) >= IS_OF_KIND);
  return isJoint ? [...body.raw.slice(prose.start, prose.end).matchAll(INCLUSIVE)].length : 0;
}

/** Words that mention an earlier email. */
const MENTIONS_EARLIER =
  /\b(?:circl(?:e|ing) back|follow(?:ing|ed)?[- ]up|(?:my|our) (?:last|previous|earlier|first|second|third|fourth|fifth|recent) (?:e-?mails?|notes?|messages?|letter)|(?:as|like) (?:(?:I|we) )?mentioned|(?:I|we) mentioned|(?:the|see|from|e-?mail|note|message) below|(?:I|we)(?:['\u2019]ve| have)? (?:wrote|written|e-?mailed|sent)\b[^.!?\n]{0,30}\b(?:twice|before|earlier|already|last|ago|times)|heard nothing|(?:^|[.!?,]\s+|\n\s*)(?:just )?(?:wrote|emailed|e-mailed)\b (?:to )?(?:you|on|last|in)\b|(?:attached|sent|enclosed) (?:it |them )?(?:once )?again|you (?:asked|requested|enquired|inquired|wrote|called|rang)|(?:have not|haven['\u2019]t) heard back|bump(?:ing)? this|back to the top of your inbox|checking back|(?:second|third|fourth|last) (?:attempt|try|time I (?:write|am writing)))\b/i;
/** "Sam, the operator ...", "Sam - the operator ...", "Dana, hi!", "Any thoughts on this, Dana?" */
const NAMED_FIRST = /^\s*\p{Lu}[\p{L}'\u2019-]+(?:[,:]|[ \t]*\u2014|[ \t]+(?:-{1,2}|\u2013))\s|^[^\n.!?]*,\s\p{Lu}\p{Ll}+[?!.]/u;
const ODD_IN_SUBJECT = /[[\]]|<<|\bX{2,}\b|\besteemed\b|\brespected (?:sir|madam|organi[sz]ation|company)\b/i;

/** A first line of a few words with the reader's own name greets, whatever its words: "Alright Dana". */
const MOST_GREETING_WORDS = 4;
function namesInFirstLine({ body, lead: { firstName, name } }: EmailDraft): boolean {
  const words: readonly string[] = (body.raw.trimStart().split('\n')[0] ?? '').toLowerCase().match(/[\p{L}'\u2019-]+/gu) ?? [];
  const known = firstName ?? name?.split(' ')[0] ?? '';
  return known !== '' && words.length <= MOST_GREETING_WORDS && words.includes(known.toLowerCase());
}

/** What a person sees in the greeting, the subject and the thread. */
const frameOf = (draft: EmailDraft): Pick<LooksLike, 'mayFollowUp' | 'namedFirst' | 'plainSubject'> => {
  const { raw } = draft.body;
  const subject = draft.subject.raw;
  return {
    mayFollowUp: MENTIONS_EARLIER.test(`${subject}\n${raw}`),
    namedFirst: NAMED_FIRST.test(raw) || namesInFirstLine(draft),
    plainSubject: !REPLY_MARK.test(subject) && !ODD_IN_SUBJECT.test(subject),
  };
};

/** Lines anywhere in an email that say how to opt out, or thank, in words that are not listed. */
const MAY_OPT_OUT =
  /\b(?:unsubscribe|opt(?:ing)?[- ]?out|remove me|take (?:me|you) off|stop (?:writing|emailing)|not (?:for you|interested|relevant)|no thanks|(?:just|simply|please) (?:say|tell|let)|say (?:so|no|the word)|close (?:the|your) file|leave you (?:alone|in peace|be)|(?:won['\u2019]t|will not|never) (?:write|bother|email|contact|chase)|preferences|privacy|mailing list)\b/i;
const GRATEFUL =
  /\b(?:thank\w*|thx|tnx|cheers|ta|obliged|appreciat\w*|grateful\w*|gratitude|kind of you|danke|merci|gracias|grazie|obrigad[oa])\b/i;
/** The most words of a short paragraph. */
const SHORT_PARAGRAPH = 60;
/** A subject that asks, whether or not it has a question mark. */
const ASKS_IN_SUBJECT =
  /^\W*(?:who|what|when|where|why|how|which|is|are|do|does|did|can|could|would|should|have|has|any|interested|open to|worth|need|want|ready)\b/i;

/** How the text is laid out. */
function layoutOf({ body, prose }: EmailDraft): Pick<LooksLike, 'shortParagraphs' | 'separateLines'> {
  const paragraphs = splitParagraphs(body.visible, prose);
  const textOf = ({ start, end }: { start: number; end: number }): string => body.raw.slice(start, end);
  return {
    shortParagraphs: paragraphs.every((one) => textOf(one).split(/\s+/).length <= SHORT_PARAGRAPH),
    separateLines: paragraphs.some((one) => textOf(one).includes('\n')),
  };
}

/** A line about the mailing itself: "You are receiving this because". */
const OF_MAILING =
  /^.*(?:\bunsubscribe\b|\byou(?:['\u2019]re| are) receiving\b|\byou received this\b|\bgetting this\b|\bsubscri(?:be|bed|ber|bers|ption)\b|\bsee you\b|\bview (?:it )?in (?:your )?browser\b|\bopt(?:ing)? out\b).*$/gim;

/** How often the reader is addressed in lines about the mailing. */
function countMailingYou({ body, bodyPhrases }: EmailDraft): number {
  const lines = [...body.raw.matchAll(OF_MAILING)].map(({ index, 0: line }) => ({ start: index, end: index + line.length }));
  return bodyPhrases.filter(({ stock, start }) => stock === 'you' && lines.some((line) => line.start <= start && start < line.end)).length;
}

/** Greetings of anybody at all. */
const GREETS_ANYBODY = /^\W*(?:there|all|everyone|everybody|folks|guys|friends?|again|you|sirs?|madams?|sir or madam|sir\/madam)\b/i;
/** Whether the greeting has a word that is not a known name. */
function greetsRole(draft: EmailDraft): boolean {
  if (draft.greeting === undefined) return false;
  const { start, end } = draft.greeting.names;
  const named = draft.body.visible.slice(start, end);
  return /^[^\0]*\p{L}[^\0]*$/u.test(named) && !GREETS_ANYBODY.test(named) && findGreetedNames(draft).length === 0;
}

/** How an email's signs look to a reader. */
export function looksLikeOf(draft: EmailDraft, readings: readonly SentenceReading[]): LooksLike {
  const { raw } = draft.body;
  const { self: named, you } = countPersons(draft);
  const inclusive = countInclusive(draft);
  const pressing = pressesPlainly(draft);
  const isFlyer = chanceOfKind(draft.kind, 'advert') >= MAY_BE_FLYER;
  const self = named - inclusive;
  // In a plan for both sides, an event or a survey, what the sender does is what the reader gets.
  const isPlan = OF_SENDERS_MATTER.some((kind) => chanceOfKind(draft.kind, kind) >= IS_OF_KIND);
  const texts = draft.sentences.map(({ start, end }) => raw.slice(start, end));
  const longest = Math.max(0, ...texts.map((text) => text.split(/\s+/).length));
  const figures = SIGNS.number_claims.features.numberClaims.reader.find(draft);
  return {
    plainTime: readings.some(
      (one) =>
        chanceOf(one, 'ask_meeting') >= 0.5 &&
        asksTimeOutright(raw.slice(one.start, one.end)) &&
        !ASKS_OF_PLANS.test(raw.slice(one.start, one.end)) &&
        !isTimeForWork(raw.slice(one.start, one.end), texts),
    ),
    pitchFigures: keepPitchFigures(draft, figures).length > 0,
    offerNumber: OFFER_NUMBER.test(draft.subject.raw),
    titledName: TITLED.test(raw),
    greetsRole: greetsRole(draft),
    typo: findTypos(draft).length > 0,
    selfTalk:
      !isPlan &&
      ((self >= MANY && self >= you + MORE && countSelfTalk(draft) >= MORE && opensWithSelf(draft)) ||
        (!opensWithReader(draft) && countSelfTalk(draft) >= Math.max(MOSTLY, TWICE * you))),
    youTalk:
      !isFlyer && chanceOfKind(draft.kind, 'follow_up') < IS_OF_KIND && you - countMailingYou(draft) >= Math.max(LEAST_YOU, self + CLEARLY),
    longSentence: longest >= LONG,
    veryLongSentence: longest >= VERY_LONG,
    shortSentences: longest < SHORT,
    plainPressure: pressing.everywhere,
    surePressure: pressing.probably,
    flyer: isFlyer,
    toKnown: TO_KNOWN.reduce((sum, one) => sum + chanceOfKind(draft.kind, one), 0) >= IS_OF_KIND,
    toMany:
      isFlyer || TO_MANY.some((kind) => chanceOfKind(draft.kind, kind) >= IS_OF_KIND) || (raw.match(PRICES)?.length ?? 0) > MOST_PRICES,
    jointPlan: inclusive > 0,
    privateReader: PRIVATE.test(proseOf(draft)) || PRIVATE.test(draft.subject.raw),
    namesCompany: NAMES_COMPANY.test(raw),
    ofReader: isOfReader(raw.slice(draft.prose.start, draft.prose.end), readings, draft.lead.company),
    competingAsks: competingAsks(draft).length > 1,
    ...frameOf(draft),
    ...layoutOf(draft),
    sureProof: findSureProof(draft).length > 0,
    plainEvent: findPlainEvents(draft).length > 0,
    plainInterest: findPlainInterest(draft).length > 0,
    sureInterest: isSureOfInterest(draft, SIGNS.ask_kind.features.interestAsks.reader.find(draft)),
    mayOptOut: MAY_OPT_OUT.test(raw),
    grateful: GRATEFUL.test(raw),
    opensWithYou: opensWithReader(draft) || NAME_INSIDE.test(draft.subject.raw),
    ownSubject: !isGenericSubject(draft.subject.raw),
    emptySubject: isEmptySubject(draft.subject.raw),
    hollowMention: namesHollowly(draft),
    demandsOfReader: demandsOfReader(draft),
    baitSubject: isBaitSubject(draft.subject.raw, namesOf(draft)),
    askingSubject: ASKS_IN_SUBJECT.test(draft.subject.raw),
    mayAskMore: draft.sentences.filter(({ isQuestion }) => isQuestion).length > 1,
    longSubject: draft.subject.raw.length > MOST_SUBJECT_CHARACTERS,
    fullSubject:
      draft.subject.raw.length <= FULL_SUBJECT_CHARACTERS &&
      !isWeakSubject(draft.subject.raw, namesOf(draft)) &&
      !isTradeSubject(draft.subject.raw) &&
      // What the email never mentions again is hardly its topic.
      countShared(draft.subject.raw, draft.body.raw) > 0,
    toCandidate: chanceOfKind(draft.kind, 'recruiting') >= IS_OF_KIND,
    followUp: chanceOfKind(draft.kind, 'follow_up') >= FOLLOWS_UP || followsUp(draft),
  };
}
