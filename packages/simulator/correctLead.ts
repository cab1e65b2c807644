import type { CampaignContext, LeadInList } from './lead.ts';

/** Invisible characters inside a word, which readers do not see. */
const HIDDEN = /(?<=\p{Script=Latin})[\u200b-\u200d\u2060\ufeff\u00ad]+(?=\p{Script=Latin})/gu;
const MAY_HIDE = /[\u200b-\u200d\u2060\ufeff\u00ad]/;

const asSeen = (text: string): string => (MAY_HIDE.test(text) ? text.replace(HIDDEN, '') : text);

function withSeenText(lead: LeadInList): LeadInList {
  const { subject, body } = lead.email;
  const seen = { subject: asSeen(subject), body: asSeen(body) };
  return seen.subject === subject && seen.body === body ? lead : { ...lead, email: seen };
}

/** A lead with the user's corrections of the campaign's email, which every reading of its email uses, and with its text as readers see it. */
export const correctLead = ({ corrections }: CampaignContext, lead: LeadInList): LeadInList =>
  corrections === undefined ? withSeenText(lead) : { ...withSeenText(lead), context: { ...lead.context, corrections } };
