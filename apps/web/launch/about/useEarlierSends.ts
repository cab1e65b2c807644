import type { EarlierSends } from '@coldcast/contract/earlierSends';
import { findEarlierSends } from '@coldcast/contract/earlierSends';
import { callApi } from '../../api/callApi.ts';
import { sourceKey } from '../leads/leadSource.ts';
import type { Draft } from '../forecast/draftProcessor.ts';
import { sharedDraftProcessor } from '../forecast/sharedDraftProcessor.ts';
import { useLatestResult } from '../../worker/useLatestResult.ts';

/** Waits until typing pauses, because this calls the server. */
const PAUSE_MS = 1500;
/** If at least this share of the people is known, it is the same list again, not another part of a send. */
const SAME_LIST_SHARE = 0.2;

export type Earlier = {
  corrections: EarlierSends['corrections'];
  /** Number of people on this list and in recent campaigns with its text; null if this is the first. */
  together: number | null;
};

function toEarlier({ corrections, sameText }: EarlierSends, { leadCount, asked }: { leadCount: number; asked: number }): Earlier {
  const knownShare = sameText === null || asked === 0 ? 1 : sameText.knownProfiles / asked;
  const together = sameText === null || knownShare >= SAME_LIST_SHARE ? null : sameText.people + Math.round(leadCount * (1 - knownShare));
  return { corrections, together };
}

/** What the organization's earlier campaigns tell about a draft with a list; null until known. */
export function useEarlierSends({ source, email }: Draft): Earlier | null {
  const key = source && JSON.stringify([sourceKey(source), email]);
  const load = async (): Promise<Earlier> => {
    const { template, profileUrls, leadCount } = await sharedDraftProcessor.readSend({ source, email });
    const { subject, body } = template ?? { subject: '', body: '' };
    const earlier = await callApi(findEarlierSends, { body: { subject, body, profileUrls: [...profileUrls] } });
    return toEarlier(earlier, { leadCount, asked: profileUrls.length });
  };
  const { value, isCurrent } = useLatestResult(key, load, PAUSE_MS);
  return isCurrent ? (value ?? null) : null;
}
