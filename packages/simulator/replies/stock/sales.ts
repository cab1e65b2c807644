/**
 * Answers to sales emails: interest, questions, delays and referrals. A line says about the reader's company only what its tags support.
 * `asked`: the email ends with a question about the reader's situation; `insider`: the reader may know the answer. `step`: the email says
 * what the reader should do or send. In the form that `readStock` reads.
 */
export const SALES_TEXT = `
# interested
loose > [Not me|Not us|We don't ourselves|Not here], but [I know somebody who might|a friend of mine might|I know one or two people who might|somebody I know might]. [I'll pass it on|I've sent it on|I'll show it to them|I'll send it to them tonight].
loose owner > [Yes|Yes, as it happens|We do, yes|Yes, a bit], so [tell me more|I'd like to hear more|I'm interested|I'm curious]. [How would it work for us|What would it cost|Is it worth it at our size]?
address > [Yes please|Yes|Sure|Why not, yes|Gladly], [I'd like to see it|I'd like to try it|go ahead|that would be nice]. [The address on our website is the right one|You'll find our address on the website|Our office address is on the website|I'll send you the address in a second email|I'll write again with the address].
address > [That we can try|Happy to try that|I'd give it a try]. [The address on our website is the right one|You'll find our address on the website|I'll send you the address in a second email].
step > [Yes please|Yes|Sure|OK|Yes, why not], [I'm interested|I'd like that|we'd like that|I'd like to hear more]. [You'll hear from me this week|I'll get back to you this week|I'll be in touch tomorrow|More from me tomorrow|I'll check one thing here and write again|].
step > [Good, I'm interested|I'm up for it|I'd like to go ahead|OK, I'm in]. [You'll hear from me this week|I'll get back to you tomorrow|I'll be in touch|I'll come back to you with that].
slot meeting call > <slot> [works|is fine|works for me|is good|is fine with me|suits me]. [Send the invite|I've put it in my calendar|Please send an invite|Talk then|Speak then|It's in my calendar].
slot meeting call > [OK, <slot> then|<slot> it is|Let's do <slot>|Yes, <slot> is good|Sure, <slot> works]. [Send the invite over|Please send an invite|Talk then|I'll be there].
owner offering !step !slot !refer !asked * > [Good timing|This comes at a good time|You caught me at a good moment], I've been [thinking about this|looking into this a bit|meaning to look into this]
!step !slot !refer !asked !loose * > [This makes sense to me|That makes sense to me|Makes sense], and I'd like to [know more|hear more]
!step !slot !refer !loose * > [I'm open to it|Open to it|I'd look at it|Worth a closer look|I'm interested|Sounds interesting|Sounds good]
thing !asked !slot !refer !loose !address * > [I like the idea of|I'd like to hear more about|I'd like to know more about|I'm curious about|I'd like to know a bit more about] <thing>
thing !asked !slot !refer !loose !address !meeting > [Tell me more about|Can you tell me more about|Do you have something I can read on|Can you send me something on] <thing>? [I'm interested|Sounds good so far|I like it so far|It might be something for us].
thing !asked !slot !refer !loose !address !step > [We might want|I could see us using|We may well want|I can see us with|I wouldn't mind] <thing>. [Tell me more|Send me the details|What would you need to know from us|What would it look like for us]?
software !step !slot !refer !asked > [Could be useful|Interesting|This is interesting|Might be useful]. [How does it work|What does it look like in practice|Can I see it somewhere]?
wares !bare !step !asked !refer !goodies > [Could be useful|Could be something for us|We may need some]. [Can you send me the details|Do you have a price list|What's the smallest order]?
!bare !asked !refer !loose !slot !address !step > [OK|Alright|Fine], [I'll bite|you got me|I'm curious|you have my attention]. [Tell me more|Go on|Go ahead].
software !asked !refer !sends !proposes > I'd like to see what it [looks like|would do] for [somebody like us|a place like ours|us]. [Then we can talk|We can take it from there|If it holds up we can talk].
owner problem !asked !refer * > [That's exactly what we have|That's us|You describe us well], and [it bugs me too|it has bothered me for a while]
owner !refer !asked !slot * > I [look after this here|run this here|decide on this here], and I'd [like to hear more|be open to it]
sends !goodies !address > [Yes please|Yes|Sure|Yep|Please do], [send it|send it over|go ahead and send it]. [I'll have a look tonight|I'll look at it this week|I'll go through it with a colleague|I'd like to see that][, thanks|].
sends goodies !address > [Yes please|Yes|Sure|Yep|Please do|Gladly], [go ahead|why not|that would be nice]. [We'll try it here|I'll let you know what we think|The address on our website is the right one|I'll tell you how it went][, thanks|].
sends !goodies !address > [Please send it|Go ahead, send it|Happy to get that]. [We can talk once I've seen it|I'll come back to you with questions|If it fits we can talk].
sends goodies !address > [Happy to try that|We'd try that|That we can do]. [If we like it we can talk|I'll tell you honestly|We can talk after that|The address on our website is the right one].
proposes !address > [Yes please|Yes|Sure|OK], [go ahead|please do|why not|do that]. [I'm curious|Let's try it|Keep me posted].
proposes !address > [Please do|Go ahead|Why not, go ahead|You can do that]. [If I like it we can talk|Then we'll see|After that I can tell you more].
opinion linked !bare > [Had a quick look|Went through it|Just had a look at it|Looked at it over lunch], [it's good|I like it|nicely done|that could work for us]. [What would it cost for us|Can you tell me a bit more about it|What would it take here]?
!slot !day !timed meeting call > [Sure|Yes|OK|Happy to], [a short call|a quick call|a call] [works|is fine]. [Mornings are best|After lunch is best|Early next week is good|Late next week is good|Most afternoons work][ for me|].
onsite meeting !day > [Sure|Yes|OK|Yes please], [come by|that works|you can come by|a visit is fine]. [Mornings are best|After lunch is best|Early next week is good|Just tell me when].
onsite meeting day > <day> [works|is fine|is good|could work][ for us|], [come by|you can come by|just come to the front desk|ask for me when you get here].
timed !slot !day meeting call > [That works for me|Works for me|That should work|Yes, that works|Fine with me, I have time then]. [Send me an invite|Pick a day and send the invite|Just send an invite|Put something in my calendar|Name a day and I'll be there].
!slot !day !timed meeting call > [Can do|Yes, let's talk|OK, let's talk]. [Any morning next week|Any afternoon next week|The middle of next week|The end of next week][ works| is good| is fine].
!slot !day !timed meeting call > [Yes to a call|Fine with a call|Let's do the call], [mornings suit me best|afternoons suit me best|first thing in the morning is best|right after lunch is best]. [Send the invite over|Just send an invite][ please|].
!slot !onsite meeting day > <day> [works|could work|is fine|is good][ for me| on my side|]. [Send the invite|Just put it in my calendar|Looking forward to it].
!slot !onsite meeting day > [OK, <day> then|<day> it is|Let's do <day>]. [Send the invite over|Please send an invite|Keep it short please].
interest !opinion !goodies !step !address > [Yes|Sure|Yep|Yes please|Why not], [send me something|send me more|send over the details]. [I'll read it this week|I'll have a look tonight|I'll go through it with a colleague|Happy to look].
interest !step > [Yes|Sure|Yep|Yes please|Why not], [I'm interested|I'm open to it|I'd like to know more]. [Tell me more|What would it look like for us|We can take it from there|What would it cost for us]
interest !step > [Yes, I think so|Possibly, yes|Yes|I'd say yes|Probably, yes], [it's worth a look|I'd like to know more|I'd like to hear more]. [How would it work for us|Can you tell me a bit more|Is there something I can read on it]?
refer owner > [That's me|That would be me|You found the right one|I look after that]. [Go ahead|Tell me more|What do you need to know|I'm interested, tell me more].
refer exec !owner > [You can start with me|I decide on that in the end|Talk to me first]. [Go ahead|Tell me more|What do you need to know].
refer offering team !owner > [That's|That would be|You want] <team>, and [I think they'd like it|they could use it|they might like it]. [I've forwarded your email|I'll send it over to them|Forwarded it just now].
refer !offering !owner > [Not me, but I know who|I know who that is|A colleague does that|I can tell you who|That's easy to find out]. [I've forwarded your email|I'll put you in touch|I'll ask them to write to you|I'll give them your email|Happy to connect you].
refer offering !owner !exec > [Not me, but I know who|I know who that is|A colleague does that]. [It looks useful, so I've forwarded it|I like the idea and passed it on|I've sent it over and said it looks good].
refer near > [I'm part of that|That's partly me|A colleague and I look after that]. [Tell us more|Go ahead|I'd like to hear more].
asked either insider > [A bit of both|Both, depending on the week|It varies|Depends on the day], [so go on|so I'd like to hear more|and I'd be open to something better|so tell me more].
asked settled insider > [Not really|Not entirely, no|Mostly, but not always|It could be better], so [go on|tell me more|I'd like to hear more|I'm open to it].
asked yesno degree insider !settled !either > [More or less, yes|Partly|On and off|Up to a point|Sort of]. [There's room to improve, so tell me more|Enough to look at what you have|So I'd like to hear more|So go on].
asked yesno !degree insider !settled !either > [Yes|Yes, in fact|Yes, sort of|As it happens, yes|I think so, yes], [so go on|so tell me more|and I'd like to hear more|and I'm interested]. [What would it cost us|How would it work here|I'd have to look up the details|].
asked howlong taking insider > [Longer than I'd like|Too long, to be honest|Hard to say, longer than it should be]. [So yes, tell me how you'd do it.|So I'm interested in how you'd do better.|How would you cut that down?]
asked count > [I'd have to look that up|I don't have that at hand|I'd have to count], but [I'm interested|it does interest me|I'd like to hear more]. [I'll get back to you with it|You'll have it tomorrow|Give me a day].
asked how insider !either > [We get by, but it could be better|Nothing I'm proud of|It could be better, to be honest|In a way I'd like to change|Nothing special, and it could be better], so [go on|tell me more|I'd like to hear more|I'm interested].
asked !count > [Let me check|I'd have to check|Let me find out|I'd have to ask around], but [I'm interested|it does interest me|I'd like to hear more|I'd like to talk about it]. [I'll get back to you|You'll hear from me this week|Give me a day|I'll write tomorrow].
claim !asked !refer * > [If the <claim> holds for us|If we got close to the <claim>], [I want to know more|that's worth my time]
claim !asked !refer * > The <claim> [got my attention|caught my eye|is what made me read on]
observation !asked !refer * > [You did your homework|You clearly looked us up|Nice that you looked us up first], and [it does interest me|I'd like to hear more|I'm open to it]
far !exec > [Not my area|Not my department|Not what I do|I don't decide this], but [I like it|it's a good idea|it sounds good to me|I like the idea]. [I'll show it around here|I'll pass it to the right people|I'll bring it up with those who decide|I'll mention it to my boss].
far team > [Not mine to decide|Not my department], but [I like it|it's a good idea|I like the idea]. [I'll take it to <team>|I'll show it to <team>|I'll forward it to <team>][, they should see it| and see what they say|].
far > [I don't work on this|This isn't my job|It's not my field], but [I like the idea|it's a nice idea|it looks good to me]. [Is there something short I can forward?|Have you got a page I can pass on?|I'll put in a word for it.|I'll ask the others to have a look.|I'll bring it up this week.]
far thing > [Not my area|Not my department|I don't decide this], but [I like the idea of|I can see us with|I'm in favor of] <thing>. [I'll show your email around here|I'll pass it to the right people|I'll bring it up this week].
near > [I don't decide this alone|I work close to this|I'm involved in this], but I [like it|think it's worth a look]. [Is there something I can show around?|Have you got a page I can share with the others?|I'd bring the others in.]
exec !far !meeting !sends !proposes !refer !asked !loose !step > [I like it|Sounds good], [I'll bring in the team|my team will take it from there|I'll have somebody here look into it with you].
!bare !meeting !sends !proposes !refer !asked !loose !step > [Can you send me|Could you send me] [a one-pager|something short|a short overview|a short summary] [I can pass around|I can share here]? [I like the idea|Interested].
insult > [Rude|Ouch|That stings|Not the nicest opening], but [you're not wrong|you have a point|it could be better]. [What would you do instead|What would it take|So go on, what do you have]?
insult > [You could have said that nicely|I've had kinder emails], [but I do want it fixed|but it needs doing|but fair enough]. [How would you do it|What do you have in mind|What's the next step]?
threat > [I don't like the tone|That sounds like a threat], but [the topic interests me|I do want to know more|I'm curious]. [What do you actually do|How does it work]?
+ !sends !meeting !proposes !asked !step !refer > [What would it look like for us|What happens next|What would it cost for us]?
+ !meeting !sends !proposes !asked !step !refer > [Tell me more|Send me the details|Can you send me a bit more]?
+ !slot !day !timed meeting call > [Let's have a call|Happy to have that call|A short call is fine].
+ slot > <slot> [works|is fine].
+ !slot day > <day> [works|is fine].
+ proposes > [So yes, go ahead|So go ahead|Please do].
+ sends > [So yes, send it|Please do send it|Go ahead and send it].
# question
loose > [Not me|Not us|Not here], but [I may know somebody|somebody I know might|I have somebody in mind|a friend might be interested]. [Can I give them your number|Can I just pass on your email|Should they call you|Is there something short I can show them]?
loose owner > [A little|Yes, in a small way|Some, yes|Yes, a bit]. [Is it worth it at our size|Does it work on a small scale|How would it work for us|Would it be worth your while]? [I'm interested|If so, tell me more|Happy to talk if it is].
address > [Sure|Yes, happy to|Probably yes|I'd like to]. [Is it all right if I send the address tomorrow|Is there anything we'd have to do with it|Does it come with instructions|Is the address on our website all right]? [I'm curious|I'd like to try it|].
slot meeting call > <slot> [might work|could work|should work|is probably fine]. [What would we cover|Who should be on it|Should I get anything ready|Is there anything to read before]?
asked count > [I'd have to check|I'd have to look that up|I don't have that at hand]. [Is a rough answer enough|Would a rough figure do|Is a guess good enough]? [I'm interested, just asking|Then I can tell you more|It does interest me].
asked how insider > [We get by|It could be better, to be honest|Nothing special|Nothing I'm proud of]. [What do others do|What would change for us|How do others do it|How much better would it be]? [I'm interested, just asking|It does interest me|].
asked !count > [I'd have to check|Let me find out|I can find out|I'd have to ask around]. [Can I get back to you tomorrow|Can I get back to you on that|Is it all right if I ask a colleague first]? [I'm interested, just asking|I'm open to it, just asking|It does interest me].
asked yesno !degree insider !settled !either > [Yes, I think so|In a way, yes|Possibly|As far as I know, yes]. [How would it work for us|What would change for us|What would it cost us|How much work would it be for us]?
asked either insider > [A bit of both|Depends on the week|It varies]. [How would it work for us|What do others do|What would change for us]? [It does interest me|I'm interested, just asking|].
asked settled insider > [Mostly, yes|More or less|Most of the time]. [How much better would it be|What would change for us|What do others do]? [I'm open to it, just asking|It does interest me|].
asked howlong > [I'd have to look it up|Depends|It varies a lot]. [What's usual elsewhere|What would you expect to see|Is a rough figure enough]? [I'm interested, just asking].
!priced !nocost !sends !refer !asked !loose !address > [What does it cost|How is it priced|What's the price]?[ Ballpark is fine.| A range is enough.| Just roughly.|]
thing !priced !nocost !refer !asked !loose !address > [What's the price of|Can you give me a price for|Do you have a price for] <thing>? [Ballpark is fine|A range is enough|Just roughly|].
thing !refer !asked !loose !slot > [How would <thing> work here|What would we have to do for <thing>|Can you tell me a bit more about <thing>]? [I'm interested, just asking|I like the idea|It might be something for us].
software !refer !asked > [Who else uses this|Which companies like ours use this]? [Asking before I go further|I'm curious|Would help me decide|It would help to know].
offering !bare !goodies !refer !asked !sends > [Do you have a reference or two I could call|Is there a customer of yours I could ask|Do you have customers near us]? [Asking before I go further|It would help me decide|I'm interested, just careful].
software !refer * > [How does this work with|Does this plug into|Does it fit with|Does it talk to] [what we already run|the tools we have|our current setup]?
!asked !refer !step !slot * > [Interesting|Fine so far|OK|Looks good|Sounds good]. [How would it work for us|Can you tell me a bit more|How much work would it be on our side|What would it look like for us]?
wares !goodies !refer > [Could be something for us|We might need some|Possible|Sounds fine]. [How soon could you deliver|What's the smallest order|Could we try a few first]? [Then I can tell you more|If that fits, yes|Otherwise fine].
!observation software !refer * > [Is this|Is it] [meant|really] for [places our size|companies like ours|somebody like us]?
software !refer !asked * > [Before I go further|Before I spend time on it], [how is this different from what we do today|how much effort is it for us|what would we have to change]?
!asked !refer !step !slot !sends * > [Before I go further|Before I decide], [can you tell me a bit more|what should I know|how much work would it be for us]?
software !refer !asked * > I [get|understand] the idea, but [what would we do differently day to day|what happens in the first month|what does the start look like]?
software !refer !asked * > [What's the catch|What's the commitment|Is there a contract|Can we try it first]?
nocost !refer * > [What's the catch|Where's the catch|What do you get out of it]?
software !sends !linked !asked !refer * > [Is there|Do you have] [a case close to ours|something I can read first]?
sends !goodies > [Yes, but one question first|Sure, but before that|Gladly, one thing first]: [is there any cost|what happens after that|is it a lot to go through]? [Then do send it|After that, gladly|If that fits, go ahead].
sends goodies !address > [Yes, but one question first|Sure, but before that|Gladly, one thing first]: [is there any cost|what happens after that|do we have to return anything]? [After that, gladly|If that fits, go ahead].
owner software !refer > [What does it work with|Which systems does it connect to|Can it work next to what we have] and [who runs it day to day|how long until it pays off|what do I have to change]?
owner !asked !refer !step * > [This is my area|I look after this], so [two questions|two quick ones]: [how would it work here|how much work is it on our side] and [what does it cost|how soon could it start]?
owner problem !wares !refer !asked * > [We do have that problem|You're right about the problem]. [How fast would we see a change|How much work is it on our side|What would it cost us]?
!slot !day !timed meeting call > [Possible|Could do a call|Open to a call|Maybe a short call|I'd take a call], but [first|before that|one thing first]: [what would we cover|should I read anything before|who should be on it|is there anything you need from me]? [If that fits, mornings are good|After that, any afternoon next week|If I like the answer, early next week would work|Then we can find a time].
!slot !day timed meeting call > [That could work|Should be possible|I think I can do that|That might work]. [What would we cover|Should I read anything before|Who should be on it|How long would you need]?
meeting day !slot > <day> [might work|could be OK]. [What time do you have in mind|Can you send me something to read first|How long would you need|Anything I should get ready]?
onsite meeting !day > [Possible|Could work|Fine in principle|I think so], but first: [how long would you need|would you need anything from us|does somebody have to be there|do you come on weekends too]? [Then we can find a time|Otherwise just come|If that's fine, mornings are best].
interest !step !address * > [Maybe|Perhaps|Depends|Could be|Possibly]. [How would it work for us|Can you tell me a bit more|How much work is it on our side|What would it look like for us]?
interest software * > [Maybe|Perhaps|Depends|Could be|Possibly]. [How much work is it for us|What would it change for us|How soon would we notice]?
step !far > [Probably yes|I think so|Sounds good|I'd say yes]. [Can I get back to you on that tomorrow|Does it cost anything before that|Is it all right if I check with a colleague first]? [I'm interested|I like the idea|].
refer !owner > [What should I tell them|What would you need from them|Can I give them your email|Should I ask them to write to you]? [I know who it is and I'm happy to connect you|I can connect you after that|Glad to point you to the right one].
refer owner > [That's me|That would be me|You've found the right one]. [What would you need from us|What does it cost|How much work is it on our side]? [I'm interested|Go ahead|Tell me more].
refer offering !owner > [Before I point you to anybody|Before I pass on a name], [what does it cost|who have you done this for|do you have a reference or two]? [It does sound useful|Happy to connect you if it fits].
refer !offering !owner > [Depends|I can find out|I think I know who]. [What should I tell them|Should they write or call|Can I give them your number]? [Happy to connect you|Then I can point you to the right one|I can put you in touch after that].
opinion linked !bare * > [Had a look|I looked at it]. [What would it cost for us|What would you change here|What would it take here]
claim !refer !asked * > [Where does the <claim> come from|Is the <claim> typical|How do you get to the <claim>], [is that one customer or an average|who measured that]?
observation !asked !refer > [You've done your homework|You've had a proper look|You've looked us up]. [Tell me more|Go on|All right, you have my attention|OK, I'm curious].
far > [Not my area, but I can pass it on|I don't work on this, but I can pass it on|It's not my field, but I can ask around here|I'm not the one who decides, but I know who is]. [Is there something short I can forward|Should I tell them to write to you|What should I tell them|Do you want me to pass it on|Is it all right if I just forward your email]?
far > [Did you mean to write to me|Why me|How did you get to me|What made you write to me|Who gave you my name]? [I don't work on this, but I can pass it on|It's not my job, though somebody here may like it|Not my field, but I can pass it on|I'm not the one who decides, though I know who is|Others here decide on it, but I can tell them].
near > [I'd be involved|I work close to this]. [What would change for us|How much work is it for us|Who else needs to be involved]?
exec !far !asked !refer * > [One question|Just one question], [why should we do this now|what would it change here|why now]?
insult > [Do you talk to all your customers like that|Is that how you usually sell|Does that opening work on people]? [The point may be fair, so what would you do|I'm still curious what you'd do|I'd look at your work though].
threat > [Is that a threat|Am I supposed to be scared]? [If there's a real offer behind it, explain it|Tell me what you actually do and I'll look].
+ !meeting !sends !asked !far > [If the answer is good|If it fits], happy to [talk|take it further|look closer].
+ !slot !day !timed meeting call > [If that fits, let's have the call|If the answer is good, yes to a call].
+ [A short answer is fine|A line or two is enough].
+ !day !timed meeting call > [Just email me, no call needed yet|Email is best for now].
# timing
loose owner > [Not now, but maybe later|Not at the moment|Not yet|Not right now], [ask again in the new year|write again in a few months|try me next season|ask me once more next year|ask me again in half a year].
loose > [I may know somebody|I might know somebody], but [I won't see them before next month|they have no time for it right now|they're away just now]. [Remind me in a few weeks|Write again in a few weeks|I'll ask them when I see them].
loose > [Nobody comes to mind right now|Can't think of anybody right now|No one I can think of this week], but [ask me again in a few weeks|I'll ask around when there's time|I'll keep it in mind]. [It's a busy month|Too much on|].
slot meeting call > <slot> [won't work|doesn't work|is no good for me], [too much on right now|it's a full month|we're flat out at the moment]. [Next month would be better|Could we look at next month|Try me again in a few weeks].
!asked !refer !loose * > [This|It] is [interesting|worth a look], but not [this quarter|right now|before the year is out]
leads !refer !asked !loose * > We're in the middle of [a big project|next year's planning] [right now|at the moment] and [nothing new starts until it's done|can't take on anything else]
owner !nocost !goodies !address * > [Budgets are fixed|Our budget is set|Money for this year is spent], so [now is the wrong moment|it has to wait]
!exec !whole !refer !loose * > I'm [new in the role|still settling in] and [need a few months|won't change anything yet]
!refer !loose !asked * > We're [short of people|stretched thin|busy with other things] [right now|this quarter], so [it's too soon|not yet]
owner software > We're [locked into|tied to] [what we have|a contract] [for now|for some months still]
!asked !refer !loose !address > [Too early|A bit early] for us. [Circle back|Get back to me|Check in again] [next quarter|in six months|after the summer].
owner !nocost !goodies !address > Budget is [closed|set|locked] [for now|this year]. [Next cycle perhaps|Ask again next year|Try me when we plan again].
!refer !loose !asked > [Busy|Swamped|Heads down] [right now|these weeks|with other things]. [Later maybe|Check back in a couple of months|Ask me again in a month or two].
thing !far !asked !refer !loose !slot > [Not the right time for <thing>|Nothing doing on <thing> right now|I can't think about <thing> this month|No time for <thing> right now], [sorry|I'm afraid|too much else going on]. [Ask me again in a few months|Try me next quarter|Maybe later in the year|Write again when things are quieter].
thing !far !asked !refer !loose !slot > I [like|don't mind] the idea of <thing>, but [not this quarter|it has to wait|not this year|the timing is off]. [Come back to me in a few months|Ask me again later in the year|Remind me next quarter].
thing owner !refer !loose > I'll [look at|come back to|think about] <thing> [next year|later in the year|after the summer], not before.
far thing > [Not my area|I don't decide that], and [nobody here has time for <thing> right now|it's no time to bring up <thing>|everybody is too busy for <thing> this month]. [Maybe in a few months|Try again in the spring|Later in the year perhaps].
meeting call !slot > [No room for a call|Can't do a call|My calendar is full] [this month|until quarter end|these weeks]. [Try me after that|Next quarter is better|A call next month could work].
meeting call !slot > [Nothing against a call|Happy to talk|I'd take the call], but [not before next month|not this month|later in the quarter|not for a few weeks|only after the holidays]. [Write me again then|Try me then|Remind me then|Ask me again then|We can find a time then].
meeting day !slot > <day> [won't work|is no good], and [this month is packed|the next weeks are full]. [Try me next month|Let's look again next quarter].
owner !refer !loose * > I [look after|run] this, and [it's on my list for next year|it's third on my list|it comes after the current project]
interest > [Interested, yes, but not now|Yes, just not this quarter|Perhaps, but not this year|Interested, but not before the new year]. [Ask me again after the summer|Come back to me later|Write me again when things are calmer].
interest > [Yes in principle|Maybe|Could be|In principle|Probably], but [not now|not this month|the timing is bad|we can't start anything new right now]. [Come back in a few months|Try me later in the year|Next quarter is better|Write again after the summer].
sends > [You can send it|Sure, send it], but [I won't get to it this month|I won't look at it before next month|nothing will happen this quarter]. [Ask me about it in a month or two|No hurry on my side|Don't expect an answer soon].
address > [Not right now|Bad moment|Not this month], [I wouldn't get round to trying it|it would only sit here for now|nobody here has time to look at it]. [Ask me again in a few months|Try me next month|Maybe later in the year].
onsite meeting > [Not this month, please|Bad weeks for a visit|We have no time for a visit right now], [too much going on here|we're short of people]. [Try us next month|Ask again in a few weeks|Later in the year is better|Next month is better].
refer owner > [It'd be me|That's me], but [not this quarter|I can't look at it now]. [Try me in a few months|Next quarter is better].
refer !owner !loose > [The person for that|The one who does that] is [on leave|away][ right now|]. [Try again in a few weeks|Write again next month|Better to ask next month].
refer !owner > [There is somebody for that|I know who it is], but [they're swamped this month|they're flat out right now]. [Ask me again next month|Try again in a few weeks].
asked > [I'd have to check|I'd have to ask around], and [there's no time for it this week|this month is too full|not this week|I'm away until Monday]. [I'll get back to you|Ask me again in a few weeks|Try me again next month|More when things are calmer].
far > [Not my area|Not my topic|Not my job|I don't decide this], and [everybody here is busy right now|nobody has time for it this month|they're all tied up at the moment|the ones who decide are hard to get hold of these days]. [Maybe in a few months|Try again in the spring|Write again when things are quieter|I'd wait a month or two].
far !exec > [I'd pass it on, but not now|I can pass it on, but not this week|I'd mention it to the others, but not now], [we're short of people|it's our busy season|everyone is flat out|they have other worries]. [Ask again in a few months|Try later in the year|Maybe after the summer|Send it again in a month or two|I'll bring it up when it's calmer].
exec !far !refer !asked * > [The plan for this quarter is done|Our list for this quarter is full], and [this isn't on it|this didn't make it]
insult > [Nice manners|Charming], [and a bad moment too|and bad timing too]. [We'll get to it later this year|Not before next year anyway|It's on the list for later].
insult > [We know it isn't great|It's on our list], [no need to be rude|thanks for the charm]. [Not this quarter|Later this year, maybe|Next year].
threat > [Pushing won't make it faster|Threats don't change our calendar]. [We look at this next year|Not this quarter|Ask again later, politely].
+ [Try me again|Check back|Write me again] [next quarter|in three or four months|in the new year|after the summer].
+ [Feel free to come back later|You're welcome to follow up later|Happy to look at it later].
+ [Remind me|Nudge me] [in a few months|when things calm down|next quarter].
# referral
loose > [Not us|Not me|Nothing like that here], but [I know somebody who does|a friend of mine does|a relative of mine does|somebody I know does]. [I've passed it on|I've sent it on|I'll tell them about it|Your email is with them now].
loose > [Somebody I know might need it|A friend of mine might want this|I know one person who might], [I've sent it on|I've passed your email on|I'll show it to them]. [They'll write if it's of use|No promises|They'll call you if they like it].
!exec !owner > [I'm not the right person|I don't deal with this|I don't look after this], [a colleague does|another team does|somebody else here does]. [I've forwarded it|I'll pass it on|I've passed it on|I've sent it over][, they'll write if it fits|, no promises|].
* [I'll forward this|I've forwarded this|Passing this on|I've passed it on] to [the colleague who decides on these things|the people who decide on this|whoever looks after it here]
!exec !buys !owner > [Wrong person|I'm the wrong one for this], [try|you want] [our head office|the main office|whoever decides on this].
team > [That's one for|You want|Try|Best ask|This goes to] <team>[, not me|, I'm the wrong person|].
team > [This sits with|This belongs to|That's handled by] <team>, [not with me|I have no say in it]. [I've forwarded it|I'll pass it on|].
team > [I'll forward this|Forwarded|Passed this on] to <team>[, they decide| and they'll answer if it fits|].
far > [I have nothing to do with this|This has nothing to do with my job|I don't look after this]. [Somebody in the office might know|Ask the office|Try the main office|The main number can put you through|I'd call the front desk and ask].
far > [Not my job|Not what I do|Not my department], [a colleague handles it|somebody else here decides that|that's for others here]. [Forwarded|I've passed it on|I'll pass it on].
far team > [I don't look after this|I don't decide this|Not my area]. [Ask <team>|That would be <team>|Try <team>].
near > [I work with this but don't decide|I'm close to this, but the decision isn't mine]. [My colleague decides, I've forwarded it|Passing it to the one who decides].
near team > [I'd be using it, but|I'm involved, but] <team> decides[ on it|]. [Forwarded|I've passed it on|Write to them directly].
owner !staff > It's my area, [but somebody on my team runs it day to day|but one of my people handles it]. [Forwarded|I've passed it on|They'll be in touch if it fits].
thing !owner !exec > I don't [decide on|deal with|have a say in] <thing>, [a colleague does|somebody else here does]. [Forwarded|I've passed it on|I'll pass it on].
thing !owner > I've [passed on|forwarded] your email about <thing>[ to a colleague| to the one who decides|]. [They'll get back to you if it fits|No promises|You'll hear from them|Give it a week or two].
exec > [My team looks after such things|I don't look after this myself|I leave this to my team]. [Forwarded|I've passed it on|I've sent it to them].
staff > [That's my manager's decision|Not my decision|I don't buy anything here]. [I'll show it to my manager|Forwarded to my manager|I've shown it to my manager].
refer team > [You're looking for|The right person is in|That would be somebody in|Ask in] <team>[, not me|].
refer team > [I'd ask|Ask|Best try] <team>[, they do that here|]. [I've forwarded your email|They should answer|I'll let them know].
refer owner !staff > I'm in charge of it, but [somebody on my team does it|one of my people looks after it day to day]. [I've forwarded it|I'll pass it on|Forwarded].
refer !exec !owner > [That would be|The one to ask is] [a colleague|my manager|somebody else on the team]. [I've forwarded it|I'll pass it on|Forwarded].
refer exec > [That's one of my people|Somebody on my team does that|A colleague of mine runs that]. [I've forwarded it|I'll pass it on|Forwarded].
refer !team > [Not me|It isn't me], [a colleague does that|it's a colleague's job]. [I've sent it over|I'll pass your email on|They have your email now].
meeting call !owner !near !exec > [No point in a call with me|A call with me won't help you], [a colleague decides this|this isn't my area]. [Forwarded|I've passed it on|I'll send it their way].
insult > [I'll forward this, tone and all|Forwarding this as it stands], [it isn't my area|I don't look after it]. [Let's see what they say|They'll enjoy it].
threat > [I've passed this on|Forwarded], [our lawyers like to read things like that|the people who deal with threats should see it]. [It isn't my area|Not my job].
+ [They'll get back to you|They'll be in touch if it fits|I'll leave it with them].
+ [Can't promise they answer|No promises|They're busy, so give it a week].
`;
