import { readFileSync } from 'node:fs';
import { fillLeads } from '@coldcast/rules/filledLeads';
import { listLeads } from '@coldcast/simulator/listLeads';
import { readListOffer, readLeadFit } from '@coldcast/simulator/listOffer';
import { readCampaign } from '@coldcast/simulator/readCampaign';
import { simulateLeads } from '@coldcast/simulator/simulateLeads';
import { writeReply } from '@coldcast/simulator/writeReply';
import { forecast } from '@coldcast/simulator/forecast';
import { repliedStep } from '@coldcast/rules/sequence/repliedStep';
import { betterVersionOfCampaign, explainCampaign } from '../apps/server/campaigns/engine/engineThread.ts';
import { putOpenSlots } from '@coldcast/rules/openSlots';

type Case = { name: string; subject: string; body: string; followUps?: { subject: string; body: string; waitDays: number }[]; leads: string[][] };
const [path = '', what = 'advice,replies,fit', countText = '12', seed = 'coldcast'] = process.argv.slice(2);
const wants = new Set(what.split(','));
const count = Number(countText);
const cases = JSON.parse(readFileSync(path, 'utf8')) as Case[];
const out = (text = ''): void => void process.stdout.write(`${text}\n`);
const json: unknown[] = [];
for (const one of cases) {
  const SIZE = 120;
  const given = Array.from({ length: SIZE }, (_, index) => one.leads[index % one.leads.length] ?? []);
  const SUFFIX = ['', ' Group', ' North', ' & Sons', ' South', ' Partners', ' East', ' West', ' One', ' International', ' Central', ' 2', ' UK', ' US', ' Ltd', ' Inc', ' 3', ' 4', ' 5', ' 6'];
  const rows = given.map(([first = '', last = '', base = '', title = '', industry = ''], index) => ({ base, first, last, company: `${base}${SUFFIX[Math.floor(index / one.leads.length) % SUFFIX.length]}`, title, industry })).map(({ first, last, company, title, industry }, index) => ({
    profileUrl: `https://www.linkedin.com/in/${first}-${last}-${index}`.toLowerCase(), slug: `${first}-${last}-${index}`.toLowerCase(), leadKey: `${first}-${last}-${index}`.toLowerCase(),
    fullName: `${first} ${last}`, firstName: first, lastName: last, company, title, companySize: null, industry: industry || null, subject: '', body: '', cells: [first, last, company, title, industry], rowNumber: index + 2,
  }));
  const filled = fillLeads({ subject: one.subject, body: one.body, followUps: one.followUps }, rows as never, ['first_name', 'last_name', 'company', 'title', 'industry']);
  const leads = listLeads(filled as never, (row: any) => row);
  const listed = readListOffer(leads, {});
  const campaign = { seed, leadCount: SIZE, ...listed } as any;
  const reading = readCampaign(campaign, leads);
  const batchJson = JSON.stringify(leads.map((lead, position) => ({ position, lead })));
  const template = { subject: one.subject, body: one.body };
  out(`\n######## ${one.name}\nSubject: ${one.subject}\n\n${one.body}\n`);
  const level = (lead: any) => readLeadFit(campaign, lead)?.level ?? 'unknown';
  out(`read as: ${(reading as any).kind?.kind ?? JSON.stringify((reading as any).kind)} | offer: ${campaign.offer?.phrase ?? '-'}`);
  if (wants.has('fit')) for (const lead of leads.slice(0, one.leads.length)) out(`  ${level(lead).padEnd(8)} ${lead.title} @ ${lead.company}`);
  const rates = forecast(campaign, leads)[4];
  if (rates) out(`expected: open ${(rates.expected.open * 100).toFixed(1)} reply ${(rates.expected.reply * 100).toFixed(2)} interest ${(rates.expected.interest * 100).toFixed(2)}`);
  if (wants.has('replies')) {
    out('\nREPLIES');
    let shown = 0;
    const all: any[] = [];
    for (let round = 0; shown < count && round < 40; round += 1) {
      const campaignOfRound = { ...campaign, seed: `${seed}-${round}` };
      const outcomes = simulateLeads(campaignOfRound, leads);
      outcomes.forEach((outcome: any, index) => {
        if (outcome.intent === null) return;
        all.push({ outcome, index, campaignOfRound });
      });
      if (all.length >= count * 3) break;
    }
    const perLead = new Map<number, number>();
    for (const { outcome, index, campaignOfRound } of all) {
      if (shown >= count) break;
      const slot = index % one.leads.length;
      const used = perLead.get(slot) ?? 0;
      if (used > shown / one.leads.length + 1) continue;
      perLead.set(slot, used + 1);
      const lead = leads[index]!;
      (globalThis as any).__prov = [];
      const step = repliedStep({ ...outcome, actionIfOpened: outcome.action });
      const text = writeReply(campaignOfRound, lead, { intent: outcome.intent, step });
      out(`${shown + 1}. [${lead.firstName}, ${lead.title} @ ${lead.company}${(outcome.steps?.length ?? 1) > 1 ? `, answers email ${step}` : ''}] (${outcome.intent})\n   ${text.replaceAll('\n', '\n   ')}`);
      json.push({ email: one.name, n: shown + 1, who: `${lead.firstName}, ${lead.title} @ ${lead.company}`, level: level(lead), intent: outcome.intent, text, prov: (globalThis as any).__prov.at(-1) });
      shown += 1;
    }
  }
  if (wants.has('advice')) {
    const search = betterVersionOfCampaign({ campaign, batchJson, template });
    const told: any = explainCampaign({ campaign, batchJson, options: { bucket: 4, better: search.version } as any, template });
    out('\nWHAT THE PRODUCT SAYS');
    const names: any = { open: { positive: 'Why they opened', negative: 'Why they did not open' }, reply: { positive: 'Why they replied', negative: 'Why they did not reply' } };
    for (const page of ['open', 'reply']) for (const side of ['positive', 'negative']) {
      const one_ = told[page]?.[side]; if (!one_) continue;
      out(`\n== Page "${names[page][side]}"\n${one_.summary ?? one_.narrative ?? ''}`);
      if ((one_.keyTakeaways ?? []).length > 0) out(`Key takeaways: ${one_.keyTakeaways.map((t: string) => `\n  - ${t}`).join('')}`);
      for (const f of one_.factors ?? []) {
        out(`Card: ${f.title} (${f.polarity})\n  ${f.paragraph}${f.polarity === 'neutral' ? '' : ` Worth about ${Math.abs(f.deltaPoints).toFixed(1)} points.`}`);
        for (const r of f.recommendations ?? []) { out(`  Idea: ${r.text}${r.verification?.sentence ? ` | ${r.verification.sentence}` : r.doubt ? ' | could not be verified' : ''}`); if (r.editedEmail && r.editId !== 'keep_essentials') out(`    Text behind "Use": Subject: ${r.editedEmail.subject}\n      ${r.editedEmail.body.replaceAll('\n', '\n      ')}`); }
      }
      if (one_.small) out(`Small effects: ${one_.small.labels.join('; ')}`);
    }
    if ((told.notes ?? []).length > 0) out(`\n== Also worth a look\n${told.notes.map((n: any) => `  "${n.text}": ${n.problem} ${n.advice}`).join('\n')}`);
    if (told.versionTotal) out(`\n== Better version, in total: ${told.versionTotal.sentence}`);
    if (told.versionLeft?.length) out(`What it leaves: ${JSON.stringify(told.versionLeft)}`);
    const version: any = search.version;
    if (version) out(`\nBETTER VERSION\nSubject: ${version.email.subject}\n\n${version.email.body}\n`);
    else out(`\nNO BETTER VERSION ${JSON.stringify(search.tried).slice(0, 600)}`);
    if (search.slots.length > 0) {
      const withSlots = putOpenSlots(version?.email ?? template, search.slots);
      out(`\nWITH OPEN LINES\nSubject: ${withSlots.subject}\n\n${withSlots.body}\n`);
    }
  }
}
if (process.env.JSON_OUT) (await import('node:fs')).writeFileSync(process.env.JSON_OUT, JSON.stringify(json, null, 1));
