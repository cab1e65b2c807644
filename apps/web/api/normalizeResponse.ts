import { ANALYTICS_FIELDS } from '@coldcast/rules/analytics';
import { isRecord } from './isRecord.ts';

/* Some answers come in more than one shape. Each is converted here, once, to the contract's shape before it is parsed; responses already in
   that shape pass through. */

type Normalizer = (json: unknown) => unknown;

const unwrap: Normalizer = (json) => (isRecord(json) && 'data' in json ? json['data'] : json);

const each =
  (normalize: Normalizer): Normalizer =>
  (json) => {
    const list = unwrap(json);
    return Array.isArray(list) ? list.map(normalize) : list;
  };

const withDefaults =
  (defaults: Record<string, unknown>): Normalizer =>
  (json) =>
    isRecord(json) ? { ...defaults, ...json } : json;

/** `{data, progress}` or a flat item; the id may be missing. */
const normalizeCampaignItem: Normalizer = (json) => {
  if (!isRecord(json)) return json;
  const item = isRecord(json['data']) ? { ...json['data'], ...('progress' in json ? { progress: json['progress'] } : {}) } : json;
  return { mockOpenRate: null, id: item['campaignId'], ...item };
};

const normalizeCampaign: Normalizer = (json) => {
  if (!isRecord(json)) return json;
  const data = isRecord(json['data']) ? json['data'] : json;
  const missing = { mockOpenRate: null, lane: 'regular', engine: '', priorsVersion: '', completedAt: null, campaignFile: [] };
  return { data: { ...missing, ...data }, progress: json['progress'] ?? data['progress'] };
};

function primaryActionOf(row: Record<string, unknown>): unknown {
  if (row['primaryAction'] !== undefined) return row['primaryAction'];
  const result = isRecord(row['result']) ? row['result'] : {};
  if (result['primaryAction'] !== undefined) return result['primaryAction'];
  const decision = result['response_decision'];
  return isRecord(decision) ? (decision['primary_action'] ?? null) : null;
}

const isNoReply = (reply: unknown): boolean => reply === undefined || reply === 'none' || reply === '';

/** The latent action if the row names only the action. */
const FINER: Record<string, string> = { ignore: 'archive', internal_forward: 'forward_internally' };

/** A row that says what a lead did, but not from which bucket on: it applies at every bucket. */
function latentOf(action: unknown, reply: unknown): Record<string, unknown> {
  if (action === null || action === 'not_opened') return { inboxFrom: 0 };
  if (typeof action !== 'string' || action === 'classify_as_spam') return {};
  return { opensFrom: 0, inboxFrom: 0, actionIfOpened: FINER[action] ?? action, replyIfOpened: reply };
}

const normalizeResultRow: Normalizer = (json) => {
  if (!isRecord(json)) return json;
  const missing = {
    leadName: null,
    leadCompany: null,
    leadTitle: null,
    personalLinkedinUrl: '',
    detailedAction: null,
    replyIntent: null,
    replySentiment: null,
    originalEmailThread: [],
    opensFrom: null,
    inboxFrom: null,
    actionIfOpened: 'no_action',
    replyIfOpened: null,
    replyIntentIfOpened: null,
    replySentimentIfOpened: null,
    email: null,
  };
  const primaryAction = primaryActionOf(json);
  const reply = isNoReply(json['reply']) ? null : json['reply'];
  const latent = 'opensFrom' in json || 'inboxFrom' in json ? {} : latentOf(primaryAction, reply);
  return { ...missing, ...latent, ...json, primaryAction, reply };
};

const zeroes = Object.fromEntries(ANALYTICS_FIELDS.map((field) => [field, 0]));

/** `unopened` is another spelling of `not_opened`; a missing count is zero. */
const normalizeCounts: Normalizer = (json) =>
  isRecord(json) ? { ...zeroes, ...('unopened' in json ? { not_opened: json['unopened'] } : {}), ...json } : json;

const normalizeBucketCounts: Normalizer = (json) => withDefaults({ expected: null, interval80: null })(normalizeCounts(json));

const normalizeListCounts: Normalizer = (json) =>
  withDefaults({ replyByBucket: Array.from({ length: 10 }, () => 0), expected: null, interval80: null })(normalizeCounts(json));

const emptySide = { top_factors: [], summary: { narrative: '', key_takeaways: [] } };

const withoutNulls = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

/** A factor's null is a missing field; if an analysis has no title, its factor's label is used. */
const normalizeFactor: Normalizer = (json) => {
  if (!isRecord(json)) return json;
  const { analysis, ...factor } = withoutNulls(json);
  return isRecord(analysis) ? { ...factor, analysis: { title: '', paragraph: '', ...withoutNulls(analysis) } } : factor;
};

const normalizeSide: Normalizer = (json) => {
  if (!isRecord(json)) return json ?? emptySide;
  const { top_factors: factors, summary, ...side } = { ...emptySide, ...withoutNulls(json) };
  return {
    ...side,
    top_factors: Array.isArray(factors) ? factors.map(normalizeFactor) : factors,
    summary: isRecord(summary) ? { ...emptySide.summary, ...withoutNulls(summary) } : summary,
  };
};

/** Fields that our own server adds to the two sides. */
const ADDED_INSIGHTS = ['rewrite', 'followUps', 'notes'];

/** Wrapped in `data` or not; `insight` and `negativeInsight`, or one side's `top_factors` directly. */
const normalizeInsights: Normalizer = (json) => {
  const answer = unwrap(json);
  if (!isRecord(answer)) return json;
  const sides = 'top_factors' in answer ? { insight: answer } : answer;
  const added = ADDED_INSIGHTS.flatMap((field) => (field in sides ? [[field, sides[field]] as const] : []));
  return {
    data: {
      insight: normalizeSide(sides['insight']),
      negativeInsight: normalizeSide(sides['negativeInsight']),
      ...Object.fromEntries(added),
    },
  };
};

const subscriptionDefaults = { cancelAt: null, monthlyCredits: null, monthlyPriorityCredits: 0, creditHistory: [] };
const normalizeSubscription: Normalizer = (json) => withDefaults(subscriptionDefaults)(unwrap(json));

/** A launch's response has at most a message. */
const launchDefaults = { message: '', campaignId: '', totalRows: 0, validRows: 0, invalidRows: 0 };

const normalizers: Record<string, Normalizer> = {
  createCampaign: (json) => withDefaults(launchDefaults)(unwrap(json) ?? {}),
  login: unwrap,
  getMe: (json) => withDefaults({ humanReadableName: '' })(unwrap(json)),
  listCampaigns: each(normalizeCampaignItem),
  getCampaign: normalizeCampaign,
  listResults: each(normalizeResultRow),
  getResultsStatus: unwrap,
  getAnalytics: (json) => normalizeCounts(unwrap(json)),
  listAnalyticsRanges: each(normalizeBucketCounts),
  listCampaignAnalytics: each(normalizeListCounts),
  generateReplyInsights: normalizeInsights,
  generateOpenInsights: normalizeInsights,
  getSubscription: normalizeSubscription,
  createPortalSession: unwrap,
};

/** The response in the contract's shape. Undefined for a failed response, except that a missing subscription (404) becomes null. */
export function normalizeResponse(operationId: string, status: number, json: unknown): unknown {
  const isMissingSubscription = operationId === 'getSubscription' && (status === 404 || status === 204);
  if (isMissingSubscription) return null;
  if (status >= 400) return undefined;
  return (normalizers[operationId] ?? ((same: unknown) => same))(json);
}
