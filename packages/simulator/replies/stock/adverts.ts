/** Answers to a flyer or a newsletter, in the form that `readStock` reads. */
export const ADVERT_TEXT = `
# interested
!deal !goods > [Good read|Nice issue|Good one|Enjoyed this one], [thanks|keep them coming|I read it to the end|looking forward to the next]. [Where can I find more|How do I order|Where do I sign up]?
goods > [We need a few of these|I've been meaning to buy some|We were going to order anyway]. [Is it all in stock|How fast do you deliver|Do you take purchase orders]?
goods > [Just ordered|Ordered two|Put some in the basket]. [When will it arrive|Do I get an invoice|Can I return it if it doesn't fit]?
goods > [I'd take one|I'd order something|I might order a few]. [Do I do that online|Can I order by email|How long is delivery]?
deal > [How do I sign up for that|How do I get the offer|How do I claim it]? [Looks good|I'd like to try it|Seems like a good deal|I could use that].
deal > [Good offer|Nice deal|Looks like a fair deal|Looks good to me]. [Does it apply to new customers too|How do I claim it|Who do I talk to]?
[OK, you got me|Fine, I'll bite|That's actually useful]. [How do I get it|Where do I start|Who do I talk to]?
# question
!deal !goods > [Where can I buy it|Is there a shop near us|How often do you send this|Where can I read more]? [I liked it|Sounds good|I might try it|Nice issue].
deal > [What's in the small print|What are the conditions|Is this for businesses too|How long does the offer run]? [I might take it|Tempted|Looks good otherwise].
deal > [Is there a person I can talk to|Who do I ask about the details|Can I ask somebody before I decide]? [Interested, but the ad doesn't say much|I may want it|Looks good otherwise].
goods > [Do you deliver to offices|Which of these can I get this week|Can I see them somewhere first]? [I might order|Tempted|Could use a few].
# timing
!deal !goods > [No time to read it now|Busy month here|Didn't get to read it], [I'll look at the next one|maybe next month|I'll read it another time].
goods !exec > [Just missed payday|Money is tight this month]. [Next sale maybe|Will there be another sale|Tell me about the next one].
goods > [We order at the start of the quarter|I just bought some]. [Next sale maybe|Will there be another sale|Tell me about the next one].
goods > [Don't need any of it right now|We just bought ours|Nothing needed at the moment]. [Maybe at the next sale|Try me again later in the year|Next time perhaps].
deal > [No money for it this month|Not this month|Bad timing for an offer]. [Later in the year maybe|Ask again next quarter|Maybe next time].
deal > [I like it, but not now|Could use it, just not now]. [Is there another offer later|Later in the year perhaps|Keep me posted on the next one].
# referral
goods > [A colleague does our ordering|I don't do the ordering|Ordering isn't mine], [forwarded|I'll pass it on|I've passed it on].
goods > [You want whoever does our purchasing|This is for whoever orders things here], [not me|I've forwarded it].
[I don't pick what we buy|Not mine to decide|This isn't for me], [a colleague might want it|somebody else here decides that|but somebody here may like it]. [Forwarded|I'll pass it on|I've passed it on].
# soft_objection
!deal !goods > [Nice, but|Fine, but] [not much in it for me|it's a lot of news|it comes too often]. [Maybe the next one|What else do you have|I may have missed something].
[Reads like a flyer|Looks like mass advertising], [hard to tell what's behind it|so I don't know what I'd get]. [Write me like a person and I'll look|Tell me plainly what it is].
[I don't know the brand|Never heard of you|Hard to judge from an ad]. [Are there any reviews|Who is behind it|Can I try it somewhere]?
deal > [Big discounts make me careful|Too good to be true|Sounds too good]. [What's the catch|Where's the catch|Has anybody reviewed it]?
# hard_objection
!deal !goods > I don't read [newsletters|company news]. [Not this one either|So no|That won't change].
goods > [Last order from a sale like this came late|We had bad luck with offers like this]. [Not again|So no].
[I don't buy from flyers|We don't buy from ads like this|Advertising by email doesn't work on us]. [No|So no].
goods > [We buy from our own supplier|We order elsewhere] and [that stays|we won't change]. [No need for flyers|So no].
# not_interested
!deal !goods > [Not my topic|Nothing in it for me|I don't read newsletters][, sorry|, thanks|, no thanks].
[I don't read ads|This is an ad|Too salesy|Reads like a flyer][, no thanks|, not interested|, pass].
[Don't need it|Nothing I need|Not buying|Not shopping for this][, thanks|, sorry|, no thanks|].
# opt_out
[Stop sending me ads|No more ads|No newsletters][ please|, thanks|].
[Unsubscribe me from this newsletter|Take me off this newsletter][ please|, thanks|].
`;
