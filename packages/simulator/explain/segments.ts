import type { Persona } from '../persona/persona.ts';
import type { Segment, StageName } from './explanation.ts';
import { in100 } from '../narrative/numbers.ts';
import { segmentName } from '../narrative/segmentNames.ts';
import { createVoice } from '../narrative/voice.ts';
import { expectRate } from './expectRates.ts';
import type { LeadRow } from './rows.ts';

const LEAST_LEADS = 10;
const MOST_SEGMENTS = 3;
/** A difference must pass the middle 80 % of what chance alone does to two such groups, and keep its sign in 80 % of the draws. */
const LUCK = 1.2816;
const SURE = 0.8;

const kinds = ['seniority', 'function', 'companySize', 'industry'] as const;
const valueOf = (kind: Segment['kind'], persona: Persona): string | null => (kind === 'function' ? persona.jobFunction : persona[kind]);

type Compared = { segment: Segment; luck: number };

function compare(
  stage: StageName,
  {
    kind,
    name,
    inside,
    outside,
    bucket,
  }: { kind: Segment['kind']; name: string; inside: readonly LeadRow[]; outside: readonly LeadRow[]; bucket: number },
): Compared | undefined {
  const [one, other] = [expectRate(stage, inside, bucket), expectRate(stage, outside, bucket)];
  const difference = one.rate - other.rate;
  const spread = Math.sqrt((one.rate * (1 - one.rate)) / inside.length + (other.rate * (1 - other.rate)) / outside.length);
  const luck = Math.abs(difference) / spread;
  const agreeing = one.draws.filter((rate, draw) => Math.sign(rate - (other.draws[draw] ?? 0)) === Math.sign(difference)).length;
  if (luck < LUCK || agreeing < SURE * one.draws.length) return undefined;
  return { segment: { kind, name, leads: inside.length, rate: one.rate, otherRate: other.rate, sentence: '' }, luck };
}

const SENTENCES = [
  'In simulation about <rate> in 100 of the <segment> <act>, of the others <other>.',
  '<Segment> <act> about <rate> times in 100 in simulation, the rest of the list <other> times.',
  'The <n> <segment> <act> [more|] often: about <rate> in 100, against <other> among the others, in simulation.',
] as const;

function toSentence(stage: StageName, { kind, name, leads, rate, otherRate }: Segment, key: string): string {
  const segment = segmentName(kind, name);
  const isMore = rate > otherRate;
  const fields = new Map([
    ['segment', segment],
    ['Segment', segment.charAt(0).toUpperCase() + segment.slice(1)],
    ['n', String(leads)],
    ['rate', in100(rate)],
    ['other', in100(otherRate)],
    ['act', stage === 'open' ? 'open' : 'reply'],
  ]);
  const sentences = [SENTENCES[0], SENTENCES[1], SENTENCES[2].replace('[more|] often', isMore ? 'more often' : 'less often')];
  return createVoice(key, `segment ${stage} ${kind} ${name}`).say(sentences, fields) ?? '';
}

/** Kinds of leads whose expected rate stands apart from the others' by more than luck, most clearly first. */
export function findSegments(stage: StageName, rows: readonly LeadRow[], { bucket, key }: { bucket: number; key: string }): Segment[] {
  const found: Compared[] = [];
  for (const kind of kinds) {
    const byName = Map.groupBy(rows, ({ persona }) => valueOf(kind, persona) ?? '');
    const known = rows.length - (byName.get('')?.length ?? 0);
    byName.delete('');
    for (const [name, inside] of byName) {
      if (inside.length < LEAST_LEADS || known - inside.length < LEAST_LEADS) continue;
      const outside = rows.filter(({ persona }) => valueOf(kind, persona) !== name && valueOf(kind, persona) !== null);
      const compared = compare(stage, { kind, name, inside, outside, bucket });
      if (compared !== undefined && in100(compared.segment.rate) !== in100(compared.segment.otherRate)) found.push(compared);
    }
  }
  const clearest = found
    .toSorted((one, other) => other.luck - one.luck)
    .filter(({ segment }, index, all) => all.findIndex((other) => other.segment.kind === segment.kind) === index);
  return clearest.slice(0, MOST_SEGMENTS).map(({ segment }) => ({ ...segment, sentence: toSentence(stage, segment, key) }));
}
