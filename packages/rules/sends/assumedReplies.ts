/** What a forecast assumed about the replies it learned from; null if nothing. */
export const assumedReplies = (campaigns: number): string | null =>
  campaigns === 0
    ? null
    : `Assumes no automatic replies in ${campaigns === 1 ? '1 campaign' : `${campaigns} campaigns`} until you say otherwise.`;
