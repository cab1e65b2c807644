import { countOf } from '../countOf.ts';
import { CARELESS, isSmall, OF_WHOLE } from '../advice/isWorthTelling.ts';
import { losesSome } from '../advice/tryShorterList.ts';
import { ALWAYS_NAMED } from '../advice/alwaysNamed.ts';
import { OF_LIST } from '../advice/needsPlace.ts';
import { COLLEAGUES } from '../advice/placeColleagues.ts';
import { isMisfit, type Action, type PlannedFactor, type StagePlan } from '../advice/stagePlan.ts';
import type { ExplainOptions, Factor, StageName } from '../explain/explanation.ts';
import { MISFIT } from '../fit/isTold.ts';
import { sayLiftRange, sayMore } from '../sayLift.ts';
import { SIGNS } from '../signs/signs.ts';
import type { PlainMerit } from '../advice/plainMerits.ts';
import { toQuote } from './facts.ts';
import { frequency, in100 } from './numbers.ts';
import { STAGE_PHRASES } from './phrases/summary.ts';
import { createVoice, type Voice } from './voice.ts';

/** What a check says of a passage of the email: what is wrong with it, and what to do. */
export type Check = { text: string; problem: string; advice: string; comesFirst?: boolean; mayLead?: boolean };

/** `check`: told if there is no change to tell, or before it. `language`: another one than English, in which the email is read only in part. `merits`: what speaks for the email in plain sight. */
export type SummaryInput = {
  plan: StagePlan;
  isFor: boolean;
  counts: ExplainOptions['counts'];
  key: string;
  check?: Check | undefined;
  language?: string | null;
  merits?: readonly PlainMerit[];
};
/** What a narrative tells of a better version: how many changes it makes, whether they are sure to bring more together, and how much with its 80% interval. `onAverage`: what is left of it, if that is visibly less; else null. */
export type ToldVersion = {
  isSure: boolean;
  changes: number;
  lift: number;
  lift80: readonly [number, number];
  onAverage: number | null;
  isSpelling: boolean;
};

/** `version`: null without one that concerns the stage. `kindName`: what an email to others than strangers is called. `tricks`: what an email that is refused does to its readers. */
type NarrativeInput = SummaryInput & {
  isForSender: boolean;
  version: ToldVersion | null;
  kindName: string | null;
  tricks: readonly string[];
};

const [MOST_TAKEAWAYS, MOST_KEPT] = [3, 2];
const MOST_SENTENCES = 4;

/** Points as shown; undefined if they would round to zero. */
function toPoints(points: number): string | undefined {
  const text = Math.abs(points).toFixed(1);
  return text === '0.0' ? undefined : text;
}

/** Joins advice of two sentences into one, so that its effect can follow. */
const toOneSentence = (text: string): string => text.replaceAll(/\. (\p{L})/gu, (_, letter: string) => `; ${letter.toLowerCase()}`);

/** After a colon, a sentence continues in lowercase; a name or a quotation does not change. */
const continueSentence = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll}*(?:\s|$))/u, (letter) => letter.toLowerCase());

/** Whether two rates as shown differ by more than twice what they do. */
const isRoundedUp = ([before, after]: readonly [string, string], share: number): boolean => Number(after) / Number(before) - 1 > 2 * share;

type Said = 'narrative' | 'takeaway';

/** What to do, without what is left to do after it: the same change stands on several cards. */
const toBareAdvice = ({ text }: Pick<Action, 'text'>): string => text.replace(/ \(you still need to change .*\)$/u, '');
/** The same without who is left out, which the takeaways say. */
const withoutNames = (text: string): string => text.replace(/(?<=^Leave out [\d,]+ leads? with other work) \((?:such as )?“[^()]*\)/u, '');

/** What to do and its effect, with what the text costs: nobody is told the gain without it. */
function sayChange(action: Action, plan: StagePlan, said: { key: string; as: Said }): string | undefined {
  const gain = sayGain(action, plan, said);
  const { costs } = action;
  if (gain === undefined || costs === undefined) return gain;
  const told = costs.replace(/^; /, '');
  return `${gain} ${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
}

/**
 * What to do and its effect, in a sentence. The narrative and the takeaways use different words, so that nobody reads the same sentence
 * twice.
 */
function sayGain(
  { text, factor, name, recommendation, toll, isMinor, seen = 0, isOpening }: Action,
  { stage, expected }: StagePlan,
  { key, as }: { key: string; as: Said },
): string | undefined {
  const voice = createVoice(key, `${as} ${stage} ${text}`);
  const all = STAGE_PHRASES[stage];
  const phrases =
    as === 'narrative'
      ? all
      : {
          changeTo: all.takeTo,
          changeBy: all.takeBy,
          changeList: all.takeList,
          changeListBy: all.takeListBy,
          changeWorth: all.takeWorth,
          changeMix: all.takeMix,
        };
  // What stays is said by the takeaway and the card; a placeholder that nothing fills must not be overlooked.
  const isBare = as === 'narrative' && factor.factorId !== 'broken_variables';
  const told = as === 'narrative' ? withoutNames(isBare ? toBareAdvice({ text }) : text) : text;
  const fields = new Map([['change', toOneSentence(told)]]);
  const verification = recommendation?.verification;
  if (verification !== undefined && verification !== null) {
    const [before, after] = [in100(expected), in100(expected + verification.deltaPoints / 100)];
    const lift = Math.round(100 * verification.lift);
    const isShorter = recommendation?.list !== undefined && losesSome(recommendation.list);
    if (isShorter && verification.deltaPoints > 0 && before !== after)
      return voice.say(phrases.changeList, fields.set('before', before).set('after', after));
    if (verification.deltaPoints > 0 && before !== after && !isRoundedUp([before, after], verification.deltaPoints / (100 * expected)))
      return voice.say(phrases.changeTo, fields.set('before', before).set('after', after));
    if (isShorter && lift > 0) return voice.say(phrases.changeListBy, fields.set('lift', sayMore(verification.lift)));
    return lift > 0 ? voice.say(phrases.changeBy, fields.set('lift', sayMore(verification.lift))) : undefined;
  }
  const lift = Math.round(100 * seen);
  if (isMinor === true && lift > 1) return voice.say(as === 'narrative' ? all.changeSeen : all.takeBy, fields.set('lift', sayMore(seen)));
  if (isMinor === true) return as === 'narrative' ? voice.say(all.changeMinor, fields) : `${toOneSentence(text)}.`;
  if (toll !== undefined) {
    if (as === 'narrative') fields.set('change', continueSentence(toOneSentence(told)));
    return voice.say(as === 'narrative' ? all.changeToll : all.takeToll, fields.set('toll', toll).set('fault', name));
  }
  const worth = factor.deltaPoints < 0 ? toPoints(factor.deltaPoints) : undefined;
  // A fault of the whole email is told even if its figure would be printed as zero.
  if (worth === undefined) return OF_WHOLE.has(factor.factorId) || isOpening === true ? `${toOneSentence(text)}.` : undefined;
  if (as === 'narrative') fields.set('change', continueSentence(toOneSentence(told)));
  return voice.say(factor.polarity === 'mixed' ? phrases.changeMix : phrases.changeWorth, fields.set('worth', worth).set('fault', name));
}

/** Whether an email has to be another one before anything in it is worth keeping, and before another list helps. */
const isToBeAnother = (input: Pick<SummaryInput, 'check' | 'plan'>): boolean => sayFirstCheck(input) !== undefined;

/** What speaks for an email in plain sight. */
const praisable = (input: SummaryInput): readonly PlainMerit[] => (isToBeAnother(input) ? [] : (input.merits ?? []));

/** The strengths to keep: not what a check tells to change. */
const listKeeps = (input: SummaryInput): readonly PlannedFactor[] => {
  const {
    plan: { keeps },
    check,
  } = input;
  if (check === undefined) return keeps;
  return isToBeAnother(input)
    ? []
    : keeps.filter(({ factor: { evidence } }) => !evidence.some(({ text }) => text.includes(check.text) || check.text.includes(text)));
};

/** Whether a strength is shown by the same passage. */
const showsSame = ({ factor: { evidence } }: PlannedFactor, passage: string): boolean =>
  evidence.some(({ text }) => text.includes(passage) || passage.includes(text));

function sayKeep(input: SummaryInput): string | undefined {
  const { stage } = input.plan;
  const voice = createVoice(input.key, `keep ${stage}`);
  const phrases = STAGE_PHRASES[stage];
  const [best] = listKeeps(input);
  // An email may have a merit that we do not see: nothing is said then.
  if (best === undefined) return undefined;
  const worth = toPoints(best.factor.deltaPoints);
  const fields = new Map([['keep', best.spoken.name]]);
  return worth === undefined ? voice.say(phrases.keep, fields) : voice.say(phrases.keepWorth, fields.set('worth', worth));
}

const listFormat = new Intl.ListFormat('en-US');
const MOST_AGAINST = 2;

/** From this share of the replies on, what nobody tried is worth a headline. */
const LEAST_OF_HEADLINE = 0.05;

/** What else costs most, beside the change that is told. */
function sayAgainst(
  { losses, stage, expected, changes }: StagePlan,
  { told, isChecked, voice }: { told: Action | undefined; isChecked: boolean; voice: Voice },
): string | undefined {
  const mayLead = ({ factor, recommendation }: Action): boolean => factor.factorId === COLLEAGUES && recommendation?.list?.mayLead === true;
  const faults = losses
    .filter(
      ({ factor }) =>
        factor.polarity !== 'neutral' &&
        factor.deltaPoints < 0 &&
        (toPoints(factor.deltaPoints) !== undefined || told !== undefined) &&
        !OF_LIST.has(factor.factorId) &&
        // Whoever reads of hard words first thinks that nothing else is wrong.
        factor.factorId !== 'reading_level' &&
        (factor.factorId !== COLLEAGUES || changes.some(mayLead)) &&
        (factor.factorId !== 'fit' || !changes.some((one) => one.factor.factorId === 'fit' && isHeldBack(one))) &&
        (stage === 'open' ||
          (told !== undefined && factor.factorId !== 'fit' && factor.factorId !== COLLEAGUES) ||
          -factor.deltaPoints >= LEAST_OF_HEADLINE * 100 * expected) &&
        factor.factorId !== told?.factor.factorId,
    )
    .toSorted((one, other) => other.factor.score - one.factor.score)
    .slice(0, MOST_AGAINST)
    .map(({ spoken }) => spoken.name);
  const { against, alsoAgainst } = STAGE_PHRASES[stage];
  return faults.length === 0
    ? undefined
    : voice.say(told === undefined && !isChecked ? against : alsoAgainst, new Map([['faults', listFormat.format(faults)]]));
}

/** The run's counts and the expectation. */
function sayCounts({ plan, isFor, counts, isForSender }: NarrativeInput, voice: Voice): (string | undefined)[] {
  const { stage, expected, expected80 } = plan;
  const phrases = STAGE_PHRASES[stage];
  const fields = new Map([['expected', frequency(expected, expected80)]]);
  if (counts !== undefined) {
    const reached = stage === 'open' ? counts.opened : counts.replied;
    fields.set('n', (isFor ? reached : counts.total - reached).toLocaleString('en-US')).set('total', countOf(counts.total, 'lead'));
    fields.set('which', counts.isOfFirstEmail === true ? ' email 1' : '');
  }
  const counted = counts === undefined ? undefined : voice.say(isFor ? phrases.reached : phrases.missed, fields);
  const isAboutOthers = counts !== undefined && !isFor;
  return [counted, isAboutOthers ? undefined : voice.say(isForSender ? phrases.expectedOfSender : phrases.expected, fields)];
}

/** Whether a shorter list gives up so much that it stands behind everything else. */
const isOfList = ({ recommendation }: Action): boolean => recommendation?.list !== undefined;
const isHeldBack = ({ recommendation }: Action): boolean => recommendation?.list?.mayLead === false;

/** A verified shorter list that may be told first, or that leaves out those whom the offer does not concern. */
const listOf = (plan: StagePlan) =>
  plan.changes.flatMap(({ recommendation }) =>
    recommendation?.verification?.verified === true && recommendation.list !== undefined && (recommendation.list.mayLead || isMisfit(plan))
      ? [recommendation.list]
      : [],
  )[0];

/** What a check says, in full or as something to do. */
function sayCheck(
  { text, problem, advice, mayLead }: Check,
  { stage, key, as }: { stage: StageName; key: string; as: Said },
): string | undefined {
  const { checked, glanced, takeChecked } = STAGE_PHRASES[stage];
  const isNarrative = as === 'narrative';
  const fields = new Map([
    ['quote', toQuote(text)],
    ['problem', continueSentence(toOneSentence(problem))],
    ['advice', isNarrative ? toOneSentence(advice) : continueSentence(toOneSentence(advice))],
  ]);
  return createVoice(key, `check ${as} ${stage}`).say(!isNarrative ? takeChecked : mayLead === false ? glanced : checked, fields);
}

/** That no change is to be told. */
function sayNoChange({ plan, version, check, key, language = null }: NarrativeInput, voice: Voice): string | undefined {
  const { noChange, readInPart, onlyIdeas, onlyAdvice, onlyList, onlyVersion, onlyLikely, onlyMended, onlySpelled } =
    STAGE_PHRASES[plan.stage];
  const list = listOf(plan);
  const nothing = language === null ? voice.say(noChange, new Map()) : voice.say(readInPart, new Map([['language', language]]));
  const hasText =
    version !== null || plan.losses.some(({ factor }) => factor.recommendations.some(({ editedEmail }) => editedEmail !== null));
  // What is verified comes before what is not.
  if (list !== undefined && version?.isSure !== true) {
    const shorter = voice.say(onlyList, new Map());
    return hasText ? shorter : [nothing, shorter].filter((sentence) => sentence !== undefined).join(' ');
  }
  if (version?.isSure === true) return voice.say(version.lift80[0] < 0 ? onlyLikely : onlyVersion, new Map());
  if (check !== undefined) return sayCheck(check, { stage: plan.stage, key, as: 'narrative' });
  if (version !== null) return voice.say(version.isSpelling ? onlySpelled : onlyMended, new Map());
  const hasIdea = plan.ranked.some(({ recommendations }) => recommendations.some(({ editId, doubt }) => editId !== null && doubt !== null));
  const hasAdvice = plan.losses.some(
    ({ factor: { recommendations } }) =>
      recommendations.length > 0 && recommendations.every(({ editId, list }) => editId === null && list === undefined),
  );
  return hasIdea || hasAdvice ? voice.say(hasIdea ? onlyIdeas : onlyAdvice, new Map()) : nothing;
}

/** From this share on, a reader sees that all changes bring more than one of them. */
const SEEN = 0.05;
const bringsMore = (all: number, one: number): boolean => 1 + all >= (1 + one) * (1 + SEEN);

/** What the better version does besides the change that is told, which it may make, too. */
function sayVersion(
  { stage }: StagePlan,
  version: ToldVersion | null,
  { told, voice }: { told: Action; voice: Voice },
): string | undefined {
  if (version === null) return undefined;
  const {
    alsoVersion,
    alsoVersionLess,
    alsoWithThis,
    alsoWithThisLess,
    alsoBest,
    alsoLittle,
    alsoMended,
    alsoUnsure,
    alsoSame,
    alsoSameLess,
  } = STAGE_PHRASES[stage];
  if (version.isSpelling && told.factor.factorId === CARELESS) return voice.say(alsoSame, new Map());
  const lift = Math.round(100 * version.lift);
  const isInIt = told.recommendation?.isOfVersion === true;
  const isAlone = version.changes === 1 && isInIt;
  if (isAlone && version.onAverage === null) return voice.say(alsoSame, new Map());
  if (!version.isSure && version.lift >= SEEN) return voice.say(alsoUnsure, new Map([['lift', sayMore(version.lift)]]));
  if (!version.isSure || lift <= 0) return voice.say(alsoMended, new Map());
  const alone = told.recommendation?.verification?.lift;
  const others = isInIt ? version.changes - 1 : version.changes;
  const fields = new Map([
    ['changes', countOf(others, isInIt ? 'more change' : 'change')],
    ['lift', sayMore(version.lift)],
    ['range', sayLiftRange(version.lift, version.lift80)],
  ]);
  // What is left of many changes on average is not told beside more for one of them.
  if (isInIt && alone !== undefined && Math.round(100 * (version.onAverage ?? version.lift)) <= Math.round(100 * alone) && !isAlone)
    return voice.say(bringsMore(version.lift, alone) ? alsoBest : alsoLittle, fields);
  if (version.onAverage !== null) {
    fields.set('left', sayMore(version.onAverage));
    return voice.say(isAlone ? alsoSameLess : isInIt ? alsoWithThisLess : alsoVersionLess, fields);
  }
  return voice.say(isInIt ? alsoWithThis : alsoVersion, fields);
}

/** How much of the list does not fit the offer, if that is half of it or more. */
function sayMisfit(plan: StagePlan, voice: Voice): string | undefined {
  if (!isMisfit(plan)) return undefined;
  const who = plan.farShare > MISFIT ? 'most leads' : 'half of the leads';
  return voice.say(STAGE_PHRASES[plan.stage].misfit, new Map([['who', who]]));
}

/** Whether most of a list does not fit, or half of it, at no less than what the change that is told wins back. */
function listCostsMost({ losses, farShare }: StagePlan, told: Action | undefined): boolean {
  if (farShare > MISFIT) return true;
  const cost = losses.find(({ factor: { factorId } }) => factorId === 'fit')?.factor.deltaPoints ?? 0;
  return told === undefined || -cost >= (told.recommendation?.verification?.deltaPoints ?? -told.factor.deltaPoints);
}

/** The changes to tell first: no wording without a verified gain if the list does not fit the offer, and no list that gives up much of the replies. */
const listFirst = (plan: StagePlan): readonly Action[] =>
  plan.changes.filter((one) => {
    const { recommendation } = one;
    if (isTrifle(one, plan)) return false;
    const { list, verification } = recommendation ?? {};
    return list === undefined ? !isMisfit(plan) || verification?.verified === true : list.mayLead;
  });

/** Whether a fault of style for which there is no text costs next to nothing. */
const isTrifle = ({ recommendation, isMinor, toll, isOpening, factor }: Action, { stage, expected }: StagePlan): boolean =>
  stage === 'reply' &&
  recommendation === null &&
  isMinor !== true &&
  toll === undefined &&
  isOpening !== true &&
  !ALWAYS_NAMED.has(factor.factorId) &&
  -factor.deltaPoints < LEAST_OF_HEADLINE * 100 * expected;

/** Whether an edit that nothing can be promised of stands behind a verified list: not if a forecast shows more for it. */
function isBehindList({ isMinor, seen = 0 }: Action, plan: StagePlan): boolean {
  const [list] = plan.changes.filter(({ recommendation }) => recommendation?.list !== undefined && recommendation.list === listOf(plan));
  return isMinor === true && list !== undefined && seen < (list.recommendation?.verification?.lift ?? 0);
}

/** The change that the narrative tells, and how; undefined if there is none. */
function firstChange(plan: StagePlan, key: string): { action: Action; sentence: string } | undefined {
  const told = listFirst(plan).filter((action) => !isBehindList(action, plan));
  const [first] = told.flatMap((action) => {
    const sentence = sayChange(action, plan, { key, as: 'narrative' });
    return sentence === undefined ? [] : [{ action, sentence }];
  });
  return first;
}

/** That a shorter list would win back more than the change that is told, and why it is not told first; undefined if it would not. */
function sayCostlyList({ changes, stage }: StagePlan, { told, voice }: { told: Action; voice: Voice }): string | undefined {
  // The one that the takeaways name.
  const shorter = changes.find(isOfList);
  const list = shorter?.recommendation?.list;
  const worthOfTold = Math.max(-told.factor.deltaPoints, told.recommendation?.verification?.deltaPoints ?? 0);
  if (shorter === undefined || list === undefined || !isHeldBack(shorter) || -shorter.factor.deltaPoints <= worthOfTold) return undefined;
  const worth = toPoints(shorter.factor.deltaPoints);
  if (worth === undefined) return undefined;
  return losesSome(list) ? voice.say(STAGE_PHRASES[stage].costlyList, new Map([['worth', worth]])) : undefined;
}

/** Whether a stage has advice, and no change to tell with it. */
export const tellsNoChange = (plan: StagePlan, key: string): boolean => plan.scope === 'all' && firstChange(plan, key) === undefined;

/** A change whose sentence begins with what its fault costs. */
const costOf = (action: Action | undefined): Action | undefined => (action?.recommendation === null ? action : undefined);

/** What speaks for the email in plain sight, and why it helps. */
function sayMerit(input: NarrativeInput): string | undefined {
  const [first] = praisable(input);
  return first === undefined ? undefined : `“${first.quote}” ${first.does}${first.why}.`;
}

/** What is to be checked before anything else. */
const sayFirstCheck = ({ check, plan: { stage } }: Pick<SummaryInput, 'check' | 'plan'>): string | undefined =>
  check?.comesFirst === true && stage === 'reply' ? check.problem.replace(/^This\b/u, `“${toQuote(check.text)}”`) : undefined;

/** What is true of one reader at most needs another text before another list. */
const withoutLists = <Input extends SummaryInput>(input: Input): Input =>
  !isToBeAnother(input) ? input : { ...input, plan: { ...input.plan, changes: input.plan.changes.filter((one) => !isOfList(one)) } };

/** At most four sentences: what works or what costs most, what to change and its effect, or that the list does not fit, and how the list answered. */
export function writeNarrative(given: NarrativeInput): string {
  const input = withoutLists(given);
  const { plan, isFor, key } = input;
  const voice = createVoice(key, `narrative ${plan.stage} ${isFor}`);
  const told = sayCounts(input, voice);
  const change = firstChange(plan, key);
  if (plan.scope !== 'all') {
    const { noAdvice, unfair, alsoTricks, repairsOnly, repairsNamed, repairsUnsure } = STAGE_PHRASES[plan.stage];
    const { kindName, tricks } = input;
    const repairs = kindName === null ? repairsOnly : repairsNamed;
    const instead = { none: noAdvice, unfair, repairs, unsure: repairsUnsure }[plan.scope];
    // That it asks for private data is said already.
    const others = tricks.filter((trick) => !trick.startsWith('asks for private'));
    const also = plan.scope === 'none' && others.length > 0 ? voice.say(alsoTricks, new Map([['tricks', joinWords(others)]])) : undefined;
    const fields = new Map([
      ['kind', kindName ?? ''],
      ['tricks', joinWords(tricks)],
    ]);
    return [voice.say(instead, fields), also, change?.sentence, ...told].filter((sentence) => sentence !== undefined).join(' ');
  }
  const asked = sayFirstCheck(input);
  const first = [change?.sentence ?? (asked === undefined ? sayNoChange(input, voice) : undefined), sayMisfit(plan, voice)];
  // A list that does not fit comes before wording that wins back less than it costs, or that nobody is sure of.
  const isListFirst = isFor ? change === undefined && input.version === null : listCostsMost(plan, change?.action);
  const ordered = isListFirst ? first.toReversed() : first;
  const also =
    change !== undefined
      ? sayVersion(plan, input.version, { told: change.action, voice })
      : input.version?.isSure === false && listOf(plan) !== undefined
        ? voice.say(STAGE_PHRASES[plan.stage].alsoMended, new Map())
        : undefined;
  const costly =
    change === undefined || isMisfit(plan) || also !== undefined ? undefined : sayCostlyList(plan, { told: change.action, voice });
  const beside = isFor
    ? (sayMerit(input) ?? sayKeep(input))
    : isMisfit(plan)
      ? undefined
      : sayAgainst(plan, { told: costOf(change?.action), isChecked: asked !== undefined, voice });
  // The page of what works begins with it, and the other one with what costs most; a change without a text says what it costs itself.
  const isLast = !isFor && costOf(change?.action) !== undefined;
  return (
    [asked, isLast ? undefined : beside, ...ordered, costly, isLast ? beside : undefined, also, ...told]
      .filter((sentence) => sentence !== undefined)
      // What a check says takes two sentences.
      .slice(0, asked !== undefined || (change === undefined && input.check !== undefined) ? MOST_SENTENCES - 1 : MOST_SENTENCES)
      .join(' ')
  );
}

/** "It gives readers only hours to decide, and promises what nobody can". */
const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** Whether strangers on the list cost enough to tell, and no shorter list is offered, because more of them cannot be told. */
const hasStrangersUncut = ({ losses, expected }: StagePlan): boolean =>
  losses.some(
    ({ factor: { factorId, recommendations, deltaPoints } }) =>
      factorId === 'fit' && recommendations.length === 0 && -deltaPoints >= LEAST_OF_HEADLINE * 100 * expected,
  );

/** At most three things to do or to keep, in the order of the narrative; a list that gives up much of the replies comes last. */
export function writeTakeaways(given: SummaryInput): string[] {
  const input = withoutLists(given);
  const { plan, isFor, key, check } = input;
  const merits = praisable(input);
  const { changes, expected, stage } = plan;
  if (plan.scope === 'unfair') return [...STAGE_PHRASES[stage].writeAnew];
  const told = firstChange(plan, key)?.action;
  const isWorth = ({ factor }: { factor: Factor }) =>
    !isSmall(factor, expected) || (factor.deltaPoints < 0 && OF_WHOLE.has(factor.factorId));
  const say = (actions: readonly Action[]): string[] =>
    actions
      .filter((one) => one === told || one.recommendation?.verification?.verified === true || (isWorth(one) && !isTrifle(one, plan)))
      .flatMap((action) => sayChange(action, plan, { key, as: 'takeaway' }) ?? []);
  // The figures of two shorter lists do not add up, so one of them is enough.
  const ordered = (told === undefined ? changes : [told, ...changes]).filter(
    (one, index, all) =>
      all.findIndex((other) => (isOfList(one) && isOfList(other)) || toBareAdvice(other) === toBareAdvice(one)) === index,
  );
  // A shorter list says whom to write to.
  const hasOnlyList = changes.length === 0 && hasStrangersUncut(plan);
  const fit =
    sayFirstCheck(input) === undefined && (isMisfit(plan) || hasOnlyList) && !changes.some(isOfList)
      ? SIGNS.fit.sentences.far.takeaways.slice(0, 1)
      : [];
  const checked =
    check !== undefined && check.mayLead !== false && (told === undefined || check.comesFirst === true)
      ? (sayCheck(check, { stage, key, as: 'takeaway' }) ?? [])
      : [];
  const others = say(ordered.filter((one) => !isHeldBack(one)));
  const [before, after] = listCostsMost(plan, told) ? [fit, []] : [[], fit];
  const toDo = [...before, checked, ...others.slice(0, 1), ...after, ...others.slice(1)].flat();
  const last = say(ordered.filter(isHeldBack)).slice(0, 1);
  const toKeep =
    isFor && !isMisfit(plan)
      ? [
          ...merits.map(({ quote, does }) => `Keep “${quote}”: it ${does}.`),
          ...listKeeps(input)
            // Nobody takes the company’s name out of a subject.
            .filter((one) => isWorth(one) && one.factor.factorId !== 'subject_company' && !merits.some(({ text }) => showsSame(one, text)))
            .map(({ spoken }) => spoken.takeaway),
        ]
      : [];
  const first = toDo.slice(0, MOST_TAKEAWAYS - last.length - Math.min(1, toKeep.length));
  const kept = toKeep.slice(0, Math.min(MOST_KEPT, MOST_TAKEAWAYS - first.length - last.length));
  return [...new Set([...first, ...kept, ...last])];
}
