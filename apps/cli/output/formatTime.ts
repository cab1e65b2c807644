const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** A moment in this machine's zone, `2026-03-18 09:30`. */
export function formatTime(timestamp: string): string {
  const date = new Date(timestamp);
  const day = `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
  return `${day} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
