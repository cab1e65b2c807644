/** A piece of text a feature rests on: UTF-16 offsets into the subject or the body, end exclusive. */
export type Span = { part: 'subject' | 'body'; start: number; end: number };

/**
 * Everything that is read in an email. Counts unless said otherwise; null where a text gives no answer
 * (a grade without sentences, a language-dependent feature in another language than English).
 */
export const FEATURES = [
  'subjectWords',
  'subjectCharacters',
  /** 0 or 1: at least two words and nearly all letters in capitals. */
  'subjectAllCaps',
  'subjectEmoji',
  /** Hype phrases, and phrases that spam filters know. */
  'subjectHype',
  /** Buzzwords. */
  'subjectBuzzwords',
  /** "!", "$" and "?!" devices. */
  'subjectPunctuation',
  'subjectQuestion',
  'subjectNumber',
  /** 0 or 1: the lead's first name, or its placeholder. */
  'subjectFirstName',
  'subjectCompany',
  /** 0 or 1: somebody both know is named, or a meeting before. */
  'subjectReferral',
  /** 0 or 1: RE: or FW: on a first mail. */
  'fakeReply',
  'bodyWords',
  'bodyCharacters',
  /** Different words of the prose that say something, eight at most; random letters take one away each. */
  'saidWords',
  /** Flesch-Kincaid grade of the prose without greeting and signature. */
  'readingGrade',
  'questions',
  'firstNameUses',
  'companyMentions',
  'titleMentions',
  /** Words that occur for this lead only, its own name and company apart. */
  'ownWords',
  /** Unfilled or broken variables in subject or body; a `first_name` placeholder left by design is filled. */
  'brokenVariables',
  /** 0 or 1: the greeting names somebody else than the profile. */
  'wrongName',
  /** Asks for interest ("worth a look?"). */
  'interestAsks',
  /** Asks for a meeting or a time. */
  'meetingAsks',
  /** All different asks, those two kinds included. */
  'asks',
  /** 0 or 1. */
  'calendarLink',
  'links',
  /** HTML tags that mean layout or branding. */
  'htmlMarks',
  'images',
  'attachments',
  /** 0 or 1. */
  'optOutLine',
  'socialProof',
  'numberClaims',
  'hype',
  'buzzwords',
  /** Clusters of phrases that spam filters know. */
  'spamPhrases',
  'capsWords',
  'exclamations',
  'emoji',
  'guilt',
  /** Mentions of somebody both know, or of a meeting before. */
  'referral',
  /** Reasons to write just now: something the reader or the company did. */
  'occasion',
  /** Misspelt and doubled words, broken signs, sentences that stand twice, and small letters at the head of all of them. */
  'slips',
  /** Apologies for writing at all. */
  'apologies',
  /** 0 or 1: thanks in the last sentence or in the closing formula. */
  'thanks',
  /** you / (you + I and we), 0 to 1; null without either. */
  'youShare',
  'paragraphs',
  /** 0 or 1. */
  'greeting',
  /** How the mail opens: 1 a greeting, 0.5 "Dear", 0 none, -1 one to nobody ("Dear Sir or Madam"). */
  'salutation',
  /** Formality of the words, -1 casual to 1 formal. */
  'formality',
] as const;
export type Feature = (typeof FEATURES)[number];

export type EmailReading = {
  /** ISO 639-1 code of the body's language, or `und`. */
  language: string;
  values: Readonly<Record<Feature, number | null>>;
  /** The spans a feature's value rests on, in text order; found on demand. */
  findSpans: (feature: Feature) => readonly Span[];
};
