/** Words of people who want a conversation, not a visit. */
const CALLS =
  /\b(?:calls?|phone|ring|zoom|minutes?|mins?|talk|chat|speak|demo|calendar|calendly|catch up|connect|discuss|conversation|meet(?:ing)?|interview|slots?|schedule)\b/i;
/** Words for a visit, and for an explicit call. */
const COMES = /\b(?:come|visit|stop|drop|look at) (?:by|in|over|to|and|it|your|you)\b|\bvisit\b/i;
const NAMES_A_CALL = /\b(?:calls?|phone|zoom|ring|minutes?|mins?)\b/i;
/** The start of a yes-or-no question. */
const MAY = /^(?:(?:and|so|or|also|but),? )?(?:could|can|may|might|would|will|shall)\b/i;
/** Things that are moved to another time, not to another place. */
const MEETS =
  /\b(?:meeting|call|review|stand-?up|session|training|workshop|count|lunch|interview|appointment|demo|date|time|rescheduled|postponed)\b|\d ?[ap]m\b/i;

/** Whether a request for a meeting means a call, not a visit. */
export const asksForCall = (text: string): boolean => CALLS.test(text) && (NAMES_A_CALL.test(text) || !COMES.test(text));

/** Whether the last question of an email is a yes-or-no question. */
export const isPermission = (body: string): boolean =>
  MAY.test(
    body
      .match(/[^.?!\n]+\?/g)
      ?.at(-1)
      ?.trim() ?? '',
  );

/** Whether the thing that is moved may be a meeting, and not a desk. */
export const movesMeeting = (body: string): boolean => MEETS.test(body);
