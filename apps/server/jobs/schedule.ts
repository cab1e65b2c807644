import type { App } from '../app.ts';

/** Recurring work, done by the first worker that takes it; running it twice must be harmless. */
export type Schedule = {
  name: string;
  /** Five fields, UTC. */
  cron: string;
  run: (app: App) => Promise<void>;
};

export const defineSchedule = (schedule: Schedule): Schedule => schedule;
