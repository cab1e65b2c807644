const percentFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Two counts as a percentage, formatted the same everywhere: `45.48%`; `-` without a denominator. */
export const formatRatio = (numerator: number, denominator: number): string =>
  denominator === 0 ? '-' : `${percentFormat.format((numerator * 100) / denominator)}%`;
