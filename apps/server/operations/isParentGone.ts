import { readFileSync } from 'node:fs';

/** The process that adopts children whose parent has ended. */
const ADOPTER = 1;
const shells = /^(?:sh|dash|bash|ash|zsh|busybox)$/;

/** A file of Linux about a process; empty where there is none. */
function readProcess(pid: number, name: 'stat' | 'comm' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}

/** The parent of another process, on Linux. Its name, in brackets, may contain anything. */
function findParent(pid: number): number | undefined {
  const parent = /.*\) \S (\d+)/s.exec(readProcess(pid, 'stat'))?.[1];
  return parent === undefined ? undefined : Number(parent);
}

// Read when this module loads. Load it before slow modules: a parent that ends in the meantime is otherwise never missed.
const parent = process.ppid;
/** Npm starts a shell that starts the program, and some shells live on when npm ends. */
const npm = shells.test(readProcess(parent, 'comm').trim()) ? findParent(parent) : undefined;
/** In a container npm itself can be process 1. */
const wasOrphan = (npm ?? parent) === ADOPTER && !/\b(?:npm|pnpm|yarn|bun)\b/.test(readProcess(ADOPTER, 'cmdline'));

/** Whether the process that started the program has ended: the parent, or npm behind its shell. Only for programs that npm started. */
export const isParentGone = (): boolean => wasOrphan || process.ppid !== parent || (npm !== undefined && findParent(parent) !== npm);
