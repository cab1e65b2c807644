import type { App } from '../../app.ts';
import { createAsk, type Ask } from '../../language/createAsk.ts';
import { openLanguage } from '../../language/openLanguage.ts';
import type { CampaignRef } from '../campaignRef.ts';
import { addModelUsage, findCampaignModel } from './campaignModel.store.ts';

/**
 * Returns a function that asks about one campaign and books the usage there. Null if the campaign was launched without a model, or with a
 * different one than is configured now.
 */
export async function openCampaignAsk(app: App, ref: CampaignRef, signal: AbortSignal): Promise<Ask | null> {
  const { LANGUAGE_PROVIDER: provider, LANGUAGE_MODEL: model } = app.config;
  const known = await findCampaignModel(app.db, ref);
  if (known === undefined || known.provider !== provider || known.model !== model) return null;
  const language = await openLanguage(app);
  if (language === null) return null;
  const { organisationId } = ref;
  return createAsk(app, { organisationId, language, signal, spent: known, book: (db, used) => addModelUsage(db, ref, used) });
}
