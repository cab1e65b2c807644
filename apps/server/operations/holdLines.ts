import type { DestinationStream } from 'pino';

export type HeldLines = DestinationStream & { hold: () => void; release: () => void };

/** A destination that can hold lines back for a moment, so that they do not mix with messages for people. */
export const holdLines = (destination: DestinationStream): HeldLines => {
  let held: string[] | undefined;
  return {
    write: (line) => {
      if (held === undefined) destination.write(line);
      else held.push(line);
    },
    hold: () => {
      held ??= [];
    },
    release: () => {
      const lines = held ?? [];
      held = undefined;
      for (const line of lines) destination.write(line);
    },
  };
};
