import { BUCKETS } from '@coldcast/rules/deliverability';
import { learnSender } from '@coldcast/simulator/sender/learnSender';
import { readUnknownEmails } from '@coldcast/simulator/sender/readPastCampaign';
import type { SenderPosterior } from '@coldcast/simulator/sender/sender';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { launchStates } from '../launch.states.ts';
import { CAMPAIGN, LEADS } from '../testing/files.ts';
import { field, launchButton, openDrawer } from '../testing/openDrawer.ts';
import { gives } from '../../testing/fakeFetch.ts';
import { startClean } from '../../testing/renderScenario.tsx';

startClean();

/** What the API returns about a history besides the posterior. */
const toSummary = ({ campaigns, delivered, level, spread, machineOpens, buckets }: SenderPosterior) => ({
  version: 'h1',
  campaigns,
  delivered,
  level,
  spread,
  machineOpens,
  buckets: BUCKETS.map((bucket, index) => ({ bucket, probability: buckets[index]?.probability ?? 0 })),
  reply: { bucket: '40-50', sender: { median: 0.05, interval80: [0.03, 0.08] }, unknownSender: { median: 0.02, interval80: [0.01, 0.06] } },
  isContradicted: false,
  assumedHuman: 3,
});

const PUSHY =
  'Hi {{first_name}},\n\nYour docks are full. We run a booking page for loading docks, so each carrier picks an hour and your gate stays clear.\n\nFree for 30 minutes on Tuesday? https://calendly.com/northmoor/30min\n\nIngrid';

const YARD =
  'Hi {{first_name}},\n\nYour yard loses an hour a day to trucks that wait for a dock. We give each carrier an hour, so that trucks stop waiting.\n\nDo you have 30 minutes on Tuesday for a demo?\n\nBest,\nIngrid';

const SOUND = `Hi {{first_name}},

Carriers all come at seven, because nobody gives them an hour, and then they wait, at {{company}} as much as anywhere.

We run a booking page for loading docks, so each carrier picks an hour and your gate stays clear. Last autumn we did this for Hargreaves Storage in Reading, and their trucks now wait ten minutes.

Would it help if I sent you their plan, with the hours before and after?

Best regards,
Ingrid Moss
Northmoor Docks`;

const panel = () => within(screen.getByRole('region', { name: 'Forecast' }));
const meanOf = async (label: string) => {
  const term = await panel().findByText(label, { selector: 'dt' });
  return Number(
    within(term.closest('div') ?? term)
      .getByText(/in 100$/)
      .textContent?.replace(' in 100', ''),
  );
};

describe('the forecast', () => {
  it('costs nothing, and waits for an email', async () => {
    await openDrawer(launchStates.launch);
    expect(panel().getByText('Costs no credits')).toBeTruthy();
    expect(panel().getByText('Write your email to see what to expect.')).toBeTruthy();
  });

  it('shows four rates with their bands on a typical list, says so, and changes with the bucket', async () => {
    const { person, writeEmail } = await openDrawer(launchStates.launch);
    await writeEmail('docks in {{city}}', PUSHY);
    const open = await meanOf('Open');
    for (const label of ['Reply', 'Interest', 'Unsubscribe']) expect(await meanOf(label)).toBeLessThan(open);
    expect(panel().getAllByText(/^[\d.]+ to [\d.]+$/)).toHaveLength(4);
    expect(panel().getByText('For a typical list of 200 leads. Add your leads to see yours. {{city}} counts as filled.')).toBeTruthy();
    await person.selectOptions(panel().getByLabelText('Bucket'), '80-90');
    await waitFor(async () => expect(await meanOf('Open')).toBeGreaterThan(open + 20));
  });

  it('explains each number with its formula and band', async () => {
    const { person, writeEmail } = await openDrawer(launchStates.launch);
    await writeEmail();
    await person.hover(await panel().findByRole('button', { name: 'About expected Interest' }));
    const tip = await screen.findByText(/Interest = leads with a positive reply \/ leads, at bucket 40-50/);
    expect(tip.textContent).toMatch(/Expected \d\.\d\d%\..*80% range of the true rate is \d\.\d\d% to \d\.\d\d%/);
  });

  it('mentions chance for a list of few leads', async () => {
    const { writeEmail, chooseLeads } = await openDrawer(launchStates.launch);
    await writeEmail();
    await chooseLeads(LEADS);
    expect(await panel().findByText(/^3 leads are few. One run may show [\d to]+ opens and [\d to]+ replies\.$/)).toBeTruthy();
  });

  it('is for the sender if past campaigns are known, and for an unknown one on request', async () => {
    const reading = readUnknownEmails(500);
    const none = { opened: null, positive: null, unsubscribed: null, spamReports: null };
    // Eight campaigns with far more replies than an unknown sender gets.
    const posterior = learnSender(Array.from({ length: 8 }, () => ({ ...none, delivered: 500, replies: 45, expected: reading })));
    const { person, writeEmail } = await openDrawer({
      ...launchStates.launch,
      answers: { ...launchStates.launch.answers, getSenderHistory: gives({ sender: toSummary(posterior), posterior: { ...posterior } }) },
    });
    await writeEmail();
    const forYou =
      'For you, based on 8 of your campaigns. The outline is an unknown sender. Assumes no automatic replies in 3 campaigns until you say otherwise.';
    expect(await panel().findByText(forYou)).toBeTruthy();
    const choice = panel().getByRole('switch', { name: 'Unknown sender' });
    await person.click(choice);
    expect(await panel().findByText(/^For an unknown sender. The outline is you, based on 8 of your campaigns\./)).toBeTruthy();
    const unknown = await meanOf('Reply');
    await person.click(choice);
    expect(await panel().findByText(forYou)).toBeTruthy();
    // The last words typed may be counted a moment later.
    await waitFor(async () => expect(await meanOf('Reply')).toBeGreaterThan(unknown * 1.5));
  });

  it('reads the emails of a campaign file, with nothing typed', async () => {
    const { person, chooseCampaign } = await openDrawer(launchStates.launch);
    await person.click(screen.getByRole('tab', { name: 'Upload CSV' }));
    expect(panel().getByText('Choose a campaign file to see what to expect.')).toBeTruthy();
    await chooseCampaign(CAMPAIGN);
    expect(await meanOf('Open')).toBeGreaterThan(10);
  });

  it('stays quiet if it fails, and Launch still works', async () => {
    const { writeEmail, choose } = await openDrawer(launchStates.launch);
    await writeEmail();
    const file = new File([LEADS], 'leads.csv');
    let reads = 0;
    const bytes = new TextEncoder().encode(LEADS).buffer;
    file.arrayBuffer = () => Promise.resolve(bytes).finally(() => (reads += 1));
    await choose('Lead list file', file);
    await waitFor(() => expect(launchButton().disabled).toBe(false));
    // Once by the lead file processor and once by the draft processor.
    expect(reads).toBeLessThanOrEqual(2);
    const vanishing = new File([LEADS], 'leads.csv');
    let tries = 0;
    vanishing.arrayBuffer = () => ((tries += 1) === 1 ? Promise.resolve(bytes) : Promise.reject(new Error('gone')));
    await choose('Lead list file', vanishing);
    expect(await panel().findByText('No forecast right now. Launching works as usual.')).toBeTruthy();
    expect(panel().queryByRole('alert')).toBeNull();
    expect(launchButton().disabled).toBe(false);
  });

  it('does not promise a launch if the file is no list', async () => {
    const { writeEmail, choose } = await openDrawer(launchStates.launch);
    await writeEmail();
    await choose('Lead list file', new File(['%PDF-1.7'], 'leads.csv'));
    expect(await panel().findByText('No row of this list can be sent yet.')).toBeTruthy();
    expect(launchButton().disabled).toBe(true);
  });

  it('folds to one line on a phone, and opens', async () => {
    const narrow = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', () => narrow);
    // The application keeps the list, and test files that run later in this process share it.
    onTestFinished(() => void (narrow.matches = false));
    const { person, writeEmail } = await openDrawer(launchStates.launch);
    await writeEmail();
    const strip = await panel().findByRole('button', { name: /^Forecast · Open \d+, Reply [\d.]+ in 100$/ });
    expect(strip.getAttribute('aria-expanded')).toBe('false');
    expect(panel().queryByLabelText('Bucket')?.closest('[hidden]')).not.toBeNull();
    await person.click(strip);
    expect(strip.getAttribute('aria-expanded')).toBe('true');
    expect(strip.textContent).toBe('Forecast · costs no credits');
  });
});

describe('what holds the draft back', () => {
  it('comes with simulated edits, which one click applies and another undoes', async () => {
    const { person, writeEmail } = await openDrawer(launchStates.launch);
    await writeEmail('AMAZING dock slots!!!', PUSHY);
    const section = within(await screen.findByRole('region', { name: 'What holds it back' }));
    const uses = await section.findAllByRole('button', { name: /^Use: / });
    // A text that leaves larger faults is advice without a button.
    expect(uses).toHaveLength(1);
    expect(
      section.getAllByText(/^Verified in simulation: (?:interest|opens) about \+\d+% \(\+\d+ to \+\d+\)\.$/).length,
    ).toBeGreaterThanOrEqual(1);
    const before = [field('Subject line').value, field('Email body').value];
    for (const use of uses.slice(0, 1)) await person.click(use);
    await waitFor(() => expect([field('Subject line').value, field('Email body').value]).not.toEqual(before));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' })));
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect([field('Subject line').value, field('Email body').value]).toEqual(before);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('shows a better version of the whole email, which one click applies', async () => {
    const { person, writeEmail } = await openDrawer(launchStates.launch);
    await writeEmail('AMAZING!!!', YARD);
    await person.click(await screen.findByRole('button', { name: 'Show a better version' }));
    const use = await screen.findByRole('button', { name: 'Use this version' }, { timeout: 60_000 });
    expect(screen.getByText(/This checks the advice against our model, not the market\.$/)).toBeTruthy();
    await person.click(use);
    await waitFor(() => expect(field('Email body').value).not.toBe(YARD));
    // Only the sender can fill this, so it blocks the launch.
    expect(field('Subject line').value).toBe('[the topic in 2 to 4 plain words]');
    expect(screen.getByText('Fill in or remove “[the topic in 2 to 4 plain words]”')).toBeTruthy();
    expect(await panel().findByText(/^The forecast takes “\[the topic in 2 to 4 plain words\]” for your subject/)).toBeTruthy();
  }, 90_000);

  it('says that a good email needs no change, and what it does well', async () => {
    const { writeEmail } = await openDrawer(launchStates.launch);
    await writeEmail('Trucks at your second gate', SOUND);
    const section = within(await screen.findByRole('region', { name: 'What holds it back' }));
    expect(await section.findByText('Nothing to change.', {}, { timeout: 30_000 })).toBeTruthy();
    expect(section.getByText('What it does well:')).toBeTruthy();
    expect(section.getByText(/“Last autumn we did this for Hargreaves Storage/)).toBeTruthy();
    expect(section.queryByRole('button', { name: /^Use: / })).toBeNull();
  }, 60_000);

  it('is only advice if each row has its own email', async () => {
    const { chooseCampaign } = await openDrawer(launchStates.launch);
    await chooseCampaign(CAMPAIGN.replace('Hello', 'Hello, free for 30 minutes on Tuesday for a call?'));
    await screen.findByRole('region', { name: 'What holds it back' });
    expect(screen.queryByRole('button', { name: /^Use: / })).toBeNull();
  });
});
