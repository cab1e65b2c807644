import { MONTH, WEEKDAY } from '../../reading/text/timeWords.ts';
import { tellsOf } from '../prose/onlyPraises.ts';
import { withoutPlatitudes } from './platitudes.ts';

/** Words of what any seller promises of anything, and of what any business knows. */
const OF_ANY_BENEFIT =
  /^(?:abilit\w+|accident\w*|across|achiev\w*|act(?:s|ion|ions)?|adapt\w*|always|add(?:s|ing)?|advance\w*|appreciate\w*|around|assured?|attention|attract\w*|automation|avoid\w*|balance|becom\w*|benefit\w*|big|boost\w*|brand\w*|bring\w*|budget\w*|business\w*|busy|buil[dt]\w*|capabilit\w+|care\w*|challeng\w*|chang\w*|clear|clients?|clock|collaborat\w*|combined|compan(?:y|ies)|competit\w*|concentrate|confiden\w*|connect\w*|consistent\w*|constant\w*|consult\w*|continuous\w*|core|cost\w*|count\w*|critical|crucial|cultur\w*|customers?|daily|decades?|decision\w*|dedicat\w*|demand\w*|develop\w*|different\w*|difficult\w*|eas(?:e|ier|iest|ily|y)|effective\w*|effort\w*|employee\w*|energ(?:i\w+)|engag\w*|enhanc\w*|enjoy\w*|environment\w*|especially|every|essential\w*|established|excell\w*|executi\w*|expect\w*|experienc\w*|expert\w*|extension|face\w*|fact|faster?|feel\w*|finding|first|firms?|fit|flexib\w*|free(?:s|ing|up)?|friendly|game|gain\w*|goes|good|grow\w*|hands?|happ(?:y|ier|iness)|hard|hassle\w*|healthy|heart|help(?:s|ed|ing)?|hours|impact\w*|importan\w*|impress\w*|improv\w*|increas\w*|industr\w+|insight\w*|invest\w*|issues?|keep\w*|key|know\w*|lasting|lead(?:er|ers|ership|ing)?|let|lifeblood|long-term|lots?|look\w*|loyal\w*|maintain\w*|makes?|managing|many|market\w*|matter\w*|measurable|mind|modern\w*|money|morale|motivat\w*|needed|noticed?|open\w*|operat\w+|optimal|options?|ourselves|overall|own|paced?|partner\w*|peace|perfect|perform\w*|personal\w*|place|possible|potential|powerful|pragmatic|pressure|prevent\w*|pride|prides|priorit\w+|pro-?active\w*|problem\w*|process\w*|productiv\w*|profession\w*|profit\w*|promot\w*|proper\w*|protect\w*|provider\w*|qualified|quality|quick\w*|range|reach\w*|real-world|reduc\w*|regular\w*|relationship\w*|rel(?:y|ied|ies|iab\w+)|reputation\w*|require\w*|resources?|respon\w+|rest|retain\w*|right|risk\w*|safe\w*|scal(?:e|es|ing)|satisf\w*|save[sd]?|saving|seamless\w*|seasoned|serious\w*|served?|simplif\w*|situation\w*|skilled|solve[sd]?|solving|specific\w*|spend\w*|stand\w*|stay\w*|step\w*|streamlin\w*|stress\w*|strong\w*|struggl\w*|surpris\w*|sure|sustainab\w*|tailor\w*|takes?|tasks?|teams?|things?|think\w*|threats?|throughout|time\w*|topics?|track|trust\w*|understand\w*|unexpected|unique\w*|useful|valuable|variety|vast|visitors|vital|wants?|well|well-trained|wherever|wide|work\w*|worr\w+|years?)$/u;
/** How many things a sentence names that not any seller has, and that the `rest` does not name. */
export const countTold = (text: string, rest = ''): number => tellsOf(text, rest).filter((word) => !OF_ANY_BENEFIT.test(word)).length;

/** Where a sentence has words of any ad, it must name so many things beside them. */
const LEAST_CONCRETE = 3;
/** Whether a sentence says what is sold, whatever praise stands around it. */
export const isConcrete = (text: string, known = ''): boolean =>
  countTold(
    known
      .split(/\n/)
      .filter((name) => name !== '')
      .reduce((rest, name) => rest.replaceAll(name, ' '), withoutPlatitudes(text)),
  ) >= LEAST_CONCRETE;

/** Prices and terms in words. */
const TERM =
  /\b(?:(?:is|are|comes?|stays?) (?:completely |entirely |all |also )?free\b(?! of (?!charge))|(?:is|are|be|it['\u2019]s) on (?:us|the house)\b|waiv(?:e|es|ed)|(?:costs?|pay|owe|charge) (?:you )?(?:nothing|extra)|no (?:contract|minimum|fee|set-?up fee|credit card)|half (?:the )?price|(?:the )?same price|costs? the same|(?:without|at no|free of) (?:extra |further )?(?:charge|cost))\b/iu;
/** A figure, also in words. */
const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|(?:one|a single) (?:minute|hour|day|shift|morning|afternoon|week|month|visit))\b/iu;
/** A day until which something is to be had. */
const UNTIL = new RegExp(
  String.raw`\b(?:[Uu]ntil|till|[Bb]efore|[Bb]y|[Tt]hrough|[Ff]rom|[Oo]n) (?:the )?(?:(?:end|start|beginning|middle|\d{1,2}(?:st|nd|rd|th)?) (?:of )?)?${MONTH}\b`,
  'u',
);
/** A name: inside the sentence, or two words at its beginning. Initialisms of any office are none. */
const NAME = new RegExp(
  String.raw`(?<=[\p{Ll}\d,;:&] )(?!${WEEKDAY}|${MONTH}|(?:I|AI|HR|IT|CEO|CFO|CTO|COO|ROI|B2B|B2C|SEO|KPIs?|OK)\b)\p{Lu}[\p{L}\d&'\u2019-]+|^\W*\p{Lu}\p{Ll}+ (?!I\b)\p{Lu}\p{Ll}+`,
  'gu',
);

const lastWord = (name: string): string => name.replace(/^.* /s, '').replace(/['\u2019]s$/, '');

/** A price, a share or a number of things for money. */
const PRICE = /\bhalf[- ]price\b|[$\u20ac\u00a3]\s?\d|\d ?%|\b\d[\d.,]* ?(?:cents?|pence|p|euros?|dollars?|pounds?)\b/iu;
/** Praise, and no share of anything. */
const WHOLE = /\b100 ?%/gu;
/** Whether a sentence gives a price or a term. */
export const holdsTerm = (text: string): boolean => PRICE.test(text.replace(WHOLE, '')) || TERM.test(text);

/** Whether a sentence has something that a reader can check or reckon with: a figure, a term, a date, or a name that is not `known`. */
export function holdsFact(text: string, known: string): boolean {
  if (FIGURE.test(text) || TERM.test(text) || UNTIL.test(text)) return true;
  return (text.match(NAME) ?? []).some((name) => !known.includes(lastWord(name)));
}
