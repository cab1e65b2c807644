/** Further answers to researchers, whatever they ask and however it is answered; `readStock` explains the format. */
export const ANY_SURVEY_TEXT = `
# interested
* [Happy to help|Glad to help|I'd like to help|Sure, I'll help|Happy to be of use|I'll help if I can|Gladly]
* [Good topic|Interesting topic|Good questions|Nice topic|Somebody should look into that], [I'll help|happy to help|glad to help|I'd like to help]
* [Sure, no problem|Yes, no problem|Of course|Yes, gladly], [I'll take the time|happy to help|I can do that|I'll make time for it]
[I'd have to think a little|I want to get it right|I want to do it properly], so [I'll do it tonight, not between two meetings|give me a day|I'll sit down for it tomorrow]. [Happy to help|Glad to help|Good luck with it].
+ [I'll do it tonight|I'll do it tomorrow|I'll do it this week|You'll have it this week|I'll sit down for it this week]
+ [Good luck with it|Good luck|Hope it helps]
# question
[Can I take a day or two|Is it all right if I do it this week|Is tomorrow early enough|Can I do it at the weekend]? [I'd like to help|Happy to help|Glad to help].
[How did you get to me|How did you come across me|How did you pick me]? [Happy to help, just curious|I'll help either way|Glad to help, just asking].
[Is it a problem if I skip what I don't know|Can I leave out what I can't answer|What if I can't answer all of it]? [I'd like to help|Happy to help otherwise|Glad to help].
# timing
[Not this week|Not now|Not this month|No time right now], [too much on|we're in our busiest weeks|everything comes at once]. [Can I do it later?|Would a little later be too late?|Remind me in a few weeks.|Ask me again in a few weeks.]
[I'd like to help|Happy to help], but [not right now|I have no time before the end of the month|it has to wait]. [Remind me in a while.|Is it all right a bit later?|Nudge me in two weeks.]
# referral
[I'm not the right one for this|I'm not the right one to ask|Others here know more about that], [but I've passed it on|so I've sent it on|I've passed it to a colleague]. [Hope it helps|Good luck with it|Good luck].
[I've sent it to|I've passed it on to|I've shown it to] [a colleague or two|a colleague who knows more|somebody here who may have the time]. [Hope they answer|Good luck with it|I'm not the right one for it].
# soft_objection
* [I'm not sure I'm the right person to ask|Not sure I can help much|I doubt I can tell you much|I'm not sure my answer is worth much]
* [I don't usually do these|I rarely take part in these|I usually skip these], [so I'd have to think about it|so I hesitate]
* [I'd rather not say too much about how things are here|I'm careful with what I tell about work|I'm not sure how much I may say]
+ [Let me think about it|I'll let you know|Give me a day or two]
# hard_objection
[I don't take part in things like this|I never take part in these|I don't do research requests|I don't answer questions about my work], [no exceptions|sorry|and that's a rule|not even short ones].
[We're not allowed to|We don't|Our rules say we can't] take part in [things like this|research like this|studies]. [Sorry|No exceptions|It's not up to me].
# not_interested
[I'd rather not|I'd rather not take part|I won't take part|I'll leave that to others|I'm not the right one for that][, sorry|, thanks|. Good luck with it|, but good luck|].
[No time for this|No time for that, I'm afraid|I'll skip this][, sorry|. Good luck with it|, but good luck|].
+ [Good luck with it|Hope you find enough people|Good luck]
# opt_out
[No more questions, please|Don't ask me again, please|No research emails, please|Stop asking me to take part].
[Please take me out of your sample|Please don't send me any more of these|No more of these requests, please].
`;

/** Further answers to people who ask for money, whether as a gift, as a sponsor's or as an investor's. */
export const ANY_APPEAL_TEXT = `
# interested
* [I'd like to help|I'd like to be part of it|I'd like to do something|I'd be glad to help|We'd like to help|I want to help]
* [It's a good thing you're doing|Good work|I like what you're doing|I like this|This is worth supporting], [I'm in favor|I'd like to help|count me in|I'd like to do something]
* [Glad somebody does this|Good that somebody does this|Somebody had to do this], [I'd like to help|I'm for it|count me in]
[Let me talk to the others here|I'll talk to the others here|Let me see what we can do|I have to ask here first], [but I'm for it|but I'd like to help|but from my side yes]. [You'll hear from me this week|I'll get back to you|Give me a few days].
[I read it to the end|I read it twice|This stayed with me], [and I'd like to help|and I want to do something|and I'm for it]. [I'll write tomorrow|You'll hear from me|More this week].
+ [I'll get back to you this week|You'll hear from me this week|I'll write tomorrow|More tomorrow]
+ [Thank you for doing this|Thanks for writing|Thank you for asking]
# question
[Can I think about how much|Can I think about what we can do|May I take a few days|Can I come back to you after the weekend]? [I'd like to help|I'm for it|I want to talk to the others first].
[Is it all right if I ask the others here first|Can I ask the others here first|Can I bring it up here first]? [I'd like to help|I'm for it|From my side yes].
[How did you come to us|How did you find us|What made you think of us]? [I'd like to help, just curious|I'm for it, just asking|Just curious].
[Who is behind this besides you|Are you doing this alone|Who else is helping]? [I'd like to help|I'm for it|Just so I know].
# timing
[Not right now|Not this month|Not this quarter|Not at the moment], [the money for such things is spent|there's nothing left for this|other things come first|we've given what we can]. [Ask me again next year|Try me again in a few months|Maybe later in the year|Write again in a while].
[I'd like to help|I'm for it|I like it], but [not now|not this month|it has to wait|this is a bad time for us]. [Ask me again in a few months|Remind me in a while|Maybe later in the year].
[Bad moment|Bad timing|A bad month for this], [money is tight right now|we're counting pennies ourselves|I can't decide this now]. [Ask me again later|Try me in a few months|Maybe next year].
# referral
[I don't decide such things|That's not for me to decide|A colleague decides on these things|Others decide that here]. [I've passed it on|I've forwarded it with a good word|I've sent it on].
[I've passed it on to|I've forwarded it to|I've shown it to] [the ones who decide on such things|the colleagues who decide on this|the right person here]. [No promises|I hope it works out|Good luck].
# soft_objection
* [I'm not sure we can|I'm not sure it's for us|I don't know if we can do this|Not sure it's something for us]
* [We get asked a lot|We're asked every week|So many people ask], [and I can't say yes to all|so I hesitate|so it's never easy]
* [I like it|It moves me|I feel for it], but [I'm careful with money|I'd have to ask around first|I have my doubts]
+ [Let me think about it|I'll let you know|Give me some time|I'll talk it over here]
# hard_objection
[We don't give|We don't put money into things like this|We don't put money into anything by email|I don't give money by email], [no exceptions|that's a rule here|sorry|whatever it is for].
[We have our own causes|We have chosen what we support|We've picked where our money goes], [and that's where it stays|and we keep to that|so it's a no].
# not_interested
[We'll pass|I'll pass|Not this time|Not for us|We can't, I'm afraid|Can't help, sorry][. Good luck with it|, but good luck|. All the best|. I hope you get there|].
[I have to say no|We have to say no|It's a no|No, sorry][, but good luck|. I hope you get there|. All the best with it|].
[Thank you for writing|Thanks for asking|Thanks for telling us about it], but [no|we'll pass|it's not for us|we can't].
+ [Good luck with it|All the best|I hope you get there]
# opt_out
[No more appeals|No more requests for money|Please stop asking for money][, please|, thanks|].
`;

/** Answers to a flyer or a newsletter, whatever it shows. */
export const ANY_ADVERT_TEXT = `
# interested
* [Looks good|Looks nice|Nice|I like the look of this|Not bad|Looks good to me]
* [Normally I delete these|I usually delete these|Most of these I don't even open], but [I like this one|this one I kept|I read this one]
* [OK, you got me|Well, you got me|Good timing|That got me]
* [Glad I opened this|Good thing I opened this|Opened it by accident], [I like it|nice|looks good]
[Kept this one|Keeping this one|Saved this|Starred this], [I'll have a proper look tonight|I'll look at it at the weekend|I'll look at it in peace|more for the evening]. [Looks good|I like it|Nice].
+ [I'll have a proper look tonight|I'll have a look at the weekend|I'll look at it properly later|I'll have a closer look this week]
+ [Keep them coming|Thanks for sending it|Glad to get these]
+ [I've shown it to a friend too|I'll show it around|My partner will like it too]
# question
[Is there a person I can write to|Does a person read these replies|Is this a real address or a robot]? [I have a question or two|I'd like to ask something|I like the look of it|I might want it].
[Can I write back with questions|Can I ask you something about it|Who can I ask if something is unclear]? [I like it|Tempted|Looks good so far|I might want it].
[How often do you send these|Do these come regularly|Will there be more like this]? [I liked this one|I like it|Looks good].
[How did I get on this list|How did I end up on your list|When did I sign up for this]? [I don't mind, I like it|Not that I mind|Just curious, it looks good].
# timing
[No time to look at it now|No time for it now|Busy month here|Not this month|Bad timing for me|Didn't get to it], [maybe next month|I'll look another time|maybe next time|some other time|perhaps later].
[I like it, but not now|Nice, but not now|Tempting, but not this month|Good, but the timing is off], [maybe next time|some other time|later perhaps|I'll look at the next one].
[Put it aside for later|Saved it for later|Left it in my inbox for later|Kept it for a quiet moment], [too much on right now|no time now|busy weeks]. [Maybe next time|We'll see|I'll look another time].
# referral
[Not for me|This isn't for me|I have no use for it myself|Nothing for me], [but I know who might like it|but somebody here may like it|but a friend may like it|but my sister may like it]. [Forwarded|I'll pass it on|I've passed it on|I'll show it to them].
[Sent it to a friend|Sent it on|Passed it on to a friend|Showed it to a colleague], [more for them than for me|who will like it|who may want it]. [Thanks|].
# soft_objection
[Hm, not sure|Hm|Not sure about this|Maybe], [it reads like every other ad|I get so many of these|it's a bit loud for me|I can't tell from an ad]. [We'll see|Let me think about it|I may be wrong|Maybe the next one].
[I don't remember signing up for this|Not sure how I got on this list|I can't recall signing up], but [I may have a look|I'll let it pass this time|I may keep it]. [We'll see|Maybe|].
[Looks fine|Nice enough|Not bad], but [I'm not sure I need it|I don't really need it|I've got by without]. [We'll see|Let me think about it|Maybe the next one].
# hard_objection
[I don't react to ads|Advertising by email doesn't work on me|I ignore emails like this|I make a point of ignoring these]. [This one too|No exceptions|So no|Never have].
[I get ten of these a week|Too many of these in my inbox|I never asked for this], [and I delete them all|and I won't read it|so no|and it annoys me].
# not_interested
[Not for me|Nothing for me|Nothing I need|Don't need it|I'll pass|Not my thing|No need][, thanks|, sorry|, no thanks|, but thanks|].
[Not interested|No interest|No thanks|No, thanks|Nope][, sorry|. Reads like a flyer|. I don't read ads||].
[Reads like a flyer|Too loud for me|Too salesy|I don't read ads|Deleted][, no thanks|, not interested|, sorry|, pass|].
# opt_out
[Stop sending me ads|No more ads|No more of these|Stop these emails][ please|, thanks|, please|].
[I don't want these emails|I don't want these], [please take me off|remove me please|unsubscribe me|take me off your list].
[Unsubscribe|Unsubscribe me|Please unsubscribe me|unsubscribe][ please|, thanks||].
[Take me off your list|Remove me from your list|Please remove me from this list][, thanks|, please|].
`;
