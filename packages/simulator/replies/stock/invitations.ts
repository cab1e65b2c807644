/** Replies to invitations; `readStock` explains the format. */
export const EVENT_TEXT = `
# interested
many !speak > [I'd like to come|Count me in|I'm coming|I'll be there|Put me down], [just me|there'll be two of us|I'll bring somebody, so two|two of us, if that's all right]. [Looking forward to it|Thanks for asking|See you there|].
speak panel > [I'd like that|Gladly|Happy to|Yes, count me in|I'm in|Yes, I'd be glad to|Sure, I'll join you], [it's a topic I know|I have something to say on that|thanks for asking me|good topic|thanks for thinking of me]. [What do you need from me|When do we all talk before it|Is there a call beforehand|Send me the details when you have them|Tell me what to prepare|Looking forward to it].
speak !panel > [I'd like that|I'd be glad to|Gladly|Happy to|I'd enjoy that], [I have something to say on that|it's a topic I know|count me in]. [What would you like to hear about|When do you need the title|What should it be about|How technical may it be]?
speak !panel > [Yes|Sure|OK], I'll [do the talk|give the talk]. [Send me the details|Tell me by when you need a title|What would you like to hear].
[Count me in|I'm in|Sign me up|Put me down|I'd like to come|I'll be there][, thanks for the invite|, sounds good|, looking forward to it|].
[Yes|Sure|Yes please], [save me a seat|put me on the list|I'd like a spot|put me down for it]. [Looking forward to it|Thanks for asking|See you there|].
* [Nice idea|Sounds good|I like the idea], [I'd like to come|I'm in|put me down for it]
!webinar !speak > [Can I bring a colleague|Room for two|Could two of us come]? [We'd both like to come|I'm coming either way].
talks far > [Not my usual subject|Not really my field], but [I'm curious|I'd like to learn about it|it sounds fun]. [Count me in|I'd like to come|Put me down for it].
talks far > [A bit outside my job|Not what I do all day], but [I'd come|I'd join|I'd like to come]. [Am I welcome|Is there room for somebody from another field]?
talks owner * > [This is what I work on|That's my topic], so [yes|I'd like to be there|count me in]
meeting day > <day> [works|is good|is free], [I'll be there|count me in|put me on the list].
webinar !linked > [I'll join|I'll dial in|Happy to join online]. [Send me the link|Send the invite|Looking forward to it].
linked signup > [Signed up|Just signed up|Registered|Just registered|Done, I'm registered][, thanks|. Looking forward to it|. Good topic|, see you there].
linked !signup > [I'll be there|Count me in|I'd like to come|Put me down][, thanks|. Looking forward to it|. Good topic|, see you there].
+ [Looking forward to it|See you there].
# question
speak panel > [Tempting|I'd like to|Maybe|Sounds good|Probably yes]. [Who else is on it|Who moderates|Who will be in the room|What would you want me to cover|Do you send questions before]? [I'd probably say yes|Otherwise I'm in|Then I can tell you|I like the topic].
speak !panel > [Tempting|I'd like to|Maybe]. [Who else is speaking|Who will be in the room|What would people want to hear|Is there a deadline for slides]? [I'd probably say yes|Sounds good so far|Otherwise I'm in].
[Who else is coming|Who else have you asked]? [Sounds good|Tempted|I'd probably come].
talks > [Who's speaking|Who else is speaking]? [Sounds good|Tempted|I'd probably come].
[Is there a fee|Does it cost anything]? [I'd like to come|Sounds good otherwise].
!webinar > [Can I bring a colleague|Is there a list of who is coming|Can I leave early if I have to|Is it all right if I come a bit late]? [I'd like to come|Sounds good|I'd probably come].
webinar > [Will there be a recording|Can I get the slides|Will you share the slides] [in case I can't make it|if something comes up]? [I want to be there|I'd like to see it].
talks * > [Is it talks or discussion|What level is it aimed at|Who is it aimed at]?
webinar > [How long is it|Is it live|Is there time for questions]? [I'd like to join|Sounds useful].
talks far > [Is it any use for somebody in my job|Would I get anything out of it in my job]? [Curious, but it's not my field|I'd come along if so].
+ [Otherwise I'm coming|Would love to come].
# timing
speak > [I'd like to, but|Gladly, but] [I'm away then|that's our busiest time|I have no time to prepare something good|I'm booked then]. [Ask me again for the next one|Next year, I hope|Maybe next year].
[Can't make it|I can't make that date|I'm away then|Already booked that day|There's something else that day|Can't get away from work that day][, sorry| unfortunately|]. [Let me know about the next one|Next time, gladly|Put me on the list for the next one|Is there another date?|I'd come to the next one].
[Nice idea, bad date|Good idea, wrong week|Sounds good, but the date doesn't work]. [When is the next one?|Invite me again next time|Keep me on the list for the next one].
[I'd like to, but|Would love to, but] [I'm traveling then|the calendar is full|it's our busiest week]. [Next one please.|Is there another date?|Keep me posted on the next.]
* [That week is bad|The date is bad|Bad week for it], [we have a deadline|we're short of people|too much is on already]
talks far > [I can't make it|Bad date for me], and [it's not quite my field|it's a bit outside my job]. [Maybe another time|Next time perhaps|Tell me about the next one].
webinar > [Can't join live|I have a clash then]. [Will there be a recording?|Is there a recording?|If you record it I'd watch it later.]
+ [Next time|Maybe the next one|Keep me posted].
# referral
speak > [I'm not much of a speaker|I'm not the best one for that], but [a colleague is|a colleague would do it well|somebody on the team might]. [I'll ask|I've passed it on|Forwarded].
[I can't come, but a colleague might|A colleague would get more out of it|Somebody on my team should go]. [Forwarded|I've passed it on|I'll ask].
talks far > [Not really for me|That's not my field], [a colleague would enjoy it|somebody else here may like it]. [Forwarded|I'll pass it on].
team > [That's something for|You should invite|Best invite] <team>[, not me|].
* [I've passed the invite on|I forwarded the invite|I'll pass the invite] to [a colleague|somebody here who might go|one or two colleagues]
+ [They'll sign up if they can|They'll let you know].
# soft_objection
speak > [I'm not sure I have enough to say|I've never done that|Stages aren't quite my thing], [so I'm hesitant|so I'd have to think about it]. [What did you have in mind|Why me|Who spoke last time]?
* [I'm not much of one for events|Events aren't quite my thing|I don't go to many events], so [I'm not sure|I'd have to think about it]
* [Sounds nice|Nice idea], but [I'm not sure I can get away|I'm not sure it's for me|I'd have to move things for it]
webinar > [Another webinar|One more webinar], [I'm a bit tired of them|most of them could be an email]. [What would I learn|Is it more than slides]?
talks far > [I'm not sure I'd follow half of it|Not really my topic], [so I'd be taking somebody's seat|so I doubt it]. [Is it for beginners too|Let me think about it]?
+ [I'll let you know|Let me think about it|Let me see].
# hard_objection
speak > I don't [go on stage|speak at events|speak in public]. [That won't change|No exceptions|Not for anyone].
I don't go to [events like this|things like this|events I hear of by email]. [As a rule|That won't change|Never have|No exceptions].
[I won't come|I'm not coming|I won't be there], [I don't go to events|events aren't for me|it's nothing I'd do]. [Please don't keep a place for me|No need to ask again|Thanks all the same].
* [We're not allowed to|Company rules say we can't] accept invitations [like this|of this kind|from outside]
talks far > [This has nothing to do with my work|It's not my field at all], [so I won't come|so I'll leave my seat to somebody else|so please don't keep a seat for me].
+ [So no|It's a no from me].
# not_interested
speak > [I'll leave the speaking to others|No stage for me|I'd rather not go on stage|I'd rather not speak|Not for me][, sorry|, but thanks for asking|, thanks|].
[I'll skip this one|Can't, and not really my thing|Not for me|I won't be there|I'm not coming][, thanks|, sorry|].
[Thanks for the invite|Thank you for the invitation], but [no|I'll pass|it's not for me].
webinar > [No more webinars for me|I'll skip the webinar|Webinars aren't for me][, thanks|, sorry|].
talks far > [Not my topic|Not my field][, so no|, I'll pass|, no thanks|].
* [It's not for me|Not my kind of event|I'd rather not]
+ [Have a good one|Hope it goes well].
# opt_out
[Take me off the guest list|No more invitations|Stop inviting me][, please|, thanks|].
`;

/** Replies to surveys. */
export const SURVEY_TEXT = `
# interested
[Happy to help|Sure, I'll do it|OK, I'll answer|Glad to help|Count me in][, no problem|. Good topic|. Good luck with it|].
!meeting !linked !count !how !yesno !howlong !who > [Yes|Sure], [I'll answer your questions|I can do that]. [Send them over|Send them by email|Email is best].
!meeting !linked count > [Sure|Happy to help|OK], [I'll look it up and write again|let me count and I'll write again|you'll have the number tomorrow]. [Good luck with it|No problem|].
!meeting !linked !count !questionnaire asks > [Sure|Happy to help|OK|Glad to help], [I'll write you my answer tonight|let me think and I'll answer tomorrow|you'll have my answer tomorrow|I'll answer that properly tonight]. [Good luck with it|No problem|].
linked !meeting > [Yes|Sure|Happy to], [I'll fill it in|I'll answer it|I'll do it] [tonight|this week|on my break|tomorrow morning|when I get home|over lunch].
meeting > [Yes|Sure|Glad to], [ask away|I can spare that|I'm happy to be interviewed|I like the topic]. [Pick a time next week|Send me a few times|Any afternoon is fine].
meeting > [Happy to talk|A short interview is fine|Sure, let's talk]. [Early mornings are best|After lunch is good|Late afternoon works|Early next week is good].
meeting day > <day> [works|is fine|is good], [morning please|afternoon if you can|send the invite].
resource > [Filled it in|Done|Just did it|Answered it just now][, hope it helps|, good luck with it|, took me a few minutes|]. [Send me the results|I'd like to see the results|Curious what comes out].
+ [I'd like to see the results|Send me the results when you have them].
+ [Good luck with the research|Hope it helps].
# question
[How long does it take|Is it anonymous|What happens with the answers]? [If that's OK I'll do it|Then I'm happy to|Glad to help otherwise].
[Who sees the answers|Who else are you asking|How many people are you asking]? [I'd like to help|I'm willing, just asking].
* [Will you share the results|Will you send me the results|Can I see the results afterwards]?
!student > [What is it for in the end|What will you do with the answers]? [Happy to help|Glad to help|I'm willing, just asking].
+ [Then I'll do it|If so, gladly].
# timing
!deadline > [No time this week|Swamped this week|Can't do it now]. [Can I do it next month?|Is next month still good?|Send me a reminder.]
deadline > [No time this week|Swamped this week|Can't do it now]. [Is a few days later still OK|Is it too late after that|Can I do it at the last minute]?
!deadline > [Once this busy stretch is over|Once the holidays are over|Next month] I'd [have the time|do it]. [Remind me then|Write again then].
!deadline > [Not now|Not this month], [we're in our busiest weeks|too much on|we're short of people]. [Nudge me later|Remind me in a few weeks|].
deadline > [Not today|Not this week], [we're in our busiest weeks|too much on|we're short of people]. [I can't promise the date|It may come late|Remind me just before|].
# referral
[I'm not the right one for this|I'd rather leave this to others|It's not for me], [but I've passed it on|but some of the others may answer|but I've sent it to the others here]. [Hope it helps|Good luck with it|].
team > [Ask|You'd want|Better ask] <team>[, I'd be guessing|, they know this|].
* [I've sent it to|I've passed it on to] [a few colleagues|the others here|one or two colleagues]
+ [They may answer|Hope they have time].
# soft_objection
questionnaire > [I fill in too many of these|I've done a few of these] and [never see the results|nothing comes back|never hear what came of it]. [Is this one different|What will come of it|Why should I do this one]?
* [I'm not sure I'm the right person to ask|I'm not sure my answers help you much|I don't usually do these]
+ [Would I see the results|Let me think about it|Who else are you asking]?
# hard_objection
!meeting > We're not allowed to [share this|take part in such things|answer things like that]. [Company policy|Legal says no].
meeting > We're not allowed to [give interviews|share this|talk about how we work]. [Company policy|Legal says no].
!meeting questionnaire > I don't [do surveys|fill in surveys|answer research requests]. [No exceptions|Not even short ones].
!meeting !questionnaire > I don't [talk about my work like that|share things like that|write about my work for others]. [No exceptions|That won't change|I hope you understand].
meeting > I don't [give interviews|give free interviews|talk to researchers]. [No exceptions|Not even short ones].
+ [So no|It's a no].
# not_interested
questionnaire > [No surveys|I don't do surveys|Not taking part|I'll skip the survey][, sorry|, thanks|].
!meeting questionnaire > [No time for|I'll pass on] [surveys|the questions|the survey][, sorry|, thanks|].
!questionnaire > [I'd rather not|I'll leave that to others|No time for that|I'm not the right one for that][, sorry|, thanks|. Good luck with it|, but good luck].
meeting > [No time for|I'll pass on] [interviews|the interview|a talk][, sorry|, thanks|].
* [I'd rather not|Not for me|I won't take part]
+ [Good luck with it|Hope you find enough people].
# opt_out
[No more surveys|Stop sending surveys|No survey emails][, please|, thanks|].
`;

/** Replies to fundraising. */
export const FUNDRAISING_TEXT = `
# interested
sponsor > [Yes, we'll do that|We'd be glad to|Happy to|Sure, we're in|Yes, count us in|We'd like to support that|That we can do], [it's a good thing|we like to do something local|good to see|happy to help out|nice idea]. [What do you need from us|Who do we pay|How do we do it|Just tell me how|Send me the details and we'll sort it out].
!donor !sends > [Interesting|I like the idea|I like the angle]. [Send the deck|Share the deck|Send me the deck], [I'll read it this week|happy to look|I'll take a look].
!donor sends > [Interesting|I like the idea|I like the angle|Sure]. [Please send it|Do send it|Send it over], [I'll read it this week|happy to look|I'll take a look].
!donor * > [This is close to what we invest in|It fits what we look for|This is in our area], and I'd like to [see the numbers|hear more|see the deck]
!donor meeting > [Let's talk|Happy to talk|A first call makes sense]. [Mornings are best|Early next week is good|Late next week works|Afternoons are better]. [Send the deck before|Deck first please].
!donor meeting day > <day> [works|is fine]. [Send the deck before that|Send an invite and the deck].
donor cash !linked > [Good cause|It's a good cause|Glad somebody does this], [I'd like to help|I'm happy to give something|count me in]. [How do I give|What's the best way to give|Where do I send it]?
donor !cash > [Good cause|It's a good cause|Glad somebody does this|Good thing you do there], [I'd like to help|we'd like to help|count us in|we're glad to help]. [I'll see what we have and write again|I'll ask around here and get back to you|I'll talk to the others and write this week|You'll hear from me this week].
donor !cash > [We can help with that|That we can do|I think we can do that|Yes, gladly]. [I'll get back to you this week|I'll talk to the others here and write again|Let me see what we have|I'll write when I've asked here].
donor cash linked > [Good cause|It's a good cause|Glad somebody does this], [I'd like to help|I'm happy to give something|count me in]. [I'll use your link tonight|I'll do it today|I'll do it over lunch].
donor cash > [Happy to support this|We'd like to support this|I'd like to chip in]. [I'll talk to the others here and send something|I'll see what we can do|How do we do it|Can you give us a receipt for it]?
far !donor > [I'm no investor|I don't usually do this], but [I like it|it speaks to me|I like the idea]. [Tell me more|Happy to look at it|I know one or two people who might like it].
+ [What's the next step|How do we go on]?
# question
sponsor > [Possible|Could be|I like the idea|Sounds good|We might]. [How many other sponsors are there|Is it for one season|Do we get a receipt for it|When do you need to know|Could we do half of it]? [I'd have to ask, but I like it|Then I can say yes or no|Open to it|Nothing against it].
!donor > [What's the valuation|What are the terms|Who else is in|How big is the round]? [The space interests me|I like the idea|Open to a look].
!donor > [What's the traction|How is revenue developing|Who's on the team|What's the use of funds]? [If that holds up I'd like to talk|Then I'd look closer].
!donor * > [What's the moat|Why you and not the others|Who's the customer exactly|What did you learn from the first customers]?
donor cash > [What will the money go to first|How do you report on it|Can we hear how it went afterwards]? [I'd like to help|Willing to give if that's clear].
donor !cash > [By when do you need to know|Is it all right if I ask the others first|Can I get back to you next week|Can I call you about it]? [I'd like to help|Glad to help if we can|I think we can do something|I like the idea].
donor cash > [Is it tax deductible|Can we give something other than money|Do we get a receipt for it]? [Happy to help|I'd like to help|We'd like to do something].
+ !donor > [If that's good, let's talk|Depending on that I'm in].
+ donor > [I'd like to help|Then gladly|I'm for it in any case].
# timing
sponsor > [Not this year|Not this season|Nothing left for this sort of thing this year|Too late for this year], [we've given what we can|we already support something else|we plan these things in the fall|money is tight right now]. [Ask again next season|Try us next year|Write us again next year].
!donor !far > [Too early for us|A bit early for us|We're between funds|We're fully deployed this year]. [Keep me posted|Come back with more traction|Try me at the next round].
!donor !far * > [Like it, but|Interesting, but] [we're not doing new deals this quarter|we're closing two deals first]
donor cash > [Our giving for this year is decided|We've given what we can this year|The pot for this year is empty]. [Ask again next year|Next year gladly|Write earlier next year].
donor > [Not before the new year|I can't decide this now|Not this quarter], [but I'd like to help later|but please ask again|so write to me again]. [It's a good cause|Good luck until then|I'll remember it].
donor cash > [Money is tight right now|Not this month]. [Ask me later in the year|Try me before the holidays].
donor !cash > [Not right now, sorry|Nothing we can do at the moment|We can't help just now|Not this month, I'm afraid]. [Ask me later in the year|Try us again in a few months|Write again in the spring].
+ [Keep me on your updates|Keep me posted].
far !donor > [Not something I could do now|I have no money to put in now|Not this year], [but I like it|but it's a good idea|though I wish you luck]. [Ask me again next year|Keep me posted|Write again when there's news].
# referral
sponsor > [I don't decide on sponsoring|That's not mine to decide|Somebody else decides on these|Not my call here], [I've passed it on|I've forwarded your email|a colleague will have a look]. [They'll write if it works|No promises|Good luck with it].
!donor !far > [I don't invest in this|We don't invest at this stage], [a friend does|somebody I know does|another investor might]. [I'll pass it on|Forwarded].
donor !exec > [I don't decide on donations|Donations aren't mine to decide], [a colleague decides|the office decides|the board decides]. [I've passed it on|Forwarded].
far !donor > [I'm not an investor|I don't invest]. [I'll pass it to somebody who might|I may know somebody who does].
* [I've sent it to|Passing it to] [a colleague|the person who looks at these]
+ !donor > [They'll write if they like it|No promises].
+ donor > [They'll answer you|No promises].
# soft_objection
sponsor > [I like the idea, but|Nice, but|Good thing, but] [we get a lot of these|I'm not sure we can|it's a bit much for us|we've never done it]. [What do others give|Is there a smaller way to help|Let me think about it|I'll have to ask].
!donor !far * > [The market looks crowded|I worry about the market size|It looks hard to defend|It's a tough market]
!donor * > [I like the team|Nice story], but [I don't see the returns|I'm missing traction|it's early]
donor cash * > [I already support others|We support a few causes already], [hard to add one|so I'd have to think about it]
donor > [I like to know people before I give|I'd want to know more before I say yes]. [How can I see what you do|Can I see the work somewhere]?
far !donor > [I've never invested in anything|I don't know the field], [so I'd be guessing|so I hesitate]. [Why me|What made you think of me]?
+ !donor > [What would you say to that|Tell me where I'm wrong].
donor cash > [I'd rather give close to home|I'm not sure we're the right ones to ask|I can't say how the others here see it]. [What would it pay for|Tell me a bit more|Let me think about it].
donor !cash > [I'm not sure we're the right ones to ask|I'm not sure we have anything for you|I can't say how the others here see it|I can't promise anything]. [Let me think about it|Let me ask here|I'd have to talk to the others].
# hard_objection
sponsor > We don't [sponsor anything|do sponsoring|put our name on things]. [That's a rule|No exceptions|That won't change|Sorry, but that's how it is].
!donor > We don't [invest in this|do this stage|take cold pitches|invest in this sector]. [That's fixed|No exceptions].
!donor * > [The numbers don't work|I don't believe the market|The model doesn't hold up], [I've seen it before|I won't put money in]
donor > [We don't donate on request|We don't give through emails|We pick our own causes]. [That's a rule|No exceptions].
far !donor > [I'm not an investor|I don't invest in companies|I don't put money into companies], [and that won't change|and I won't start now]. [So it's a no|Good luck elsewhere|I wish you luck elsewhere].
+ [So no|It's a pass].
# not_interested
sponsor > [We can't sponsor you|No sponsoring for us|We'll pass on this|Not this time|Can't help with that][, sorry|, I'm afraid|. Good luck with it|, but all the best|. Good luck with it].
!donor > [Pass|We'll pass|Not for us|Not a fit|It's a pass from us][, thanks|, sorry|, but good luck|].
donor cash > [Can't help|No donation from us|I won't be giving|Not this time|We can't give to this][, sorry|, good luck with it|, all the best|].
donor !cash > [We can't help with that|I'm afraid we can't help|Not this time|We can't do that][, sorry|, good luck with it|. All the best|. I hope you find somebody].
far !donor > [I don't invest|Not an investor][, sorry|, so no|, no thanks|].
* [It's not for me|I won't take part|I'll sit this one out]
+ !donor > [Good luck with the round|All the best with it].
+ donor > [All the best with it|Good luck with the work].
`;
