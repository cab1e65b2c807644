import { endpoints } from '@coldcast/contract/endpoints';
import { bindEndpoint, type BoundEndpoint } from '../http/bindEndpoint.ts';
import { explainLead } from './explainLead.ts';
import { findBetterVersion, generateOpenInsights, generateReplyInsights } from './generateInsights.ts';

export const insightEndpoints: BoundEndpoint[] = [
  bindEndpoint(endpoints.generateReplyInsights, generateReplyInsights),
  bindEndpoint(endpoints.generateOpenInsights, generateOpenInsights),
  bindEndpoint(endpoints.findBetterVersion, findBetterVersion),
  bindEndpoint(endpoints.explainLead, explainLead),
];
