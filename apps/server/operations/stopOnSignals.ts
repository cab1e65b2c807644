const STOP_LIMIT_MS = 45_000;
const LOOK_FOR_PARENT_MS = 500;

type StopOptions = {
  /** Also stops when the parent process ends: npm passes a signal to its shell, and the shell passes it to nobody. */
  withParent?: boolean;
  /** Called once, when stopping begins. */
  onStop?: () => void;
};

/** Ends the process cleanly on a signal; a second signal or a hanging stop ends it immediately. */
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
