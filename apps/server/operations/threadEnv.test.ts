import { getCompileCacheDir } from 'node:module';
import { describe, expect, it } from 'vitest';
import { threadEnv } from './threadEnv.ts';

describe('the environment of a thread', () => {
  it('is that of the process, and names a folder for compiled code', () => {
    const { NODE_COMPILE_CACHE: folder, ...rest } = threadEnv();
    const { NODE_COMPILE_CACHE: _, ...own } = process.env;
    expect(rest).toEqual(own);
    expect(getCompileCacheDir()).toContain(folder);
  });
});
