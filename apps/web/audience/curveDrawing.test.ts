import { describe, expect, it } from 'vitest';
import { toTicks, yOf } from './curveDrawing.ts';

const panelUpTo = (most: number) => ({
  top: 36,
  height: 84,
  most,
  valueOf: () => 0,
  bandOf: () => [0, most] as const,
});

describe('the ticks of a panel', () => {
  it('leave room for their numbers below the title', () => {
    for (let most = 0.01; most < 900; most *= 1.07) {
      const panel = panelUpTo(most);
      const ticks = toTicks(panel);
      expect(ticks.length).toBeGreaterThan(0);
      expect(Math.min(...ticks.map((tick) => yOf(tick, panel)))).toBeGreaterThanOrEqual(panel.top + 14);
    }
  });
});
