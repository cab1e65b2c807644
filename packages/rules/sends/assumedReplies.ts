/** What a forecast assumed of the replies it learned from; null where nothing was assumed. */
export const assumedReplies = (campaigns: number): string | null =>
  campaigns === 0
    ? null
    : `Assumes no automatic replies in ${campaigns === 1 ? '1 campaign' : `${campaigns} campaigns`} until you say otherwise.`;
