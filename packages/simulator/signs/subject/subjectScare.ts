import type { EmailDraft } from '../../reading/draft.ts';
import { wholeText } from '../../reading/featureReader.ts';
import { isScareTalk } from '../../reading/scares.ts';
import type { Span } from '../../reading/span.ts';

/** The subject, if it frightens its reader. */
export const findSubjectScare = ({ language, subject }: EmailDraft): Span[] =>
  language === 'en' && isScareTalk(subject.raw.trim()) ? wholeText(subject) : [];
