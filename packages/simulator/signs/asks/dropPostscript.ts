import type { Email } from '../../lead.ts';
import { emailOf, withBody } from '../../edits/edit.ts';
import { hasMarkup } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';

/** A postscript of one paragraph with a second offer. */
const ALSO = /(?:^|\n)[ \t]*p\.?[ \t]?s\.?[ \t:,-]*(?:[^\n]*\b(?:also|in addition|by the way)\b[^\n]*)(?=\n|$)/i;
/** A postscript that only creates urgency. */
const PRESSES =
  /(?:^|\n)[ \t]*p\.?[ \t]?s\.?[ \t:,-]*(?:[^\n\d]*\b(?:limited[- ]time|don(?:'|\u2019)t (?:miss|forget)|hurry|last chance|act (?:now|fast)|won(?:'|\u2019)t last|spots (?:left|remaining))\b[^\n\d]*)(?=\n|$)/i;
const OPT_OUT = /\b(?:unsubscribe|not interested|opt out|rather not|no longer)\b/i;

/** The email without a postscript that makes a second offer. */
export function dropPostscript(draft: EmailDraft): Email {
  const { raw } = draft.body;
  const found = draft.language === 'en' && !hasMarkup(draft) ? (ALSO.exec(raw) ?? PRESSES.exec(raw)) : null;
  if (found === null || OPT_OUT.test(found[0])) return emailOf(draft);
  const [before, after] = [raw.slice(0, found.index).trimEnd(), raw.slice(found.index + found[0].length).trim()];
  return withBody(draft, after === '' ? before : `${before}\n\n${after}`);
}
