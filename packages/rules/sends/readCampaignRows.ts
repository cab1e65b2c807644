import { normalizeHeader } from '../leadFile/columnNames.ts';
import { isEmptyRow } from '../leadFile/headerRow.ts';
import { findDayOrder, parseDay } from './parseDay.ts';
import { addFigures, findCellReaders, readFigures } from './readFigures.ts';
import { findSpareNames, type SendColumns } from './sendColumns.ts';
import type { SendField } from './sendFields.ts';
import { toGuessedDays, type Body, type InvalidSendRow, type ReadSend, type SendNote, type SendRows } from './sendRows.ts';

const MAX_NAME = 200;

/** Names of total rows, in the supported header languages. */
const sumName =
  /^(?:grand |sub)?(?:totals?|sum|summe|gesamt(?:summe|ergebnis)?|insgesamt|zwischensumme|average|avg|mean|durchschnitt|mittelwert|ø|overall|all campaigns|alle kampagnen|somme|moyenne|suma|promedio)(?: g[eé]n[eé]ral)?(?: \(.*\))?\s*:?$/i;

/** Headers of the sending mailbox. Tools with such a column write one row per campaign and mailbox. */
const MAILBOX_HEADERS = new Set(['sendingemail', 'sendingaccount', 'emailaccount', 'mailbox', 'fromemail', 'senderemail', 'sentfrom']);

/** Headers of columns that count every open, not every person who opened. */
const everyOpen = new Set([
  'opencount',
  'opens',
  'open',
  'totalopened',
  'totalopens',
  'emailopencount',
  'countsviews',
  'offnungen',
  'ouvertures',
  'aperturas',
]);

/** The rows of one campaign, by sending mailbox. */
type Parts = Map<string, ReadSend>;

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;

/** Adds up a campaign's mailboxes. */
function joinParts(parts: Parts): ReadSend[] {
  const [first, ...others] = parts.values();
  if (first === undefined) return [];
  const joined = others.reduce(
    (sum, part) => ({ ...sum, startedOn: earlier(sum.startedOn, part.startedOn), figures: addFigures(sum.figures, part.figures) }),
    first,
  );
  return [joined];
}

type RowReading = { mailbox: string; send: Omit<ReadSend, 'row'>; problems: string[]; openedTooOften: number | null };

const cleanText = (cell: string): string => [...cell.replaceAll('\0', '').trim()].slice(0, MAX_NAME).join('');

/** Returns a row's send; undefined for a total row. */
function createRowReader(body: Body, columns: SendColumns, isDayFirst: boolean): (cells: readonly string[]) => RowReading | undefined {
  const readers = findCellReaders(body, columns);
  const headerOf = (field: SendField) => normalizeHeader(columns[field] === null ? '' : (body.headers[columns[field]] ?? ''));
  const named = body.headers.findIndex((header) => MAILBOX_HEADERS.has(normalizeHeader(header)));
  const mailboxColumn = named === -1 ? (columns.address ?? -1) : named;
  const spareNames = findSpareNames(body.headers, columns);
  const countsEveryOpen = everyOpen.has(headerOf('opened'));
  return (cells) => {
    const at = (field: SendField) => (columns[field] === null ? '' : (cells[columns[field]] ?? ''));
    const name = [at('name'), ...spareNames.map((column) => cells[column] ?? '')].map(cleanText).find((text) => text !== '') ?? '';
    if (sumName.test(name) || (name === '' && cells.some((cell) => sumName.test(cell.trim())))) return undefined;
    const { figures, problems, openedTooOften } = readFigures(
      (field) => readers.get(field)?.(at(field)) ?? { value: null, percent: null, isBroken: false },
      countsEveryOpen,
    );
    const dayText = at('startedOn').trim();
    const startedOn = dayText === '' ? null : (parseDay(dayText, isDayFirst) ?? null);
    if (name === '') problems.push('The campaign has no name.');
    if (dayText !== '' && startedOn === null) problems.push('The date cannot be read.');
    const toolCampaignId = cleanText(at('toolCampaignId')) || null;
    const mailbox = (cells[mailboxColumn] ?? '').trim().toLowerCase();
    const send = { name, toolCampaignId, startedOn, figures, hasSeparateAutomaticReplies: columns.automaticReplies !== null };
    return { mailbox, send, problems, openedTooOften };
  };
}

/**
 * Reads an export with one row per campaign. A campaign listed twice counts once: the row with more sends wins. Rows of one campaign from
 * different mailboxes are parts of it and are added up.
 */
export function readCampaignRows(body: Body, columns: SendColumns): SendRows {
  const invalidRows: InvalidSendRow[] = [];
  const notes: SendNote[] = [];
  const campaigns = new Map<string, Parts>();
  const days = findDayOrder(
    body.rows.map((cells) => (columns.startedOn === null ? '' : (cells[columns.startedOn] ?? ''))),
    body,
  );
  const readRow = createRowReader(body, columns, days.isDayFirst);
  body.rows.forEach((cells, index) => {
    if (isEmptyRow(cells)) return;
    const row = body.firstRow + index;
    const reading = readRow(cells);
    const problems = reading?.problems ?? ['This row is a total of other rows.'];
    if (reading === undefined || problems.length > 0) {
      invalidRows.push({ row, problems });
      return;
    }
    const { mailbox, send, openedTooOften } = reading;
    const { sent } = send.figures;
    const key = send.toolCampaignId ?? `${send.name.toLowerCase()} ${send.startedOn ?? ''}`;
    const parts: Parts = campaigns.get(key) ?? new Map();
    campaigns.set(key, parts);
    if ((parts.get(mailbox)?.figures.sent ?? -1) >= sent) return;
    parts.set(mailbox, { row, ...send });
    if (openedTooOften !== null) {
      notes.push({ row, text: `Opened (${openedTooOften}) is more than sent (${sent}): it counts every open, and was left out.` });
    }
  });
  return { sends: [...campaigns.values()].flatMap(joinParts), invalidRows, guessedDays: toGuessedDays(days), notes };
}
