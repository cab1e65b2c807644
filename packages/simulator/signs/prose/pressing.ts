import { emailOf, withBody } from '../../edits/edit.ts';
import { isUndamaged } from '../../edits/safety.ts';
import { capitalise, editProse, proseSentences, removeWhole } from '../../edits/textOps.ts';
import type { DamageKind } from '../../damage/damage.ts';
import type { Email } from '../../lead.ts';
import { toEmailDraft, type BodySentence, type EmailDraft } from '../../reading/draft.ts';
import { isOnlyPressure } from './onlyPresses.ts';
import { SALE } from './pressureWords.ts';

const START = String.raw`(?<=^|[.!?]["'\u2019\u201d)]?[ \t]+|\n[ \t]*)`;
const END = String.raw`(?=[.!])`;
const COUNT = String.raw`(?:\d{1,3}|a few|two|three|four|five|six|seven)`;
const PLACES = String.raw`(?:[\p{L}-]+ )?(?:spots?|seats?|places?|slots?|copies|units?|openings?)`;
const URGES = String.raw`(?:(?:you (?:must|should|need to|have to) )?act (?:now|fast|today|quickly|immediately|at once)|hurry(?: up)?|don['\u2019]?t (?:wait|delay|miss (?:out|this|it))|don['\u2019]?t (?:get|be) left behind|last (?:chance|call)|final (?:call|notice)|(?:this is a )?limited(?:[- ]time(?: offer| deal| only)?| (?:offer|deal))|(?:this week|today) only|(?:order|buy|sign up|join|book) now)`;
const NOW = String.raw`(?:now|today|asap|right away|immediately)`;
const TAIL = String.raw`(?:[,!]? (?:before (?:it['\u2019]?s too late|they['\u2019]?re gone)|while (?:supplies|stocks?) lasts?|today|now|(?:out )?on this (?:[\p{L}]+ )?(?:offer|deal|opportunity|chance)))`;
/** A reason may stand without what it is the reason for; other clauses may not. */
const REASON = String.raw`(?:because|since|as)(?! (?:well|soon|long|far|much|many|a|an|of)\b) (?=(?:\p{L}+ ){2})`;
const GOES_ON = String.raw`(?:so|or|but|and|if|when|while|before|after|until|unless|as|because|since|though|although)\b`;
const GUARANTEES = String.raw`(?:(?:best|lowest) (?:prices?|rates?)|quality|delivery) (?:is |are )?guaranteed|(?:100 ?% )?(?:satisfaction|results?|success) (?:is |are )?guaranteed|100 ?% (?:guaranteed|satisfaction(?: guaranteed)?|risk[- ]free|free)|(?:completely )?risk[- ]free`;
const NO_TIES = String.raw`no (?:obligations?|strings(?: attached)?|risk)(?: whatsoever| at all)?`;

/** Sentences that only press: nothing is lost with them. */
const WHOLE: readonly RegExp[] = [
  new RegExp(String.raw`^(?:so,? |please )?${URGES}(?:[,!.]* (?:(?:so|and) )?${URGES}|${TAIL})*[!.]*$`, 'iu'),
  new RegExp(
    String.raw`^(?:hurry[,!:]? |act now[,!:]? )?(?:there are |we (?:only )?have )?(?:only |just )?${COUNT} ${PLACES} (?:are )?(?:left|remain(?:ing)?)(?: (?:for )?this (?:week|month|year))?(?:,? (?:so|and) ${URGES})?[!.]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:hurry[,!:]? )?(?:this |the |our )?(?:offer|deal|discount) (?:ends|expires) (?:soon|today|tonight|tomorrow)[!.]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:${URGES}[,:!]* (?:because |as |since )?)?(?:(?:our |the )?(?:stocks?|supplies|quantities|availability|time) (?:is|are) (?:very |strictly )?(?:limited|running out)|your competitors (?:are already|already) (?:using|doing|on) (?:it|this|board))[!.]*$`,
    'iu',
  ),
  new RegExp(String.raw`^(?:${GUARANTEES}|(?:100 ?% )?guaranteed)[!.]*$`, 'iu'),
  new RegExp(
    String.raw`^(?:limited (?:spots|seats|places|slots|availability|copies|units)|(?:spots|seats|places|slots|copies|units) are (?:very )?limited)(?:,? (?:and |with )?only ${COUNT} (?:${PLACES} )?(?:left|remaining))?(?: this (?:week|month|year))?(?:,? (?:so|and) ${URGES})?[!.]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:please )?(?:confirm|book|order|reply|respond|call|sign up|act|enquire) ${NOW} to avoid (?:disappointment|missing out)[!.]*$`,
    'iu',
  ),
  /^this (?:offer )?is (?:only )?(?:valid|available|good) (?:only )?(?:today|until (?:tonight|midnight))(?: only)?[!.]*$|^this offer is only valid today[!.]*$/iu,
  /^(?:so,? )?(?:you(?:['\u2019]ve| have)(?: got)?|there(?:['\u2019]s| is)) (?:absolutely |really |literally )?nothing to lose[!.]*$/iu,
  /^(?:this|it) is(?: not|n['\u2019]t) (?:a )?(?:spam|scam)[!.]*$/iu,
  new RegExp(String.raw`^${SALE}[!.]+$`, 'iu'),
  new RegExp(String.raw`^${NO_TIES}(?:[,.!] ?${NO_TIES})*[!.]*$`, 'iu'),
];

type Rule = readonly [pattern: RegExp, by: string | ((...groups: string[]) => string)];
const rule = (pattern: string, by: Rule[1] = ''): Rule => [new RegExp(pattern, 'giu'), by];
/** The words before those that press. */
const same = (_: string, words: string): string => words;
const upper = (_: string, word: string): string => capitalise(word);

/** Words that press inside a sentence that is complete without them. */
const RULES: readonly Rule[] = [
  rule(
    String.raw`${START}${URGES}${TAIL}*(?:,? (?:and|to) |[,:!]+ | ?[\u2013\u2014-]+ )(?:${REASON})?(?!https?:|www\.|(?:avoid|prevent|escape|stop)\b|${GOES_ON})(\p{L}[\p{L}'\u2019]*)`,
    upper,
  ),
  rule(
    String.raw`${START}(?:(?:I|we) (?:only|just) have |(?:(?:I|we)(?: have|['\u2019]ve got) |there (?:are|is) )?(?:only|just) )${COUNT} ${PLACES} (?:left|remaining|available|open)(?: (?:for )?this (?:week|month|quarter|year))?,? (?:so|and) (?:please )?(\p{L}[\p{L}'\u2019]*)`,
    upper,
  ),
  rule(
    String.raw`(?<=\b(?:will|can|to|and|we|that) )(?:100 ?% )?guarantee (?:that )?you(?:['\u2019]ll| will)? (?=(?:save|get|cut|win|grow|see|find|reach|have|gain|free|spend|lose)\b)`,
    'help you ',
  ),
  rule(
    String.raw`${START}(?:for a limited time(?: only)?|this week only|today only|while (?:stocks?|supplies) lasts?),? (\p{L}[\p{L}'\u2019]*)`,
    upper,
  ),
  rule(
    String.raw`${START}((?:please )?(?:call|text|ring|phone|e-?mail|message)(?: (?:me|us))?) (?:right )?${NOW}(?=[,:]? (?:(?:at|on) )?[+(]?\d)`,
    same,
  ),
  rule(
    String.raw`${START}((?:please )?(?:call|text|ring|phone|schedule|book|order|contact|reply|get|claim|request|sign up|start|email|visit)\b[^.!?:\n]{3,80}?),? (?:right )?${NOW}${END}`,
    same,
  ),
  rule(String.raw`,? so (?:please )?(?:hurry(?: up)?|act (?:now|fast|quickly)|don['\u2019]?t (?:wait|delay|miss (?:out|this|it)))${END}`),
  rule(String.raw`,? (?:and|so) (?:book|confirm|order|reply|call) ${NOW} (?:in order )?to avoid disappointment${END}`),
  rule(String.raw`,? (?:in order |so as )?to avoid (?:disappointment|missing out)${END}`),
  rule(
    String.raw`,? (?:(?:but|and) )?(?:only |just )?(?:before it['\u2019]?s too late|while (?:supplies|stocks?) lasts?|today only|for a limited time(?: only)?)${END}`,
  ),
  rule(
    String.raw`(?:,| [\u2013\u2014-]) (?:(?:results? |satisfaction )?(?:100 ?% )?guaranteed|(?:completely |100 ?% )?risk[- ]free)${END}`,
  ),
  rule(String.raw`,? (?:so|and) there(?:['\u2019]s| is) (?:absolutely |really )?no risk(?: to you| involved| whatsoever| at all)?${END}`),
  rule(String.raw` \((?:only|just) ${COUNT} ${PLACES} (?:are )?(?:left|remaining)\)`),
  rule(String.raw`(?:,| [\u2013\u2014-]| and there(?:['\u2019]s| is| are)|,? (?:and|with)) ${NO_TIES}${END}`),
  rule(String.raw`${START}100 ?% (?:guaranteed |free )(\p{L}[\p{L}-]*)(?= \p{L})`, upper),
  rule(String.raw`(?<=[\p{L},] )100 ?% (?=free\b)`),
  rule(String.raw`(?<=[\p{L},] )100 ?% guaranteed (?=\p{L}{3,})`),
  rule(String.raw`(?<=\b(?:our|the|your|get|see|with|for|of) )(?:guaranteed|risk[- ]free|no[- ]obligation) (?=\p{L}{3,})`),
  rule(String.raw`(?<=\ba )(?:risk[- ]free|no[- ]obligation) (?=[bcdfghjklmnpqrstvwxyz]\p{L}{2,})`),
  rule(String.raw`(?<=\b(?:our|the) )best (?=prices?\b)`),
  rule(String.raw`,? (?:all )?at (?:an? )?(?:unbeatable|amazing|incredible|the (?:very )?(?:best|lowest)) (?:prices?|rates?)${END}`),
  rule(String.raw`(?<=\b(?:our|this|the) )(?:special|exclusive|amazing|unbeatable|incredible) (?=(?:offer|deal)s?\b)`),
];

/** The "100%" of "100% free" is not a figure. */
export const MAY_CHANGE: readonly DamageKind[] = ['number_torn'];

const isSame = (one: Email, other: Email): boolean => one.subject === other.subject && one.body === other.body;

/**
 * The email without words that press or promise too much, where the rest is a whole line: each is removed alone, and stays if the text
 * would suffer.
 */
export function dropPressing(draft: EmailDraft): Email {
  const start = emailOf(draft);
  if (draft.language !== 'en') return start;
  let [email, own] = [start, draft];
  const take = (edited: Email): void => {
    if (isSame(edited, email) || !isUndamaged(email, edited, MAY_CHANGE) || !isUndamaged(start, edited, MAY_CHANGE)) return;
    email = edited;
    own = toEmailDraft({ ...draft.lead, email }, draft.context);
  };
  const textOf = ({ start: from, end }: { start: number; end: number }): string => own.body.raw.slice(from, end).trim();
  const takeWhole = (isGone: (sentence: BodySentence) => boolean): void => {
    const gone = proseSentences(own).filter(isGone);
    if (gone.length > 0) take(withBody(own, removeWhole(own.body.raw, gone)));
  };
  // All together, or one by one where the rest needs some of them.
  const pressing = proseSentences(own).map(textOf).filter(isOnlyPressure);
  takeWhole((sentence) => pressing.includes(textOf(sentence)));
  for (const text of pressing) takeWhole((sentence) => textOf(sentence) === text);
  for (const pattern of WHOLE) {
    takeWhole((sentence) => pattern.test(textOf(sentence)));
  }
  for (const [pattern, by] of RULES)
    take(
      withBody(
        own,
        editProse(own, (text) => (typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by))),
      ),
    );
  return email;
}
