import { isParentGone } from './isParentGone.ts';

const STOP_LIMIT_MS = 45_000;
const LOOK_FOR_PARENT_MS = 500;
/** One Ctrl-C can arrive twice: from the terminal, which signals every process, and from a parent that passes it on. */
const SAME_SIGNAL_MS = 250;

type StopOptions = {
  /** Also stops when the parent process ends: npm passes a signal to its shell, and the shell passes it to nobody. */
  withParent?: boolean;
  /** Called once, when stopping begins. */
  onStop?: () => void;
};

/** Ends the process cleanly on a signal; a second signal or a hanging stop ends it immediately. */
export const stopOnSignals = (stop: () => Promise<void>, { withParent = false, onStop }: StopOptions = {}): void => {
  let isStopping = false;
  let beganAt = 0;
  const begin = (): void => {
    if (isStopping) return;
    isStopping = true;
    beganAt = performance.now();
    onStop?.();
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  const end = (): void => {
    if (isStopping && performance.now() - beganAt > SAME_SIGNAL_MS) process.exit(1);
    begin();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  if (withParent) onParentEnd(begin);
};

/** Calls `end` once the parent process has ended, even if that was before this call. */
export const onParentEnd = (end: () => void): void => {
  const timer = setInterval(() => {
    if (!isParentGone()) return;
    clearInterval(timer);
    end();
  }, LOOK_FOR_PARENT_MS).unref();
};
