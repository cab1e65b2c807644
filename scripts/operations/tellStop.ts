/** Says that the program stops. A closed terminal accepts no output. */
export const tellStop = (): void => {
  process.stdout.on('error', () => undefined);
  console.log('\nStopping after running work has finished. Press Ctrl-C again to stop immediately.');
};
