import { endpoints } from '@coldcast/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { normalizeResponse } from './normalizeResponse.ts';

const campaign = {
  campaignId: 'c1',
  campaignName: 'Northwind',
  createdAt: '2026-03-18T09:12:00.000Z',
  progress: { total: 2, success: 2, failed: 0 },
};

const fold = (name: keyof typeof endpoints, json: unknown) => endpoints[name].answer.parse(normalizeResponse(name, 200, json));

describe('normalizeResponse', () => {
  const { progress, ...data } = campaign;
  it.each([
    ['a plain list', [campaign]],
    ['a list in data', { data: [campaign] }],
    ['items as {data, progress}', [{ data, progress }]],
  ])('reads campaigns from %s', (_, json) => {
    expect(fold('listCampaigns', json)).toEqual([{ ...campaign, id: 'c1', mockOpenRate: null }]);
  });

  it('reads a campaign with its progress inside or beside data', () => {
    expect(fold('getCampaign', { data: { ...data, campaignFile: [] }, progress })).toMatchObject({ data: { campaignId: 'c1' }, progress });
    expect(fold('getCampaign', campaign)).toMatchObject({ data: { campaignName: 'Northwind' }, progress });
  });

  it.each([
    ['primaryAction', { primaryAction: 'reply' }],
    ['result.primaryAction', { result: { primaryAction: 'reply' } }],
    ['result.response_decision.primary_action', { result: { response_decision: { primary_action: 'reply' } } }],
  ])('reads the action of a row from %s', (_, spelling) => {
    expect(fold('listResults', { data: [{ leadId: 'l1', ...spelling }] })).toMatchObject([{ leadId: 'l1', primaryAction: 'reply' }]);
  });

  it.each(['none', '', undefined, null])('reads the reply %j as no reply', (reply) => {
    expect(fold('listResults', [{ leadId: 'l1', reply }])).toMatchObject([{ reply: null }]);
  });

  it('reads a row without thresholds as what the lead does at every bucket', () => {
    const rowOf = (primaryAction: string | null, reply?: string) =>
      fold('listResults', [{ leadId: 'l1', result: { primaryAction }, reply }]);
    expect(rowOf('reply', 'Yes.')).toMatchObject([{ opensFrom: 0, inboxFrom: 0, actionIfOpened: 'reply', replyIfOpened: 'Yes.' }]);
    expect(rowOf('internal_forward')).toMatchObject([{ opensFrom: 0, actionIfOpened: 'forward_internally' }]);
    expect(rowOf(null)).toMatchObject([{ opensFrom: null, inboxFrom: 0 }]);
    expect(rowOf('classify_as_spam')).toMatchObject([{ opensFrom: null, inboxFrom: null }]);
  });

  it('reads a factor whose analysis has no title', () => {
    const factor = { factor_id: 'f', avg_score_0_to_1: 0.5, analysis: { paragraph: 'Because.' } };
    expect(fold('generateReplyInsights', { insight: { top_factors: [factor] } })).toMatchObject({
      data: { insight: { top_factors: [{ analysis: { title: '', paragraph: 'Because.' } }] } },
    });
  });

  it('reads unopened as not_opened, and a missing count as zero', () => {
    expect(fold('getAnalytics', { campaignId: 'c1', total: 9, unopened: 4 })).toMatchObject({ total: 9, not_opened: 4, archive: 0 });
  });

  it('reads a null in a factor or a summary as a missing field', () => {
    const factor = {
      factor_id: 'f',
      label: null,
      avg_score_0_to_1: 0.5,
      analysis: { title: null, paragraph: 'Because.' },
      recommendations: null,
    };
    const side = { top_factors: [factor, { ...factor, analysis: null }], summary: { narrative: null } };
    expect(fold('generateReplyInsights', { insight: side, negativeInsight: { top_factors: null, summary: null } })).toEqual({
      data: {
        insight: {
          top_factors: [
            { factor_id: 'f', polarity: 'neutral', avg_score_0_to_1: 0.5, analysis: { title: '', paragraph: 'Because.' } },
            { factor_id: 'f', polarity: 'neutral', avg_score_0_to_1: 0.5 },
          ],
          summary: { narrative: '', key_takeaways: [] },
        },
        negativeInsight: { top_factors: [], summary: { narrative: '', key_takeaways: [] } },
      },
    });
  });

  it('reads top_factors without a side as the insight', () => {
    const summary = { narrative: 'Short.', key_takeaways: ['One'] };
    expect(fold('generateOpenInsights', { top_factors: [], summary })).toEqual({
      data: { insight: { top_factors: [], summary }, negativeInsight: { top_factors: [], summary: { narrative: '', key_takeaways: [] } } },
    });
  });

  it('reads insights with and without data around them', () => {
    const side = { top_factors: [], summary: { narrative: 'n', key_takeaways: [] } };
    const sides = { insight: side, negativeInsight: side };
    expect(fold('generateReplyInsights', { data: sides })).toEqual(fold('generateReplyInsights', sides));
  });

  it('keeps the notes on weak wording', () => {
    const note = { text: 'Roofing services', problem: 'It only names a field.', advice: 'Say more.', isOfSubject: true };
    for (const name of ['generateReplyInsights', 'generateOpenInsights'] as const)
      expect(fold(name, { data: { insight: { top_factors: [] }, notes: [note] } })).toMatchObject({ data: { notes: [note] } });
  });

  it.each([200, 204, 404])('reads no subscription from a %i', (status) => {
    expect(normalizeResponse('getSubscription', status, status === 404 ? { message: 'Not found' } : null)).toBeNull();
  });

  it('gives nothing for any other failed response', () => {
    expect(normalizeResponse('listCampaigns', 404, { message: 'Not found' })).toBeUndefined();
  });
});
