import type { OfferedVersion } from '../../explain/explanation.ts';
import type { Email } from '../../lead.ts';

/** An email without the subject and the sentences that its open lines take the place of. */
export function withoutReplaced({ subject, body }: Email, slots: OfferedVersion['slots'] = []): Email {
  const replaced = slots.flatMap(({ replaces }) => replaces ?? []);
  return {
    subject: slots.some(({ about }) => about === 'subject') ? '' : subject,
    body: replaced.reduce((rest, sentence) => rest.replace(sentence, ''), body),
  };
}
