import type { Email } from '../../lead.ts';
import { emailOf, withBody } from '../../edits/edit.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { NOBODY } from '../../reading/sections/greetingWords.ts';

const DEAR = /^(\s*)dear(?=\s+(?:\{\{\s*first_?name\s*\}\}|\p{Lu}[\p{L}'\u2019-]+)\s*,)/iu;
const TITLE = /^\s*dear\s+(?:mr|mrs|ms|mx|dr|prof|sir|madam|all|team|hiring|customer)\b/i;
/** Whether the greeting has a job title in place of a name: "Dear CEO". */
const greetsNobody = ({ body, greeting }: EmailDraft): boolean =>
  greeting !== undefined &&
  body.raw
    .slice(greeting.names.start, greeting.names.end)
    .split(/[\s,]+/)
    .some((word) => NOBODY.has(word.toLowerCase()) || /^\p{Lu}{2,}$/u.test(word));

/** A closing that fits only "Dear". */
export const FORMAL_CLOSING = /(?<=^[ \t]*)yours (?:sincerely|faithfully|truly)\b/im;

/** Turns "Dear" and a first name into "Hi" and the first name; unchanged if the closing is formal too. */
export function greetPlainly(draft: EmailDraft): Email {
  const { raw } = draft.body;
  if (draft.language !== 'en' || !DEAR.test(raw) || TITLE.test(raw) || greetsNobody(draft) || FORMAL_CLOSING.test(raw))
    return emailOf(draft);
  const [, surname] = /^\s*[Dd]ear[ \t]+\p{Lu}\S*[ \t]+(\p{Lu}\S*)/u.exec(raw) ?? [];
  return surname === undefined ? withBody(draft, raw.replace(DEAR, '$1Hi')) : emailOf(draft);
}
