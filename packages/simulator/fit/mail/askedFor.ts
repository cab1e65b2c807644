import { readTrades } from '../titles/titleTrades.ts';

const GENERAL: ReadonlySet<string> = new Set(['executive', 'project', 'consulting', 'office']);

/** A function in a question: "is there someone in maintenance I should ask?", "could I show your waste team the pilot?" */
const ASKED: readonly RegExp[] = [
  /\b(?:someone|somebody|anyone|anybody|a colleague|(?:the )?(?:right )?person|whoever is) (?:else )?(?:in|on|from) (?:your |the )?((?:[a-z&-]+ ){0,2}[a-z&-]+?)(?= (?:team|department|who|that|i|we|to|at|about|instead|there|handling|looking|responsible)\b|[?.,;]|$)/gi,
  /\b(?:your|the) ((?:[a-z&-]+ ){0,2}[a-z&-]+ (?:team|department|manager|director|lead|coordinator))\b/gi,
];
const QUESTION = /\?/;

/** From this share on, the words name that line of work. */
const OWN_SHARE = 0.4;

/** The lines of work that an email itself asks for; whoever leads them decides on what it offers. */
export function listAskedFor(sentences: readonly { text: string }[]): string[] {
  const phrases = sentences
    .filter(({ text }) => QUESTION.test(text))
    .flatMap(({ text }) => ASKED.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')));
  const trades = phrases.flatMap((phrase) =>
    readTrades(`${phrase} manager`).flatMap(({ trade, share }) => (share >= OWN_SHARE ? [trade] : [])),
  );
  return [...new Set(trades)].filter((trade) => !GENERAL.has(trade));
}
