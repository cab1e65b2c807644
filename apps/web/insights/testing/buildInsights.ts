import type { Factor, InsightSide } from '@coldcast/contract/insights';

export function buildFactor(overrides: Partial<Factor> = {}): Factor {
  return {
    factor_id: 'interest_question',
    label: 'A question instead of a meeting',
    polarity: 'positive',
    avg_score_0_to_1: 0.84,
    analysis: {
      title: 'A question instead of a meeting',
      paragraph:
        'The email ends on an interest question. Leads can answer it in one line, without opening a calendar, so more of those who read to the end say something back.',
    },
    recommendations: ['Move the question up, so that it shows on the first screen of a phone', 'Keep it the only question in the email'],
    evidence: [{ part: 'body', start: 0, end: 20, text: 'Is dock waiting something Harborline Freight is looking at this quarter?' }],
    deltaPoints: 0.7,
    interval80: [0.2, 1.5],
    shareOfLeads: 1,
    verifications: [{ verified: true, deltaPoints: 0.2, interval80: [0.05, 0.4], leadsMoved: 1, leads: 409 }, null],
    ...overrides,
  };
}

export function buildSide(overrides: Partial<InsightSide> = {}): InsightSide {
  return {
    top_factors: [
      buildFactor({
        factor_id: 'trade_proof',
        label: 'One proof from the same trade',
        avg_score_0_to_1: 0.57,
        analysis: {
          title: 'One proof from the same trade',
          paragraph: 'A produce distributor is close enough to most of this list to be believed, and one example stays short.',
        },
        recommendations: ['For the 91 leads outside food and freight, name their trade instead'],
        verifications: [null],
        deltaPoints: 0.3,
        interval80: [0.02, 0.7],
        shareOfLeads: 0.777,
      }),
      buildFactor(),
      buildFactor({
        factor_id: 'short',
        label: 'Short enough for a phone',
        analysis: undefined,
        explanation: '62 words.',
        avg_score_0_to_1: 0.31,
      }),
    ],
    summary: {
      narrative:
        'In simulation 11 of 409 leads replied, about 3 in 100 (1 to 6). The closing question asks whether the topic matters, not for half an hour of somebody’s day, and that one sentence moves more leads than anything else in the email.',
      key_takeaways: [
        'Keep the closing question.',
        'Give each lead one line that only fits that lead.',
        'Send to fewer leads of one kind at a time.',
      ],
    },
    ...overrides,
  };
}

const editedTemplate = {
  subject: 'dock queues',
  body: 'Hi {{first_name}},\n\nDo trucks queue at your gate?',
  original: { subject: 'dock queues', body: 'Hi Peter,\n\nDo trucks queue at your gate?' },
  isTemplate: true,
};
const editedSample = { subject: 'yard hours', body: 'Hi Ines, short question.', original: null, isTemplate: false };

export const buildNegativeSide = (): InsightSide =>
  buildSide({
    top_factors: [
      buildFactor({
        factor_id: 'sameness',
        label: 'Nothing specific to the lead',
        polarity: 'negative',
        avg_score_0_to_1: 0.76,
        analysis: {
          title: 'Nothing specific to the lead',
          paragraph:
            'Beyond the first name and the company, no word differs from lead to lead. People who get many such emails treat it as one of them.',
        },
        evidence: [{ part: 'body', start: 0, end: 20, text: 'Most yards we talk to lose about an hour a day' }],
        deltaPoints: -0.6,
        interval80: [-1.3, -0.1],
        shareOfLeads: 0.97,
        editedEmails: [editedTemplate, null],
      }),
      buildFactor({
        factor_id: 'same_company',
        label: 'Several leads at one company',
        polarity: 'mixed',
        avg_score_0_to_1: 0.31,
        evidence: [],
        deltaPoints: -0.05,
        interval80: [-0.2, 0.1],
        shareOfLeads: 0.15,
        recommendations: ['Start with one lead for each company'],
        verifications: [null],
        editedEmails: [editedSample],
      }),
    ],
    summary: {
      narrative: 'What holds the rest back is sameness: after the greeting, all 412 emails are one email.',
      key_takeaways: ['Vary the first line.'],
    },
  });
