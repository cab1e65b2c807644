/** The result of some work, or a rejection as soon as the signal aborts. The work itself continues. */
export const rejectOnAbort = async <Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = (): void => reject(new Error('given up'));
  if (signal?.aborted === true) giveUp();
  signal?.addEventListener('abort', giveUp, { once: true });
  return Promise.race([work, promise]).finally(() => signal?.removeEventListener('abort', giveUp));
};
