import { listStems } from '../stems.ts';
import { TRADES } from '../trades.ts';
import { weighWork } from './workWords.ts';

/** From this sum of natural logs on, a line of work has to do with the thing. */
const LEAST = 2;
const LONGEST = 3;

/**
 * The lines of work whose own thing a service is done to, from the offer's name without the words of its category: those of machines, if machine
 * manuals are translated. They may decide on it, whoever else signs for such a service.
 */
export function listObjectTrades(name: string | null, label: string | null): string[] {
  const known = new Set(listStems(label ?? ''));
  const stems = listStems((name ?? '').replaceAll('-', ' ')).filter((stem) => !known.has(stem));
  if (stems.length === 0 || label === null) return [];
  const words = new Map<string, number>();
  for (let at = 0; at < stems.length; at += 1)
    for (let length = 1; length <= LONGEST && at + length <= stems.length; length += 1)
      words.set(stems.slice(at, at + length).join(' '), 1);
  const sums = weighWork(words);
  return TRADES.flatMap(({ id }, index) => ((sums[index] ?? 0) >= LEAST ? [id] : []));
}
