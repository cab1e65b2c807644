/** Ends the process with a message instead of a stack: the operator made a mistake. */
export function stopWith(message: string): never {
  console.error(message);
  process.exit(1);
}
