import type { endpoints } from '@coldcast/contract/endpoints';
import { randomUUID } from 'node:crypto';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { isUuid } from '../http/isUuid.ts';
import { addOutcome, getCampaign, lockForOutcome, parseOutcome, toOutcomeAnswer } from './outcomes.ts';
import { listProposals, putProposal, takeProposal } from './proposals.store.ts';

const WAITING = 'This is waiting for a person to confirm it on the Your sends page. Until then it does not count.';

/** Stores what a program reports until a person confirms it. It is checked like a final result, so that confirming does not fail. */
export const proposeOutcome: Handler<typeof endpoints.proposeOutcome> = async (app, { user, params, body }) => {
  const ref = await getCampaign(app, user.organisationId, params.campaignId);
  const said = parseOutcome(app, body);
  const id = randomUUID();
  await app.db.transaction(async (tx) => {
    await lockForOutcome(tx, ref, said);
    await putProposal(tx, { ...ref, id, said: body, keyName: user.keyName, createdBy: user.userId, now: app.clock.now() });
  });
  const proposal = (await listProposals(app.db, ref.organisationId)).find(({ proposalId }) => proposalId === id);
  if (proposal === undefined) throw new AppError('proposal_not_found');
  return { message: WAITING, proposal };
};

export const listOutcomeProposals: Handler<typeof endpoints.listOutcomeProposals> = (app, { user }) =>
  listProposals(app.db, user.organisationId);

/** Removes the proposal and adds its result in one transaction, so that two people confirming at once add it only once. */
export const confirmOutcome: Handler<typeof endpoints.confirmOutcome> = async (app, { user, params: { proposalId } }) => {
  if (!isUuid(proposalId)) throw new AppError('proposal_not_found');
  const { organisationId, userId: createdBy } = user;
  const { ref, isNew } = await app.db.transaction(async (tx) => {
    const proposal = await takeProposal(tx, { organisationId, proposalId });
    if (proposal === undefined) throw new AppError('proposal_not_found');
    const campaign = { organisationId, campaignId: proposal.campaignId };
    const added = await addOutcome(tx, campaign, { said: parseOutcome(app, proposal.said), createdBy, now: app.clock.now() });
    return { ref: campaign, isNew: added };
  });
  return toOutcomeAnswer(app, ref, isNew);
};

export const dismissOutcome: Handler<typeof endpoints.dismissOutcome> = async (
  app,
  { user: { organisationId }, params: { proposalId } },
) => {
  if (!isUuid(proposalId) || (await takeProposal(app.db, { organisationId, proposalId })) === undefined)
    throw new AppError('proposal_not_found');
  return { message: 'Result dismissed' };
};
