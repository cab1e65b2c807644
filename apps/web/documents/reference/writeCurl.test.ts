import { toCallExample } from '@coldcast/contract/callExample';
import { endpoints } from '@coldcast/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { writeCurl } from './writeCurl.ts';

describe('writeCurl', () => {
  it('writes a form with its file', () => {
    expect(writeCurl(endpoints.createCampaign, toCallExample(endpoints.createCampaign))).toBe(
      [
        'curl -s "$COLDCAST_URL/campaign"',
        '-H "x-api-key: $COLDCAST_API_KEY"',
        "-H 'Idempotency-Key: spring-outreach-1'",
        '-F file=@campaign.csv',
        "-F 'campaignName=Spring outreach'",
        "-F 'mockOpenRate=20'",
      ].join(' \\\n  '),
    );
  });

  it('keeps quotes inside the body, and names the method if curl would use another', () => {
    const example = { params: {}, query: {}, answer: null };
    expect(writeCurl(endpoints.login, { ...example, body: { password: "it's" } })).toContain(`-d '{"password":"it'\\''s"}'`);
    expect(writeCurl(endpoints.deleteCampaign, { ...example, params: { campaignId: 'a b' }, body: undefined })).toContain(
      'curl -s -X DELETE "$COLDCAST_URL/campaign/a%20b"',
    );
  });
});
