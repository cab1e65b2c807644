import type { Lead, LeadContext } from '../lead.ts';
import { FEATURE_SOURCES, FEATURES, type Feature, type FeatureValues } from '../signs/features.ts';
import { valueOf } from './featureReader.ts';
import { toEmailDraft, type EmailDraft } from './draft.ts';
import type { Span } from './span.ts';

export type EmailReading = {
  /** ISO 639-1 code of the body's language, or `und`. */
  language: string;
  values: FeatureValues;
  /** The spans a feature's value is based on, in text order; found on demand. */
  findSpans: (feature: Feature) => readonly Span[];
};

/** Whether a feature can be read in an email's language. */
export const isReadIn = ({ language }: { language: string }, feature: Feature): boolean =>
  language === 'en' || FEATURE_SOURCES[feature].isEnglishOnly !== true;

/** All features with their readers, of any language and of English only. */
const READERS = FEATURES.map((feature) => ({ feature, ...FEATURE_SOURCES[feature] }));

/** The values of all features of a parsed email. */
export function readValues(draft: EmailDraft): FeatureValues {
  const values = { ...BLANK };
  for (const { feature, reader, isEnglishOnly } of READERS)
    if (draft.language === 'en' || isEnglishOnly !== true) values[feature] = valueOf(reader, draft);
  return values;
}

type Values = Record<Feature, number | null>;
/** Copied for every reading and then overwritten, so that all readings have the same object shape and property access is fast. */
const BLANK: Values = JSON.parse(JSON.stringify(Object.fromEntries(FEATURES.map((feature) => [feature, null]))));

/**
 * Reads one email as its lead would get it: the language of the body and a value for every feature. Pure: the same lead and
 * context give the same reading. In languages other than English, the English-only features are null and have no spans.
 */
export function readEmail(lead: Lead, context: LeadContext): EmailReading {
  const draft = toEmailDraft(lead, context);
  const { language } = draft;
  return { language, values: readValues(draft), findSpans };

  // Spans are found again, because a stored reading contains no text.
  function findSpans(feature: Feature): readonly Span[] {
    return isReadIn({ language }, feature) ? FEATURE_SOURCES[feature].reader.find(toEmailDraft(lead, context)) : [];
  }
}
