import type { MeasuredFactor } from '../explain/measureFactors.ts';
import { unfill } from '../edits/template.ts';
import type { PhraseFields } from '../replies/expandPhrase.ts';
import { isHostile } from '../advice/plan/alwaysNamed.ts';
import { holdsOfAll, phrasesAt } from '../advice/claims/readClaims.ts';
import type { LeadRow } from '../explain/rows.ts';
import type { Claim } from '../signs/claim.ts';
import type { SensePhrases } from '../signs/sign.ts';
import { SIGNS } from '../signs/signs.ts';
import { tellsOfOneReader } from '../advice/claims/ofReader.ts';
import { CONGRATULATES } from '../signs/person/tellsOfEvent.ts';
import { reach, toFields, type ListFacts } from './facts.ts';
import { isMainlyToll, sayToll, sayTollWhole } from './sayToll.ts';
import { createVoice } from './voice.ts';

/** What a factor contributes to a narrative. */
export type SpokenFactor = {
  factor: MeasuredFactor;
  title: string;
  paragraph: string;
  /** "the short subject". */
  name: string;
  takeaway: string;
  /** What its sentences state; undefined if they only report measurements. */
  claim: Claim | undefined;
  /** What it costs, if that is mainly something other than replies. */
  toll: string | undefined;
  /** Whose work the offer is not, with a verb: "at least 30 of 120 leads do"; undefined of any other factor. */
  strangers: string | undefined;
};

/** Added if only part of the list is affected and the text has not said so. */
export const PARTLY = ['This affects <touched>.', 'This applies to <touched>.'] as const;
/** For a factor in the text that helps some leads and hurts others. */
export const BOTH_WAYS = ['It helps with some leads and hurts with others.'] as const;

function extraOf({ factorId, polarity, touched, isInAll }: MeasuredFactor, { leads }: ListFacts, written: string): readonly string[] {
  if (SIGNS[factorId].isOfReaders === true) return [];
  if (polarity === 'mixed') return BOTH_WAYS;
  return !isInAll && touched.length < leads && !written.includes(reach(touched.length, leads).slice(1)) ? PARTLY : [];
}

/** Fewer leads may all have been chosen for it. */
const LEAST_CLAIMED = 3;

/** Whether the same news is told of each lead, or of each lead's company: it is hardly true of all, and no merit. */
function claimsOfEach({ factorId, evidence, touched, shownBy }: MeasuredFactor): boolean {
  if (factorId !== 'occasion' || touched.length < LEAST_CLAIMED) return false;
  const unfilled = (text: string, lead: LeadRow['lead']) => unfill(text, { firstName: null, company: lead.company });
  const told = evidence.map(({ text }) => ({ sentence: unfilled(text, shownBy.lead), isOfCompany: namesCompany(text, shownBy.lead) }));
  const bodies = touched.map(({ lead }) => unfilled(lead.email.body, lead));
  return told.some(
    ({ sentence, isOfCompany }) =>
      (isOfCompany || tellsOfOneReader(sentence) || CONGRATULATES.test(sentence)) && bodies.every((body) => body.includes(sentence)),
  );
}

const namesCompany = (text: string, { company }: LeadRow['lead']): boolean => company !== null && company !== '' && text.includes(company);

/** The sentences for a factor in this situation; undefined if nothing certain can be said. */
export function phrasesOf(factor: MeasuredFactor): SensePhrases | undefined {
  const { factorId, contribution, polarity, shownBy, touched } = factor;
  if (contribution > 0 && SIGNS[factorId].isOfReaders !== true && isHostile(shownBy.reading.values)) return undefined;
  if (contribution > 0 && claimsOfEach(factor)) return undefined;
  const phrases = phrasesAt(factorId, { isFor: contribution > 0, polarity, values: shownBy.reading.values, persona: shownBy.persona });
  const shown = polarity === 'mixed' ? [] : touched;
  return phrases !== undefined && holdsOfAll(phrases.claim, shownBy, shown) ? phrases : undefined;
}

/** What only filters know of an email that nobody has opened yet. */
const READ_BY_FILTERS = 'Spam filters read the whole email, and put some of it where nobody opens it.';
const isUnseen = ({ factorId, contribution, evidence }: MeasuredFactor, stage: ListFacts['stage']): boolean =>
  stage === 'open' && factorId !== 'placement' && contribution < 0 && evidence.length > 0 && evidence.every(({ part }) => part === 'body');

/** Whom the offer does not concern, as the sentences about them name them. */
function sayStrangers({ factorId, contribution, polarity }: MeasuredFactor, fields: PhraseFields): string | undefined {
  if (factorId !== 'fit' || (contribution >= 0 && polarity !== 'mixed')) return undefined;
  const who = fields.get(polarity === 'mixed' ? 'farCount' : 'touched');
  return who === undefined ? undefined : `${who} ${/^(?:at least )?1 of|^the lead$/u.test(who) ? 'does' : 'do'}`;
}

/** Title and paragraph of one factor; undefined if nothing can be said about it. */
export function writeFactor(factor: MeasuredFactor, facts: ListFacts, key: string): SpokenFactor | undefined {
  const phrases = phrasesOf(factor);
  if (phrases === undefined) return undefined;
  const fields: PhraseFields = toFields(factor, facts);
  const voice = createVoice(key, `${facts.stage} ${factor.factorId}`);
  const say = (stock: readonly string[]) => voice.say(stock, fields);
  const [title, what, why, name, takeaway] = [
    say(phrases.titles),
    say(phrases.what),
    isUnseen(factor, facts.stage) ? READ_BY_FILTERS : say(phrases.why),
    say(phrases.names),
    say(phrases.takeaways),
  ];
  if (title === undefined || what === undefined || why === undefined || name === undefined) return undefined;
  const extra = say(extraOf(factor, facts, what));
  const paragraph = [what, why, sayTollWhole(factor), extra].filter((sentence) => sentence !== undefined).join(' ');
  const spokenName = name.charAt(0).toLowerCase() + name.slice(1);
  return {
    factor,
    title,
    paragraph,
    name: spokenName,
    takeaway: takeaway ?? title,
    claim: phrases.claim,
    toll: isMainlyToll(factor) ? sayToll(factor) : undefined,
    strangers: sayStrangers(factor, fields),
  };
}
