import { isWrongArticle } from '../../damage/lexicon.ts';
import { PRICE } from './readUse.ts';
import type { UsedSentence } from './readUses.ts';
import { holdsFact } from './tellsSomething.ts';

/** What a sender proposes to do for the reader, without a visit: "If you like, I can also send you the dates for February." */
const PROPOSES =
  /(?:^|[.,;] |\b(?:and|or) )(?:if [^,.!?\n]{2,60}, )?(?:then |gladly )?(?:I|we)(?:(?:['\u2019]d|['\u2019]ll|['\u2019]m| can| could| would| will| am| are|['\u2019]re) (?:also |always |gladly |happily )*)(?:be )?(?:(?:happy|glad|pleased|love|like) to )?(?:also )?(send|email|drop off|bring by|bring|share|prepare|run|make|put together) (?:(?:(?:over|along|for) )?you )?(?:for free )?((?:a|an|the|our|my|some|free|\d{1,2}|two|three|five) [^.!?;:\n]{3,90})/iu;
/** "We would welcome the opportunity to provide you with a free quote." */
const WELCOMES =
  /^\W*(?:I|we)(?:['\u2019]d| would) (?:welcome|love|like|appreciate) (?:the|an) (?:opportunity|chance) to (?:provide|offer|give|send|prepare)\b/iu;
/** Where what is proposed ends: another proposal, a purpose of its own or the time it takes. */
const GOES_ON =
  / (?:and|or|then|so|but|because|when|before|after|once|by (?:e-?mail|post|return)|if|to (?:you|your office|\{\{|show|see|help|give|prove)|which|that|over|as well|the (?:same|next) day|today|tomorrow|in case|(?:for|within|in) (?:\d+|a few|one|two|three|four|five) (?:hours?|minutes?|days?))(?![\p{L}\d])|, /iu;
/** "I also have a free e-book, which I would be glad to send you." */
const HAS =
  /^\W*(?:I|we)(?: also)? have ((?:a|an|our|some) [^,.!?;:\n]{3,60}(?:, ["\u201c][^"\u201d.!?\n]{3,60}["\u201d])?)(?:,|(?<=["\u201d])) [^.!?\n]{0,60}\b(?:send|share|email)\b/iu;
/** "Please let me know if you would like a quote." */
const WANTS =
  /\bif you(?:['\u2019]d| would) (?:like|want)(?: to (see|get|receive|have|try))? ((?:an?|the|our|my|some) [^,.!?;:\n]{3,60})/iu;
/** "Try it for two weeks, free of charge." */
const TRY = /^\W*(?:you can |just )?(try [^.!?;:\n]{3,70}\b(?:free|at no (?:cost|charge)|risk))((?: of charge)?)[.!]?$/iu;
/** What the sender asks for is none of it. */
const TAKES =
  /^(?:the|an?|our|my) (?:offer|proposal|solution)$|\b(?:calendar|invite|link|invoice|call|meeting|proposal for a (?:call|meeting)|times?|catalog(?:ue)?s? and price lists?)\b/iu;

/** Says no more than that it is offered: "I can offer you two things: a free trial, or a tour". */
const OFFERS =
  /^\W*(?:(?:I|we)(?:['\u2019](?:d|ll|m|re)| can| could| would| will| am| are)?(?: (?:also|gladly|currently|happy|glad|pleased|like|love|to))* offer(?:ing)?|(?:you can|feel free to) (?:get|have|start|try|request))\b/iu;
/** Tells the reader to get in touch: "Please do not hesitate to contact us for a free quote." */
const INVITES =
  /\b(?:(?:do not|don['\u2019]t) hesitate|feel free|please (?:call|contact|email|reply|ring|phone|write|get in touch|let (?:me|us) know)|(?:contact|call|ring|email) (?:me|us)|get in touch|let (?:me|us) know)\b/iu;

/** "I would love the opportunity to quote on your next order." */
const QUOTES =
  /\b(?:opportunity|chance|like|love|happy|glad) to (?:quote|bid)((?: you)? (?:on|for) (?:your|the|an?) [^.!?;:,\n]{3,50}?)(?= and\b|[.!,;]|$)/iu;

const THING =
  'quotes?|quotations?|estimates?|audits?|reviews?|checks?|check-?ups?|reports?|comparisons?|samples?|trials?|tests?|translations?|assessments?|appraisals?|benchmarks?|checklists?|mock-?ups?|tastings?|pilots?|analysis|valuations?|inspections?|surveys?|consultations?|e-?books?|guides?|demos?|drawings?|designs?';
/** Something that costs nothing. */
const FREE = new RegExp(
  String.raw`\b((?:(?:\d+|one|two|three|four|six)-(?:minute|hour|day|week|month) )?(?:free|complimentary|no-cost)(?:,?(?: and)? no[- ]obligation)?\s+(?:[\p{L}\d-]+\s+){0,3}?(?:${THING})(?: (?:weeks?|months?|days?|sessions?|lessons?|packs?|kits?|visits?))?)(?![\p{L}\d-])(?!\s+of\s+(?:charge|our|all|\d))(?!\s+(?:and|or|work)\s)`,
  'iu',
);
/** "The first survey is free." */
const FIRST = new RegExp(String.raw`\b(?:the|your) (first (?:[\p{L}-]+ )?(?:${THING})) is (?:completely |entirely )?free\b`, 'iu');
/** Whatever is done for free: "We will look at your current contract for free". */
const FOR_FREE =
  /^\W*(?:I|we)(?:['\u2019]ll| will| can| could|['\u2019]d be (?:happy|glad) to) (?:also |gladly )?(look at|check|review|test|inspect|measure|audit|compare|translate|price) ((?:your|one|a|an|two|three) [^.!?;:,\n]{3,50}?) (?:for free|free of charge|at no (?:cost|charge))\b/iu;

/** What the email offers that takes least: the question about it, the sentence it is made of, and whether that sentence says no more. */
export type LightOffer = { question: string; from: UsedSentence; isWhole: boolean };

const bare = (thing: string): string => {
  const end = thing.search(GOES_ON);
  return (end < 0 ? thing : thing.slice(0, end)).trim();
};

const MOST_WORDS = 12;
/** A word in capitals that is no initialism shouts. */
const calm = (thing: string): string => thing.replace(/\p{Lu}{4,}/gu, (word) => word.toLowerCase()).replace(/^free/i, 'free');
const withArticle = (thing: string): string =>
  /(?:[^s]|sis)$/.test(thing) ? `${isWrongArticle('a', thing) ? 'an' : 'a'} ${thing}` : thing;

function questionOf(text: string): string | undefined {
  const done = FOR_FREE.exec(text);
  if (done?.[1] !== undefined && done[2] !== undefined) return `Can we ${done[1].toLowerCase()} ${done[2]} for free?`;
  const quoted = QUOTES.exec(text)?.[1];
  if (quoted !== undefined) return `Can I quote${quoted}?`;
  const tried = TRY.exec(text);
  if (tried?.[1] !== undefined) return `Would you like to ${tried[1].replace(/^T/, 't')}${tried[2] ?? ''}?`;
  const proposed = PROPOSES.exec(text);
  const act = proposed?.[1]?.toLowerCase();
  const had = HAS.exec(text)?.[1];
  const thing = had ?? bare(proposed?.[2] ?? '');
  const isShort = thing !== '' && thing.split(/\s+/).length <= MOST_WORDS && thing.includes(' ');
  if (isShort && !TAKES.test(thing) && act?.startsWith('bring') === true) return `Can I bring by ${thing}?`;
  if (isShort && !TAKES.test(thing))
    return act === 'drop off'
      ? `Can I drop off ${thing}?`
      : act === 'run' || act === 'prepare' || act === 'make'
        ? `Would ${calm(thing)} be useful to you?`
        : `Can I send you ${thing}?`;
  const wanted = WANTS.exec(text);
  const sought = bare(wanted?.[2] ?? '');
  if (sought.includes(' ') && !TAKES.test(sought))
    return `Would you like ${wanted?.[1] === undefined ? '' : `to ${wanted[1].toLowerCase()} `}${sought}?`;
  const first = FIRST.exec(text)?.[1];
  if (first !== undefined) return `Would a free ${first.toLowerCase()} be useful to you?`;
  const free = FREE.exec(text)?.[1];
  return free === undefined ? undefined : `Would ${withArticle(calm(free))} be useful to you?`;
}

/** Several are offered, of which the question asks about one: "a free trial, or a tour". */
const CHOICE = /\b(?:two|three|either|both)\b.*\bor\b|, or (?:an?|the|your|I|we)\b/iu;
/** Whether a sentence says no more than a question about what it offers. */
function isToldBy(text: string): boolean {
  if (![FREE, PRICE].some((form) => form.test(text))) return true;
  if ([PROPOSES, HAS, FOR_FREE, QUOTES, WELCOMES].some((form) => form.test(text))) return true;
  const rest = text.replace(FREE, ' ');
  return (INVITES.test(text) && !PRICE.test(rest)) || (OFFERS.test(text) && (!holdsFact(rest, '') || CHOICE.test(text)));
}

/** The lightest offer of an email in a question of its own words; undefined if it makes none. What is free comes first, then what is nearest to the end. */
export function findLightestOffer(sentences: readonly UsedSentence[], company: string | null): LightOffer | undefined {
  const may = sentences.filter(
    ({ isHostile, isQuestion, use }) => !isHostile && !isQuestion && use !== 'closing' && use !== 'opt_out' && use !== 'list',
  );
  const found = may.flatMap((from): LightOffer[] => {
    // Whoever is asked is at the company.
    const question = questionOf(company === null ? from.text : from.text.replace(` to ${company}`, ''));
    return question === undefined
      ? []
      : [
          {
            question,
            from,
            isWhole: isToldBy(from.text),
          },
        ];
  });
  const free = found.filter(({ question }) => /\bfree\b/.test(question));
  // What is offered says more of it than an invitation to ask for it.
  return free.findLast(({ from }) => !WANTS.test(from.text)) ?? free.at(-1) ?? found.at(-1);
}
