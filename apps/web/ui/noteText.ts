/** Weak wording that moves no rate: what it says, what is wrong about it, what to do. */
export type Note = { text: string; problem: string; advice: string };

export const noteText = ({ text, problem, advice }: Note): string => `\u201c${text.replace(/\.$/, '')}\u201d: ${problem} ${advice}`;
