import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { recordOutcome } from './outcomes.ts';
import { campaignParams, empty, messageAnswer, none, timestamp } from './shapes.ts';

/** A result that a program reported. It counts nowhere until a person confirms it. */
export const outcomeProposal = z.object({
  proposalId: z.string(),
  campaignId: z.string(),
  campaignName: z.string(),
  said: recordOutcome.body,
  /** Name of the API key it came with; null if it came with a login session. */
  keyName: z.nullable(z.string()),
  createdAt: timestamp,
});
export type OutcomeProposal = z.output<typeof outcomeProposal>;

const proposalParams = z.object({ proposalId: z.string() });

export const proposeOutcome = {
  operationId: 'proposeOutcome',
  method: 'POST',
  path: '/campaign/:campaignId/outcome/proposal',
  summary: 'Propose what really happened with a campaign; it does not count until a person confirms it',
  access: 'session',
  scope: 'manage',
  blockedForDemo: true,
  params: campaignParams,
  query: empty,
  body: recordOutcome.body,
  bodyKind: 'json',
  status: 201,
  answer: z.object({ message: z.string(), proposal: outcomeProposal }),
  errors: ['invalid_input', 'missing_field', 'campaign_not_found', 'campaign_not_finished', 'reason_needed', 'demo_account'],
} as const satisfies Endpoint;

export const listOutcomeProposals = {
  operationId: 'listOutcomeProposals',
  method: 'GET',
  path: '/outcome-proposals',
  summary: 'List results waiting for a person to confirm them, newest first',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: none,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.array(outcomeProposal),
  errors: [],
} as const satisfies Endpoint;

export const confirmOutcome = {
  operationId: 'confirmOutcome',
  method: 'POST',
  path: '/outcome-proposals/:proposalId/confirmation',
  summary: 'Confirm a proposed result, so that it counts',
  access: 'person',
  scope: null,
  blockedForDemo: true,
  params: proposalParams,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: recordOutcome.answer,
  errors: ['invalid_input', 'proposal_not_found', 'campaign_not_found', 'campaign_not_finished', 'reason_needed', 'demo_account'],
} as const satisfies Endpoint;

export const dismissOutcome = {
  operationId: 'dismissOutcome',
  method: 'DELETE',
  path: '/outcome-proposals/:proposalId',
  summary: 'Dismiss a proposed result, so that it never counts',
  access: 'person',
  scope: null,
  blockedForDemo: true,
  params: proposalParams,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: messageAnswer,
  errors: ['proposal_not_found', 'demo_account'],
} as const satisfies Endpoint;
