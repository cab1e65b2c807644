/** Exit codes; documented in `--help` and docs/guide/command-line.md. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  notSignedIn: 3,
  notEnoughCredits: 4,
  notFound: 5,
  timedOut: 6,
  noAnswer: 7,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_WORDS: readonly { code: ExitCode; words: string }[] = [
  { code: EXIT.done, words: 'done' },
  { code: EXIT.failed, words: 'refused or failed; the message says why' },
  { code: EXIT.usage, words: 'the command was not understood' },
  { code: EXIT.notSignedIn, words: 'not signed in, or the session has expired' },
  { code: EXIT.notEnoughCredits, words: 'not enough credits' },
  { code: EXIT.notFound, words: 'no such campaign' },
  { code: EXIT.timedOut, words: '--timeout passed while waiting; the campaign continues' },
  { code: EXIT.noAnswer, words: 'the server did not respond, or was too busy' },
  { code: EXIT.interrupted, words: 'stopped by Ctrl-C' },
];
