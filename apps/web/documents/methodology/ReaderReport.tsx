import { DocumentBlock } from '../blocks/DocumentBlock.tsx';
import { Fold } from '../blocks/Fold.tsx';
import type { Prose } from '../documentPage.ts';
import report from './readerReport.json' with { type: 'json' };
import { toReaderWords } from './readerWords.ts';

const percent = (share: number): string => `${Math.round(100 * share)}%`;
const words = (text: string): Prose => [{ kind: 'words', words: text }];

const roleRows = report.roles.map(({ role, sentences, precision, recall, f1, f1Low80 }) =>
  [toReaderWords(role), String(sentences), percent(precision), percent(recall), percent(f1), percent(f1Low80)].map(words),
);

/** The text the search finds in the report. */
export const readerText = `precision recall F1 ${report.roles.map(({ role }) => toReaderWords(role)).join(' ')} ${report.confusions.map(toReaderWords).join(' ')}`;

/** The reader's report on its test part, as `npm run check-reader -- --write` stored it. */
export function ReaderReport() {
  return (
    <>
      <Fold summary="Every role, with precision and recall">
        <DocumentBlock
          block={{
            kind: 'table',
            caption: 'How well each role of a sentence is read',
            columns: ['Role', 'Test sentences', 'Precision', 'Recall', 'F1', '80% low end'],
            rows: roleRows,
          }}
        />
        <DocumentBlock
          block={{
            kind: 'text',
            text: words(
              'Precision: how many of the sentences read this way are right. Recall: how many such sentences were found. F1 combines both. The low end is what F1 stays above in 90% of samples drawn from the same emails.',
            ),
          }}
        />
      </Fold>
      <Fold summary="Kinds of email that were misread">
        <DocumentBlock block={{ kind: 'list', items: report.confusions.map((line) => words(toReaderWords(line))) }} />
      </Fold>
    </>
  );
}
