const STOP_LIMIT_MS = 45_000;
const LOOK_FOR_PARENT_MS = 500;

type StopOptions = {
  /** Stops too when the process that started this one is gone: npm passes a signal to its shell, and the shell to nobody. */
  withParent?: boolean;
  /** Told once, when the stop begins. */
  onStop?: () => void;
};

/** Ends the process cleanly when it is asked to; a second signal, or a stop that hangs, ends it at once. */
export const stopOnSignals = (stop: () => Promise<void>, { withParent = false, onStop }: StopOptions = {}): void => {
  let isStopping = false;
  const begin = (): void => {
    if (isStopping) return;
    isStopping = true;
    onStop?.();
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  const end = (): void => {
    if (isStopping) process.exit(1);
    begin();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  if (!withParent) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) begin();
  }, LOOK_FOR_PARENT_MS).unref();
};
