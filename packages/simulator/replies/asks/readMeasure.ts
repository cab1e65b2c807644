import type { Pick } from './readRough.ts';

/** "What micron do you use now?": the unit of what is asked. */
const OF_UNIT = /^(?:what|which) ([\p{L}%]+) (?:(?:do|are) you|(?:does|is) your)\b/iu;
/** How far into the range that the sender supplies. */
const PARTS = [0, 0.25, 0.5, 0.75] as const;

/** A measure within the range that the email gives for the unit of a question, as "17 micron"; null if it gives none. */
export function readMeasure(question: string, { prose, pick }: { prose: string; pick: Pick }): string | null {
  const unit = OF_UNIT.exec(question)?.[1];
  const range = unit === undefined ? null : new RegExp(String.raw`\b(\d{1,4})(?: to | ?[-\u2013] ?)(\d{1,4}) ?${unit}`, 'i').exec(prose);
  const [low = 0, high = 0] = range?.slice(1).map(Number) ?? [];
  if (unit === undefined || low >= high) return null;
  return `${pick(PARTS.map((part) => String(Math.round(low + (high - low) * part))))} ${unit}`;
}
