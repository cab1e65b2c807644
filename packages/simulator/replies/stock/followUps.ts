/** Answers that only a later email of a sequence gets. */
export const FOLLOW_UP_TEXT = `
# interested
[Sorry for the silence|Sorry for the slow reply|Apologies, this got buried|Sorry, this got buried]. [Yes, I'm interested|Yes, tell me more|I'd like to see it].
!reproach > [Thanks for the nudge|Good that you wrote again|The reminder helped], [I meant to answer|this slipped through]. [Send me the short version|Tell me more|Happy to look at it].
reproach !far > [Sorry|Fair], I [was away|was buried in other things]. [Interested though|I do want to see it], [so send it again|so please send it again].
reproach far > [Easy|Calm down], [it isn't even my job|I don't decide on this]. [It does look useful though, so I'll show it around|I'll pass it on, I can see it being useful].
# question
[Saw the first one too|I did see your earlier email|I read the others]. [What does it cost|Who uses it|How soon could it start]? [Then I can decide|That's what kept me from answering].
[Sorry for the wait|Sorry, slow reply]. [What would it take to try it|Is there something short I can read|How does it fit with what we have]?
# timing
[I saw the others|I read your earlier emails], [it's just a bad time|there's no time right now]. [Try me next quarter|Come back in a few months].
[Nothing against it|It's not you], [we're busy|it's the time of year]. [Once more after the summer|Next quarter please].
# soft_objection
[I read it the first time|I saw the earlier ones] and [wasn't sure it fits us|had my doubts]. [Still not sure|That hasn't changed], [convince me|what am I missing]?
# hard_objection
[I didn't answer because we don't need it|My silence meant no|I had hoped silence was clear enough]. [That stays|No change there].
[Writing again|Another email] won't [change our mind|change the answer]. [It's a no|No].
reproach > [I don't owe you an answer|Nobody owes you a reply]. [That tone settles it, no|It's a no|So no].
# not_interested
reproach > [Chasing me|Guilt|Nagging] won't help. [Not interested|No thanks].
[No answer was the answer|Silence was a no|My silence was a no][, sorry|]. [Not interested|Pass].
[You can stop following up|No need to follow up again], [not interested|we're fine][, thanks|].
# opt_out
[Stop following up|No more follow-ups|Please stop chasing me]. [Remove me|Take me off the list].
[That's enough emails|Enough now|Enough emails]. [Take me off|Remove me][ please|].
`;
