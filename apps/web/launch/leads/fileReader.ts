import { readLeadFile, type LeadFileReading, type ReadableLeadFile } from '@coldcast/rules/leadFile';
import { fixLeads } from '../preflight/fixLeads.ts';
import { withFilledVerdict } from './filledVerdict.ts';
import { sourceKey, type LeadSource } from './leadSource.ts';

/** What was read from a file, without the rows that the user left out. */
export type HeldReading = { reading: LeadFileReading; leftOutCount: number };

function leaveOut(reading: LeadFileReading, rows: readonly number[] = []): HeldReading {
  if (!reading.ok || rows.length === 0) return { reading, leftOutCount: 0 };
  const out = new Set(rows);
  const leads = reading.leads.filter(({ rowNumber }) => !out.has(rowNumber));
  return { reading: { ...reading, leads }, leftOutCount: reading.leads.length - leads.length };
}

export type FileReader = {
  read: (source: LeadSource) => Promise<HeldReading>;
  /** The rows of a readable file; throws the problem of an unreadable one. */
  readRows: (source: LeadSource) => Promise<ReadableLeadFile>;
};

async function readSource(source: LeadSource, bytes: Promise<ArrayBuffer>): Promise<HeldReading> {
  const written = readLeadFile(new Uint8Array(await bytes), source.options);
  const fixed = written.ok ? { ...written, leads: fixLeads(written.leads, source.textFixes) } : written;
  const reading = fixed.ok && source.options.mode === 'campaign' ? withFilledVerdict(fixed) : fixed;
  return leaveOut(reading, source.leftOut);
}

/** Reads chosen files and keeps the last reading of each mode, so that the same file is not read twice. */
export function createFileReader(): FileReader {
  const bytesOf = new Map<string, { fileId: number; bytes: Promise<ArrayBuffer> }>();
  const readingOf = new Map<string, { key: string; held: Promise<HeldReading> }>();

  const readBytes = (source: LeadSource): Promise<ArrayBuffer> => {
    const { mode } = source.options;
    const known = bytesOf.get(mode);
    if (known?.fileId === source.fileId) return known.bytes;
    const bytes = source.file.arrayBuffer();
    bytesOf.set(mode, { fileId: source.fileId, bytes });
    return bytes;
  };
  const read = (source: LeadSource): Promise<HeldReading> => {
    const { mode } = source.options;
    const key = sourceKey(source);
    const known = readingOf.get(mode);
    if (known?.key === key) return known.held;
    const held = readSource(source, readBytes(source));
    readingOf.set(mode, { key, held });
    return held;
  };
  const readRows = async (source: LeadSource): Promise<ReadableLeadFile> => {
    const { reading } = await read(source);
    if (!reading.ok) throw new Error(reading.problem);
    return reading;
  };
  return { read, readRows };
}
