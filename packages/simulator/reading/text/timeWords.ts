/** Parts of patterns, without groups of their own. Names have capitals, for patterns that tell a name from another word. */
export const WEEKDAY = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day`;
export const WORKDAY = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri)day`;
export const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
/** What people do who give each other time. */
export const CONVERSATION = 'calls?|chats?|meet(?:ing)?s?|demos?|talk|speak|conversation|coffee';
/** Lengths of time. */
export const MINUTES = 'minutes?|mins?|hours?';
/** Days and months that are no other word in lower case. */
const DAY = new RegExp(`^(?:${WEEKDAY}s?|January|February|April|June|July|September|October|November|December)$`, 'i');
export const isDay = (word: string): boolean => DAY.test(word);
