import type { getCampaign } from '@coldcast/contract/campaignDetail';
import type { EndpointAnswer } from '@coldcast/contract/endpoint';

type Engine = Pick<EndpointAnswer<typeof getCampaign>['data'], 'engine' | 'priorsVersion'>;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Coldcast statistical model, version 2026.5`; a dash if the campaign names no engine. */
export const engineText = ({ engine, priorsVersion }: Engine): string =>
  [capitalize(engine), priorsVersion === '' ? '' : `version ${priorsVersion}`].filter((part) => part !== '').join(', ') || '-';
