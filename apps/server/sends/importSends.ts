import type { importSends as importSendsEndpoint, ImportSendsAnswer, TypedSend } from '@coldcast/contract/sends';
import { csvUnreadableMessage } from '@coldcast/contract/errors';
import { MAX_BODY_LENGTH, MAX_FILE_BYTES, MAX_SUBJECT_LENGTH } from '@coldcast/rules/leadFile/limits';
import type { SendColumns } from '@coldcast/rules/sends/sendColumns';
import { SEND_FIELDS } from '@coldcast/rules/sends/sendFields';
import type { ReadSend, SendFileReading } from '@coldcast/rules/sends/readSendFile';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { SessionUser, UploadedFile } from '../http/callRequest.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { isUuid } from '../http/isUuid.ts';
import { invalidField, parseDayField, parseFigures } from './parseFigures.ts';
import { readSendFileInThread } from './senderThreads.ts';
import { storeSends, type IncomingSend } from './storeSends.ts';

/** How many invalid rows an answer lists; the others are counted. */
const MAX_INVALID_ROWS = 200;

type Body = {
  automaticReplies?: 'counted' | 'not_counted' | undefined;
  columns?: string | undefined;
  campaigns?: readonly TypedSend[] | undefined;
};

/** Imports a sending tool's export, or campaigns typed by hand. One transaction; importing the same again changes nothing. */
export const importSends: Handler<typeof importSendsEndpoint> = (app, { user, body, file }) =>
  file === null ? importTyped(app, user, body) : importFile(app, user, { body, file });

async function importFile(app: App, user: SessionUser, { body, file }: { body: Body; file: UploadedFile }): Promise<ImportSendsAnswer> {
  if (body.campaigns !== undefined) throw invalidField('campaigns', 'Send a file or campaigns, not both.');
  if (!/\.(?:csv|txt|tsv)$/iu.test(file.fileName.trim())) throw new AppError('not_csv');
  if (file.bytes.length > MAX_FILE_BYTES) throw new AppError('too_large');
  const today = app.clock.now().toISOString().slice(0, 10);
  const chosen = parseColumns(body.columns);
  const reading = await readSendFileInThread({ bytes: file.bytes, fileName: file.fileName, chosen, today }).catch(() => {
    // The reader's message may quote cells of the file, which must not be logged.
    throw new AppError('csv_unreadable');
  });
  if (!reading.ok) throw new AppError('csv_unreadable', { message: csvUnreadableMessage(reading.problem) });
  if (reading.kind === null) return toAnswer(reading, { added: 0, updated: 0, unchanged: 0, sendsJson: '[]' });
  if (reading.sends.length === 0) {
    const rows = reading.invalidRows.slice(0, MAX_INVALID_ROWS);
    throw new AppError('no_valid_sends', { details: { invalidRows: rows, invalidRowCount: reading.invalidRows.length } });
  }
  const counted = body.automaticReplies === undefined ? null : body.automaticReplies === 'counted';
  const stored = await storeSends(
    app,
    user,
    reading.sends.map((send) => toIncoming(send, reading.tool, counted)),
  );
  return toAnswer(reading, stored);
}

const toIncoming = (send: ReadSend, tool: string, counted: boolean | null): IncomingSend => ({
  tool,
  toolCampaignId: send.toolCampaignId,
  name: send.name,
  startedOn: send.startedOn,
  figures: { ...send.figures, hasAutomaticReplies: send.hasSeparateAutomaticReplies ? false : counted },
  email: null,
  campaignId: null,
});

/** Columns that a person chose, as `{"sent": 3}`. */
function parseColumns(text: string | undefined): Partial<SendColumns> | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const refused = invalidField('columns', 'columns must be a JSON object that names a column for each field, counted from 0.');
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw refused;
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw refused;
  const columns: Partial<SendColumns> = {};
  for (const [name, column] of Object.entries(given)) {
    const field = SEND_FIELDS.find((known) => known === name);
    const isColumn = column === null || (Number.isInteger(column) && Number(column) >= 0 && Number(column) < 16_384);
    if (field === undefined || !isColumn) throw refused;
    columns[field] = column === null ? null : Number(column);
  }
  return columns;
}

function toAnswer(reading: SendFileReading & { ok: true }, stored: StoredAnswer): ImportSendsAnswer {
  const isImported = reading.kind !== null;
  const { added, updated, unchanged } = stored;
  return {
    message: isImported ? importMessage(stored) : 'We do not know this file’s columns. Choose what each one contains.',
    result: isImported ? 'imported' : 'mapping_needed',
    tool: reading.tool,
    rows: reading.kind,
    headers: reading.headers.map((header) => header.slice(0, 200)),
    columns: reading.columns,
    added,
    updated,
    unchanged,
    invalidRows: reading.invalidRows.slice(0, MAX_INVALID_ROWS),
    invalidRowCount: reading.invalidRows.length,
    guessedDays: reading.guessedDays,
    notes: reading.notes.slice(0, MAX_INVALID_ROWS),
    // Our own query built it in the contract's shape.
    sends: JSON.parse(stored.sendsJson) as ImportSendsAnswer['sends'],
  };
}

type StoredAnswer = { added: number; updated: number; unchanged: number; sendsJson: string };

const importMessage = ({ added, updated, unchanged }: StoredAnswer): string => `${added} added, ${updated} updated, ${unchanged} unchanged`;

async function importTyped(app: App, user: SessionUser, { campaigns = [] }: Body): Promise<ImportSendsAnswer> {
  if (campaigns.length === 0) throw new AppError('no_file', { message: 'Please choose a file, or type a campaign.' });
  const stored = await storeSends(app, user, campaigns.map(parseTyped));
  return {
    message: importMessage(stored),
    result: 'imported',
    tool: 'typed',
    rows: 'campaigns',
    headers: [],
    columns: {},
    added: stored.added,
    updated: stored.updated,
    unchanged: stored.unchanged,
    invalidRows: [],
    invalidRowCount: 0,
    guessedDays: null,
    notes: [],
    sends: JSON.parse(stored.sendsJson) as ImportSendsAnswer['sends'],
  };
}

function parseTyped(typed: TypedSend): IncomingSend {
  const name = typed.name.trim();
  if (name === '' || [...name].length > 200) throw invalidField('name', 'A campaign needs a name of at most 200 characters.');
  const { email, campaignId } = typed;
  if (email !== undefined && (email.subject.length > MAX_SUBJECT_LENGTH || email.body.length > MAX_BODY_LENGTH)) {
    throw invalidField(
      'email',
      `The subject can have at most ${MAX_SUBJECT_LENGTH} characters, the body ${MAX_BODY_LENGTH.toLocaleString('en')}.`,
    );
  }
  if (campaignId !== undefined && !isUuid(campaignId)) throw new AppError('campaign_not_found');
  return {
    tool: 'typed',
    toolCampaignId: null,
    name,
    startedOn: typed.startedOn === undefined || typed.startedOn.trim() === '' ? null : parseDayField('startedOn', typed.startedOn),
    figures: parseFigures(typed),
    email: email === undefined || (email.subject + email.body).trim() === '' ? null : email,
    campaignId: campaignId?.toLowerCase() ?? null,
  };
}
