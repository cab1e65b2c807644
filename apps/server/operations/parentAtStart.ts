import { readFileSync } from 'node:fs';

/** The parent process when this module loads. Load it before slow modules: a parent that ends in the meantime is otherwise never missed. */
export const parentAtStart = process.ppid;

/** The process that adopts children whose parent has ended. */
const ADOPTER = 1;

/**
 * Whether the program was started by an npm command that has ended already. In a container npm itself can be process 1; elsewhere process 1
 * is not a package manager, or cannot be read.
 */
export const isParentGone = parentAtStart === ADOPTER && process.env['npm_lifecycle_event'] !== undefined && !isPackageManager(ADOPTER);

function isPackageManager(pid: number): boolean {
  try {
    return /\b(?:npm|pnpm|yarn|bun)\b/.test(readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' '));
  } catch {
    return false;
  }
}
