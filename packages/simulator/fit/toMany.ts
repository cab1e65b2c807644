import { KNOWN_THINGS } from './needs/category.ts';
import { isPluralName, thingsOf, toSingular } from './mail/offerWords.ts';
import { isService } from './names/isService.ts';

/** The things sold by the piece, in singular: what a known thing's name has in plural. */
const PIECES = new Set(
  KNOWN_THINGS.flatMap(({ name }) => {
    const last = name.split(' ').at(-1) ?? '';
    return toSingular(last) === last ? [] : [toSingular(last)];
  }),
);
/** Parts, pieces and single pieces of work that no known thing is named after. */
const MORE_PIECES =
  /^(?:head|officer|manager|advis[eo]r|gateway|link|drone|tile|handle|hinge|bracket|nozzle|blade|panel|wheel|rail|hook|strap|shelf|seat|bolt|program|programme|plan|platform|tool|package|kit|audit|test|inspection|assessment|checkup|workshop|course|seminar|report|survey|service|agency|policy|subscription|membership|contract|license|permit|center|centre|portal|(?:chat)?bot|assistant|planner|tracker|calculator|marketplace|directory|wiki|inbox|page|room|guide|sign|firewall|robot|device|machine|printer|scanner|sensor|meter|detector)$/;

/** Whether a name is one of several things: "a booking system" is, payroll and cleaning are not. */
export function isOneOfMany(name: string): boolean {
  const last = thingsOf(name).split(' ').at(-1)?.toLowerCase() ?? '';
  // Selling a company is no company.
  return !/\ban? /.test(name) && !isPluralName(name) && (MORE_PIECES.test(last) || (PIECES.has(last) && !isService(last)));
}

const toPlural = (word: string): string => {
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`;
};

/** Initialisms of systems of which a company has one. */
const SYSTEM = /^(?:CRM|ERP|WMS|TMS|CMMS|LMS|CMS|EHR|EMR|PMS|HRIS|ATS|DMS|PIM|MES|POS)$/;
/** Initialisms that begin with the sound of a vowel, and words with one. */
const VOWEL = /^(?:[AEFHILMNORSX][A-Z]+\b|[aeio])/;

/** A name as a sentence says it: "booking systems", "apps for drivers", "payroll", "a CRM". */
export function toMany(name: string): string {
  const things = thingsOf(name);
  if (SYSTEM.test(things.split(' ').at(-1) ?? '')) return `${VOWEL.test(name) ? 'an' : 'a'} ${name}`;
  return isOneOfMany(name) ? things.replace(/\S+$/, toPlural) + name.slice(things.length) : name;
}
