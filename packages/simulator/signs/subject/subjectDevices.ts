import { OFFER_FIGURE } from '../../damage/subjectClauses.ts';
import { emailOf, withSubject } from '../../edits/edit.ts';
import { capitalise } from '../../edits/textOps.ts';
import { droppedFrom } from '../../edits/droppedFrom.ts';
import type { Email } from '../../lead.ts';
import { toEmailDraft, type EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { toSpans, spansOf, joinSpans, countPhrases, type FeatureReader } from '../../reading/featureReader.ts';
import { findCompany } from '../../reading/mentions/findMentions.ts';
import type { PhraseMatch } from '../../reading/phrases/findPhrases.ts';
import { isMention } from '../../reading/phrases/isMention.ts';
import { isSpam } from '../../reading/phrases/isSpam.ts';
import { ACRONYMS } from '../../reading/text/acronyms.ts';
import { MARKS } from '../../reading/text/marks.ts';
import { findNameMarks } from '../../reading/text/nameMarks.ts';
import { subjectColumn } from '../column.ts';
import { switched } from '../contrasts.ts';
import type { Sign } from '../sign.ts';
import { OF_READER } from './calmTopic.ts';
import { LONG_SUBJECT, losesFigure, plainSubject } from './plainSubject.ts';
import { withoutEmptyClauses } from './subjectText.ts';
import { topicSubject } from './topicSubject.ts';
import { withoutHype } from './withoutHype.ts';

const deviceFacts = ['gong-buzzwords-subject', 'lavender-punct-subject'];

/** Who is said to be at the reader's already, and what is said to have happened there: no sender of a list knows that. */
const SCARES =
  /\b(?:hackers?|thieves|burglars?|criminals|scammers?|fraudsters?|intruders?|attackers?) (?:are|is|have|has) (?:\p{L}+ ){0,3}?(?:in|inside|on|at|into|reading|watching|targeting|stealing|robbing|selling|stolen|robbed|hacked)\b|\b(?:is|are|has been|have been)(?: already| now| currently)?(?: being)? (?:hacked|robbed|breached|compromised|infected|under attack|bleeding money|losing money)\b/giu;
const READER = /\byour?\b/iu;

/** Scares about the reader, by "you" or by the company's name. */
const findScares = (draft: EmailDraft): Span[] => {
  const found = spansOf(draft.subject, SCARES);
  const isOfReader = (): boolean => READER.test(draft.subject.raw) || findCompany(draft, draft.subject).length > 0;
  return found.length > 0 && !draft.subject.raw.includes('?') && isOfReader() ? found : [];
};

const isHype = (match: PhraseMatch): boolean => match.stock === 'hype' || isSpam(match);

/** What ads promise: with a capital after hype, it is still no name. */
const AD_NOUN =
  /^(?:offers?|savings?|results?|deals?|discounts?|prices?|pricing|opportunit\p{L}*|growth|leads?|sales|success|solutions?|delivery|service|trial|quotes?|time|returns?|profits?|revenue|quality|value|news|chance|day|week|access|demo|audit|samples?)$/iu;
/**
 * "Guaranteed Rate orders": with capitals in an otherwise small subject, the word belongs to a name. It says nothing in a subject where most
 * words have capitals.
 */
function beginsName(raw: string, { start, end }: PhraseMatch): boolean {
  const next = /^ (\p{Lu}\p{Ll}+)(?:['\u2019]s)?(.*)$/u.exec(raw.slice(end));
  if (next === null || !/^\p{Lu}\p{Ll}/u.test(raw.slice(start)) || AD_NOUN.test(next[1] ?? '')) return false;
  const others = `${raw.slice(0, start)} ${next[2] ?? ''}`.match(/\p{L}{4,}/gu)?.slice() ?? [];
  // A subject may start with a capital.
  return others.some((word) => /^\p{Ll}/u.test(word)) && others.slice(start > 0 ? 1 : 0).every((word) => /^\p{Ll}/u.test(word));
}

/** Hype, except quoted, negated or in a name. */
const listHype = ({ subject, subjectPhrases }: EmailDraft): PhraseMatch[] =>
  subjectPhrases.filter((match) => isHype(match) && !isMention(subject.raw, match) && !beginsName(subject.raw, match));

const hypeReader: FeatureReader = {
  find: (draft) => joinSpans([...toSpans('subject', listHype(draft)), ...findScares(draft)]),
};

const buzzwordReader: FeatureReader = {
  find: (draft) =>
    toSpans(
      'subject',
      draft.subjectPhrases.filter((match) => match.stock === 'buzzword'),
    ),
  read: (draft) => countPhrases(draft.subjectPhrases, 'buzzword'),
};

const LOUD = /[!?\uff01\uff1f]*[!\uff01][!?\uff01\uff1f]*|[?\uff1f]{2,}|\$+(?![\d$])/gu;

/** Loud marks of the subject; a name keeps its own. */
function findLoudMarks({ subject }: EmailDraft): Span[] {
  if ((subject.marks & MAY_BE_LOUD) === 0) return [];
  const names = findNameMarks(subject.visible);
  return spansOf(subject, LOUD).filter(({ start }) => !names.has(start));
}

/** How loud a single exclamation mark is. */
const SINGLE = 0.6;
const punctuationReader: FeatureReader = {
  find: findLoudMarks,
  read: (draft) => {
    const found = findLoudMarks(draft);
    const [only] = found;
    return found.length === 1 && only !== undefined && only.end - only.start === 1 ? SINGLE : found.length;
  },
};

/**
 * Removes loud marks after the last word; a brand keeps its own, and inside a line marks separate two sentences: one stays, several become a period.
 */
function calmMarks(subject: string): string {
  // The mark at the end is a name's.
  if (findNameMarks(subject).has(subject.trimEnd().length - 1)) return subject;
  const calm = subject
    .replace(/(?<=\s)\$+(?=\s|$|[!?])|^\$+\s/g, '')
    .replace(/[!?\uff01]*[!\uff01][!?\uff01]*\s*$|[?!]{2,}\s*$/, (marks) => (marks.includes('?') ? '?' : ''))
    .replace(/(?<=[\p{L}\p{N}%)])[!\uff01]{2,}(?=\s+[\p{L}\p{N}$\u20ac\u00a3])/gu, '.')
    .replace(/ {2,}/g, ' ');
  return calm.trim();
}

/** The email without loud marks in its subject. */
export function dropLoudMarks(draft: EmailDraft): Email {
  const { subject, body } = draft;
  // The body tells a name: "Fewer returns at Yes!"
  const [, last = ''] = /(\S+)!\s*$/u.exec(subject.raw) ?? [];
  const isName = last !== '' && [...findNameMarks(body.raw)].some((at) => body.raw.slice(0, at).endsWith(last));
  return isName ? emailOf(draft) : withSubject(draft, calmMarks(subject.raw));
}

/** Whether one exclamation mark at its end is all that is loud about the marks of a subject. */
const hasOneMark = ({ subject: { raw } }: EmailDraft): boolean => /^[^!?\uff01$]*[!\uff01]\s*$/.test(raw);

/** Words that limit or name a figure are removed with it: "Save up to 40%" without its verb says nothing. */
function keepsFigures(before: string, after: string): boolean {
  const run = droppedFrom(before, after)?.replace(/[:!.]+$/, '');
  return run === undefined || !/^[ \t]*[$\u20ac\u00a3]?\d/.test(before.slice(before.indexOf(run) + run.length));
}

/** "Save BIG on toner": without the adverb, it only says what it is about. */
const SAVE_BIG = /\b(save|saving|savings?) (?:big|huge|massively)(?= on \p{L})/iu;

const listBlamed = (draft: EmailDraft): readonly Span[] =>
  joinSpans([...toSpans('subject', listHype(draft)), ...buzzwordReader.find(draft)]);

/** Of a subject that is partly in capitals, no line in capitals alone is left. */
function calmRest(before: string, rest: string): string {
  if (/\p{Ll}/u.test(rest) || !/\p{Ll}/u.test(before)) return rest;
  return capitalise(rest.replace(/\p{Lu}[\p{Lu}'\u2019]+/gu, (word) => (ACRONYMS.has(word) ? word : word.toLowerCase())));
}

/** The email without the hype of its subject, if a whole line is left without all of it. */
function dropSubjectHype(draft: EmailDraft): Email {
  const cut = withoutHype(draft, listBlamed(draft));
  // A price or a discount is a term of the offer.
  const isTermLost = OFFER_FIGURE.test(draft.subject.raw) && !OFFER_FIGURE.test(cut);
  const isOfReader = OF_READER.test(cut) && cut !== draft.subject.raw;
  return !isTermLost && !isOfReader && keepsFigures(draft.subject.raw, cut)
    ? withSubject(draft, calmRest(draft.subject.raw, cut))
    : emailOf(draft);
}

const MAY_BE_LOUD = MARKS.question | MARKS.exclamation | MARKS.money | MARKS.beyondAscii;

const noDevices = { subjectHype: 0, subjectBuzzwords: 0, subjectPunctuation: 0 };

export const subjectDevices: Sign<{
  features: 'subjectHype' | 'subjectBuzzwords' | 'subjectPunctuation';
  columns: 'subjectDevices';
  edits: 'drop_subject_punctuation' | 'drop_subject_mark' | 'drop_subject_hype' | 'topic_subject' | 'plain_subject';
  senses: 'present' | 'mark' | 'marks';
}> = {
  label: 'Tone of the subject',
  features: {
    /** Hype phrases, and phrases that spam filters look for. */
    subjectHype: { reader: hypeReader, isEnglishOnly: true },
    /** Buzzwords. */
    subjectBuzzwords: { reader: buzzwordReader, isEnglishOnly: true },
    /** "!", "$" and "?!" devices. */
    subjectPunctuation: { reader: punctuationReader },
  },
  columns: {
    subjectDevices: subjectColumn({
      features: ['subjectHype', 'subjectBuzzwords', 'subjectPunctuation'],
      bends: { most: { at: 2, unit: 'devices', reason: 'At most two count; a third adds nothing.' } },
      curve:
        ({ most }) =>
        (hype, buzzwords, punctuation) =>
          Math.min(most, hype + buzzwords + punctuation),
      effects: {
        open: {
          oddsRatio: 0.85,
          sd: 0.08,
          facts: deviceFacts,
          grade: 'observational',
          reason: 'Per kind of hype, buzzword and loud punctuation; at most two count.',
        },
        reply: {
          oddsRatio: 0.85,
          sd: 0.1,
          facts: deviceFacts,
          grade: 'observational',
          reason: 'Follows from the lost opens. No further effect on readers is known.',
        },
      },
      contrast: switched({ ...noDevices, subjectHype: 1 }, noDevices),
    }),
  },
  shownBy: ['subjectHype', 'subjectBuzzwords', 'subjectPunctuation'],
  // A calm subject can still be bait, which no list tells.
  sense: ({ isFor, values: { subjectHype, subjectBuzzwords, subjectPunctuation } }) => {
    if (isFor) return null;
    if ((subjectHype ?? 0) + (subjectBuzzwords ?? 0) > 0) return 'present';
    return (subjectPunctuation ?? 0) < 1 ? 'mark' : 'marks';
  },
  sentences: {
    present: {
      claim: { about: 'subject_hype', states: 'present' },
      titles: ['The subject sounds like an ad'],
      what: ['The subject says <quotes>.', 'Readers see <quotes> before they open the email.'],
      why: ['People judge an email by its subject before they read on.', 'Readers associate such words with bulk email.'],
      names: ['<quotes> in the subject'],
      takeaways: ['Write the subject in plain words.'],
    },
    mark: {
      claim: { about: 'subject_hype', states: 'present' },
      titles: ['An exclamation mark in the subject'],
      what: ['The subject has an exclamation mark.'],
      why: ['Readers associate it with bulk email.'],
      names: ['the exclamation mark in the subject'],
      takeaways: ['Write the subject without the exclamation mark.'],
    },
    marks: {
      claim: { about: 'subject_hype', states: 'present' },
      titles: ['Loud marks in the subject'],
      what: ['The subject has “<quote>” in it.'],
      why: ['Readers associate such marks with bulk email.'],
      names: ['the loud marks in the subject'],
      takeaways: ['Write the subject without “<quote>”.'],
    },
  },
  reasons: {
    for: null,
    against: ({ quote }) =>
      /\p{L}|\d/u.test(quote) ? `“${quote}” makes the subject sound like an ad` : `“${quote}” makes the subject loud`,
  },
  edits: {
    drop_subject_punctuation: {
      when: ({ subjectPunctuation }) => (subjectPunctuation ?? 0) > 0,
      apply: (draft) => (hasOneMark(draft) ? emailOf(draft) : dropLoudMarks(draft)),
      advice: [
        'Drop “<dropped>” from the subject',
        'Write the subject without “<mark>”: “<after>”',
        'Tone down the punctuation in the subject',
      ],
    },
    drop_subject_mark: {
      when: ({ subjectPunctuation }) => (subjectPunctuation ?? 0) > 0,
      apply: (draft) => (hasOneMark(draft) ? dropLoudMarks(draft) : emailOf(draft)),
      isSlight: true,
      advice: ['Drop “<dropped>” from the subject', 'End the subject without “!”'],
    },
    drop_subject_hype: {
      when: ({ subjectHype, subjectBuzzwords }) => (subjectHype ?? 0) + (subjectBuzzwords ?? 0) > 0,
      apply: (draft) => {
        const whole = dropSubjectHype(draft);
        if (whole.subject !== draft.lead.email.subject) return whole;
        // Where no whole line is left without all of it, at least the clauses that say nothing else go.
        const short = withSubject(draft, withoutEmptyClauses(draft.subject.raw, listBlamed(draft)).replace(SAVE_BIG, '$1'));
        const own = toEmailDraft({ ...draft.lead, email: short }, draft.context);
        const calm = dropSubjectHype(own);
        return losesFigure(draft, calm.subject) ? emailOf(draft) : calm;
      },
      mayChange: ['lost_offer'],
      advice: [
        'Drop “<dropped>” from the subject',
        'Take the hype out of the subject: “<after>”',
        'Find a plain word for “<quote>” in the subject',
      ],
    },
    topic_subject: {
      alsoFixes: ['subject_length', 'subject_question'],
      when: () => true,
      apply: topicSubject,
      dropsName: true,
      mayChange: ['changed_name', 'too_short', 'lost_offer', 'lost_ask', 'changed_sense', 'lost_variable'],
      advice: ['Name what you offer in the subject: “<after>”'],
    },
    plain_subject: {
      alsoFixes: ['subject_length', 'fake_reply', 'subject_shouting'],
      when: ({ subjectHype, subjectBuzzwords, subjectPunctuation, subjectAllCaps, fakeReply, subjectWords }) =>
        [subjectHype, subjectBuzzwords, subjectAllCaps, fakeReply].some((value) => (value ?? 0) > 0) ||
        (subjectPunctuation ?? 0) > SINGLE ||
        (subjectWords ?? 0) > LONG_SUBJECT,
      apply: plainSubject,
      mayChange: ['changed_name', 'too_short', 'lost_offer', 'lost_ask', 'changed_sense'],
      advice: ['Say what you offer in the subject: “<after>”', 'Use a plain subject: “<after>”'],
    },
  },
};
