import type { Factor, Recommendation, StageName } from '../../explain/explanation.ts';
import { SIGNS, type FactorId } from '../../signs/signs.ts';
import { foldSmall, isOfVersion } from './chooseCards.ts';
import { adviceOf, findContradictions, isOnlyMissing, type Statement } from '../claims/statements.ts';
import { isRefused } from '../adviceScope.ts';
import { apartLists } from '../list/apartLists.ts';
import { listContradicted } from './oneOrder.ts';
import { ALWAYS_NAMED } from './alwaysNamed.ts';
import { CARELESS, costElsewhere, isGeneralFault, isWorthTelling, OF_WHOLE, rankBy, shareOf, VAGUE } from './isWorthTelling.ts';
import { unfill } from '../../edits/template.ts';
import { toQuote } from '../../narrative/facts.ts';
import { COMMON, NEEDS_PLACE, OF_LIST } from './needsPlace.ts';
import { placeColleagues } from '../list/placeColleagues.ts';
import { isMisfit, type Action, type PlannedFactor, type StageFindings, type StagePlan } from './stagePlan.ts';
import { losesPraised } from './takesAway.ts';
import { withoutBlamed } from './withoutBlamed.ts';

/** A lift below this would be printed as 1% or less. */
const LEAST_GAIN = 0.015;
/** How much of its factor's cost an action without a simulated edit may count: nobody has tested how much a new text wins back. */
const UNTRIED = 0.5;

/** What is won back of a lost share, as a share of what is left; a fault that costs nearly all of it is no more certain to be mended. */
const toGain = (lost: number): number => 1 / (1 - Math.min(MOST_LOST, lost)) - 1;
const MOST_LOST = 0.9;

/** The gain of an action, as a share of the rate. */
const worthOf = ({ factor, recommendation, seen }: Action, rate: number): number =>
  recommendation?.verification?.verified === true
    ? Math.max(shareOf(recommendation.verification, rate), recommendation.verification.lift)
    : (seen ?? UNTRIED * (factor.contribution < 0 ? toGain(shareOf(factor, rate)) : 0));
const liftOf = ({ recommendation }: Action): number => recommendation?.verification?.lift ?? 0;
/** Splitting the list gains nothing if the average only hides two kinds of leads. */
const isOfMix = ({ factor }: Action): boolean => factor.polarity === 'mixed';

/** Whom to write to comes first if it costs more than any wording, and otherwise after it; last if those left out reply nearly as often as the others, or it costs next to nothing or gives up much of the replies. */
function listFirst(actions: readonly Action[], rate: number): Action[] {
  const isOfList = ({ recommendation }: Action) => recommendation?.list !== undefined;
  // In points of replies, with what else a fault of the text costs.
  const costOf = ({ factor }: Action) =>
    SIGNS[factor.factorId].isOfReaders === true ? -factor.deltaPoints : Math.max(-factor.deltaPoints, 100 * rate * costElsewhere(factor));
  const comesLast = ({ recommendation }: Action) => recommendation?.list?.mayLead === false;
  const dearest = Math.max(0, ...actions.filter((one) => !isOfList(one)).map(costOf));
  const first = actions.filter((one) => isOfList(one) && costOf(one) >= dearest && !comesLast(one));
  const rest = actions.filter((one) => !first.includes(one));
  const texts = rest.filter((one) => !isOfList(one));
  const lists = rest.filter(isOfList);
  return [...first, ...texts, ...lists.filter((one) => !comesLast(one)), ...lists.filter(comesLast)];
}

/** So many words are too long whatever they say. */
const TOO_LONG = 200;
/** A fault of many good emails, for which no text is offered: a card is enough. */
const isOnlyVague = ({ factorId, recommendations }: Factor, { factor: { shownBy } }: PlannedFactor['spoken']): boolean =>
  VAGUE.has(factorId) &&
  recommendations.every(({ editedEmail }) => editedEmail === null) &&
  (factorId !== 'body_length' || (shownBy.reading.values.bodyWords ?? 0) <= TOO_LONG);

/** Whether everything that was simulated for a factor gains nothing: its cost cannot be won back. Mistakes that every reader sees are corrected anyway, and an edit of a few words does not rewrite an email. */
function gainsNothing({ factorId, recommendations }: Factor): boolean {
  if (factorId === CARELESS || OF_WHOLE.has(factorId)) return false;
  const tried = recommendations.flatMap(({ verification }) => verification ?? []);
  return tried.length > 0 && tried.every(({ verified, lift }) => !verified && lift < LEAST_GAIN);
}

/** Whether the text that a factor offers costs interest on its own: it is for whoever makes the other changes, too. */
const mayOnlyHarm = ({ recommendations }: Factor): boolean =>
  (recommendations.find(({ editedEmail }) => editedEmail !== null)?.verification?.lift ?? 0) <= -LEAST_GAIN;

/** No edit that nothing can be promised of comes before a verified one. */
function verifiedFirst(actions: readonly Action[]): Action[] {
  const last = actions.findLastIndex(
    ({ recommendation }) => recommendation?.verification?.verified === true && recommendation.list === undefined,
  );
  const isLate = ({ isMinor }: Action, index: number): boolean => isMinor === true && index < last;
  const late = actions.filter(isLate);
  const first = actions.slice(0, last + 1).filter((one) => !late.includes(one));
  const rest = [...late, ...actions.slice(last + 1)];
  // Whoever threatens or insults is told so before what may gain a little.
  const isNamed = ({ factor: { factorId } }: Action): boolean => ALWAYS_NAMED.has(factorId);
  return [...first, ...rest.filter(isNamed), ...rest.filter((one) => !isNamed(one))];
}

/** "Dear Sir or Madam": whoever reads that reads nothing after it. */
const greetsNobody = ({ claim }: PlannedFactor['spoken']): boolean => claim?.about === 'impersonal_greeting' && claim.states === 'present';

/** Whether two ideas end in the same text, in whatever words they are told. */
function writesSame(one: Action['recommendation'], other: Action['recommendation']): boolean {
  const [text, otherText] = [one?.editedEmail ?? null, other?.editedEmail ?? null];
  return text !== null && otherText !== null && text.subject === otherText.subject && text.body === otherText.body;
}

/** What to do, each edit once, largest gain first: the verified edits, and the advice of factors without any; mixed lists last. */
function listChanges(losses: readonly PlannedFactor[], contradicted: ReadonlySet<FactorId>, rate: number): Action[] {
  const verified = losses.flatMap(({ factor, spoken: { name } }) =>
    factor.recommendations.flatMap((one): Action[] =>
      one.verification?.verified === true ? [{ text: one.text, factor, name, recommendation: one, costs: one.verification.costs }] : [],
    ),
  );
  const apart = verified
    .toSorted((one, other) => liftOf(other) - liftOf(one))
    .filter(
      ({ recommendation: one }, index, all) =>
        one?.list !== undefined ||
        all.findIndex(({ recommendation }) => recommendation?.editId === one?.editId || writesSame(recommendation, one)) === index,
    );
  const told = new Set(apart.map(({ factor }) => factor.factorId));
  const rest = losses
    .filter(
      ({ factor, spoken }) =>
        !told.has(factor.factorId) &&
        !contradicted.has(factor.factorId) &&
        !NEEDS_PLACE.has(factor.factorId) &&
        !isOnlyVague(factor, spoken) &&
        !gainsNothing(factor) &&
        !mayOnlyHarm(factor) &&
        // What its shorter list wins back was simulated, and is not sure.
        factor.recommendations.every(({ list }) => list === undefined) &&
        !OF_LIST.has(factor.factorId) &&
        factor.contribution <= 0 &&
        factor.factorId !== 'sender_standing' &&
        factor.polarity !== 'neutral',
    )
    .map(({ factor, spoken }): Action => {
      // The page offers a text: the advice names that, and promises no more than was tried.
      const offered = factor.recommendations.find(({ editedEmail }) => editedEmail !== null);
      const text = offered?.text ?? spoken.takeaway.replace(/\.$/, '');
      const { lift: seen, costs } = offered?.verification ?? {};
      return {
        text,
        factor,
        name: spoken.name,
        recommendation: null,
        toll: spoken.toll,
        isMinor: offered !== undefined,
        seen,
        costs,
        isOpening: greetsNobody(spoken),
      };
    });
  const all = placeColleagues([...apart, ...rest]);
  const rank = rankBy(all, (one) => ({ factorId: one.factor.factorId, cost: worthOf(one, rate) }));
  const ranked = verifiedFirst(all.toSorted((one, other) => rank(other) - rank(one)));
  const ordered = [...ranked.filter(({ isOpening }) => isOpening), ...ranked.filter(({ isOpening }) => isOpening !== true)];
  return listFirst([...ordered.filter((one) => !isOfMix(one)), ...ordered.filter(isOfMix)], rate);
}

/** What a factor states about the email, and the advice that follows. */
const statementsOf = ({ spoken: { claim, factor } }: PlannedFactor): Statement[] =>
  claim === undefined ? [] : [claim, adviceOf(claim, factor.contribution > 0)];

/** A list that is blamed is not praised for who is on it, though that helps. */
const withoutPraiseOfList = (gains: readonly PlannedFactor[]): PlannedFactor[] =>
  gains.filter(({ factor }) => factor.factorId === 'sender_standing' || isOfText(factor));

/** Drops statements that contradict a stronger one in the same campaign, weakest first. */
function withoutContradictions(factors: readonly PlannedFactor[]): PlannedFactor[] {
  const kept: PlannedFactor[] = [];
  for (const one of factors.toSorted((a, b) => b.factor.score - a.factor.score))
    if (findContradictions([...kept.flatMap(statementsOf), ...statementsOf(one)]).length === 0) kept.push(one);
  return factors.filter((one) => kept.includes(one));
}

const isVerified = ({ recommendations }: Factor): boolean => recommendations.some(({ verification }) => verification?.verified === true);
/** A fault of the list or of the sender is not one of the text. */
export const isOfText = ({ factorId }: Factor): boolean =>
  SIGNS[factorId].isOfReaders !== true && factorId !== 'contacts_per_company' && factorId !== 'sender_standing';

/** Whether the draft's advice would mention a loss, too. */
function isToldOfDraft({ factor, spoken }: PlannedFactor, { stage, expected: rate }: StageFindings): boolean {
  if (!isOfText(factor) || isOfVersion(factor)) return true;
  if (factor.polarity === 'neutral') return isVerified(factor);
  if (NEEDS_PLACE.has(factor.factorId) && !isVerified(factor)) return false;
  const isMinor = factor.recommendations.some(({ editId }) => editId !== null);
  return isWorthTelling(spoken.factor, { stage, rate, isVerified: isVerified(factor), isMinor });
}

/** Losses to tell of one stage. That nothing happened lately is true of nearly every template: said only if nothing else is. */
function lossesToTell(findings: StageFindings, others: StageFindings): PlannedFactor[] {
  const told = findings.losses.filter((one) => isToldOfDraft(one, findings));
  const isGeneral = ({ factor }: PlannedFactor): boolean => isGeneralFault(factor.factorId, isVerified(factor));
  const hasOwn = [...told, ...others.losses.filter((one) => isToldOfDraft(one, others))].some(
    (one) => isOfText(one.factor) && !isGeneral(one),
  );
  return hasOwn ? told.filter((one) => !isGeneral(one)) : told;
}

/** Each idea of a page stands on its strongest card only. */
function ideasOnce(cards: readonly PlannedFactor[]): (one: PlannedFactor) => PlannedFactor {
  const placeOf = new Map<string, FactorId>();
  const ideas: Recommendation[] = [];
  for (const { factor } of cards.toSorted((one, other) => other.factor.score - one.factor.score))
    for (const one of factor.recommendations) {
      const written = ideas.find((other) => writesSame(one, other));
      if (written === undefined) ideas.push(one);
      if (!placeOf.has(one.text) && (written === undefined || written.text === one.text)) placeOf.set(one.text, factor.factorId);
    }
  return (one) => ({
    ...one,
    factor: {
      ...one.factor,
      recommendations: one.factor.recommendations.filter(
        ({ text }, index, all) => placeOf.get(text) === one.factor.factorId && all.findIndex((other) => other.text === text) === index,
      ),
    },
  });
}

/** Whether advice without an edit names a sentence that holds what another card tells to keep. */
function isToldToGo({ spoken: { claim } }: PlannedFactor, losses: readonly PlannedFactor[]): boolean {
  if (claim === undefined) return false;
  return losses.some(({ factor: { recommendations }, spoken: { takeaway, factor } }) => {
    const { shownBy, evidence } = factor;
    const { lead, persona } = shownBy;
    const told = [takeaway, ...recommendations.filter(({ editId }) => editId === null).map(({ text }) => text)];
    return evidence.some(({ part, text }) => {
      const quote = toQuote(unfill(text, { firstName: persona.firstName, company: lead.company }));
      if (part !== 'body' || !told.some((line) => line.includes(`“${quote}”`))) return false;
      return losesPraised(shownBy, { ...lead.email, body: lead.email.body.replace(text, '') }, [claim]);
    });
  });
}

/** Points that a reader sees between the two figures of a card. */
const LEAST_MORE = 0.15;

/** A card whose tested change wins more than its fault costs says so, without a second figure: the one beside it is no limit. */
function withTested(one: PlannedFactor): PlannedFactor {
  const { factor } = one;
  const { polarity, deltaPoints, recommendations, paragraph } = factor;
  const gains = recommendations.flatMap(({ verification, list }) =>
    verification?.verified === true && list === undefined ? [verification.deltaPoints] : [],
  );
  const most = Math.max(0, ...gains);
  if (polarity !== 'negative' || most - Math.abs(deltaPoints) < LEAST_MORE) return one;
  return {
    ...one,
    factor: {
      ...factor,
      paragraph: `${paragraph} The change we suggest helps in other ways, too.`,
    },
  };
}

/** A subject is kept for its opens, and a request if it is a question: "Let me know if you'd like to hear more" asks for nothing. */
const isToKeep = ({ factorId, evidence }: Factor, stage: StageName): boolean =>
  (stage === 'open' || !factorId.startsWith('subject_')) &&
  (factorId !== 'ask_kind' || evidence.length === 0 || evidence.some(({ text }) => text.trimEnd().endsWith('?')));

/** What the page on opens tells of the subject is not told again on the page on replies. */
const toldOfSubject = ({ losses }: StagePlan): ReadonlySet<FactorId> =>
  new Set(losses.flatMap(({ factor: { factorId } }) => (factorId.startsWith('subject_') ? [factorId] : [])));

/**
 * Creates the plan of one stage; `all` contains the factors of both stages without contradictions. `told`: faults that the other stage tells, and
 * that need no second card without a change that gains replies.
 */
function planStage(findings: StageFindings, all: readonly PlannedFactor[], told: ReadonlySet<FactorId> = new Set()): StagePlan {
  const { expected } = findings;
  const fold = (factors: readonly PlannedFactor[]) =>
    foldSmall(
      factors.filter((one) => all.includes(one) && (!told.has(one.factor.factorId) || isVerified(one.factor) || isOfVersion(one.factor))),
      expected,
    );
  // An email that gets no advice gets no praise either.
  const isAdvised = !isRefused(findings.scope);
  const praised = isAdvised ? findings.gains : findings.gains.filter(({ factor }) => SIGNS[factor.factorId].isOfReaders === true);
  const [gains, losses] = [fold(praised), fold(findings.losses)];
  const contradicted = listContradicted(all.filter(({ factor }) => factor.contribution < 0));
  const cards = [...gains.cards, ...losses.cards];
  const isAlone = ideasOnce(cards);
  const sayApart = apartLists(cards.map(({ factor }) => factor));
  const once = (one: PlannedFactor): PlannedFactor => {
    if (contradicted.has(one.factor.factorId)) return { ...one, factor: { ...one.factor, recommendations: [] } };
    const alone = isAlone(one);
    return { ...alone, factor: sayApart(alone.factor) };
  };
  const ranked = cards.map((one) => withTested(once(one)).factor).filter((one) => one.polarity !== 'neutral' || isOfVersion(one));
  return {
    ...findings,
    gains: gains.cards.map(once),
    losses: losses.cards.map((one) => withTested(once(one))),
    small: { gains: gains.small, losses: losses.small },
    ranked: ranked.toSorted((one, other) => other.score - one.score),
    changes: isAdvised
      ? listChanges([...losses.cards, ...gains.cards.filter(({ factor }) => factor.polarity === 'mixed')], contradicted, expected)
      : [],
    keeps: isAdvised
      ? gains.cards.filter(
          ({ factor, spoken }) =>
            factor.polarity === 'positive' &&
            SIGNS[factor.factorId].isOfReaders !== true &&
            !isOnlyMissing(spoken.claim) &&
            !COMMON.has(factor.factorId) &&
            isToKeep(factor, findings.stage) &&
            !isToldToGo(
              { factor, spoken },
              all.filter((one) => one.factor.contribution < 0),
            ),
        )
      : [],
  };
}

/** What works in both directions is told on the side that its figure is on. */
const isOnItsSide = ({ factor: { polarity, contribution, deltaPoints } }: PlannedFactor): boolean =>
  polarity !== 'mixed' || (contribution > 0 ? deltaPoints >= 0 : deltaPoints <= 0);

/** The faults of both stages that may have a card. */
export const listFaults = (open: StageFindings, reply: StageFindings): PlannedFactor[] =>
  [...lossesToTell(open, reply), ...lossesToTell(reply, open)].filter(({ factor }) => factor.polarity === 'negative');

/** The single plan of a campaign: all its insights come from it, so no two texts disagree. `hollow`: passages that notes call empty. */
export function makePlan(
  found: { open: StageFindings; reply: StageFindings },
  hollow: readonly string[] = [],
): { open: StagePlan; reply: StagePlan } {
  const open = { ...found.open, losses: lossesToTell(found.open, found.reply) };
  const reply = { ...found.reply, losses: lossesToTell(found.reply, found.open) };
  const losses = [...open.losses, ...reply.losses].filter(isOnItsSide);
  const gains = withoutBlamed([...open.gains, ...reply.gains], losses, hollow).filter(isOnItsSide);
  const all = withoutContradictions([...(isMisfit(reply) ? withoutPraiseOfList(gains) : gains), ...losses]);
  const planned = planStage(open, all);
  return { open: planned, reply: planStage(reply, all, toldOfSubject(planned)) };
}
