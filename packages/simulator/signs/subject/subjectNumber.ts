import { withSubject } from '../../edits/edit.ts';
import { joinSpans, toSpans } from '../../reading/featureReader.ts';
import { findCompany } from '../../reading/mentions/findMentions.ts';
import { MARKS } from '../../reading/text/marks.ts';
import { subjectColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';
import { wordsOf, LEAST_WORDS } from './subjectText.ts';

const numberFacts = ['belkins-subject-numbers', 'lavender-numbers-subject', 'salesloft-numbers', 'gong-buzzwords-subject'];

const MAY_BE_NUMBER = MARKS.digit | MARKS.beyondAscii;

/** Words before a number that identifies instead of counting: a date, a place, a standard, a part of a series. */
const NUMBERED =
  /(?:^|[^\p{L}])(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs)?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|route|highway|interstate|exit|line|phase|part|version|series|section|unit|gate|dock|lot|bay|step|level|chapter|episode|week|day|page|grade|class|floor|building|suite|room|track|stage|season|round|block|zone|tier|article|form|pier|terminal|flight|ward|district|no\.?|nr\.?|number|option|title|pillar|store|site|plant|warehouse|email|post)\s*[-#]?\s*$/iu;
/** A name in capitals: "SOC 2", "ISO 27001". */
const IN_CAPITALS = /(?:^|[^\p{L}])\p{Lu}{2,}[\s-]?$/u;
const YEAR = /^(?:19|20)\d\d$/;
const ORDINAL = /^\d+(?:st|nd|rd|th)$/i;
/** Letters and digits in one: Q4, B2B, 3PL. A factor or a sum (3x, 40k) is not one of them. */
const IN_A_NAME = /^(?=.*\p{L})(?!\d[\d.,]*(?:x|k|m|bn)\+?$)/iu;
const TIME_BEHIND = /^(?::\d|\s?(?:a\.?m\b|p\.?m\b|o['\u2019]clock)|\s(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b)/i;

const NOTHING_COUNTED = /^\s*(?:$|[,.;:!?)\]\u2013\u2014]|-\s|(?:and|after|at|before|for|from|has|in|is|needs|of|on|or|to|was|with)\b)/i;
/** Words before a quantity without a noun: "by 40", "top 10", "save 300". */
const BEFORE_A_QUANTITY =
  /(?:^|[^\p{L}])(?:about|add|all|almost|and|another|around|at|by|cut|first|for|from|gain|get|got|hire|in|just|last|lose|lost|made|make|nearly|next|of|only|or|over|per|save|than|the|to|top|under|up|win|won)\s*$/iu;

/** "aisle 4", "Leaks over aisle 4 at Veldt": a whole number after a noun says which one. */
const saysWhich = (word: string, before: string, behind: string): boolean =>
  /^\d{1,4}$/.test(word) && /\p{L}\s+$/u.test(before) && NOTHING_COUNTED.test(behind) && !BEFORE_A_QUANTITY.test(before);

/** Whether a number says how much or how many, not when, where or which. */
function isFigure(subject: string, { start, end }: { start: number; end: number }): boolean {
  const word = subject.slice(start, end);
  const [before, behind] = [subject.slice(0, start), subject.slice(end)];
  if (YEAR.test(word) || ORDINAL.test(word) || IN_A_NAME.test(word) || TIME_BEHIND.test(behind)) return false;
  if (/\d:$/.test(before)) return false;
  if (/[$\u20ac\u00a3]\s?$/.test(before) || /^\s?(?:%|percent\b)/i.test(behind)) return true;
  if (IN_CAPITALS.test(before)) return false;
  return !NUMBERED.test(before) && !saysWhich(word, before, behind);
}

/** A dash before a space or after a word is not a minus sign: "printers - 70% off". */
const SIGN_BEFORE = /(?:[+$\u20ac\u00a3]\s?|(?<![^\s([])-|(?:usd|eur|gbp)\s\s?)$/iu;
const UNIT_BEHIND =
  /^(?:\s?(?:%|percent\b)|\s?[$\u20ac\u00a3]|\s?(?:k|m|bn|x|kg|g|t|km|l|ml)\b|\/\p{L}+|[\s-](?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|times|ways|tips|reasons|ideas|steps)\b)/iu;

/** A number with the sign before it and the unit after it. */
const withUnit =
  (subject: string) =>
  ({ start, end }: { start: number; end: number }): { start: number; end: number } => ({
    start: start - (SIGN_BEFORE.exec(subject.slice(0, start))?.[0].length ?? 0),
    end: end + (UNIT_BEHIND.exec(subject.slice(end))?.[0].length ?? 0),
  });

/** A percentage or sum at the end of a subject that can be removed: "by 40%", ", 50% off". */
const CLOSING_FIGURE =
  /(?:\s+by\s+(?:up to\s+|over\s+)?(?:\d[\d.,]*\s?(?:%|percent)|[$\u20ac\u00a3]\d[\d.,]*[kKmM]?)|,\s*\d[\d.,]*\s?%\s+off)\s*[.!]*$/i;

function dropNumber(subject: string): string {
  const text = subject.replace(CLOSING_FIGURE, '').trim();
  return wordsOf(text).length >= LEAST_WORDS ? text : subject;
}

export const subjectNumber: Sign<{
  features: 'subjectNumber';
  columns: 'subjectNumber';
  edits: 'drop_subject_number';
  senses: 'present' | 'absent';
}> = {
  label: 'Number in the subject',
  features: {
    subjectNumber: {
      reader: {
        find: (draft) => {
          const { subject } = draft;
          if ((subject.marks & MAY_BE_NUMBER) === 0) return [];
          // The number in a company's name is part of the name, not a figure.
          const names = findCompany(draft, subject);
          const isOfName = ({ start, end }: { start: number; end: number }) => names.some((name) => start < name.end && name.start < end);
          const figures = subject.words.filter((word) => /\p{N}/u.test(word.key) && !isOfName(word) && isFigure(subject.raw, word));
          return joinSpans(toSpans('subject', figures.map(withUnit(subject.raw))));
        },
      },
    },
  },
  columns: {
    subjectNumber: subjectColumn({
      features: ['subjectNumber'],
      curve: () => present,
      effects: {
        open: {
          oddsRatio: 0.8 ** 0.3,
          sd: 0.1,
          facts: numberFacts,
          grade: 'vendor',
          reason: 'Sources range from no effect to nearly half the opens lost; their middle, shrunk.',
        },
        reply: {
          oddsRatio: 0.68 ** 0.25,
          sd: 0.12,
          facts: numberFacts,
          grade: 'vendor',
          reason: 'One vendor finds a third fewer replies, shrunk to a quarter.',
        },
      },
      contrast: flag('subjectNumber'),
    }),
  },
  shownBy: ['subjectNumber'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      claim: { about: 'subject_number', states: 'present' },
      titles: ['A number in the subject'],
      what: ['The subject contains the number “<quote>”.'],
      why: ['A number can make a subject look like an offer.'],
      names: ['the number in the subject'],
      takeaways: ['Leave “<quote>” out of the subject.'],
    },
    absent: {
      claim: { about: 'subject_number', states: 'absent' },
      titles: ['No figures in the subject'],
      what: ['The subject makes no claim with a number.'],
      why: ['It has no number that looks like an offer.'],
      names: ['a subject without figures'],
      takeaways: ['Keep figures out of the subject.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `“${quote}” in the subject` },
  edits: {
    drop_subject_number: {
      when: ({ subjectNumber }) => (subjectNumber ?? 0) > 0,
      apply: (draft) => withSubject(draft, dropNumber(draft.subject.raw)),
      advice: ['Leave the number out of the subject: “<after>”', 'Try the subject without “<quote>”'],
    },
  },
};
