import { normalizeHeader } from '../leadFile/columnNames.ts';
import { isEmptyRow } from '../leadFile/headerRow.ts';
import { findDayOrder, parseDay } from './parseDay.ts';
import { readCount } from './readCount.ts';
import { toGuessedDays, type Body, type InvalidSendRow, type SendRows } from './sendRows.ts';
import type { SendColumns } from './sendColumns.ts';
import type { SendField } from './sendFields.ts';
import { findFigureProblems, type SendFigures } from './sendFigures.ts';

/** What is known about one address within one campaign. Addresses are kept in memory only while the file is read. */
type Person = {
  isDelivered: boolean;
  isOpened: boolean;
  isReplied: boolean;
  isPositive: boolean;
  isBounced: boolean;
  isUnsubscribed: boolean;
  isSpamReport: boolean;
};

type Counted = { row: number; name: string; id: string | null; startedOn: string | null; people: Map<string, Person> };

const no = /^(?:|0|false|falsch|faux|falso|no|n|nein|non|-|–|none|null|n\/?a|not .*)$/i;

/** Whether a cell means yes: a mark, a count above 0, or a date. */
const saysYes = (cell: string): boolean => !no.test(cell.trim()) && readCount(cell).value !== 0;

const positive =
  /^(?:interested|positive|meeting[ _-]?(?:request|booked|completed)|information[ _-]?request|won|yes|ja|oui|s[ií]|true|wahr|hot|closed|interessiert|[1-4])$/i;

/** Words in a status column and what each implies. A reply or an open implies that the email was delivered. */
const statuses: readonly (readonly [pattern: RegExp, says: Partial<Person>])[] = [
  [/interested/i, { isReplied: true, isPositive: true }],
  [/repl|respond|answered/i, { isReplied: true }],
  [/open|click/i, { isOpened: true }],
  // Bare numbers are Instantly's codes.
  [/bounce|invalid|^-1$/i, { isBounced: true }],
  [/unsub|opt.?(?:ed.?)?out|^-2$/i, { isUnsubscribed: true }],
  [/spam|complain/i, { isSpamReport: true }],
];
/** Statuses that do not mean a human reply, whatever else they say. */
const notHuman = /auto.?repl|out.?of.?office|ooo|not.?interested|uninterested/i;

/** Whether a status is from a sending tool: it says what happened to an email, or that it was sent. */
export const isSendStatus = (status: string): boolean =>
  statuses.some(([pattern]) => pattern.test(status)) ||
  /^(?:emails?)?[ _-]?(?:sent|delivered|completed|finished|gesendet|versendet)$/i.test(status.trim());

const notSentYet =
  /^(?:scheduled|pending|queued|not[ _-]?(?:sent|contacted|started)|paused|skipped|draft|active|new|imported|reviewed|to[ _-]?contact|-3)$/i;

/** Headers of the date an email was sent, as opposed to the date a row was created. */
const sentDay = /sent|send|gesendet|versand|versendet|envoi|envio/;

/** Whether this row's email was sent: the tool gives a date, a count, or a status that implies it. */
function isSent(at: (field: SendField) => string, columns: SendColumns, headers: readonly string[]): boolean {
  const status = at('status');
  const hasDay = at('startedOn').trim() !== '';
  if (columns.sent !== null) return saysYes(at('sent'));
  if (notSentYet.test(status.trim())) return hasDay && sentDay.test(normalizeHeader(headers[columns.startedOn ?? -1] ?? ''));
  return columns.startedOn === null || hasDay || status.trim() !== '';
}

function addRow(person: Person, at: (field: SendField) => string): void {
  const status = at('status');
  const marks = [
    ['opened', 'isOpened'],
    ['replied', 'isReplied'],
    ['bounced', 'isBounced'],
    ['unsubscribed', 'isUnsubscribed'],
    ['spamReports', 'isSpamReport'],
    ['delivered', 'isDelivered'],
  ] as const;
  for (const [field, mark] of marks) if (saysYes(at(field))) person[mark] = true;
  if (positive.test(at('positiveReplies').trim())) person.isPositive = true;
  const isAutomatic = notHuman.test(status);
  for (const [pattern, says] of statuses) {
    if (!pattern.test(status)) continue;
    if (isAutomatic && (says.isReplied === true || says.isPositive === true)) {
      if (/interested/i.test(status) && says.isPositive === true) person.isReplied = true;
      continue;
    }
    Object.assign(person, says);
  }
}

const newPerson = (): Person => ({
  isDelivered: false,
  isOpened: false,
  isReplied: false,
  isPositive: false,
  isBounced: false,
  isUnsubscribed: false,
  isSpamReport: false,
});

function toFigures(people: readonly Person[], columns: SendColumns): SendFigures {
  const count = (mark: keyof Person) => people.filter((person) => person[mark]).length;
  const told = (field: SendField, mark: keyof Person) => (columns[field] === null && columns.status === null ? null : count(mark));
  const replied = count('isReplied');
  return {
    sent: people.length,
    delivered: columns.delivered === null ? null : count('isDelivered'),
    opened: columns.opened === null ? null : count('isOpened'),
    replied,
    positiveReplies: columns.positiveReplies === null ? null : Math.min(replied, count('isPositive')),
    bounced: told('bounced', 'isBounced'),
    unsubscribed: columns.unsubscribed === null ? null : count('isUnsubscribed'),
    spamReports: columns.spamReports === null ? null : count('isSpamReport'),
    listSize: people.length,
  };
}

/**
 * Counts an export with one row per email or per person: an address counts once per campaign, however many emails it got. Of a row, only
 * its contribution to the counts is kept.
 */
export function countEmails(body: Body, columns: SendColumns, fallbackName: string): SendRows {
  const { rows, firstRow } = body;
  const campaigns = new Map<string, Counted>();
  const invalidRows: InvalidSendRow[] = [];
  const cellAt = (cells: readonly string[], field: SendField) => (columns[field] === null ? '' : (cells[columns[field]] ?? ''));
  const days = findDayOrder(
    rows.slice(0, 5000).map((cells) => cellAt(cells, 'startedOn')),
    body,
  );
  rows.forEach((cells, index) => {
    if (isEmptyRow(cells)) return;
    const at = (field: SendField) => cellAt(cells, field);
    const address = at('address').trim().toLowerCase();
    if (!address.includes('@')) {
      invalidRows.push({ row: firstRow + index, problems: ['There is no email address in this row.'] });
      return;
    }
    if (!isSent(at, columns, body.headers)) return;
    const name = [...at('name').replaceAll('\0', '').trim()].slice(0, 200).join('') || fallbackName;
    const id = at('toolCampaignId').replaceAll('\0', '').trim().slice(0, 200) || null;
    const key = id !== null && columns.name !== null ? id : name;
    const campaign = campaigns.get(key) ?? {
      row: firstRow + index,
      name,
      id: columns.name === null ? null : id,
      startedOn: null,
      people: new Map(),
    };
    campaigns.set(key, campaign);
    const day = parseDay(at('startedOn'), days.isDayFirst);
    if (day !== undefined && (campaign.startedOn === null || day < campaign.startedOn)) campaign.startedOn = day;
    const person = campaign.people.get(address) ?? newPerson();
    campaign.people.set(address, person);
    addRow(person, at);
  });
  const sends = [...campaigns.values()].flatMap(({ row, name, id, startedOn, people }) => {
    const figures = toFigures([...people.values()], columns);
    const problems = findFigureProblems(figures);
    if (problems.length > 0) invalidRows.push({ row, problems });
    return problems.length > 0
      ? []
      : [{ row, name, toolCampaignId: id, startedOn, figures, hasSeparateAutomaticReplies: columns.status !== null }];
  });
  return { sends, invalidRows, guessedDays: toGuessedDays(days), notes: [] };
}
