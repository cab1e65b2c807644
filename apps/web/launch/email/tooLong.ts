import { formatCount } from '../../ui/formats.ts';

/** Why a text is too long to send; undefined if it is not. */
export const tooLong = (text: string, limit: number, label: string): string | undefined =>
  text.length > limit ? `${label} has more than ${formatCount(limit)} characters.` : undefined;
