/**
 * Answers to anything a stranger may want: each line is true of every such email, whatever it offers, asks or tells, so none of them names
 * a thing, a price, a place or a time, takes or declines a proposal by name, or speaks for a company. In the form that `readStock` reads.
 */
export const ANY_STRANGER_TEXT = `
# interested
!far * > [Sounds good|This sounds good|Sounds good to me|Looks good], [I'm interested|I'm open to it|I like the idea]
!far * > [Sounds interesting|This looks interesting|Interesting], [I'm open to it|I like the idea|I'm all ears]
!far * > [I'm interested|Interested|OK, I'm interested|Consider me interested|It does interest me|I am interested]
!far * > [I like this|I like the idea|I like the sound of this|I do like this|I like what I read]
!far * > [Glad you wrote|Good that you wrote|Nice that you wrote|Good to hear from you], [I'm interested|I like the idea|this is interesting]
!far * > [I've read it|Just read it|I read it twice|I read it over lunch|I read it on the train], and [I like it|I'm interested|I like the idea]
!far * > [Not what I expected in my inbox today|Didn't expect this today|A surprise in my inbox], but [I like it|I'm interested|I'm open to it]
!far * > [OK, you have my attention|You have my attention|That got my attention|You got me|Alright, you got me]
!far * > [I'd be up for this|I could be up for this|I'm up for this|Count me as interested]
!far > [Short answer|Quick answer|Quick reply]: [I'm interested|I like it|sounds good]. [Longer one tomorrow|The rest tomorrow|More when I'm back at my desk|A proper one follows tonight].
!far > [Between two meetings, so just this|On my way out, so only this|From my phone, so only this]: [I'm interested|I like it|sounds good]. [More tonight|Proper answer tomorrow|I'll write again later].
!far > [Almost missed this|Nearly missed this|Almost deleted this], and [I'm glad I didn't|I'm glad I read it]. [I'm interested and I'll write back tomorrow|It interests me, more tomorrow|I like it, you'll hear from me].
!far > [Saving this|Keeping this|Flagged this], because [I like it|I'm interested|it interests me]. [I'll write back tonight|You'll hear from me this week|I'll come back to you in the morning].
!far > [Nice one|Well put|Good email], [I'm interested|I like the idea|I'm open to it]. [I'll write back when I'm at my desk|Let me sleep on it and write tomorrow|You'll hear from me].
!far > [I can't type much on my phone|No time for a proper answer this minute|I'm about to go into a meeting], but [I'm interested|I like it|I'm all for it]. [More tonight|More tomorrow|I'll write again later].
far > [Not really my area|Not quite my thing|It's outside what I do|I'm not the one who decides this], but [I like it|it sounds good|I like the idea|it sounds interesting]. [I've passed it on with a good word|I'll show it around here|I've sent it on and said I like it|I'll ask who might want it].
far > [Sounds good|I like it|I like the idea|Sounds interesting], [even if it isn't really my area|though I'm not the right one for it|though it's a bit outside what I do]. [I'll show it around here|I've sent it on|I'll mention it to the others|I'll talk to somebody who'd know].
!far short > [Short and clear|Short and to the point|Refreshingly short]. [I'm interested, you'll hear from me|I like it, more tomorrow|Interested, I'll write back tonight].
+ [I'll write properly tonight|I'll write properly tomorrow|I'll answer properly tomorrow|A proper answer follows tomorrow|You'll get a proper answer this week]
+ [Give me a day to answer properly|Give me until tomorrow|Give me a day or two|Give me until the end of the day]
+ [More from me tomorrow|More tonight|More later today|More tomorrow morning|More from me this week]
+ [I'll get back to you tomorrow|I'll come back to you this week|I'll be in touch this week|You'll hear from me tomorrow|I'll write back this afternoon]
+ [Let me look at it properly and write back|Let me read it once more and come back to you|Let me think it through and write tomorrow|Let me sort out two things here first, then I'll write]
# question
[Is it all right|Is it OK|Is it fine] if I [answer|get back to you|reply properly] [tomorrow|in a day or two|at the end of the week]? [I'd like to read it properly first|I want to think it over first|I need to check something here|I'm interested, just short of time|I like it so far].
[Can I come back to you with a few questions|May I send you a few questions|Do you mind if I send a few questions|Can I ask you a few things first]? [I'm interested|It does interest me|I like it so far|Sounds good so far|Nothing big].
[Can I think about it until tomorrow|Can I sleep on it|Can I take a day to think about it|Do I have a day or two to think]? [I like it so far|I'm leaning toward yes|It does interest me|Sounds good so far].
[Sounds good so far|Interesting|I'm interested|I like it so far|OK so far]. [Before I answer|Before I say more|First], [can I ask you a few things|do you mind a few questions|may I come back with some questions]?
[Is an answer tomorrow early enough|Is it early enough if I write tomorrow|Can my answer wait until tomorrow|Would an answer in a day or two be OK]? [I'm interested|I'm in meetings today|I want to read it properly|I like the idea].
[What should I know that isn't in your email|Anything I should know that isn't in here]? [I'm interested, just careful|I like to ask that first|It does sound good].
!far > [Tempted|Tempting|I'm tempted]. [Can I ask you two things first|May I ask a few things first|Do you mind if I ask around a bit first|Can I take a day over it]?
+ [Let me know|Just let me know|A short answer is fine|One line is enough]
# timing
[Busy week here|It's a full week|Hectic week|Mad week here|Too much on this week|I'm buried this week], [I'll write when it's over|I'll get back to you when it's calmer|I'll come back to this when I can breathe|my answer has to wait a little|I'll answer after that].
[I'm away|I'm traveling|I'm on the road|I'm out of the office] [until Monday|until the end of the week|for a few days]. [I'll look at it when I'm back|I'll answer after that|More when I'm back|I'll get to it once I'm back|Will write when I'm home].
[Seen it|Read it|Saw this|Got your email|Got this], [but I can't answer properly yet|no time to answer properly yet|but it has to wait a little|bad moment|but I'm drowning in work]. [I'll come back to you|I'll write when things calm down|More when I have a minute|I'll get to it|You'll hear from me later].
[Bad timing|Bad moment|Wrong moment|Not a good moment|You caught me at a bad time], [too much going on here|I'm swamped|my head is elsewhere|I have three other things on fire|I have to finish something else first]. [I'll get back to you|I'll come back to it later|I'll write when it's quieter|Give me a bit].
[No time for this right now|I can't look at this right now|I won't get to this today|I can't get to it yet|No room in my head for this right now], [sorry|I'm afraid|too much on]. [I'll get to it when things calm down|I'll come back to you|I've put it aside for later|It's on my pile].
[Parked this for now|Put this aside for now|Moved this to my later pile|I've flagged this for later], [too much on|no time to think about it|it's a hectic stretch]. [I'll come back to it|I'll get to it|You'll hear from me].
[I haven't had time to think about it|I'd have to think about it, and there's no time|I'd like to think about it in peace, but not now|I want to read it properly, just not now]. [I'll get back to you|I'll come back to you when I have|I'll write when I have|Give me some time].
[First one thing off my desk|One other thing first|First something else has to be done], [then this|then I'll look at yours|then I'll have time for it]. [It may take a while|I'll write|Give me a bit|Bear with me].
[I'm up to my neck in something else|Up to my neck in something else|Short of time|Short on time|No time|Running from one thing to the next], [so only this|so just a line]: [I've seen it and I'll get back to you|not now, but I've read it|I've read it, answer follows later].
[Can this wait a little|Can it wait a bit|Could this wait]? [I'm snowed under|It's a bad moment here|I'm swamped right now|I can't think straight this week].
[Still digging through my inbox|My inbox is a mess right now|I'm far behind on email]. [Yours has to wait a little, sorry|I'll get to yours, just not today|Yours is on the pile, bear with me].
+ [Sorry|Sorry for that|Sorry about the wait|Bear with me]
# referral
!exec !whole !owner !ofReader > [I'm not the right person for this|I'm the wrong person for this|I'm not the one for this|This isn't really mine|I'm not the one who decides this]. [I've passed it on to a colleague|I've sent it on to a colleague|I'll pass it on to the right person here|A colleague has it now|I've forwarded it to a colleague].
!whole !ofReader > [I've passed this on to a colleague|I've forwarded this to a colleague|Passing this on to a colleague|I've sent this on to a colleague|Forwarding this to a colleague] [who knows more about it|who looks after such things|who is closer to this|who can judge it better].
!ofReader > [This is better placed with a colleague|A colleague is the better person for this|A colleague can judge this better than I can|A colleague should look at this, not me]. [I've passed it on|I've forwarded it|It's been sent on|I've sent your email over].
ofReader > [I've shown this to a colleague|I've passed this to a colleague|I've sent this to a colleague|I've forwarded this to a colleague|I've put this in front of a colleague], [who may be the better person for it|who knows more about it than I do|maybe it's more for them|it may be more for them than for me|who might like it more than I do]. [One of us will write|You'll hear from one of us|You may hear from them|]
ofReader > [A colleague may be the better person for this|It may be more for a colleague than for me|I think it's more for a colleague than for me]. [I've passed it on|I've sent it on|I've forwarded it|I've shown it to them].[ One of us will write.| You may hear from them.|]
# soft_objection
* [Not sure yet|Hm, not sure|Not sure about this|I'm not sure about it yet|Undecided so far|Still undecided]
* [I'm in two minds about it|I'm on the fence|I go back and forth on this|Half of me likes it, half doesn't|I can't quite decide]
* [I've read it and I'm not convinced yet|Read it, not quite convinced|I read it twice and I'm still not sure|Read it, and I have my doubts]
* [Hm, I have my doubts|I have my doubts|Some doubts on my side|I'm a bit doubtful|I'm hesitant, to be honest]
* [It reads well|Well written|It does sound nice|Nice email], [but I'm not sure it's for me|but I'm not sold yet|but I'm not convinced yet|but I have my doubts]
* [My first thought was no|My gut says no|I'm closer to a no than a yes|Rather no than yes|Leaning toward no]
* [I'd need more time to make up my mind|I don't make up my mind that fast|I can't say yes to this yet|I wouldn't say yes today]
* [I don't want to promise anything|I'd rather not promise anything yet|I can't promise anything|No promises from me yet]
* [I can't put my finger on it, but I hesitate|I'm a skeptic by nature|I'm careful with emails from people I don't know]
+ [Let me think about it|Let me sleep on it|I'll think it over|I need to think about it|I'll turn it over in my head]
+ [Give me a few days|Give me a day or two|I'd like a day or two|Give me some time]
+ [I could be wrong|Maybe I'm wrong|Could be just me|I may change my mind|Happy to be wrong]
+ [I'll let you know|I'll write if I come around|I'll get back to you either way|You'll hear from me either way]
# hard_objection
[No, I'm afraid|Sorry, no|It's a no|I'm afraid it's a no|The answer is no|I have to say no|It has to be a no|Clear no from me|It's a definite no|No from my side]. [Please leave it there.|That's settled for me.|I hope you understand.|Sorry to be blunt.|No need to follow up.|Nothing will change that.|I won't reconsider.]
[I've thought about it|I've read it twice|I've read it carefully|I gave it some thought], [and it's a no|and the answer is no|and my answer is no|and I don't want it]. [Please leave it there.|No need to follow up.|I'd like to leave it at that.|Sorry to be blunt.|It's nothing personal.]
[I don't want this|I won't do this|I'm not doing this|I'm not going to do this], [and I won't come around|and there's nothing to discuss|and no follow-up will change it|now or later|not today and not next year]. [Sorry to be blunt.|Sorry.|I'd rather say it straight.|]
[Straight out|To be blunt|To be clear|Let me be plain|To save you time]: [no|it's a no|the answer is no|I don't want this]. [Please don't follow up.|I won't reconsider.|Nothing personal.|Please leave it there.|No hard feelings.]
[I never say yes to emails like this|I don't say yes to emails out of the blue|I turn down everything that comes this way|I don't agree to things by email with people I don't know], [no exceptions|and this is no exception|sorry|so it's a no].
[There's no point in going on with this|There's nothing here for me|This goes nowhere with me|You're wasting your time with me], [so no|sorry|so it's a no|so let's stop here].
[I'll be direct|I'd rather be direct|Better a clear answer than none]: [no|it's a no|the answer is no]. [No need to write again.|Please accept that.|That's final.|It won't change.]
[My mind is made up|I've made up my mind|I've decided], [it's a no|no|the answer is no]. [Please leave it there.|Sorry.|I hope that's clear.|No need to follow up.]
[Not now, not later|Neither now nor later|Not this year, not next year|Not today, not ever]. [Sorry to be blunt.|Sorry.|I'd rather be clear.|Please take that as final.]
# not_interested
[No thanks|No, thank you|Thanks, but no|Thank you, but no|No, thanks|Thanks but no thanks|No thank you][, <sender>|, I'm afraid||].
[I'd rather not|Rather not|Not for me|I'll pass|I'd better pass|I'll say no][, sorry|, I'm afraid|, but thanks| this time|].
[I'm going to pass|I think I'll pass|I'm going to say no|I'll have to say no|I'll leave it][, sorry|, but thanks|. All the best|. Good luck with it|. Thanks anyway|].
[This one isn't for me|It isn't for me|Not my thing|That's not for me|I'll leave this one|I'll let this one go|I'll sit this one out][, sorry|, but thanks|, thanks|, I'm afraid|. All the best|. Thanks anyway|].
[Read it|I read it|Had a read|Just read it|I've read it], [not for me|it's a no|I'll pass|it isn't for me|nothing for me][, sorry|, but thanks|, but all the best|. All the best|].
[Not interested|I'm not interested|No interest|No interest here|Not interested in this][, thanks|, sorry|, but thanks|, but good luck|].
[Kind of you to write|Nice of you to write|Good of you to write], but [no|I'll pass|it's not for me|I'm not interested][. All the best|. Good luck|].
[Not this one|Not this time|Nope|No|Nah][, thanks|, sorry|, I'm good, thanks|, but thanks].
[Doesn't speak to me|Leaves me cold, I'm afraid|It doesn't do much for me|Not something I'd do][, sorry|, so no|. Thanks anyway|. All the best|].
[Sorry|I'm afraid], [not interested|not for me|it's a no from me|I'll pass|nothing for me][. All the best|. Good luck|. Thanks anyway|].
[I'll be honest|Honest answer|Honestly], [not interested|no|I'm not interested|it's not for me][. Thanks anyway|. All the best|. Sorry|].
[My answer is no|It's a no from me|No from me|A pass from me|Hard to say it nicely, but no][, sorry|, thanks|. All the best|. Good luck with it|].
# opt_out
[Please remove me from|Please take me off|Remove me from|Take me off] [your list|this list|the list][, thanks||].
[Could you|Would you|Can you] [please |][take me off|remove me from] [your list|this list|the list]?
[Unsubscribe|Unsubscribe me|unsubscribe][ please|, thanks||].
Please unsubscribe me[, thanks||].
[Stop|Please stop|pls stop] [emailing me|writing to me|these emails|sending me these][, thanks||].
[Don't|Please don't|Do not] [email|contact|write to] me again[ please|, thanks||].
[No more emails|No further emails|No more of these][ please|, thanks|].
[Delete|Please delete|Please erase] my [address|details|data][, thanks|].
[I'd like to|I want to] [unsubscribe|opt out|be taken off your list|be removed from your list][, please|, thanks|].
[Opt out|Opt me out|Opt me out of this|Remove|Remove please|Remove me please|Off your list please].
[How|Where] did you [get|find] my [address|email]? [Please delete it|Please remove it|Delete it|I'd like it deleted].
[I never signed up for|I didn't sign up for|I don't remember signing up for|I never asked for] [this|these emails|any of this]. [Remove me|Take me off|Please remove me|Please take me off][, thanks|].
[Take me out of this|Drop me from this|Leave me out of your list|Take my address off][, please|, thanks| please|].
`;
