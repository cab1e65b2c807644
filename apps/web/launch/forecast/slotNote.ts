import { findOpenSlots, withoutOpenSlots } from '@coldcast/rules/openSlots';
import type { LaunchDraft } from '../draft/launchDraft.ts';

type Typed = Pick<LaunchDraft, 'subject' | 'body' | 'followUps'>;

/** The typed emails without the sentences that the user still has to fill in: nobody will be sent them as they are. */
export const withoutSlots = ({ subject, body, followUps }: Typed): Typed => ({
  subject,
  body: withoutOpenSlots(body),
  followUps: followUps.map((followUp) => ({ ...followUp, body: withoutOpenSlots(followUp.body) })),
});

/** What the forecast does with the gaps the user still has to fill in; null if there are none. */
export function toSlotNote({ subject, body, followUps }: Typed): string | null {
  const [inSubject] = findOpenSlots(subject);
  if (inSubject) return `The forecast takes \u201c${inSubject.text}\u201d for your subject until you write one.`;
  const slots = [body, ...followUps.map((followUp) => followUp.body)].flatMap(findOpenSlots);
  const [first] = slots;
  if (first === undefined) return null;
  return slots.length === 1
    ? `The forecast leaves out \u201c${first.text}\u201d until you fill it in.`
    : `The forecast leaves out ${slots.length} gaps until you fill them in.`;
}
