import type { Arrow, Level, Tone } from '@coldcast/rules/ratings';
import { Chip } from './Chip.tsx';

const arrowOf: Record<Level, Arrow> = { Low: 'down', Average: 'right', High: 'up' };

/** Low, Average or High: arrow and word, coloured by what it means for the sender. */
export function LevelChip({ level, tone }: { level: Level; tone: Tone }) {
  return (
    <Chip tone={tone} arrow={arrowOf[level]}>
      {level}
    </Chip>
  );
}
