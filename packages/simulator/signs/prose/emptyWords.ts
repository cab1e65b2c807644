import { capitalise } from '../../edits/textOps.ts';

const START = String.raw`(?<=^|[.!?]["'\u2019\u201d)]?[ \t]+|\n[ \t]*)`;
/** Verbs that do not need an adverb before them. */
const PLAIN_VERB = String.raw`(?=(?:help|make|run|build|think|believe|want|like|love|enjoy|need|specialize|offer|provide|work|see|know|do|take|get|send|write|save|use|understand|appreciate|look)s?\b)`;

/** Dispensable sentence openings; the next word is captured. */
const LEADING = new RegExp(
  `${START}(?:(?:to be honest|frankly|basically|honestly|simply put|needless to say|as a matter of fact),? |(?:I (?:just )?want(?:ed)? to (?:share|mention|point out) that|it is worth noting that|please note that) )(\\p{L}[\\p{L}'\u2019]*)`,
  'giu',
);
/** A statement phrased as a question that nobody answers. */
const DID_YOU_KNOW = new RegExp(`${START}did you know that ([\\p{L}\\d][^?\\n]{10,140})\\?`, 'giu');

/** Commands that rush the reader, and the statement after each. */
const ACT_NOW = new RegExp(`${START}act (?:now|fast|today) (?:and|to) (get|save|receive) ([^.!\\n]{3,80})[.!]`, 'giu');
const CLICK_HERE = new RegExp(
  `${START}click here to (book|schedule|try|see|download|start|get) ([^.:!\\n]{2,40}?)(?: today| now)?(?=:? https?:)`,
  'giu',
);

const rule = (pattern: string, by: string): readonly [RegExp, string] => [new RegExp(pattern, 'giu'), by];

/** Empty words inside a sentence, and their replacement. */
const RULES: readonly (readonly [RegExp, string])[] = [
  rule(
    String.raw`(?<=\b(?:I|we|you|they|it|which|that|who|and)) (?:basically|really|truly|actually|simply|absolutely|definitely|genuinely|essentially|literally|honestly) ${PLAIN_VERB}`,
    ' ',
  ),
  rule(
    String.raw`(?<=\b(?:is|are|was|were|be|been|am|I'm|we're)) (?:really|truly|absolutely|extremely|incredibly|super) (?=(?:happy|excited|proud|impressed|competitive|interested|pleased|simple|easy|fast|affordable|quick|good|great)\b)`,
    ' ',
  ),
  rule(String.raw`(?<=,? and )I know from (?:my own )?experience that (?=\p{L})`, ''),
  rule(
    String.raw`(?<=\b(?:I|we))(?:'d| would) be (?:more than |very |only too )?(?:happy|glad|pleased|delighted) to (?=(?:come|survey|measure|check|send|show|bring|drop|visit|prepare|share|set|walk|look|make|test|quote|price|collect|draw|write|run|demonstrate)\b)`,
    ' can ',
  ),
  rule(String.raw`(?<=\b(?:I|we)) (?:am|are) able to (?=\p{L})`, ' can '),
  rule(String.raw`(?<=\b(?:I|we))(?:'d| would) like to offer you (?=(?:a|an|the|one|our)\b)`, ' can offer you '),
  rule(String.raw`\bWe are different from ([^.,?!]{3,30}?) (?:as|because|since|in that) we `, 'Unlike $1, we '),
  rule(String.raw`\bin order to\b`, 'to'),
  rule(String.raw`\bdue to the fact that\b`, 'because'),
  rule(String.raw`\bat this (?:point|moment) in time\b`, 'now'),
  rule(String.raw`\bon a (daily|weekly|monthly|yearly) basis\b`, '$1'),
  rule(String.raw`\ba (?:large|great|vast) number of\b`, 'many'),
  rule(String.raw`\bsuch as yours\b`, 'like yours'),
  rule(String.raw`\bas compared to\b`, 'compared to'),
  rule(String.raw`\bby as much as (?=\d)`, 'by up to '),
  rule(String.raw`\b(?:has|have) the ability to\b`, 'can'),
  rule(String.raw` for your reference(?=[.!])`, ''),
  rule(String.raw`,? at your (?:earliest )?convenience(?=[.!])`, ''),
  rule(String.raw`,? no strings attached(?=[.!?])`, ''),
  rule(String.raw`,? which is (?:awesome|amazing|great|fantastic|super exciting)[.!]`, '.'),
];

/** A text without its empty words. */
export const withoutEmptyWords = (text: string): string =>
  RULES.reduce((changed, [pattern, by]) => changed.replace(pattern, by), text)
    .replace(LEADING, (_, word: string) => capitalise(word))
    .replace(ACT_NOW, 'You $1 $2.')
    .replace(CLICK_HERE, 'You can $1 $2 here')
    .replace(DID_YOU_KNOW, (_, said: string) => `${capitalise(said)}.`);
