import { findNamed } from './findPhrase.ts';
import type { MaskedSentence } from './maskedSentence.ts';
import { nameClaim, namePlain } from './nameClaim.ts';
import { nameFor } from './nameFor.ts';
import { nameKnownSold } from './nameKnown.ts';
import { nameObject } from './nameObject.ts';
import { namePlaced } from './namePlaced.ts';
import { namePriced } from './namePriced.ts';
import { namePractice } from './namePractice.ts';
import { dropOwner, nameSigned, nameSignedThing } from './nameSigned.ts';
import { nameService } from './nameService.ts';
import { nameSold } from './nameSold.ts';
import { nameFirm, nameStated } from './nameStated.ts';
import { nameSubject } from './nameSubject.ts';
import { listStems } from './stems.ts';

/** Praise is not part of a name, wherever it stands. */
const HYPE =
  /^(?:revolutionary|amazing|awesome|incredible|unbeatable|world-class|best-in-class|innovative|cutting-edge|next-generation|next-gen|state-of-the-art|game-changing|superior|top-notch|ultimate|effortless|fantastic|stunning|exceptional|outstanding|high-quality|affordable|trusted|proven|brilliant|magical|groundbreaking|breakthrough|first-class|holistic|turnkey|unparalleled|unrivaled|unrivalled|industry-leading|market-leading|award-winning|disruptive|transformative|hassle-free|beautiful|wonderful|perfect|excellent|comprehensive|complete|tailored|bespoke|competitive|extensive|special|latest|dedicated)$/i;
/** Praise only as the first word: a leading edge may be a part. */
const HYPE_FIRST = /^(?:leading|powerful|exclusive|premium|premier|unique|smart|top|great|super|professional|reliable|local|new|our|the)$/i;
/** Words that say nothing without another. */
const GENERAL =
  /^(?:software|services?|solutions?|platforms?|tools?|systems?|apps?|products?|machines?|teams?|technology|equipment|devices?|programs?|packages?|websites?|units?|kits?|models?|crews?|vans?|trucks?|boats?|robots?|drones?|pages?|engineers?|drivers?|writers?|experts?|inspectors?|support|lessons|training|management|development|cover|security|samples?|quotes?|estimates?|options|features|answers|questions|references|advice|catalogs?|catalogues?|visits?|partners?|analysis|claims?)$/i;
/** What a seller tells of an offer or sends about it; none of it is for sale. */
const TOLD =
  /^(?:prices?|pricing|rates?|costs?|fees?|news|updates?|upgrades?|offers?|deals?|bargains?|discounts?|specials?|promotions?|promos?|versions?|releases?|launch|features?|functions?|info|information|details|expertise|experience|knowledge|approach|quality|difference|opportunit(?:y|ies)|results?|benefits?|savings?|lads|yours|ours)$/i;
const SHOUTED = /^[A-Z]{5,}$/;

/** The name without praise and shouting; null if nothing is left that names a thing. */
/** Whether a name says all that other words say, and more. */
const hasAll = (name: string, stems: readonly string[]): boolean => {
  const own = listStems(name.replaceAll('-', ' '));
  return own.length > stems.length && stems.every((stem) => own.includes(stem));
};

/** A name without praise; null if nothing, or nothing that says what it is, is left. */
export function toPlainName(name: string): string | null {
  const words = name.split(' ').filter((word) => !HYPE.test(word));
  while (words.length > 1 && HYPE_FIRST.test(words[0] ?? '')) words.shift();
  if (TOLD.test(words.at(-1) ?? '')) return null;
  const plain = words.map((word) => (SHOUTED.test(word) ? word.toLowerCase() : word));
  return plain.length === 0 || (plain.length === 1 && GENERAL.test(plain[0] ?? '')) ? null : plain.join(' ');
}

const AFTER = String.raw`(?=[,.;:!?]|$|\s+(?:for|to|that|which|in|at|with|from|by|on|as|so|into|between|made|who)\b)`;

/** "Belts" of "We make belts and cases that hold a pump": two things share one name. */
function joinPair(name: string, sentences: readonly MaskedSentence[]): string {
  if (!/^[a-z]+s$/.test(name)) return name;
  const pair = new RegExp(String.raw`\b${name}\s+and\s+((?:[a-z-]+\s+)?[a-z]+s)${AFTER}`);
  const other = sentences.flatMap(({ text }) => pair.exec(text)?.[1] ?? [])[0];
  return other === undefined ? name : `${name} and ${other}`;
}

/** What stands around the sentences of an email: its subject, and the lines below it that say who writes. */
export type Frame = { subject: string; signed: readonly string[] };
export const NO_FRAME: Frame = { subject: '', signed: [] };

/** "We also do fruit boxes": what comes besides the offer. */
const BESIDES = /\b(?:we|i)(?:\s+(?:can|could|do|will))?\s+also\b/i;

const escapeText = (text: string): string => text.replace(/[^\w ]/g, '.');

/** The known thing that the sender plainly sells, or the longer name that the sentence gives it: "archive scanning" of scanning. */
function nameWholeKnown(sentences: readonly MaskedSentence[]): string | null {
  const known = nameKnownSold(sentences);
  if (known === null) return null;
  const stems = listStems(known);
  const [first = ''] = known.toLowerCase().split(' ');
  // "We sell refurbished centrifuges and lab freezers": what is named first stands for both.
  const isBefore = (name: string): boolean =>
    sentences.some(({ text }) => new RegExp(`\\b${escapeText(name)} and (?:[a-z-]+ )?${escapeText(first)}`, 'i').test(text));
  const names = [nameFor, nameService, findNamed].flatMap((find) => find(sentences) ?? []);
  return names.find((name) => hasAll(name, stems) || isBefore(name)) ?? known;
}

/** What a person would call the thing offered, in the email's own words; null if the email does not name it. */
export function nameThing(all: readonly MaskedSentence[], { subject, signed }: Frame = NO_FRAME): string | null {
  const nameIn = (sentences: readonly MaskedSentence[]): string | null => {
    const offers = sentences.filter(({ mayName }) => mayName);
    const told = sentences.filter(({ isStory }) => !isStory);
    const finders = [
      () => nameWholeKnown(sentences),
      () => namePlain(sentences),
      () => nameFor(sentences),
      () => findNamed(sentences),
      () => nameService(sentences),
      () => nameSold(sentences),
      () => nameObject(offers),
      () => namePlaced(offers),
      () => nameStated(sentences),
      () => nameSubject(subject, all, signed),
      () => nameFirm(told),
      () => namePractice(told),
      () => nameClaim(sentences, subject),
      () => nameSigned(signed, subject, all),
      () => namePriced(subject, offers),
      () => nameSignedThing(signed),
    ];
    for (const find of finders) {
      const name = find();
      const own = name === null ? null : dropOwner(name, { subject, signed }, all);
      const plain = own === null ? null : toPlainName(own);
      if (plain !== null) return joinPair(plain, offers);
    }
    return null;
  };
  const main = all.filter(({ text }) => !BESIDES.test(text));
  return nameIn(main) ?? (main.length < all.length ? nameIn(all) : null);
}
