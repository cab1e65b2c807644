/** Ends the process with a message instead of a stack: the operator made a mistake. */
export function exitWithMessage(message: string): never {
  console.error(message);
  process.exit(1);
}
