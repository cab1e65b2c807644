import { isOrdinaryWord } from '../../damage/caseDamage.ts';
import { findCompany, findFirstName } from '../../reading/mentions/findMentions.ts';
import { withSubject } from '../../edits/edit.ts';
import { capitalise, replaceRanges } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { presenceReader, wholeText } from '../../reading/featureReader.ts';
import { ACRONYMS } from '../../reading/text/acronyms.ts';
import { isDay } from '../../reading/text/timeWords.ts';
import { subjectColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

const TWO_CAPITALS = /\p{Lu}{2}/u;

/** Judged on the sender's own words: how a lead writes its company or name is neither shouting nor an excuse for it. */
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

/** Names that keep their first capital, besides days and months. */
const ALWAYS_CAPITAL =
  /^(?:EUROPE|AMERICA|GERMANY|FRANCE|ENGLAND|LONDON|PARIS|BERLIN|GOOGLE|AMAZON|MICROSOFT|APPLE|EXCEL|SLACK|YAHOO|SHOPIFY|STRIPE|ENGLISH)S?$/;

/** Abbreviations that are words in an all-capitals subject. */
const IS_WORD_TOO = new Set(['ACT', 'CAN', 'IT', 'OR', 'US', 'ALL']);

/** Whether the body treats a word as a name: capitalized inside a sentence and never in lowercase. */
function isNameInBody({ body: { raw } }: EmailDraft, word: string): boolean {
  const name = word.charAt(0) + word.slice(1).toLowerCase();
  const at = raw.search(new RegExp(`(?<=[\\p{L},&] )${name}(?!\\p{L})`, 'u'));
  return at >= 0 && !new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u').test(raw);
}

const MOST_CAPITALS = 0.5;
const isShoutedBody = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  return (text.match(/\p{Lu}/gu) ?? []).length > MOST_CAPITALS * letters.length;
};

/** A word of a subject in capitals as it is usually written: as a name, or as the body spells it, or in lower case. */
function toCalm(draft: EmailDraft, word: string): string {
  if (isDay(word) || ALWAYS_CAPITAL.test(word) || isNameInBody(draft, word)) return word.charAt(0) + word.slice(1).toLowerCase();
  const known = draft.body.words.find(
    ({ key, start, end }) => key === word.toLowerCase() && /^\p{Ll}.*\p{Lu}/u.test(draft.body.raw.slice(start, end)),
  );
  if (known !== undefined) return draft.body.raw.slice(known.start, known.end);
  // What is no known word may be a name.
  return isOrdinaryWord(word, `${draft.subject.raw}\n${draft.body.raw}`)
    ? word.toLowerCase()
    : word.charAt(0) + word.slice(1).toLowerCase();
}

/** The subject with shouted words in lower case; names, abbreviations and variables stay. */
function calmCapitals(draft: EmailDraft): string {
  const { subject, body } = draft;
  // Removing half of the shouting is no better: a body in capitals must be rewritten with its subject.
  if (isShoutedBody(body.raw)) return subject.raw;
  const theirs = [...findCompany(draft, subject), ...findFirstName(draft, subject)];
  const cuts = subject.words.flatMap(({ start, end }) => {
    const word = subject.raw.slice(start, end);
    const isKept =
      theirs.some((span) => start < span.end && end > span.start) ||
      (ACRONYMS.has(word) && !IS_WORD_TOO.has(word)) ||
      !/^\p{Lu}[\p{Lu}'\u2019]+$/u.test(word);
    return isKept
      ? []
      : [
          {
            start,
            end,
            by: toCalm(draft, word),
          },
        ];
  });
  return capitalise(replaceRanges(subject.raw, cuts).replace(/(?<=[a-z] )A(?= [a-z])/g, 'a'));
}

export const subjectShouting: Sign<{
  features: 'subjectAllCaps';
  columns: 'subjectAllCaps';
  edits: 'calm_subject_capitals';
  senses: 'present' | 'absent';
}> = {
  label: 'All caps in the subject',
  features: {
    /** 0 or 1: at least two words and nearly all letters in capitals. */
    subjectAllCaps: { reader: presenceReader({ find: (draft) => (isAllCaps(draft) ? wholeText(draft.subject) : []) }) },
  },
  columns: {
    subjectAllCaps: subjectColumn({
      features: ['subjectAllCaps'],
      curve: () => present,
      effects: {
        open: {
          oddsRatio: 0.93,
          sd: 0.12,
          facts: ['belkins-subject-caps', 'yesware-titlecase'],
          grade: 'assumption',
          reason: 'Capitals read as shouting, but measured opens hardly differ.',
        },
        reply: { oddsRatio: 0.85, sd: 0.15, grade: 'assumption', reason: 'Once opened, capitals read as advertising.' },
        inbox: {
          oddsRatio: 0.95,
          sd: 0.1,
          facts: ['sa-points'],
          grade: 'assumption',
          reason: 'Public filter rules give capitals a small score.',
          causes: [{ feature: 'subjectAllCaps', least: 1, name: 'the all-caps subject' }],
        },
      },
      contrast: flag('subjectAllCaps'),
    }),
  },
  shownBy: ['subjectAllCaps'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      claim: { about: 'subject_capitals', states: 'present' },
      titles: ['The subject is in all caps'],
      what: ['“<subject>” is in all caps.'],
      why: ['All caps read like advertising.'],
      names: ['the all-caps subject'],
      takeaways: ['Write the subject without all caps.'],
    },
    absent: {
      claim: { about: 'subject_capitals', states: 'absent' },
      titles: ['No all caps in the subject'],
      what: ['The subject is not in all caps.'],
      why: ['Readers associate all caps with advertising.'],
      names: ['a subject without all caps'],
      takeaways: ['Keep all caps out of the subject.'],
    },
  },
  reasons: { for: null, against: () => 'The subject is in all caps' },
  edits: {
    calm_subject_capitals: {
      alsoFixes: ['placement'],
      when: ({ subjectAllCaps }) => subjectAllCaps === 1,
      apply: (draft) => withSubject(draft, calmCapitals(draft)),
      advice: ['Write the subject without all caps: “<after>”'],
    },
  },
};
