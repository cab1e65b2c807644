import { adviseDraft, type DraftReason } from '../adviseDraft.ts';
import { findBetterVersion, withTotal, type BetterSearch } from '../advice/version/findBetterVersion.ts';
import { explain, listOfferedEdits, type Explanation } from '../explain.ts';
import type { Email, LeadInList } from '../lead.ts';
import { readListOffer } from '../listOffer.ts';
import { buildList } from './buildLead.ts';

/** Everything the drawer, the insights and the better version say about an email to a list. */
export type ToldPlan = { email: Email; leads: number; explanation: Explanation; drawer: readonly DraftReason[]; better: BetterSearch };

const FIRST_NAMES = ['Dana', 'Owen', 'Marta', 'Priya', 'Luis', 'Mei'] as const;
const COMPANIES = ['Harlow Yards', 'Brightfield', 'Nordhaven', 'Castell Group', 'Pinewood', 'Okoro Foods', 'Vellum'] as const;

const fillFor =
  (firstName: string, company: string) =>
  ({ subject, body }: Email): Email => {
    const put = (text: string) => text.replaceAll('{{first_name}}', firstName).replaceAll('{{company}}', company);
    return { subject: put(subject), body: put(body) };
  };

/** A list with these titles in turn, all of whom get the email. */
export function listFor(email: Email, { titles, count }: { titles: readonly string[]; count: number }): LeadInList[] {
  return buildList(count, (index) => {
    const firstName = FIRST_NAMES[index % FIRST_NAMES.length] ?? 'Dana';
    const company = `${COMPANIES[index % COMPANIES.length] ?? 'Harlow Yards'}${index < COMPANIES.length ? '' : ` ${Math.floor(index / COMPANIES.length) + 1}`}`;
    return { firstName, company, title: titles[index % titles.length] ?? null, email: fillFor(firstName, company)(email) };
  });
}

function runToEnd<Answer>(work: Generator<undefined, Answer>): Answer {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Reads an email to a list as the drawer, the insights and the better version do. */
export function readPlan(email: Email, list: { titles: readonly string[]; count: number }): ToldPlan {
  const leads = listFor(email, list);
  const campaign = { seed: 'organisation-1', leadCount: leads.length, ...readListOffer(leads) };
  const fill = (written: Email, lead: { firstName: string | null; company: string | null }) =>
    fillFor(lead.firstName ?? '', lead.company ?? '')(written);
  const counts = { total: leads.length, opened: Math.floor(leads.length / 3), replied: 1, interested: 0 };
  const better = runToEnd(findBetterVersion(campaign, leads, { template: email, wanted: listOfferedEdits(campaign, leads) }));
  const explanation = explain(campaign, leads, { counts, better: better.version });
  return {
    email,
    leads: leads.length,
    explanation,
    drawer: runToEnd(adviseDraft(campaign, leads, { template: { email, fill, fillsCompany: true }, most: 4 })),
    better: withTotal(better, explanation.versionTotal),
  };
}
