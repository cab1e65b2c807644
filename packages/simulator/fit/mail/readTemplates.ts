import { pickEvenly } from '../../pickEvenly.ts';
import { dropBuyers } from '../needs/buysFromReaders.ts';
import { dropListed } from './customers.ts';
import { listClauses, listWords } from './listWords.ts';
import { maskOffer, type OfferMail } from './maskOffer.ts';
import type { MaskedSentence } from './maskedSentence.ts';
import type { Frame } from '../names/listCandidates.ts';
import { readSignedFirm } from './signedFirm.ts';
import { toStem } from '../stems.ts';
import { meetCues } from '../needs/weighNeeds.ts';
import { tellStores } from './stores.ts';

/** How many emails of a list are read, spread evenly over it: enough to tell a template from its filled-in values. */
export const SAMPLE = 24;
/** Distinct emails whose offers are averaged if a list has no template. */
const MOST_DISTINCT = 4;

/** One of each distinct masked text. */
function listDistinct(masked: readonly MaskedSentence[][]): MaskedSentence[][] {
  const distinct = new Map(masked.map((sentences) => [sentences.map(({ stems }) => stems.join(' ')).join('|'), sentences]));
  return pickEvenly([...distinct.values()], MOST_DISTINCT);
}

/** The subject, if at least this share of the emails has it. */
const LEAST_SUBJECTS = 0.6;

/** The first subject, with one word for what varies over the list: "Secure disposal for Company"; empty if most of it does. */
function sharedSubject(mails: readonly OfferMail[]): string {
  const words = (mails[0]?.subject ?? '').split(/\s+/);
  const others = mails.map(({ subject = '' }) => new Set(subject.split(/\s+/)));
  const isShared = words.map((word) => others.filter((other) => other.has(word)).length >= LEAST_SUBJECTS * mails.length);
  const shared = words.flatMap((word, at) => (isShared[at] === true ? [word] : isShared[at - 1] === false ? [] : ['Company']));
  return isShared.filter(Boolean).length * 2 > words.length ? shared.join(' ') : '';
}

/** How much a subject says about the offer beside the sentences of the email, and about whose work it is. */
const SUBJECT_WEIGHT = 0.5;
const SUBJECT_WORK = 0.3;
/** The email itself has a word that says this much about what is offered. */
const LEAST_TOLD = 2.5;

/** The subject as one more sentence: "SOC 2 before the deal closes". It says nothing beside sentences that tell no offer. */
function readSubject(subject: string): MaskedSentence[] {
  const words = listWords(subject);
  if (words.length === 0) return [];
  return [
    {
      text: subject,
      isTitle: true,
      weight: SUBJECT_WEIGHT,
      workWeight: SUBJECT_WORK,
      isOffer: false,
      mayName: false,
      isStory: false,
      words,
      clauses: listClauses(subject),
      stems: words.map((word) => (word === 'company' ? '' : toStem(word))),
    },
  ];
}

/** From this probability on, a line says who writes. */
const LEAST_SIGNED = 0.5;
const LONGEST_LINE = 60;
/** A last line of an email that is nothing but names: "Ellie Marchant", "Plainwatt Energy Brokers, Stoke". */
const NAMES_ONLY = /^\p{Lu}[\p{L}\d.'\u2019-]*(?:,? (?:(?:&|and|of) )?\p{Lu}[\p{L}\d.'\u2019-]*){0,6}$/u;
/** A firm's name in another language says nothing in English. */
const FOREIGN = /[\u00c0-\u024f]/;

/** The lines below the emails that say who writes, if the same share of the emails has them. */
function sharedSignature(mails: readonly OfferMail[]): string[] {
  const [first] = mails;
  const isShared = (line: string): boolean =>
    mails.filter(({ sentences }) => sentences.some(({ text }) => text.trim() === line)).length >= LEAST_SUBJECTS * mails.length;
  return (first?.sentences ?? [])
    .flatMap(({ text, roles, part }, at) => (at > 1 && part === 'body' && (roles.sign_off ?? 0) >= LEAST_SIGNED ? [text.trim()] : []))
    .filter((line) => line.length <= LONGEST_LINE && !FOREIGN.test(line) && isShared(line));
}

/** A firm called "Rooms Booked" promises something and names no trade. */
const BOAST = /^\p{Lu}\p{L}+s \p{Lu}\p{L}+ed$/u;
const isBoast = (text: string, { names }: Frame): boolean => BOAST.test(text.trim()) && names.includes(text.trim());

/** The names at the end of the first email, whatever the reader takes those lines for. */
function lastNames([first]: readonly OfferMail[]): string[] {
  const lines = (first?.sentences ?? []).filter(({ part }) => part === 'body').map(({ text }) => text.trim());
  return lines.slice(Math.max(2, lines.findLastIndex((line) => line.length > LONGEST_LINE || !NAMES_ONLY.test(line)) + 1));
}

/** What is read of a list's emails before their subject may tell an offer. */
type Distinct = Record<'masked' | 'distinct', (readonly MaskedSentence[])[]> & { frame: Frame };

/**
 * What a list's emails have in common: their subject and signature, and the sentences of each distinct email without what varies, as they
 * are (`masked`), without the customers they list, but with what the sender's firm is called after (`distinct`), and with the subject beside
 * words that tell an offer (`titled`).
 */
export type Templates = Distinct & { titled: (readonly MaskedSentence[])[] };

/** Like `readTemplates`, without the subject beside the sentences. */
export function readDistinct(mails: readonly OfferMail[], kind: string): Distinct {
  // A job is called by the title of those it is for.
  const untitled = kind === 'recruiting' ? mails.map((mail) => ({ ...mail, title: null })) : mails;
  const frame: Frame = { subject: sharedSubject(mails), signed: sharedSignature(mails), names: lastNames(mails) };
  const masked = listDistinct(maskOffer(pickEvenly(untitled, SAMPLE))).map((sentences) => dropBuyers(tellStores(sentences, frame.subject)));
  const distinct = masked.map((sentences) => [
    ...sentences.filter(({ text }) => !isBoast(text, frame)).map(dropListed),
    ...readSignedFirm(frame.signed, sentences),
  ]);
  return { frame, masked, distinct };
}

export function readTemplates(mails: readonly OfferMail[], kind: string): Templates {
  const { frame, masked, distinct } = readDistinct(mails, kind);
  const subject = kind === 'sales' ? readSubject(frame.subject) : [];
  const titled = distinct.map((sentences) =>
    meetCues(sentences).some(({ weight }) => weight >= LEAST_TOLD) ? [...sentences, ...subject] : sentences,
  );
  return { frame, masked, distinct, titled };
}
