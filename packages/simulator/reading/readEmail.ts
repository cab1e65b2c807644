import type { Lead, LeadContext } from '../lead.ts';
import { FEATURES, type EmailReading, type Feature, type Span } from './features.ts';

type Part = Span['part'];
type Finder = { part: Part; pattern: RegExp };

const finders: Partial<Record<Feature, Finder>> = {
  subjectWords: { part: 'subject', pattern: /[\p{L}\p{N}_']+/gu },
  subjectEmoji: { part: 'subject', pattern: /\p{Emoji_Presentation}/gu },
  subjectPunctuation: { part: 'subject', pattern: /[!$]+/g },
  subjectQuestion: { part: 'subject', pattern: /\?+/g },
  subjectNumber: { part: 'subject', pattern: /\d+/g },
  fakeReply: { part: 'subject', pattern: /^\s*(?:re|fwd?|aw)\s*:/gi },
  bodyWords: { part: 'body', pattern: /[\p{L}\p{N}_']+/gu },
  questions: { part: 'body', pattern: /\?+/g },
  links: { part: 'body', pattern: /https?:\/\/\S+/g },
  exclamations: { part: 'body', pattern: /!/g },
  emoji: { part: 'body', pattern: /\p{Emoji_Presentation}/gu },
  capsWords: { part: 'body', pattern: /\b[A-Z]{4,}\b/g },
  greeting: { part: 'body', pattern: /^\s*(?:hi|hello|hey|dear)\b/gi },
};

const zeros: Record<Feature, number | null> = {
  subjectWords: 0,
  subjectCharacters: 0,
  subjectAllCaps: 0,
  subjectEmoji: 0,
  subjectHype: 0,
  subjectBuzzwords: 0,
  subjectPunctuation: 0,
  subjectQuestion: 0,
  subjectNumber: 0,
  subjectFirstName: 0,
  subjectCompany: 0,
  fakeReply: 0,
  bodyWords: 0,
  bodyCharacters: 0,
  readingGrade: 0,
  questions: 0,
  firstNameUses: 0,
  companyMentions: 0,
  titleMentions: 0,
  ownWords: 0,
  brokenVariables: 0,
  wrongName: 0,
  interestAsks: 0,
  meetingAsks: 0,
  asks: 0,
  calendarLink: 0,
  links: 0,
  htmlMarks: 0,
  images: 0,
  attachments: 0,
  optOutLine: 0,
  socialProof: 0,
  numberClaims: 0,
  hype: 0,
  buzzwords: 0,
  spamPhrases: 0,
  capsWords: 0,
  exclamations: 0,
  emoji: 0,
  guilt: 0,
  youShare: 0,
  paragraphs: 0,
  greeting: 0,
  formality: 0,
};

/** Reads one email as its lead would get it. Pure: the same lead and context give the same reading. */
export function readEmail(lead: Lead, _context: LeadContext): EmailReading {
  const findSpans = (feature: Feature): readonly Span[] => {
    const finder = finders[feature];
    if (finder === undefined) return [];
    return [...lead.email[finder.part].matchAll(finder.pattern)].map((match) => ({
      part: finder.part,
      start: match.index,
      end: match.index + match[0].length,
    }));
  };
  const values = Object.fromEntries(FEATURES.map((feature) => [feature, findSpans(feature).length]));
  return {
    language: 'en',
    values: {
      ...zeros,
      ...values,
      subjectCharacters: lead.email.subject.length,
      bodyCharacters: lead.email.body.length,
      readingGrade: null,
    },
    findSpans,
  };
}
