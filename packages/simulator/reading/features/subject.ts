import type { EmailDraft } from '../draft.ts';
import type { Feature, Span } from '../features.ts';
import type { StockName } from '../phrases/phraseStock.ts';
import { ACRONYMS } from './acronyms.ts';
import { findEmoji } from './emoji.ts';
import { findCompany, findFirstName } from './mentions.ts';
import { countCharacters } from '../text/countCharacters.ts';
import { presenceReader, spansOf, toSpans, wholeText, type FeatureReader } from './reader.ts';

/** Marks of a reply or a forward in many mail programs' languages, once or repeated: `Re:`, `FW:`, `AW:`, `RE[2]:`. */
const REPLY_MARK =
  /^\s*(?:(?:re|fw|fwd|aw|wg|sv|vs|vl|rv|tr|res|enc|antw|doorst|odp|\u5fdc\u7b54|\u56de\u590d|\u56de\u8986|\u7b54\u590d|\u8f6c\u53d1|\u8f49\u5bc4|\u043e\u0442\u0432)\s?(?:\[\d+\]|\(\d+\))?\s?[:\uff1a]\s*)+/giu;

function isAllCaps({ subject }: EmailDraft): boolean {
  const letters = subject.visible.match(/\p{L}/gu) ?? [];
  const capitals = subject.visible.match(/\p{Lu}/gu) ?? [];
  const words = subject.words.map((word) => subject.visible.slice(word.start, word.end)).filter((word) => /\p{Lu}{2}/u.test(word));
  return words.length >= 2 && capitals.length >= letters.length * 0.9 && words.some((word) => !ACRONYMS.has(word));
}

const subjectPhrases = (stock: StockName): FeatureReader => ({
  find: (draft) =>
    toSpans(
      'subject',
      draft.subjectPhrases.filter((match) => match.stock === stock),
    ),
});

const whole = ({ subject }: EmailDraft): Span[] => wholeText(subject);

export const subjectReaders = {
  subjectWords: { find: whole, read: ({ subject }) => subject.words.length + subject.variables.length + subject.links.length },
  subjectCharacters: { find: whole, read: ({ subject }) => countCharacters(subject.raw) },
  subjectAllCaps: presenceReader((draft) => (isAllCaps(draft) ? whole(draft) : [])),
  subjectEmoji: { find: ({ subject }) => findEmoji(subject) },
  subjectHype: subjectPhrases('hype'),
  subjectBuzzwords: subjectPhrases('buzzword'),
  subjectPunctuation: { find: ({ subject }) => spansOf(subject, /[!?\uff01\uff1f]*[!\uff01][!?\uff01\uff1f]*|[?\uff1f]{2,}|\$+/gu) },
  subjectQuestion: { find: ({ subject }) => spansOf(subject, /[!?\uff1f]*[?\uff1f\u061f][!?\uff1f]*/gu) },
  subjectNumber: {
    find: ({ subject }) =>
      toSpans(
        'subject',
        subject.words.filter((word) => /\p{N}/u.test(word.key)),
      ),
  },
  subjectFirstName: presenceReader((draft) => findFirstName(draft, draft.subject)),
  subjectCompany: presenceReader((draft) => findCompany(draft, draft.subject)),
  fakeReply: presenceReader(({ subject }) => spansOf(subject, REPLY_MARK).map((span) => trimEnd(subject.raw, span))),
} satisfies Partial<Record<Feature, FeatureReader>>;

/** The mark without the blanks around it. */
function trimEnd(text: string, { part, start, end }: Span): Span {
  const mark = text.slice(start, end);
  return { part, start: start + mark.length - mark.trimStart().length, end: start + mark.trimEnd().length };
}
