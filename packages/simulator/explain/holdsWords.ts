/** Whether a text has these words as whole words: "Payroll" has no "Payrol". */
export function holdsWords(text: string, words: string): boolean {
  const [all, sought] = [text.toLowerCase(), words.toLowerCase()];
  const isInside = (at: number) => /\p{L}/u.test(all.charAt(at));
  for (let at = all.indexOf(sought); at >= 0; at = all.indexOf(sought, at + 1)) {
    const end = at + sought.length;
    if (!(isInside(at - 1) && isInside(at)) && !(isInside(end - 1) && isInside(end))) return true;
  }
  return false;
}
