import { endpoints } from '@coldcast/contract/endpoints';
import { bindEndpoint, type BoundEndpoint } from '../http/bindEndpoint.ts';
import { getDeliverabilityEstimate } from './estimateDeliverability.ts';
import { importSends } from './importSends.ts';
import { deleteSend, getSenderHistory, listSends } from './listSends.ts';
import { getOutcome, recordOutcome } from './outcomes.ts';
import { confirmOutcome, dismissOutcome, listOutcomeProposals, proposeOutcome } from './proposals.ts';
import { getTrackRecord } from './trackRecord.ts';
import { answerAutomaticReplies, listSendVersions } from './versions.ts';

export const sendEndpoints: BoundEndpoint[] = [
  bindEndpoint(endpoints.importSends, importSends),
  bindEndpoint(endpoints.listSends, listSends),
  bindEndpoint(endpoints.getSenderHistory, getSenderHistory),
  bindEndpoint(endpoints.listSendVersions, listSendVersions),
  bindEndpoint(endpoints.answerAutomaticReplies, answerAutomaticReplies),
  bindEndpoint(endpoints.deleteSend, deleteSend),
  bindEndpoint(endpoints.recordOutcome, recordOutcome),
  bindEndpoint(endpoints.getOutcome, getOutcome),
  bindEndpoint(endpoints.proposeOutcome, proposeOutcome),
  bindEndpoint(endpoints.listOutcomeProposals, listOutcomeProposals),
  bindEndpoint(endpoints.confirmOutcome, confirmOutcome),
  bindEndpoint(endpoints.dismissOutcome, dismissOutcome),
  bindEndpoint(endpoints.getTrackRecord, getTrackRecord),
  bindEndpoint(endpoints.getDeliverabilityEstimate, getDeliverabilityEstimate),
];
