import { readCount } from '@coldcast/rules/sends/readCount';
import { readFigures } from '@coldcast/rules/sends/readFigures';
import { FIGURE_FIELDS, FIGURE_WORDS, type FigureField, type SendFigures } from '@coldcast/rules/sends/sendFigures';

/** A campaign's figures as typed into the fields. */
export type FigureTexts = Partial<Record<FigureField, string>>;

/** Problems by field. */
export type FigureProblems = Partial<Record<FigureField, string>>;

export type TypedFigures = { figures: SendFigures; problems: FigureProblems; isValid: boolean };

/** Typed figures as counts: `1,250`, or a rate such as `2.4%`. A problem belongs to the field its sentence starts with. */
export function readFigureTexts(texts: FigureTexts): TypedFigures {
  const { figures, problems } = readFigures((field) => readCount(texts[field] ?? ''));
  const found: FigureProblems = {};
  for (const problem of problems) {
    const field = FIGURE_FIELDS.find((known) => problem.startsWith(`${FIGURE_WORDS[known]} `)) ?? 'sent';
    found[field] ??= problem;
  }
  return { figures, problems: found, isValid: problems.length === 0 };
}
