import { describe, expect, it } from 'vitest';
import { isAllowed } from './licenses.ts';

describe('licenses', () => {
  it.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0)', 'MIT AND ISC', '(MIT AND BSD-3-Clause)'])('allow %s', (license) => {
    expect(isAllowed(license)).toBe(true);
  });

  it.each(['GPL-3.0', 'GPL-2.0-or-later', 'AGPL-3.0-only', 'LGPL-3.0', 'MIT AND GPL-3.0', 'SSPL-1.0', 'UNLICENSED', 'none', ''])(
    'refuse %s',
    (license) => {
      expect(isAllowed(license)).toBe(false);
    },
  );
});
