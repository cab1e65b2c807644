import { isSmall, OF_WHOLE } from '../advice/plan/isWorthTelling.ts';
import { isMisfit, type Action } from '../advice/plan/stagePlan.ts';
import type { Factor } from '../explain/explanation.ts';
import { SIGNS } from '../signs/signs.ts';
import { firstChange, isTrifle } from './firstChange.ts';
import { STAGE_PHRASES } from './phrases/summary.ts';
import { createVoice } from './voice.ts';
import { hasStrangersUncut, isHeldBack, isOfList, listCostsMost, withoutLists } from './ofList.ts';
import { sayCheck, sayFirstCheck } from './sayCheck.ts';
import { sayChange, toBareAdvice } from './sayGain.ts';
import { listKeeps, praisable, showsSame } from './sayKeep.ts';
import type { SummaryInput } from './summaryInput.ts';

/** Whom to write to; of a list that mostly fits, how many on it do other work. */
function sayStrangers({ plan, key }: SummaryInput): readonly string[] {
  const { losses, stage } = plan;
  const who = isMisfit(plan) ? undefined : losses.find(({ spoken: { strangers } }) => strangers !== undefined)?.spoken.strangers;
  const said =
    who === undefined ? undefined : createVoice(key, 'strangers').say(STAGE_PHRASES[stage].takeStrangers, new Map([['strangers', who]]));
  return said === undefined ? SIGNS.fit.sentences.far.takeaways.slice(0, 1) : [said];
}

/** The beginning of what a text quotes: a long quotation ends with an ellipsis. */
const quotesOf = (text: string): string[] => [...text.matchAll(/\u201c([^\u201d]+?)\u2026?\u201d/gu)].map(([, quote = '']) => quote);
const CUTS = /^(?:Cut|Drop) (?:(?:, |and | )*\u201c[^\u201d]+\u201d)+$/u;
const ALSO_CUTS = /^(?:Cut|Drop) .*|(?<=\(and drop ).*(?=\)$)/u;
/** Whether an action only takes out what another one takes out, too. */
function isPartOf(one: Action, other: Action): boolean {
  const [own, all] = [toBareAdvice(one), toBareAdvice(other)];
  const cut = quotesOf(ALSO_CUTS.exec(all)?.[0] ?? '');
  return own !== all && CUTS.test(own) && quotesOf(own).every((quote) => cut.includes(quote));
}
const beginsAs = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

const [MOST_TAKEAWAYS, MOST_KEPT] = [3, 2];

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
      all.findIndex((other) => (isOfList(one) && isOfList(other)) || toBareAdvice(other) === toBareAdvice(one)) === index &&
      !all.some((other) => isPartOf(one, other)),
  );
  // A shorter list says whom to write to.
  const hasOnlyList = changes.length === 0 && hasStrangersUncut(plan);
  const fit = sayFirstCheck(input) === undefined && (isMisfit(plan) || hasOnlyList) && !changes.some(isOfList) ? sayStrangers(input) : [];
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
  const changed = first.flatMap(quotesOf);
  const kept = toKeep
    .filter((keep) => !quotesOf(keep).some((quote) => changed.some((other) => beginsAs(quote, other))))
    .slice(0, Math.min(MOST_KEPT, MOST_TAKEAWAYS - first.length - last.length));
  return [...new Set([...first, ...kept, ...last])];
}
