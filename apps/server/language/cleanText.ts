/** Control characters except the line break, and characters that are invisible or change the text direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** A model's text as stored and shown: plain, on one line, within the maximum length. */
export const cleanLine = (text: string, longest: number): string =>
  [...text.replaceAll(/\s+/gu, ' ').replaceAll(UNSEEN, '').trim()].slice(0, longest).join('').trim();

/** The same, with line breaks kept. */
export const cleanText = (text: string, longest: number): string =>
  [
    ...text
      .replaceAll(/\r\n?/gu, '\n')
      .split('\n')
      .map((line) =>
        line
          .replaceAll(/[^\S\n]+/gu, ' ')
          .replaceAll(UNSEEN, '')
          .trimEnd(),
      )
      .join('\n')
      .replaceAll(/\n{3,}/gu, '\n\n')
      .trim(),
  ]
    .slice(0, longest)
    .join('')
    .trim();
