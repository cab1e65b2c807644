/** "If B, I can come by." */
const REFERS =
  /\b(?:[Ii]f|[Ff]or|[Aa]s for|[Ii]n case)(?: it(?:['\u2019]s| is))?(?: option| answer)? (?<letter>[A-D])\b(?=[,:]| (?:I|we|you|then|just|let|reply|that)\b|[.!?]?$)/u;
const isLabeled = (letter: string, text: string): boolean =>
  new RegExp(
    String.raw`(?:^|[\s("\u201c])\(?${letter}\)|(?:^|\n)\s*${letter}[.:]|\b[A-D] (?:or|and|/) [A-D]\b|\b(?:option|answer|choice) ${letter}\b|\b[A-D], [A-D],? `,
    'iu',
  ).test(text);

/** The sentence that goes on from a choice by its letter, which no choice of the email has; undefined without one. */
export const findLostOption = (sentences: readonly string[], body: string): string | undefined =>
  sentences.find((sentence) => {
    const { letter } = REFERS.exec(sentence)?.groups ?? {};
    return letter !== undefined && !isLabeled(letter, body.replace(sentence, ' '));
  });
