import type { StatedDemand } from './demands.ts';

/** The sender states a need or asks for a list: "We will need the following from you by Friday:". It ends with a colon. */
const LEADS_IN =
  /\b(?:(?:I|we)(?:['\u2019]d| would|['\u2019]ll| will)?(?: also| just| only| still)? (?:need|require|ask for|ask you for|request)|(?:please|kindly|could you|can you|would you|will you|need you to|ask you to)(?: also| please| kindly| just)? (?:send|share|give|provide|e-?mail|forward|supply|prepare|submit|return|upload|attach|collect|gather|complete|have|get|reply with)|you(?:['\u2019]ll| will)? (?:need|have) to (?:send|provide|submit|upload|complete|prepare))\b[^:.?!\n]{0,120}:$/iu;
/** What nobody has to send. */
const SPARES = /\b(?:no|not|never|nothing|without|instead of|rather than)\b|n['\u2019]t\b/iu;
/** An item in a line of its own. */
const LINE = /[ \t]*(?:[-*\u2022\u2013\u00b7]|\(?(?:\d{1,2}|[a-h])[.)])[ \t]+([^\n]+)(?:\n|$)/uy;
const GAP = /[ \t]*\n\s*/uy;
/** The rest of a sentence that lists its items after the colon. */
const IN_SENTENCE = /[ \t]*([^\n]+?)(?=[.?!](?:\s|$)|\n|$)/uy;

/** Several months of papers, all of them, or the key to them; one paper is quickly sent. */
const RECORDS =
  /\b(?:last|past|previous) (?:\d+|two|three|four|five|six|seven|ten|twelve|few|couple of) (?:months?|quarters?|years?)\b|\b(?:\d+|two|three|four|five|six|seven|ten|twelve) (?:months?|quarters?|years?)(?:['\u2019] worth)? of\b|\b(?:log-?ins?|credentials|passwords?|(?:read-only |full |admin )?access) (?:to|for)\b|\b(?:contracts|agreements|invoices|statements|bills|records|financials|accounts|(?:tax )?returns|policies|budgets|payroll (?:data|reports?|registers?)|(?:full|complete|detailed|current|up-to-date) (?:\p{L}+ )?(?:lists?|inventory|breakdown|export)|(?:list|inventory|breakdown|export|spreadsheet) of (?:all|every|each|your)\b)/iu;
const FORMS =
  /\b(?:questionnaires?|(?:complet|fill)ed[ -](?:(?:in|out) )?(?:\p{L}+ )?(?:forms?|applications?|templates?)|(?:attached|enclosed|intake|application|onboarding|assessment|authori[sz]ation|consent) (?:\p{L}+ )?forms?|signed|letters? of (?:authori[sz]ation|authority|intent|engagement)|power of attorney|NDA|non-disclosure)\b/iu;

/** An address or a time has no space after its colon. */
const COLON = /:(?=\s)/g;
/** As many characters before a colon may lead in. */
const LEAD = 200;

const toDemand = (text: string, start: number): StatedDemand[] => {
  const bare = text.replace(/[\s.,;]+$/u, '');
  const demand = FORMS.test(bare) ? 'forms' : RECORDS.test(bare) ? 'records' : undefined;
  return demand === undefined ? [] : [{ demand, start, end: start + bare.length }];
};

/** The items in the lines from an offset on, or else in the rest of its line. */
function itemsAt(body: string, from: number): StatedDemand[] {
  const found: StatedDemand[] = [];
  GAP.lastIndex = from;
  let at = GAP.test(body) ? GAP.lastIndex : from;
  const isInLine = at === from;
  for (;;) {
    const pattern = isInLine ? IN_SENTENCE : LINE;
    pattern.lastIndex = at;
    const [whole, item] = pattern.exec(body) ?? [];
    if (whole === undefined || item === undefined) return found;
    found.push(...toDemand(item, at + whole.indexOf(item)));
    if (isInLine) return found;
    at += whole.length;
  }
}

/** Records and forms that a body asks for in a list below a stated need; offsets are those of the body. */
export function findListedNeeds(body: string): StatedDemand[] {
  return [...body.matchAll(COLON)].flatMap(({ index }) => {
    const end = index + 1;
    const clause =
      body
        .slice(Math.max(0, end - LEAD), end)
        .split(/[.?!\n]/)
        .at(-1) ?? '';
    return LEADS_IN.test(clause) && !SPARES.test(clause) ? itemsAt(body, end) : [];
  });
}
