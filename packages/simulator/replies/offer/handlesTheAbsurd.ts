import { splitProse } from '../splitProse.ts';
import { UNHELD } from './immaterial.ts';

/** "Two liters of whispers": units in which nobody measures them in a figure of speech. */
const MEASURED = String.raw`\b(?:lit(?:er|re)s?|gallons?|pints?|quarts?|pounds?|kilos?|kilograms?|bushels?|cubic (?:feet|foot|yards?|met(?:er|re)s?)|square (?:feet|foot|yards?|met(?:er|re)s?)|running (?:feet|yards|met(?:er|re)s)|sacks?|crates?|barrels?|drums?|pallets?|spools?|slices?) of (?:(?!of\b)\p{L}+ ){0,2}?(?:${UNHELD}|silence|darkness)`;
/** Counted as stock: "about four hundred usable echoes". */
const IN_STOCK = String.raw`\b(?:usable|reusable|unused|harvestable|gently used|second-?hand|pre-owned|recycled|refurbished|left-?over|ripe|surplus|sellable|rentable|wild-caught|free-range|hand-(?:picked|folded|washed)) ${UNHELD}`;
/** What is done to a thing that can be carried, kept, sold or let, in no figure of speech. */
const HANDLES = String.raw`(?:collect|gather|pick|haul|cart|lift|roll|fold|press|vacuum|hoover|sweep|scoop|bottle|jar|can|box|crate|bag|pack|wrap|dry|wash|launder|iron|weigh|grade|rent|lease|lend|loan|buy|purchase|sell|resell|ship|store|stock|warehouse|harvest|trap|net|breed|rear|train|tame|import|export|auction|recycle|refurbish|repair|mend|pickle|smoke|brew|distill|grind|knit|weave|sew|stitch|starch|insure|appraise|trade|swap|hire|supply|wholesale|install|hang|freeze|bake|water|feed|groom|deliver|estimate|price|valu)(?:e?s|es|ed|ing|ping|ging|ting|e)?`;
const SENDER = String.raw`\b(?:we|I|our (?:[\p{L}-]+ ){1,2}?)(?:['\u2019]ll |['\u2019]ve |['\u2019]d | will | can | could | would | also | now | then | only | just | have | happily )*\s*`;
const BETWEEN = String.raw`(?: (?:up|out|in|away|back|off|down))?(?: (?!(?:about|against|over|through|by|since|during|within|before|after|under|until|in|on|for|with|from|at|to|into|of)\b)[\p{L}\d'\u2019-]+){0,3} `;
/** The thing ends the phrase. */
const ENDS = String.raw`(?=[,.;:!?\n]|$| (?:to|for|on|in|of|by|above|over|and|or|that|which|is|are|it|from|with|at|off|outside|near|while|before|after|between|who|so|until|once|twice|every|each|overnight|daily|weekly|nightly|per|left|here|there|behind|all|too|alone|a (?:day|week|month|night|year|shift))\b)`;
/** "We collect unused echoes overnight", in a sentence of the sender's. */
const DIRECTLY = new RegExp(String.raw`${SENDER}${HANDLES}${BETWEEN}${UNHELD}${ENDS}`, 'iu');
const COUNTED = new RegExp(String.raw`(?:${MEASURED}|${IN_STOCK})${ENDS}`, 'iu');
/** "How many sighs your halls give off, and buy them" */
const COUNTED_FIRST = new RegExp(String.raw`\bhow (?:many|much) ${UNHELD}\b[^.?!\n]*\b${HANDLES} (?:it|them|these|those)\b`, 'iu');
/** "We pick these up and sell them on": nothing else stands between the sender and the pronoun. Grading and pricing are done to pictures, too. */
const BY_PRONOUN = new RegExp(
  String.raw`^(?:\p{L}+,? ){0,3}?${SENDER}(?!(?:grad|pric|estimat|valu|weigh|deliver|stor|apprais|suppl)\p{L}*\b)${HANDLES} (?:(?:up|out|away) )?(it|them|these|those)\b`,
  'iu',
);
/** Not what is fought, broken or taken away. */
const NAMED = new RegExp(
  String.raw`(?<!\b(?:casts?|in|into|the|no|without|beyond|break|cut|fights?|reduces?|absorbs?|removes?|kills?) (?:an? |the )?)\b(${UNHELD})${ENDS}`,
  'giu',
);
/** "Press them into short weekends" */
const MADE_INTO = new RegExp(
  String.raw`\b(?:press|knead|spin|roll|fold|grind|weave|knit|distill|stitch|melt|bake|boil|bottle)(?:e?s|es)? (?:it|them|these|those|\p{L}+) into (?:\p{L}+ ){0,2}?(?:${UNHELD}|seconds|minutes|hours|afternoons|evenings|mornings|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days|summers|birthdays|luck|courage|patience|dreams|laughter|applause)${ENDS}`,
  'iu',
);

const isMany = (thing: string): boolean => /[^s]s$/.test(thing);

/** Whether what the sentence before names is handled: "It holds about four hundred echoes. We collect them." */
function handlesBefore(told: string): boolean {
  const sentences = splitProse(told).filter((sentence) => sentence.trim() !== '');
  return sentences.some((sentence, at) => {
    const pronoun = BY_PRONOUN.exec(sentence)?.[1]?.toLowerCase();
    if (pronoun === undefined) return false;
    return [...(sentences[at - 1] ?? '').matchAll(NAMED)].some(([, thing = '']) => isMany(thing) === (pronoun !== 'it'));
  });
}

/** Whether a sender collects, stores, sells, lets or measures what nobody can hold, whatever the email asks for. */
export const handlesTheAbsurd = (told: string): boolean =>
  [DIRECTLY, COUNTED, COUNTED_FIRST, MADE_INTO].some((words) => words.test(told)) || handlesBefore(told);
