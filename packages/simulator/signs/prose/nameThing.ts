import { capitalise } from '../../edits/textOps.ts';
import type { Email } from '../../lead.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { isPraiseWord } from './praiseWords.ts';

/** What a sentence calls what is sold. */
const THING = /\b(our) ((?:[\p{L}-]+,? (?:and )?){0,4}?)(platform|solution|software|tool|system|service|product|app|program)\b/iu;
/** A sentence about it; "It is easy to" is about nothing. */
const IT_DOES = /^It(?= (?:also )?(?!(?:is|was|has been|takes?|costs?|would|could|may|might|means|depends|only takes)\b)\p{L})/u;

/**
 * The email after sentences of praise are gone, with "It" at the start of the sentence after them replaced by what they called the thing: "Our
 * seamless platform delivers. It prints labels." becomes "Our platform prints labels."
 */
export function nameThing(draft: EmailDraft, runs: readonly (readonly Span[])[], edited: Email): Email {
  const { raw } = draft.body;
  return runs.reduce((email, run) => {
    const [first, last] = [run[0], run.at(-1)];
    const thing =
      first === undefined || last === undefined
        ? undefined
        : [...raw.slice(first.start, last.end).matchAll(new RegExp(THING, 'giu'))].at(-1);
    if (thing === undefined || last === undefined) return email;
    const next = raw.slice(last.end).trimStart().split('\n')[0] ?? '';
    const at = IT_DOES.test(next) ? email.body.indexOf(next) : -1;
    if (at < 0) return email;
    const [, , praise = '', noun = ''] = thing;
    const words = praise.split(/,? (?:and )?/).filter((word) => word !== '' && !isPraiseWord(word));
    const name = capitalise(['our', ...words, noun.toLowerCase()].join(' '));
    return { ...email, body: email.body.slice(0, at) + next.replace(IT_DOES, name) + email.body.slice(at + next.length) };
  }, edited);
}
