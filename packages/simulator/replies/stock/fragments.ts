/**
 * Endings that many lines share, in the form that `readStock` reads. Each has so many variants that two replies to one email seldom end alike,
 * and each fits whatever was asked.
 */

/** Asks the sender to come back in some months. */
export const LATER =
  '[Try me|Ask me|Come back to me|Drop me a line|Get back to me|Write to me|Try us|Remind me] [in a few months|in two or three months|in six months|in a couple of months|later in the year|in three months or so]';
/** The same for a seller who names no season. */
export const NEXT_SEASON =
  '[Try me|Ask me|Come back to me|Drop me a line|Get back to me|Write to me|Try us|Remind me] [in the new year|in the spring|after the summer|in the fall|next year|towards the end of the year]';
/** Asks the sender to come back in some weeks. */
export const SOON =
  '[Try me|Ask me|Come back to me|Drop me a line|Get back to me|Try us|Remind me] [in a few weeks|next month|in a month or so|in a month or two|towards the end of next month|in a couple of weeks|in three or four weeks]';
/** Why it does not suit now, after a comma. */
export const BUSY =
  "[we're swamped|too much else going on|we're short of people|there's too much on|we've got our hands full|half the team is out|we're in the middle of something else|we're flat out|I'm up to my ears in other things]";
/** Somebody else has it by now. */
export const PASSED =
  "[I've passed it on|I've forwarded it|I've sent it on|Passed it on just now|Forwarded it just now|I've handed it on|Sent it on this morning|Passing it on now]";
/** Asks for a call. */
export const RING =
  "[Give me a call this week|Call me when you have a minute|Give me a call tomorrow|Call me any morning|Call me after lunch any day|Let's talk this week|Easiest if you call me|Give me a call and we'll talk it through]";
/** A consent that binds to nothing. */
export const MILD = "[No promises, though|Can't promise anything|Thanks for asking|Let me know if you need anything from me|]";
/** Nothing is wanted, but the door stays open; after a comma or as a sentence. */
export const CONTENT =
  "[we're fairly happy as we are|we're all right as we are|we manage well enough as it is|we get by as we are|I can't see us needing it|I don't see the need at the moment|it isn't high on my list]";
/** How a refusal ends. */
export const ENDS =
  "[, thanks|, sorry|, but thanks|, I'm afraid|. Thanks anyway|. All the best|. Good luck|. Good luck with it|, thanks all the same|. Have a good week|]";
/** How it ends after a request not to do something. */
export const ENDS_KINDLY =
  '[, thanks|, but thanks|. Thanks anyway|. All the best|. Good luck with it|, thanks all the same|. Have a good week|]';
/** How a firm refusal ends. */
export const FIRM =
  "[Please don't follow up|Please leave it at that|No need to write again|Sorry to be blunt|That won't change|Please don't chase it|No hard feelings|]";
