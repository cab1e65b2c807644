import { UNKNOWN_FIT } from '../fit/fitChances.ts';
import { columnIndex } from './columns.ts';
import { MODEL } from './model.ts';

const [ownerAt, nearAt] = [columnIndex('fitOwner'), columnIndex('fitNear')];
const means = { owner: MODEL.means[ownerAt] ?? UNKNOWN_FIT.owner, near: MODEL.means[nearAt] ?? UNKNOWN_FIT.near };

/** One fit a lead may have: its columns as if that were sure, and how likely it is. */
type FitClass = { columns: Float64Array; share: number };

/** How likely a lead owns, and is near, what is offered; read from its centred columns, where 0 is unknown. */
function sharesOf(columns: Float64Array): readonly [owner: number, near: number, far: number] {
  const owner = Math.min(1, Math.max(0, (columns[ownerAt] ?? 0) + means.owner));
  const near = Math.min(1 - owner, Math.max(0, (columns[nearAt] ?? 0) + means.near));
  return [owner, near, Math.max(0, 1 - owner - near)];
}

/** The columns with one fit for sure: owner, near or far by its position. */
function asClass(columns: Float64Array, fit: number): Float64Array {
  const sure = Float64Array.from(columns);
  sure[ownerAt] = Number(fit === 0) - means.owner;
  sure[nearAt] = Number(fit === 1) - means.near;
  return sure;
}

/** The fits that a lead may have. Rates are the mean of theirs: what a lead in doubt does is no lead of half an owner. */
export const splitByFit = (columns: Float64Array): FitClass[] =>
  sharesOf(columns).flatMap((share, fit) => (share > 0 ? [{ columns: asClass(columns, fit), share }] : []));

/** The same for several versions of an email, whose fit is one. */
export const splitVersionsByFit = (versions: readonly Float64Array[]): { versions: readonly Float64Array[]; share: number }[] =>
  sharesOf(versions[0] ?? new Float64Array()).flatMap((share, fit) =>
    share > 0 ? [{ versions: versions.map((columns) => asClass(columns, fit)), share }] : [],
  );

/** The one fit that a uniform draws: a lead that owns it at some uniform owns it at every smaller one. */
export function drawFit(columns: Float64Array, uniform: number): Float64Array {
  const [owner, near] = sharesOf(columns);
  return asClass(columns, uniform < owner ? 0 : uniform < owner + near ? 1 : 2);
}
