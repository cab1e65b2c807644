/** Parts of patterns for dates. */
export const WORKDAY = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri)day`;
export const WEEKDAY = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day`;
export const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
