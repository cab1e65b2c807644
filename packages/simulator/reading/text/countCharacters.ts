/** Characters (code points) of a text without the blanks around it. */
export function countCharacters(text: string): number {
  const trimmed = text.trim();
  let count = trimmed.length;
  for (let at = 0; at < trimmed.length; at += 1) if ((trimmed.charCodeAt(at) & 0xfc00) === 0xd800) count -= 1;
  return count;
}
