import type { LegacyEncoding } from './encodingNames.ts';
import { guessLegacyEncoding } from './legacyEncoding.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | LegacyEncoding;
/** `isSure` is false if the bytes fit several encodings, or none well. `lostCount`: unreadable letters in a file that is UTF-8 otherwise. */
export type DecodedText =
  | { ok: true; text: string; encoding: TextEncoding; isSure: boolean; lostCount: number }
  | { ok: false; problem: string };

/** How many bytes are examined to detect UTF-16 without a byte-order mark. */
const SAMPLE_BYTES = 4096;
/** This many zero bytes at the end are padding. */
const PADDING_BYTES = 8;
/** A text is UTF-8 with broken letters if it has at least this many whole non-ASCII letters for each broken one. */
const WHOLE_PER_BROKEN = 5;

/**
 * Decodes a text file: by its byte-order mark, otherwise as UTF-16 by the pattern of its zero bytes, otherwise as UTF-8 (strictly, or if a
 * few letters are broken), otherwise in an encoding from before Unicode, by default Windows-1252 unless something contradicts it. Such a
 * file is read in the `chosen` encoding if a person chose one. Files that are not lists (workbooks, archives, web pages, documents) are
 * refused with a message that says what to do.
 */
export function decodeText(file: Uint8Array, chosen?: LegacyEncoding): DecodedText {
  const bytes = withoutPadding(file);
  const problem = nameBinaryFile(bytes);
  if (problem !== undefined) return { ok: false, problem };
  const decoded = decode(bytes, chosen);
  const other = nameOtherFormat(decoded.text);
  return other === undefined ? { ok: true, ...decoded } : { ok: false, problem: other };
}

function decode(bytes: Uint8Array, chosen: LegacyEncoding | undefined) {
  const encoding = findEncoding(bytes);
  const text = encoding === 'utf-8' ? decodeUtf8(bytes) : new TextDecoder(encoding).decode(bytes);
  if (text !== undefined) return { text, encoding, isSure: true, lostCount: 0 };
  const broken = decodeBrokenUtf8(bytes);
  if (broken !== undefined) return { ...broken, encoding, isSure: true };
  const guess = guessLegacyEncoding(bytes);
  const used = chosen ?? guess.encoding;
  return { text: new TextDecoder(used).decode(bytes), encoding: used, isSure: guess.isSure, lostCount: 0 };
}

const signatures: readonly { start: readonly number[]; problem: string }[] = [
  {
    start: [0x50, 0x4b, 0x03, 0x04],
    problem: 'this is a workbook or a zip archive, not a CSV. Open it in a spreadsheet, save it as CSV and choose that file.',
  },
  {
    start: [0xd0, 0xcf, 0x11, 0xe0],
    problem: 'this is an Excel workbook, not a CSV. Open it in a spreadsheet, save it as CSV and choose that file.',
  },
  { start: [0x25, 0x50, 0x44, 0x46], problem: 'this is a PDF document, not a CSV.' },
  { start: [0x1f, 0x8b], problem: 'this is a compressed file, not a CSV. Unpack it and choose the file inside.' },
  { start: [0x89, 0x50, 0x4e, 0x47], problem: 'this is a picture, not a CSV.' },
  { start: [0xff, 0xd8, 0xff], problem: 'this is a picture, not a CSV.' },
];

const SAVE_AS_CSV = 'Open it in a spreadsheet, save it as CSV and choose that file.';

/** Formats that are text, by their start. */
const textFormats: readonly { start: RegExp; problem: string }[] = [
  { start: /^<(?:!doctype html|html|head|body|table|meta|style|div)\b/i, problem: `this is a web page, not a CSV. ${SAVE_AS_CSV}` },
  { start: /^<\?xml\b|^<workbook\b/i, problem: `this is an XML file, not a CSV. ${SAVE_AS_CSV}` },
  { start: /^(?:\[\s*)?\{\s*"/, problem: 'this is a JSON file, not a CSV. Export the list as CSV and choose that file.' },
  { start: /^\{\\rtf/, problem: 'this is a text document with formatting, not a CSV. Save it as plain text and choose that file.' },
  { start: /^BEGIN:VCARD\b/i, problem: 'this is a file of contact cards, not a CSV. Export the contacts as CSV and choose that file.' },
];

/** How much of a text its format is looked for in. */
const FORMAT_SAMPLE = 1000;

function nameOtherFormat(text: string): string | undefined {
  const start = text
    .slice(0, FORMAT_SAMPLE)
    .trimStart()
    .replace(/^(?:<!--[^>]*-->\s*)+/, '');
  return textFormats.find((format) => format.start.test(start))?.problem;
}

function nameBinaryFile(bytes: Uint8Array): string | undefined {
  const known = signatures.find(({ start }) => start.every((byte, index) => bytes[index] === byte));
  if (known !== undefined) return known.problem;
  return findEncoding(bytes) === 'utf-8' && countControls(bytes) > 8 ? 'this is not a text file.' : undefined;
}

/** Counts control bytes that do not occur in text, among the first bytes. */
function countControls(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes.subarray(0, SAMPLE_BYTES)) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) count += 1;
  return count;
}

function findEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros: [even: number, odd: number] = [0, 0];
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2 === 0 ? 0 : 1] += 1;
  // Latin letters, separators and line ends make every second byte zero; other scripts still have separators.
  const enough = Math.max(2, sample.length / 20);
  if (zeros[1] >= enough && zeros[0] * 8 < zeros[1]) return 'utf-16le';
  return zeros[0] >= enough && zeros[1] * 8 < zeros[0] ? 'utf-16be' : 'utf-8';
}

/** Broken downloads end in zero bytes. An even length keeps UTF-16 whole. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  const isPadded = bytes.length - end >= PADDING_BYTES && end > 0;
  return isPadded ? bytes.subarray(0, findEncoding(bytes.subarray(0, end)) === 'utf-8' ? end : end + (end % 2)) : bytes;
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Text that is UTF-8 but for a few letters, such as a file that was cut off, or rows added by another tool. */
function decodeBrokenUtf8(bytes: Uint8Array): { text: string; lostCount: number } | undefined {
  const text = new TextDecoder().decode(bytes);
  let lostCount = 0;
  let wholeCount = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) lostCount += 1;
    else if (code > 127) wholeCount += 1;
  }
  return wholeCount >= lostCount * WHOLE_PER_BROKEN ? { text, lostCount } : undefined;
}
