import { findFigureProblems } from '@coldcast/rules/sends/sendFigures';
import { parseDay } from '@coldcast/rules/sends/parseDay';
import { toSendFigures, type ReportedFigures } from '@coldcast/rules/sends/reportedFigures';
import { AppError } from '../errors.ts';
import type { CountedFigures } from './sends.store.ts';

/** Figures as they are typed: what is not there is not told. */
export type TypedFigures = ReportedFigures & { hasAutomaticReplies?: boolean | undefined };

/** What is wrong with typed figures, in sentences. */
function listFigureProblems({ hasAutomaticReplies: _said, ...figures }: CountedFigures): string[] {
  return findFigureProblems(figures);
}

export const invalidField = (field: string, problem: string): AppError =>
  new AppError('invalid_input', { message: problem, details: { fields: [{ field, problem }] } });

/** Typed figures, refused with the first thing that is wrong. */
export function parseFigures(typed: TypedFigures): CountedFigures {
  const figures = { ...toSendFigures(typed), hasAutomaticReplies: typed.hasAutomaticReplies ?? null };
  const [problem] = listFigureProblems(figures);
  if (problem !== undefined) throw invalidField('figures', problem);
  return figures;
}

/** A day as `2026-03-18`, from any spelling that imports take. */
export function parseDayField(field: string, text: string): string {
  const day = parseDay(text, false);
  if (day === undefined) throw invalidField(field, `${field} must be a day, such as 2026-03-18.`);
  return day;
}
