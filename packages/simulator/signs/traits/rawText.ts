import { withBody } from '../../edits/edit.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { toSpans } from '../../reading/featureReader.ts';
import type { Span } from '../../reading/span.ts';
import { findProgramLines } from '../../reading/text/findProgramLines.ts';
import { MARKS } from '../../reading/text/marks.ts';
import { cut } from '../../reading/text/remember.ts';
import { traitColumn, traitEffect } from '../column.ts';
import type { Sign } from '../sign.ts';

/** Shorter sentences may appear twice in an ordinary email. */
const LEAST_LENGTH = 15;
const LEAST_REPEATED = 2;
/** Pasting a text twice repeats half of its sentences. */
const REPEATED_SHARE = 0.4;
/** More copies are not a second paste but a text of one sentence. */
const MOST_COPIES = 3;

/** The sentences that repeat an earlier one, if enough do to show that the text was pasted twice. */
function findSecondCopy({ sentences, body }: EmailDraft): Span[] {
  const counts = new Map<string, number>();
  const long = sentences.filter(({ start, end }) => end - start >= LEAST_LENGTH);
  const repeated = long.filter(({ start, end }) => {
    const text = cut(body.raw, start, end).trim();
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return count > 1;
  });
  const isCopy = repeated.length >= LEAST_REPEATED && repeated.length >= REPEATED_SHARE * long.length;
  return isCopy && repeated.length < MOST_COPIES * counts.size ? toSpans('body', repeated) : [];
}

/** What occurs in an email's source but not in its text: documents, styles, scripts, email headers. */
const SOURCE =
  /<!doctype\b|<\/?(?:html|head|body|style|script|meta|tbody)\b|<\/(?:div|table|td|tr|span)\s*>|^(?:mime-version|content-type|content-transfer-encoding):|\b[a-z][\w-]{0,30}\s?\{[^{}]{1,80}:[^{}]{1,80};[^{}]{0,200}\}/gim;
const LEAST_SOURCE = 3;
/** The markup or program text a reader would see; none if there is little. */
function findMarkup({ body }: EmailDraft): Span[] {
  const mayBeMarkup = (body.marks & (MARKS.markup | MARKS.placeholder)) !== 0 || /^mime-version:|^content-type:/im.test(body.raw);
  const tags = mayBeMarkup ? [...body.raw.matchAll(SOURCE)] : [];
  const found = [...tags.map((match) => ({ start: match.index, end: match.index + match[0].length })), ...findProgramLines(body.raw)];
  return found.length >= LEAST_SOURCE ? toSpans('body', found) : [];
}

/** The text once: the second copy is removed if nothing new follows it. */
function keepFirstCopy(draft: EmailDraft): string {
  const [first] = findSecondCopy(draft);
  const { raw } = draft.body;
  if (first === undefined) return raw;
  const once = raw.slice(0, first.start).trim();
  const seen = new Set(draft.sentences.filter(({ end }) => end <= first.start).map(({ start, end }) => raw.slice(start, end).trim()));
  const isNew = draft.sentences.some(({ start, end }) => start >= first.start && !seen.has(raw.slice(start, end).trim()));
  return isNew ? raw : once;
}

export const rawText: Sign<{
  features: 'pastedTwice' | 'markupShown';
  columns: 'rawText';
  edits: 'keep_first_copy';
  senses: 'twice' | 'markup';
}> = {
  label: 'Pasting errors',
  features: {
    /** Sentences of a second copy of the text; 0 if there is none. */
    pastedTwice: { reader: { find: findSecondCopy } },
    /** Pieces of markup that readers would see; 0 where there are few. */
    markupShown: { reader: { find: findMarkup } },
  },
  columns: {
    rawText: traitColumn({
      features: ['pastedTwice', 'markupShown'],
      curve: () => (twice, markup) => Number(twice + markup > 0),
      effects: {
        reply: traitEffect(0.55, 0.3, 'A doubled text or visible markup shows that nobody checked the email.'),
        report_spam: traitEffect(1.5, 0.3, 'The same effect, through annoyance.'),
      },
    }),
  },
  shownBy: ['pastedTwice', 'markupShown'],
  sense: ({ isFor, values }) => (isFor ? null : (values.pastedTwice ?? 0) > 0 ? 'twice' : 'markup'),
  sentences: {
    twice: {
      titles: ['The text appears twice'],
      what: ['“<quote>” appears a second time.'],
      why: ['Readers see that nobody checked the email before it was sent.'],
      names: ['the second copy of the text'],
      takeaways: ['Keep the text once.'],
    },
    markup: {
      titles: ['Source code is visible'],
      what: ['The body contains source code such as “<quote>”.'],
      why: ['Readers see code instead of a message.'],
      names: ['the source code in the body'],
      takeaways: ['Paste the plain text, not its source code.'],
    },
  },
  reasons: {
    for: null,
    against: ({ values }) => ((values.pastedTwice ?? 0) > 0 ? 'The text appears twice' : 'Source code is visible in the body'),
  },
  edits: {
    keep_first_copy: {
      when: ({ pastedTwice }) => (pastedTwice ?? 0) > 0,
      apply: (draft) => withBody(draft, keepFirstCopy(draft)),
      isRepair: true,
      mayChange: ['too_little', 'torn_signature'],
      advice: ['Keep the text once'],
    },
  },
};
