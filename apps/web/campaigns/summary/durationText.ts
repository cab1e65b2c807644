const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** `48 seconds`, `12 minutes`, `3 hours`: the largest whole unit of a time in milliseconds, at least one second. */
export function durationText(durationMs: number): string {
  const seconds = Math.max(1, Math.round(durationMs / 1000));
  if (seconds < 120) return counted(seconds, 'second');
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour');
}
