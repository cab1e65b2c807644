/** Label of an open rate: with several emails it is that of the first, because a bucket is the usual open rate of a first email. */
export const openLabel = (isSequence: boolean): string => (isSequence ? 'Open of email 1' : 'Open');
