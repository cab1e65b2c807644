import { describe, expect, it } from 'vitest';
import { readFileInThread } from './engineThreads.ts';

const HEADER = new TextEncoder().encode('email_body_1,subject_line,personal_linkedin_url\n');
const TEN_MB = 10 * 1024 * 1024;

/** A header and one huge cell: large, but quick to read. */
function oneCell(length: number): Uint8Array {
  const bytes = new Uint8Array(length).fill('a'.charCodeAt(0));
  bytes.set(HEADER);
  return bytes;
}

describe('readFileInThread', () => {
  it('reads six of the largest files at once and asks callers with more to retry', async () => {
    const large = oneCell(TEN_MB);
    const refused: unknown[] = [];
    const reads = Array.from({ length: 8 }, () => readFileInThread(large).catch((reason: unknown) => void refused.push(reason)));
    // The refusals come before any thread can have answered, even on a busy machine.
    await new Promise((resolve) => setImmediate(resolve));
    expect(refused).toHaveLength(2);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'overloaded', retryAfterSeconds: 5 });
    await Promise.all(reads);
    expect(await readFileInThread(large)).toMatchObject({ ok: false, code: 'no_valid_rows' });
  });
});
