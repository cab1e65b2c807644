/**
 * Replies to an email of unknown kind, by what it wants from its reader. They fit a stranger, a colleague and a friend alike. `readStock`
 * explains the format.
 */
export const UNREAD_TEXT = `
# interested
bereaved > [I'm so sorry|Oh no, I'm so sorry|I'm very sorry to hear this|This makes me very sad], [thank you for telling me|my thoughts are with all of you|thank you for letting me know]. [I'm thinking of you|I'll be thinking of you all|I'll call you soon|Sending you all my love].
friendadvice > [Good question|Ha, good question|Easy one|I know a bit about that], [let me think about it|let me ask around a bit|I have an idea or two]. [I'll call you tonight|I'll send you a few tips|Give me a ring later].
told > [Oh, thanks|Thanks, that's good to know|Thanks for telling me|Ah, good, thanks|That's kind of you, thank you][. Glad you told me|. Much appreciated|. That helps|. Good to have|].
baffling > [You've lost me, but|I don't quite follow, but|I didn't get all of this, but] [I'm curious|I'd like to|you have my attention]. [What is it about|Tell me more|Go on|Explain, please|Start from the beginning].
baffling > [Ha|Well, that got my attention|That's the oddest email I've had this week|I had to read that twice]. [Go on|What is it about|Tell me more|Now I want to know the rest].
sending > [Yes please|Yes|Sure|Gladly|OK], [send it over|send it|go ahead and send it][, thanks|. I'd like to see it|. I'll read it this week|. Good to have|].
sending > [I'd like to see that|That sounds useful|That could be useful|I'd be curious to see it]. [Send it over please|Please send it|Yes, do send it|This address is fine].
hand > [Sure|Of course|Yes, of course|Happy to|Count me in|No problem], [I can do that|glad to help|I'll be there|you can count on me]. [See you then|Do I need to bring anything|I'll keep the time free|Just give me a ring before].
hand > [You'd do the same for me|What are friends for|I owe you one anyway], so [of course|count me in|sure]. [See you then|Is there anything I should bring|I'll be there].
secret > [If this is real|If it's really you], [I'm happy to sort it out|I'll gladly take care of it]. [But call me first.|But prove it first.|How do I know it's you?]
grievance > [Sorry about that|I'm so sorry|Oh no, sorry|You're right, sorry]. [I'll see to it|It won't happen again|I'll take care of it today|We'll be more careful]. [Thanks for telling me|Next time just ring the bell|].
call calling > [Yes|Sure|Gladly|OK], [let's talk|that works|I can make time|happy to talk]. [Mornings are best|Afternoons are best|Any day next week is fine|Early next week is good].
referring > [I can think of somebody|I have somebody in mind|There's somebody I could ask|Somebody comes to mind], [I've forwarded it|I'll put you in touch|I'll ask them to write to you|I'll ask them today|I've passed it on]. [You'll hear from them|They should be in touch|I'll let you know|].
insult > [Rude|Not very friendly|You could say that nicely], but [I'd like to hear the rest|I see your point|you may have a point]. [What do you want|What do you suggest]?
threat > [I don't like the tone|That sounds like a threat], but [I'll hear you out|I'm listening]. [What is it you want|What do you have in mind]?
broken > [Your template slipped|Your merge tags are showing], but [I'm interested anyway|I'll forgive it|I read it anyway]. [Tell me more|Go on].
wrongName > [That's not my name|Wrong name], but [I'm interested anyway|fine|never mind]. [Tell me more|Go on].
lost > [Oh no|Oh no, poor thing|Sorry to hear that|That's awful]. [I'll check our shed tonight|I'll look in the garage right away|I'll keep my eyes open|I'll look around the yard today], [and I'll call if I see anything|fingers crossed|I'll call you if there's any sign].
borrow > [Sure|Of course|Yes, sure|No problem], [come and get it|just come by|it's all yours|take it][ any time|. I'm home all day|. Just ring the bell|].
# question
bereaved > [I'm so sorry|I'm very sorry to hear this|Oh no, I'm so sorry]. [Is there anything I can do|Can I call you this week|Is there any way I can help|How are you all holding up]? [I'm thinking of you|Thank you for telling me|].
friendadvice > [Happy to help|Depends a bit|Good question]. [How soon do you need it|What did you have in mind yourself|What matters most to you]? [Then I can tell you more|I have an idea or two].
told > [Oh, thanks|Thanks for telling me|Good to know, thanks]. [Is there anything else I should know|Can I call you about it later|How are you otherwise]? [I'm home tonight|Talk soon|].
baffling > [Sorry, what is this about|I don't follow, what is this about|Is this meant for me|Do we know each other|Is this a joke or did I miss something]? [Explain and I'll gladly answer|I'm curious now|Happy to answer once I understand it].
sending > [Sure, but one question first|Yes, but before that|Gladly, one thing first]: [how long is it|who put it together|can I pass it on|is it yours or somebody else's]? [Then do send it|After that, gladly].
sending > [What's in it exactly|What does it cover|Who put it together|Is it something I can pass on]? [I'd probably like to see it|It does sound useful|I'm open to it].
hand > [I think I can|Probably|I'd like to help|Should be OK]. [Who else is helping|How early do you need me|Do you need a car as well|Where should I come to]? [Then I can plan it|I just need to plan around it|Happy to help].
secret > [Is this real|Is this really from you|Who are you exactly]? [Happy to sort it out once I know|I'd like to help if it's real|If it is I'll take care of it].
grievance > [Sorry about that|I'm sorry, I didn't know]. [Was it the whole time|Has it been like that before|Is it better now|Which hours are worst]? [I'll see to it|I'll do something about it].
borrow > [Sure|Of course|Yes]. [When do you want to pick it up|Do you need a hand as well|Can you come by for it|Should I bring it over]?
lost > [Oh no|Sorry to hear that]. [Is there a photo I can share|Where was the last sighting|Any news since you wrote|Is it OK to put out some food]? [I'll keep looking|I'll check our shed|I'll ask around].
call calling > [Happy to talk|Sure, I can talk|A call is fine]. [Should I prepare anything|Is ten minutes enough|Do you want to call me or should I call you|Is the phone fine]?
referring > [I may know somebody|I have somebody in mind]. [What should I tell them|Can I give them your address|What would you need from them]?
broken > [Happy to read on|I'm interested], but [what was meant to stand|what was supposed to go] where [the placeholder|the bracket|the code] is?
wrongName > [You have my name wrong|That isn't my name], so [is this really for me|was this meant for somebody else]? [If it is for me I'd like to know more|It does sound good].
fakeReply > [Did we speak before|Have we written before]? [I can't find an earlier email|I don't see a thread here], but [I'm curious what this is about|it does sound good].
insult > [Why so rude|Do you talk to everybody like that]? [You may have a point, so go on|Say it nicely and I'd like to hear it].
threat > [Is that a threat|What exactly do you mean by that|What is it you want]? [I'd talk about it if you explain|If there's a real offer in it I'd look].
# timing
bereaved > [I'm so sorry|I'm very sorry to hear this|Oh no, I'm so sorry]. [I'm away these days|I'm on the road until the weekend|I'm traveling right now], [but I'll call you as soon as I can|but I'm thinking of you|and I'll call you when I'm back].
friendadvice > [Crazy week here|No time to think this week|I'm away right now], [I'll think about it|let me get back to you]. [I'll call you next week|Remind me at the weekend|More soon].
told > [Thanks|Oh, thanks|Good to know], [I'm away until tomorrow|I'm at work until late|I'm out of town right now|hectic day here]. [I'll call you tomorrow|I'll call you when I'm home|More later|I'll write more tonight].
baffling > [I don't quite follow this|I can't tell what this is about|You've lost me], and [I have no time to puzzle over it this week|this week is too full for riddles]. [Write again in plain words|Try me next week|Maybe later].
sending > [You can send it|Sure, send it|Yes, send it], but [I won't get to it this week|I won't read it before next month|this month is full]. [It'll have to wait a bit|I'll get to it later|No hurry].
sending > [Not now|Not this week|Bad moment], [I wouldn't get to read it|I've too much to read already|I'm away]. [Send it next month|Try me again in a few weeks|Ask me again later].
hand > [I can't that day|Not that day, sorry|I have to work then|I'm away then], [but I could come by later|but the week after I could|could it be another day|but I can help you with the rest after].
secret > [I won't do anything yet|Nothing happens before I've checked this|This has to wait], [I'll ask somebody first|I'll look into it tomorrow|I want to check it first].
grievance > [Sorry about that|I hear you|Sorry]. [It's only until the weekend|We have guests until Sunday|It's just this week], [then it's quiet again|bear with us please|after that it stops].
borrow > [I need it myself that day|It's out on loan right now|I'm not home that day], [but you can have it after|but the week after is fine|so it would have to be a bit later]. [Is that OK|Does that still help]?
lost > [We're away until the weekend|I'm not home until Friday|I'm at work until late], [but I'll check the shed when I'm back|I'll look as soon as I'm back|I'll look then]. [Fingers crossed|Hope it turns out well].
call calling > [I can't talk this week|No time for a call this week|This week is full]. [Next week is better.|Try me next week.|Can we do next week?]
referring > [I'd have to ask around first|I'd have to think about who|Let me ask around first], [but not today|give me a few days|it may take a few days|I'll do it at the weekend]. [I'll write when I know more|I'll come back to you|].
threat > [Pushing me won't make it faster|Threats don't speed things up]. [Not now|I'll look when I have time|Later].
reproach > [I saw your earlier emails|I did see the others], [I just haven't had a minute|there was no time]. [Next month is better|I'll answer next week].
# referral
bereaved > [I'm so sorry|I'm very sorry to hear this]. [I'll tell the others|I'll let the others know|I'll pass it on to everybody here], [they'll want to write to you|they'll want to know|they'll be thinking of you].
friendadvice > [I'm the wrong one to ask|I know less than you think], but [I have a friend who knows all about it|I know whom to ask]. [I'll ask|I'll put you in touch|I'll find out].
told > [Thanks for telling me|Good to know, thanks|Oh, thanks], [I'll tell the others|I'll let the others know|I'll pass it on to the others]. [They'll want to know|Talk soon|More later|].
baffling > [I think this was meant for somebody else|This can't be for me|I don't think I'm the one you wanted to write to]. [Maybe try another address|I've passed it on, perhaps somebody here gets it|I'll ask if anybody here knows what it's about].
sending > [I'm not the one who needs it|Somebody else would get more out of it|That's more for somebody else]. [I've passed your email on|I've asked them to write to you|I've forwarded it].
hand > [I can't myself|My back won't let me|I'm away then], but [I'll ask around|I know somebody who might|I'll ask somebody who can]. [I'll let you know|I'll tell them to call you].
secret > [I've passed this on to somebody who checks such things|I've forwarded this to somebody who deals with these|Not mine to answer, I've forwarded it]. [They'll take it from here|They'll look at it].
friend call calling > [I'm not the one to talk to about this|Better talk to one of the others about it|One of the others knows more about it]. [I'll tell them to call you|I'll let them know|I'll ask them to call].
grievance > [That wasn't us|It wasn't me|I don't think that was us], [I think it was next door|it must have been somebody else in the building]. [I'll tell them|I'll pass it on].
borrow > [I don't have it anymore|I gave mine away|Somebody else has it right now], but [somebody else may have one|I know who has one|I can ask around]. [I'll let you know|I'll ask].
lost > [I don't have a shed|We have no garage], but [I've told the people next door|I've passed it on to the neighbors|I'll put it in the neighborhood group]. [Fingers crossed|Somebody will have seen something].
!friend call calling > [You don't want to talk to me about this|I'm not the one to call about this], [somebody else knows more|somebody else looks after that]. [I've passed it on|I'll ask them to call you].
referring > [A colleague knows more about that than I do|Somebody else is better placed to say|I'm not the one to ask, but somebody else is]. [I've forwarded it|I've passed it on|I'll pass it on].
threat > [I've passed this on|Forwarded] to [somebody who deals with things like that|the people who handle threats].
wrongName > [That's not my name|Wrong name], so [this is probably for somebody else|maybe you meant somebody else]. [I'll pass it on|Forwarded].
# soft_objection
bereaved > [I'm so sorry|I'm very sorry to hear this]. [I don't know yet if I can come|I'm not sure I can get away|I can't say yet if I'll manage to be there], [but I'll try|but I'm thinking of you|but I'll call you].
friendadvice > [I'm not sure I'm much help there|Hm, hard to say|I'm a bit out of date on that]. [Have you asked the others?|Let me think about it.|What do the others say?]
told > [Hm, I'm not so sure about that|Hm, let me think about that|OK, though I see it a bit differently]. [Can we talk about it later?|Let me think about it.|I'll call you about it.]
baffling > [I'm not sure I understand this|I don't quite get it|I'm not sure what you want from me]. [Could you say it more plainly|What am I supposed to do with it|Was it meant for somebody else]?
sending > [You can send it|Send it if you like], but [I'm not sure I need it|I can't promise I'll read it|I doubt it's something for me]. [We'll see|Maybe it surprises me].
sending > [I'm not sure it's for me|I doubt I need it|I get a lot to read already]. [What's new in it|What would I learn from it|Why do you think it's for me]?
hand > [Hm, maybe|I'm not sure I can|Let me see|I'd like to, but I can't promise], [it's a full week|I have a lot on|I'd have to move things]. [I'll let you know tomorrow|Give me a day|Is there nobody else who could].
secret > [Something looks off here|This looks odd to me|That doesn't look right], [I'd need proof first|I'd have to hear it by phone|so I'm careful]. [Call me if it's real|Maybe I'm wrong].
grievance > [Sorry it bothered you|I hear you|I see], but [I didn't think it was that bad|it's hard to avoid|it was only that once]. [I'll keep an eye on it|I'll try|Let's talk about it].
borrow > [Hm, OK|OK|Maybe], but [only if it comes back this time|I'd like it back in one piece|I'm not sure it's in good shape]. [Let me look first|I'll let you know|Let me think about it].
lost > [I looked, but saw nothing|I checked, but no sign so far|I've looked around, nothing so far]. [I'm not sure I can do more, but I'll try|I'll look again, though I don't have much hope|I may have missed a corner, so I'll look again].
call calling > [I'm not sure we need a call|Is a call really needed|I'm not much of a phone person]. [Can we do it by email|Could you write it down instead|An email might do].
referring > [I could ask somebody|I may know somebody], but [I'm not sure they'd want that|I don't like to give out names]. [Let me ask first|Let me think about it].
broken > [When the placeholders don't fill in|With a broken template like this] I [wonder|have to wonder] how careful the rest is. [Try again and I might read it|Send me a proper version].
wrongName > That's not my name. [Get it right|Use the right one] and I [might read the rest|may think about it].
pressure > [I don't like being rushed|The hurry puts me off|The deadline talk puts me off]. [I might look at it in my own time|Give me time and I might].
insult > [No need to be rude|You could say that nicely|Mind your tone], [then we can talk|and I might listen|and I may think about it].
threat > [I don't like the threat|That reads like a threat]. [Say plainly what you want and I may answer|What is it you want|Explain yourself].
# hard_objection
bereaved > [I'm sorry for your loss|I'm so sorry for your loss], but [I won't be able to come|I can't be there|I'd rather not come]. [I hope you understand|I wish you strength|My thoughts are with you].
friendadvice > [I'd rather not give advice on that|Don't ask me, please], [the last time I did it went wrong|I don't want to be the one to blame]. [Sorry|I hope you understand].
told > [Sorry, I can't deal with that|I'd rather stay out of that|I don't want to hear about it right now]. [Please ask one of the others|I hope you understand|Not now, please].
baffling > [I have no idea what this is|I don't know what this is about|This makes no sense to me], and [I don't want more of it|I don't care to find out|I won't answer riddles]. [Please leave it there|That's all].
sending > [Please don't send it|No, don't send me anything|Don't send it]. [I wouldn't read it|I delete such things unread|I mean it|I have enough to read].
hand > [Sorry, no|I really can't|No, not this time], [I did it last time|please ask somebody else|I told you I don't do that anymore]. [I hope you understand|Don't be mad].
secret > [I don't send money or details to strangers|I don't do that on the word of an email|Nobody gets that from me by email]. [Please stop|Forget it|I've reported it].
grievance > [That wasn't us|We did nothing wrong|It was nothing out of the ordinary], [and I won't be told off for it|so please don't write to me about it]. [That's all I have to say|].
borrow > [No|Sorry, no], [not after last time|I don't lend that out anymore|I don't lend my things out]. [Don't be mad|That won't change|You know why].
lost > [Please don't search our yard|I don't want anybody in our yard]. [I've looked myself and there's nothing|There's nothing here, and please don't ask again].
call calling > [I don't want a call|I don't take calls about this|No calls, please|I won't be calling|I don't call people I don't know]. [Please leave it there|That won't change|I mean it].
referring > I don't [give out names|pass on names]. [Please don't ask again|That won't change|I mean it].
fakeReply > [We never spoke|There is no earlier thread], so [drop the fake reply|the subject line is a lie]. [Not a good start, no|That's a no].
broken > [You didn't even fill in the template|Your placeholders are still in there]. [If that's the care I get, no|No thanks to that].
reproach > [I don't owe you an answer|Nobody owes you a reply]. [That tone settles it, no|It's a no].
insult > [You insult people and expect an answer|That was rude]. [Here it is: no|The answer is no].
threat > [I don't respond to threats|Threats don't work here]. [No|The answer is no|It's no].
pressure > [Invented deadlines|Fake urgency|Pressure] won't work on me. [No|It's a no].
# not_interested
bereaved > [I'm sorry for your loss|I'm so sorry for your loss]. [I can't be there, I'm afraid|I won't manage to come|I can't come, sorry][. I hope you understand|. My thoughts are with you|].
friendadvice > [No idea, sorry|I can't help you there|I know nothing about that, sorry|Beats me, I'm afraid][. Good luck with it|. Ask one of the others|].
told > [OK, but I'll stay out of it|Thanks, but I won't need it|Thanks, I don't need to know|OK, but count me out][, sorry|. Talk soon|].
baffling > [Not sure what this is|No idea what this is about|I don't get it|Whatever this is|Can't make head or tail of it], [no thanks|not for me|I'll leave it at that].
sending > [No need to send it|Please don't bother|No need|Don't send it please|I don't need it][, thanks|, but thanks|, but thanks for asking|].
hand > [I can't, sorry|Can't do it this time|I'll have to pass|Not this time, sorry][, I hope you find somebody|, good luck with it|].
secret > [Not sending anything|You won't get that from me|I'm not doing that][, sorry|. Deleted|. No].
grievance > [Wasn't us|That wasn't me|It wasn't us, I think][, sorry|. Ask next door|].
borrow > [Sorry, I don't have it anymore|I can't, I need it myself|Sorry, not this time|I'd rather not lend it out][. Hope you find one|, sorry about that|].
lost > [Haven't seen anything|No sign here|Nothing in our shed|We saw nothing][, sorry|, sorry. Good luck|. Sorry|. Hope it turns out well].
call calling > [No need to talk|No call needed|I'd rather not have a call][, thanks|, sorry|].
referring > [Nobody I can think of|I don't know anybody][, sorry|, I'm afraid|].
broken > [Nice placeholder|Nice template], [very personal|lovely]. [Not interested|No thanks|Pass].
wrongName > [That's not even my name|Wrong name]. [No thanks|Not interested|Pass].
insult > [Charming|Rude]. [Not interested|No|Pass].
threat > [Nice threat|Charming]. [Not interested|No|Pass].
# opt_out
[Please don't write to me again|Please take me off this list|No more emails please|Please stop writing to me|Take me off your list please][, thanks|].
[Remove me|Unsubscribe me|Stop emailing me|Delete my address][ please|, thanks|].
[Wrong address|Wrong person|I think you have the wrong address], [please take me off|please don't write again|remove me please].
[I don't want these emails|I don't need these emails]. [Please take me off|Please stop|Remove me please].
`;
