import type { EmailDraft } from '../draft.ts';
import type { Feature, Span } from '../features.ts';
import type { PhraseMatch } from '../phrases/findPhrases.ts';
import type { StockName } from '../phrases/phraseStock.ts';
import { ACRONYMS } from './acronyms.ts';
import { findEmoji } from './emoji.ts';
import { isSpam } from './isSpam.ts';
import { findCompany, findFirstName } from './mentions.ts';
import { countCharacters } from '../text/countCharacters.ts';
import { MARKS } from '../text/marks.ts';
import { countPhrases, joinSpans, presenceReader, spansOf, toSpans, wholeText, type FeatureReader } from './reader.ts';

/** Marks of a reply or a forward in many mail programs' languages, once or repeated: `Re:`, `FW:`, `AW:`, `RE[2]:`. */
const REPLY_MARK =
  /^\s*(?:(?:re|fw|fwd|aw|wg|sv|vs|vl|rv|tr|res|enc|antw|doorst|odp|\u5fdc\u7b54|\u56de\u590d|\u56de\u8986|\u7b54\u590d|\u8f6c\u53d1|\u8f49\u5bc4|\u043e\u0442\u0432)\s?(?:\[\d+\]|\(\d+\))?\s?[:\uff1a]\s*)+/iu;

const TWO_CAPITALS = /\p{Lu}{2}/u;

/** Judged on the sender's own words: how a lead writes its company or its name is no shouting, and no excuse for it. */
function isAllCaps(draft: EmailDraft): boolean {
  const { subject } = draft;
  if (!TWO_CAPITALS.test(subject.visible)) return false;
  const theirs = [...findCompany(draft, subject), ...findFirstName(draft, subject)];
  const own = subject.words
    .filter((word) => !theirs.some(({ start, end }) => word.start < end && word.end > start))
    .map((word) => subject.visible.slice(word.start, word.end));
  const text = own.join('');
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  const words = own.filter((word) => TWO_CAPITALS.test(word));
  return words.length >= 2 && capitals.length >= letters.length * 0.9 && words.some((word) => !ACRONYMS.has(word));
}

const isHype = (match: PhraseMatch): boolean => match.stock === 'hype' || isSpam(match);

const subjectPhrases = (stock: StockName): FeatureReader => ({
  find: (draft) =>
    toSpans(
      'subject',
      draft.subjectPhrases.filter((match) => match.stock === stock),
    ),
  read: (draft) => countPhrases(draft.subjectPhrases, stock),
});

const LOUD = /[!?\uff01\uff1f]*[!\uff01][!?\uff01\uff1f]*|[?\uff1f]{2,}|\$+/gu;
const MAY_BE_LOUD = MARKS.question | MARKS.exclamation | MARKS.money | MARKS.beyondAscii;
const QUESTION = /[!?\uff1f]*[?\uff1f\u061f][!?\uff1f]*/gu;
const MAY_BE_QUESTION = MARKS.question | MARKS.beyondAscii;
const MAY_BE_NUMBER = MARKS.digit | MARKS.beyondAscii;

function findReplyMark({ subject }: EmailDraft): Span[] {
  const mark = REPLY_MARK.exec(subject.visible)?.[0];
  return mark === undefined ? [] : [trimSpan(subject.raw, { part: 'subject', start: 0, end: mark.length })];
}

const whole = ({ subject }: EmailDraft): Span[] => wholeText(subject);

export const subjectReaders = {
  /** Without the mark of a reply, which is no word of the sender's. */
  subjectWords: {
    find: whole,
    read: ({ subject }) => {
      const mark = REPLY_MARK.exec(subject.visible)?.[0].length ?? 0;
      return subject.words.filter(({ start }) => start >= mark).length + subject.variables.length + subject.links.length;
    },
  },
  subjectCharacters: { find: whole, read: ({ subject }) => countCharacters(subject) },
  subjectAllCaps: presenceReader({ find: (draft) => (isAllCaps(draft) ? whole(draft) : []) }),
  subjectEmoji: { find: ({ subject }) => findEmoji(subject) },
  subjectHype: {
    find: (draft) => joinSpans(toSpans('subject', draft.subjectPhrases.filter(isHype))),
    read: ({ subjectPhrases: phrases }) => (phrases.some(isHype) ? joinSpans(toSpans('subject', phrases.filter(isHype))).length : 0),
  },
  subjectBuzzwords: subjectPhrases('buzzword'),
  subjectPunctuation: { find: ({ subject }) => ((subject.marks & MAY_BE_LOUD) === 0 ? [] : spansOf(subject, LOUD)) },
  subjectQuestion: { find: ({ subject }) => ((subject.marks & MAY_BE_QUESTION) === 0 ? [] : spansOf(subject, QUESTION)) },
  subjectNumber: {
    find: ({ subject }) =>
      toSpans('subject', (subject.marks & MAY_BE_NUMBER) === 0 ? [] : subject.words.filter((word) => /\p{N}/u.test(word.key))),
  },
  subjectFirstName: presenceReader({ find: (draft) => findFirstName(draft, draft.subject) }),
  subjectCompany: presenceReader({ find: (draft) => findCompany(draft, draft.subject) }),
  subjectReferral: presenceReader({ find: (draft) => (countPhrases(draft.subjectPhrases, 'referral') > 0 ? whole(draft) : []) }),
  fakeReply: presenceReader({ find: findReplyMark }),
} satisfies Partial<Record<Feature, FeatureReader>>;

/** The mark without the blanks around it. */
function trimSpan(text: string, { part, start, end }: Span): Span {
  const mark = text.slice(start, end);
  return { part, start: start + mark.length - mark.trimStart().length, end: start + mark.trimEnd().length };
}
