import type { MaskedSentence } from './maskedSentence.ts';

/** Who decides on a service for a building, and on one for the people in it. */
const OF_BUILDINGS = ['facilities', 'property', 'office'];
const OF_STAFF = ['hr', 'office'];

const BUILDING =
  /\b(?:your|the)\s+(?:[a-z]+\s+)?(?:buildings?|sites?|offices?|roofs?|premises|lobby|lobbies|reception|yard|car park|parking lot|grounds|entrance|canteen|floors?|washrooms?|windows|gutters)\b|\b(?:an office|an? [a-z]+ (?:office|building)|a building|a floor|a roof)\b|\bon[ -]site\b|\b(?:at|to)\s+(?:offices|your (?:office|building|site))\b/i;
const STAFF =
  /\b(?:your|the)\s+(?:team|staff|people|employees|colleagues)\b|\bat work\b|\bpeople at desks\b|\b(?:at|to) offices\b|\bin the office\b/i;
/** A site that is found online is no building. */
const OF_WEB = /\b(?:web ?sites?|google[a-z]*|online|seo|web ?pages?|wordpress)\b/i;
const SITE = /\bsites?\b/gi;
/** The sender works there, as opposed to selling things to those who do. */
const SERVES =
  /\b(?:we|i|our (?:crew|team|people|van|vans|drivers))\s+(?:also\s+)?(?:clean|wash|repair|mend|fix|mow|paint|sweep|inspect|check|service|maintain|look after|come|visit|teach|bring|cook|cater|tune|restore|polish|remove|collect|trim|clear|reline|relay|install|fit|replace|place|test|treat|water|plant|graze|massage|cut|sharpen)\b/i;
/** Readers who have crews and clients of their own are in the trade. */
const IN_THE_TRADE = /\byour\s+(?:[a-z]+\s+)?(?:crews?|jobs|homeowners|estimators|clients|estimates|quotes|technicians|installers)\b/i;

/** Rooms of any business, if the sender brings something there: "I do aquariums for offices and waiting rooms", but no software for offices. */
const FOR_ROOMS =
  /\b(?:we|i|our [a-z]+)\b[^.?!]{0,90}\b(?:for|in|into|to|at|round|around)\s+(?:[a-z-]+,?\s+){0,7}?(?:(?<!\b(?:dental|law|medical|doctors?[’']?|lawyers?[’']?|attorneys?[’']?|insurance|tax|post|box|ticket|leasing|home|estate)\s)offices|waiting (?:rooms?|areas?)|lobby|lobbies|receptions?|reception areas?|meeting rooms|boardrooms|break ?rooms|staff ?rooms|corridors|hallways|workplaces)\b/i;
const OF_SOFTWARE = /\b(?:software|apps?|platforms?|systems?|portals?|dashboards?|websites?)\b/i;
const OF_ROOMS = ['office', 'facilities', 'property'];

/** Who looks after the rooms that an email offers something for; empty if it names none. */
export const findRooms = (sentences: readonly MaskedSentence[]): readonly string[] =>
  sentences.some(({ text, isOffer, isStory }) => isOffer && !isStory && FOR_ROOMS.test(text) && !OF_SOFTWARE.test(text)) ? OF_ROOMS : [];

const OF_PLACES: ReadonlySet<string> = new Set([...OF_BUILDINGS, 'safety']);

/** Whether a trade looks after places of any kind of business. */
export const isOfPlaces = (trade: string): boolean => OF_PLACES.has(trade);

/** Trades whose work is done on other people's premises. */
const ON_SITE: ReadonlySet<string> = new Set(['cleaning', 'tradesman', 'builder', 'landscape', 'interior']);

/** Whether work of a trade may be a service on the reader's premises. */
export const isOnSite = (trade: string): boolean => ON_SITE.has(trade);

/** Who decides on a service that the sender performs where the reader works; empty if the email offers none. */
export function findPremises(sentences: readonly MaskedSentence[]): readonly string[] {
  const text = sentences.map((sentence) => sentence.text).join('\n');
  if (!SERVES.test(text) || IN_THE_TRADE.test(text)) return [];
  if (STAFF.test(text)) return OF_STAFF;
  return BUILDING.test(OF_WEB.test(text) ? text.replaceAll(SITE, '') : text) ? OF_BUILDINGS : [];
}
