import factRows from '@coldcast/simulator/facts.json' with { type: 'json' };

/** A published finding behind coefficients. */
export type Source = {
  id: string;
  title: string;
  address: string;
  sample: string;
  outcome: string;
  finding: string;
  isSecondHand: boolean;
};

const unitWords: Record<string, string> = {
  percent: '%',
  relative_percent: '% relative',
  percentage_points: ' points',
  multiple: ' times',
  seconds: ' seconds',
  characters: ' characters',
  points: ' points',
};

type FactRow = (typeof factRows)[number];

function toFinding({ comparison, value_a, value_b, unit }: FactRow): string {
  const values = [value_a, value_b].filter((value) => value !== null);
  const word = unitWords[unit];
  if (values.length === 0 || word === undefined) return comparison;
  return `${comparison}: ${values.map((value) => `${value}${word}`).join(' against ')}`;
}

const sources = new Map(
  factRows.map((row): [string, Source] => [
    row.id,
    {
      id: row.id,
      title: row.source,
      address: row.address,
      sample: row.sample,
      outcome: row.outcome.replaceAll('_', ' '),
      finding: toFinding(row),
      isSecondHand: row.confidence === 'seen in secondary source',
    },
  ]),
);

/** The findings with those ids. Throws for an unknown id: no source may go missing. */
export const getSources = (ids: readonly string[]): Source[] =>
  ids.map((id) => {
    const source = sources.get(id);
    if (source === undefined) throw new Error(`No finding is called "${id}".`);
    return source;
  });

export const SOURCE_COUNT = sources.size;
