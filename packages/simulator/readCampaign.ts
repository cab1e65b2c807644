import { correctLead } from './correctLead.ts';
import { alikeTo, decideKind, isForStrangers } from './kind/decideKind.ts';
import { findSecretRequests } from './kind/findSecretRequests.ts';
import type { CampaignContext, LeadInList } from './lead.ts';
import { pickEvenly } from './pickEvenly.ts';
import { priorMean } from './priors.ts';
import { EMAIL_KINDS, isOutsideKind, type EmailKind } from './reader/kinds.ts';
import { chanceOfKind, findTellingSentences } from './reader/readKind.ts';
import { sellsPlainly } from './reader/sellsPlainly.ts';
import { findTellingWords, rolesOf } from './reader/readSentences.ts';
import type { Role } from './reader/roles.ts';
import { READ_CHARACTERS, toBodyParts, toEmailDraft, type EmailDraft } from './reading/draft.ts';
import { isUnfair } from './signs/traits/unfairTricks.ts';
import { readScam } from './signs/traits/readScam.ts';

/** A sentence quoted from one of the list's emails, and its most telling words, if single words told. */
type QuotedSentence = { text: string; words: string[] };

/** What kind of emails a list has, as plain JSON: stored with a campaign and shown above its rates. */
export type CampaignReading = {
  /** The kind the emails are treated as and its probability; null if that is too uncertain, or in an unsupported language. */
  kind: { kind: EmailKind; probability: number } | null;
  /** ISO 639-1 code, or `und`. */
  language: string;
  /** Not an email to strangers; set only if that is nearly certain. */
  isOutside: boolean;
  /** It is uncertain whether it is written to strangers: advice only points out mistakes. */
  isUnsure: boolean;
  /** It asks for private data or money: there is no advice on it. */
  isScam: boolean;
  /** Notes to show above the rates, most important first; none for an ordinary email. */
  banners: readonly Banner[];
};

/** One note about a list's emails, with the sentences it is based on. */
type Banner = { about: 'scam' | 'kind' | 'advert' | 'language' | 'cut'; text: string; sentences: readonly QuotedSentence[] };

/** How many emails of a list are read, spread evenly over it. */
const SAMPLE = 24;
/** Below these probabilities, an email counts as one to strangers and not as a flyer. */
const LEAST_OUTSIDE = 0.8;
/** The least probability of the outside kind itself. */
const LEAST_ITSELF = 0.65;
const LEAST_ADVERT = 0.8;
const LEAST_SCAM = 0.5;
/** The least probability of an email that plainly sells: none of those tried was another kind. */
const PLAINLY_SELLS = 0.9;

const TEXTS = {
  scam: 'This email asks for private data or money. Coldcast gives no advice on emails like this.',
  unfair: 'This email misleads its readers. Coldcast gives no advice that makes it work better.',
  kind: 'This does not read like a cold email. The rates below are those of a cold email.',
  unsure: 'We are not sure what kind of email this is. Coldcast only points out mistakes in it. Say what kind it is for more advice.',
  advert: 'This reads like a flyer, not like an email from one person to another.',
} as const;

/** Written when needed: the first formatted number takes longer than loading most modules. */
const tooLongText = (): string =>
  `This email is too long for Coldcast. It reads only the first ${READ_CHARACTERS.toLocaleString('en-US')} characters.`;

/** What an email to people other than strangers is called. */
const KIND_NAMES: Readonly<Partial<Record<EmailKind, string>>> = {
  job_application: 'a job application',
  customer: 'an email to customers',
  internal: 'an email to colleagues',
  personal: 'a personal email',
  not_a_message: 'something other than a message',
};
/** What an email to strangers is called that sells nothing. */
const UNSOLD_NAMES: Readonly<Partial<Record<EmailKind, string>>> = {
  survey: 'a survey',
  recruiting: 'a job offer',
  event: 'an invitation',
  fundraising: 'a request for money',
  link_building: 'a request for a link',
};
/** Prices and packages: whoever sells search work lists links among the services, and asks for none. */
const SELLS_LINKS =
  /[$\u20ac\u00a3]\s?\d|\b\d+ ?(?:usd|eur|gbp|dollars|euros)\b|\b(?:our|the) (?:\p{L}+ )?(?:packages?|plans?|prices|pricing|services)\b|\bwe (?:provide|offer)\b/iu;
/** From this probability on, the kind is named. */
const LEAST_NAMED = 0.8;

const nameOf = ({ kind, probability }: { kind: EmailKind; probability: number }): string | undefined =>
  probability < LEAST_NAMED ? undefined : KIND_NAMES[kind];

/** What an email to people other than strangers is called; null if that is uncertain. */
export const nameOutside = ({ kind, isOutside }: Pick<CampaignReading, 'kind' | 'isOutside'>): string | null =>
  isOutside && kind !== null ? (nameOf(kind) ?? null) : null;

const outsideText = (name: string | undefined): string =>
  name === undefined ? TEXTS.kind : `This reads like ${name}. The rates below are those of a cold email.`;

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

const languageText = (language: string): string =>
  `This email is in ${languageNames.of(language) ?? language}. Coldcast reads English, so here it uses only lengths, links, names and the list.`;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const toFour = (value: number): number => Math.round(value * 1e4) / 1e4;

function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

type Range = { start: number; end: number };

const textAt = ({ body }: EmailDraft, { start, end }: Range): string => body.raw.slice(start, end).trim();

const quote = (draft: EmailDraft, ranges: readonly Range[], role?: Role): QuotedSentence[] =>
  ranges.map((range) => ({
    text: textAt(draft, range),
    words: role === undefined ? [] : findTellingWords(toBodyParts(draft), range, role).map((word) => textAt(draft, word)),
  }));

type Chances = { kind: EmailKind; probability: number }[];

const averageKinds = (drafts: readonly EmailDraft[]): Chances =>
  EMAIL_KINDS.map((kind) => ({ kind, probability: toFour(mean(drafts.map((draft) => chanceOfKind(draft.kind, kind)))) })).toSorted(
    (one, other) => other.probability - one.probability,
  );

const sumOf = (kinds: readonly EmailKind[], chances: Chances): number =>
  toFour(chances.reduce((sum, { kind, probability }) => sum + (kinds.includes(kind) ? probability : 0), 0));

/** A follow-up is a sales email, too, and words may make any of them one. */
const includedIn = (kind: EmailKind): readonly EmailKind[] => (isOutsideKind(kind) ? [kind] : alikeTo(kind));

/** The kind that most of the emails are treated as. */
function kindOf(drafts: readonly EmailDraft[], chances: Chances): CampaignReading['kind'] {
  const kind = mostFrequent(drafts.map(decideKind)) ?? null;
  if (kind === null || chances.every((chance) => chance.probability === 0)) return null;
  const probability = sumOf(includedIn(kind), chances);
  const isPlain = kind === 'sales' && 2 * drafts.filter((draft) => sellsPlainly(draft.kind, draft.readings)).length >= drafts.length;
  return { kind, probability: isPlain ? Math.max(PLAINLY_SELLS, probability) : probability };
}

/**
 * Whether the emails surely are of an outside kind, alone or with those whose readers know the sender, too. Kinds that merely share the rest do not
 * make one.
 */
const isSurelyOutside = (kind: EmailKind, chances: Chances): boolean =>
  isOutsideKind(kind) &&
  kind !== 'scam' &&
  sumOf(alikeTo(kind), chances) >= LEAST_ITSELF &&
  sumOf(EMAIL_KINDS.filter(isOutsideKind), chances) >= LEAST_OUTSIDE;

const unsoldText = (name: string): string => `This reads like ${name}. The rates below are those of a cold sales email.`;

/** Notes about the kind; a flyer and an email that sells nothing count as emails to strangers. */
function kindBanners(draft: EmailDraft, chances: Chances, outside: CampaignReading['kind']): Banner[] {
  if (outside !== null)
    return [
      {
        about: 'kind',
        text: outsideText(nameOf(outside)),
        sentences: quote(draft, findTellingSentences(toBodyParts(draft), outside.kind)),
      },
    ];
  const [likeliest] = chances;
  if (likeliest === undefined) return [];
  const isNamed = likeliest.probability >= LEAST_NAMED && decideKind(draft) === likeliest.kind;
  const isSold = likeliest.kind === 'link_building' && SELLS_LINKS.test(draft.body.visible);
  const unsold = isNamed && !isSold ? UNSOLD_NAMES[likeliest.kind] : undefined;
  const about = unsold !== undefined ? 'kind' : likeliest.kind === 'advert' && likeliest.probability >= LEAST_ADVERT ? 'advert' : null;
  if (about === null) return [];
  const text = unsold === undefined ? TEXTS.advert : unsoldText(unsold);
  return [{ about, text, sentences: quote(draft, findTellingSentences(toBodyParts(draft), likeliest.kind)) }];
}

/**
 * What the emails of a list are: their kind with its certainty, their language, and notes about both. Reads a sample of the list, the same
 * for the same list; the user's corrections override the reading. Pure. An empty list has no kind.
 */
export function readCampaign(campaign: CampaignContext, leads: readonly LeadInList[]): CampaignReading {
  const drafts = pickEvenly(leads, SAMPLE).map((lead) => {
    const { context, ...rest } = correctLead(campaign, lead);
    return toEmailDraft(rest, context);
  });
  const [first] = drafts;
  if (first === undefined) return { kind: null, language: 'und', isOutside: false, isUnsure: false, isScam: false, banners: [] };
  const language = mostFrequent(drafts.map((draft) => draft.language)) ?? 'und';
  const chances = averageKinds(drafts);
  const kind = kindOf(drafts, chances);
  const isScam = mean(drafts.map(readScam)) >= LEAST_SCAM;
  const isOutside = isScam || (kind !== null && isSurelyOutside(kind.kind, chances));
  const isMost = (count: number): boolean => 2 * count >= drafts.length;
  const isUnsure = !isOutside && !isMost(drafts.filter(isForStrangers).length);
  return {
    kind,
    language,
    isOutside,
    isUnsure,
    isScam,
    banners: [
      ...(isScam
        ? [{ about: 'scam' as const, text: TEXTS.scam, sentences: quote(first, findSecretRequests(first), 'secret_request') }]
        : []),
      ...(!isScam && drafts.every(isUnfair) ? [{ about: 'scam' as const, text: TEXTS.unfair, sentences: [] }] : []),
      ...(isScam ? [] : kindBanners(first, chances, isOutside ? kind : null)),
      ...(isUnsure && language === 'en' ? [{ about: 'kind' as const, text: TEXTS.unsure, sentences: [] }] : []),
      ...(language === 'en' || language === 'und' ? [] : [{ about: 'language' as const, text: languageText(language), sentences: [] }]),
      ...(leads.some(({ email }) => email.body.length > READ_CHARACTERS)
        ? [{ about: 'cut' as const, text: tooLongText(), sentences: [] }]
        : []),
    ],
  };
}

/** How much more such campaigns vary than usual: the less could be read, the wider. */
export const spreadOf = ({ isOutside, isScam, language }: Pick<CampaignReading, 'isOutside' | 'isScam' | 'language'>): number =>
  Math.max(
    isOutside && !isScam ? priorMean('shape.spreadOutside') : 1,
    language === 'en' || language === 'und' ? 1 : priorMean('shape.spreadLanguage'),
  );

/** The sentences of one lead's email with their roles, most likely role first; empty unless the email is in English. */
export function readSentenceRoles(campaign: CampaignContext, lead: LeadInList): { text: string; roles: Role[] }[] {
  const { context, ...rest } = correctLead(campaign, lead);
  const draft = toEmailDraft(rest, context);
  return draft.readings.map((reading) => ({ text: draft.body.raw.slice(reading.start, reading.end).trim(), roles: rolesOf(reading) }));
}
