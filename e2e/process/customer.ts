import { endpoints } from '@coldcast/contract/endpoints';
import type { CampaignProgress } from '@coldcast/rules/campaignStatus';
import { writeCampaignFile } from '../fixtures/campaign.ts';

export type Customer = { token: string };

async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const json = (body: unknown, token?: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { 'x-api-key': token }) },
  body: JSON.stringify(body),
});

/** Signs up someone on the Scale plan: two campaigns of 2,000 leads at once. */
export async function signUpOnScale(address: string): Promise<Customer> {
  const credentials = { email: 'ines@calderfinch.example', password: 'kettle moose lantern' };
  await ask(`${address}/users/signup`, json({ ...credentials, humanReadableName: 'Ines Calder' }));
  const { token } = endpoints.login.answer.parse(await ask(`${address}/users/login`, json(credentials)));
  const session = await ask(`${address}/billing/customer-portal-session`, { method: 'POST', headers: { 'x-api-key': token } });
  const { url } = endpoints.createPortalSession.answer.parse(session);
  await ask(`${address}${new URL(url).pathname}`, json({ planName: 'Scale', billingCycle: 'month' }));
  return { token };
}

export async function launch(address: string, { token }: Customer, leadCount: number): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([writeCampaignFile(leadCount)], { type: 'text/csv' }), 'leads.csv');
  const answer = await ask(`${address}/campaign`, { method: 'POST', headers: { 'x-api-key': token }, body: form });
  return endpoints.createCampaign.answer.parse(answer).campaignId;
}

export async function readProgress(address: string, { token }: Customer, campaignId: string): Promise<CampaignProgress> {
  const answer = await ask(`${address}/campaign/${campaignId}/results/status`, { headers: { 'x-api-key': token } });
  return endpoints.getResultsStatus.answer.parse(answer);
}

/** The lead of every result row. */
export async function listResultLeads(address: string, { token }: Customer, campaignId: string): Promise<string[]> {
  const answer = await ask(`${address}/campaign/${campaignId}/results`, { headers: { 'x-api-key': token } });
  return endpoints.listResults.answer.parse(answer).map(({ leadId }) => leadId);
}
