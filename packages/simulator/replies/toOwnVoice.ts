/** What two people do together: "Can we talk?", "we'll see". */
const TOGETHER = String.raw`(?:(?<=\b(?:can|could|shall|should|may) )we (?:talk|speak|meet|chat|say|start|begin|go ahead|look|do|try|pick|change|move|arrange)|we(?:'ll| can| could| will| might)? (?:talk|speak|meet|chat|spoke|met)|we'll see)\b`;
const ONE: readonly (readonly [RegExp, string])[] = [
  [/\bwe are\b(?=[.,;:!?]|$)/gi, 'I am'],
  [/\bwe(?:'re| are)\b/gi, "I'm"],
  [/\bare we\b/g, 'am I'],
  [/\bAre we\b/g, 'Am I'],
  [/\bwe were\b/gi, 'I was'],
  [new RegExp(String.raw`\b(?!${TOGETHER})we\b`, 'gi'), 'I'],
  [/\b(?<!let |of )us\b/g, 'me'],
  [/\bUs\b/g, 'Me'],
  [/\bour\b/g, 'my'],
  [/\bOur\b/g, 'My'],
  [/\bours\b/gi, 'mine'],
  [/\bourselves\b/gi, 'myself'],
];

/** A message as somebody writes it who works alone: what a firm says of itself in the plural, in the singular. */
export const toOwnVoice = (message: string): string => ONE.reduce((text, [plural, singular]) => text.replace(plural, singular), message);
