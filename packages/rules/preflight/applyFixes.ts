import { repairMojibake } from './mojibake.ts';
import { dropFakeReply } from './fakeReply.ts';
import { stripControl, stripHidden } from './characters.ts';

import type { TextFix } from './textFix.ts';

/** Replaces each passage that is not replaced yet: `{first_name}` also stands inside `{{first_name}}`. */
function replaceOnce(text: string, { from, to }: { from: string; to: string }): string {
  const inside = to.indexOf(from);
  return text.replaceAll(from, (written, at: number) => (inside >= 0 && at >= inside && text.startsWith(to, at - inside) ? written : to));
}

/** Applies one repair to a text; it needs `part` because a reply prefix occurs only in subjects. Applying it again changes nothing. */
export function fixText(text: string, fix: TextFix, part: 'subject' | 'body' | 'value'): string {
  switch (fix.kind) {
    case 'replace':
      return replaceOnce(text, fix);
    case 'repair_mojibake':
      return repairMojibake(text);
    case 'strip_hidden':
      return stripHidden(text);
    case 'strip_control':
      return stripControl(text);
    case 'drop_fake_reply':
      return part === 'subject' ? dropFakeReply(text) : text;
  }
}

type FixedEmail = { subject: string; body: string };

const fixOne = <Email extends FixedEmail>(email: Email, fixes: readonly TextFix[]): Email => ({
  ...email,
  subject: fixes.reduce((text, fix) => fixText(text, fix, 'subject'), email.subject),
  body: fixes.reduce((text, fix) => fixText(text, fix, 'body'), email.body),
});

/** An email after all repairs, in their order, and its follow-ups if it has some. */
export function fixEmail<Email extends FixedEmail & { followUps?: readonly FixedEmail[] | undefined }>(
  email: Email,
  fixes: readonly TextFix[],
): Email {
  const fixed = fixOne(email, fixes);
  return email.followUps === undefined ? fixed : { ...fixed, followUps: email.followUps.map((followUp) => fixOne(followUp, fixes)) };
}

/** Whether a repair concerns characters, which may be in any cell, and not the wording of an email. */
export const isCharacterFix = ({ kind }: TextFix): boolean =>
  kind === 'repair_mojibake' || kind === 'strip_hidden' || kind === 'strip_control';
