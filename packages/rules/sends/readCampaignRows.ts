import { normalizeHeader } from '../leadFile/columnNames.ts';
import { isEmptyRow } from '../leadFile/headerRow.ts';
import { findDayOrder, parseDay } from './parseDay.ts';
import { addFigures, findCellReaders, readFigures } from './readFigures.ts';
import type { SendColumns } from './sendColumns.ts';
import type { SendField } from './sendFields.ts';
import { toGuessedDays, type Body, type InvalidSendRow, type ReadSend, type SendRows } from './sendRows.ts';

const MAX_NAME = 200;

/** Names of rows that sum up the others, in the languages of the headers. */
const sumName =
  /^(?:grand |sub)?(?:totals?|sum|summe|gesamt(?:summe|ergebnis)?|insgesamt|zwischensumme|average|avg|mean|durchschnitt|mittelwert|ø|overall|all campaigns|alle kampagnen|somme|moyenne|suma|promedio)(?: \(.*\))?\s*:?$/i;

/** Headers of the mailbox a row was sent from. Tools that have one write a row for each campaign and mailbox. */
const MAILBOX_HEADERS = new Set(['sendingemail', 'sendingaccount', 'emailaccount', 'mailbox', 'fromemail', 'senderemail', 'sentfrom']);

/** The rows of one campaign, by the mailbox they were sent from. */
type Parts = Map<string, ReadSend>;

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;

/** A campaign's mailboxes together. */
function joinParts(parts: Parts): ReadSend[] {
  const [first, ...others] = parts.values();
  if (first === undefined) return [];
  const joined = others.reduce(
    (sum, part) => ({ ...sum, startedOn: earlier(sum.startedOn, part.startedOn), figures: addFigures(sum.figures, part.figures) }),
    first,
  );
  return [joined];
}

/**
 * Reads an export with one row per campaign. A campaign that stands in the file twice counts once: the row with more sends. Rows of one campaign
 * that were sent from different mailboxes are its parts, and are added up.
 */
export function readCampaignRows(body: Body, columns: SendColumns): SendRows {
  const { headers, rows, firstRow } = body;
  const invalidRows: InvalidSendRow[] = [];
  const campaigns = new Map<string, Parts>();
  const at = (cells: readonly string[], field: SendField) => (columns[field] === null ? '' : (cells[columns[field]] ?? ''));
  const mailboxColumn = headers.findIndex((header) => MAILBOX_HEADERS.has(normalizeHeader(header)));
  const days = findDayOrder(
    rows.map((cells) => at(cells, 'startedOn')),
    body,
  );
  const readers = findCellReaders(body, columns);
  rows.forEach((cells, index) => {
    if (isEmptyRow(cells)) return;
    const row = firstRow + index;
    const name = [...at(cells, 'name').replaceAll('\0', '').trim()].slice(0, MAX_NAME).join('');
    if (sumName.test(name) || (name === '' && cells.some((cell) => sumName.test(cell.trim())))) {
      invalidRows.push({ row, problems: ['This row sums up others.'] });
      return;
    }
    const { figures, problems } = readFigures(
      (field) => readers.get(field)?.(at(cells, field)) ?? { value: null, percent: null, isBroken: false },
    );
    const dayText = at(cells, 'startedOn').trim();
    const startedOn = dayText === '' ? null : (parseDay(dayText, days.isDayFirst) ?? null);
    if (name === '') problems.push('The campaign has no name.');
    if (dayText !== '' && startedOn === null) problems.push('The date cannot be read.');
    if (problems.length > 0) {
      invalidRows.push({ row, problems });
      return;
    }
    const toolCampaignId = at(cells, 'toolCampaignId').replaceAll('\0', '').trim().slice(0, MAX_NAME) || null;
    const key = toolCampaignId ?? `${name.toLowerCase()} ${startedOn ?? ''}`;
    const parts: Parts = campaigns.get(key) ?? new Map();
    campaigns.set(key, parts);
    const mailbox = mailboxColumn === -1 ? '' : (cells[mailboxColumn] ?? '').trim().toLowerCase();
    const known = parts.get(mailbox);
    if (known !== undefined && known.figures.sent >= figures.sent) return;
    const hasSeparateAutomaticReplies = columns.automaticReplies !== null;
    parts.set(mailbox, { row, name, toolCampaignId, startedOn, figures, hasSeparateAutomaticReplies });
  });
  return { sends: [...campaigns.values()].flatMap(joinParts), invalidRows, guessedDays: toGuessedDays(days) };
}
