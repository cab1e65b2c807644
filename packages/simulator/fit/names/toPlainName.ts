import { isService } from './isService.ts';

/** Praise is not part of a name, wherever it stands. */
const HYPE =
  /^(?:revolutionary|amazing|awesome|incredible|unbeatable|world-class|best-in-class|innovative|cutting-edge|next-generation|next-gen|state-of-the-art|game-changing|superior|top-notch|ultimate|effortless|fantastic|stunning|exceptional|outstanding|high-quality|affordable|trusted|proven|brilliant|magical|groundbreaking|breakthrough|first-class|holistic|turnkey|unparalleled|unrivaled|unrivalled|industry-leading|market-leading|award-winning|disruptive|transformative|hassle-free|beautiful|wonderful|perfect|excellent|comprehensive|complete|tailored|bespoke|competitive|extensive|special|latest|dedicated)$/i;
/** Praise only as the first word: a leading edge may be a part. */
const HYPE_FIRST =
  /^(?:leading|powerful|exclusive|premium|premier|unique|top|great|super|professional|reliable|local|new|(?:[a-z\d]+-)?person|annual|yearly|own|our|the|several|many|some|enough|few|various|multiple|more)$/i;
/** Words that say nothing without another. */
const GENERAL =
  /^(?:software|services?|solutions?|platforms?|tools?|systems?|apps?|products?|machines?|teams?|technology|equipment|devices?|programs?|packages?|websites?|units?|kits?|models?|crews?|vans?|trucks?|boats?|robots?|drones?|pages?|engineers?|drivers?|writers?|experts?|inspectors?|support|lessons|training|management|development|cover|security|samples?|quotes?|estimates?|options|features|answers|questions|references|advice|catalogs?|catalogues?|visits?|partners?|analysis|claims?)$/i;
/** What a seller tells of an offer or sends about it; none of it is for sale. */
const TOLD =
  /^(?:prices?|pricing|rates?|costs?|fees?|news|updates?|upgrades?|offers?|deals?|bargains?|discounts?|specials?|promotions?|promos?|versions?|releases?|launch|features?|functions?|info|information|details|expertise|experience|knowledge|approach|quality|difference|opportunit(?:y|ies)|results?|benefits?|savings?|pays|lads|yours|ours)$/i;
/** Those who do a work stand for it: "cleaning crews" are cleaning. */
const WORKERS = /^(?:teams?|crews?|squads?)$/i;
/** "CRM made for roofers", "brass parts mfg": how a thing came about, where it is or who has it, behind its name. */
const MADE = /^(?:made|built|designed|developed|based|run|hosted|here|there|mfg|suppliers?|quotations?)$/i;
const SHOUTED = /^[A-Z]{5,}$/;

/** "Next week's rota" is a rota. */
const OF_A_TIME = /^(?:(?:next|last|this) )?(?:today|tomorrow|week|month|year|season|night|[a-z]+day)['\u2019]s /i;

/** A name without praise; null if nothing, or nothing that says what it is, is left. */
export function toPlainName(name: string): string | null {
  const words = name
    .replace(OF_A_TIME, '')
    .split(' ')
    .filter((word) => !HYPE.test(word));
  while (words.length > 1 && HYPE_FIRST.test(words[0] ?? '')) words.shift();
  if (words.length > 1 && WORKERS.test(words.at(-1) ?? '') && isService(words.at(-2)?.toLowerCase() ?? '')) words.pop();
  if (words.length > 1 && MADE.test(words.at(-1) ?? '')) words.pop();
  if (TOLD.test(words.at(-1) ?? '')) return null;
  const plain = words.map((word) => (SHOUTED.test(word) ? word.toLowerCase() : word));
  return plain.length === 0 || (plain.length === 1 && GENERAL.test(plain[0] ?? '')) ? null : plain.join(' ');
}
