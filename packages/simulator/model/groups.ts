import { MODEL } from './model.ts';
import { predict } from './predictors.ts';

/** Leads that the model cannot distinguish: one column vector per version of the email, and their share of the list. */
export type Group = { key: string; versions: readonly Float64Array[]; share: number };

/** Intervals use at most this many groups; expected rates use all. */
const MOST_REPRESENTATIVES = 512;

function hashColumns(versions: readonly Float64Array[]): string {
  let [first, second] = [0x2f0b4c47, 0x165667b1];
  for (const columns of versions) {
    const words = new Uint32Array(columns.buffer, columns.byteOffset, columns.length * 2);
    for (const word of words) {
      first = Math.imul(first ^ word, 0xcc9e2d51);
      first ^= first >>> 15;
      second = Math.imul(second ^ word, 0x85ebca6b) + 0x27d4eb2f;
      second ^= second >>> 13;
    }
  }
  return `${first >>> 0}.${second >>> 0}`;
}

/** Groups equal leads. `leads` holds each lead's column vectors, one for each version. */
export function groupLeads(leads: readonly (readonly Float64Array[])[]): Group[] {
  const groups = new Map<string, { key: string; versions: readonly Float64Array[]; share: number }>();
  for (const versions of leads) {
    const key = hashColumns(versions);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { key, versions, share: 1 / leads.length });
    else group.share += 1 / leads.length;
  }
  return [...groups.values()];
}

/** Groups are sorted by how far the versions differ, then by how likely the leads are to act. */
function standingOf({ versions }: Group): readonly [difference: number, level: number] {
  const [first, last] = [versions[0], versions.at(-1)];
  if (first === undefined || last === undefined) return [0, 0];
  const levelOf = (columns: Float64Array) => {
    const [placement, open, reply] = predict(columns, MODEL.weights);
    return (placement ?? 0) + (open ?? 0) + (reply ?? 0);
  };
  const level = levelOf(first);
  return [first === last ? 0 : levelOf(last) - level, level];
}

/**
 * A few groups that represent all, 512 by default: the middle group of each equal part of the sorted list. All of them if there are few.
 */
export function pickRepresentatives(groups: readonly Group[], most = MOST_REPRESENTATIVES): Group[] {
  if (groups.length <= most) return [...groups];
  const lined = groups
    .map((group) => ({ group, standing: standingOf(group) }))
    .toSorted(
      (one, other) =>
        one.standing[0] - other.standing[0] || one.standing[1] - other.standing[1] || (one.group.key < other.group.key ? -1 : 1),
    );
  const picked = new Map<Group, number>();
  let [passed, part] = [0, 0];
  for (const { group } of lined) {
    passed += group.share;
    while (part < most && (part + 0.5) / most <= passed + 1e-12) {
      picked.set(group, (picked.get(group) ?? 0) + 1 / most);
      part += 1;
    }
  }
  return [...picked].map(([group, share]) => ({ ...group, share }));
}
