import { MAX_CAMPAIGN_NAME } from '@coldcast/contract/campaigns';
import type { LegacyEncoding } from '@coldcast/rules/leadFile/encodingNames';
import { MAX_FILE_BYTES } from '@coldcast/rules/leadFile/limits';
import { createHash } from 'node:crypto';
import { AppError } from '../errors.ts';
import type { SessionUser, UploadedFile } from '../http/callRequest.ts';
import { parseCampaignName } from './campaignName.ts';
import { parseAbout, type AboutForm, type LaunchAbout } from './parseAbout.ts';

const MAX_KEY_LENGTH = 255;

/** Text fields of the launch form, unchecked. */
export type LaunchForm = {
  campaignName?: string | undefined;
  mockOpenRate?: string | undefined;
  orgId?: string | undefined;
  userId?: string | undefined;
  priority?: 'auto' | 'off' | undefined;
  languageModel?: 'on' | 'off' | undefined;
  encoding?: LegacyEncoding | undefined;
} & AboutForm;

/** A checked launch request. `usesModel`: ask a language model, if one is configured. */
export type Launch = {
  name: string;
  mockOpenRate: number | null;
  priority: 'auto' | 'off';
  usesModel: boolean;
  about: LaunchAbout;
  bytes: Uint8Array;
  /** How to read a file that is not Unicode. */
  encoding?: LegacyEncoding | undefined;
};

/** Checks everything in a launch except the rows of its file, in a fixed order. */
export function parseLaunch(user: SessionUser, form: LaunchForm, file: UploadedFile | null): Launch {
  const isForeign = (form.orgId || user.organisationId) !== user.organisationId || (form.userId || user.userId) !== user.userId;
  if (isForeign) throw new AppError('foreign_organisation');
  if (file === null) throw new AppError('no_file');
  if (!/\.csv$/iu.test(file.fileName.trim())) throw new AppError('not_csv');
  if (file.bytes.length > MAX_FILE_BYTES) throw new AppError('too_large');
  return {
    name: parseName(form.campaignName, file.fileName),
    mockOpenRate: parseOpenRate(form.mockOpenRate),
    priority: form.priority ?? 'auto',
    usesModel: form.languageModel === 'on',
    about: parseAbout(form),
    bytes: file.bytes,
    encoding: form.encoding,
  };
}

/** A blank name becomes the file's name, without folder and extension. */
function parseName(campaignName: string | undefined, fileName: string): string {
  const given = parseCampaignName(campaignName ?? '');
  if (given !== '') return given;
  const bare = (fileName.split(/[\\/]/u).at(-1) ?? '')
    .trim()
    .replace(/\.csv$/iu, '')
    .trim();
  return [...bare].slice(0, MAX_CAMPAIGN_NAME).join('').trim() || 'Untitled campaign';
}

/** A percentage above 0 and at most 100; undefined if absent or blank. */
function parseOpenRate(text: string | undefined): number | null {
  const given = text?.trim() ?? '';
  if (given === '') return null;
  const openPercent = /^\d{1,3}(\.\d{1,10})?$/u.test(given) ? Number(given) : 0;
  if (openPercent > 0 && openPercent <= 100) return openPercent;
  throw new AppError('invalid_input', { message: 'mockOpenRate must be a number above 0 and at most 100.' });
}

/** The Idempotency-Key of a request, or null. */
export function parseLaunchKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && header.length > 0 && header.length <= MAX_KEY_LENGTH) return header;
  throw new AppError('invalid_input', { message: `Idempotency-Key must have 1 to ${MAX_KEY_LENGTH} characters.` });
}

/** Two requests are the same if their fields and their file's bytes are equal. */
export function hashPayload(form: LaunchForm, file: UploadedFile | null): Buffer {
  const { campaignName, mockOpenRate, orgId, userId, priority, languageModel, ...about } = form;
  const fields = [campaignName, mockOpenRate, orgId, userId, priority, languageModel].map((field) => field ?? null);
  const said = Object.entries(about).filter(([, text]) => text !== undefined);
  if (said.length > 0) fields.push(JSON.stringify(said.toSorted(([one], [other]) => (one < other ? -1 : 1))));
  const hash = createHash('sha256').update(JSON.stringify(fields));
  return (file === null ? hash : hash.update('\n').update(file.bytes)).digest();
}
