import type { ResultRow } from '@coldcast/contract/leadResults';
import { actionAtBucket, toBucketIndex } from '@coldcast/rules/deliverability';
import { toLeadAction, toReplySentiment, type DetailedAction } from '@coldcast/rules/leadActions';
import { COMPANIES, FIRST_NAMES, LAST_NAMES, REPLIES, TITLES } from './people.ts';
import { pick, randomFrom } from './randomFrom.ts';

const BODY = [
  'Most yards we talk to lose about an hour a day to trucks waiting for a dock.',
  'Northwind lets carriers book a slot themselves, so the yard team can stop answering phones. A produce distributor cut waiting by a third in six weeks.',
] as const;

function pickAction(random: () => number, replyShare: number): DetailedAction {
  const shares: [DetailedAction, number][] = [
    ['reply', replyShare],
    ['forward_internally', 0.006],
    ['remind_me_later', 0.011],
    ['unsubscribe', 0.011],
    ['report_spam', 0.006],
    ['delete', 0.28],
    ['archive', 0.18],
  ];
  let at = random();
  for (const [action, share] of shares) {
    if (at < share) return action;
    at -= share;
  }
  return 'no_action';
}

export function buildResultRow(overrides: Partial<ResultRow> = {}): ResultRow {
  const row: ResultRow = {
    leadId: 'lead-1',
    leadName: 'Marta Lindqvist',
    leadCompany: 'Harborline Freight',
    leadTitle: 'VP Operations',
    personalLinkedinUrl: 'https://www.linkedin.com/in/marta-lindqvist',
    primaryAction: null,
    detailedAction: null,
    reply: null,
    replyIntent: null,
    replySentiment: null,
    originalEmailThread: [
      { position: 1, subjectLine: 'dock queues at Harborline Freight', emailBody: `Hi Marta,\n\n${BODY.join('\n\n')}\n\nInes` },
    ],
    opensFrom: 4,
    inboxFrom: 2,
    actionIfOpened: 'no_action',
    replyIfOpened: null,
    replyIntentIfOpened: null,
    replySentimentIfOpened: null,
    email: null,
    ...overrides,
  };
  return resolveAtDefaultBucket(row);
}

/** Resolves at 40-50 what the row says for any bucket, like the server. */
function resolveAtDefaultBucket(row: ResultRow): ResultRow {
  const action = actionAtBucket(row, toBucketIndex('40-50'));
  const isReply = action === 'reply';
  return {
    ...row,
    primaryAction: action === 'not_opened' ? null : toLeadAction(action),
    detailedAction: action === 'not_opened' || action === 'classify_as_spam' ? null : action,
    reply: isReply ? row.replyIfOpened : null,
    replyIntent: isReply ? row.replyIntentIfOpened : null,
    replySentiment: isReply ? row.replySentimentIfOpened : null,
  };
}

/** The given number of simulated leads, most likely opener first. `replyShare` is the share of openers who reply. */
export function buildResults(leads: number, { seed = 7, replyShare = 0.059 } = {}): ResultRow[] {
  const random = randomFrom(seed);
  const rows = Array.from({ length: leads }, (_, i) => {
    const first = pick(random, FIRST_NAMES);
    const last = pick(random, LAST_NAMES);
    const company = pick(random, COMPANIES);
    const threshold = Math.floor(random() * 10.5);
    const opensFrom = threshold > 9 ? null : threshold;
    const inboxFrom = random() < 0.82 ? 0 : Math.min(opensFrom ?? 9, 5 + Math.floor(random() * 5));
    const actionIfOpened = pickAction(random, replyShare);
    const [intent, text] = pick(random, REPLIES);
    const isReply = actionIfOpened === 'reply';
    return buildResultRow({
      leadId: `lead-${i + 1}`,
      leadName: `${first} ${last}`,
      leadCompany: company,
      leadTitle: pick(random, TITLES),
      personalLinkedinUrl: `https://www.linkedin.com/in/${first}-${last}-${i + 1}`.toLowerCase(),
      email: `${first}.${last}@example.com`.toLowerCase(),
      originalEmailThread: [
        {
          position: 1,
          subjectLine: `dock queues at ${company}`,
          emailBody: `Hi ${first},\n\n${BODY.join('\n\n')}\n\nIs dock waiting something ${company} is looking at this quarter?\n\nInes`,
        },
      ],
      opensFrom,
      inboxFrom,
      actionIfOpened,
      replyIfOpened: isReply ? text : null,
      replyIntentIfOpened: isReply ? intent : null,
      replySentimentIfOpened: isReply ? toReplySentiment(intent) : null,
    });
  });
  return rows.toSorted((a, b) => (a.opensFrom ?? 10) - (b.opensFrom ?? 10));
}
