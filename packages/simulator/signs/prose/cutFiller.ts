import type { Email } from '../../lead.ts';
import { emailOf, withBody } from '../../edits/edit.ts';
import { capitalise, proseSentences, removeWhole, replaceRanges, type Cut } from '../../edits/textOps.ts';
import { isUndamaged } from '../../edits/safety.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';

const YOU = String.raw`(?:you|you(?:'re|\u2019re| are)|your (?:week|day|team|summer|year)|all|everything|things?)`;
const MESSAGE = String.raw`(?:this (?:e-?mail|message|note)? ?)`;

/** Whole sentences that every email could hold and no reader misses. */
const FILLER: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:I|we) )?(?:do )?(?:hope|trust) (?:${MESSAGE}(?:finds|reaches|find) you|${YOU}|that you|you and your)[^?]{0,60}[.!]?$`,
    'i',
  ),
  /^hoping (?:this|you|all)[^?]{0,60}[.!]?$/i,
  /^(?:I )?(?:just )?(?:wanted|want) to (?:reach out|touch base|introduce myself|say hello|check in|drop you a line)(?: (?:and|to) (?:introduce myself|say hello|touch base))?[.!]?$/i,
  /^I(?:'m|\u2019m| am) (?:reaching out|writing)(?: to you)? (?:today )?(?:to introduce myself)?[.!]?$/i,
  /^I know (?:that )?(?:you(?:'re|\u2019re| are) (?:very |probably |super )?busy|your time is valuable)(?:,? (?:so|and) I(?:'ll|\u2019ll| will) (?:keep (?:this|it) (?:short|brief)|be (?:brief|quick)))?[.!]?$/i,
  /^I(?:'ll|\u2019ll| will) (?:keep (?:this|it) (?:short|brief)(?: and sweet)?|be (?:brief|quick))[.!]?$/i,
  /^(?:please )?(?:do not|don't|don\u2019t) hesitate to (?:contact|reach out|call|get in touch|reply)[^?$\d]{0,40}[.!]?$/i,
  /^(?:if you have any (?:questions?|inquir(?:y|ies)|queries|needs?)[^?$\d]{0,30}, )?please feel free to (?:contact|reach out|call|get in touch|reply)[^?$\d]{0,30}[.!]?$/i,
  /^should you have any [^?$\d]{3,50}, (?:please )?(?:do not|don't|don\u2019t) hesitate to (?:contact|reach)[^?$\d]{0,20}[.!]?$/i,
  /^happy to work around your schedule[.!]?$/i,
  /^we (?:will|'ll) (?:reply|respond|get back to you) within \d+ hours[.!]?$/i,
];

/** Openings that say nothing: what follows them is a sentence. */
const OPENERS: readonly RegExp[] = [
  /^as you (?:may |might |probably |already )*know,? /i,
  /^I(?:'m|\u2019m| am) (?:reaching out|writing|contacting you|emailing)(?: to you)?(?: today)? (?:because|since|as) (?=\p{L})/iu,
  /^(?:I )?(?:just )?(?:wanted|want) to (?:reach out|touch base)(?: to you)? (?:because|since|as) (?=\p{L})/iu,
  /^(?:I )?(?:just )?(?:wanted|want) to let you know that (?=\p{L})/iu,
];
/** A question behind a roundabout way of asking it. */
const ROUNDABOUT =
  /^(?:(?:I(?:'m|\u2019m| am) )?(?:just )?(?:reaching out|writing|checking|checking in) to (?:see|ask) if|(?:I )?(?:just )?(?:wanted|want) to (?:see|ask) if) (\{\{\s*company\s*\}\}|[\p{Lu}][\p{L} &'-]{1,40}?|you) would be (interested in|open to) (.+?)[.!]$/iu;
/** A name that the signature tells as well. */
const NAME_IS = /^my name is (\p{Lu}[\p{L}'\u2019-]+)(?: \p{Lu}[\p{L}'\u2019-]+)? and (I(?:'m|\u2019m| am)? )/u;
const PRAISES = /^I(?:'ve|\u2019ve| have)? (?:been following|came across|come across)\b/i;

const textOf = ({ body }: EmailDraft, { start, end }: BodySentence): string => body.raw.slice(start, end).trim();

const isSigned = ({ body, prose }: EmailDraft, name: string): boolean => body.raw.slice(prose.end).includes(name);

/** The sentence without its empty opening; undefined where it has none. */
function withoutOpener(draft: EmailDraft, text: string): string | undefined {
  const opener = OPENERS.find((pattern) => pattern.test(text));
  if (opener !== undefined && !PRAISES.test(text)) return capitalise(text.replace(opener, ''));
  const asked = ROUNDABOUT.exec(text);
  if (asked !== null) return `Would ${asked[1] ?? 'you'} be ${asked[2] ?? 'open to'} ${asked[3] ?? ''}?`;
  const named = NAME_IS.exec(text) ?? /^my name is (\p{Lu}[\p{L}'\u2019-]+)(?: \p{Lu}[\p{L}'\u2019-]+)? and (I )/iu.exec(text);
  if (named === null || !isSigned(draft, named[1] ?? '')) return undefined;
  return text.replace(named[0], named[2] ?? '');
}

/** The email without sentences that every email could hold, and without openings that put off what it has to say; those one by one where not all can go. */
export function cutFiller(draft: EmailDraft): Email {
  const email = emailOf(draft);
  if (draft.language !== 'en') return email;
  const sentences = proseSentences(draft);
  const gone = sentences.filter((sentence) => FILLER.some((pattern) => pattern.test(textOf(draft, sentence))));
  if (sentences.length - gone.length < 2) return email;
  const turned = sentences.flatMap((sentence): Cut[] => {
    const text = textOf(draft, sentence);
    const by = gone.includes(sentence) ? undefined : withoutOpener(draft, text);
    const from = draft.body.raw.indexOf(text, sentence.start);
    return by === undefined ? [] : [{ start: from, end: from + text.length, by }];
  });
  if (gone.length + turned.length === 0) return email;
  const write = (cuts: readonly BodySentence[], turns: readonly Cut[]): Email => {
    // From the end, so that offsets before stay.
    const marked = [
      ...cuts.map((cut) => ({ cut, turn: undefined, start: cut.start })),
      ...turns.map((turn) => ({ cut: undefined, turn, start: turn.start })),
    ];
    const body = marked
      .toSorted((one, other) => other.start - one.start)
      .reduce(
        (text, { cut, turn }) => (cut === undefined ? replaceRanges(text, turn === undefined ? [] : [turn]) : removeWhole(text, [cut])),
        draft.body.raw,
      );
    return withBody(draft, body);
  };
  const all = write(gone, turned);
  if (isUndamaged(email, all)) return all;
  let [cuts, turns]: [BodySentence[], Cut[]] = [[], []];
  for (const one of gone) if (isUndamaged(email, write([...cuts, one], turns))) cuts = [...cuts, one];
  for (const one of turned) if (isUndamaged(email, write(cuts, [...turns, one]))) turns = [...turns, one];
  return write(cuts, turns);
}
