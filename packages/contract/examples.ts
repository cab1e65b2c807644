import type { EndpointName } from './endpoints.ts';
import { campaignId, counts, createdAt, orgId, progress } from './exampleValues.ts';

/** Realistic values for the most frequent calls; `toCallExample` builds the rest from the schemas. */
type WrittenExample = { params?: Record<string, string>; query?: Record<string, string>; body?: object; answer?: unknown };

const userId = 'c41a6f10-52d7-4d0c-b1a8-9e8f7a6b5c4d';
const leadId = `${campaignId}-17`;

const person = { userId, orgId, email: 'ines@calderfinch.example', humanReadableName: 'Ines Calder', createdAt };

const expected = {
  inbox: 0.825,
  open: 0.452,
  reply: 0.041,
  interest: 0.013,
  unsubscribe: 0.009,
  spam_report: 0.004,
  forward: 0.006,
  remind_later: 0.009,
  archive: 0.08,
  delete: 0.127,
  no_action: 0.176,
};

const interval80 = {
  inbox: [0.79, 0.855],
  open: [0.402, 0.503],
  reply: [0.016, 0.092],
  interest: [0.004, 0.031],
  unsubscribe: [0.005, 0.015],
  spam_report: [0.002, 0.007],
  forward: [0.002, 0.013],
  remind_later: [0.004, 0.019],
  archive: [0.06, 0.1],
  delete: [0.1, 0.155],
  no_action: [0.14, 0.21],
};

const zeroBucket = {
  ...Object.fromEntries(Object.keys(counts).map((name) => [name, 0])),
  total: 180,
  not_opened: 180,
  classify_as_spam: 160,
};
const toBucket = (first: number) => ({
  mockDeliverability: `${first}-${first + 10}`,
  ...(first === 40 ? counts : zeroBucket),
  expected: first === 40 ? expected : null,
  interval80: first === 40 ? interval80 : null,
});

const replyText = 'Hi Ingrid,\n\nyes, docks are our bottleneck. Could you send two times next week?\n\nMarta';
const row = {
  leadId,
  leadName: 'Marta Lindqvist',
  leadCompany: 'Harborline Freight',
  leadTitle: 'Head of Operations',
  personalLinkedinUrl: 'https://www.linkedin.com/in/marta-lindqvist-sample',
  primaryAction: 'reply',
  detailedAction: 'reply',
  reply: replyText,
  replyIntent: 'interested',
  replySentiment: 'positive',
  originalEmailThread: [
    {
      position: 1,
      subjectLine: 'dock queues at Harborline Freight',
      emailBody: 'Hi Marta,\n\nMost yards lose an hour a day to trucks waiting for a dock.\n\nIngrid',
    },
  ],
  answeredStep: 1,
  opensFrom: 2,
  inboxFrom: 0,
  steps: null,
  actionIfOpened: 'reply',
  quietActionIfOpened: null,
  replyIfOpened: replyText,
  replyIntentIfOpened: 'interested',
  replySentimentIfOpened: 'positive',
  email: null,
};

type StepShares = { reply: number[]; interest: number[] };
/** Middle, low and high end of the values that change from email to email. */
const toStepShares = ({ reply: [reply, ...reply80], interest: [interest, ...interest80] }: StepShares) => ({
  expected: { inbox: 0.825, open: 0.452, reply, interest, unsubscribe: 0.009, spam_report: 0.004 },
  interval80: {
    inbox: [0.79, 0.855],
    open: [0.402, 0.503],
    reply: reply80,
    interest: interest80,
    unsubscribe: [0.005, 0.015],
    spam_report: [0.002, 0.007],
  },
});
const sharesOfFirst = toStepShares({ reply: [0.041, 0.016, 0.092], interest: [0.013, 0.004, 0.031] });
const firstStep = {
  step: 1,
  stillIn: 180,
  inbox: 149,
  opened: 82,
  reply: 8,
  reply_positive: 3,
  unsubscribe: 2,
  report_spam: 1,
  expectedStillIn: 1,
  ...sharesOfFirst,
  upTo: sharesOfFirst,
};
const secondStep = {
  step: 2,
  stillIn: 169,
  inbox: 139,
  opened: 74,
  reply: 4,
  reply_positive: 1,
  unsubscribe: 2,
  report_spam: 1,
  expectedStillIn: 0.946,
  ...toStepShares({ reply: [0.019, 0.007, 0.045], interest: [0.006, 0.002, 0.015] }),
  upTo: toStepShares({ reply: [0.06, 0.024, 0.134], interest: [0.019, 0.006, 0.046] }),
};

const insight = {
  top_factors: [
    {
      factor_id: 'ask',
      label: 'What you ask for',
      polarity: 'negative',
      avg_score_0_to_1: 0.54,
      analysis: { title: 'What you ask for', paragraph: 'You ask for a meeting before there is interest.' },
      explanation: 'You ask for a meeting before there is interest.',
      recommendations: ['Ask whether it is worth a look instead of asking for fifteen minutes'],
    },
  ],
  summary: { narrative: '8 of 180 leads replied in simulation.', key_takeaways: ['Ask for less in the first email.'] },
};

const insights = { data: { insight: { ...insight, top_factors: [] }, negativeInsight: insight } };

const apiKey = {
  keyId: '7d3e9a41-6c0b-4f52-9d87-1a2b3c4d5e6f',
  name: 'Zapier',
  hint: 'cc_…q7Zk',
  createdAt,
  lastUsedAt: createdAt,
  scopes: ['read', 'launch'],
};

const webhook = {
  webhookId: '2e8f6b1c-4a7d-4c39-b5e0-9f1a2b3c4d5e',
  url: 'https://example.com/hooks/coldcast',
  events: ['campaign.completed', 'insights.ready'],
  createdAt,
  disabledAt: null,
};
const delivery = {
  deliveryId: '3f4c1a52-90de-4c1b-8a55-2b7a6c5d4e3f',
  event: 'webhook.test',
  status: 'delivered',
  attempts: 1,
  createdAt,
  lastAttemptAt: createdAt,
  nextAttemptAt: null,
  responseStatus: 200,
  responseText: 'ok',
  error: null,
  payload: `{"type":"webhook.test","timestamp":"${createdAt}","data":{"orgId":"${orgId}","message":"This is a test. Your webhook works."}}`,
};

export const WRITTEN_EXAMPLES: Partial<Record<EndpointName, WrittenExample>> = {
  signup: {
    body: { email: person.email, password: 'kettle moose lantern', humanReadableName: person.humanReadableName },
    answer: { ...person, message: 'Account created' },
  },
  login: { body: { email: person.email, password: 'kettle moose lantern' }, answer: { token: 'b0e7…' } },
  getMe: { answer: person },
  changePassword: { body: { currentPassword: 'kettle moose lantern', newPassword: 'sunlit granite otter' } },
  deleteOrganisation: { body: { confirmation: person.email } },
  createCampaign: {
    body: { campaignName: 'Spring outreach', mockOpenRate: '20' },
    answer: { message: 'Campaign launched', campaignId, totalRows: 184, validRows: 180, invalidRows: 4 },
  },
  listCampaigns: {
    answer: [{ id: campaignId, campaignId, campaignName: 'Spring outreach', createdAt, progress, mockOpenRate: 20, emails: 1 }],
  },
  getCampaign: {
    params: { campaignId },
    answer: {
      data: {
        campaignId,
        campaignName: 'Spring outreach',
        createdAt,
        mockOpenRate: 20,
        emails: 1,
        lane: 'regular',
        engine: 'coldcast statistical model',
        priorsVersion: '2026.2',
        completedAt: '2026-03-18T09:30:04.000Z',
        campaignFile: [{ leadId, personalLinkedinUrl: row.personalLinkedinUrl }],
      },
      progress,
    },
  },
  deleteCampaign: { params: { campaignId }, answer: { message: 'Campaign deleted' } },
  listResults: { params: { campaignId }, query: { primary_action: 'reply', bucket: '40-50' }, answer: [row] },
  getResultsStatus: { params: { campaignId }, answer: progress },
  getAnalytics: { params: { campaignId }, query: { bucket: '40-50' }, answer: { campaignId, ...counts } },
  listAnalyticsRanges: { params: { campaignId }, answer: Array.from({ length: 10 }, (_, index) => toBucket(index * 10)) },
  listStepResults: {
    params: { campaignId },
    query: { bucket: '40-50' },
    answer: { campaignId, mockDeliverability: '40-50', total: 180, emails: 2, stopAfter: 2, steps: [firstStep, secondStep] },
  },
  listCampaignAnalytics: {
    query: { bucket: '40-50' },
    answer: [{ campaignId, ...counts, replyByBucket: [0, 2, 4, 6, 8, 9, 11, 12, 13, 14], expected, interval80 }],
  },
  generateReplyInsights: { query: { campaignId }, answer: insights },
  generateOpenInsights: { query: { campaignId }, answer: insights },
  findBetterVersion: { query: { campaignId }, answer: { data: { betterVersion: null } } },
  explainLead: { params: { campaignId, leadId }, query: { bucket: '40-50' } },
  estimateLanguageModel: {
    query: { leads: '180', emailCharacters: '620' },
    answer: {
      model: 'llama3.1',
      calls: 16,
      inputTokens: 70_000,
      outputTokens: 23_000,
      costUsd: 0.21,
      seconds: 90,
      isBeyondCap: false,
    },
  },
  getSubscription: {
    answer: {
      planName: 'Pro',
      creditBalance: 200,
      totalGranted: 200,
      priorityCreditBalance: 820,
      priorityCreditsGranted: 1000,
      maxConcurrentCampaigns: 1,
      maxCampaignSize: 1500,
      billingCycle: 'month',
      currentPeriodStart: createdAt,
      currentPeriodEnd: '2026-04-18T09:30:00.000Z',
      cancelAt: null,
      monthlyCredits: null,
      monthlyPriorityCredits: 1000,
      creditHistory: [{ id: '42', amount: -180, reason: 'Campaign: Spring outreach', createdAt, type: 'PRIORITY' }],
    },
  },
  forecastDraft: {
    body: {
      email: { subject: 'Dock queues at {{company}}', body: 'Hi {{first_name}},\n\nwe book docks for trucks. Worth a look?\n\nIngrid' },
      leads:
        'linkedin_url,first_name,company,title\nhttps://www.linkedin.com/in/marta-lindqvist-sample,Marta,Harborline Freight,Head of Operations\n',
      bucket: '40-50',
    },
    answer: {
      message: 'SIMULATED: a forecast of a draft. Nothing was sent, launched or stored, and no credits were used.',
      bucket: '40-50',
      leads: 1,
      isTypicalList: false,
      invalidRowCount: 0,
      invalidRows: [],
      forecasts: [{ for: 'unknown_sender', median: expected, interval80, run80: interval80 }],
      assumedHuman: 0,
      fit: { offer: 'dock booking', owner: 1, near: 0, far: 0, unknown: 0 },
      steps: null,
      stopAfter: null,
      warnings: [],
      checks: [
        {
          kind: 'pressure',
          text: 'Act now',
          place: 'line 5',
          rowCount: 260,
          problem: 'Readers associate such pressure with ads, and so do spam filters.',
          advice: 'Give the exact date and the reason, or leave it out.',
        },
      ],
      reasons: [],
      comparison: null,
    },
  },
  listApiKeys: { answer: [apiKey] },
  createApiKey: {
    body: { name: 'Zapier', scopes: apiKey.scopes },
    answer: { ...apiKey, lastUsedAt: null, key: `cc_${'x'.repeat(39)}q7Zk` },
  },
  revokeApiKey: { params: { keyId: apiKey.keyId }, answer: { message: 'API key revoked' } },
  listWebhooks: { answer: [webhook] },
  createWebhook: {
    body: { url: webhook.url, events: webhook.events },
    answer: { ...webhook, secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDC2FVsBQIhrs=' },
  },
  updateWebhook: {
    params: { webhookId: webhook.webhookId },
    body: { url: webhook.url, events: webhook.events },
    answer: webhook,
  },
  deleteWebhook: { params: { webhookId: webhook.webhookId }, answer: { message: 'Webhook deleted' } },
  testWebhook: { params: { webhookId: webhook.webhookId }, answer: delivery },
  listWebhookDeliveries: { params: { webhookId: webhook.webhookId }, answer: [delivery] },
  resendWebhookDelivery: {
    params: { webhookId: webhook.webhookId, deliveryId: delivery.deliveryId },
    answer: { ...delivery, status: 'pending', nextAttemptAt: createdAt },
  },
  createSupportRequest: { body: { topic: 'question', message: 'Which bucket is ours?', page: '/app/campaigns' } },
};
