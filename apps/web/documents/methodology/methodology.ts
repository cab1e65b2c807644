import { page } from '../../../../docs/guide/methodology.md';
import { fillSlots } from '../documentPage.ts';
import { readCoefficient } from './coefficient.ts';
import { COEFFICIENTS } from './coefficientRows.ts';
import { CoefficientList } from './CoefficientList.tsx';
import { ReaderReport, readerText } from './ReaderReport.tsx';
import { getSources } from './sources.ts';

const coefficientText = COEFFICIENTS.map((row) =>
  [readCoefficient(row).label, row.name, row.reason, ...getSources(row.facts).map(({ title }) => title)].join(' '),
).join(' ');

export const methodology = fillSlots(page, {
  coefficients: { part: CoefficientList, text: coefficientText },
  reader: { part: ReaderReport, text: readerText },
});
