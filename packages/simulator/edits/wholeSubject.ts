import { isOrdinaryWord } from '../damage/caseDamage.ts';
import type { Email } from '../lead.ts';
import { ACRONYMS } from '../reading/text/acronyms.ts';
import { isDay } from '../reading/text/timeWords.ts';
import { capitalise, replaceRanges } from './textOps.ts';
import { toEmailDraft, type EmailDraft } from '../reading/draft.ts';
import type { EditSource } from '../signs/sign.ts';
import { isAllShouted } from '../signs/prose/allShouted.ts';
import { toSentenceCaseSubject } from '../signs/prose/sentenceCase.ts';
import { SIGNS } from '../signs/signs.ts';
import { dropLoudMarks } from '../signs/subject/subjectDevices.ts';
import { isUndamaged } from './safety.ts';

type Mend = { isThere: (draft: EmailDraft) => boolean; by: EditSource };

const {
  fake_reply: { features: reply, edits: replyEdits },
  subject_devices: { features: devices, edits: deviceEdits },
  subject_shouting: { features: shouting, edits: shoutingEdits },
  subject_emoji: { features: emoji, edits: emojiEdits },
} = SIGNS;

/** Faults of a subject, each with the edit that removes it. */
const MENDS: readonly Mend[] = [
  { isThere: (draft) => reply.fakeReply.reader.find(draft).length > 0, by: replyEdits.drop_fake_reply },
  { isThere: (draft) => shouting.subjectAllCaps.reader.find(draft).length > 0, by: shoutingEdits.calm_subject_capitals },
  {
    isThere: (draft) =>
      draft.language === 'en' && [devices.subjectHype, devices.subjectBuzzwords].some(({ reader }) => reader.find(draft).length > 0),
    by: deviceEdits.drop_subject_hype,
  },
  {
    isThere: (draft) => devices.subjectPunctuation.reader.find(draft).length > 0,
    by: { ...deviceEdits.drop_subject_punctuation, apply: dropLoudMarks },
  },
  { isThere: (draft) => emoji.subjectEmoji.reader.find(draft).length > 0, by: emojiEdits.drop_subject_emoji },
];

const LEAST_SHOUTED = 3;

/** The email with everyday words of its subject in small letters that alone are in capitals: "Your ranking is TERRIBLE". */
function calmWords(draft: EmailDraft): Email {
  const { subject, body } = draft;
  const cuts = subject.words.flatMap(({ start, end }, index) => {
    const word = subject.raw.slice(start, end);
    const isShouted =
      /^\p{Lu}+$/u.test(word) &&
      word.length >= LEAST_SHOUTED &&
      !ACRONYMS.has(word) &&
      (isDay(word) || isOrdinaryWord(word, `${subject.raw}\n${body.raw}`));
    return isShouted ? [{ start, end, by: index === 0 || isDay(word) ? capitalise(word.toLowerCase()) : word.toLowerCase() }] : [];
  });
  return cuts.length === 0 ? draft.lead.email : { ...draft.lead.email, subject: replaceRanges(subject.raw, cuts) };
}

/** Faults that a loud body shares with its subject. */
const LOUD_MENDS: readonly Mend[] = [
  ...MENDS.filter(
    ({ by }) => by === shoutingEdits.calm_subject_capitals || by.apply === dropLoudMarks || by === emojiEdits.drop_subject_emoji,
  ),
  { isThere: (draft) => calmWords(draft) !== draft.lead.email, by: { ...shoutingEdits.calm_subject_capitals, apply: calmWords } },
];

/** The email with its subject as calm as its body, as far as a complete subject is left. */
export function calmSubject(draft: EmailDraft, edited: Email): Email {
  // Above a body in capitals, those of the subject mark no names.
  const isShouted = isAllShouted(draft.body.raw) && shouting.subjectAllCaps.reader.find(draft).length > 0;
  return mendBy(LOUD_MENDS, draft, isShouted ? { ...edited, subject: toSentenceCaseSubject(draft) } : edited);
}

/** The edited email with the old subject's other faults removed from the new one, too, as far as a complete subject is left. */
export function mendWholeSubject(draft: EmailDraft, edited: Email): Email {
  return edited.subject === draft.lead.email.subject ? edited : mendBy(MENDS, draft, edited);
}

function mendBy(mends: readonly Mend[], draft: EmailDraft, edited: Email): Email {
  if (!mends.some(({ isThere }) => isThere(draft))) return edited;
  const read = (email: Email): EmailDraft => toEmailDraft({ ...draft.lead, email }, draft.context);
  let [email, own] = [edited, read(edited)];
  // What could not be mended may be mended once another fault is gone.
  for (const { isThere, by } of [...mends, ...mends]) {
    if (!isThere(own)) continue;
    const mended = by.apply(own);
    if (!isUndamaged(email, mended, by.mayChange)) continue;
    email = mended;
    own = read(mended);
  }
  return email;
}
