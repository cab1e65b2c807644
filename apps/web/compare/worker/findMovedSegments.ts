import type { Comparison, ComparedPart, RateDifference } from '@coldcast/simulator/compareEmails';
import type { LeadInList } from '@coldcast/simulator/lead';
import { readPersona } from '@coldcast/simulator/readPersona';
import { segmentName } from '@coldcast/simulator/segmentName';

export type MovedSegment = {
  /** "directors", "leads in IT". */
  name: string;
  leads: number;
  reply: RateDifference;
};

const KINDS = ['seniority', 'function', 'companySize', 'industry'] as const;
type Kind = (typeof KINDS)[number];

/** Smaller groups are not meaningful. */
const LEAST_LEADS = 10;
const MOST_SEGMENTS = 3;
/** A group that differs from the list by less than one reply in a thousand reacts like the list. */
const LEAST_APART = 0.001;
/** Enough to rank groups; the whole list has its own, more exact interval. */
const MOST_DRAWS = 100;

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
  /** Compares part of the list. */
  compare: (part: ComparedPart) => Comparison;
  /** The whole list's replies. */
  reply: RateDifference;
  /** Called before each group. */
  onGroup: (place: number, groups: number) => void;
};

/** Kinds of leads whose replies the second email moves differently than on the whole list, largest difference first. */
export function findMovedSegments({ leads, compare, reply, onGroup }: Asked): MovedSegment[] {
  return listSegments(leads)
    .map(({ kind, value, keys }, place, { length }) => {
      onGroup(place, length);
      const part = compare({ only: (leadKey) => keys.has(leadKey), mostDraws: MOST_DRAWS });
      return { name: segmentName(kind, value), leads: part.leads, reply: part.rates.reply };
    })
    .map((segment) => ({ segment, apart: Math.abs(segment.reply.difference - reply.difference) }))
    .filter(({ apart }) => apart >= LEAST_APART)
    .toSorted((one, other) => other.apart - one.apart)
    .slice(0, MOST_SEGMENTS)
    .map(({ segment }) => segment);
}
