/**
 * Answers to sales emails: interest, questions, delays and referrals. A line says about the reader's company only what its tags support.
 * `asked`: the email ends with a question about the reader's situation; `insider`: the reader may know the answer. What else the email asks
 * for is answered in `asks.ts`. In the form that `readStock` reads.
 */
export const SALES_TEXT = `
# interested
asked arrived > [It did, thanks|Yes, it came, thanks|It came, thank you|Yes, it's here, thanks], [and I like it|and I'd like to hear more|and it does interest me|and I'm interested]. [Can you send me the details|Let's talk|Tell me more|].
far > [This would be for somebody else here|Somebody else would have to decide this|That's up to others here], but [it reads well|it sounds useful|I can see the point]. [I'll pass your email on|I'll forward it with a good word|I've sent it to the ones who decide].
far !sends > [I'd be happy to pass this on|Happy to pass this on|I can take this to the right people|I'd gladly show this around]. [Should they write to you directly|Should they call you|Is it all right if I just forward your email]?
far > [Sounds useful, though not for my job|Good idea, though I have no say in it|I like it, but it isn't up to me|Nice idea, just not mine to buy]. [I'll show it to the others|I've forwarded it|I'll bring it up at lunch|I'll mention it tomorrow|I'll ask around who would want it].
owner offering !step !slot !refer !asked * > [Good timing|This comes at a good time|You caught me at a good moment], I've been [thinking about this|looking into this a bit|meaning to look into this]
!step !slot !refer !asked !loose !meeting * > [This makes sense to me|That makes sense to me|Makes sense], and I'd like to [know more|hear more]
!step !slot !refer !loose !asked !meeting * > [I'm open to it|Open to it|I'd look at it|Worth a closer look|I'm interested|Sounds interesting|Sounds good]
thing !asked !slot !refer !loose !address * > [I'd like to hear more about|I'd like to know more about|I'd like to know a bit more about] <thing>
thing !work !asked !slot !refer !loose !address * > [I like the idea of|I'm curious about] <thing>
thing !asked !slot !refer !loose !address !meeting > [Tell me more about|Can you tell me more about|Do you have something I can read on|Can you send me something on] <thing>? [I'm interested|Sounds good so far|I like it so far|It might be something for us].
thing work !asked !slot !refer !loose !address !step > [We could use|We may well need|We might need] <thing>. [Can you tell me more|Can you send me the details]?
thing !work !asked !slot !refer !loose !address !step > [We might want|I could see us using|We may well want|I'd like to see] <thing>. [Can you tell me more|Can you send me the details]?
software !step !slot !refer !asked !meeting > [Could be useful|Interesting|This is interesting|Might be useful]. [What does it look like in practice|Can I see it somewhere|Who else in our line has it]?
wares !bare !step !asked !refer !goodies > [Could be useful|Could be something for us|We may need some]. [Can you send me the details|Do you have a price list|What's the smallest order]?
!bare !asked !refer !loose !slot !address !step > [OK|Alright|Fine], [I'll bite|you got me|I'm curious|you have my attention]. [Tell me more|Go on].
software !asked !refer !sends !proposes !meeting > I'd like to see what it [looks like|would do] for [somebody like us|a place like ours|us]. [Then we can talk|We can take it from there|If it holds up we can talk].
owner problem !asked !refer * > [That's exactly what we have|That's us|You describe us well], and [it bugs me too|it has bothered me for a while]
owner !refer !asked !slot * > I [look after this here|decide on this here], and I'd [like to hear more|be open to it]
opinion linked !bare > [Had a quick look|Went through it|Just had a look at it|Looked at it over lunch], [it's good|I like it|nicely done|that could work for us]. [What would it cost for us|Can you tell me a bit more about it|How would we go on]?
interest !opinion !goodies !step !address !linked !show > [Yes|Sure|Yep|Yes please|Why not], [send me something|send me more|send over the details]. [I'll read it this week|I'll have a look tonight|I'll go through it with a colleague|Happy to look].
interest !step !goodies !show !linked > [Yes|Sure|Yep|Yes please|Why not], [I'm interested|I'm open to it]. [Tell me more|We can take it from there|Can you send me the details]
interest thing !step !slot !asked !goodies !show > [Yes|Sure|Yes please|Why not|I think so, yes], I'd like to [hear|know] more about <thing>. [Can you send me the details|We can take it from there|]
interest !step !goodies !show !linked > [Yes, I think so|Possibly, yes|Yes|I'd say yes|Probably, yes], [it's worth a look|I'm interested|I'm open to it]. [Can you tell me a bit more|Is there something I can read on it|Can you send me some details|What should I know about it]?
interest linked !step !goodies > [Yes, I think so|Possibly, yes|Yes|I'd say yes|Probably, yes], [I'll have a proper look this week|I'll look at it tonight|I'll go through it with a colleague]. [I'll let you know|You'll hear from me|I'm interested|].
show > [Yes please|Yes|Sure|Gladly|Why not], [I'd like to see that|I'd like to see it|that would be good to see]. [I'll let you know when|I'm curious|Just tell me how|].
goodies interest > [Yes please|Sure|Why not, yes|Gladly], [we'd try it|I'd like to try it|happy to try it|we'll give it a try]. [I'll tell you what we think|We can talk after that|I'm curious|Thanks|].
asked ways insider > [A bit of both|Both, at the moment|Some of each], [so go on|so I'd like to hear more|and I'd be open to something better|so tell me more].
asked settled insider > [Not entirely, no|Mostly, but not always|It could be better|More or less, but it could be better], so [go on|tell me more|I'd like to hear more|I'm open to it].
asked already insider > [Not yet|Not so far|Not at the moment|Not really], so [go on|tell me more|I'd like to hear more|I'm interested|I'm open to it].
asked degree insider > [More or less, yes|Yes, a bit|Up to a point, yes|More than I'd like, yes]. [There's room to improve, so tell me more|Enough to look at what you have|So I'd like to hear more|So go on].
asked isSo insider > [Yes|Yes, in fact|As it happens, yes|I think so, yes], [so go on|so tell me more|and I'd like to hear more|and I'm interested|and I'm curious]. [Can you send me some details|How would we go on|]
asked taking insider > [Longer than I'd like|Too long, to be honest|Hard to say, longer than it should be]. [So yes, tell me how you'd do it.|So I'm interested in how you'd do better.|How would you cut that down?]
asked figure > [I'd have to look that up|I don't have that at hand|I'd have to check], but [I'm interested|it does interest me|I'd like to hear more]. [I'll get back to you with it|You'll have it tomorrow|Give me a day].
asked process insider > [We get by, but it could be better|Nothing I'm proud of|It could be better, to be honest|In a way I'd like to change|Nothing special, and it could be better], so [go on|tell me more|I'd like to hear more|I'm interested].
asked > [I'll answer that properly tomorrow|You'll have an answer to that tomorrow|I'll get you an answer to that this week|Let me answer that tomorrow|I'll write you the answer this week|You'll have the answer this week], but [I'm interested|yes, I'm interested|it does interest me|I'd like to hear more|I'm open to it].
asked > [Happy to answer that on the phone|I'd rather tell you that on the phone|That's easier to answer on the phone|Glad to answer that on a call], [it does interest me|I'm interested|so let's talk|and I'd like to hear more]. [Mornings are best|Any afternoon works|Can you call me this week|Just call the office|].
asked thing !far !refer !loose > [I'll answer that tomorrow|You'll have an answer tomorrow|I'll get back to you on that], but I'd like to [hear|know] more about <thing>[ first| already|].
asked recall insider > [Not offhand|I'd have to look it up|Not off the top of my head], so [tell me more|I'd like to hear more|I'm interested|go on].
asked aware insider > [No, to be honest|Not really, no|To be honest, no], so [tell me more|I'd like to hear more|I'm interested|go on].
claim !asked !refer * > [If the <claim> holds for us|If we got close to the <claim>], [I want to know more|that's worth my time]
claim !asked !refer * > The <claim> [got my attention|caught my eye|is what made me read on]
observation !asked !refer * > [You did your homework|You clearly looked us up|Nice that you looked us up first], and [it does interest me|I'd like to hear more|I'm open to it]
far !exec > [Not my area|Not my department|Not what I do|I don't decide this], but [I like it|it's a good idea|it sounds good to me|I like the idea]. [I'll show it around here|I'll pass it to the right people|I'll bring it up with those who decide|I'll mention it to my boss].
far thing > [Not mine to decide|It isn't up to me|I don't decide this], but [it sounds useful|it sounds good to me|it looks useful]. [I've forwarded your email about <thing>|I'll tell the others about <thing>|I'll mention <thing> tomorrow|I've passed on your email about <thing>].
far team > [Not mine to decide|Not my department], but [I like it|it's a good idea|I like the idea]. [I'll take it to <team>|I'll show it to <team>|I'll forward it to <team>][, they should see it| and see what they say|].
far > [I don't work on this|This isn't my job|It's not my field], but [I like the idea|it's a nice idea|it looks good to me]. [I'll put in a word for it.|I'll ask the others to have a look.|I'll bring it up this week.|I'll pass it on with a good word.|I'll show it to the others.]
far thing > [Not my area|Not my department|I have no say in it], but [it makes sense to me|it seems useful|I like it]. [I'll show your email about <thing> around here|I'll bring up <thing> this week|I'll pass your email about <thing> to the right people].
near !sends > [I don't decide this alone|That's not only up to me|I'd have to ask the others], but I [like it|think it's worth a look]. [I'll talk to them this week.|I'll show it around here.|You'll hear from me.]
exec !far !meeting !sends !proposes !refer !asked !loose !step > [I like it|Sounds good], [I'll bring in the team|my team will take it from there|I'll have somebody here look into it with you].
!bare !meeting !sends !proposes !refer !asked !loose !step !linked > [Can you send me|Could you send me] [a one-pager|something short|a short overview|a short summary] [I can pass around|I can share here]? [I like the idea|Interested].
insult > [Rude|Ouch|That stings|Not the nicest opening], but [you're not wrong|you have a point|it could be better]. [What would you do instead|What would it take|So go on, what do you have]?
insult > [You could have said that nicely|I've had kinder emails], [but I do want it fixed|but it needs doing|but fair enough]. [How would you do it|What do you have in mind|What's the next step]?
threat > [I don't like the tone|That sounds like a threat], but [the topic interests me|I do want to know more|I'm curious]. [What do you actually do|How does it work]?
+ !sends !meeting !proposes !asked !step !refer > [What happens next|Can you tell me a bit more|Can you send me some details]?
+ !meeting !sends !proposes !asked !step !refer > [Tell me more|Send me the details|Can you send me a bit more]?
# question
asked arrived > [It did, thanks|Yes, it came, thanks|It came, thank you]. [Can you tell me a bit more|Can you send me some details|What should I know about it]? [Sounds good so far|It does interest me|I'm open to it|].
far !refer > [Have you written to anybody else here|Who did you want to reach here]? [I can forward it either way|Happy to pass it on|I don't decide on it myself, but I can ask|I have no say in it, but I can ask].
local !bare !software !refer !asked !sends > [Do you work in our area|Is our area on your list|Do you come out to our area]? [If so, I'm interested|I'd like to hear more if so|Sounds good otherwise].
asked figure > [I'd have to check|I'd have to look that up|I don't have that at hand]. [Is a rough answer enough|Would a rough figure do|Can I get back to you tomorrow|Can I send it tomorrow|Is the end of the week early enough]? [I'm interested, just asking|Then I can tell you more|It does interest me].
asked process insider > [We get by|It could be better, to be honest|Nothing special|Nothing I'm proud of]. [What do others do|What would change for us|How do others do it|How much better would it be]? [I'm interested, just asking|It does interest me|].
asked > [It does interest me|I'm interested|Sounds good so far|I'm open to it]. [Can I answer that tomorrow|Can I get back to you on that tomorrow|Can I answer that on the phone|Can we do that on the phone|Is the end of the week early enough for an answer|Is it all right if I answer that tomorrow]?
asked > [I'll gladly answer that|Happy to answer that|I can answer that], but [first|one thing first|before that]: [can you tell me a bit more|is there something I can read|what made you think of us]? [It does interest me|I'm interested, just asking|I'm open to it|].
asked !priced !nocost > [Happy to answer that|I'll answer that|I can answer that], but [first|one thing first]: [what does it cost|what would it cost us|roughly what does it cost]? [It does interest me|I'm interested, just asking|].
asked thing !far !refer !loose > [I'll answer that|Happy to answer that|You'll have an answer tomorrow]. [Can you tell me a bit more about <thing> in the meantime|Can you send me something on <thing> in the meantime]? [I'm interested, just asking|It does interest me|].
asked thing !far !refer !loose !priced !nocost > [Before I answer that|Happy to answer that, but first]: what [does <thing> cost|would <thing> cost us]? [I'm interested, just asking|It does interest me|].
asked recall insider > [Not offhand|I'd have to look it up|Not off the top of my head]. [Can I get back to you on that|Can I send it tomorrow|Is a rough answer enough]? [I'm interested, just asking|It does interest me|].
asked isSo insider > [Yes, I think so|Yes|Yes, as it happens|As far as I know, yes]. [Can you tell me a bit more|What would you suggest|Can you send me some details]?
asked ways insider > [A bit of both|Both, at the moment|Some of each]. [What do others do|What would change for us|Can you tell me a bit more]? [It does interest me|I'm interested, just asking|].
asked settled insider > [Mostly, yes|More or less|Most of the time]. [How much better would it be|What would change for us|What do others do]? [I'm open to it, just asking|It does interest me|].
asked already insider > [Not yet|Not so far|Not really]. [What do others do|Where would we start|Can you tell me a bit more]? [I'm open to it, just asking|It does interest me|].
asked taking > [I'd have to look it up|Depends|It varies a lot]. [What's usual elsewhere|What would you expect to see|Is a rough figure enough]? [I'm interested, just asking].
!priced !nocost !sends !refer !asked !loose !address > [What does it cost|How is it priced|What's the price]?[ Ballpark is fine.| A range is enough.| Just roughly.|]
thing !priced !nocost !refer !asked !loose !address > [What's the price of|Can you give me a price for|Do you have a price for] <thing>? [Ballpark is fine|A range is enough|Just roughly|].
thing work !refer !asked !loose !slot > [Can you tell me a bit more about <thing>|What should I know about <thing> first|Do you have something I can read on <thing>]? [I'm interested, just asking|I like the idea|It might be something for us].
thing software !refer !asked !loose !slot > [How does <thing> work with what we have|Who else uses <thing>|How much effort is <thing> on our side|Does <thing> fit with what we run today]? [I'm interested, just asking|I like the idea|It might be something for us].
thing !work !software !refer !asked !loose !slot > [Can you tell me a bit more about <thing>|Who else has <thing>|What should I know about <thing> first|Do you have something I can read on <thing>]? [I'm interested, just asking|I like the idea|It might be something for us].
software !refer !asked > [Who else uses this|Which companies like ours use this]? [Asking before I go further|I'm curious|Would help me decide|It would help to know].
offering !bare !goodies !refer !asked !sends !proof > [Do you have a reference or two I could call|Is there a customer of yours I could ask|Do you have customers near us]? [Asking before I go further|It would help me decide|I'm interested, just careful].
software !refer * > [How does this work with|Does this plug into|Does it fit with|Does it talk to] [what we already run|the tools we have|our current setup]?
!asked !refer !step !slot * > [Interesting|Fine so far|OK|Looks good|Sounds good]. [Can you tell me a bit more|What should I know about it|Can you say a bit more about it|Is there more I can read|Can you send me some details]?
software !asked !refer !step !slot * > [Interesting|Fine so far|OK|Looks good|Sounds good]. [How would it work for us|What would change for us|What would the start look like]?
wares !goodies !refer > [Could be something for us|We might need some|Possible|Sounds fine]. [How soon could you deliver|What's the smallest order|Could we try a few first]? [Then I can tell you more|If that fits, yes|Otherwise fine].
!observation software !refer * > [Is this|Is it] [meant|really] for [places our size|companies like ours|somebody like us]?
software !refer !asked * > [Before I go further|Before I spend time on it], [how is this different from what we do today|how much effort is it for us|what would we have to change]?
!asked !refer !step !slot !sends * > [Before I go further|Before I decide], [can you tell me a bit more|what should I know]?
software !refer !asked * > I [get|understand] the idea, but [what would we do differently day to day|what happens in the first month|what does the start look like]?
software !refer !asked * > [What's the catch|What's the commitment|Can we try it first]?
nocost !priced !refer * > [What's the catch|Where's the catch|What do you get out of it]?
software !sends !linked !asked !refer * > [Is there|Do you have] [a case close to ours|something I can read first]?
owner software !refer > [What does it work with|Which systems does it connect to|Can it work next to what we have] and [who runs it day to day|how long until it pays off|what do I have to change]?
owner software !asked !refer !step * > [This is my area|I look after this], so [two questions|two quick ones]: [how would it work here|what would you need from us] and [what does it cost|how soon could it start]?
owner problem !wares !refer !asked * > [We do have that problem|You're right about the problem]. [How fast would we see a change|How would you go about it|What would it cost us]?
interest !step !address !goodies !show !linked * > [Maybe|Perhaps|Could be|Possibly]. [Can you tell me a bit more|Can you say a bit more about it|Can you send me some details|Is there something I can read first]?
show > [I'd like to|Probably yes|I think so]. [Can I bring a colleague|Can I let you know next week|Is there anything I should know first]? [I'm curious|Sounds good|].
goodies interest > [I'd like to|Probably yes|Sure, I think]. [Would we have to return anything|Does it oblige us to anything|Is there anything I should know first]? [If not, gladly|Otherwise, gladly].
interest thing !step !address !slot !asked !goodies !show > [Maybe|Perhaps|Could be|Possibly]. [Can you tell me a bit more about <thing>|Can you send me something on <thing>|What should I know about <thing> first]? [I'm open to it|It does interest me|Sounds good so far|].
interest software * > [Maybe|Perhaps|Could be|Possibly]. [How much work is it for us|What would it change for us|How soon would we notice]?
opinion linked !bare * > [Had a look|I looked at it]. [What would it cost for us|Can you tell me a bit more|How would we go on]
claim !refer !asked * > [Where does the <claim> come from|Is the <claim> typical|How do you get to the <claim>], [is that one customer or an average|who measured that]?
observation !asked !refer > [You've done your homework|You've had a proper look|You've looked us up]. [Tell me more|Go on|All right, you have my attention|OK, I'm curious].
far > [Not my area, but I can pass it on|I don't work on this, but I can pass it on|It's not my field, but I can ask around here|I'm not the one who decides, but I know who is]. [Should I tell them to write to you|What should I tell them|Do you want me to pass it on|Is it all right if I just forward your email]?
far > [Did you mean to write to me|Why me|How did you get to me|What made you write to me|Who gave you my name]? [I don't work on this, but I can pass it on|It's not my job, though somebody here may like it|Not my field, but I can pass it on|I'm not the one who decides, though I know who is|Others here decide on it, but I can tell them].
far thing !exec > [I don't decide on <thing>|I don't deal with <thing>], but [I can pass it on|I can ask around here]. [What should I tell them|Should I tell them to write to you|Is it all right if I just forward your email]?
near > [I don't decide this alone|That's not only up to me|The others would have to agree]. [What should I tell them about it|Can I show them your email|Should they write to you]?
exec !far !asked !refer * > [One question|Just one question], [why should we do this now|what would it change here|why now]?
insult > [Do you talk to all your customers like that|Is that how you usually sell|Does that opening work on people]? [The point may be fair, so what would you do|I'm still curious what you'd do|I'd look at your work though].
threat > [Is that a threat|Am I supposed to be scared]? [If there's a real offer behind it, explain it|Tell me what you actually do and I'll look].
+ !meeting !sends !asked !far > [If the answer is good|If it fits], happy to [talk|take it further|look closer].
+ [A short answer is fine|A line or two is enough].
# timing
asked arrived > [It came, thanks|It did, thanks|Yes, it's here, thanks], [but there was no time to look at it yet|but it has to wait a little|but we haven't got round to it yet]. [I'll get back to you|Ask me again in a few weeks|Give me a few weeks].
far > [Bad moment to bring this up here|I wouldn't bring this up right now|This is no time to ask the others|I'd wait before I bring this up], [too much going on|we're in the busy season|everyone is stretched|they have their hands full]. [Try again in a few months|In the spring perhaps|Ask me again later in the year].
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
thing !far !asked !refer !loose !slot > [I may come back to you about <thing>|We may need <thing> some day|I'm not against it], but [not this quarter|it has to wait|not this year|the timing is off]. [Come back to me in a few months|Ask me again later in the year|Remind me next quarter].
thing owner !refer !loose > I'll [look at|come back to|think about] <thing> [next year|later in the year|after the summer], not before.
asked thing !far !refer !loose > [No time to look into <thing> right now|I can't think about <thing> this month|I won't get to <thing> this month], [sorry|I'm afraid|too much else going on]. [I'll get back to you|Ask me again in a few weeks|Try me again next month].
far thing > [Not my area|I don't decide that], and [nobody here has time for <thing> right now|it's no time to bring up <thing>]. [Maybe in a few months|Try again in the spring|Later in the year perhaps].
owner !refer !loose * > I [look after|run] this, and [it's on my list for next year|it's third on my list|it comes after the current project]
interest !goodies !show > [Interested, yes, but not now|Yes, just not this quarter|Perhaps, but not this year]. [Ask me again after the summer|Come back to me later|Write me again when things are calmer].
interest !goodies !show > [Yes in principle|Maybe|Could be|In principle|Probably], but [not now|not this month|the timing is bad|we can't start anything new right now]. [Come back in a few months|Try me later in the year|Next quarter is better|Write again after the summer].
show > [I'd like to, but|Gladly, but] [not this month|there's no time for it right now|we're flat out just now]. [Ask me again in a few weeks|Another time, gladly|Later in the year perhaps].
goodies interest > [Not just now|Not this month|Bad moment], [nobody here has time to try anything|we're flat out|it would only sit here]. [Ask me again in a few weeks|Try me again next month|Maybe later in the year].
asked > [No time to answer that properly this week|I won't get to that this week|I can't answer that before next month|That has to wait a little, sorry|Not this month, I'm afraid], [there's too much else going on|we're flat out|it's a full month]. [I'll get back to you|Ask me again in a few weeks|Try me again next month|More when things are calmer].
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
!exec !owner > [I'm not the right person|I don't deal with this|This isn't with me], [a colleague looks after it|another team looks after it|somebody else here looks after it]. [I've forwarded it|I'll pass it on|I've passed it on|I've sent it over][, they'll write if it fits|, no promises|].
* [I'll forward this|I've forwarded this|Passing this on|I've passed it on] to [the colleague who decides on these things|the people who decide on this|whoever looks after it here]
!exec !buys !owner > [Wrong person|I'm the wrong one for this], [you want|this is for] [one of my colleagues|somebody else here|whoever decides on this].
team > [That's one for|You want|Try|Best ask|This goes to] <team>[, not me|, I'm the wrong person|].
team > [This sits with|This belongs to|That's handled by] <team>, [not with me|I have no say in it]. [I've forwarded it|I'll pass it on|].
team > [I'll forward this|Forwarded|Passed this on] to <team>[, they decide| and they'll answer if it fits|].
far deskless > [I have nothing to do with this|This has nothing to do with my job|I don't look after this]. [Somebody in the office might know|Ask the office|Try the main office|The main number can put you through].
far !deskless > [I have nothing to do with this|This has nothing to do with my job|I don't deal with this]. [A colleague looks after it|Somebody else here looks after it|One of my colleagues handles it], [I've passed it on|I've forwarded it|I'll pass it on].
far > [Not my job|Not what I do|Not my department], [a colleague handles it|somebody else here decides that|that's for others here]. [Forwarded|I've passed it on|I'll pass it on].
far team > [I don't look after this|I don't decide this|Not my area]. [Ask <team>|That would be <team>|Try <team>].
near > [I'd have an opinion, but the decision isn't mine|The decision isn't mine|I don't decide this]. [My colleague decides, I've forwarded it|Passing it to the one who decides|I've passed it on to the one who does].
near team > [It isn't up to me alone,|I'd have a say, but] <team> decides[ on it|]. [Forwarded|I've passed it on|Write to them directly].
owner !staff > It's my area, [but somebody on my team runs it day to day|but one of my people handles it]. [Forwarded|I've passed it on|They'll be in touch if it fits].
thing !owner !exec > I don't [decide on|deal with|have a say in] <thing>, [a colleague does|somebody else here does]. [Forwarded|I've passed it on|I'll pass it on].
far thing !exec > I don't [decide on|deal with|have a say in] <thing>, [a colleague does|somebody else here does]. [Forwarded|I've passed it on|I'll pass it on].
thing !owner > I've [passed on|forwarded] your email about <thing>[ to a colleague| to the one who decides|]. [They'll get back to you if it fits|No promises|You'll hear from them|Give it a week or two].
exec > [My team looks after such things|I leave such things to my team|This goes to my team]. [Forwarded|I've passed it on|I've sent it to them].
staff > [That's my manager's decision|Not my decision|I don't buy anything here]. [I'll show it to my manager|Forwarded to my manager|I've shown it to my manager].
insult > [I'll forward this, tone and all|Forwarding this as it stands], [it isn't my area|I don't look after it]. [Let's see what they say|They'll enjoy it].
threat > [I've passed this on|Forwarded], [our lawyers like to read things like that|the people who deal with threats should see it]. [It isn't my area|Not my job].
+ [They'll get back to you|They'll be in touch if it fits|I'll leave it with them].
+ [Can't promise they answer|No promises|They're busy, so give it a week].
`;
