import { keyedUniform } from '../draws.ts';
import { RATE_COUNT } from '../model/chances.ts';
import type { DrawRange } from '../model/parameterDraws.ts';
import { binomialQuantile, interval80, toNanos } from '../model/quantiles.ts';
import { STEP_CELL_COUNT, STEP_CELLS } from '../model/sequenceRates.ts';
import type { FirstOpenForecast, StepForecast } from '../outcome.ts';
import { PRIORS_VERSION } from '../priors.ts';

/** Central values, and each cell in every draw; after the rates of all buckets come the steps, bucket by email by cell. */
type Cells = { center: Float64Array; cells: readonly Float64Array[] };

/** `place` is a bucket's index among the requested ones. */
type Place = { place: number; buckets: number; emails: number; leadCount: number; draws: DrawRange };

type Cell = (typeof STEP_CELLS)[number];

const none = new Float64Array(1);

/** A record with one entry for each rate of a step. */
const mapStepRates = <Entry>(entryOf: (cell: Cell) => Entry, isUpTo: boolean) => ({
  inbox: entryOf(isUpTo ? 'inboxUpTo' : 'inbox'),
  open: entryOf(isUpTo ? 'openUpTo' : 'open'),
  reply: entryOf(isUpTo ? 'replyUpTo' : 'reply'),
  interest: entryOf(isUpTo ? 'interestUpTo' : 'interest'),
  unsubscribe: entryOf(isUpTo ? 'unsubscribeUpTo' : 'unsubscribe'),
  spam_report: entryOf(isUpTo ? 'spam_reportUpTo' : 'spam_report'),
});

/** The range of the first email's opens in one run: the true rate's spread plus the sampling of a finite list. */
function firstOpenRun(trueRates: Float64Array, { leadCount, draws }: Place): Float64Array {
  return trueRates.map((chance, draw) => {
    const uniform = keyedUniform(PRIORS_VERSION, String(draws.first + draw), 'run-opened-first');
    return binomialQuantile(leadCount, chance, uniform) / leadCount;
  });
}

/** The forecast for each email at one bucket, and for the opens of the first. */
export function toStepForecasts({ center, cells }: Cells, at: Place): { steps: StepForecast[]; openedFirst: FirstOpenForecast } {
  const start = at.buckets * RATE_COUNT + at.place * at.emails * STEP_CELL_COUNT;
  const indexOf = (step: number, cell: Cell) => start + (step - 1) * STEP_CELL_COUNT + STEP_CELLS.indexOf(cell);
  const expectedOf = (step: number) => (cell: Cell) => toNanos(center[indexOf(step, cell)] ?? 0);
  const drawsOf = (step: number, cell: Cell) => cells[indexOf(step, cell)] ?? none;
  const intervalOf = (step: number) => (cell: Cell) => interval80(drawsOf(step, cell));
  const steps = Array.from({ length: at.emails }, (_, index): StepForecast => {
    const step = index + 1;
    return {
      step,
      stillIn: expectedOf(step)('stillIn'),
      expected: mapStepRates(expectedOf(step), false),
      trueRate80: mapStepRates(intervalOf(step), false),
      upTo: { expected: mapStepRates(expectedOf(step), true), trueRate80: mapStepRates(intervalOf(step), true) },
    };
  });
  const opens = drawsOf(1, 'open');
  const openedFirst = { expected: expectedOf(1)('open'), trueRate80: interval80(opens), run80: interval80(firstOpenRun(opens, at)) };
  return { steps, openedFirst };
}
