const percentFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Two counts as people read them everywhere, `45.48%`; `-` if there is nothing to count. */
export const formatRatio = (numerator: number, denominator: number): string =>
  denominator === 0 ? '-' : `${percentFormat.format((numerator * 100) / denominator)}%`;
