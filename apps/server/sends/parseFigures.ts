import { findFigureProblems } from '@coldcast/rules/sends/sendFigures';
import { parseDay } from '@coldcast/rules/sends/parseDay';
import { toSendFigures, type ReportedFigures } from '@coldcast/rules/sends/reportedFigures';
import { AppError } from '../errors.ts';
import type { CountedFigures } from './sends.store.ts';

/** Typed figures; missing ones are unknown. */
export type TypedFigures = ReportedFigures & { hasAutomaticReplies?: boolean | undefined };

/** The problems with typed figures, as sentences. */
function listFigureProblems({ hasAutomaticReplies: _said, ...figures }: CountedFigures): string[] {
  return findFigureProblems(figures);
}

export const invalidField = (field: string, problem: string): AppError =>
  new AppError('invalid_input', { message: problem, details: { fields: [{ field, problem }] } });

/** Parses typed figures; throws the first problem. */
export function parseFigures(typed: TypedFigures): CountedFigures {
  const figures = { ...toSendFigures(typed), hasAutomaticReplies: typed.hasAutomaticReplies ?? null };
  const [problem] = listFigureProblems(figures);
  if (problem !== undefined) throw invalidField('figures', problem);
  return figures;
}

/** A day as `2026-03-18`, from any format that imports accept. */
export function parseDayField(field: string, text: string): string {
  const day = parseDay(text, false);
  if (day === undefined) throw invalidField(field, `${field} must be a day, such as 2026-03-18.`);
  return day;
}
