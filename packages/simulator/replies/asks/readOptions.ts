import type { Pick } from './readRough.ts';

type Option = { mark: string; meaning: 'yes' | 'later' | 'other' | 'no' };
/** "Just reply with a number", "send me back one letter", "answer 1 if ...": not "send you a report". */
const REPLY_WITH =
  /\b(?:[Rr]eply|[Aa]nswer|[Rr]espond|[Tt]ext|[Ww]rite|[Ss]end|[Tt]ype)\b[^.?!\n]{0,30}?\b(?:(?:with |back )?(?:an? |the |one |just (?:an? |the )?)?(?:number|letter)\b|["'\u201c]?(?:1|A)\b(?![\d%+,.]*\d))/;
const OPENED = String.raw`["'\u201c(]?`;
const CLOSED = String.raw`["'\u201d)]?[.):,]?\s*(?:if|for|=|-|\u2013|to)`;
/** An option's words end with its line, its sentence, or where the next option begins. */
const LISTED = new RegExp(
  String.raw`(?:^|[\n:,;]\s*|\b(?:[Rr]eply|or|with|just)\s+)${OPENED}([1-4]|[A-D])(?![\p{L}\p{N}+%])${CLOSED}?\s*([^\n;]{4,90}?)(?=[,.]?\s*(?:\bor\s+|\band\s+)?${OPENED}(?:[1-4]|[A-D])${CLOSED}(?!\p{L})|[\n;]|\.\s|\.?$)`,
  'gu',
);
const MEANS: readonly (readonly [Option['meaning'], RegExp])[] = [
  [
    'other',
    /\b(?:some(?:one|body) else|wrong person|not (?:me|mine|you)|colleague|other person|ask (?:some|an|my|our|the)|speak to|forward)\b/i,
  ],
  [
    'later',
    /\b(?:later|not now|next (?:month|quarter|year)|months?|busy|bad (?:time|timing)|timing|(?:contract|lease)\b[^.]*\b(?:up|ends?|due|expires?)|in (?:the )?(?:spring|summer|autumn|winter))\b/i,
  ],
  ['no', /\b(?:no\b|not interested|never|stop|remove|leave (?:me|us|you)|don['\u2019]t|unsubscribe)/i],
  ['yes', /\b(?:want|yes|interested|prices?|quotes?|send|call me|details|tell me|show me|talk|rates?|demo|sample|try|book|open to)\b/i],
  // "Covered, but send me a price" is a yes.
  ['no', /\b(?:covered|sorted|already|happy|all set|fine|done|in[- ]house|ourselves|(?:got|have) some(?:one|body))\b/i],
  ['yes', /\b(?:call|look|tell|show|short|struggl\w*|problems?|unhappy|missing)\b/i],
];

/** "Just reply with “go”": the word that says yes. */
const REPLY_WORD =
  /(?<!\b(?:[Dd]on['\u2019]t|[Nn]ever|[Nn]ot) )\b[Rr]eply (?:back )?(?:with )?(?:the word )?(?:["'\u201c\u2018]([\p{L}]{2,8})["'\u201d\u2019](?!\p{L})|(?!(?:ASAP|RSVP|NOW|TODAY|FAST|HERE)\b)([\p{Lu}]{2,6})\b)(?:[^.?!\n]*?\bor (?:["'\u201c]?)([\p{Lu}]{2,6})\b)?/u;
const NO_YES = /^(?:no|stop|remove|don|unsubscribe|later|never|pass)$/i;

/** "Would you rather (a) ..., or (b) ...?": nothing is known of either but its letter. */
const LETTERED = /\(?\b([a1])\) ?[^?\n]{3,160}?\bor,? \(?([b2])\)/i;

/** "Reply 1, 2 or 3": the marks of the answers that the email offers, by what they mean; empty if that is not certain. */
export function readOptions(prose: string, pick: Pick): readonly (readonly [string, string])[] {
  const words =
    REPLY_WORD.exec(prose)
      ?.slice(1)
      .filter((word) => word !== undefined) ?? [];
  if (words.length > 0)
    return words.map(
      (word) => [/^later$/i.test(word) ? 'optionLater' : NO_YES.test(word) ? 'optionNo' : 'optionYes', word.toLowerCase()] as const,
    );
  const lettered = LETTERED.exec(prose);
  if (lettered !== null) return [['optionYes', pick(lettered.slice(1)).toLowerCase()]];
  if (!REPLY_WITH.test(prose)) return [];
  const options = [...prose.matchAll(LISTED)].flatMap(([, mark = '', words = '']): Option[] => {
    const meaning = MEANS.find(([, pattern]) => pattern.test(words))?.[0];
    return meaning === undefined ? [] : [{ mark, meaning }];
  });
  const first = options.filter(
    ({ mark, meaning }, index) => !options.slice(0, index).some((other) => other.mark === mark || other.meaning === meaning),
  );
  const marks = first.map(({ mark }) => mark).toSorted();
  // A list begins at its beginning.
  if (first.length < 2 || (marks[0] !== '1' && marks[0] !== 'A')) return [];
  return first.map(({ mark, meaning }) => [`option${meaning[0]?.toUpperCase() ?? ''}${meaning.slice(1)}`, mark] as const);
}
