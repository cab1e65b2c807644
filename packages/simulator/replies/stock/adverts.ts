/** Answers to a flyer or a newsletter; lines without a tag fit both. In the form that `readStock` reads. */
export const ADVERT_TEXT = `
# interested
newsletter > [Good read|Nice issue|Good one|Enjoyed this one], [thanks|keep them coming|I read it to the end|looking forward to the next|more of that please]. [Is there an archive somewhere|I've sent it to a friend too|Where can I find the older ones|Well done].
newsletter > [I read this one to the end|Read it on the train|Read it over lunch], [good stuff|well done|nicely done]. [Looking forward to the next|Keep going|More like this please].
!newsletter > [Looks good|Thanks, looks good|I like the look of it|Good to know, thanks|That's good to know|Nice], [I may take you up on it|I'll have a proper look tonight|I'll have a look at the weekend|I might go for it|I'm tempted|I'll think about it, probably yes].
!newsletter > [OK, you got me|Good timing|That's actually useful|You caught me at a good moment]. [I'll have a proper look tonight|I may take you up on it|I'll have a look this week|I might go for it].
goods > [I might order something|I may well order|I've been meaning to buy something like that]. [How fast do you deliver|Is everything in stock|Can I order by email]?
# question
newsletter > [How often does this come out|Who writes this|Where do I find the older ones|Can I share it with others|Do you take ideas from readers]? [I liked it|Nice issue|Good read|I'd read more].
!newsletter > [Is there a person I can talk to|Who can I ask about the details|Can I ask somebody about it first|Is there a number I can call|What are the conditions|Is there any small print]? [I might take it|Tempted|Looks good otherwise|I like the look of it|I may want it].
# timing
newsletter > [No time to read it now|Busy month here|Didn't get to read it|Only read the headlines], [I'll look at the next one|maybe next month|I'll read it another time|I've put it aside for later].
!newsletter > [No time to look at it now|Busy month here|Not this month|Bad timing for me|Can't think about it now], [maybe next month|I'll look another time|maybe later in the year|perhaps next time|some other time].
!newsletter > [I like it, but not now|Nice, but not now|Tempting, but not this month|It looks good, but not just now|I'd like to, but not this month|Good, but the timing is off for me]. [Later in the year perhaps|Maybe next time|Tell me about the next one|Next time perhaps|Some other time|Ask me again in a few months].
# referral
newsletter > [More for a colleague than for me|I know who would like this|A friend of mine would like this]. [Forwarded|I've passed it on|I'll pass it on].
[Not for me|This isn't for me|I have no use for it myself], [but somebody here may like it|a colleague might want it|but I know who might like it]. [Forwarded|I'll pass it on|I've passed it on].
# soft_objection
newsletter > [Nice, but|Fine, but|Not bad, but] [not much in it for me|it comes too often|it's a bit long for me]. [Maybe the next one|What's in the next one|I'll give it another try].
[I don't remember signing up for this|Not sure how I got on this list|I can't recall signing up], but [it's not bad|I may have a look|I may keep it]. [We'll see|Convince me].
!newsletter > [Hm, not sure|Hm|Maybe|Not sure about this], [I've never heard of you|it reads like a flyer|I don't know if it's for me|hard to judge from an ad]. [What do others say about it|Convince me|Let me think about it|I may be wrong].
# hard_objection
newsletter > I don't read [newsletters|things like this|emails like this]. [Not this one either|So no|That won't change|Never have].
newsletter > [I get ten of these a week|I've asked for fewer of these, not more|I never asked for this one]. [I delete all of them|I won't read it|So no].
!newsletter > [I don't buy from flyers|I don't buy from emails like this|Advertising by email doesn't work on me|I never buy from an ad]. [No|So no|Never have|That won't change].
# not_interested
newsletter > [Not my topic|Nothing in it for me|I don't read newsletters|Not for me][, sorry|, thanks|, no thanks|, but thanks].
!newsletter > [I don't read ads|Too salesy|Reads like a flyer][, no thanks|, not interested|, pass].
!newsletter !loud > [Don't need it|Nothing I need|Not for me|I'll pass][, thanks|, sorry|, no thanks].
# opt_out
[Stop sending me ads|No more ads|No newsletters][ please|, thanks|].
[I don't want these emails|No more of these], [please take me off|remove me please|unsubscribe me].
newsletter > [Unsubscribe me from this newsletter|Take me off this newsletter|Take me off the newsletter|No more issues][ please|, thanks|].
`;
