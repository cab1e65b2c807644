import { proseSentences, touches } from '../../edits/textOps.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import { isScareTalk } from '../../reading/scares.ts';
import { countedAsksReader } from '../asks/askReaders.ts';
import { findSureProof } from '../claims/socialProof.ts';
import { easesReader } from '../prose/easesReader.ts';
import { invites, isFiller } from '../prose/fillerSentences.ts';
import { isFlattery } from '../prose/flattery.ts';
import { BLAMES_PLAINLY, findBlame, REPROACHES } from '../prose/guilt.ts';
import { isHollow, isOnlyPraise } from '../prose/onlyPraises.ts';
import { isOnlyPressure } from '../prose/onlyPresses.ts';
import { PRESSES_PLAINLY, PRESSES_SURELY } from '../prose/pressureWords.ts';
import { isPuff } from '../prose/puffs.ts';
import { findThreats, insultsPlainly } from '../traits/hostility.ts';
import { isPlatitude } from './platitudes.ts';
import { holdsFact, holdsTerm, isConcrete } from './tellsSomething.ts';

/** Why readers are better off without a sentence; `again`: it speaks of the emails before this one, or says what was said. */
export type Blame = 'hostile' | 'presses' | 'boasts' | 'flatters' | 'empty' | 'again';

/** A sentence of the prose; `isVain`: it praises its sender or could stand in any email, whatever else it says. */
export type Judged = BodySentence & { text: string; blame: Blame | undefined; isVain: boolean; offers: number };

/** From these probabilities on, a sentence does something, and may do it next to one that does. */
const [DOES, MAY_GO_ON] = [0.5, 0.2];
const HOSTILE: readonly Role[] = ['threat', 'reproach', 'insult'];

/** An address, a number to call or a link: how the sender is reached. */
const CONTACT = /https?:|www\.|@|\b[\w-]+\.(?:com|net|org|io|co|example)\b|\d[\d ()-]{6,}\d/iu;

/** Praise of oneself, whoever is made to say it. */
const PRAISES_SELF =
  /\b(?:loves?|adores?) (?:us|our|what we|working with us)\b|\btalking about us\b|(?<!\w)#1\b|\b(?:is|are|we['\u2019]re|be|with) (?:\p{L}+ )?(?:the (?:very )?best(?! (?:time|way|day|place|person|thing)\b)|second to none|number one|unbeatable|unrivalled|unmatched|legendary|fearless|amazing)\b|^\W*(?:we|I)(?:['\u2019](?:re|m)| are| am) (?:\p{L}+ )?(?:the|one of the|an?) (?:[\p{L}-]+['\u2019]?s? ){0,2}(?:leading|most (?:trusted|respected|innovative|exciting)|best|premier|number one|award-winning)\b|\b(?:good|great|excellent|outstanding|strong) reputation\b|\bour (?:mission|vision|values|philosophy)\b|\b(?:live and breathe|live for)\b|\b(?:have|has) won (?:numerous|many|several|countless|multiple) \p{L}*\s*awards\b|\bno one (?:comes|gets) close\b|^\W*(?:we|I)(?:['\u2019](?:re|m)| are| am) growing like\b/iu;
/** Work for nobody in particular: "We have delivered many projects to satisfied clients." */
const CLAIMS_MANY =
  /^\W*(?:we|our (?:\p{L}+ )?team|I)(?: have| has|['\u2019]ve)? (?:successfully )?(?:delivered|completed|finished|executed|handled|helped|served|supported|worked with) (?:many|numerous|countless|lots of|plenty of|loads of|a wide (?:variety|range) of|various|several)\b/iu;
/** What the sender won, and where it moved: no proof of what it sells. */
const OF_HISTORY =
  /\b(?:awards?|shortlisted|prizes?|medals?|of the year|one to watch|doubled our|(?:stunning|beautiful|brand[- ]new|new) (?:new |\p{L}+ )?(?:office|home|headquarters|studio|showroom))\b/iu;
const OF_SENDER =
  /^\W*(?:[Ii]n the (?:past|last) [^,]{3,30},? )?(?:[Ww]e|[Oo]ur|I|[Aa]t \p{Lu}[\p{L}\d]+,? we)\b(?![^.!?]*\b[Yy]ou(?:rs?)?\b)/u;
/** Speaks of the emails before this one alone. */
const REMINDS =
  /^\W*(?:(?:I|we)(?:['\u2019](?:m|re|d|ve)| am| are| have| would)?|just|only|so|again|hey|hi)?[ ,]*(?:(?:just|only|quickly|simply|also|wanted|want|like|writing|reaching out|thought I(?:['\u2019]d| would))[ ,]+)*(?:to )?(?:check(?:ing)? (?:back )?in|follow(?:ing|ed)? ?up|circl(?:e|ing) back|loop(?:ing)? back|touch(?:ing)? base|bump(?:ing)? (?:this|it|my)|float(?:ing)? this|make sure you (?:saw|got|read|received|didn['\u2019]t miss)|(?:haven['\u2019]t|have not) (?:yet )?heard (?:back|from you)|(?:reached out|wrote|emailed|sent (?:you )?an? (?:e-?mail|note|message)|tried (?:to reach|reaching|you))\b[^.!?]{0,40}\b(?:ago|last (?:week|month)|times|before|earlier|twice|already))\b[^.!?]{0,80}[.!]?$/iu;
/** Words of any plan and any firm: with two of them, a sentence says nothing that anybody could picture. */
const ABSTRACT =
  /\b(?:stakeholders?|synerg\p{L}+|methodolog\p{L}+|frameworks?|ecosystems?|paradigms?|holistic\p{L}*|align(?:s|ed|ing|ment)?|empower\p{L}*|transform\p{L}*|scalab\p{L}+|value-added|journeys?|catal[yi][sz]\p{L}+|orchestrat\p{L}+|leverag\p{L}+|seamless\p{L}*|frictionless|future-?proof\p{L}*|omnichannel|actionable|outcomes?|solutions?|initiatives?|optimi[sz]\p{L}+|maximi[sz]\p{L}+|unlock\p{L}*|strateg\p{L}+|innovat\p{L}+|excellence|vision|sustainable|growth|potential|forward-thinking|lasting impact|unprecedented|bespoke|organi[sz]ations?|cutting-edge|best-in-class|world-class)\b/giu;
const MANY = 2;

/** "Spots are extremely limited." */
const IS_SCARCE = /\b(?:spots?|places?|seats?|slots?|spaces?|availability) (?:is|are) (?:\p{L}+ )?(?:limited|few|going fast)\b/iu;
/** "STOP what you are doing and READ THIS", "every day you wait": an order to be alarmed. */
const ALARMS =
  /^\W*(?:stop (?:what you(?:['\u2019]re| are) doing|scrolling|everything)|(?:read|open) this (?:now|immediately|before)|every (?:day|hour|minute|second) (?:that )?you wait\b)/iu;
/** Whether a sentence only presses its reader. */
export const presses = (text: string): boolean =>
  isOnlyPressure(text) ||
  (ALARMS.test(text) && !holdsTerm(text)) ||
  ([PRESSES_PLAINLY, PRESSES_SURELY, IS_SCARCE].some((form) => form.test(text)) && !easesReader(text) && !holdsTerm(text));
/** Announces the end of a series: it lets the reader off. */
const LAST_ONE = /\b(?:last|final) (?:one|e-?mail|note|message)\b/iu;
/** A figure of nobody's about everybody, to open with: "Did you know that 40% of firms overpay?" */
const QUOTES_NOBODY =
  /^\W*(?:did you know (?!(?:that )?(?:(?:you|your|we|our|I|my)\b|\{\{))|(?:(?:many|several|recent|numerous) )?(?:studies|research|statistics) (?:shows?|suggests?|proves?|(?:have|has) (?:shown|proven|found)) (?:that )?)[^?.!]*\d[^?!]*[?.!]\W*$/iu;
/** Who counted it: "according to the FSB". */
const HAS_SOURCE =
  /\b(?:according to|survey(?:ed)? (?:by|of)|study (?:by|of)|published|source|report(?:ed)? by|found by|from the)\b|\b(?:19|20)\d\d\b|(?<=[\p{Ll},] )(?!I\b)\p{Lu}{2,}\b/u;
const quotesNobody = (text: string): boolean =>
  QUOTES_NOBODY.test(text) && !HAS_SOURCE.test(text) && (OF_STUDIES.test(text) || !holdsTerm(text.replace(SHARE, ' ')));
const OF_STUDIES = /^\W*(?:\p{L}+ )?(?:studies|research|statistics)\b/iu;
const SHARE = /\d+(?:[.,]\d+)? ?(?:%|per ?cent)|\b\d+(?:x| times| in \d+| out of \d+)\b/giu;

/** Ends an email as any other does: a courtesy, and often all that asks for an answer. */
const CLOSES = /^\W*(?:(?:I|we) )?(?:(?:am |are )?look(?:ing)? forward|hop(?:e|ing) to hear|have an? |(?:many )?thank|a?wait)/iu;
const isEmpty = (text: string): boolean => isFiller(text) && !CLOSES.test(text) && !invites(text);

/** The blame of a sentence, which it deserves whatever stands around it; none if it says anything that a reader can use. */
function blameOf(draft: EmailDraft, sentence: BodySentence, known: string): Blame | undefined {
  const text = draft.body.raw.slice(sentence.start, sentence.end).trim();
  const readings = draft.readings.filter((one) => one.start < sentence.end && sentence.start < one.end);
  const chance = (role: Role): number => Math.max(0, ...readings.map((one) => chanceOf(one, role)));
  if (CONTACT.test(text)) return undefined;
  const blames = REPROACHES.test(text) && touches(sentence, findBlame(draft));
  const isHostile =
    insultsPlainly(text) || blames || BLAMES_PLAINLY.test(text) || isScareTalk(text) || touches(sentence, findThreats(draft));
  if (isHostile && !holdsTerm(text)) return 'hostile';
  if (presses(text) && !LAST_ONE.test(text)) return 'presses';
  if (chance('opt_out') >= DOES || chance('sign_off') >= DOES) return isEmpty(text) ? 'empty' : undefined;
  if (REMINDS.test(text)) return 'again';
  if (isEmpty(text)) return 'empty';
  if (quotesNobody(text)) return 'empty';
  if (holdsFact(text, known) || touches(sentence, findSureProof(draft))) return undefined;
  if (isFlattery(text)) return 'flatters';
  if (sentence.isQuestion) return undefined;
  if (CLOSES.test(text) || invites(text)) return undefined;
  if (isPuff(text) || isOnlyPraise(text) || isHollow(text) || CLAIMS_MANY.test(text)) return 'boasts';
  if (PRAISES_SELF.test(text)) return 'boasts';
  const isStale = isPlatitude(text, { isChecked: false, isConcrete: isConcrete(text, known) });
  return isStale ? (OF_SENDER.test(text) ? 'boasts' : 'empty') : undefined;
}

/** A line of a signature has no more words. */
const SIGNATURE_WORDS = 6;
/** The names that the reader knows without the text: the reader's own, and those below it. */
const knownNames = ({ lead, body: { raw }, prose }: EmailDraft): string =>
  [
    lead.company,
    lead.firstName,
    lead.name,
    ...raw
      .slice(Math.max(0, prose.end - 1))
      .split('\n')
      .filter((line) => line.split(/\s+/).length <= SIGNATURE_WORDS),
  ]
    .flatMap((name) => name ?? [])
    .join('\n');

const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
const LEAST_WORDS = 2;

const read = new WeakMap<EmailDraft, readonly Judged[]>();

/** The sentences of an email's prose, in order, each with what it is certainly to be blamed for. */
export function judgeSentences(draft: EmailDraft): readonly Judged[] {
  const done = read.get(draft);
  if (done !== undefined) return done;
  const known = knownNames(draft);
  const said = new Set<string>();
  const judged = proseSentences(draft).flatMap((sentence): Judged[] => {
    const text = draft.body.raw.slice(sentence.start, sentence.end).trim();
    const words = wordsOf(text);
    if (words === '') return [];
    const isSaid = said.has(words) && words.split(' ').length >= LEAST_WORDS;
    said.add(words);
    const blame = isSaid ? 'again' : blameOf(draft, sentence, known);
    const offers = Math.max(
      0,
      ...draft.readings.filter((one) => one.start < sentence.end && sentence.start < one.end).map((one) => chanceOf(one, 'offer')),
    );
    const isHyped = touches(
      sentence,
      draft.bodyPhrases.filter(({ stock }) => stock === 'hype' || stock === 'buzzword'),
    );
    const isVain =
      (blame !== undefined && !quotesNobody(text)) ||
      (!holdsTerm(text) &&
        ((text.match(ABSTRACT) ?? []).length >= MANY ||
          PRAISES_SELF.test(text) ||
          (OF_SENDER.test(text) && (isHyped || OF_HISTORY.test(text)))));
    return [{ ...sentence, text, blame, isVain, offers }];
  });
  const whole = judged.map((one, index) =>
    one.blame === undefined && judged[index - 1]?.blame === 'hostile' && goesOn(draft, one, judged[index - 1])
      ? { ...one, blame: 'hostile' as const, isVain: true }
      : one,
  );
  read.set(draft, whole);
  return whole;
}

/** Whether a sentence goes on with the reproach before it: "I put a lot of work into these messages." */
const goesOn = ({ readings, body }: EmailDraft, { start, end, text, isQuestion }: Judged, above: Judged | undefined): boolean =>
  !isQuestion &&
  !body.raw.slice(above?.end, start).includes('\n') &&
  !holdsFact(text, '') &&
  readings.some((one) => one.start < end && start < one.end && HOSTILE.some((role) => chanceOf(one, role) >= MAY_GO_ON));

/** So many sentences show what an email is like. */
const LEAST_VAIN = 3;
/** From this probability on, a sentence surely offers something; with so many of them, little else is needed. */
const [OFFERS, LEAST_SOLID] = [0.7, 2];
/** The sentences of an email that state something: no questions and no plain requests. */
function listTold(draft: EmailDraft): readonly Judged[] {
  const asks = countedAsksReader.find(draft);
  return judgeSentences(draft).filter(
    (one) => !one.isQuestion && /[.!?:\u2026]\W*$|^[-*\u2022\u2013\u00b7][ \t]/u.test(one.text) && (one.isVain || !touches(one, asks)),
  );
}

/** Whether most of what an email states is praise, pressure and empty words. */
export function isMostlyVain(draft: EmailDraft): boolean {
  const told = listTold(draft);
  const vain = told.filter(({ isVain }) => isVain).length;
  return vain >= LEAST_VAIN && 2 * vain > told.length;
}

/** Whether so much of an email is vain that no cut leaves one to send: what is offered, and for how much, is one without the praise around it. */
export function isBeyondCuts(draft: EmailDraft): boolean {
  const solid = listTold(draft).filter(({ isVain, offers, text }) => !isVain && (offers >= OFFERS || holdsTerm(text)));
  return isMostlyVain(draft) && !(solid.length >= LEAST_SOLID && solid.some(({ text }) => holdsFact(text, '')));
}
