import type { Sighting } from './finding.ts';

const WRONGDOERS = String.raw`(?:hackers?|thieves|burglars?|criminals|scammers?|fraudsters?|intruders?|attackers?|cyber ?criminals|squatters)`;
/** Who is said to be at the reader's already. */
const AT_READER = new RegExp(
  String.raw`\b${WRONGDOERS} (?:are|is|have|has) (?:\p{L}+ ){0,3}?(?:in|inside|on|at|into|reading|watching|targeting|stealing|robbing|selling|stolen|robbed|hacked|read|sold|found)\b`,
  'giu',
);
const AT = /^(?: of| from| through| into)?\W{0,3}(?:your\b|you\b)/i;
/** What is said to have happened to the reader. */
const HAPPENED =
  /\b(?:is|are|has been|have been|was|were)(?: already| now| currently)?(?: being)? (?:hacked|robbed|breached|compromised|infected|under attack|leaking(?: data| money)?|bleeding money|losing money|in danger|at risk(?=\W*$|\s*[.!])|exposed to hackers)\b/gimu;
const READER = /\b(?:you|your(?: [\p{L}'\u2019]+){1,2}) $/iu;
/** A question, a condition or a possibility. */
const GENERAL = /\b(?:if|when|once|before|whether|could|might|may|can|unless|until|would|how|who|what)\b[^.!?\n]*$|\?/i;

/** Claims that something bad is happening to the reader, which no sender of a list knows. */
export function findScares(text: string, company: string | null): Sighting[] {
  const name = company?.trim() ?? '';
  const isCompany = (rest: string): boolean => name.length > 1 && rest.trimStart().startsWith(name);
  const endsInCompany = (start: string): boolean => name.length > 1 && start.trimEnd().endsWith(name);
  const sentenceTo = (at: number): string => text.slice(Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('. ', at - 1)) + 1, at);
  const at = [...text.matchAll(AT_READER)].filter(({ 0: written, index }) => {
    const rest = text.slice(index + written.length);
    return AT.test(rest) || isCompany(rest);
  });
  const happened = [...text.matchAll(HAPPENED)].filter(({ index }) => {
    const start = `${sentenceTo(index).trimEnd()} `;
    return READER.test(start) || endsInCompany(start);
  });
  return [...at, ...happened]
    .filter(({ index }) => !GENERAL.test(sentenceTo(index)))
    .map(({ 0: written }) => ({ kind: 'scare', text: written, instead: null, fix: null }));
}
