/** Why there was no response: a kind that people can act on, or the code of the connection error. */
export type Problem = 'internal' | 'unknown_host' | 'timeout' | 'refused' | { code: string };

export const toProblem = (error: unknown): Problem => {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
  return code === 'ECONNREFUSED' ? 'refused' : { code };
};

const WORDS = {
  internal: 'The address leads to a private network.',
  unknown_host: 'The host name cannot be found.',
  timeout: 'The address did not respond in time.',
  refused: 'The connection was refused.',
} as const;

export const toProblemText = (problem: Problem): string =>
  typeof problem === 'string' ? WORDS[problem] : `The connection failed (${problem.code}).`;
