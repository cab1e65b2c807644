import { isService } from './isService.ts';
import { nameAsked } from './nameAsked.ts';
import { nameDiscounted } from './nameDiscounted.ts';
import { nameFitted } from './nameFitted.ts';
import { KNOWN_THINGS } from '../needs/category.ts';
import { isJob } from '../mail/signedFirm.ts';
import { listStems, toStem } from '../stems.ts';
import { describeFirm } from './describeFirm.ts';
import { findName } from './findName.ts';
import { stemsOf, type Unnamed } from './listCandidates.ts';
import { nameSignedTopic } from './nameSigned.ts';
import { shareOfTopic } from './describeName.ts';
import { toPlainName } from './toPlainName.ts';

/**
 * A name that an email may have for its offer, with how likely it is, and how likely people tell what they sell in it. `isDone` if a verb and its
 * object say it, `isIdiom` if they do in other words, and `isClaimed` if the sender has or hands over what these words name. `topic` is how likely its
 * known thing is what is offered.
 */
export type RankedName = {
  name: string;
  chance: number;
  told: number;
  isDone: boolean;
  isIdiom?: boolean;
  isClaimed?: boolean;
  topic?: number;
};

/** What a subject is about ends here: "IT support for law firms", "Snow removal at Company". */
const AFTER_TOPIC = /^(?:for|in|at|near|around|from|with|of|to|when|that|without|before)$/i;
/** "Who handles your snow removal?" */
const ASKS_WHO =
  /^who (?:handles|looks after|orders|buys|manages|runs|does|oversees|is in charge of|takes care of) (?:your |the )?([^?]+)\??$/i;
const REPLY = /^(?:re|fwd?):\s*/i;

/** "Quick question about your bookkeeping" */
const QUESTION_ABOUT =
  /^(?:(?:a|one|just a|two) )?(?:(?:quick|short|small|simple) )?(?:questions?|thoughts?|idea|note|word) (?:about|on|regarding) (?:your |the )?/i;

/** From these probabilities on, a name that is the topic of the subject may be that of the offer, in spite of another. */
const LEAST_TOPIC = { ofOneWord: 0.3, ofMore: 0.15, ofKnown: 0.2 };
const LEAST_TOLD = 0.7;
/** The same where the subject only asks about it and nothing else has a likely name. */
const LEAST_ONLY = 0.05;
/** The same for a name that shares the last word of the firm's. */
const LEAST_FIRM = 0.15;

const KNOWN_STEMS: ReadonlySet<string> = new Set(KNOWN_THINGS.flatMap(({ key }) => key.split(' ')));
const KNOWN_KEYS: ReadonlySet<string> = new Set(KNOWN_THINGS.map(({ key }) => key));

/** The stems of a subject's topic, up to where it says whom or where it is for; empty if it asks or tells something. */
function listTopic(subject: string): readonly string[] {
  const asked = ASKS_WHO.exec(subject)?.[1];
  const words =
    (asked ?? subject.replace(REPLY, '').replace(QUESTION_ABOUT, ''))
      .split(/[,:;(]/)[0]
      ?.trim()
      .split(/\s+/) ?? [];
  const end = words.findIndex((word) => AFTER_TOPIC.test(word) || /^[-–—|]/u.test(word));
  const topic = end < 0 ? words : words.slice(0, end);
  return asked === undefined && subject.trim().endsWith('?') ? [] : listStems(topic.join(' ').replaceAll('-', ' '));
}

/** Lines end in this below a firm's name. */
const LEGAL = /[\s,]+(?:ltd|limited|llp|llc|inc|co|company|group|& sons?|and sons?|\(.*)\.?$/i;

/** The stems that end the names of firms below an email, if those are things people sell and the email speaks of them. */
function listFirmHeads({ frame, sentences }: Unnamed): string[] {
  const lower = sentences.flatMap(({ text }) => text.match(/(?<![\p{L}'’])\p{Ll}[\p{L}'’]*/gu) ?? []).map(toStem);
  const spoken = new Set([...lower, ...listStems(frame.subject)]);
  return frame.signed.flatMap((line) => {
    const words = (line.split(/[,|(]/)[0] ?? '').trim().replace(LEGAL, '').split(/\s+/);
    const last = words.at(-1) ?? '';
    const stem = toStem(last.toLowerCase());
    const isFirm = words.length > 1 && /^\p{Lu}/u.test(last) && !isJob(line);
    return isFirm && KNOWN_STEMS.has(stem) && spoken.has(stem) && toPlainName(last.toLowerCase()) !== null ? [stem] : [];
  });
}

const SOFTWARE = toStem('software');
const THING_OF_KEY: ReadonlyMap<string, string> = new Map(KNOWN_THINGS.map(({ key, name }) => [key, name]));

/** The name of what the sender's firm calls itself a provider of: the likeliest one that means it, or a known thing. */
function findProvided(ranked: readonly RankedName[], { sentences }: Unnamed): string | null {
  for (const stems of describeFirm(sentences)) {
    const key = stems.join(' ');
    const named = ranked.find(({ name }) => stemsOf(name).join(' ') === key)?.name;
    const found = named ?? THING_OF_KEY.get(key) ?? THING_OF_KEY.get(`${key} ${SOFTWARE}`);
    if (found !== undefined) return found;
  }
  return null;
}

/** The least probability of a thing that the email says is fitted to something. */
const LEAST_FITTED = 0.3;

/** The same for what the sender plainly does, or calls their own, where nothing else has a likely name: "we scrub decks". */
const LEAST_PLAIN = 0.15;
const LEAST_PLAIN_TOLD = 0.5;

/** Words between the verb of a work and its object. */
const MOST_BEFORE = 4;

/** The least probability of work on a thing that is named only with it. */
const LEAST_WORK_ON = 0.25;

/** Whether a name is of work: "boiler repair", "parking lot striping". */
function isWork(name: string): boolean {
  const last = name.split(/[ -]/).at(-1) ?? '';
  return isService(last) || (/(?:ing|checks|tests|counts)$/.test(last) && KNOWN_KEYS.has(stemsOf(name).join(' ')));
}

/** "Three hospitals use our exit interviews": a thing of several words that people are known to sell. */
const isCalledOurs = (name: string, sentences: Unnamed['sentences']): boolean => {
  const stems = stemsOf(name);
  return (
    stems.length > 1 &&
    KNOWN_KEYS.has(stems.join(' ')) &&
    sentences.some((sentence) => sentence.words[findName(sentence, stems) - 1] === 'our')
  );
};

/** Whether subject and body agree on a thing of several words that people are known to sell, in an email that offers something. */
function isTitled({ name, told }: RankedName, { sentences, frame }: Unnamed): boolean {
  const stems = stemsOf(name);
  const subject = stemsOf(frame.subject);
  return (
    stems.length > 1 &&
    told >= LEAST_TOLD &&
    KNOWN_KEYS.has(stems.join(' ')) &&
    stems.every((stem) => subject.includes(stem)) &&
    sentences.some(({ isOffer, mayName }) => isOffer && mayName)
  );
}

/**
 * The likeliest name from `leastChance` on, or else the likeliest of what the sender plainly does, calls their own or has in the subject;
 * undefined if there is none.
 */
function findLikely(ranked: readonly RankedName[], email: Unnamed, leastChance: number): RankedName | undefined {
  const [best] = ranked;
  if (best === undefined || best.chance >= leastChance) return best;
  const isPlain = (one: RankedName): boolean =>
    (one.isDone && one.told >= LEAST_PLAIN_TOLD) || isCalledOurs(one.name, email.sentences) || isTitled(one, email);
  return (
    ranked.find((one) => one.chance >= LEAST_PLAIN && isPlain(one)) ??
    ranked.find(({ isIdiom = false }) => isIdiom) ??
    ranked.find((one) => isAgreed(one, ranked, email))
  );
}

/** From these probabilities on, an uncertain name that something else confirms is that of the offer; `ofTopic` is times that of its topic. */
const LEAST_AGREED = { ofTopic: 0.14, ofWhole: 0.25, claimed: 0.15 };
const LEAST_TOPIC_SHARE = 0.6;
const LEAST_CLAIMED_TOLD = 0.8;

/**
 * Whether something confirms an uncertain name: a thing that people sell is what the email is about, or ends another likely name, or the sender
 * has or hands over what people tell in such words.
 */
function isAgreed(
  { name, chance, told, topic = 0, isClaimed = false }: RankedName,
  ranked: readonly RankedName[],
  email: Unnamed,
): boolean {
  const stems = stemsOf(name);
  const isKnown = KNOWN_KEYS.has(stems.join(' '));
  const isWhole = (other: RankedName): boolean =>
    other.chance >= LEAST_AGREED.ofWhole && other.name !== name && endsBefore(stemsOf(other.name), stems);
  const isSold = isKnown && (chance * topic >= LEAST_AGREED.ofTopic || (chance >= LEAST_AGREED.ofWhole && ranked.some(isWhole)));
  // "We phone former employers": what something is done to is not handed over.
  const isDoneTo = ranked.some((other) => other.isDone && startsAfter(stemsOf(other.name), stems));
  const isHandedOver = stems.length > 1 && isClaimed && !isDoneTo && chance >= LEAST_AGREED.claimed && told >= LEAST_CLAIMED_TOLD;
  return (isSold || isHandedOver) && !isOfList(name, email);
}

/** The whole of what a thing only begins, wherever the email offers it: "forklift batteries" rather than "forklifts". */
function findWhole(thing: string, ranked: readonly RankedName[], { sentences }: Unnamed): string {
  const stems = stemsOf(thing);
  const isBehind = (whole: readonly string[]): boolean => whole.length > stems.length && endsBefore(whole.slice(0, -1), stems);
  const wholes = ranked.filter(({ name, chance }) => chance >= LEAST_PLAIN && isBehind(stemsOf(name)) && isKind(name));
  const [whole] = wholes.toSorted((one, other) => stemsOf(one.name).length - stemsOf(other.name).length);
  if (whole === undefined) return thing;
  const head = stemsOf(whole.name).at(-1);
  const behind = sentences.filter(({ mayName }) => mayName).flatMap((sentence) => listBehind(sentence.stems, stems));
  return behind.length > 0 && behind.every((stem) => stem === head) ? whole.name : thing;
}

/** A thing with the word that stands before it wherever the email offers it, if that says what kind it is: "lease accounting", not "accounting". */
function findFuller(thing: string, ranked: readonly RankedName[], { sentences }: Unnamed): string {
  const stems = stemsOf(thing);
  const isFuller = (whole: readonly string[]): boolean => whole.length === stems.length + 1 && endsBefore(whole, stems);
  const saysKind = (name: string): boolean => /^\S+ed /.test(name) || (KNOWN_STEMS.has(stemsOf(name)[0] ?? '') && !/^\S+ly /.test(name));
  const fuller = ranked.find(({ name, chance }) => chance >= LEAST_PLAIN && isFuller(stemsOf(name)) && saysKind(name));
  if (fuller === undefined) return thing;
  const [first] = stemsOf(fuller.name);
  const before = sentences.filter(({ mayName }) => mayName).flatMap(({ stems: all }) => listBefore(all, stems));
  return before.length > 0 && before.every((stem) => stem === first) ? fuller.name : thing;
}

/** "Pallets frozen" are no kind of things. */
const isKind = (name: string): boolean => name.split(/[ -]/).at(-2)?.endsWith('s') !== true;

const startsAfter = (whole: readonly string[], stems: readonly string[]): boolean =>
  whole.length > stems.length && stems.every((stem, at) => whole[at] === stem);

const endsBefore = (whole: readonly string[], stems: readonly string[]): boolean =>
  stems.every((stem, at) => whole[whole.length - stems.length + at] === stem);

/** The stems behind each mention of a name. */
const listBehind = (all: readonly string[], stems: readonly string[]): (string | undefined)[] =>
  all.flatMap((_, at) => (stems.every((stem, offset) => all[at + offset] === stem) ? [all[at + stems.length]] : []));

/** The stems before each mention of a name. */
const listBefore = (all: readonly string[], stems: readonly string[]): (string | undefined)[] =>
  all.flatMap((_, at) => (stems.every((stem, offset) => all[at + offset] === stem) ? [all[at - 1]] : []));

/** "Mugs, pens, tote bags and bottles" */
const LIST = /(?:[\p{L}-]+(?: [\p{L}-]+){0,2}, ){2,}(?:[\p{L}-]+ ){0,3}?(?:and|or|&) [\p{L}-]+/giu;

/** Whether a name is that of one of several things that a sentence lists. */
const isOfList = (name: string, { sentences }: Unnamed): boolean =>
  sentences.some(
    ({ text, mayName }) => mayName && (text.match(LIST) ?? []).some((list) => stemsOf(name).some((stem) => listStems(list).includes(stem))),
  );

/**
 * The work on a thing, if the sentences that may name the offer speak of the thing only with it: "fire door inspections" rather than "fire doors".
 */
function findWorkOn(
  thing: string,
  { ranked, email, leastChance }: { ranked: readonly RankedName[]; email: Unnamed; leastChance: number },
): string {
  const stems = stemsOf(thing);
  const isBegun = (one: readonly string[], other: readonly string[]): boolean => one.every((stem, at) => other[at] === stem);
  const work = ranked.find(
    ({ name, chance }) => chance >= Math.min(leastChance, LEAST_WORK_ON) && name !== thing && isWork(name) && isBegun(stems, stemsOf(name)),
  );
  if (work === undefined || isService(thing.split(/[ -]/).at(-1) ?? '')) return thing;
  const whole = stemsOf(work.name);
  const places = email.sentences
    .filter(({ mayName, text }) => mayName && !email.frame.signed.some((line) => line.includes(text)))
    .flatMap(({ stems: all }) =>
      all.flatMap((_, at) => {
        // "We wash and hire out bed linen".
        const isDone = all.slice(Math.max(0, at - MOST_BEFORE), at).includes(whole.at(-1) ?? '');
        return isBegun(stems, all.slice(at)) ? [isDone || isBegun(whole, all.slice(at, at + whole.length))] : [];
      }),
    );
  return places.length > 0 && places.every(Boolean) ? work.name : thing;
}

/** The work that the sender says of a thing: "cellar cooling" for "cellar coolers", which nobody sells who looks after them. */
function findWorkOf(thing: string, ranked: readonly RankedName[]): string | undefined {
  const root = (stem: string): string => stem.replace(/(?:er|or)$/, '');
  const key = stemsOf(thing).map(root).join(' ');
  return ranked.find(({ name, isDone }) => isDone && name.endsWith('ing') && name !== thing && stemsOf(name).map(root).join(' ') === key)
    ?.name;
}

/** "Old mattresses" are the topic of "mattress removal", too. */
function isOfTopic(likely: string, titled: string, topic: readonly string[]): boolean {
  const stems = stemsOf(likely);
  return topic.every((stem) => stems.includes(stem)) || (isWork(likely) && !isWork(titled) && stems.includes(topic.at(-1) ?? ''));
}

/**
 * The likeliest name from `leastChance` on, unless that is only a part or a means of what subject and body, or the sender's firm, say is offered:
 * "email security" beside "IT support for law firms", or the "RFID tags" of a linen firm. Null if only a detail has a name.
 */
export function preferWhole(ranked: readonly RankedName[], email: Unnamed, leastChance: number): string | null {
  const discounted = nameDiscounted(email.frame.subject);
  if (discounted !== null) return discounted;
  const [best] = ranked;
  // Who asks who decides on something has not said that they sell it.
  if (best === undefined || !email.sentences.some(({ mayName }) => mayName)) return nameAsked(email.sentences);
  const provided = findProvided(ranked, email);
  if (provided !== null) return provided;
  const found = findLikely(ranked, email, leastChance)?.name;
  const likely =
    found === undefined ? null : findFuller(findWhole(findWorkOn(found, { ranked, email, leastChance }), ranked, email), ranked, email);
  const fitted = nameFitted(email.sentences);
  if (fitted !== null && best.chance >= LEAST_FITTED && stemsOf(best.name).at(-1) === fitted.thing) return fitted.name;
  const stemsOfBest = stemsOf(best.name);
  const topic = listTopic(email.frame.subject);
  const isAskedAbout = QUESTION_ABOUT.test(email.frame.subject);
  const isWholeSubject = listStems(email.frame.subject.replaceAll('-', ' ')).length === topic.length;
  const titled = ranked.find(({ name, chance, told }) => {
    const key = stemsOf(name).join(' ');
    const least = topic.length > 1 ? LEAST_TOPIC.ofMore : KNOWN_KEYS.has(key) ? LEAST_TOPIC.ofKnown : LEAST_TOPIC.ofOneWord;
    if (key !== topic.join(' ')) return false;
    if (isWholeSubject && KNOWN_KEYS.has(key) && isOfList(best.name, email)) return true;
    if (likely === null && isAskedAbout && KNOWN_KEYS.has(key) && chance >= LEAST_ONLY) return true;
    return chance >= least && (told >= LEAST_TOLD || KNOWN_KEYS.has(key));
  });
  const worked = titled === undefined ? undefined : findWorkOf(titled.name, ranked);
  if (worked !== undefined) return worked;
  if (titled !== undefined) return likely !== null && isOfTopic(likely, titled.name, topic) ? likely : titled.name;
  if (likely === null)
    return (
      nameAsked(email.sentences) ??
      nameSignedTopic([...email.frame.signed, ...email.frame.names], (stems) => shareOfTopic(stems, email) >= LEAST_TOPIC_SHARE)
    );
  const heads = listFirmHeads(email);
  // Brokers sell brokerage.
  if (heads.length === 0 || heads.some((head) => stemsOfBest.some((stem) => stem.startsWith(head)))) return likely;
  const ofFirm = ranked.find(({ name, chance }) => chance >= LEAST_FIRM && heads.some((stem) => stemsOf(name).includes(stem)));
  // Work is no means of what a firm is called after: a heating firm services boilers.
  return ofFirm?.name ?? (isWork(likely) ? likely : null);
}
