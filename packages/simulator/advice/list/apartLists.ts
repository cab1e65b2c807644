import { countOf } from '../../countOf.ts';
import type { Factor, ListChange, Recommendation } from '../../explain/explanation.ts';
import { in100 } from '../../narrative/numbers.ts';

/** From this share of the larger group on, two shorter lists leave out nearly the same people. */
const NEARLY = 0.8;

type Offered = { list: ListChange; leads: number };

const offeredIn = ({ recommendations }: Factor): Offered[] =>
  recommendations.flatMap(({ list, verification }) =>
    list !== undefined && verification?.verified === true ? [{ list, leads: verification.leads }] : [],
  );

/** Of two shorter lists that leave out the same leads, wholly or nearly, what that means; undefined if each leaves out others, too. */
function saySame({ list: one, leads }: Offered, { list: other }: Offered): string | undefined {
  const kept = new Set(one.keptKeys);
  const keptByEither = kept.size + other.keptKeys.filter((key) => !kept.has(key)).length;
  if (leads - keptByEither >= NEARLY * Math.max(leads - kept.size, leads - other.keptKeys.length))
    return 'The other shorter list leaves out nearly the same leads, so their gains do not add up';
  return keptByEither === Math.max(kept.size, other.keptKeys.length)
    ? 'One of the two shorter lists leaves out all that the other does, so their gains do not add up'
    : undefined;
}

/** That both lists can be had at once, with what they bring together if that is more than either of them; undefined if they leave too few. */
function sayBoth(offered: readonly Offered[]): string | undefined {
  const both = offered.flatMap(({ list }) => list.both ?? [])[0];
  const most = Math.max(...offered.map(({ list }) => Number(in100(list.replies[1]))));
  if (both === undefined) return undefined;
  if (Number(in100(both.replies)) <= most) return `Both changes to the list together leave ${countOf(both.kept, 'lead')}`;
  return `With both changes to the list, about ${in100(both.replies)} replies in 100 from ${countOf(both.kept, 'lead')}`;
}

/** Of two shorter lists that a page offers, the last one says whether both can be had, or only one of them counts. */
export function apartLists(factors: readonly Factor[]): (factor: Factor) => Factor {
  const offering = factors.filter((factor) => offeredIn(factor).length > 0);
  const [first, second] = offering.flatMap(offeredIn);
  const last = offering.at(-1)?.factorId;
  if (first === undefined || second === undefined) return (factor) => factor;
  const said = saySame(first, second) ?? sayBoth([first, second]);
  return (factor) =>
    said === undefined || factor.factorId !== last
      ? factor
      : {
          ...factor,
          recommendations: factor.recommendations.map((one): Recommendation =>
            one.list === undefined || one.verification?.verified !== true
              ? one
              : { ...one, verification: { ...one.verification, sentence: `${one.verification.sentence}. ${said}` } },
          ),
        };
}
