/** Names a tab by its panel and its value, for `aria-labelledby` of the panel. */
export const tabIdOf = (panelId: string, value: string | number): string => `${panelId}-tab-${value}`;
