import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@coldcast/contract/endpoints';
import { formatRatio } from '@coldcast/rules/formatRatio';
import { toLeadRows } from '@coldcast/rules/leadRow';
import { leadsCsv } from '@coldcast/rules/leadsCsv';
import { METRICS, metricRatio } from '@coldcast/rules/ratings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCampaignFile } from '../fixtures/campaign.ts';
import { signUpOnScale, type Customer } from './customer.ts';
import { runCommand, startCommand } from './runCommand.ts';
import { startFlakyProxy } from './startFlakyProxy.ts';
import { startProduct, type Product } from './startProduct.ts';

const PASSWORD = 'kettle moose lantern';
const EMAIL = 'ines@calderfinch.example';
const LEADS = 240;

let folder: string;
let product: Product;
let customer: Customer;
let place: { configFolder: string };
let campaignId: string;
const file = (name: string) => join(folder, name);

async function read<T>(path: string, parse: (json: unknown) => T): Promise<T> {
  const answer = await fetch(product.address + path, { headers: { 'x-api-key': customer.token } });
  return parse(await answer.json());
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'coldcast-command-'));
  place = { configFolder: file('settings') };
  // Campaigns in the regular lane stay scheduled.
  product = await startProduct(file('data'), { REGULAR_DELAY_SECONDS: '3600' });
  customer = await signUpOnScale(product.address);
  writeFileSync(file('spring outreach.csv'), writeCampaignFile(LEADS).replaceAll(/\r?\n/g, '\r\n'));
}, 120_000);
afterAll(async () => {
  await product.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

describe('coldcast', () => {
  it('signs in with a piped password and a Windows line end, and lets only its user read the session', async () => {
    const { code, out, err } = await runCommand(['login', product.address, '--email', EMAIL], place, `${PASSWORD}\r\n`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const path = join(place.configFolder, 'coldcast', 'credentials.json');
    expect(out).toContain(path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(out).not.toContain(JSON.parse(readFileSync(path, 'utf8')).token);
  });

  it('launches, waits and prints the result as JSON', async () => {
    const args = ['launch', file('spring outreach.csv'), '--name', 'Spring \u001b[31moutreach', '--open-rate', '20%', '--wait', '--json'];
    const { code, out, err } = await runCommand(args, place);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const launched = JSON.parse(out);
    expect(launched).toMatchObject({ validRows: LEADS, invalidRows: 0, progress: { total: LEADS, success: LEADS, failed: 0 } });
    campaignId = launched.campaignId;
  });

  it('shows the same numbers as the pages', async () => {
    const ranges = await read(`/campaign/${campaignId}/results/analytics/ranges`, (json) =>
      endpoints.listAnalyticsRanges.answer.parse(json),
    );
    for (const counts of ranges.filter((_, index) => index % 4 === 0)) {
      const { out } = await runCommand(['results', campaignId, '--bucket', counts.mockDeliverability], place);
      const rates = METRICS.map((metric) => metricRatio(metric, counts)).map(({ numerator, denominator }) =>
        formatRatio(numerator, denominator),
      );
      expect(
        out
          .split('\n')
          .slice(5, 15)
          .map((line) => /(-|[\d.]+%)/.exec(line.slice(16))?.[0]),
      ).toEqual(rates);
    }
    const { out: list } = await runCommand(['list'], place);
    const [at45] = ranges.filter(({ mockDeliverability }) => mockDeliverability === '40-50');
    expect(list).toContain(formatRatio((at45?.total ?? 0) - (at45?.not_opened ?? 0), at45?.total ?? 0));
    expect(list).toContain('Spring outreach');
    expect(list).not.toContain('\u001b');
  });

  it('writes the same file as the export of the pages', async () => {
    const results = await read(`/campaign/${campaignId}/results?include=cells`, (json) => endpoints.listResults.answer.parse(json));
    const cellsOf = new Map(results.map(({ leadId, originalCells }) => [leadId, originalCells ?? []]));
    const { code, out } = await runCommand(['results', campaignId, '--csv', '--bucket', '70-80'], place);
    expect(code).toBe(0);
    expect(out).toBe(leadsCsv(toLeadRows(results, 7), cellsOf));
  });

  it('explains the campaign', async () => {
    const { code, out, err } = await runCommand(['insights', campaignId], place);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Why recipients opened your emails');
    const { out: json } = await runCommand(['insights', campaignId, '--json'], place);
    expect(JSON.parse(json).open.insight.top_factors.length).toBeGreaterThan(0);
  });

  it('exits quietly if its output is no longer read', async () => {
    const { child, ended } = startCommand(['results', campaignId, '--json'], place);
    child.stdout?.once('data', () => child.stdout?.destroy());
    expect(await ended).toMatchObject({ code: 0, err: '' });
  });
});

describe('a launch over an unreliable connection', () => {
  it('is retried with the same key and launched once', async () => {
    const proxy = await startFlakyProxy(product.address, ['answer lost', 'refused', 'busy']);
    const { out: before } = await runCommand(['list', '--json'], place);
    const env = { COLDCAST_URL: proxy.address, COLDCAST_API_KEY: customer.token };
    const { code, err } = await runCommand(['launch', file('spring outreach.csv'), '--wait'], { ...place, env });
    expect(code).toBe(0);
    expect(err).toContain('trying again in');
    expect(err).toContain(`100%: ${LEADS} of ${LEADS} leads`);
    expect(proxy.keys).toHaveLength(4);
    expect(new Set(proxy.keys).size).toBe(1);
    const { out: after } = await runCommand(['list', '--json'], place);
    expect(JSON.parse(after)).toHaveLength(JSON.parse(before).length + 1);
    await proxy.close();
  });
});

describe('the exit code of a command', () => {
  const codeOf = async (args: readonly string[], env: Record<string, string> = {}, input = '') => {
    const { code, err } = await runCommand(args, { ...place, env }, input);
    return { code, err };
  };

  it('is 2 for an unknown command', async () => {
    for (const args of [['fly'], ['launch'], ['results', 'x', '--bucket', '45'], ['launch', 'x.csv', '--open-rate', '0'], []]) {
      expect(await codeOf(args)).toMatchObject({ code: 2 });
    }
  });

  it('is 3 without a session, with an ended one and with a wrong password', async () => {
    expect(await codeOf(['list'], { XDG_CONFIG_HOME: file('nobody') })).toMatchObject({
      code: 3,
      err: expect.stringContaining('coldcast login'),
    });
    expect(await codeOf(['list'], { COLDCAST_API_KEY: 'gone' })).toMatchObject({ code: 3, err: expect.stringContaining('coldcast login') });
    const wrong = await codeOf(['login', product.address, '--email', EMAIL], { XDG_CONFIG_HOME: file('nobody') }, 'not this one\n');
    expect(wrong).toMatchObject({ code: 3, err: expect.stringContaining('Invalid email or password') });
  });

  it('sends a stored session to no other address', async () => {
    const { code, err } = await codeOf(['list', '--url', product.address.replace('localhost', '127.0.0.1')]);
    expect({ code, err }).toMatchObject({ code: 3, err: expect.stringContaining('Not signed in to') });
  });

  it('is 4 without enough credits, with the next step', async () => {
    const credentials = { email: 'otto@calderfinch.example', password: PASSWORD };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ ...credentials, humanReadableName: 'Otto' });
    await fetch(`${product.address}/users/signup`, { method: 'POST', headers, body });
    const env = { XDG_CONFIG_HOME: file('otto') };
    await codeOf(['login', product.address, '--email', credentials.email], env, PASSWORD);
    const refused = await codeOf(['launch', file('spring outreach.csv')], env);
    expect(refused).toMatchObject({ code: 4, err: expect.stringContaining('--first 200') });
    const partial = await runCommand(['launch', file('spring outreach.csv'), '--first', '150', '--json'], { ...place, env });
    expect(JSON.parse(partial.out)).toMatchObject({ validRows: 150 });
  });

  it('is 5 for an unknown campaign, in JSON on request', async () => {
    const { code, err } = await codeOf(['results', 'unknown', '--json']);
    expect(code).toBe(5);
    expect(JSON.parse(err).error).toMatchObject({ code: 'campaign_not_found', message: 'Campaign not found', exitCode: 5 });
  });

  it('is 6 after the timeout and 130 after Ctrl-C, and says how to continue', async () => {
    const { out } = await runCommand(['launch', file('spring outreach.csv'), '--no-priority', '--json'], place);
    const waiting = JSON.parse(out).campaignId;
    const goOn = `coldcast status ${waiting} --wait`;
    expect(await codeOf(['status', waiting, '--wait', '--timeout', '1'])).toMatchObject({ code: 6, err: expect.stringContaining(goOn) });
    const { child, said, ended } = startCommand(['status', waiting, '--wait'], place);
    await said('0%: 0 of');
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ code: 130, err: expect.stringContaining(goOn) });
    expect(await codeOf(['insights', waiting])).toMatchObject({ code: 1, err: expect.stringContaining(goOn.replace(waiting, 'CAMPAIGN')) });
  });

  it('is 1 for a missing file, and 7 if the server does not respond', async () => {
    expect(await codeOf(['launch', file('nothing.csv')])).toMatchObject({ code: 1, err: expect.stringContaining('There is no file') });
    expect(await codeOf(['login', 'http://127.0.0.1:9', '--email', EMAIL], {}, PASSWORD)).toMatchObject({ code: 7 });
  });

  it('signs out permanently', async () => {
    expect(await codeOf(['logout'])).toMatchObject({ code: 0 });
    expect(await codeOf(['list', '--url', product.address])).toMatchObject({ code: 3 });
  });
});
