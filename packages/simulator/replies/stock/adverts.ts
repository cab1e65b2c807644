/** Replies to a flyer or a newsletter; `readStock` explains the format. */
export const ADVERT_TEXT = `
# interested
newsletter > [Good read|Nice issue|Good one|Enjoyed this one], [thanks|keep them coming|I read it to the end|looking forward to the next|more of that please]. [Is there an archive somewhere|I've sent it to a friend too|Where can I find the older ones|I liked the first piece best].
newsletter > [I read this one to the end|Read it on the train|Read it over lunch], [good stuff|well done|nicely done|and learned something]. [Looking forward to the next|Keep going|More like this please].
!deal !goods > [Looks useful|I like the look of it|Good news]. [Where can I find more|How do I get it|Where do I sign up]?
goods > [We need a few of these|I've been meaning to buy some|We were going to order anyway]. [Is it all in stock|How fast do you deliver|Do you take purchase orders]?
goods > [Just ordered|Ordered two|Put some in the basket]. [When will it arrive|Do I get an invoice|Can I return it if it doesn't fit]?
goods > [I'd take one|I'd order something|I might order a few]. [Do I do that online|Can I order by email|How long is delivery]?
deal !goods > [How do I sign up for that|How do I get the offer|How do I claim it]? [Looks good|I'd like to try it|Seems like a good deal|I could use that].
deal > [Good offer|Nice deal|Looks like a fair deal|Looks good to me]. [Does it apply to new customers too|How do I claim it|Who do I talk to]?
[OK, you got me|Fine, I'll bite|That's actually useful]. [How do I get it|Where do I start|Who do I talk to]?
# question
newsletter > [How often does this come out|Who writes this|Where do I find the older ones|Can I share it with others|Do you take ideas from readers]? [I liked it|Nice issue|Good read|I'd read more].
!deal !goods > [Where can I get it|Is it out already|Where can I read more|Who is it for]? [Sounds good|I might try it|Looks good].
deal > [What's in the small print|What are the conditions|Is this for businesses too|How long does the offer run]? [I might take it|Tempted|Looks good otherwise].
deal > [Is there a person I can talk to|Who do I ask about the details|Can I ask somebody before I decide]? [Interested, but the ad doesn't say much|I may want it|Looks good otherwise].
goods > [Do you deliver to offices|Which of these can I get this week|Can I see them somewhere first]? [I might order|Tempted|Could use a few].
# timing
newsletter > [No time to read it now|Busy month here|Didn't get to read it|Only read the headlines], [I'll look at the next one|maybe next month|I'll read it another time|I've put it aside for later].
!deal !goods > [No time to look at it now|Busy month here|Not this month], [maybe next month|I'll look another time|remind me later in the year].
goods !exec > [Just missed payday|Money is tight this month]. [Next sale maybe|Will there be another sale|Tell me about the next one].
goods > [We order at the start of the quarter|I just bought some]. [Next sale maybe|Will there be another sale|Tell me about the next one].
goods > [Don't need any of it right now|We just bought ours|Nothing needed at the moment]. [Maybe at the next sale|Try me again later in the year|Next time perhaps].
deal > [No money for it this month|Not this month|Bad timing for an offer]. [Later in the year maybe|Ask again next quarter|Maybe next time].
deal > [I like it, but not now|Could use it, just not now]. [Is there another offer later|Later in the year perhaps|Keep me posted on the next one].
# referral
goods > [A colleague does our ordering|I don't do the ordering|Ordering isn't mine], [forwarded|I'll pass it on|I've passed it on].
goods > [You want whoever does our purchasing|This is for whoever orders things here], [not me|I've forwarded it].
newsletter > [More for a colleague than for me|I know who would like this|A friend of mine reads everything on this]. [Forwarded|I've passed it on|I'll pass it on].
newsletter > [I think this was meant for my colleague|The one who signed up for this has left|A colleague must have signed up for this]. [I've passed it on|Forwarded|I'll ask around].
[I don't pick what we buy|Not mine to decide|This isn't for me], [a colleague might want it|somebody else here decides that|but somebody here may like it]. [Forwarded|I'll pass it on|I've passed it on].
# soft_objection
newsletter > [Nice, but|Fine, but|Not bad, but] [not much in it for me|it's a lot of news|it comes too often|it's a bit long for me]. [Maybe the next one|What's in the next one|I may have missed something|I'll give it another try].
newsletter > [I don't remember signing up for this|Not sure how I got on this list|I can't recall signing up], but [it's not bad|I'll give it one more issue|I may keep it]. [Convince me|We'll see].
!newsletter > [Reads like a flyer|Looks like mass advertising], [hard to tell what's behind it|so I don't know what I'd get]. [Write me like a person and I'll look|Tell me plainly what it is].
!newsletter > [I don't know the brand|Never heard of you|Hard to judge from an ad]. [Are there any reviews|Who is behind it|Can I try it somewhere]?
deal > [Big discounts make me careful|Too good to be true|Sounds too good]. [What's the catch|Where's the catch|Has anybody reviewed it]?
# hard_objection
newsletter > I don't read [newsletters|things like this|emails like this]. [Not this one either|So no|That won't change|Never have].
newsletter > [I get ten of these a week|I've asked for fewer of these, not more|I never asked for this one]. [I delete all of them|I won't read it|So no].
goods > [Last order from a sale like this came late|We had bad luck with offers like this]. [Not again|So no].
[I don't buy from flyers|We don't buy from ads like this|Advertising by email doesn't work on us]. [No|So no].
goods > [We buy from our own supplier|We order elsewhere] and [that stays|we won't change]. [No need for flyers|So no].
# not_interested
newsletter > [Not my topic|Nothing in it for me|I don't read newsletters|Not for me][, sorry|, thanks|, no thanks|, but thanks].
[I don't read ads|This is an ad|Too salesy|Reads like a flyer][, no thanks|, not interested|, pass].
[Don't need it|Nothing I need|Not buying|Not shopping for this][, thanks|, sorry|, no thanks|].
# opt_out
[Stop sending me ads|No more ads|No newsletters][ please|, thanks|].
newsletter > [Unsubscribe me from this newsletter|Take me off this newsletter|Take me off the newsletter|No more issues][ please|, thanks|].
`;
