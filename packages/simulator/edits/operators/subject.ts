import { ACRONYMS } from '../../reading/features/acronyms.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { FEATURE_READERS } from '../../reading/features/readers.ts';
import { emailOf, withSubject, type Edit } from '../edit.ts';
import { capitalise, replaceRanges, tidy } from '../textOps.ts';

const MOST_WORDS = 5;
const LEAST_WORDS = 2;

/** Words a short subject may not end on. */
const DANGLERS = new Set(
  'a an the and or but of for with without to from in on at by as is are your our my this that how why what when before after than more'.split(
    ' ',
  ),
);
/** Words a subject may be cut before. */
const JOINTS = new Set('without with for that and but so because when while before after from by through in on at of to using'.split(' '));

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');

function trimEnd(list: readonly string[]): string[] {
  const kept = [...list];
  while (kept.length > 0 && DANGLERS.has(bare(kept.at(-1) ?? ''))) kept.pop();
  return kept;
}

/** A question or a clause loses its sense with its end. */
const OPENS_CLAUSE = /^(?:what|why|how|when|who|which|is|are|do|does|did|can|could|would|should|have|has|if)\b/i;
const isShort = (list: readonly string[]): boolean =>
  list.length <= MOST_WORDS && list.filter((word) => !DANGLERS.has(bare(word))).length >= LEAST_WORDS;

/** The part before a colon, dash or comma; else the longest beginning that ends at a joint. A subject with neither stays. */
function shortenSubject(subject: string): string {
  const parts = subject.split(/\s*(?:[:|\u2013\u2014?!;,]|\s-\s)\s*/).map((part) => trimEnd(words(part)));
  const first = parts.find((part) => isShort(part) && !OPENS_CLAUSE.test(part[0] ?? ''));
  if (parts.length > 1 && first !== undefined) return capitalise(first.join(' '));
  const list = words(subject);
  if (OPENS_CLAUSE.test(subject)) return subject;
  for (let count = MOST_WORDS; count >= LEAST_WORDS; count -= 1) {
    const start = list.slice(0, count);
    if (JOINTS.has(bare(list[count] ?? '')) && !DANGLERS.has(bare(list[count - 1] ?? '')) && isShort(start)) return start.join(' ');
  }
  return subject;
}

function calmCapitals(subject: string): string {
  const calm = subject.replace(/\p{Lu}[\p{Lu}'\u2019]+/gu, (word) => (ACRONYMS.has(word) ? word : word.toLowerCase()));
  return capitalise(calm);
}

/** Marks that joined what is gone. */
const LOOSE_ENDS = /^[\s&+/,;:\u2013\u2014-]+|[\s&+/,;:\u2013\u2014-]+$/g;

const cut = (draft: EmailDraft, features: readonly ('subjectHype' | 'subjectBuzzwords' | 'subjectEmoji' | 'fakeReply')[]): string => {
  const spans = features.flatMap((feature) => FEATURE_READERS[feature].find(draft));
  const text = tidy(replaceRanges(draft.subject.raw, spans).replace(/\s*[!?]*$/, (end) => (end.includes('?') ? '?' : '')));
  // Without its loud beginning or end a sentence may be none.
  const isWhole =
    words(text).length >= LEAST_WORDS && !DANGLERS.has(bare(words(text)[0] ?? '')) && !DANGLERS.has(bare(words(text).at(-1) ?? ''));
  return isWhole ? capitalise(text.replace(LOOSE_ENDS, '')) : draft.subject.raw;
};

/** A figure with its unit and the small word before it. */
const FIGURE =
  /\s*(?:(?:in|by|within|under|for|the|at)\s+)?[$\u20ac\u00a3]?\d[\d.,]*\s?(?:%|x\b|k\b)?(?:\s?(?:minutes?|hours?|days?|weeks?|months?|percent|mins?|off)\b)?/gi;

/** "day 45" says nothing without its figure. */
const NAMED_FIGURE = /\b(?!(?:in|by|to|of|for|at|with|than|over|under|within)\b)\p{L}+\s\d[\d.,]*\s*$/iu;

function dropNumber(subject: string): string {
  if (NAMED_FIGURE.test(subject)) return subject;
  const text = tidy(subject.replace(FIGURE, ' ')).replace(LOOSE_ENDS, '');
  return words(text).length >= LEAST_WORDS ? capitalise(text) : subject;
}

/** Only a short name of a thing can be at a company: a question or a sentence cannot. */
const canTakeCompany = (subject: string): boolean => /^[\p{L}\p{N} '&-]+$/u.test(subject) && words(subject).length <= 3;

export const subjectEdits: readonly Edit[] = [
  {
    id: 'shorten_subject',
    stage: 'open',
    fixes: ['subject_length'],
    when: ({ subjectWords }) => (subjectWords ?? 0) > MOST_WORDS,
    apply: (draft) => withSubject(draft, shortenSubject(draft.subject.raw.trim())),
  },
  {
    id: 'calm_subject_capitals',
    stage: 'open',
    fixes: ['subject_shouting', 'placement'],
    when: ({ subjectAllCaps }) => subjectAllCaps === 1,
    apply: (draft) => withSubject(draft, calmCapitals(draft.subject.raw)),
  },
  {
    id: 'drop_fake_reply',
    stage: 'reply',
    fixes: ['fake_reply'],
    when: ({ fakeReply }) => fakeReply === 1,
    apply: (draft) => withSubject(draft, capitalise(tidy(replaceRanges(draft.subject.raw, FEATURE_READERS.fakeReply.find(draft))))),
  },
  {
    id: 'drop_subject_punctuation',
    stage: 'open',
    fixes: ['subject_devices'],
    when: ({ subjectPunctuation }) => (subjectPunctuation ?? 0) > 0,
    apply: (draft) =>
      withSubject(
        draft,
        tidy(draft.subject.raw.replace(/[!?\uff01]*[!\uff01][!?\uff01]*|\?{2,}|\$+(?!\d)/g, (marks) => (marks.includes('?') ? '?' : ''))),
      ),
  },
  {
    id: 'drop_subject_hype',
    stage: 'open',
    fixes: ['subject_devices'],
    when: ({ subjectHype, subjectBuzzwords }) => (subjectHype ?? 0) + (subjectBuzzwords ?? 0) > 0,
    apply: (draft) => withSubject(draft, cut(draft, ['subjectHype', 'subjectBuzzwords'])),
  },
  {
    id: 'drop_subject_emoji',
    stage: 'open',
    fixes: ['subject_emoji'],
    when: ({ subjectEmoji }) => (subjectEmoji ?? 0) > 0,
    apply: (draft) => withSubject(draft, cut(draft, ['subjectEmoji'])),
  },
  {
    id: 'drop_subject_number',
    stage: 'open',
    fixes: ['subject_number'],
    when: ({ subjectNumber }) => (subjectNumber ?? 0) > 0,
    apply: (draft) => withSubject(draft, dropNumber(draft.subject.raw)),
  },
  {
    id: 'add_company_to_subject',
    stage: 'open',
    fixes: ['subject_company'],
    when: ({ subjectCompany }) => subjectCompany === 0,
    apply: (draft) => {
      const { company, email } = draft.lead;
      const subject = email.subject.trim();
      return company !== null && canTakeCompany(subject) ? withSubject(draft, `${subject} at ${company}`) : emailOf(draft);
    },
  },
];
