import { MAX_CAMPAIGN_NAME } from '@coldcast/contract/campaigns';
import { AppError } from '../errors.ts';

/** A given name, trimmed; blank stays blank. Throws if it is too long. */
export function parseCampaignName(text: string): string {
  const name = text.trim();
  if ([...name].length <= MAX_CAMPAIGN_NAME) return name;
  throw new AppError('invalid_input', { message: `The campaign name can have at most ${MAX_CAMPAIGN_NAME} characters.` });
}
