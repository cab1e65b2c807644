import { asksForPrivatePapers } from '../../kind/asksForPrivatePapers.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { pretendsContact } from '../person/pretendsContact.ts';
import { findFakeMark } from '../subject/replyMark.ts';
import { sellsDeceit } from './sellsDeceit.ts';

/**
 * What an email does to its readers that no honest seller does to strangers, as the end of "It ...". `isGrave`: it lies, or asks for what a
 * fraud asks for. `isUnlawful`: what it sells is a deceit by itself.
 */
type Trick = {
  does: string;
  isGrave: boolean;
  isUnlawful?: true;
  holds: (email: { draft: EmailDraft; sentences: readonly string[]; text: string }) => boolean;
};

const anyOf = (sentences: readonly string[], form: RegExp): boolean => sentences.some((sentence) => form.test(sentence));

/** Calls and orders that nobody on a list of strangers knows of. */
const CLAIMS_TRIES =
  /\b(?:tried|been trying) (?:reaching|to reach|calling|to call|contacting|to contact|to get hold of) you (?:several|many|multiple|numerous|two|three|four|five|\d+) times\b/iu;
const CLAIMS_ORDER =
  /\b(?:I|we)(?:['\u2019]ve| have)? (?:approved|processed|reserved|released) (?:the|your) (?:order|payment|application|request|file|refund)\b|\b(?:payment|refund|order|cheque|check) (?:of [^.!?\n]{1,20} )?(?:is|are) (?:waiting|ready|pending) for you\b|\b(?:about|regarding|on) your (?:file|application|approval|registration|claim)\b/iu;
/** News of a decision that was never asked for. Whoever sells approvals, or certifies, names their own product so. */
const DECIDED =
  /\b(?:has|have|is|are|was|were|been|you(?:['\u2019]re| are)|got)(?: already| just| now)? (?:pre-?)?approved (?:for|up to)\b|\bapproved (?:up to )?[$\u20ac\u00a3]\s?\d|\b(?:page|account|loan|funding|listing|credit) approval\b|\b(?:is|are) about to expire\b|\b(?:loss|suspension|cancellation) of your (?:exclusive )?(?:rights?|account|listing|registration|domain)\b/iu;
const HOURS =
  /\b(?:expires?|ends?|by|before|until) (?:at )?\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\b(?:only for today|only today|today only|valid today)\b|\b(?:close|closing) (?:it|this|your file|the file) (?:out )?(?:today|tonight|by)\b|\bonly if (?:we|you|I) (?:can )?(?:start|begin|pay|sign|order|book|say yes|commit)\b[^.!?\n]{0,20}\b(?:today|tomor+ow|tonight|now)\b|\b(?:need|want|require) your (?:confirmation|answer|reply|approval|signature|payment) (?:by )?today\b/iu;
const BAIT =
  /\b(?:actual|normal|regular|original|usual|old) price:? ?(?:is |was )?[$\u20ac\u00a3]\s?\d|\((?:was|normally|instead of) [$\u20ac\u00a3]\s?\d|\b(?:normally|usually|was) [$\u20ac\u00a3]\s?[\d,.]+,? (?:but )?(?:now|today|only)\b|\b(?:[5-9]\d) ?% off\b/iu;
const NOT_RETURNED =
  /\b(?:cash|zelle|venmo|cash ?app|western union|moneygram|gift cards?|bitcoin|usdt|crypto(?:currency)?|wire(?: transfer)?)(?: (?:or|and|\/) (?:cash|zelle|venmo|cash ?app|wire|crypto|bitcoin))* only\b|\b(?:cash or (?:zelle|venmo|cash ?app)|(?:zelle|venmo|cash ?app) or cash)\b|\b(?:pay(?:ment)?|deposit|paid) (?:is )?(?:only )?(?:by|in|via|with|through) (?:western union|moneygram|gift cards?|bitcoin|usdt|crypto)\b/iu;
const IMPOSSIBLE =
  /\b100 ?% (?:guarant\w+|safe|success\w*|sure)\b|\bguarant\w+ (?:you )?(?:#1|number one|no\.? ?1|first (?:page|place|position)|page one|approval)\b|\blifetime protection\b/iu;
const HARDLY_LEFT =
  /\b(?:only|just) (?:got |have )?(?:\d{1,2}|one|two|three|a few) (?:(?:more )?(?:spots?|seats?|places?|slots?|licen[cs]es?) )?(?:are )?left\b|\blose your (?:spot|seat|place|slot)\b|\b(?:slots?|spots?|seats?) (?:is|are) limited\b/iu;
/** Asphalt, paint or roofing from the job down the road: an old trick. */
const LEFT_OVER =
  /\b(?:left ?over|extra|surplus|spare) (?:\p{L}+ ){1,2}(?:left )?(?:from|after) (?:a|an|another|our|the) (?:last |other |nearby |previous )?job\b/iu;

const claimsContact = (sentences: readonly string[]): boolean =>
  sentences.some(pretendsContact) || anyOf(sentences, CLAIMS_TRIES) || anyOf(sentences, CLAIMS_ORDER);

const TRICKS: readonly Trick[] = [
  { does: 'pretends an earlier contact', isGrave: true, holds: ({ sentences }) => claimsContact(sentences) },
  // Eager sellers do that, too, and an edit takes it out.
  {
    does: 'is marked as a reply to nothing',
    isGrave: false,
    holds: ({ draft, sentences }) => findFakeMark(draft).length > 0 && !claimsContact(sentences),
  },
  {
    does: 'claims an approval or an expiry that readers know nothing about',
    isGrave: true,
    holds: ({ sentences }) => anyOf(sentences, DECIDED),
  },
  {
    does: 'asks for private papers or logins',
    isGrave: true,
    holds: ({ sentences }) => sentences.some(asksForPrivatePapers),
  },
  { does: 'wants a payment that nobody can take back', isGrave: true, holds: ({ sentences }) => anyOf(sentences, NOT_RETURNED) },
  { does: 'sells something unlawful or against the rules', isGrave: true, isUnlawful: true, holds: ({ text }) => sellsDeceit(text) },
  { does: 'gives readers only hours to decide', isGrave: false, holds: ({ text }) => HOURS.test(text) },
  { does: 'sets a higher price beside its own', isGrave: false, holds: ({ text }) => BAIT.test(text) },
  { does: 'promises what nobody can guarantee', isGrave: false, holds: ({ text }) => IMPOSSIBLE.test(text) },
  { does: 'says that hardly any are left', isGrave: false, holds: ({ text }) => HARDLY_LEFT.test(text) },
  { does: 'offers material left over from another job', isGrave: false, holds: ({ text }) => LEFT_OVER.test(text) },
];

/** So many tricks, one of them a grave one, are no eager seller's slip. */
const LEAST_TRICKS = 3;
/** Those who warn of such emails quote them. */
const WARNS =
  /\b(?:scam(?:s|mers?)?|phish\w*|fraud(?:s|sters?|ulent)?|fake (?:emails?|invoices?|messages?)|harmless (?:copies|tests?)|awareness training|we (?:will )?never ask|never send (?:anyone )?your)\b/iu;

/** The tricks of an email, each as the end of "It ...". */
export function listTricks(draft: EmailDraft): Trick[] {
  if (draft.language !== 'en') return [];
  const text = `${draft.subject.raw}\n${draft.body.raw}`;
  if (WARNS.test(text)) return [];
  const sentences = text.split(/(?<=[.!?])\s+|\n+/u).map((sentence) => sentence.trim());
  return TRICKS.filter(({ holds }) => holds({ draft, sentences, text }));
}

/** Whether an email deceives its readers, whatever it sells: nobody should help to write it better. */
export function isUnfair(draft: EmailDraft): boolean {
  const tricks = listTricks(draft);
  return tricks.some(({ isUnlawful }) => isUnlawful === true) || (tricks.length >= LEAST_TRICKS && tricks.some(({ isGrave }) => isGrave));
}
