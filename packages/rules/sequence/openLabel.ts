/** What an open rate is called: with several emails it is that of the first, as a bucket is the usual open rate of a first email. */
export const openLabel = (isSequence: boolean): string => (isSequence ? 'Open of email 1' : 'Open');
