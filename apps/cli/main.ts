import { CommanderError } from 'commander';
import { createProgram } from './createProgram.ts';
import { EXIT } from './exitCodes.ts';
import { cleanText } from './output/cleanText.ts';
import { describeFailure } from './output/describeFailure.ts';
import { note } from './output/print.ts';

/** A reader of our output may stop early, as `head` does; that is not a failure. */
function endQuietlyWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(process.exitCode ?? EXIT.done);
  });
}

function report(error: unknown, isJson: boolean): void {
  const { message, hint, code, exitCode, details } = describeFailure(error);
  process.exitCode = exitCode;
  if (isJson) return note(JSON.stringify({ error: { ...details, message, code, exitCode, ...(hint !== null && { hint }) } }));
  note(cleanText(message, { keepsLines: true }));
  if (hint !== null) note(hint);
}

/** Runs one command. Messages go to standard error; the exit code is one of `EXIT`. */
export async function main(argv: readonly string[]): Promise<void> {
  endQuietlyWithReader();
  try {
    await createProgram().parseAsync(argv);
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT.done : EXIT.usage;
    // Thrown by the login prompts at Ctrl-C.
    else if (error instanceof Error && ['ExitPromptError', 'AbortError'].includes(error.name)) process.exitCode = EXIT.interrupted;
    else report(error, argv.includes('--json'));
  }
}
