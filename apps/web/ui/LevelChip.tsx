import type { Arrow, Level, Tone } from '@coldcast/rules/ratings';
import { Chip } from './Chip.tsx';
import { Tooltip } from './Tooltip.tsx';

const arrowOf: Record<Level, Arrow> = { Low: 'down', Average: 'right', High: 'up' };

/** Low, Average or High: arrow and word, colored by what it means for the sender. `scale` says where each begins. */
export function LevelChip({ level, tone, scale }: { level: Level; tone: Tone; scale: string }) {
  return (
    <Tooltip title={scale}>
      <span>
        <Chip tone={tone} arrow={arrowOf[level]}>
          {level}
        </Chip>
      </span>
    </Tooltip>
  );
}
