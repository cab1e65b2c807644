import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { exitWithMessage } from './exitWithMessage.ts';

type Shape<T extends ParseArgsOptionsConfig> = { usage: string; options: T; positionals?: number };

export const asksForHelp = (): boolean => process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h');

/**
 * Parses the arguments of an operator's command. `--help` prints the usage and exits; invalid arguments exit with the problem and the
 * usage.
 */
export function readArguments<const T extends ParseArgsOptionsConfig>({ usage, options, positionals = 0 }: Shape<T>) {
  const help = { type: 'boolean', default: false } as const;
  if (asksForHelp()) {
    console.log(usage);
    process.exit(0);
  }
  const parsed = parseOrStop(() => parseArgs({ allowPositionals: positionals > 0, options: { ...options, help } }), usage);
  if (parsed.positionals.length !== positionals) exitWithMessage(usage);
  return parsed;
}

function parseOrStop<T>(parse: () => T, usage: string): T {
  try {
    return parse();
  } catch (error) {
    // Only the first sentence: the others explain the parser.
    const [problem] = (error instanceof Error ? error.message : String(error)).split('. ');
    return exitWithMessage(`${problem}\n${usage}`);
  }
}
