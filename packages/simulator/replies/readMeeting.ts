/** Words of whoever wants to speak and not to come by. */
const CALLS =
  /\b(?:calls?|phone|ring|zoom|minutes?|mins?|talk|chat|speak|demo|calendar|calendly|catch up|connect|discuss|conversation|meet(?:ing)?|interview|slots?|schedule)\b/i;
/** Words of a visit, and of a call that is named as one. */
const COMES = /\b(?:come|visit|stop|drop|look at) (?:by|in|over|to|and|it|your|you)\b|\bvisit\b/i;
const NAMES_A_CALL = /\b(?:calls?|phone|zoom|ring|minutes?|mins?)\b/i;
/** How a question begins to which a yes or a no is all the answer there is. */
const MAY = /^(?:(?:and|so|or|also|but),? )?(?:could|can|may|might|would|will|shall)\b/i;
/** What is moved to another time, not to another place. */
const MEETS =
  /\b(?:meeting|call|review|stand-?up|session|training|workshop|count|lunch|interview|appointment|demo|date|time|rescheduled|postponed)\b|\d ?[ap]m\b/i;

/** Whether someone who asks for a meeting wants to speak, and not to come by. */
export const asksForCall = (text: string): boolean => CALLS.test(text) && (NAMES_A_CALL.test(text) || !COMES.test(text));

/** Whether the last question of an email asks for a yes or a no. */
export const isPermission = (body: string): boolean =>
  MAY.test(
    body
      .match(/[^.?!\n]+\?/g)
      ?.at(-1)
      ?.trim() ?? '',
  );

/** Whether what an email says is moved may be a meeting, and not a desk. */
export const movesMeeting = (body: string): boolean => MEETS.test(body);
