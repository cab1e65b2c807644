import type { Email } from '../../lead.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import { isSenderCue, readSenderCues, type SenderCue } from './senderCues.ts';

/** What a rule asks: a cue or a tag, or with `!` that it is missing. Tags come from the email's marks. */
type Condition = SenderCue | `!${SenderCue}` | `#${string}` | `!#${string}`;

/** An email read as one of `from` becomes `kind` if all conditions hold. */
type Rule = { from: readonly (EmailKind | null)[] | 'any'; when: readonly Condition[]; kind: EmailKind | null };

/** Kinds that an invitation, a request or an inquiry is often misread as. */
const MISTAKEN = ['sales', 'follow_up', 'partnership', 'advert', null] as const;

/** In order: the first rule that holds decides. */
const RULES: readonly Rule[] = [
  { from: ['event'], when: ['#speak'], kind: 'event' },
  { from: ['event'], when: ['#webinar'], kind: 'event' },
  { from: ['event'], when: ['noGuests'], kind: null },
  { from: ['event'], when: ['wantsHands', '!invitesGuests'], kind: null },
  { from: ['event'], when: ['gathering', 'when'], kind: 'event' },
  { from: ['event'], when: [], kind: null },
  { from: ['follow_up'], when: ['!#later', '!aboutBusiness'], kind: null },
  { from: 'any', when: ['#bereaved'], kind: null },
  { from: [null], when: ['#linked', 'phishes'], kind: 'scam' },
  { from: [null, 'customer'], when: ['#newsletter', '!#question'], kind: 'advert' },
  { from: [null], when: ['#loud'], kind: 'advert' },
  // Someone who says they will not write again has written before.
  { from: [null], when: ['#breakup', '!#inquiry'], kind: 'follow_up' },
  { from: ['sales'], when: ['counts'], kind: 'follow_up' },
  { from: ['sales'], when: ['partners'], kind: 'partnership' },
  // Someone who reports a dead link wants a link.
  { from: MISTAKEN, when: ['#deadlink', 'ownsPage'], kind: 'link_building' },
  { from: ['recruiting', 'sales', null], when: ['asksForJob', 'ownsExperience', '!offersOwn'], kind: 'job_application' },
  { from: MISTAKEN, when: ['#scouted', 'offersWork'], kind: 'recruiting' },
  { from: MISTAKEN, when: ['raises'], kind: 'fundraising' },
  { from: MISTAKEN, when: ['#podcast', 'asGuest'], kind: 'partnership' },
  { from: MISTAKEN, when: ['#sponsor', '!offersOwn'], kind: 'fundraising' },
  { from: MISTAKEN, when: ['press', '!offersOwn'], kind: null },
  { from: MISTAKEN, when: ['#inquiry', '!offersOwn'], kind: null },
];

/**
 * The kind of an email that was misread although its words say otherwise: it wants a podcast guest, a sponsor, or something that the reader
 * sells. Such an inquiry has no kind of its own and gets answers that fit any email.
 */
export function settleKind(kind: EmailKind | null, marks: ReadonlySet<string>, email: Email): EmailKind | null {
  const hasCue = readSenderCues(email);
  const tags = email.body.includes('?') ? new Set([...marks, 'question']) : marks;
  const holds = (condition: Condition): boolean => {
    const isDenied = condition.startsWith('!');
    const name = isDenied ? condition.slice(1) : condition;
    return isDenied !== (name.startsWith('#') ? tags.has(name.slice(1)) : isSenderCue(name) && hasCue(name));
  };
  const rule = RULES.find(({ from, when }) => (from === 'any' || from.includes(kind)) && when.every(holds));
  return rule === undefined ? kind : rule.kind;
}
