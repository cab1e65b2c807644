import { ENDS } from './fragments.ts';

const THANKS = '[Thanks for this|Thanks for getting in touch|Thanks for your email|Thanks for writing|Got this, thanks|Thanks|Hi, thanks]';
const TO_HAND_ON =
  "[I'll see who it's for|I'll ask who it's for|I'll see who here wants it|Shall I pass it on?|Can I pass it on?|I can pass it on if you like|I'll show it to somebody here|I'll ask around here]";
const TO_READ =
  '[Can you tell me a bit more?|Tell me a bit more|Do you have something I can read first?|Is there something I can read?|What would I need for it?]';
const NOT_SURE =
  "[Not sure it's for us|I'm not sure it's for us|I can't say yet if it's for us|It may not be for us|Hard to say if it's for us|Might be for us, might not]";
const JUST_ASKING = '[Just asking|Just curious|I get a lot of these|Asking out of interest|Just so I know|I always ask]';
const AWAY =
  "[I'm out until Monday|I'm away until Monday|I'm off until Monday|I'm out until Wednesday|I'm away for the rest of the week|I'm on leave until Monday|I'm off until Thursday]";
const BUSY =
  "[It's a mad week here|I'm swamped this week|Busy week here|I've had no time for emails this week|There's a lot on this week|It's been one of those weeks|Too much on this week|I'm up to my ears this week]";
const READS_LATER =
  "[I'll come back to you if it's for us|You'll hear from me after that if it's for us|I'll see after that if it's for us|No promises I'll get to it|I'll see if it's for us when I'm back]";
const READS_AFTER =
  "[I'll come back to you if it's for us|I'll get to my emails at the weekend|You'll hear from me if it's for us|No promises I'll get to it|I'll write if it's for us, but not this week]";
const PASSED_ON =
  "[I've passed it on|I've passed this on|I've forwarded it|I've forwarded your email|Passed it on just now|Forwarded it just now|I've sent it on]";
const TO_SOMEBODY = '[to a colleague|to somebody who may know more|to somebody here|to one of the others here]';
const THEY_WRITE =
  "[No promises|They'll be in touch if it's of interest|You'll hear if it's of interest|They'll write if it's for us|No promises, though|Let's see what they say|]";
const KINDLY = '[All the best|Good luck|Good luck with it|Have a good week|]';
const LEAVES =
  "[and please don't follow up|so no need to follow up|and please don't write again|and please take me off your list|and please leave it there]";

/**
 * Answers of somebody of whom nothing tells whether an offer concerns them: each is right from one whom it concerns, and from one whom it does
 * not, so none says anything about what they have, need, buy or decide, now or later. In the form that `readStock` reads.
 */
export const MODEST_TEXT = `
# interested
askAddress > [Our address is on the website|You can use the address on our website|The address on our website is fine]. [I'll see who can use <it>|I'll see if <it> is any use here|No promises|Can't promise more than that].
askLook tellsVideo !solo > [Just watched it|Watched it this morning|Watched it, thanks|I've watched it]. [I'll show it to somebody here|I'll pass it on|I'll see what the others say|I'll show it around].
askLook !tellsVideo !solo > [Just had a look|Had a look this morning|Had a look, thanks]. [I'll show it to somebody here|I'll pass it on|I'll see what the others say|I'll show it around].
!solo !whole !askSend !askLook !askAddress > ${THANKS}. ${TO_HAND_ON}.
!solo !whole askSend !askLook !askAddress > [Yes, send <it> over|Sure, send <it> across|Yes please, send <it>|OK, send <it> to me], [and I'll pass <it> on|and I'll see who should have <it>|and I'll forward <it>|and I'll see that the right person gets <it>]. [No promises|Thanks|Can't promise more than that|]
!solo !whole !exec !buys !askLook !askAddress > [I may not be the right person|I'm not sure I'm the right person|It may not be me you want], but [I can pass it on|happy to pass it on|I can forward it]. [Who is it for?|Who did you have in mind?|Is there a name you had in mind?|Shall I?].
solo !askSend !askLook !askAddress > ${NOT_SURE}, but [it made me curious|I'm curious|I'd like to know more]. ${TO_READ}.
whole !solo !askSend !askLook !askAddress > ${NOT_SURE}, but [it made me curious|I'm curious|I'd like to know more]. ${TO_READ}.
whole askSend !askLook !askAddress > [Yes, send <it> over|Sure, send <it> across|Yes please, send <it>|OK, send <it> to me], [and I'll have a look|and I'll read <it>|and I'll see if it's for us]. [No promises|Thanks|Can't promise more than that|]
solo askLook > [Had a look, thanks|Just had a look|I've been through it]. [Interesting|It made me curious|Not bad]. [I'm not sure it's for me|I can't say yet if it's for me|].
# question
!solo !whole !buys > [Who is this for at our end|Who here did you have in mind|Who do you usually speak to about this|Who should this go to, do you think|Who do you normally deal with]? [I can pass it on|Happy to pass it on|I can forward it|Then I'll pass it on|I'm not sure it's me].
!askSend > [Is this meant for me|Are you sure this is for me|Did you mean to send this to me|Do you have the right person]? [I can't quite tell|I'm not sure it's one for me|Just asking|I'd like to understand it first|I'm not sure why it came to me].
askSend > [Yes, send <it>|Sure, send <it>|You can send <it>]. [Is it long|How long is it|Can I pass it on|Is there anything I'd have to do]?
[How did you come across us|What made you think of us|How did you get my name|Where did you find my name|Who gave you my name]? ${JUST_ASKING}.
whole > [Is this for businesses like mine|Would this be any use to a business like mine|Who is it meant for]? [I can't quite tell|Just so I know|I'd like to understand it first|Just asking].
# timing
${AWAY}. ${READS_LATER}.
${BUSY}. ${READS_AFTER}.
I've only [skimmed this|had a glance at this|had a quick look at this], [it's a busy week|there's a lot on|it's a full week|I've no time this week]. [I'll come back to you if it's for us|You'll hear from me if it's for us|No promises I'll get to the rest|I'll write if it's for us].
# referral
!solo !whole !deskless > ${PASSED_ON} ${TO_SOMEBODY}. ${THEY_WRITE}.
deskless !solo !whole > [I don't think this is for me|I'm not sure this is for me|Probably not for me], but [I'll mention it here|I'll ask here|I've left it in the office|I've shown it to somebody here]. [No promises|No promises, though|]
!solo !whole !exec !buys !deskless > [Not one for me|Not really mine|This isn't really my side|I don't deal with this], [so I've passed it on|so I've forwarded it|so I've sent it on|but I've passed it on]. ${THEY_WRITE}.
whole > [Not one for me, I think|Not for me, I think|Probably not for me], but [I've passed it on to somebody it may suit|I've sent it to somebody who may want it|I've passed your name on to somebody]. [No promises|Good luck|Good luck with it|Let's see|].
solo !whole > [Not one for me, I think|Not for me, I think|Probably not for me], but [I've passed it on to somebody it may suit|I've sent it to somebody who may want it|I've passed your name on to somebody]. [No promises|Good luck|Good luck with it|Let's see|].
# soft_objection
[Not sure it's for us|I'm not sure it's for us|I doubt it's for us|Probably not for us|I don't think it's for us|Not convinced it's for us|I'd say it's not for us][, to be honest|, I'm afraid|, sorry|, but thanks|]. [Thanks all the same|Good luck with it|All the best with it|Nothing personal|]
[I can't see it for us|I don't quite see it for us|I don't see how it fits us|I don't see us doing it|I'm not convinced], [but thanks for writing|to be honest|but thanks|sorry|but good luck with it].
# hard_objection
[It's a no|That's a no|The answer is no|It's a no from me], ${LEAVES}. [Sorry|Nothing personal|No hard feelings|]
[Not for us|Not for me|Not interested|Not one for us|No thanks], ${LEAVES}. [Thanks|Sorry|]
# not_interested
[Not for me|Not one for me|I'll pass|No thanks|Not interested|Not this one|I'll leave it|I don't think so|I'll say no|No, thanks]${ENDS}.
[Not for us|Not one for us|We'll pass|We'll leave it|It's a pass from us|Not something for us|Nothing for us|Not our thing]${ENDS}.
[Thanks for writing|Thanks for the note|Thanks for getting in touch|Thanks for thinking of us|Nice of you to write], but [no|I'll pass|I'll leave it|not this one|it's not for us]. ${KINDLY}
`;
