const ONE: readonly (readonly [RegExp, string])[] = [
  [/\bwe are\b(?=[.,;:!?]|$)/gi, 'I am'],
  [/\bwe(?:'re| are)\b/gi, "I'm"],
  [/\bare we\b/g, 'am I'],
  [/\bAre we\b/g, 'Am I'],
  [/\bwe were\b/gi, 'I was'],
  [/\bwe\b/gi, 'I'],
  [/\b(?<!let )us\b/g, 'me'],
  [/\bUs\b/g, 'Me'],
  [/\bour\b/g, 'my'],
  [/\bOur\b/g, 'My'],
  [/\bours\b/gi, 'mine'],
  [/\bourselves\b/gi, 'myself'],
];

/** A message as somebody writes it who works alone: what a firm says of itself in the plural, in the singular. */
export const toOwnVoice = (message: string): string => ONE.reduce((text, [plural, singular]) => text.replace(plural, singular), message);
