import type { App } from '../app.ts';

/** Work that repeats in whichever worker process gets to it first; it must do no harm when run twice. */
export type Schedule = {
  name: string;
  /** Five fields, UTC. */
  cron: string;
  run: (app: App) => Promise<void>;
};

export const defineSchedule = (schedule: Schedule): Schedule => schedule;
