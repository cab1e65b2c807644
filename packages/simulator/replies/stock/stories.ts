import { ENDS, SOON } from './fragments.ts';

/** Replies to somebody who offers a story to those who may print or air it; `readStock` explains the format. */
export const STORY_TEXT = `
# interested
[Could be one for us|I like it|That could make a piece|Yes, that might be one for us|Good one, thanks]. [Can you put me in touch?|When could I talk to them?|Can you send me a contact?|Are there pictures?|Send me a bit more and I'll show it around|I could talk to them this week].
[Interested|Yes, I'd look at that|OK, I'm interested], [can you put me in touch?|send me a contact|call me and we'll talk it through|what have you got in the way of pictures?].
# question
[Has anybody else run it|Is it only for us|Are there pictures|Who else have you sent it to|When would it have to run]? [Could be one for us|I might use it|It might fit|I quite like it|I'd consider it].
# timing
[Not this month|Not right now|Not in the next few weeks], [the pages are full|I've too much else on|we're planned out|there's no room for it]. ${SOON}.
# referral
[That's one for a colleague|A colleague covers that|That would be a colleague's], [I've passed it on|I've forwarded it|so I've forwarded your email|they have it now]. [No promises|You may hear from them|].
[I don't cover that|Not my beat|Not what I write about], [but I've passed it on|so I've forwarded it to a colleague|but a colleague has it now]. [No promises|You may hear from them|].
# soft_objection
[I'm not sure there's enough in it|We did something like it not long ago|It may be a bit thin for us|I'm not sure it's one for us]. [I'd need something new in it|I'll think about it|What's new about it?|More likely no than yes].
# hard_objection
We don't [take pitches by email|run stories we're offered like this|work from pitches], [sorry|so please don't follow up|it's a rule here|and that won't change].
# not_interested
[Not for us|Not one for us|I'll pass on this one|Not our sort of story|We'll leave this one]${ENDS}.
# opt_out
[No more pitches|No more story ideas|Please take me off your press list|Please stop sending me pitches|Take me off your list][, thanks|, please|].
`;
