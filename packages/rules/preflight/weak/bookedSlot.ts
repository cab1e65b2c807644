/** What is put into somebody's calendar. */
const TIME = String.raw`(?:slots?|times?|meetings?|calls?|demos?|appointments?|half an hour|half-hour|hour|sessions?|consultations?)`;
const HAVE = String.raw`(?<!\b(?:shall|should|may|can|could|if|once|when|did|have|unless) )\b(?:I|we)(?:['\u2019]ve| have)?(?: also| already| just)*`;
const BOOKED: readonly RegExp[] = [
  // "I have put a provisional slot in for you", "we've pencilled a call with you"
  String.raw`${HAVE} (?:put|booked|pencill?ed|reserved|scheduled|blocked(?: out)?|set up|arranged|saved) (?:an?|some|the) (?:[\p{L}\d-]+ ){0,3}?${TIME}\b[^.!?]{0,30}\b(?:for|with) you\b`,
  // "I've gone ahead and booked you in", "I put you down for Thursday"
  String.raw`${HAVE}(?: gone ahead and| went ahead and| took the liberty and)? (?:booked|put|pencill?ed|scheduled|slotted) you (?:in|down)? ?for (?:an? |the )?(?:[\p{L}-]+ ){0,3}?(?:${TIME}\b|(?:mon|tues|wednes|thurs|fri)day|tomorrow|next week)`,
  String.raw`\b(?:taken|took|taking) the liberty (?:of|to) (?:book|schedul|reserv|pencil|block|hold|send(?:ing)? (?:you )?(?:an?|the) (?:calendar |meeting )?invit|put)`,
  String.raw`\b(?:I|we)(?:['\u2019]ve| have)?(?: already| just)? sent (?:you |over )?(?:an?|the|my) (?:calendar|meeting) invit|\byou(?:['\u2019]ll| will)(?: shortly| soon)? (?:find|see|get|receive) (?:an?|the|my) (?:calendar|meeting) invit`,
].map((form) => new RegExp(form, 'iu'));
/** It was asked for, or is only offered. */
const ASKED = /\b(?:as (?:you asked|agreed|discussed|requested)|when we spoke|you (?:asked|requested|booked|agreed)|after your)\b/iu;

/** Whether a sentence books its reader's time in a first email. */
export const isBookedSlot = (sentence: string): boolean => BOOKED.some((form) => form.test(sentence)) && !ASKED.test(sentence);
