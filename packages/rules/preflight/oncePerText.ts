/** Computes the answer for each text once: most emails of a list have the same texts. Keeps every text, so use it for one list at a time. */
export function oncePerText<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const answer = known.get(text) ?? compute(text);
    known.set(text, answer);
    return answer;
  };
}
