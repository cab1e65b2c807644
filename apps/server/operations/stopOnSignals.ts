const STOP_LIMIT_MS = 45_000;

/** Ends the process cleanly when it is asked to; a second signal, or a stop that hangs, ends it at once. */
export const stopOnSignals = (stop: () => Promise<void>): void => {
  let isStopping = false;
  const end = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
};
