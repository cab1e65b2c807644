import type { MeasuredFactor } from '../explain/measureFactors.ts';
import type { StageName } from '../explain/explanation.ts';
import type { FactorId } from '../explain/factorIds.ts';
import { BUCKET_MIDPOINTS } from '../outcome.ts';
import type { PhraseFields } from '../replies/expandPhrase.ts';
import type { Feature } from '../reading/features.ts';
import type { LeadRow } from '../explain/rows.ts';
import type { Sense } from './factorPhrases.ts';

const MOST_QUOTED = 88;

/** A quotation that fits a sentence: whole, or its beginning up to a word's end. Stops at its end belong to the sentence around it. */
export function toQuote(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= MOST_QUOTED) return flat.replace(/[.,;:]+$/, '');
  return `${flat
    .slice(0, MOST_QUOTED)
    .replace(/\s+\S*$/, '')
    .replace(/[.,;:]+$/, '')}…`;
}

function medianOf(rows: readonly LeadRow[], feature: Feature): number | undefined {
  const values = rows.flatMap(({ reading }) => reading.values[feature] ?? []).toSorted((one, other) => one - other);
  const middle = values[Math.floor(values.length / 2)];
  return middle === undefined ? undefined : Math.round(middle);
}

/** The one figure a factor is spoken of in: the middle of the leads it touches. */
const FIGURES: Partial<Record<FactorId, readonly [field: string, Feature]>> = {
  body_length: ['words', 'bodyWords'],
  layout: ['words', 'bodyWords'],
  subject_length: ['subjectWords', 'subjectWords'],
  reading_level: ['grade', 'readingGrade'],
  several_asks: ['asks', 'asks'],
};

const CAUSES: readonly [Feature, least: number, name: string][] = [
  ['links', 3, '<n> links'],
  ['htmlMarks', 1, 'HTML layout'],
  ['images', 1, 'images'],
  ['spamPhrases', 1, 'wording that spam shares'],
  ['attachments', 1, 'the attachment'],
  ['exclamations', 2, 'exclamation marks'],
  ['capsWords', 2, 'capitals'],
  ['subjectAllCaps', 1, 'the capitals in the subject'],
];

/** What filters find in the lead that shows it best. */
function placementCause({ reading: { values } }: LeadRow): string | undefined {
  const found = CAUSES.filter(([feature, least]) => (values[feature] ?? 0) >= least).map(([feature, , name]) =>
    name.replace('<n>', String(values[feature] ?? 0)),
  );
  const [first, second] = found;
  return first === undefined ? undefined : second === undefined ? first : `${first} and ${second}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "all 300 leads", "the lead", "212 of 300 leads". */
export const reach = (touched: number, leads: number): string =>
  touched >= leads ? (leads === 1 ? 'the lead' : `all ${leads} leads`) : `${touched} of ${leads} leads`;

export type ListFacts = { leads: number; leadCount: number; bucket: number; stage: StageName };

/** Every fact a factor's phrases may name. */
export function toFields(factor: MeasuredFactor, { leads, leadCount, bucket, stage }: ListFacts): PhraseFields {
  const { shownBy, touched, evidence } = factor;
  const fields = new Map<string, string>();
  const put = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') fields.set(name, String(value));
  };
  const [first, second] = evidence;
  put('quote', first === undefined ? undefined : toQuote(first.text));
  if (second !== undefined && second.text !== first?.text) put('quote2', toQuote(second.text));
  put('subject', toQuote(shownBy.lead.email.subject));
  put('person', shownBy.persona.displayName);
  put('title', shownBy.lead.title);
  const [field, feature] = FIGURES[factor.factorId] ?? [];
  if (field !== undefined && feature !== undefined) put(field, medianOf(touched, feature));
  put('contacts', Math.max(...touched.map(({ lead }) => lead.context.contactsAtCompany)));
  put('leads', leadCount);
  put('touched', reach(touched.length, leads));
  put('Touched', capital(reach(touched.length, leads)));
  const cause = placementCause(shownBy);
  put('placementCause', cause);
  put('PlacementCause', cause === undefined ? undefined : capital(cause));
  put('act', stage === 'open' ? 'open' : 'answer');
  put('actOften', stage === 'open' ? 'open more' : 'answer more');
  put('stageNoun', stage === 'open' ? 'opens' : 'replies');
  put('bucket', Math.round(100 * (BUCKET_MIDPOINTS[bucket] ?? 0.45)));
  return fields;
}

const WORD_PLATEAU = 130;

/** In which sense a factor stands here. */
export function senseOf({ factorId, contribution, polarity, shownBy }: MeasuredFactor): Sense {
  const isFor = contribution > 0;
  const { values } = shownBy.reading;
  switch (factorId) {
    case 'subject_length':
      return values.subjectCharacters === 0 ? 'blank' : isFor ? 'short' : 'long';
    case 'body_length':
      return isFor ? 'present' : (values.bodyWords ?? WORD_PLATEAU) >= WORD_PLATEAU ? 'long' : 'short';
    case 'reading_level':
      return isFor ? 'easy' : 'hard';
    case 'you_and_we':
      return isFor ? 'higher' : 'lower';
    case 'layout':
      return isFor ? 'absent' : 'present';
    case 'placement':
      return isFor ? 'clean' : 'present';
    case 'list_size':
    case 'contacts_per_company':
      return isFor ? 'small' : 'large';
    case 'seniority':
    case 'company_size':
    case 'industry':
      return polarity === 'mixed' ? 'mixed' : isFor ? 'higher' : 'lower';
    case 'sender_standing':
      return 'mixed';
    case 'ask_kind':
      return (values.meetingAsks ?? 0) > 0 && !isFor ? 'absent' : (values.interestAsks ?? 0) > 0 ? 'present' : 'neither';
    case 'several_asks':
      return isFor ? 'absent' : (values.asks ?? 0) < 2 ? 'large' : 'present';
    case 'courtesy':
      return isFor ? 'present' : (values.apologies ?? 0) > 0 ? 'lower' : (values.salutation ?? 1) < 1 ? 'blank' : 'absent';
    case 'substance':
      return 'present';
    case 'referral':
    case 'occasion':
    case 'subject_company':
    case 'company_mention':
    case 'personal_detail':
    case 'social_proof':
    case 'name_use':
    case 'missing_ask':
      return isFor ? 'present' : 'absent';
    default:
      return isFor ? 'absent' : 'present';
  }
}
