import { countOf } from '../countOf.ts';
import { isMisfit } from '../advice/plan/stagePlan.ts';
import { frequency } from './numbers.ts';
import { STAGE_PHRASES } from './phrases/summary.ts';
import { createVoice, type Voice } from './voice.ts';
import { costOf, firstChange } from './firstChange.ts';
import { listCostsMost, listOf, sayCostlyList, sayMisfit, withoutLists } from './ofList.ts';
import { sayAgainst } from './sayAgainst.ts';
import { sayFirstCheck } from './sayCheck.ts';
import { sayKeep, sayMerit } from './sayKeep.ts';
import { sayNoChange } from './sayNoChange.ts';
import { sayUnsure } from './sayUnsure.ts';
import { sayVersion } from './sayVersion.ts';
import type { NarrativeInput } from './summaryInput.ts';

const MOST_SENTENCES = 4;

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

/** "It gives readers only hours to decide, and promises what nobody can". */
const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

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
  const changes = isListFirst ? first.toReversed() : first;
  // The count says more than that there is nothing to suggest.
  const isCountFirst = input.counts !== undefined && STAGE_PHRASES[plan.stage].noChange.includes(first[0] ?? '');
  const [ordered, last] = isCountFirst ? [told, changes] : [changes, told];
  const also =
    change !== undefined
      ? sayVersion(plan, input.version, { told: change.action, voice })
      : input.version?.isSure === false && listOf(plan) !== undefined
        ? sayUnsure(input.version, { stage: plan.stage, place: 'only', voice })
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
    [asked, isLast ? undefined : beside, ...ordered, costly, isLast ? beside : undefined, also, ...last]
      .filter((sentence) => sentence !== undefined)
      // What a check says takes two sentences.
      .slice(0, asked !== undefined || (change === undefined && input.check !== undefined) ? MOST_SENTENCES - 1 : MOST_SENTENCES)
      .join(' ')
  );
}
