import { textOf } from '../../reading/textOf.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { toSpans, type FeatureReader } from '../../reading/featureReader.ts';
import { sumStrengths, weighSentences } from '../../reading/roleReader.ts';
import type { RoleSource } from '../../reading/strengthOf.ts';
import { cutSentences } from '../prose/cutSentences.ts';
import { present, traitColumn, traitEffect } from '../column.ts';
import type { Sign } from '../sign.ts';

/** Words for a loss or a denied gain. Without one of them, "costs little" and "saves money" speak for the offer. */
const SAYS_LOSS =
  /\b(?:not|never|nothing|nobody|no (?:difference|benefit|effect|improvement|saving|savings|gain|result|results|value|use|better)|won['\u2019]?t|can['\u2019]?t|doesn['\u2019]?t|don['\u2019]?t|los(?:e|es|ing)|worse(?:n|ns)?|harder|slower|fewer (?!hours|people|steps|days|calls|returns|errors|no-shows|breakdowns|complaints)|more expensive|higher (?:costs?|prices?|bills?)|more (?:work|errors|downtime|waste|costs?|complaints|breakdowns)|waste[sd]? your|ruin\w*|damage your|regret|fail(?:s|ed)?|useless|rais(?:e|es) your (?:costs?|prices?)|increas(?:e|es) your (?:costs?|downtime|errors|waste|churn)|slows? (?:you|your))\b/i;
/** Told for honesty, or about the past: "the honest downside", "not one claim in seven years". */
const ADMITS =
  /\b(?:honest(?:ly)?|downside|drawback|the catch|caveat|fair warning|to be fair|admittedly|I should say|you should know|the bad news|limitations?)\b|\b(?:not one|not a single|no|none|never) [^.!?]{0,40}\b(?:in|for|since) (?:the (?:last|past) )?(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b)/i;
const OF_READER = /\b(?:you|your|yours)\b/i;
/** A loss that suits the reader, or costs the sender: "it doesn't record", "no contract", "a quiet month costs you little". */
const SUITS_READER =
  /\b(?:(?:do|does|did|will|would|can)(?: not|n['\u2019]t)|won['\u2019]?t|can['\u2019]?t|never|no|nothing) (?:\w+ ){0,2}?(?:record|store|share|sell|send|track|spy|report|tie|lock|charge|cost|need|require|ask|touch|disturb|stop|interrupt|replace|change|bother|invoice|contract|commitment|minimum|setup|fee)\w*\b|\bcosts? (?:you |us )?(?:very )?(?:little|less|nothing)\b|\bsav(?:e|es|ing|ed)\b/i;
/** What the reader loses without the offer: it frightens, but it speaks for the offer. */
const SCARES =
  /\bif you (?:do not|don['\u2019]?t|ignore|wait|delay|keep|fail|never)\b|\b(?:without|unless)\b|\b(?:is|are|be) (?:hurting|costing|damaging) you\w*|\b(?:failure|failing) to (?:act|fix|comply|respond)\b|\bevery (?:day|week|month) (?:that )?you\b|^(?:you|your (?:[\p{L}-]+ ){1,3}?)(?:['\u2019]re| are| is) (?:\p{L}+ )?(?:los|wast|miss|fail|leak)ing\b/iu;
/** Somebody else loses, or stopped what the offer replaces: "your competitors won't like it", "nine of our clients have stopped buying new ones". */
const OTHERS_LOSE =
  /\b(?:competitors?|competition|rivals?)\b[^.!?]{0,30}\b(?:not|never|lose|hate)\b|\b(?:competitors?|competition|rivals?)\b[^.!?]{0,30}n['\u2019]t\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|most|all|half) of (?:the|our|my)\b[^.!?]{0,60}\b(?:have|has) (?:stopped|given up|cut|dropped)\b/i;
/** From this probability on, the sentence or one within two sentences of it names a benefit, and the loss is an honest limitation. */
const GAINS = 0.3;

/** Whether a sentence says that the offer does harm, and no sentence near it names a benefit. */
function isPlainHarm({ body, readings }: EmailDraft, { start, end }: { start: number; end: number }): boolean {
  const text = textOf(body, { start, end });
  if (
    !SAYS_LOSS.test(text) ||
    !OF_READER.test(text) ||
    ADMITS.test(text) ||
    SUITS_READER.test(text) ||
    OTHERS_LOSE.test(text) ||
    SCARES.test(text.trim())
  )
    return false;
  const at = readings.findIndex((one) => one.start < end && start < one.end);
  return !readings
    .slice(Math.max(0, at - 2), at + 3)
    .some((one) => Math.max(chanceOf(one, 'benefit'), chanceOf(one, 'proof')) >= GAINS && chanceOf(one, 'harm') < DENIES);
}
/** From this probability on, a sentence denies a benefit rather than promising one. */
const DENIES = 0.8;

/** Emails state benefits more often than they deny them, so less certain readings do not count as harm. */
const SOURCE: RoleSource = { role: 'harm', gate: { from: 0.5, full: 0.85 } };
const findHarm = (draft: EmailDraft) => weighSentences(draft, SOURCE).filter((one) => isPlainHarm(draft, one));
const harmReader: FeatureReader = {
  find: (draft) => toSpans('body', findHarm(draft)),
  read: (draft) => sumStrengths(findHarm(draft)),
};

export const harm: Sign<{ features: 'harm'; columns: 'harm'; edits: 'drop_harm'; senses: 'present' }> = {
  label: 'Unwanted result',
  features: {
    /** Sentences that negate a benefit or promise a worse result. */
    harm: { reader: harmReader, isEnglishOnly: true, quotesSentence: true },
  },
  columns: {
    harm: traitColumn({
      features: ['harm'],
      curve: () => present,
      effects: { reply: traitEffect(0.85, 0.3, 'A denied benefit works like a missing one.') },
    }),
  },
  shownBy: ['harm'],
  sense: ({ isFor }) => (isFor ? null : 'present'),
  sentences: {
    present: {
      titles: ['It argues against its own offer'],
      what: ['“<quote>” says what the reader would lose or not gain.'],
      why: ['A reader who expects nothing good has no reason to reply.'],
      names: ['arguing against your own offer', '“<quote>”'],
      takeaways: ['Say what gets better for the reader instead of “<quote>”.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `Argues against its own offer: “${quote}”` },
  edits: {
    drop_harm: {
      when: ({ harm }) => (harm ?? 0) > 0,
      apply: (draft) => cutSentences(draft, harmReader.find(draft)),
      advice: ['Drop “<quote>”', 'Say what gets better instead of “<quote>”', 'Say what gets better for the reader'],
    },
  },
};
