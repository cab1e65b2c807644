import { ENDS } from './fragments.ts';

/** Said by anybody whose work an offer is not, whether others where they work deal with it or nobody does. */
const NOT_MINE =
  "[I don't deal with this|It's not something I deal with|This isn't my area|It isn't anything I deal with|It's not my field|I'm the wrong person for this|This one isn't mine]";
const NOT_MY_SIDE = "[Not my side of things|It isn't part of my job|It's not my department|It isn't my side of things]";
const NOT_MY_LINE = "[This isn't my line|It isn't my line of work|It's outside my line of work|It isn't the line I'm in]";
/** Whom people may know outside their work, whatever it is for. */
const KNOWS =
  '[I may know somebody|I can show it to a friend or two|my brother-in-law may know somebody|I can pass it on to somebody|I can think of somebody to show it to|a friend of mine may know more|I can ask a friend|I can hand it on]';
const HANDS_ON =
  "[Send me a page and I'll pass it on|Send me something short that I can forward|I'll forward your email|Put it in two or three lines that I can forward, please|Do you have a page I can forward?|I can pass your email on|No promises]";
const SOMEBODY_ELSE =
  "[You'd have to look elsewhere|I'd try somebody else|I can't say who would want it|Sorry I can't help|I wouldn't know who it's for]";
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
askSend > ${NOT_MINE}, but send <it> and I'll [pass <it> on|forward <it> to somebody|see who wants <it>]. [No promises|Can't promise more than that|]
askSend whole > ${NOT_MY_LINE}, but send <it> and I'll [pass <it> on|forward <it> to somebody|see who wants <it>]. [No promises|Can't promise more than that|]
askSend !whole !solo > ${NOT_MY_SIDE}, but send <it> and I'll [pass <it> on|leave <it> with the office|find somebody to give <it> to]. [No promises|Can't promise more than that|]
!askSend > ${NOT_MINE}, but ${KNOWS}. ${HANDS_ON}.
!askSend whole > ${NOT_MY_LINE}, but ${KNOWS}. ${HANDS_ON}.
!askSend solo !whole > ${NOT_MY_LINE}, but ${KNOWS}. ${HANDS_ON}.
!askSend !whole !solo > ${NOT_MY_SIDE}, but [I can pass it on|I can hand it on|I can leave it with the office|I'll ask around]. [Send me something short that I can forward|Do you have a page I can forward?|Put it in two or three lines that I can forward, please|Is there a page I can pass around?|No promises].
# question
${HOW_COME}? ${NOT_MINE}.
whole > ${HOW_COME}? ${NOT_MY_LINE}.
!whole !solo > ${HOW_COME}? ${NOT_MY_SIDE}.
!whole !solo > [Shall I pass this on|Shall I leave it with the office|Do you want me to pass it on|Would it help if I handed it on]? ${NOT_MY_SIDE}.
# timing
${NOT_MINE}, and ${NO_TIME}. ${KINDLY}
whole > ${NOT_MY_LINE}, and ${NO_TIME}. ${KINDLY}
!whole !solo > ${NOT_MY_SIDE}, and ${NO_TIME}. ${KINDLY}
${AWAY}, and [I don't deal with this anyway|I'm the wrong person in any case|it's not something I deal with]. ${SOMEBODY_ELSE}.
# referral
${NOT_MINE}. ${SOMEBODY_ELSE}.
whole > ${NOT_MY_LINE}. ${SOMEBODY_ELSE}.
${NOT_MINE}, [so I've sent it to somebody who may know more|but I've shown it to a friend|but I've passed it to somebody who may know more|so I've passed it on]. [No promises|Can't promise more than that|]
!whole !solo > ${NOT_MY_SIDE}, [so I've left it with the office|so I've sent it to the office|so I've passed it on|but I've passed it on]. [No promises|Can't promise more than that|]
!whole !solo > ${NOT_MY_SIDE}. [Best to write to our main address|You could try our main address|Please try the address on our website|Best to try the office].
# soft_objection
[I doubt this is for me|I'm probably not who you want|I don't think I'm who you want|I doubt I'm the one you want], [to be honest|I'm afraid|sorry|it's not something I deal with]. ${KINDLY}
whole > ${NOT_MY_LINE}, so [I doubt I'm who you want|I'm not sure why it came to me|I'm probably not who you want|I doubt this is for me]. ${KINDLY}
!whole !solo > ${NOT_MY_SIDE}, so [I doubt I'm who you want|I'm not sure why it came to me|I'm probably not who you want]. ${KINDLY}
# hard_objection
${NOT_MINE}, ${LEAVES}. [Sorry|Thanks|]
[It's a no|No thanks|Not for me|Not interested], [and please don't follow up|no need to follow up|and please don't write again|and please take me off your list]. [Sorry|Nothing personal|]
# not_interested
[Not for me|Not one for me|I'll pass|Not interested|Wrong person|Nothing I deal with|I'm not the one for this|It's a no]${ENDS}.
${NOT_MINE}${ENDS}.
[Thanks for writing|Thanks for the note|Thanks for getting in touch|Nice of you to write], but [I don't deal with this|this isn't for me|it's not something I deal with|I'm not who you want]. [All the best|Good luck with it|]
`;
