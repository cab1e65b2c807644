import { isEmptyRow } from '../leadFile/headerRow.ts';
import { isDayFirstColumn, parseDay } from './parseDay.ts';
import { readCount, type ReadCount } from './readCount.ts';
import type { Body, InvalidSendRow, ReadSend, SendRows } from './sendRows.ts';
import type { SendColumns, SendField } from './sendFields.ts';
import { findFigureProblems, type SendFigures } from './sendFigures.ts';

const MAX_NAME = 200;

const COUNTED = [
  'sent',
  'delivered',
  'opened',
  'replied',
  'positiveReplies',
  'bounced',
  'unsubscribed',
  'spamReports',
  'listSize',
] as const;

/** One row's figures, or what is wrong with them. */
function readFigures(cellOf: (field: SendField) => string): { figures: SendFigures; problems: string[] } {
  const problems: string[] = [];
  const counts = new Map<string, ReadCount>(COUNTED.map((field) => [field, readCount(cellOf(field))]));
  for (const [field, { isBroken, percent }] of counts) {
    if (isBroken) problems.push(`"${field}" is not a whole number.`);
    if (percent !== null && percent > 100) problems.push(`"${field}" is a rate over 100%.`);
  }
  const whole = counts.get('sent')?.value ?? counts.get('delivered')?.value ?? null;
  const valueOf = (field: (typeof COUNTED)[number]): number | null => {
    const count = counts.get(field);
    if (count === undefined || count.percent === null) return count?.value ?? null;
    const of = field === 'positiveReplies' ? (counts.get('replied')?.value ?? null) : whole;
    return of === null ? null : Math.round((of * count.percent) / 100);
  };
  const sent = valueOf('sent') ?? (whole === null ? null : whole + (valueOf('bounced') ?? 0));
  if (sent === null && problems.length === 0) problems.push('The number of emails sent is missing.');
  const figures: SendFigures = {
    sent: sent ?? 0,
    delivered: valueOf('delivered'),
    opened: valueOf('opened'),
    replied: valueOf('replied'),
    positiveReplies: valueOf('positiveReplies'),
    bounced: valueOf('bounced'),
    unsubscribed: valueOf('unsubscribed'),
    spamReports: valueOf('spamReports'),
    listSize: valueOf('listSize'),
  };
  return { figures, problems: problems.length > 0 ? problems : findFigureProblems(figures) };
}

/** Reads an export with one row per campaign. A campaign that stands in the file twice counts once: the row with more sends. */
export function readCampaignRows({ rows, firstRow }: Body, columns: SendColumns): SendRows {
  const invalidRows: InvalidSendRow[] = [];
  const sends = new Map<string, ReadSend>();
  const at = (cells: readonly string[], field: SendField) => (columns[field] === null ? '' : (cells[columns[field]] ?? ''));
  const isDayFirst = isDayFirstColumn(rows.map((cells) => at(cells, 'startedOn')));
  rows.forEach((cells, index) => {
    if (isEmptyRow(cells)) return;
    const row = firstRow + index;
    const name = [...at(cells, 'name').replaceAll('\0', '').trim()].slice(0, MAX_NAME).join('');
    const { figures, problems } = readFigures((field) => at(cells, field));
    const dayText = at(cells, 'startedOn').trim();
    const startedOn = dayText === '' ? null : (parseDay(dayText, isDayFirst) ?? null);
    if (name === '') problems.push('The campaign has no name.');
    if (/^(?:total|totals|sum|average|all campaigns)$/i.test(name)) problems.push('This row is a total of other rows.');
    if (dayText !== '' && startedOn === null) problems.push('The date cannot be read.');
    if (problems.length > 0) {
      invalidRows.push({ row, problems });
      return;
    }
    const toolCampaignId = at(cells, 'toolCampaignId').replaceAll('\0', '').trim().slice(0, MAX_NAME) || null;
    const key = toolCampaignId ?? `${name.toLowerCase()} ${startedOn ?? ''}`;
    const known = sends.get(key);
    if (known !== undefined && known.figures.sent >= figures.sent) return;
    const hasSeparateAutomaticReplies = columns.automaticReplies !== null;
    sends.set(key, { row, name, toolCampaignId, startedOn, figures, hasSeparateAutomaticReplies });
  });
  return { sends: [...sends.values()], invalidRows };
}
