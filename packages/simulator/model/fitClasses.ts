import { UNKNOWN_FIT } from '../fit/fitChances.ts';
import type { FitShift } from './chances.ts';
import { columnIndex } from './columns.ts';
import { MODEL } from './model.ts';
import type { Weights } from './predictors.ts';
import { emailStarts } from './sequenceVector.ts';

const [ownerAt, nearAt] = [columnIndex('fitOwner'), columnIndex('fitNear')];
/** Whether a column says how well the offer fits. */
export const isOfFit = (column: number): boolean => column === ownerAt || column === nearAt;
const means = { owner: MODEL.means[ownerAt] ?? UNKNOWN_FIT.owner, near: MODEL.means[nearAt] ?? UNKNOWN_FIT.near };

/** Probabilities that a lead decides on the offer, and is near it; read from its centered columns, where 0 is unknown. */
function sharesOf(columns: Float64Array): readonly [owner: number, near: number, far: number] {
  const owner = Math.min(1, Math.max(0, (columns[ownerAt] ?? 0) + means.owner));
  const near = Math.min(1 - owner, Math.max(0, (columns[nearAt] ?? 0) + means.near));
  return [owner, near, Math.max(0, 1 - owner - near)];
}

/** The columns of every email with one certain fit: owner, near or far by index. */
function asClass(columns: Float64Array, fit: number): Float64Array {
  const sure = Float64Array.from(columns);
  for (const start of emailStarts(columns)) {
    sure[start + ownerAt] = Number(fit === 0) - means.owner;
    sure[start + nearAt] = Number(fit === 1) - means.near;
  }
  return sure;
}

/** The predictors that fit affects. */
type Moves = { owner: Float64Array; near: Float64Array };
const movedBy = new WeakMap<Weights, Moves>();

function findMoves(weights: Weights): Moves {
  const known = movedBy.get(weights);
  if (known !== undefined) return known;
  const moves = {
    owner: Float64Array.from(weights, (ofPredictor) => ofPredictor[ownerAt] ?? 0),
    near: Float64Array.from(weights, (ofPredictor) => ofPredictor[nearAt] ?? 0),
  };
  movedBy.set(weights, moves);
  return moves;
}

/** The possible fits of a lead, as shifts of its predictors. Rates are the average over them: an uncertain lead is not half an owner. */
export function fitShifts(columns: Float64Array, weights: Weights): FitShift[] {
  const shares = sharesOf(columns);
  const moves = findMoves(weights);
  const [ownerNow, nearNow] = [(columns[ownerAt] ?? 0) + means.owner, (columns[nearAt] ?? 0) + means.near];
  const fits: FitShift[] = [];
  for (let fit = 0; fit < shares.length; fit += 1) {
    const share = shares[fit] ?? 0;
    if (share === 0) continue;
    const [byOwner, byNear] = [Number(fit === 0) - ownerNow, Number(fit === 1) - nearNow];
    const shifts = new Float64Array(weights.length);
    for (let index = 0; index < shifts.length; index += 1)
      shifts[index] = byOwner * (moves.owner[index] ?? 0) + byNear * (moves.near[index] ?? 0);
    fits.push({ share, shifts });
  }
  return fits;
}

/** The fit for a uniform draw: a lead that is an owner at some uniform is one at every smaller one. */
export function drawFit(columns: Float64Array, uniform: number): Float64Array {
  const [owner, near] = sharesOf(columns);
  return asClass(columns, uniform < owner ? 0 : uniform < owner + near ? 1 : 2);
}
