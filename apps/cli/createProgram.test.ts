import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProgram } from './createProgram.ts';
import { EXIT_WORDS } from './exitCodes.ts';

const document = readFileSync(join(import.meta.dirname, '../../docs/guide/command-line.md'), 'utf8');
const { commands } = createProgram();

describe('docs/guide/command-line.md', () => {
  it.each(commands.map((command) => [command.name(), command] as const))('has coldcast %s with its options', (name, command) => {
    const row = document.split('\n').find((line) => line.startsWith(`| \`${name}`)) ?? '';
    expect(row).not.toBe('');
    const own = command.options.filter(({ long }) => long !== '--url' && long !== '--json');
    for (const { long } of own) expect(row).toContain(long ?? '');
  });

  it('lists every exit code with its meaning', () => {
    for (const { code, words } of EXIT_WORDS) expect(document.replaceAll('`', '')).toContain(`| ${code} | ${words} |`);
  });
});
