import type { ErrorCode } from '@coldcast/contract/errors';
import type * as z from 'zod/mini';
import { AppError } from '../errors.ts';

type Issue = z.core.$ZodIssue;

const isMissing = (issue: Issue, input: unknown): boolean => {
  if (issue.code !== 'invalid_type') return false;
  const value = issue.path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), input);
  return value === undefined;
};

/** Longest excerpt of the caller's input in an error. */
const [MAX_FIELD_LENGTH, MAX_PROBLEM_LENGTH] = [500, 500];

/** How many problems an answer lists, and how many keys one problem names. */
const MAX_LISTED = 20;

const toField = (issue: Issue): string =>
  (issue.code === 'unrecognized_keys' ? issue.keys.slice(0, MAX_LISTED).join(', ') : issue.path.join('.')).slice(0, MAX_FIELD_LENGTH);

type Input = { schema: z.ZodMiniType; value: unknown; errors: readonly ErrorCode[] };

/** Parses one part of a request by the contract; the caller gets problems as `fields`. */
export const parseInput = ({ schema, value, errors }: Input): unknown => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const isOnlyMissing = issues.every((issue) => isMissing(issue, value));
  const code = isOnlyMissing && errors.includes('missing_field') ? 'missing_field' : 'invalid_input';
  throw new AppError(code, {
    details: {
      fields: issues.slice(0, MAX_LISTED).map((issue) => ({ field: toField(issue), problem: issue.message.slice(0, MAX_PROBLEM_LENGTH) })),
    },
  });
};

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Refuses text that PostgreSQL cannot store unchanged: the NUL character and unpaired surrogates. */
export const checkStorable = (value: unknown): void => {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const item = waiting.pop();
    if (typeof item === 'string' && !isStorable(item)) {
      throw new AppError('invalid_input', {
        details: { fields: [{ field: '', problem: 'The text contains characters that cannot be stored' }] },
      });
    }
    if (typeof item !== 'object' || item === null) continue;
    for (const [key, inner] of Object.entries(item)) waiting.push(key, inner);
  }
};
