import { ENDS } from './fragments.ts';

const THANKS = '[Thanks for this|Thanks for getting in touch|Thanks for your email|Thanks for writing|Got this, thanks|Thanks|Hi, thanks]';
/** What is right from one who decides, a colleague and somebody with no use for it alike. */
const PAGE =
  "[Send me a page I can pass around|Put it in two or three lines that I can forward, please|Send something short and I'll show it to the right people|Send me something short I can forward|Do you have a page I can pass around?|Is there a short version I can forward?]";
const FORWARDS =
  "[Can I forward this?|I'll forward this|Is it all right if I forward this?|I'll pass it on|Can I pass this on?|Mind if I pass this on?|I'll pass your email on|Can I share this?]";
const SHORT =
  '[Send me the short version|Put it in two or three lines, please|Do you have it in a few lines?|Is there a short version?|A few lines would do|Just the main points, please]';
const MORE =
  '[Tell me a bit more|Send me some details|Send me a bit more|Is there a page with more on it?|Is there more on this somewhere?|Send me something with more detail|What else should I know?]';
const SEEN = '[Can I pass it on?|May I show it to others?|What else should I know?|Is there more to it?|Can I forward it?|May I share it?]';
/** What asks for nothing: a firm or a church of another trade may have nobody to show it to. */
const KEEPS = "[I'll keep it in mind|I'll bear it in mind|I'll hang on to it|I'll keep this in mind|I'll remember it if it comes up]";
const JUST_ASKING = '[Just asking|Just curious|I get a lot of these|Asking out of interest|Just so I know|I always ask]';
const AWAY =
  "[I'm out until Monday|I'm away until Monday|I'm off until Monday|I'm out until Wednesday|I'm away until Friday|I'm off until Thursday]";
const BUSY =
  "[It's a mad week here|I'm swamped this week|Busy week here|I'm run off my feet this week|There's a lot on this week|It's been one of those weeks|Too much on this week|I'm up to my ears this week]";
const NO_ROOM =
  "[There's too much on|I've too much on|I've hardly a minute|I have my hands full|I'm behind with everything|Too much else going on|I'm stretched as it is|It's one thing after another here|It's hectic here|I can't get to anything else|I have other things to see to|I'm catching up with everything|It's all hands here|There's no letting up here]";
const PASSED_ON =
  "[I've passed it on|I've passed this on|I've forwarded it|I've forwarded your email|Passed it on just now|Forwarded it just now|I've sent it on]";
const THEY_WRITE =
  "[No promises|They'll be in touch if it's of interest|You'll hear if it's of interest|No promises, though|Let's see what they say|]";
const NOT_ONE = "[Not one for me, I think|Not for me, I think|Probably not for me|Probably not one for me|I'd say it's not for me]";
const OTHERS =
  "[Others may have more use for it|I'd try somebody else|Better luck elsewhere|Others may see it differently|I'd look elsewhere]";
const KINDLY = '[All the best|Good luck|Good luck with it|Have a good week|]';
const LEAVES =
  "[and please don't follow up|no need to follow up|and please don't write again|and please take me off your list|and please leave it there]";

/**
 * Answers of somebody of whom nothing tells whether an offer concerns them: each is right from one whom it concerns, and from one whom it does
 * not, so none says anything about what they have, need, buy or decide, now or later. In the form that `readStock` reads.
 */
export const MODEST_TEXT = `
# interested
askAddress > [Our address is on the website|You can use the address on our website|The address on our website is fine]. [No promises|No promises, though|Can't promise more than that].
askLook tellsVideo > [Just watched it|Watched it this morning|Watched it, thanks|I've watched it]. ${SEEN}.
askLook !tellsVideo > [Just had a look|Had a look this morning|Had a look, thanks]. ${SEEN}.
askSend !askLook !askAddress !whole !solo > [Yes, send <it> over|Sure, send <it> across|OK, send <it>|You can send <it>|Send <it>, then], [and I'll pass <it> around|and I'll see who wants <it>|and I'll get <it> to the right person|and I'll forward <it>]. [No promises|No promises, though|Thanks|Can't promise more than that|]
askSend whole !askLook !askAddress > [Send <it>, then|You can send <it>|OK, send <it>]. [No promises|No promises, though|Can't promise more than that|]
askSend solo !whole !askLook !askAddress > [Send <it>, then|You can send <it>|OK, send <it>]. [No promises|No promises, though|Can't promise more than that|]
long !askSend !askLook !askAddress !whole !solo !club > ${THANKS}. ${PAGE}.
long !askSend !askLook !askAddress !whole !solo !club > ${PAGE}. [No promises|No promises, though|Thanks|]
!long !askSend !askLook !askAddress !whole !solo !club > ${THANKS}. ${FORWARDS}.
!long !askSend !askLook !askAddress !whole !solo !club > ${FORWARDS}. [No promises|No promises, though|Thanks|]
long whole !askSend !askLook !askAddress > ${THANKS}. ${SHORT}.
long whole !askSend !askLook !askAddress > ${SHORT}. [No promises|No promises, though|By email, please|]
long solo !whole !askSend !askLook !askAddress > ${THANKS}. ${SHORT}.
long solo !whole !askSend !askLook !askAddress > ${SHORT}. [No promises|No promises, though|By email, please|]
!long whole !askSend !askLook !askAddress > ${THANKS}. ${MORE}.
!long whole !askSend !askLook !askAddress > ${MORE}. [No promises|No promises, though|By email, please|]
!long solo !whole !askSend !askLook !askAddress > ${THANKS}. ${MORE}.
!long solo !whole !askSend !askLook !askAddress > ${MORE}. [No promises|No promises, though|By email, please|]
whole !askSend !askLook !askAddress > ${THANKS}. ${KEEPS}. [No promises|No promises, though|]
whole !askSend !askLook !askAddress > ${KEEPS}[, thanks|, but no promises|, thank you].
club !whole !askSend !askLook !askAddress > ${THANKS}. ${KEEPS}. [No promises|No promises, though|]
club !whole !askSend !askLook !askAddress > ${KEEPS}[, thanks|, but no promises|, thank you].
# question
[How did you come across us|What made you think of us|How did you get my name|Where did you find my name|Who gave you my name]? ${JUST_ASKING}.
[Where did you get my address|How did you get my email|Where did my address come from|Did somebody give you my name|Am I on a list of yours]? ${JUST_ASKING}.
long !solo !whole !askSend !askLook !club > [Is there a page I can pass around|Do you have something short I can forward|Is there a short version I can pass on|Do you have a one-page version]? [I'd rather not forward the whole email|It's easier to pass on|I'd pass it around|]
!solo !whole > [Has anybody else here had this|Has this gone to anybody else here|Have you written to anybody else here|Did you send this to others here]? [Just so it isn't answered twice|If so I'll leave it to them|Just so I know|Just asking|I wouldn't want you to get two answers].
# timing
${AWAY}. [I don't see much email until then|Not reading much until then|Sorry, not now|Sorry, it's a bad time|Not much email until then, sorry|Not now, thanks].
${BUSY}. [Not now, thanks|Not now, sorry|Not just now|Sorry, it has to be a no for now|Sorry, bad timing|I can't get to anything else].
[Not now|Not just now|Not this week|Not today], [thanks|sorry|I'm afraid]. ${NO_ROOM}. [Good luck with it|Have a good week||]
[Bad time|It's a bad time|It's a bad week], [sorry|I'm afraid]. ${NO_ROOM}. [Good luck with it|Have a good week||]
# referral
!whole !solo > [Please send this|Best to send this|Could you send this|You could send this] [to our main address|to our general address|to the address on our website]. [It gets to the right person from there|They'll know who to give it to|Somebody will pass it on from there|They can say who should see it].
exec !solo !whole > ${PASSED_ON} [to a colleague|to somebody here|to one of the others here]. ${THEY_WRITE}
!exec !solo !whole !deskless > ${PASSED_ON} [to a colleague|to somebody here|to the right person here]. ${THEY_WRITE}
whole > ${NOT_ONE}. ${OTHERS}.
solo !whole > ${NOT_ONE}. ${OTHERS}.
# soft_objection
[Not sure it's for us|I'm not sure it's for us|I doubt it's for us|Probably not for us|I don't think it's for us|Not convinced it's for us|I'd say it's not for us][, to be honest|, I'm afraid|, sorry|, but thanks|]. [Thanks all the same|Good luck with it|All the best with it|Nothing personal|]
[I can't see it for us|I don't quite see it for us|I don't see how it fits us|It doesn't look like one for us|I can't see that it's for us], [but thanks for writing|to be honest|but thanks|sorry|but good luck with it].
# hard_objection
[It's a no|That's a no|The answer is no|It's a no from me], ${LEAVES}. [Sorry|Nothing personal|No hard feelings|]
[Not for us|Not for me|Not interested|Not one for us|No thanks], ${LEAVES}. [Thanks|Sorry|]
# not_interested
[Not for me|Not one for me|I'll pass|Not interested|Not this one|I'll leave it|I don't think so|I'll say no|It's a no]${ENDS}.
[Not for us|Not one for us|We'll pass|We'll leave it|It's a pass from us|Not something for us|Nothing for us|Not our thing]${ENDS}.
[Thanks for writing|Thanks for the note|Thanks for getting in touch|Thanks for thinking of us|Nice of you to write], but [no|I'll pass|I'll leave it|not this one|it's not for us]. ${KINDLY}
`;
