/** The id of a tab, from its panel and value, for `aria-labelledby` of the panel. */
export const tabIdOf = (panelId: string, value: string | number): string => `${panelId}-tab-${value}`;
