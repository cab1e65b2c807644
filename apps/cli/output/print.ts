/** Results go to standard output, messages to standard error: pipes carry only results. */
export const printLine = (text: string): void => void process.stdout.write(`${text}\n`);
export const printJson = (value: unknown): void => printLine(JSON.stringify(value, null, 2));
export const note = (text: string): void => void process.stderr.write(`${text}\n`);
