import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = new Set(['.js', '.css', '.svg', '.json', '.txt', '.map']);
/** Compressing a smaller file saves nothing relevant. */
const MIN_BYTES = 1024;
/** One step below the maximum, which takes twice as long to save another 2%: the first start waits for this, every visitor for the bytes. */
const QUALITY = 10;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes a `.br` and a `.gz` next to every text file worth compressing; returns the bytes before and after. */
export const compressFolder = async (folder: string): Promise<{ plain: number; brotli: number }> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const texts = files.filter((path) => TEXTS.has(extname(path)) && statSync(path).size >= MIN_BYTES);
  const sizes = await Promise.all(
    texts.map(async (path) => {
      const bytes = readFileSync(path);
      const [br, gz] = await Promise.all([
        brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
        zip(bytes, { level: 6 }),
      ]);
      writeFileSync(`${path}.br`, br);
      writeFileSync(`${path}.gz`, gz);
      return { plain: bytes.length, brotli: br.length };
    }),
  );
  return sizes.reduce((sum, size) => ({ plain: sum.plain + size.plain, brotli: sum.brotli + size.brotli }), { plain: 0, brotli: 0 });
};
