import { isWrongArticle } from '../../damage/lexicon.ts';
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

/** Praise that is as strong without an adverb. */
const PLAIN_PRAISE = String.raw`(?:flexible|competitive|good|nice|simple|easy|fast|quick|interesting|exciting|happy|excited|proud|impressed|pleased|great|unique|special|strong|experienced|professional|reliable|attractive|affordable|useful|helpful|efficient|effective|powerful|friendly|passionate|modern|dedicated)`;
const ADVERB = String.raw`(?:(?:basically|really|truly|absolutely|extremely|incredibly|super|very|actually|honestly|quite|so)(?: (?=(?:really|truly|absolutely|extremely|incredibly|super|very|quite)\b))?)+`;
/** "a really easy tool": the article may change. */
const ARTICLE_ADVERB = new RegExp(String.raw`\b(an?) ${ADVERB} (${PLAIN_PRAISE})\b`, 'giu');

/** Empty words inside a sentence, and their replacement. */
const RULES: readonly (readonly [RegExp, string])[] = [
  rule(
    String.raw`(?<!\b(?:what|how|where|when|whether|than) (?:I|we|you|they|it|which|that|who|and))(?<=\b(?:I|we|you|they|it|which|that|who|and)) (?:basically|really|truly|actually|simply|absolutely|definitely|genuinely|essentially|literally|honestly) ${PLAIN_VERB}`,
    ' ',
  ),
  rule(
    String.raw`(?<=\b(?:is|are|was|were|be|been|am|I'm|we're)) (?:really|truly|absolutely|extremely|incredibly|super) (?=(?:happy|excited|proud|impressed|competitive|interested|pleased|simple|easy|fast|affordable|quick|good|great)\b)`,
    ' ',
  ),
  rule(
    String.raw`(?<=\b(?:is|are|was|were|be|been|am|I['\u2019]m|we['\u2019]re|it['\u2019]s|they['\u2019]re)) ${ADVERB} (?=${PLAIN_PRAISE}\b)`,
    ' ',
  ),
  rule(String.raw`(?<=\b(?:is|are|am|I['\u2019]m|we['\u2019]re|it['\u2019]s)) (?:basically|essentially|literally) (?=\p{L})`, ' '),
  rule(String.raw`(?<=\p{L}) absolutely (?=(?:loves?|adores?|no|zero)\b)`, ' '),
  rule(String.raw`(?<=\p{L}) (?:basically|honestly) (?=our\b|we\b|the\b|a\b)`, ' '),
  rule(
    String.raw`\bI (?:just )?(?:really )?(?:think|believe|feel)(?: that)? we (?:could|can) (?:perhaps|maybe|possibly|probably) `,
    'we could ',
  ),
  rule(String.raw`(?<=\b(?:could|might|may|would)) (?:perhaps|maybe|possibly)(?: (?:perhaps|maybe|possibly))?(?= \p{Ll})`, ''),
  rule(String.raw`(?<=\p{L} )(?:perhaps|maybe) (?=(?:you|we|I) (?:could|might|may)\b)`, ''),
  rule(
    String.raw`(?<=\b(?:I['\u2019]m|I am|we['\u2019]re|we are)) just (?=(?:reaching|writing|checking|following|touching|getting|looking)\b)`,
    ' ',
  ),
  rule(String.raw`\bjust quickly (?=\p{Ll})`, ''),
  rule(String.raw`(?<=\b(?:to|and|I)) quickly (?=(?:reach out|check in|introduce|touch base|ask|see|follow up)\b)`, ' '),
  rule(String.raw`\bplease kindly\b|\bkindly please\b`, 'please'),
  rule(String.raw`,? (?:at some point )?in the (?:near|not too distant) future(?=[.!?])`, ''),
  rule(String.raw`,? at some point(?=[.!?])`, ''),
  rule(String.raw`\ba little bit\b(?! of\b)`, 'a little'),
  rule(String.raw`(?<=,? and )I know from (?:my own )?experience that (?=\p{L})`, ''),
  rule(
    String.raw`(?<=\b(?:I|we))(?:'d| would) be (?:more than |very |only too )?(?:happy|glad|pleased|delighted) to (?=(?:come|survey|measure|check|send|show|bring|drop|visit|prepare|share|set|walk|look|make|test|quote|price|collect|draw|write|run|demonstrate)\b)`,
    ' can ',
  ),
  rule(String.raw`(?<=\b(?:I|we)) (?:am|are) able to (?=\p{L})`, ' can '),
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
    .replace(ARTICLE_ADVERB, (_, article: string, word: string) => {
      const letter = article.charAt(0);
      return `${isWrongArticle(letter.toLowerCase(), word) ? `${letter}n` : letter} ${word}`;
    })
    .replace(LEADING, (_, word: string) => capitalise(word))
    .replace(ACT_NOW, 'You $1 $2.')
    .replace(CLICK_HERE, 'You can $1 $2 here')
    .replace(DID_YOU_KNOW, (_, said: string) => `${capitalise(said)}.`);
