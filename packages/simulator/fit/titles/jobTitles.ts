import { foldTitle } from '../../persona/title/foldTitle.ts';
import type { Offer } from '../offer.ts';
import { listStems } from '../stems.ts';

/** What an email calls the job it offers: "a senior estimator role", "we need two night fitters". */
const CALLED: readonly RegExp[] = [
  /((?:[\w/&-]+ ){0,4}[\w/&-]+) (?:roles?|positions?|jobs?|vacanc(?:y|ies)|openings?|posts?)\b/gi,
  /\b(?:hir(?:es?|ing)|recruiting|looking for|look for|seek(?:s|ing)?|needs?|wants?|add(?:s|ing)?|tak(?:es?|ing) on|searching for|as|after) (?:an? |the |our (?:next |first |new )?|(?:one|two|three|four|five|six|\d+|several|some|more|another) (?:more )?)((?:[\w/&-]+ ){0,4}[\w/&-]+)/gi,
];
/** Where a job's title ends, and words of rank, which a title may have or not. */
const END =
  /^(?:to|for|in|at|with|who|that|and|or|on|of|from|by|as|is|are|was|has|have|until|because|this|next|now|near|based|days?|nights?|hours?)$/i;
const RANK = new Set(
  listStems(
    `senior junior registered licensed certified lead leading principal chief deputy assistant experienced qualified good great new full part time permanent temporary contract first second third
    another strong remote open current the a an our your my their for as of staff`,
  ),
);
/** A job may begin with when it is done. */
const SHIFT = /^(?:days?|nights?)$/i;
/** Alone, these are no job. */
const NO_JOB = new Set(
  listStems(
    `person people someone somebody manager director head officer engineer consultant specialist coordinator executive worker member team candidate look chat call
    help hand quick right perfect dream next day`,
  ),
);
const MOST = 4;
/** Before the last word of a title, these do not tell one job: a project manager builds houses or websites. */
const WIDE = new Set(listStems('project program programme product business general operations sales account area regional'));

/** The words of a title up to the first that ends it. */
function toTitle(words: string): string {
  const all = words.split(' ');
  const end = all.findIndex((word, at) => END.test(word) && (at > 0 || !SHIFT.test(word)));
  return (end < 0 ? all : all.slice(0, end)).join(' ').replaceAll(/[-/&]/g, ' ');
}

const toCore = (title: string): string[] => listStems(title).filter((stem) => !RANK.has(stem));

/** What the texts of an email call the job, in their own words; the first is likeliest. */
export function listJobNames(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => CALLED.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => toTitle(match[1] ?? ''))));
  return names.filter((name) => {
    const stems = toCore(name);
    return stems.length > 0 && stems.length <= MOST && !(stems.length === 1 && NO_JOB.has(stems[0] ?? ''));
  });
}

/** What the job is called, each as stems without words of rank. */
export const listJobTitles = (texts: readonly string[]): (readonly string[])[] => [
  ...new Map(listJobNames(texts).map((name) => [toCore(name).join(' '), toCore(name)])).values(),
];

/** Whether two titles end in the same two words: HVAC and commercial service technicians. */
const hasSameEnd = (job: readonly string[], own: readonly string[]): boolean =>
  job.length > 1 && own.length > 1 && own.at(-1) === job.at(-1) && own.at(-2) === job.at(-2) && !WIDE.has(job.at(-2) ?? '');

/** Whether somebody's title is that of the job offered, whatever their rank: a joiner may be a bench joiner. */
export function hasJobTitle(title: string, { jobTitles = [] }: Pick<Offer, 'jobTitles'>): boolean {
  const stems = listStems(foldTitle(title).replaceAll(/[-/&|]/g, ' '));
  const own = stems.filter((stem) => !RANK.has(stem));
  const isPlain = own.length > 0 && !own.every((stem) => NO_JOB.has(stem));
  return jobTitles.some(
    (job) =>
      job.every((stem) => stems.includes(stem)) ||
      hasSameEnd(job, own) ||
      (isPlain && own.includes(job.at(-1) ?? '') && own.every((stem) => job.includes(stem))),
  );
}
