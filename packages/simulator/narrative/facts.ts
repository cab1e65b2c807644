import { placeOfTime } from './placeOfTime.ts';
import { inBrackets } from '../advice/list/nameLeftOut.ts';
import { countOf } from '../countOf.ts';
import type { MeasuredFactor } from '../explain/measureFactors.ts';
import type { StageName } from '../explain/explanation.ts';
import { listArguments } from '../advice/claims/claims.ts';
import { claimFactsOf } from '../advice/claims/readClaims.ts';
import { FILTER_CAUSES } from '../explain/factors.ts';
import { BUCKET_MIDPOINTS } from '../outcome.ts';
import { unfill } from '../edits/template.ts';
import type { PhraseFields } from '../replies/expandPhrase.ts';
import type { Feature } from '../signs/features.ts';
import { nameGrade } from '../signs/prose/readingLevel.ts';
import { SIGNS } from '../signs/signs.ts';
import type { LeadRow } from '../explain/rows.ts';
import { pickEvenly } from '../pickEvenly.ts';
import { countWritten } from '../reading/text/countWritten.ts';
import { cutQuote } from './cutQuote.ts';
import { industryName } from './segmentNames.ts';
import { splitWords } from '../reading/text/splitWords.ts';

const MOST_QUOTED = 150;
const listFormat = new Intl.ListFormat('en-US');

/** "4 a.m." keeps its period at the end. */
const ABBREVIATED = /(?<![\p{L}\p{N}])(?:\p{L}\.)+\p{L}\.$/u;

/** A text that is one quotation: its marks would double those around it. */
const QUOTED_WHOLE = /^["“]([^"“”]+)["”][.,;:]?$/;

/** The mark of a line in a list. */
const LIST_MARK = /^\s*(?:[-*\u2022\u2013\u2014\u2713\u2714\u2192]|\d{1,2}[.)])\s+/;

/**
 * A quotation that fits into a sentence: whole, or its beginning up to a word boundary. The mark of a list, its final punctuation and quotation
 * marks around all of it are dropped; those inside it become single.
 */
export function toQuote(text: string): string {
  const bare = text.replace(LIST_MARK, '').replace(/\s+/g, ' ').trim().replace(QUOTED_WHOLE, '$1');
  const flat = bare.replaceAll('“', '‘').replaceAll('”', '’');
  if (flat.length <= MOST_QUOTED) return ABBREVIATED.test(flat) ? flat : flat.replace(/[.,;:]+$/, '');
  return cutQuote(flat, MOST_QUOTED);
}

function medianOf(rows: readonly LeadRow[], feature: Feature): number | undefined {
  const values = rows.flatMap(({ reading }) => reading.values[feature] ?? []).toSorted((one, other) => one - other);
  const middle = values[Math.floor(values.length / 2)];
  return middle === undefined ? undefined : Math.round(middle);
}

/** What filters object to in the lead that shows it best. */
function placementCause({ reading: { values } }: LeadRow): string | undefined {
  const found = FILTER_CAUSES.filter(({ feature, least }) => (values[feature] ?? 0) >= least).map(({ feature, name }) =>
    name.replace('<n>', String(values[feature] ?? 0)),
  );
  const [first, second] = found;
  return first === undefined ? undefined : second === undefined ? first : `${first} and ${second}`;
}

/** Emails of a list that are compared before they count as one template. */
const MOST_COMPARED = 12;

/** How many words a template has that all these leads share, each name one word, so that every text counts the same; undefined without one. */
function wordsOfTemplate(rows: readonly LeadRow[]): number | undefined {
  const bodies = pickEvenly(rows, MOST_COMPARED).map(({ lead, persona: { firstName } }) =>
    unfill(lead.email.body, { firstName, company: lead.company }),
  );
  const [text = ''] = bodies;
  if (bodies.some((body) => body !== text)) return undefined;
  return countWritten(text, splitWords(text));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "all 300 leads", "the lead", "212 of 300 leads". */
export const reach = (touched: number, leads: number): string => {
  if (touched >= leads) return leads === 1 ? 'the lead' : `all ${countOf(leads, 'lead')}`;
  return `${touched.toLocaleString('en-US')} of ${countOf(leads, 'lead')}`;
};

/** If there are more passages, only the first few are named, as examples. */
const MOST_LISTED = 5;
const NAMED = 3;

const MOST_INDUSTRIES = 3;

/** "finance and government", most leads first; undefined if more than three would have to be named. */
function namesOfIndustries(rows: readonly LeadRow[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { persona } of rows) if (persona.industry !== null) counts.set(persona.industry, (counts.get(persona.industry) ?? 0) + 1);
  const names = [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => industryName(name));
  return names.length > MOST_INDUSTRIES ? undefined : listFormat.format(names);
}

/** Word counts are shown with their noun; a grade or a number of requests is shown alone. */
const COUNTS_OF_WORDS = new Set(['subjectWords', 'words']);

export type ListFacts = {
  leads: number;
  leadCount: number;
  bucket: number;
  stage: StageName;
  /** Whether it cannot be told of some leads whom the offer concerns; and whether likely many of these are strangers, so that no shorter list is told. */
  hasUnclear?: boolean;
  mayBeMoreStrangers?: boolean;
  /** All leads of the list. */
  rows?: readonly LeadRow[];
};

/** From this share of its words on, a list of them says less than that all of the email shouts. */
const [MOST_SHOUTED, LEAST_SHOUTED] = [0.8, 0.4];
/** How much of a body is in capitals, if that is much of it. */
function sayShouted(body: string): string | undefined {
  const words = body.replaceAll(/https?:\S+|\S+@\S+/g, ' ').match(/\p{L}{2,}/gu) ?? [];
  const share = words.filter((word) => word === word.toUpperCase() && word !== word.toLowerCase()).length / Math.max(1, words.length);
  return share >= MOST_SHOUTED ? 'Almost the whole email' : share >= LEAST_SHOUTED ? 'Much of the email' : undefined;
}

/** Every fact a factor's phrases may mention. */
export function toFields(
  factor: MeasuredFactor,
  { leads, leadCount, bucket, stage, hasUnclear = false, mayBeMoreStrangers = false, rows = [] }: ListFacts,
): PhraseFields {
  const { shownBy, touched, evidence } = factor;
  const fields = new Map<string, string>();
  const put = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') fields.set(name, String(value));
  };
  const [first, second] = evidence;
  // A statement about several leads names what they share, not one lead's name or company.
  const { company } = shownBy.lead;
  const { firstName } = shownBy.persona;
  const shared = (text: string) => toQuote(touched.length > 1 ? unfill(text, { firstName, company }) : text);
  put('quote', first === undefined ? undefined : shared(first.text));
  if (second !== undefined && second.text !== first?.text) put('quote2', shared(second.text));
  const quoted = [...new Set(evidence.map(({ text }) => shared(text)))].map((text) => `“${text}”`);
  put('quotes', listFormat.format(quoted));
  const extent = factor.factorId === 'loudness' ? sayShouted(shownBy.lead.email.body) : undefined;
  put('extent', extent);
  if (factor.factorId === 'ask_kind') {
    const place = placeOfTime(
      shownBy.lead.email.body,
      evidence.map(({ text }) => text),
    );
    put(place, place === 'later' ? 'a later email' : fields.get('quote'));
  }
  // A list of words says less than how much of the email is shouted.
  if (extent !== undefined) fields.delete('quotes');
  else if (quoted.length <= MOST_LISTED) put('listed', listFormat.format(quoted));
  else put('some', listFormat.format(quoted.slice(0, NAMED)));
  if (quoted.length === 1) put('single', quoted[0]);
  else if (fields.has('listed')) put('several', fields.get('listed'));
  put('subject', shared(shownBy.lead.email.subject));
  const [field, feature] = SIGNS[factor.factorId].figure ?? [];
  const figure =
    feature === undefined ? undefined : ((field === 'words' ? wordsOfTemplate(touched) : undefined) ?? medianOf(touched, feature));
  if (field !== undefined && figure !== undefined)
    put(field, field === 'grade' ? nameGrade(figure) : COUNTS_OF_WORDS.has(field) ? countOf(figure, 'word') : figure);
  put('contacts', Math.max(...touched.map(({ lead }) => lead.context.contactsAtCompany)));
  put('leads', countOf(leadCount, 'lead'));
  put('people', leadCount === 1 ? '1 person' : `${leadCount.toLocaleString('en-US')} people`);
  const least = factor.factorId === 'fit' && factor.contribution < 0 && (hasUnclear || mayBeMoreStrangers) ? 'at least ' : '';
  put('touched', `${least}${reach(touched.length, leads)}`);
  if (factor.factorId === 'fit') {
    put('whose', touched.length >= leads ? 'their' : touched.length > leads / 2 ? 'most leads’' : 'everyone’s');
    const far = touched.filter(({ toldFit }) => toldFit?.level === 'far');
    // Without a shorter list, nothing else names them.
    put('farCount', `${least}${reach(far.length, leads)}`);
    put('far', `${least}${reach(far.length, leads)}${mayBeMoreStrangers ? inBrackets(far, rows) : ''}`);
  }
  put('industries', namesOfIndustries(touched));
  put('Touched', capital(reach(touched.length, leads)));
  put('placementCause', placementCause(shownBy));
  put('arguments', listFormat.format(listArguments(claimFactsOf(shownBy))));
  put('act', stage === 'open' ? 'open' : 'reply');
  put('actOnStrangers', stage === 'open' ? 'open emails from strangers' : 'reply to strangers');
  put('stageNoun', stage === 'open' ? 'opens' : 'replies');
  put('bucket', Math.round(100 * (BUCKET_MIDPOINTS[bucket] ?? 0.45)));
  return fields;
}
