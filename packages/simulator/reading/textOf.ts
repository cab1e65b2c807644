import type { Range } from './sections/splitBlocks.ts';
import { cut } from './text/remember.ts';

/** What is written in a range. */
export const textOf = ({ raw }: { raw: string }, { start, end }: Range): string => cut(raw, start, end);
