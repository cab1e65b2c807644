import { ENDS } from './fragments.ts';

/** Said by anybody whose work an offer is not, whether others where they work deal with it or nobody does. */
const NOT_MINE =
  "[I don't deal with this|It's not something I deal with|This isn't my area|I'm not the person for this|It's not my field|I'm the wrong person for this|Not my area|Not something I deal with]";
const NOT_MY_SIDE = "[Not my side of things|It isn't part of my job|It's not my department|It isn't my side of things]";
const NOT_MY_LINE = "[This isn't my line|It isn't my line of work|It's outside my line of work|It isn't the line I'm in]";
const MAY_KNOW =
  "[I may know somebody|I can think of somebody to show it to|I may know somebody who'd want it|I know somebody who may want it]";
const PASSES_ON =
  "[I'm happy to pass it on|I don't mind passing it on|I can pass it on|I can forward your email]. [No promises|Can't promise more than that|]";
const HANDS_ON = "[I'll forward your email|I'll pass it along|Can I forward this?|I'll forward this|No promises|Can I pass this on?]";
const SOMEBODY_ELSE =
  "[I'd try somebody else|I can't say who it would be for|Sorry I can't help|I wouldn't know who it's for|I don't know whose it would be]";
const NO_USE =
  "[Not for me|Not for me, sorry|It's not for me|This isn't for me|Not something I deal with, sorry|Nothing I deal with|I'm not the person for this]";
const BUSY =
  "[I'm snowed under as it is|There's a lot on here|It's a busy week|I'm rushed off my feet|I've a lot on|It's been one of those weeks|I'm up to my ears this week|I've hardly a minute]";
const AWAY = "[I'm out until Monday|I'm away until Monday|I'm off until Monday|I'm away until Friday|I'm off until Thursday]";
const HOW_COME =
  '[How did you come to write to me|Where did you get my address|How did you get my email|Who were you trying to reach|Where did you find my name|How did I end up on your list|Did somebody give you my name]';
const KINDLY = '[Sorry|Good luck with it|All the best with it|Thanks all the same|]';
const LEAVES =
  "[so please take me off your list|so please don't write to me about it again|so please check who you write to|so please leave me out of it]";

/**
 * Answers of somebody whose fit tells that an offer is for others, although no craft of their own shows it: they neither want it for their own work
 * nor weigh it up. In the form that `readStock` reads.
 */
export const DISTANT_TEXT = `
# interested
askSend > ${NOT_MINE}, but send <it> and I'll [pass <it> on|forward <it> to somebody|see who wants <it>]. [No promises|Can't promise more than that|]
!askSend > ${NOT_MINE}, but ${MAY_KNOW}. ${HANDS_ON}.
!askSend > ${NOT_MINE}, but ${PASSES_ON}
!askSend whole > ${NOT_MY_LINE}, but ${MAY_KNOW}. ${HANDS_ON}.
!askSend !whole !solo !deskless > ${NOT_MY_SIDE}, but [I can pass it on to a colleague|I can hand it on|I'll ask around here|I'll forward it to somebody here]. [No promises|Can't promise more than that|]
# question
${HOW_COME}? ${NOT_MINE}.
whole > ${HOW_COME}? ${NOT_MY_LINE}.
!whole !solo > ${HOW_COME}? ${NOT_MY_SIDE}.
!whole !solo !deskless > [Shall I pass this on|Do you want me to pass it on|Would it help if I handed it on]? ${NOT_MY_SIDE}.
# timing
${NO_USE}. ${BUSY}.
${BUSY}, and [I don't deal with this anyway|I'm the wrong person in any case|it's not something I deal with|this isn't for me|I'm not who you want]. ${KINDLY}
${AWAY}, and [I don't deal with this anyway|I'm the wrong person in any case|it's not something I deal with].
# referral
${NOT_MINE}. ${SOMEBODY_ELSE}.
whole > ${NOT_MY_LINE}. ${SOMEBODY_ELSE}.
!whole !solo !deskless > ${NOT_MY_SIDE}, [so I've sent it to the office|so I've passed it on|but I've passed it on|so I've forwarded it to a colleague]. [No promises|Can't promise more than that|]
!whole !solo > ${NOT_MY_SIDE}. [Best to write to our main address|You could try our main address|Please try the address on our website|Best to try the office].
# soft_objection
[I doubt this is for me|I'm probably not who you want|I don't think I'm who you want|I doubt I'm the one you want], [to be honest|I'm afraid|sorry|it's not something I deal with]. ${KINDLY}
whole > ${NOT_MY_LINE}, so [I doubt I'm who you want|I'm not sure why it came to me|I'm probably not who you want|I doubt this is for me]. ${KINDLY}
!whole !solo > ${NOT_MY_SIDE}, so [I doubt I'm who you want|I'm not sure why it came to me|I'm probably not who you want]. ${KINDLY}
# hard_objection
${NOT_MINE}, ${LEAVES}. [Thanks|]
[It's a no|No thanks|Not for me|Not interested], [and please don't follow up|no need to follow up|and please don't write again|and please take me off your list]. [Sorry|Nothing personal|]
# not_interested
[Not for me|Not one for me|I'll pass|Not interested|Wrong person|Nothing I deal with|I'm not the one for this|It's a no]${ENDS}.
${NOT_MINE}${ENDS}.
[Thanks for writing|Thanks for the note|Thanks for getting in touch|Nice of you to write], but [I don't deal with this|this isn't for me|it's not something I deal with|I'm not who you want]. [All the best|Good luck with it|]
`;
