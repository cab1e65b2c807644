/** Turns of "we" that say the same of "you"; only where verb and object stay as they were. */
const TURNS: readonly [RegExp, string][] = [
  [/\bwe (?:can )?help you (?:to )?(?=[a-z])/gi, 'you can '],
  [/\bwe (?:will |'ll )?(?:give|offer|provide) you (?:with )?/gi, 'you get '],
  [/\bwe can show you /gi, 'you can see '],
  [/\bI can show you /gi, 'you can see '],
  [/\bwe let you /gi, 'you can '],
  [/\bwe (?:make it possible for|enable|allow) you to /gi, 'you can '],
  [/\bour (?:platform|software|product|tool|solution|service) (?:helps|lets|allows|enables) you (?:to )?/gi, 'you can '],
  [/\b(?:I am|I'm) (?:writing|reaching out) (?:to you )?(?:because|as|since) /gi, ''],
  [/\bI (?:just )?wanted to (?:reach out and )?(?:share|mention|let you know) (?:that )?/gi, ''],
  [/(?<=^|[.!?\n]\s*)I hope (?:this (?:email|message|note) finds you well|you are (?:doing )?well|all is well)[.!]\s*/gi, ''],
  [/(?<=^|[.!?\n]\s*)my name is [^.!?\n]{2,60}[.!]\s*/gi, ''],
];

/** The text told from the reader’s side where that says the same. */
export const turnToYou = (text: string): string =>
  TURNS.reduce((changed, [turn, by]) => changed.replace(turn, by), text).replace(/ {2,}/g, ' ');
