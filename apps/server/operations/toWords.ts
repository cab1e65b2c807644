/** What a failed system call means for the person who started the program; the path comes before it. */
const WORDS: Record<string, string> = {
  EACCES: 'may not be read or written by this user',
  EPERM: 'may not be read or written by this user',
  EROFS: 'is on a read-only file system',
  ENOENT: 'does not exist',
  EEXIST: 'already exists',
  ENOTDIR: 'goes through a file where a folder is needed',
  EISDIR: 'is a folder, but must be a file',
  ENOSPC: 'cannot be written: the disk is full',
  EMFILE: 'cannot be opened: this user has too many files open',
};

const UNREADABLE = ['Z_DATA_ERROR', 'Z_BUF_ERROR'];
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET'];

const read = (error: Error, name: 'code' | 'path' | 'hostname' | 'address' | 'dest'): string | undefined => {
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value;
  return typeof value === 'string' ? value : undefined;
};

/** One sentence for the operator instead of a code and a stack. */
export const toWords = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return toWords(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const code = read(error, 'code') ?? '';
  const path = read(error, 'path');
  const words = WORDS[code];
  if (words !== undefined && path !== undefined) return `${path} ${words}.`;
  if (UNREADABLE.includes(code)) return 'The file is not a Coldcast backup, or it is damaged.';
  if (UNREACHED.includes(code))
    return `The database does not answer (${[code, read(error, 'hostname') ?? read(error, 'address')].filter(Boolean).join(', ')}).`;
  if (code === 'EADDRINUSE') return 'The port is already in use. Stop the program that uses it, or set PORT to another one.';
  return error.message;
};
