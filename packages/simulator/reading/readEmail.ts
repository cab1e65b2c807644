import type { Lead, LeadContext } from '../lead.ts';
import { toEmailDraft } from './draft.ts';
import type { EmailReading, Feature, Span } from './features.ts';
import { FEATURE_READERS, LANGUAGE_DEPENDENT_FEATURES } from './features/readers.ts';

/**
 * Reads one email as its lead would get it: the language of the body and a value for every feature. Pure: the same lead and
 * context give the same reading. In another language than English the language-dependent features are null and have no spans.
 */
export function readEmail(lead: Lead, context: LeadContext): EmailReading {
  const draft = toEmailDraft(lead, context);
  const isRead = (feature: Feature): boolean => draft.language === 'en' || !LANGUAGE_DEPENDENT_FEATURES.has(feature);
  const { language } = draft;
  const read = (feature: Feature): number | null => {
    if (!isRead(feature)) return null;
    const reader = FEATURE_READERS[feature];
    return reader.read === undefined ? reader.find(draft).length : reader.read(draft);
  };
  return { language, values: toValues(read), findSpans };

  // Spans are found anew: a reading that is kept holds no text.
  function findSpans(feature: Feature): readonly Span[] {
    const isEmpty = language !== 'en' && LANGUAGE_DEPENDENT_FEATURES.has(feature);
    return isEmpty ? [] : FEATURE_READERS[feature].find(toEmailDraft(lead, context));
  }
}

/** Written out, so that all readings share one shape. */
function toValues(read: (feature: Feature) => number | null): Record<Feature, number | null> {
  return {
    subjectWords: read('subjectWords'),
    subjectCharacters: read('subjectCharacters'),
    subjectAllCaps: read('subjectAllCaps'),
    subjectEmoji: read('subjectEmoji'),
    subjectHype: read('subjectHype'),
    subjectBuzzwords: read('subjectBuzzwords'),
    subjectPunctuation: read('subjectPunctuation'),
    subjectQuestion: read('subjectQuestion'),
    subjectNumber: read('subjectNumber'),
    subjectFirstName: read('subjectFirstName'),
    subjectCompany: read('subjectCompany'),
    subjectReferral: read('subjectReferral'),
    fakeReply: read('fakeReply'),
    bodyWords: read('bodyWords'),
    bodyCharacters: read('bodyCharacters'),
    saidWords: read('saidWords'),
    readingGrade: read('readingGrade'),
    questions: read('questions'),
    firstNameUses: read('firstNameUses'),
    companyMentions: read('companyMentions'),
    titleMentions: read('titleMentions'),
    ownWords: read('ownWords'),
    brokenVariables: read('brokenVariables'),
    wrongName: read('wrongName'),
    interestAsks: read('interestAsks'),
    meetingAsks: read('meetingAsks'),
    asks: read('asks'),
    calendarLink: read('calendarLink'),
    links: read('links'),
    htmlMarks: read('htmlMarks'),
    images: read('images'),
    attachments: read('attachments'),
    optOutLine: read('optOutLine'),
    socialProof: read('socialProof'),
    numberClaims: read('numberClaims'),
    hype: read('hype'),
    buzzwords: read('buzzwords'),
    spamPhrases: read('spamPhrases'),
    capsWords: read('capsWords'),
    exclamations: read('exclamations'),
    emoji: read('emoji'),
    guilt: read('guilt'),
    referral: read('referral'),
    occasion: read('occasion'),
    slips: read('slips'),
    apologies: read('apologies'),
    thanks: read('thanks'),
    youShare: read('youShare'),
    paragraphs: read('paragraphs'),
    greeting: read('greeting'),
    salutation: read('salutation'),
    formality: read('formality'),
  };
}
