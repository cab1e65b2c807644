/**
 * Answers to what a stranger asks for, such as a call, a visit, a name or an address, whatever the email is about. `step`: the email says
 * what the reader should do or send. In the form that `readStock` reads.
 */
export const ASKS_TEXT = `
# interested
number > [Sure|Yes|OK|Yes please|Gladly], [give me a ring|call me|ring me|you can call]. [Just ring the office and ask for me|The office number is fine|The number is on our website|Best on the office line, in the morning].
fair meeting > [Yes, I'll be there|I'll be there|Yes, I'm going|I plan to be there, yes], [happy to stop by|I'll come by your stand|I'll find you there|I'll drop by]. [See you there|Coffee sounds good|Looking forward to it|].
slot slot2 meeting call > [<slot2> is better for me|<slot2> works better|I'd take <slot2>|<slot2>, please|Let's say <slot2>]. [Send the invite|Please send an invite|Talk then|I've put it in my calendar].
!slot day2 meeting part > [<day2> is better for me|<day2> works better|I'd take <day2>|Let's say <day2>|<day2> suits me better]. [Send the invite|Just send an invite|Thanks|See you then].
!slot day2 meeting !part > [<day2> is better for me|<day2> works better|I'd take <day2>|Let's say <day2>]. [Send the invite|Morning if you can|Afternoon if you can|Just tell me what time].
address > [Yes please|Yes|Sure|Why not, yes|Gladly], [I'd like to see it|I'd like to try it|go ahead|that would be nice]. [The address on our website is the right one|You'll find our address on the website|Our office address is on the website|I'll send you the address in a second email|I'll write again with the address].
address > [That we can try|Happy to try that|I'd give it a try]. [The address on our website is the right one|You'll find our address on the website|I'll send you the address in a second email].
slot meeting call > <slot> [works|is fine|works for me|is good|is fine with me|suits me]. [Send the invite|I've put it in my calendar|Please send an invite|Talk then|Speak then|It's in my calendar].
slot meeting call > [OK, <slot> then|<slot> it is|Let's do <slot>|Yes, <slot> is good|Sure, <slot> works]. [Send the invite over|Please send an invite|Talk then|I'll be there].
sends papers !goodies !address > [Yes please|Yes|Sure|Yep|Please do], [send it|send it over|go ahead and send it]. [I'll have a look tonight|I'll look at it this week|I'll go through it with a colleague|I'd like to see that][, thanks|].
sends !papers !goodies !address > [Yes please|Yes|Sure|Yep|Why not, yes], [go ahead|please do|I'd like that|send it over]. [I'm curious|I'll tell you what I think|I'll let you know][, thanks|].
sends goodies !address > [Yes please|Yes|Sure|Yep|Please do|Gladly], [go ahead|why not|that would be nice]. [We'll try it here|I'll let you know what we think|The address on our website is the right one|I'll tell you how it went][, thanks|].
sends !goodies !address > [Please send it|Go ahead, send it|Happy to get that]. [We can talk once I've seen it|I'll come back to you with questions|If it fits we can talk].
sends goodies !address > [Happy to try that|We'd try that|That we can do]. [If we like it we can talk|I'll tell you honestly|We can talk after that|The address on our website is the right one].
!slot !day !timed !part meeting call !elsewhen > [Sure|Yes|OK|Happy to], [a short call|a quick call|a call] [works|is fine]. [Mornings are best|After lunch is best|Early next week is good|Late next week is good|Most afternoons work][ for me|].
!slot !day !timed part meeting call !elsewhen > [Sure|Yes|OK|Happy to], [a short call|a quick call|a call] [works|is fine]. [Early next week is good|Late next week is good|Any day next week|Next week is fine].
onsite meeting !day !part !timed !elsewhen > [Sure|Yes|OK|Yes please], [come by|that works|you can come by|a visit is fine]. [Mornings are best|After lunch is best|Early next week is good|Just tell me when].
elsewhen meeting call !slot !day > [Sure|Yes|OK|Happy to], [a short call is fine|a call works|let's talk|we can talk]. [Send me an invite|Just send an invite|Mornings are best|After lunch is best|Put something in my calendar].
onsite elsewhen meeting !day > [Sure|Yes|OK|Yes please], [come by|that works|you can come by|a visit is fine]. [Mornings are best|After lunch is best|Just tell me when|Let me know the day before].
onsite meeting timed !day > [That works|Fine with us|That suits us|Yes, that works], [come by|you can come by|somebody will be here|a visit is fine]. [Just tell me the day|Tell me which day and when|Let me know the day before|Mornings are best].
onsite meeting day > <day> [works|is fine|is good|could work][ for us|], [come by|you can come by|somebody will be here|ask for me when you get here].
timed !nextWeek !thisWeek !slot !day meeting call > [That works for me|Works for me|That should work|Yes, that works|Fine with me, I have time then]. [Send me an invite|Just send an invite|Put something in my calendar|Please send the invite].
nextWeek !slot !day !part meeting call > [Next week works|Next week is fine|Next week is good|Yes, next week works|Next week suits me], [mornings are best|Tuesday or Wednesday would be best|Thursday afternoon if you can|any time before noon|Tuesday morning if you can|any day but Monday]. [Send me an invite|Just send an invite|Please send the invite|Put something in my calendar|].
thisWeek !slot !day !part meeting call > [This week works|This week is fine|This week is still possible|Yes, this week works], [mornings are best|any time before noon|right after lunch is best|late in the afternoon is best]. [Send me an invite|Just send an invite|Please send the invite|Put something in my calendar|].
!slot !day !timed !part meeting call !elsewhen > [Sure|Yes|OK|Happy to|Can do|Alright], [Tuesday morning|Wednesday before noon|Thursday after lunch|Friday morning|Thursday late in the day|Wednesday afternoon] [would work|works for me|suits me|is good|would be best]. [Send me an invite|Just send an invite|Put something in my calendar|Please send the invite|].
!slot !day !timed !part meeting call !elsewhen > [Can do|Yes, let's talk|OK, let's talk]. [Any morning next week|Any afternoon next week|The middle of next week|The end of next week][ works| is good| is fine].
!slot !day !timed part meeting call !elsewhen > [Can do|Yes, let's talk|OK, let's talk|Works for me]. [The middle of next week|The end of next week|Early next week|Any day next week][ works| is good| is fine].
!slot !day !timed !part meeting call > [Yes to a call|Fine with a call|Let's do the call], [mornings suit me best|afternoons suit me best|first thing in the morning is best|right after lunch is best]. [Send the invite over|Just send an invite][ please|].
!slot !onsite call meeting day > <day> [works|could work|is fine|is good][ for me| on my side|]. [Send the invite|Just put it in my calendar|Looking forward to it].
!slot !onsite call meeting day > [OK, <day> then|<day> it is|Let's do <day>]. [Send the invite over|Please send an invite|Keep it short please].
!slot !onsite !call meeting day > [<day> works|<day> is fine|<day> is good|Yes, <day> suits us]. [See you then|Thanks|Somebody will be here|].
meeting !call !day !onsite !timed !part !elsewhen > [Any day next week|Early next week|Any morning|The end of next week|Tuesdays and Thursdays] [is fine|works|suits me][, thanks|]. [Just tell me when|Let me know which day|].
meeting !call !day !onsite timed > [Happy to|Sure|Yes, let's do that|Yes, gladly|OK], [that works for me|I have time then|I can do that|that should work]. [Just tell me when|Tell me which day suits you|Let me know when exactly|].
refer owner > [That's me|That would be me|You found the right one|I look after that]. [Go ahead|Tell me more|What do you need to know|I'm interested, tell me more].
refer exec !owner > [You can start with me|I decide on that in the end|Talk to me first]. [Go ahead|Tell me more|What do you need to know].
refer offering team !owner > [That's|That would be|You want|That's a question for|Best talk to] <team>, and [I think they'd like it|they could use it|they might like it]. [I've forwarded your email|I'll send it over to them|Forwarded it just now].
refer !offering !owner > [Not me, but I know who|I know who that is|A colleague does that|I can tell you who|That's easy to find out]. [I've forwarded your email|I'll put you in touch|I'll ask them to write to you|I'll give them your email|Happy to connect you].
refer offering !owner !exec > [Not me, but I know who|I know who that is|A colleague does that]. [It looks useful, so I've forwarded it|I like the idea and passed it on|I've sent it over and said it looks good].
refer team !owner > [Not me, that's|Not mine, that's|I'd ask|Best ask|You'd have to ask] <team>. [I've forwarded your email|I've sent it over|I've told them you might write|They have your email now|I'll let them know].
refer near > [That's partly me|A colleague and I do that together|I have a say in it, with a colleague]. [Tell us more|Go ahead|I'd like to hear more].
# question
number > [Sure|Yes|OK|Fine with me], [the office number is fine|you can ring the office|the number is on our website]. [What would we cover|Is there anything I should read before|Can I get anything ready for it]?
fair meeting > [I think so|Probably, yes|Most likely]. [When is a good time to come by|Which day are you there|Can I bring a colleague along|Do I need to tell you when I come]? [I'd like to see it|I'll try to come by|].
address > [Sure|Yes, happy to|Probably yes|I'd like to]. [Is it all right if I send the address tomorrow|Is there anything we'd have to do with it|Is the address on our website all right]? [I'm curious|I'd like to try it|].
slot meeting call > <slot> [might work|could work|should work|is probably fine|looks possible]. [What would we cover|Who should be on it|Should I get anything ready|Is there anything to read before|Can a colleague join]?
slot slot2 meeting call > <slot2> [could work|should work|is probably fine|looks better|would suit me better]. [What would we cover|Who should be on it|Should I get anything ready|Is there anything to read before|Can a colleague join]?
sends goodies !address > [Yes, but one question first|Sure, but before that|Gladly, one thing first]: [is there any cost|do we have to return anything]? [If not, gladly|If not, go ahead].
sends goodies !address > [Yes please|Sure|Gladly|Yes, why not|Happy to try it]. [When would it get here|When could you send it|Is it all right if a colleague tries it too|Should I tell somebody here that it's coming]? [I'm curious|I'd like to try it|].
sends !goodies !address > [Yes please|Sure, send it|Yes, go ahead|Gladly|Please do]. [When can I expect it|Is it all right if I share it with a colleague|Can I come back to you with questions after that|How soon would I have it]? [I'm curious|It does interest me|].
!slot !day !timed !part meeting call !elsewhen > [Possible|Could do a call|Open to a call|Maybe a short call|I'd take a call], but [first|before that|one thing first]: [what would we cover|should I read anything before|who should be on it]? [If that fits, mornings are good|After that, any afternoon next week|If I like the answer, early next week would work|Then we can find a time].
nextWeek !slot !day !part meeting call > [Next week could work|Next week is possible|Next week should work], [mornings are best|Tuesday or Wednesday, probably|Thursday afternoon, probably|any time before noon]. [What would we cover|Who should be on it|Should I read anything before|How long would you need]?
!slot !day !timed part meeting call !elsewhen > [Possible|Could do a call|Open to a call|Maybe a short call|I'd take a call], but [first|before that|one thing first]: [what would we cover|should I read anything before|who should be on it]? [If that fits, let's do it|If I like the answer, next week would work|Then we can find a time].
!slot !day timed !nextWeek meeting call > [That could work|Should be possible|I think I can do that|That might work]. [What would we cover|Should I read anything before|Who should be on it|How long would you need]?
meeting day !slot > <day> [might work|could be OK]. [What time do you have in mind|Can you send me something to read first|How long would you need|Anything I should get ready]?
meeting !call !onsite !slot !day > [That could work|Should be possible|I think I can|Gladly, I think]. [When did you have in mind|How long would you need|Should I get anything ready|Can a colleague join]? [It does interest me|I'd like to|].
onsite meeting day > <day> [should work|could work|is probably fine|looks possible]. [Does somebody have to be there|Do you need anything from us for it|Should somebody show you around|What time would you be here]? [Otherwise just come|I'd like to see what you say|It does interest me|].
onsite meeting !day > [Possible|Could work|Fine in principle|I think so], but first: [how long would you need|would you need anything from us|does somebody have to be there]? [Then we can find a time|Otherwise just come|If that's fine, just tell me when].
refer !owner > [What should I tell them|What would you need from them|Can I give them your email|Should I ask them to write to you]? [I know who it is and I'm happy to connect you|I can connect you after that|Glad to point you to the right one].
refer owner > [That's me|That would be me|You've found the right one|I look after that]. [What would you need from us|What should I know|Who else do you do this for]? [I'm interested|It does interest me|Happy to look at it|].
refer owner !priced !nocost > [That's me|That would be me|You've found the right one|I look after that]. [What does it cost|What would it cost us|What do you charge|What do you charge for <sold>]? [I'm interested|It does interest me|Happy to look at it|].
refer offering !owner > [Before I point you to anybody|Before I pass on a name], [what does it cost|who have you done this for|do you have a reference or two]? [It does sound useful|Happy to connect you if it fits].
refer !offering !owner > [Depends|I can find out|I think I know who]. [What should I tell them|Should they write or call|Can I give them your number]? [Happy to connect you|Then I can point you to the right one|I can put you in touch after that].
# timing
number > [Please don't ring this month|No calls this month, please|Not this month], [too much on right now|we're flat out at the moment|it's a full month]. [Try me next month|Ask me again in a few weeks|Next month would be better].
fair meeting > [I won't be there this time|I can't make it this year|I'm not going this time|I have to miss it this year], [too much going on here|we're short of people|we're flat out just then]. [Maybe at the next one|Try me again next year|Ask me again later in the year].
slot slot2 meeting call > [Neither works for me|Neither time works|I can't do either of those], [too much on right now|it's a full month|we're flat out at the moment]. [Next month would be better|Could we look at next month|Try me again in a few weeks].
!slot day2 meeting > [Neither day works for me|Neither works, sorry|I can't do either day], [too much on right now|it's a full month|we're flat out at the moment]. [Next month would be better|Could we look at next month|Try me again in a few weeks].
slot !slot2 meeting call > <slot> [won't work|doesn't work|is no good for me], [too much on right now|it's a full month|we're flat out at the moment]. [Next month would be better|Could we look at next month|Try me again in a few weeks].
meeting call !slot > [No room for a call|Can't do a call|My calendar is full] [this month|until quarter end|these weeks]. [Try me after that|Next quarter is better|A call next month could work].
meeting call !slot > [Nothing against a call|Happy to talk|I'd take the call], but [not before next month|not this month|later in the quarter|not for a few weeks|only after the holidays]. [Write me again then|Try me then|Remind me then|Ask me again then|We can find a time then].
meeting day !day2 !slot > <day> [won't work|is no good], and [this month is packed|the next weeks are full]. [Try me next month|Let's look again next quarter].
sends goodies > [You can send it|Sure, send it], but [nobody will get to it this month|we won't try it before next month|there's no time to try it this month]. [Ask me about it in a month or two|No hurry on my side|Don't expect an answer soon].
sends !goodies > [You can send it|Sure, send it], but [I won't get to it this month|I won't look at it before next month|nothing will happen this quarter]. [Ask me about it in a month or two|No hurry on my side|Don't expect an answer soon].
address > [Not right now|Bad moment|Not this month], [I wouldn't get round to trying it|it would only sit here for now|nobody here has time to look at it]. [Ask me again in a few months|Try me next month|Maybe later in the year].
onsite meeting > [Not this month, please|Bad weeks for a visit|We have no time for a visit right now], [too much going on here|we're short of people]. [Try us next month|Ask again in a few weeks|Later in the year is better|Next month is better].
refer owner > [It'd be me|That's me], but [not this quarter|I can't look at it now]. [Try me in a few months|Next quarter is better].
refer !owner !loose > [The person for that|The one who does that] is [on leave|away][ right now|]. [Try again in a few weeks|Write again next month|Better to ask next month].
refer !owner > [There is somebody for that|I know who it is], but [they're swamped this month|they're flat out right now]. [Ask me again next month|Try again in a few weeks].
# referral
fair meeting > [I'm not going myself|I won't be there myself|I can't go this time], but [a colleague is|one of my colleagues is|a colleague may be there]. [I've passed it on|I've forwarded it|I'll tell them to come by].
refer team > [You're looking for|The right person is in|That would be somebody in|Ask in] <team>[, not me|].
refer team > [I'd ask|Ask|Best try] <team>[, they do that here|]. [I've forwarded your email|They should answer|I'll let them know].
refer owner !staff > I'm in charge of it, but [somebody on my team does it|one of my people looks after it day to day]. [I've forwarded it|I'll pass it on|Forwarded].
refer !exec !owner > [That would be|The one to ask is] [a colleague|my manager|somebody else on the team]. [I've forwarded it|I'll pass it on|Forwarded].
refer exec > [That's one of my people|Somebody on my team does that|A colleague of mine runs that]. [I've forwarded it|I'll pass it on|Forwarded].
refer !team > [Not me|It isn't me], [a colleague does that|it's a colleague's job]. [I've sent it over|I'll pass your email on|They have your email now].
meeting call !owner !near !exec > [No point in a call with me|A call with me won't help you], [a colleague decides this|a colleague looks after this]. [Forwarded|I've passed it on|I've forwarded your email].
# soft_objection
number > [I'd rather not talk on the phone yet|No call yet, please|I'd hold off on a call for now], [I'm not sure we need it|I'm not sure we need <sold>|I have my doubts|I don't see the need yet]. [Put it in an email first|What am I missing?|Convince me in writing first].
fair meeting > [I may be there|I'm not sure yet if I go|Perhaps I'll be there], but [I'm not sure we need it|I'm not sure we need <sold>|I have my doubts|I don't see the need yet]. [What am I missing|Convince me|What makes it worth the stop]?
slot meeting call > [I'd rather not book a time yet|Too early for me to fix a time|I'd hold off on a call for now], [I'm not sure we need it|I'm not sure we need <sold>|I don't see yet what it changes for us]. [Put it in writing first|Send me a bit more in writing first|What makes it worth the time?]
sends > [You can send it|Fine, send it], but [I doubt we need it|I'm not convinced yet|I can't promise anything comes of it].
address > [You can send one, but|Fine, send one, but] [I doubt we need it|I'm not convinced yet|I can't promise anything comes of it]. [The address is on our website|Our address is on the website].
onsite meeting > [Not sure you need to come|I'm not sure a visit is worth your time|I doubt it's worth the trip for you], [I'm not sure we need it|I'm not sure we need <sold>|there may be little to do here]. [What would you do here?|Convince me.|Could be wrong.]
!slot meeting call > [A meeting is too early|I'd rather not meet yet|Too early for me to say yes]. [Send me something written first|Put it in an email and I'll think about it|Convince me in writing first].
meeting call > [Not sure a call is worth it|I doubt a call helps], [I'm not sure we need it|I'm not sure we need <sold>|I don't see yet what it changes for us]. [What am I missing|Convince me first|What makes it worth the time]?
refer owner > [Probably me|I suppose that's me], but [I'm not sure we need it|I'm not sure we need <sold>|I have my doubts]. [Convince me.|What makes it worth a look?|Why should I look at it?]
refer !owner passon > [I could pass it on|I can forward it], but [I'm not sure they need it|I doubt it's worth their time|they get a lot of these]. [What makes it worth their time|Why should they look at it|Convince me first]?
refer !owner !passon > [I could give you a name|I know who it is], but [I'm not sure they need it|I doubt it's worth their time|they get a lot of these]. [Convince me first|What makes it worth their time|Why should they look at it]?
refer !owner !passon > I'd rather not [hand out names|point at a colleague|give you a name] [just like that|when I don't know who's asking]. [Maybe I'm too careful|Tell me a bit more about you first|Convince me].
# hard_objection
fair meeting > [I won't come by|I won't stop by|I'm not coming], [we don't need anything|we don't want it|it's not for us]. [That won't change|Please leave it there|Sorry to be blunt].
address > [Please don't send anything|Don't send me anything|No samples, please|Please keep it]. [We don't take things from people we don't know|We won't use it|It would go in the bin|We don't want it].
onsite meeting > [Please don't come by|No visits, please|We don't let people in who sell something]. [No exceptions|That won't change|So no].
meeting call > I don't [book calls|take meetings] [from cold emails|with people I don't know]. [No exceptions|That won't change|So no].
refer passon > We don't [forward offers|pass on offers like this|forward emails like this]. [That's a rule here|No exceptions|Company policy].
refer !passon > We don't [give out names|pass on names of colleagues|hand out contacts]. [That's a rule here|No exceptions|Company policy].
# not_interested
number > [No need to ring|Please don't ring|No call needed][, thanks|, sorry|]. [Not interested|We're fine|Not for us].
fair meeting > [I won't be there|I'm not going|I won't come by][, thanks|, sorry|, but have a good show|. Have a good show].
address > [No need to send one|Please don't send one|No sample needed|You can keep it][, thanks|, but thanks|]. [We wouldn't use it|Not for us|We're fine].
onsite meeting > [No need to come|No visit needed|No need for a visit|You can save yourself the trip][, thanks|, sorry|, but thanks|]. [We're fine|Not for us].
refer > [I'd rather not say who|No names from me|I can't help with that|I'd rather not point at anybody][, sorry|, I'm afraid|, but all the best|. Good luck|].
meeting call > No [call|meeting] [needed|necessary|for me][, thanks|, sorry|]. [Not interested|We're fine].
meeting call > [I'll skip the call|I'll pass on the call|No to the call][, thanks|, sorry|].
sends > [No need to send it|Don't send it|Please don't bother][, thanks|, we're fine|, not interested].
`;
