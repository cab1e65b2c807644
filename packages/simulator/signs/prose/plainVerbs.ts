/** Where a verb stands that has an object: after its subject, "to" or a modal, or at the start. */
const BEFORE = String.raw`(?<=^|[.!?]\s+|\n\s*|\b(?:to|and|we|you|they|that|which|who|can|will|help|helps|us|or|\p{L}{3,}s|\p{L}+ware|platform|system|solution|service|product|company|tool|app|team|it)\s+)`;
const AFTER = String.raw`(?= (?:your|our|their|its|the|a|an|all|every|how|more|\p{L}{2,})\b)`;

/** Loud verbs with plain ones that take the same object. */
const PLAIN: readonly (readonly [plain: string, loud: string])[] = [
  ['help', 'empower'],
  ['use', 'leverage'],
  ['use', 'harness'],
  ['simplify', 'streamline'],
  ['improve', 'elevate'],
  ['strengthen', 'supercharge'],
  ['strengthen', 'turbocharge'],
  ['improve', 'optimize'],
  ['improve', 'optimise'],
  ['raise', 'maximize'],
  ['raise', 'maximise'],
  ['raise', 'skyrocket'],
];

/** Of these the plain one says as little: it is written only where more is mended. */
export const SYNONYM = /^(?:streamlin|optimi[sz]|maximi[sz])/iu;

const third = (verb: string): string =>
  verb.endsWith('y') ? `${verb.slice(0, -1)}ies` : /(?:s|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
const participle = (verb: string): string => `${verb.replace(/e$/, '')}ing`;

const rule = (loud: string, plain: string): readonly [RegExp, string] => [new RegExp(`${BEFORE}${loud}${AFTER}`, 'giu'), plain];

/** The forms of loud verbs, each with its plain one. */
export const PLAIN_VERBS: readonly (readonly [pattern: RegExp, by: string])[] = [
  ...PLAIN.flatMap(([plain, loud]) => [rule(loud, plain), rule(third(loud), third(plain)), rule(participle(loud), participle(plain))]),
  rule('(?:5|10|100)x', 'strengthen'),
  rule('unlock(?= (?:hidden|untapped|extra|more|new) )', 'find'),
];
