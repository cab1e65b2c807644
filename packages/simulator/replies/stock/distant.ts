import { ENDS } from './fragments.ts';

/** Somebody whose work an offer is not; whoever leads a firm has no side of it that is theirs alone. */
const NOT_MINE =
  "[This isn't my line|It isn't my line of work|This isn't what I do|It's not something I deal with|It isn't anything I deal with|It's outside my line of work]";
const NOT_MY_SIDE = "[Not my side|It isn't my side of things|It isn't part of my job|I don't deal with this|This isn't my area]";
/** Whom people know outside their work, whatever it may be for. */
const KNOWS =
  '[I know somebody who might want it|a friend of mine may have a use for it|my brother-in-law might want it|an old colleague of mine may have a use for it|somebody I know might be glad of it|I have a friend who might want it|I can think of somebody who may want it]';
const HANDS_ON =
  "[Send me a page and I'll pass it on|Send me something short that I can forward|I'll forward your email|Can I give them your email?|Shall I pass it on?|Do you have a page I can forward?|I can pass your email on|Shall I give them your number?]";
const SOMEBODY_ELSE = "[You'd have to look elsewhere|I'd try somebody else|I can't say who would want it|Sorry I can't help|I wouldn't know who it's for]";
const NO_TIME =
  "[I can't chase it up for you this week|I've no time to find out more|I can't ask around for anybody this week|I can't look into it for you just now|there's too much on to ask around|I can't do anything about it this week]";
const AWAY =
  "[I'm out until Monday|I'm away until Monday|I'm off until Monday|I'm away for the rest of the week|I'm on leave until Monday|I'm off until Thursday]";
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
askSend > ${NOT_MINE}, but send <it> and I'll [pass <it> on|forward <it> to somebody|give <it> to somebody I know]. [No promises|Can't promise more than that|]
askSend !whole !solo > ${NOT_MY_SIDE}, but send <it> and I'll [pass <it> on|leave <it> with the office|find somebody to give <it> to]. [No promises|Can't promise more than that|]
!askSend > ${NOT_MINE}, but ${KNOWS}. ${HANDS_ON}.
!askSend !whole !solo > ${NOT_MY_SIDE}, but [I can pass it on|I can hand it on|I can leave it with the office|I'll ask around]. [Send me something short that I can forward|Do you have a page I can forward?|Put it in two or three lines that I can forward, please|Is there a page I can pass around?|No promises].
# question
${HOW_COME}? ${NOT_MINE}.
!whole !solo > ${HOW_COME}? ${NOT_MY_SIDE}.
!whole !solo > [Shall I pass this on|Shall I leave it with the office|Do you want me to pass it on|Would it help if I handed it on]? ${NOT_MY_SIDE}.
# timing
${NOT_MINE}, and ${NO_TIME}. ${KINDLY}
!whole !solo > ${NOT_MY_SIDE}, and ${NO_TIME}. ${KINDLY}
${AWAY}, and [this isn't my line anyway|it isn't my line in any case|it's not something I deal with]. ${SOMEBODY_ELSE}.
# referral
${NOT_MINE}. ${SOMEBODY_ELSE}.
${NOT_MINE}, [but I've sent it to a friend|but I've sent it to somebody I know|so I've sent it to somebody who may want it|but I've passed it to a friend]. [No promises|I'd leave it at that|Can't promise more than that|]
!whole !solo > ${NOT_MY_SIDE}, [so I've left it with the office|so I've sent it to the office|so I've passed it on|but I've passed it on]. [No promises|Can't promise more than that|]
!whole !solo > ${NOT_MY_SIDE}. [Best to write to our main address|You could try our main address|Please try the address on our website|Best to try the office].
# soft_objection
[I doubt this is for me|I'm probably not who you want|I don't think I'm who you want|I doubt I'm the one you want], [to be honest|I'm afraid|sorry|it isn't my line|it's not something I deal with]. ${KINDLY}
${NOT_MINE}, so [I doubt I'm who you want|I'm not sure why it came to me|I'm probably not who you want|I doubt this is for me]. ${KINDLY}
# hard_objection
${NOT_MINE}, ${LEAVES}. [Sorry|Thanks|]
[It's a no|No thanks|Not for me|Not interested], [and please don't follow up|no need to follow up|and please don't write again|and please take me off your list]. [Sorry|Nothing personal|]
# not_interested
[Not for me|Not one for me|Not my line|I'll pass|Not interested|Wrong person|Nothing I deal with|I'm not the one for this|No|It's a no]${ENDS}.
${NOT_MINE}${ENDS}.
[Thanks for writing|Thanks for the note|Thanks for getting in touch|Nice of you to write], but [it isn't my line|this isn't for me|it's not something I deal with|I'm not who you want]. [All the best|Good luck with it|]
`;
