type Email = { subject: string; body: string };

const STAYS = / \(you still need to change ([^()]*)\)/u;
const QUOTED = /\u201c([^\u201d]+)\u201d/gu;

/**
 * A sentence about a version, as it applies to the shown text: its open lines may replace what the sentence tells the sender to change. What is
 * still there is listed beside it.
 */
export function leftInText(sentence: string, { subject, body }: Email): string {
  const named = STAYS.exec(sentence)?.[1];
  if (named === undefined) return sentence;
  const shown = `${subject} ${body}`.replaceAll(/\s+/gu, ' ').toLowerCase();
  const quoted = [...named.matchAll(QUOTED)].map(([, words = '']) => words.replace(/\u2026$/u, '').toLowerCase());
  const isThere = quoted.every((words) => shown.includes(words)) && (!named.includes('the exclamation marks') || shown.includes('!'));
  return isThere ? sentence : sentence.replace(STAYS, '');
}
