import { wordsOf } from '../../damage/partText.ts';
import type { Email } from '../../lead.ts';
import { emailOf, withSubject } from '../../edits/edit.ts';
import { replaceRanges, capitalise } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { presenceReader } from '../../reading/featureReader.ts';
import { subjectColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';
import { findFakeMark } from './replyMark.ts';

/** Words for an earlier contact that never happened: even without "Re:", such a subject misleads. */
const TELLS_OF_CONTACT =
  /\b(?:(?:our|your|my|the|last|yesterday['\u2019]s|today['\u2019]s)\s+(?:\w+\s+)?(?:conversation|call|chat|discussion|talk|meeting|appointment|e-?mails?|message|note|invoice|order|payment|request|enquiry|inquiry|quote|quotation|proposal|contract|account|application|booking|reservation|ticket|interest|question|subscription|delivery|refund|document|documents|agreement)|as (?:discussed|promised|agreed|requested)|follow(?:ing)?[- ]?up|checking in|touching base|per our|thanks|thank you|good to (?:see|meet)|next steps?|see below)\b|\b(?:invoice|payment|order|meeting|conversation)\b(?=\s*(?:$|[#\d:,.!?(-]|(?:no|number|for|from|attached|due|overdue|confirmation|request|details|status|update|reminder)\b))/i;

/** Removes "Re:" alone, however short the rest; leaves the subject as it is if the rest would still claim an earlier contact. */
function withoutMark(draft: EmailDraft): Email {
  const marks = findFakeMark(draft);
  const text = replaceRanges(draft.subject.raw, marks).trim();
  if (marks.length === 0) return emailOf(draft);
  return TELLS_OF_CONTACT.test(text) || wordsOf(text).length === 0 ? emailOf(draft) : withSubject(draft, capitalise(text));
}

/** A tag that email programs add, or that only calls for attention. */
const TAG =
  /^\s*(?:[[(](?:external|ext|internal|urgent|important|action required|attention|alert|notice|confidential|ad|spam)[\])]|(?:urgent|important|attention|action required)\s*[:!])[\s:!\u2013-]*/i;
/** What anybody writes above anything: "Quick question: who signs?", "Forklift checks (quick one)". */
const WORN = String.raw`(?:just )?(?:an? |one )?(?:very )?quick (?:question|one|note|thought|idea|q)`;
const WORN_FIRST = new RegExp(String.raw`^\s*(?:[[(]\s*${WORN}\s*[\])]|${WORN}\s*(?:[:,]|\s[-\u2013\u2014]+(?=\s)))[\s:\u2013-]*`, 'iu');
const WORN_LAST = new RegExp(String.raw`\s*(?:[[(]\s*${WORN}\s*[\])]|(?:[:,|]|\s[-\u2013\u2014]+)\s*${WORN})\s*[?!.]*$`, 'iu');
const LEAST_WORDS = 2;

/** What only asks for an answer, at the end of a subject. */
const CALL =
  /\s*[-\u2013\u2014:|,(]+\s*(?:(?:please|pls|kindly) (?:revert|reply|respond|read|open|check)(?: (?:back|asap|soon|urgently))?|(?:reply|revert|respond) (?:asap|soon|urgently|needed)|(?:please )?do not (?:ignore|delete|miss))\)?\s*[!.]*$/iu;
const COURTESY = String.raw`(?:esteemed|respected|reputed|honou?red|honou?rable|prestigious)`;
/** Politeness before what is the reader's. */
const HONORED = new RegExp(String.raw`\b(your) ${COURTESY} (\p{L}+)`, 'giu');
const HONORED_COMPANY = new RegExp(
  String.raw`\b(for|at|with|to) your ${COURTESY} (?:company|organi[sz]ation|firm|business|concern)(?!\p{L})`,
  'iu',
);

/** The subject without a tag, a call for an answer and politeness that no reader expects. */
function toPlain(subject: string, company: string | null): string {
  const named = company === null ? subject : subject.replace(HONORED_COMPANY, (_, joint: string) => `${joint} ${company}`);
  return named
    .replace(TAG, '')
    .replace(WORN_FIRST, '')
    .replace(CALL, '')
    .replace(WORN_LAST, '')
    .replace(HONORED, (_, your: string, word: string) => `${your} ${/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word}`)
    .trim();
}

/** The email without what only calls for attention in its subject, or flatters. */
function withoutTag(draft: EmailDraft): Email {
  const text = toPlain(draft.subject.raw, draft.lead.company);
  if (text === draft.subject.raw.trim() || text === draft.lead.company) return emailOf(draft);
  return text.split(/\s+/).length < LEAST_WORDS ? emailOf(draft) : withSubject(draft, capitalise(text));
}

export const fakeReply: Sign<{
  features: 'fakeReply';
  columns: 'fakeReply';
  edits: 'drop_fake_reply' | 'drop_subject_tag';
  senses: 'present' | 'absent';
}> = {
  label: 'Fake reply mark',
  features: {
    /** 0 or 1: RE: or FW: on a first email. */
    fakeReply: { reader: presenceReader({ find: findFakeMark }) },
  },
  columns: {
    fakeReply: subjectColumn({
      features: ['fakeReply'],
      curve: () => present,
      effects: {
        open: {
          oddsRatio: 1,
          sd: 0.15,
          grade: 'assumption',
          reason: 'Curiosity and distrust may cancel each other out. No source can be cited.',
        },
        reply: { oddsRatio: 0.8, sd: 0.15, grade: 'assumption', reason: 'Readers notice a fake thread once they open it.' },
        report_spam: { oddsRatio: 1.5, sd: 0.3, grade: 'assumption', reason: 'Readers who feel deceived complain.' },
      },
      contrast: flag('fakeReply'),
    }),
  },
  shownBy: ['fakeReply'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      claim: { about: 'reply_mark', states: 'present' },
      titles: ['The subject pretends to be a reply', '“<quote>” on a first email'],
      what: ['The subject of a first email starts with “<quote>”.', '“<subject>” looks like a reply to an email that never existed.'],
      why: ['Readers notice when they open it. They reply less and complain more.', 'People who feel tricked report the email as spam.'],
      names: ['the fake “<quote>”'],
      takeaways: ['Drop “<quote>” from the subject.'],
    },
    absent: {
      claim: { about: 'reply_mark', states: 'absent' },
      titles: ['No reply mark in the subject'],
      what: ['The subject does not pretend to be a reply.'],
      why: ['Readers do not look for an earlier email.'],
      names: ['a subject without a reply mark'],
      takeaways: ['Keep “RE:” off first emails.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `“${quote}” on a first email` },
  edits: {
    drop_fake_reply: {
      when: ({ fakeReply }) => fakeReply === 1,
      apply: withoutMark,
      // A short topic is the writer's own.
      mayChange: ['too_short'],
      advice: ['Drop “<dropped>” from the subject', 'Write “<after>” as the subject', 'Take “<quote>” off the subject'],
    },
    drop_subject_tag: {
      when: () => true,
      apply: withoutTag,
      isTidy: true,
      advice: ['Drop “<dropped>” from the subject', 'Write “<after>” as the subject', 'Take the tag off the subject'],
    },
  },
};
