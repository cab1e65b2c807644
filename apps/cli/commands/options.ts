import { InvalidArgumentError, type Command } from 'commander';

/** Options every command has. */
export type SharedOptions = { url?: string; json?: boolean };

export const withShared = (command: Command): Command =>
  command
    .option('--url <address>', 'address of Coldcast (default: COLDCAST_URL, or the address of your last login)')
    .option('--json', 'print JSON');

export type WaitOptions = { wait?: boolean; timeout?: number };

export const withWait = (command: Command): Command =>
  command
    .option('--wait', 'wait until the campaign is completed')
    .option('--timeout <seconds>', 'with --wait: give up after this many seconds, with exit code 6', readCount);

/** A whole number above 0. */
export function readCount(text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new InvalidArgumentError('Enter a whole number above 0.');
}

/** Percent above 0, up to 100; a percent sign may follow. */
export function readPercent(text: string): number {
  const percent = Number(text.trim().replace(/\s*%$/, '') || NaN);
  if (percent > 0 && percent <= 100) return percent;
  throw new InvalidArgumentError('Enter a percentage above 0, up to 100.');
}
