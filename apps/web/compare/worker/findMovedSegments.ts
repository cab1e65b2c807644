import type { PartReplies, ReadComparison } from '@coldcast/simulator/compareEmails';
import type { LeadInList } from '@coldcast/simulator/lead';
import { readPersona } from '@coldcast/simulator/readPersona';
import { segmentName } from '@coldcast/simulator/segmentName';

export type MovedSegment = {
  /** "directors", "leads in IT". */
  name: string;
  leads: number;
  reply: Pick<PartReplies, 'first' | 'second' | 'difference'>;
};

const KINDS = ['seniority', 'function', 'companySize', 'industry'] as const;
type Kind = (typeof KINDS)[number];

/** Smaller groups are not meaningful. */
const LEAST_LEADS = 10;
const MOST_SEGMENTS = 3;
/** A group that differs from the list by less than one reply in a thousand reacts like the list. */
const LEAST_APART = 0.001;

type Segment = { kind: Kind; value: string; keys: ReadonlySet<string> };

function listSegments(leads: readonly LeadInList[]): Segment[] {
  const read = leads.map((lead) => ({ key: lead.leadKey, persona: readPersona(lead) }));
  return KINDS.flatMap((kind) => {
    const groups = Map.groupBy(read, ({ persona }) => (kind === 'function' ? persona.jobFunction : persona[kind]));
    return [...groups].flatMap(([value, members]) =>
      value === null || members.length < LEAST_LEADS || members.length === leads.length
        ? []
        : [{ kind, value, keys: new Set(members.map(({ key }) => key)) }],
    );
  });
}

type Asked = {
  leads: readonly LeadInList[];
  compared: Pick<ReadComparison, 'repliesOf'>;
  /** The whole list's replies, second minus first. */
  difference: number;
  /** Called before each group. */
  onGroup: (place: number, groups: number) => void;
};

/** Kinds of leads whose replies the second email moves differently than on the whole list, largest difference first. */
export function findMovedSegments({ leads, compared, difference, onGroup }: Asked): MovedSegment[] {
  return listSegments(leads)
    .map(({ kind, value, keys }, place, { length }) => {
      onGroup(place, length);
      const { leads: count, ...reply } = compared.repliesOf((leadKey) => keys.has(leadKey));
      return { name: segmentName(kind, value), leads: count, reply };
    })
    .map((segment) => ({ segment, apart: Math.abs(segment.reply.difference - difference) }))
    .filter(({ apart }) => apart >= LEAST_APART)
    .toSorted((one, other) => other.apart - one.apart)
    .slice(0, MOST_SEGMENTS)
    .map(({ segment }) => segment);
}
