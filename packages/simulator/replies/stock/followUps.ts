/** Replies only to a later email of a sequence. */
export const FOLLOW_UP_TEXT = `
# interested
breakup !closes > [Sorry for not answering|Sorry, I should have answered|Sorry for the silence|It got buried, sorry], [I am interested|we do want to look at this|I'd like to hear more|it's not a no|this still interests us]. [Please do stay in touch|Give me a call this week|Happy to pick it up now|Can we pick it up again].
[Sorry for the silence|Sorry for the slow reply|Apologies, this got buried|Sorry, this got buried]. [Yes, I'm interested|Yes, I'd like to talk|I'd like to see it].
breakup closes > [Please don't close it yet|Don't close it yet|Keep it open please|Not so fast], [I am interested|we do need this|I just hadn't got round to it]. [Give me a call this week|Can we talk next week|I'll come back to you tomorrow].
# question
breakup !closes > [Sorry for not answering|Sorry for the silence|Sorry, it got buried]. [Is the offer still good|Could we still do it|Can we talk next week]? [I'm not against it|It may still happen|It isn't off the table|].
breakup closes > [Before you close it|One thing before you close it], [can we talk next week|can you call me about it]? [It may still happen|I'm not against it|If that fits, keep it open].
[Sorry for the silence|Sorry for not answering|Sorry, it got buried]. [Can we talk about it next week|Can you call me about it|Is the offer still good]? [I'm not against it|It may still happen].
# timing
breakup !closes > [Fair enough|Understood|Sorry for the silence|No hard feelings|Thanks for letting me know], [it was just the wrong time|we're busy with other things right now|not this quarter|it's not the moment]. [Try me again in a few months|Next quarter may be different|Ask me once more later in the year|I'll get in touch when it's time].
breakup closes > [It isn't a priority this quarter|Not right now|Other things come first right now]. [Try me again in a few months|Next quarter may be different|Ask me again later in the year].
breakup closes > [Don't close it for good|Keep the file], [it's just the wrong time|there's no time for it now]. [Try me next quarter|Write again in a few months|Later in the year is better].
[I did see it|I saw your email|I haven't forgotten], [it's just a bad time|there's no time right now]. [Try me next quarter|Come back in a few months].
[Nothing against it|It's not you], [we're busy|it's the time of year]. [Once more after the summer|Next quarter please].
# referral
breakup !closes !owner !whole > [It was never mine to decide|I'm not the one who decides on this|It isn't my area], [so I've passed it on|I've forwarded your email|a colleague has it now]. [They'll write if it fits|Sorry for the silence|].
breakup closes !owner !whole > [It was never mine to decide|I'm not the one who decides on this], [so I've passed it on|I've forwarded your email]. [Keep it open for them|They'll write if it fits].
# soft_objection
breakup !closes > [I wasn't sure it's for us|I had my doubts|I couldn't see what it would do for us|I'm still undecided], [that's why I didn't answer|hence the silence|sorry for not saying so]. [I may have missed something|Happy to be proven wrong|What am I missing?]
breakup closes > [You can close it for now|Fine to close it], [I never quite saw what it would do for us|I wasn't sure it fits us|I had my doubts]. [Sorry for not saying so sooner|Thanks for asking|Nothing personal|]
[I did see it|I saw your email], but [I'm not sure it fits us|I have my doubts]. [I may have missed something|What would it change?|I'd need a good reason|]
# hard_objection
breakup !closes > [Please do stop|Yes, please stop here|Good, please leave it at that]. [We don't need this|It was never going to happen|It's a no|It's nothing for us], [and that won't change|now or later].
breakup closes > [Yes, close it|Please close it|Do close the file]. [We don't need this|It's nothing for us|It was never going to happen], [and that won't change|now or later].
[I didn't answer because we don't need it|My silence meant no|I had hoped silence was clear enough]. [That stays|No change there].
[Writing again|Another email] won't [change our mind|change the answer]. [It's a no|No].
# not_interested
breakup !closes > [Fair enough, not for us|No need here|Right, not for us|We don't need it|It's not for us|Not for us in the end|We're fine without][, sorry|, but thanks|. All the best|].
breakup closes > [You can close it|Yes, close it|That's right, not a priority|Right, not for us][, thanks|, sorry|. Thanks for asking|].
[No answer was the answer|Silence was a no|My silence was a no][, sorry|]. [Not interested|Pass].
[You can stop following up|No need to follow up again], [not interested|we're fine][, thanks|].
# opt_out
breakup !closes > [Thanks, please take me off the list too|Please do, and take me off the list|Yes, please stop and remove me][, thanks|].
breakup closes > [Yes, close it|Please close it] and [take me off the list|remove me][, thanks| please|].
[Stop following up|No more follow-ups|Please stop chasing me]. [Remove me|Take me off the list].
[That's enough emails|Enough now|Enough emails]. [Take me off|Remove me][ please|].
`;
