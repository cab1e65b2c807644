import { findNameMarks } from './nameMarks.ts';
import { segmentSentences, type Sentence } from './segmentSentences.ts';

export type { Sentence } from './segmentSentences.ts';

/** A period, closing marks, and the spaces before the next word. */
const STOP = /(?<=[^\s.])\.(?!\.)(["'\u201d\u2019)\]]*)[^\S\n\r]+/gu;
/** How many characters before a period are examined. */
const BEFORE = 40;
/** How many characters after the spaces are examined. */
const AFTER = 28;

const word = (list: string): RegExp => new RegExp(String.raw`(?:^|[^\p{L}\p{N}.])(?:${list})$`, 'u');

/** Abbreviations whose period never ends a sentence. */
const LEADS_ON = word(
  String.raw`[Ee]\.g|[Ii]\.e|eg|[Vv]s|[Vv]iz|[Cc]f|[Aa]pprox|[Ii]ncl|[Ee]xcl|[Ee]sp|[Aa]ttn|[Cc]a|[Pp]\.\s?[Pp]?\.?[Ss]|PS|Messrs|resp|aka|a\.k\.a|[Ee]nc`,
);
/** Titles before a name. */
const TITLE = word(
  'Mr|Mrs|Ms|Mx|Dr|Drs|Prof|Rev|Revd|Hon|Capt|Cpt|Col|Lt|Sgt|Gen|Maj|Cmdr|Cdr|Gov|Sen|Rep|Cllr|Cllrs|Fr|Supt|Insp|Engr|Ing|Dipl|Mme|Mlle|Hr|Pres|Sra|Sr|Dott|Arch|Asst|Assoc',
);
/** "St." before a name does not end a sentence; after a name it is a street: "our shop on Mill St." */
const SAINT =
  /(?:^|[^\p{L}])(?<!(?!(?:The|At|In|On|From|Near|For|Of|And|When|Since|Our|Your|Nor|Or|But|As|To|With|By|After|Before|Until|Both|Church|School)\b)\p{Lu}[\p{L}'\u2019-]*[^\S\n\r]+)(?:St|Ste|Mt|Ft|SS|Sts)$/u;
/** Abbreviations before a number. */
const NUMERO = word(
  '[Nn]os?|[Nn]r|[Pp]|[Pp]p|[Pp]g|[Cc]|[Ff]igs?|[Vv]ol|[Cc]h|[Aa]rt|[Ss]ec|[Ee]xt|[Tt]el|[Mm]ob|[Pp]h|[Ff]ax|[Rr]m|[Bb]ldg|[Aa]pt|[Uu]nit no|[Ll]ot no|[Mm]in|[Mm]ax|[Ee]st|[Ii]nv|[Rr]ef|[Aa]v|[Aa]vg|[Rr]ev|[Vv]er|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|[Ss]\\.?[Nn]o|[Cc]irca|[Nn]|[Aa]bs|[Aa]bt|[Pp]rop|[Kk]ap|[Mm]od|[Aa]pprox',
);
/** Abbreviations inside a sentence that continues in lowercase; before a capital letter they may end it. */
const SHORT =
  /(?:^|[^\p{L}\p{N}.])(?:[Nn]os?|[Ee]tc|[Ii]nc|[Ll]td|[Cc]orp|[Cc]o|[Bb]ros|[Jj]r|[Ss]r|[Ee]sq|[Mm]in|[Mm]ax|[Aa]vg|[Ee]st|[Dd]ept|[Gg]ovt|[Aa]ssn|[Ii]ntl|[Mm]fg|[Ee]xt|[Tt]el|[Mm]isc|[Oo]rig|[Rr]eg|[Tt]emp|[Aa]dj|[Ss]pec|[Aa]dmin|[Oo]z|[Ii]n|[Ss]q|[Cc]u|[Dd]ia|[Uu]niv|[Aa]ve|[Bb]lvd|[Rr]d|[Ll]n|[Dd]ist|[Aa]l|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|[Mm]o|[Ss]ecs?|[Hh]rs?|[Mm]ins|[Yy]rs?|[Ww]ks?|St|Ste|Mt|Ft|Dr|Mr|Mrs|Ms|Prof|Rev|Capt|[Aa]pt|[Bb]ldg|[Rr]m|[Pp]rov|[Ee]d|[Ee]ds|[Tt]rans|[Nn]\.?[Bb]|[Cc]ont|[Aa]cct|[Ii]ll|[Rr]ef|[Cc]at|[Ii]d|[Aa]dv)$/u;
/** Five or fewer consonants are an abbreviation: "kg", "wks", "mgmt". */
const CONSONANTS = /(?:^|[^\p{L}\p{N}])[bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ]{1,5}$/u;
/** "a.m", "p.a", "U.S" without its last period. */
const DOTTED = /(?:^|[^\p{L}\p{N}])\p{L}(?:\.\p{L})+$/u;
const CLOCK = /(?:^|[^\p{L}])[ap]\.m$/iu;
/** What comes after a time of day in the same sentence. */
const AFTER_CLOCK =
  /^["'(\u201c\u2018]?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|[A-Z]{2,4}\b|Eastern|Pacific|Central|Mountain)/u;
/** A name's initial: "J. K. Nov\u00e1k", "George W. Bush"; "Plan B. The" ends a sentence. */
const INITIAL = /(?:^|[\s("'\u201c])(?:\p{Lu}|\p{Lu}-\p{Lu})$/u;
const BEFORE_INITIAL =
  /(?:^|[\s(])(?:(?:\p{Lu}\.[^\S\n\r]*)|(?:\p{Lu}\p{L}{0,4}\.[^\S\n\r]+)|(?:\p{Lu}[\p{Ll}\p{L}'\u2019-]+[^\S\n\r]+))$/u;
/** Capitalized words before a letter that is not an initial. */
const LETTERED =
  /\b(?:Plan|Vitamin|Hepatitis|Building|Block|Hall|Unit|Grade|Class|Type|Phase|Option|Gate|Platform|Room|Level|Group|Part|Section|Appendix|Schedule|Annex|Series|Terminal|Zone|Bay|Dock|Line|Model|Version|Exhibit|Form|Team|Lot|Category|Wing|Tower|House|Site|Point|Track|Lane|Pier|Area)[^\S\n\r]+$/iu;
/** A capitalized word that usually begins a sentence, not a name. */
const BEGINS =
  /^["'(\u201c\u2018]?(?:I|We|You|He|She|It|They|The|A|An|This|That|These|Those|There|Here|Our|Your|My|His|Her|Its|Their|If|When|While|Since|After|Before|Because|So|But|And|Or|Nor|Yet|Not|No|Yes|Then|Now|Also|For|From|In|On|At|By|To|With|Without|As|What|Why|How|Who|Where|Which|Is|Are|Was|Were|Do|Does|Did|Can|Could|Would|Will|Shall|Should|May|Might|Must|Have|Has|Had|Let|Please|Thanks|Thank|Most|Many|Some|All|Each|Every|Any|Both|Just|Once|Until|Only|Even|One|Two|Three|Nobody|Nothing|Everyone|People)(?:['\u2019\s,]|$)/u;

/** Whether a text after a mark in a name is a new sentence nevertheless: "We love Yahoo! We do." */
export const beginsSentence = (text: string): boolean => BEGINS.test(text);
const STARTS_NAME = /^["'(\u201c\u2018]?\p{Lu}/u;
const STARTS_NUMBER = /^[(#'\u2019]?\d/u;
const STARTS_AMOUNT = /^["'(\u201c\u2018\u2019]?[\d$\u20ac\u00a3\u00a5+~\u2248#]/u;
const STARTS_LOWER = /^["'(\u201c\u2018]?\p{Ll}/u;
/** A placeholder or a link, hidden. */
const STARTS_HIDDEN = /^["'(\u201c\u2018]?[\0@]/u;
const STARTS_ANYWHERE = /^["'(\u201c\u2018]?[\d$\u20ac\u00a3\u00a5+~\u2248#\0@\p{Ll}]/u;
/** The number of a list item. */
const ITEM = /(?:^|[\n\r])[^\S\n\r]*(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4})$/u;
/** Words that continue a sentence after a quotation: "asked", "said". */
const SAYS =
  /^(?:says?|said|told|wrote|writes|reports?|asked|asks|adds?|added|is (?:what|how|the)|was (?:what|how|the)|and|but|or|as|which|the|one|our|their|his|her|a|an)\b/u;

/** Abbreviations of four letters or more; longer words before a period are not abbreviations. */
const LONG_SHORTS = new Set(
  'approx incl excl attn messrs resp prof revd capt cmdr cllr cllrs supt insp engr dipl mlle pres dott arch asst assoc figs bldg unit sept tues thurs thur corp bros dept govt assn intl misc orig temp spec admin univ blvd dist secs mins prov trans cont acct circa prop hrs wks mgmt'.split(
    ' ',
  ),
);
const LAST_WORD = /(?:^|[^\p{L}.])(\p{L}{4,})$/u;
const isOrdinary = (before: string): boolean => {
  const last = LAST_WORD.exec(before)?.[1];
  return last !== undefined && !LONG_SHORTS.has(last.toLowerCase()) && /[aeiouyAEIOUY\u00c0-\uffff]/.test(last);
};

/**
 * A period in its text: `before` ends with the word before it, `closing` are the marks after it, `next` begins after the spaces.
 * `isSegmented`: whether `Intl.Segmenter` ends a sentence there.
 */
type Stop = { before: string; closing: string; next: string; isSegmented: boolean };

/** Whether a letter is a name's initial. */
function isInitial(before: string): boolean {
  if (!INITIAL.test(before)) return false;
  const lead = before.slice(0, -1).replace(/\p{Lu}-$/u, '');
  return lead.trim() === '' || (BEFORE_INITIAL.test(lead) && !LETTERED.test(lead));
}

/** Whether a sentence ends at a period before a capital letter. */
function endsBeforeName({ before, closing, next, isSegmented }: Stop): boolean {
  if (closing !== '') return isSegmented;
  if (TITLE.test(before) || SAINT.test(before)) return BEGINS.test(next);
  if (CLOCK.test(before)) return !AFTER_CLOCK.test(next);
  if (DOTTED.test(before)) return BEGINS.test(next) || /[ap]$/iu.test(before);
  if (INITIAL.test(before)) return !isInitial(before) || BEGINS.test(next);
  return isSegmented;
}

/** Whether a sentence ends at a period before a lower-case letter. */
function endsBeforeLower({ before, closing, next, isSegmented }: Stop): boolean {
  if (closing !== '') return /^["'\u201d\u2019]/u.test(closing) ? !SAYS.test(next) && isSegmented : true;
  return ![SHORT, CONSONANTS, DOTTED, INITIAL, TITLE].some((abbreviation) => abbreviation.test(before));
}

/** Whether a sentence ends at a period. */
function endsAt(stop: Stop): boolean {
  const { before, closing, next, isSegmented } = stop;
  if (closing === '') {
    if (isOrdinary(before)) return STARTS_NAME.test(next) ? isSegmented : STARTS_ANYWHERE.test(next) || isSegmented;
    if (ITEM.test(before) || LEADS_ON.test(before)) return false;
  }
  if (STARTS_NAME.test(next)) return endsBeforeName(stop);
  if (STARTS_AMOUNT.test(next)) return closing !== '' || !(STARTS_NUMBER.test(next) && NUMERO.test(before));
  if (STARTS_HIDDEN.test(next)) return closing !== '' || !(TITLE.test(before) || SHORT.test(before));
  return STARTS_LOWER.test(next) ? endsBeforeLower(stop) : isSegmented;
}

/** `"Is it worth it?" they asked`: the sentence continues. */
const ASKED = /[!?]["'\u201d\u2019]+[^\S\n\r]+(?=\p{Ll})/gu;

/** A short quotation, such as a name with a mark, after which the sentence goes on: `"Yes! We Fit" and others use it`. */
const QUOTED = /["\u201c][^"\u201c\u201d\n]{1,40}["\u201d](?=[,;)]|[^\S\n\r]+(?:\p{Ll}|&))/gu;
/** A name after a dash at the end of a line: "Only this week! - Jo, Fleetly". */
const SIGNED =
  /[.!?]["'\u201d\u2019)]*[^\S\n\r]+(?=[-\u2013\u2014]{1,2}[^\S\n\r]*\p{Lu}[\p{L}'\u2019-]*(?:,? [^\n.!?]{0,60})?[^\S\n\r]*(?:\n|$))/gu;

/** A mark, closing marks, and the spaces before the next word. */
const MARK = /[!?]["'\u201d\u2019)\]]*[^\S\n\r]*/gu;

/** The ends of sentences that are none: after a mark in a name, "Yahoo! cut its costs", and after a quotation that its sentence continues. */
function listFalseEnds(text: string): number[] {
  const names = findNameMarks(text);
  const inNames = [...text.matchAll(MARK)]
    .map(({ index, 0: mark }) => ({ index, end: index + mark.length }))
    .filter(({ index, end }) => names.has(index) && !beginsSentence(text.slice(end, end + AFTER)))
    .map(({ end }) => end);
  const inQuotes = [...text.matchAll(QUOTED)].flatMap(({ index, 0: quoted }) =>
    [...quoted.slice(0, -1).matchAll(MARK)].map((mark) => index + mark.index + mark[0].length),
  );
  return [...inNames, ...inQuotes, ...[...text.matchAll(ASKED)].map((match) => match.index + match[0].length)];
}

/**
 * The sentences of a text. There are no gaps between them. Unlike `Intl.Segmenter`, it goes on after titles, initials, saints, numbers,
 * other abbreviations and names with a mark, and it ends a sentence before one that begins with a digit, a price, a quotation or a lower-case letter.
 */
export function splitSentences(text: string): Sentence[] {
  const segmented = segmentSentences(text);
  if (!text.includes('. ') && !text.includes('." ') && !/[.!?]["'\u201d\u2019)\]]*[^\S\n\r]|[!?]['\u2019]s/u.test(text)) return segmented;
  const ends = new Set(segmented.map(({ end }) => end));
  for (const match of text.matchAll(STOP)) {
    const at = match.index;
    const end = at + match[0].length;
    if (end >= text.length || /[\n\r]/.test(text.charAt(end))) continue;
    const isEnd = endsAt({
      before: text.slice(Math.max(0, at - BEFORE), at),
      closing: match[1] ?? '',
      next: text.slice(end, end + AFTER),
      isSegmented: ends.has(end),
    });
    if (isEnd) ends.add(end);
    else ends.delete(end);
  }
  for (const end of listFalseEnds(text)) if (end < text.length) ends.delete(end);
  for (const { index, 0: mark } of text.matchAll(SIGNED)) ends.add(index + mark.length);
  let start = 0;
  return [...ends]
    .toSorted((one, other) => one - other)
    .map((end) => {
      const sentence = { start, end };
      start = end;
      return sentence;
    });
}
