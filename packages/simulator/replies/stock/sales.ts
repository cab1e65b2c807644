/** Replies to sellers that continue, ask, postpone or refer; `readStock` explains the format. */
export const SALES_TEXT = `
# interested
* [This|It] [landed at a good moment|comes at the right time|is timely], [we were just discussing it|it came up in a meeting this week|it's on the list for this quarter]
* [We are looking at|We've been talking about|We just started on] [exactly this|something like this|this][ here| internally|]
!wares * > The [idea makes sense|approach sounds sensible] and I'd like to [know more|hear more|see how it works]
* [Happy to [take a look|hear you out][, no promises though| and see if it fits|]|I'd look at it|Open to it|Worth a look]
* [We have nothing good in place for it|What we have today is not great|We could do better than what we have today], so [I'm listening|I'm open to it|let's see]
software > [Could be useful|Interesting|This is interesting]. [How does it work|What does it look like in practice|Where do we start]?
!bare wares > [Could be useful|We could use some|We do need some|We go through a lot of those|We were about to order some]. [How do we order|What's the next step|Who do I order from|Can you send me the details]?
!bare > [OK|Alright|Fine], [I'll bite|you got me|I'm curious]. [Tell me more|What have you got|Go on].
software > I'd like to see what it [looks like|would do] for [somebody like us|a place like ours|<company>]. [Then we can talk|We can take it from there|If it holds up we can talk].
!software !wares > I'd like to know what [you'd do for us|this would look like for us|you could do for a place like ours]. [Then we can talk|We can take it from there|If it fits we can talk].
owner * > I [run|look after] this [here|for us], so you reached the right person, and [we do have a problem there|it does need work|there is room to do it better]
owner > [Yes|Sure], [this one is mine|this is my area|it's on my desk]. [Who like us do you do this for|How soon could it start|What would the first step be]?
owner problem * > [That's exactly what we have|That's us|You describe us well], and [it bugs my team too|it has bothered me for a while|I own the mess]
problem !far * > [You're not wrong|Fair point|That does happen here], [it's a headache|it's a sore spot|it bothers us]
offer !staff * > We are [comparing options for|getting quotes for] <offer>[ this quarter| right now|]
offer !work !staff * > We [need|could use|have been looking for] <offer>[ anyway|]
offer !staff > [We have <offer> on the list for this quarter|We were just talking about <offer>], so [good timing|you caught us at the right moment]. [What would the next step be|What do you need from us]?
offer work owner * > I [own|handle|look after] <offer> here and [what we have is not great|I'm open to something better|there's room to do it better]
sends !goodies > [Yes please|Yes|Sure|Yep|Please do], [send it|send it over|go ahead and send it]. [I'll read it this week|I'll have a look tonight|I'll go through it with my team|I'd like to see that][, thanks|].
sends goodies > [Yes please|Yes|Sure|Yep|Please do|Gladly], [send one|go ahead|why not|that would be nice]. [We'll try it here|I'll let you know what we think|The office address is best|I'll tell you how it went|My colleagues will be happy][, thanks|].
sends !goodies > [Please send it|Go ahead, send it|Happy to get that]. [We can talk once I've read it|I'll come back to you with questions|If it fits we can talk].
sends goodies > [Happy to try that|We'd try that|That we can do]. [If we like it we can talk|I'll tell you honestly|We can talk after that].
proposes > [Yes please|Yes|Sure|OK], [go ahead|please do|why not|do that]. [Looking forward to it|Then I know more|It can't hurt|Let's try it].
proposes > [Please do|Go ahead|Why not, go ahead|You can do that]. [We can talk after that|If I like it we can talk|Then we'll see|After that I can tell you more].
opinion linked !bare > [Had a quick look|Went through it|Just had a look at it|Looked at it over lunch], [it's good|I like it|that's about what we need|nicely done|that could work for us]. [What's the next step|Can you show us how it would look here|What would it take to do that for us]?
meeting call > [Sure|Yes|OK|Happy to], [a short call|a quick call|a call] [works|is fine]. [Mornings are best|After lunch is best|Early next week is good|Late next week is good|Most afternoons work][ for me|].
onsite meeting > [Sure|Yes|OK|Yes please], [come by|that works|you can come by|a visit is fine]. [Mornings are best|After lunch is best|Early next week is good|Just tell me when].
meeting call > [Can do|Works for me|Yes, let's talk|OK, let's talk]. [Any morning next week|Any afternoon next week|The middle of next week|The end of next week][ works| is good| is fine].
meeting call > [Yes to a call|Fine with a call|Let's do the call], [mornings suit me best|afternoons suit me best|first thing in the morning is best|right after lunch is best]. [Send the invite over|Just send an invite][ please|].
meeting day > <day> [works|could work|is fine|is good][ for me| on my side|]. [Send the invite|Just put it in my calendar|Looking forward to it|Talk then].
meeting day > [OK, <day> then|<day> it is|Let's do <day>]. [Send the invite over|Please send an invite|Keep it short please|Talk then].
meeting call owner problem > [We do have that problem|You're right about the problem], so [let's talk|a call makes sense|yes to a call]. [Mornings are best|Afternoons are best|Early next week is good].
interest !opinion !goodies > [Yes|Sure|Yep|Yes please|Why not], [send me something|send me more|send over the details]. [I'll read it this week|I'll have a look tonight|I'll go through it with a colleague|Happy to look].
interest > [Yes|Sure|Yep|Yes please|Why not], [I'm interested|that could help us|we could use that|I'm open to it]. [What do you need from us|What's the next step|We can take it from there|How do we start]
interest > [Yes, I think so|Possibly, yes|Yes|I'd say yes|Probably, yes], [it's worth a look|we should look at it|it could help us]. [What's the next step|What do you need from us|What happens next]?
interest > [Yes, I'm interested|Yes, go on|I'd say so|Sure, go on]. [What would it look like for us|What do you need from me|What happens next]?
refer owner > [That's me|That would be me|You found the right one|That's on my desk]. [What is it about|What do you need to know|Go ahead|Tell me more].
refer exec !owner > [You can start with me|I decide on that in the end|Talk to me first]. [Go ahead|Tell me more|What do you need to know|What is it about]?
refer offering team !owner > [That's|That would be|You want] <team>, and [I think they'd like it|they could use it|they might like it]. [I've forwarded your email|I'll send it over to them|Forwarded it just now].
refer !offering > [Not me, but I know who|I know who that is|A colleague does that|I can tell you who|That's easy to find out]. [I've forwarded your email|I'll put you in touch|I'll ask them to write to you|I'll give them your address|Happy to connect you].
refer offering !owner !exec > [Not me, but I know who|I know who that is|A colleague does that]. [It looks useful, so I've forwarded it|I like the idea and passed it on|I've sent it over and said it looks good].
refer near > [I'm part of that|That's partly me|A colleague and I look after that]. [Tell us more|Go ahead|What do you have].
howlong > [Longer than I'd like|Too long, to be honest|Hard to say, longer than it should be|I don't have the number, but too long]. [So yes, tell me how you'd do it.|So I'm interested in how you'd do better.|How would you cut that down?]
count !how !many > [More than I'd like|Too much, to be honest|I don't have the number, but too much|Hard to say, more than it should be]. [So yes, tell me how you'd fix it.|So I'm interested in how you'd do better.|How would you bring that down?]
count many > [About five|Three or four|A handful|Around ten|A dozen or so|Five or six], [it varies|depends on the time of year|give or take|if I remember right|more in a busy stretch]. [Enough to be interested, so go on|So yes, tell me how it works|What would change with yours|How would you help with that].
how software > [By hand|In a spreadsheet, mostly|With a spreadsheet and a lot of email|Mostly by hand, sad to say|Badly]. [So yes, I'd like to see a better way.|How would you do it?|I'm listening.]
yesno degree > [More or less, yes|Partly|On and off|Up to a point|Sort of]. [Could be better, so I'd like to see yours|There's room to improve, so tell me more|Enough to look at what you have].
proof * > [Good to see|Helps to see] [you've done this before|somebody else has done it|it works elsewhere]. I'd like [to see the same for us|to know how that went]
claim * > [If the <claim> holds for us|If we got close to the <claim>|The <claim> got my attention], [I want to know more|that's worth my time]
observation * > [You did your homework|You clearly looked us up|Good spot], [that's right|true|appreciated], and [we do need help there|it's on my mind]
reference !bare * > [Thanks for saying how you found me|A familiar name always helps]. [Happy to look at this|I'm interested]
far > [Not my area|Not my department|Not what I do|I don't decide this], but [I like it|it's a good idea|it sounds useful|it makes sense to me]. [I'll show it around here|I'll mention it to the people it's for|I'll pass it to the right people|I'll bring it up with those who decide][ and say I'm for it|].
far team > [Not my desk|Not mine to decide], but [I like it|it's a good idea|I can see it being useful here]. [I'll take it to <team>|I'll show it to <team>|Let me walk it over to <team>][, they should see it| and see what they say|].
far > [I don't work on this|This isn't my job|I'm the wrong one to sell it to], but [it would help a few people here|I can see why people want it|I know some here who would like it|it sounds like something we lack]. [Is there something short I can forward?|Have you got a page I can pass on?|I'll put in a word for it.|I'll tell them to write to you.|I'll bring it up this week.]
near > [I don't decide this alone|I work close to this|I'm involved in this], and I [like it|think it's worth a look]. [Is there something I can show around?|Have you got a page I can share with the others?|I'd bring the others in.]
exec * > [I like it|Sounds right], [keep it brief for me|short version please|give me the two-minute version] and [I'll bring in the team|my team will take it from there]
!bare !meeting !sends !proposes !refer > [Can you send me|Could you send me] [a one-pager|two paragraphs|a short overview|a short summary] [I can forward|I can pass around|I can share here]? [Looks useful|I like the idea|Interested].
insult > [Rude|Ouch|That stings|Not the nicest opening], but [you're not wrong|you have a point|it could be better]. [What would you do instead|What would a better one take|So go on, what do you have]?
insult > [You could have said that nicely|I've had kinder emails], [but I do want it fixed|but it needs doing|but fair enough]. [How would you do it|What do you have in mind|What's the next step]?
threat > [I don't like the tone|That sounds like a threat], but [the topic interests me|I do want to know more|I'm curious]. [What do you actually do|How does it work]?
+ !sends !meeting !proposes > [What would the next step be|How do we start|What happens next]?
+ !meeting !sends !proposes > [What would you need to know from us|Who would we deal with on your side]?
+ !meeting > [I'd bring in a colleague too|I'd want one of my colleagues to see it as well].
+ meeting call > [Let's have a call|Happy to have that call|A short call is fine].
+ day > <day> [works|is fine].
+ proposes > [So yes, go ahead|So go ahead|Please do].
+ sends > [So yes, send it|Please do send it|Go ahead and send it].
# question
count many > [About five|Three or four|A handful|Around ten], [give or take|if I remember right|more or less]. [Is that enough to be worth it|Where does it start to pay off|What does it cost at that size|Is that your usual customer]?
!priced !nocost > [What does it cost|How is it priced|What's the price]?[ Ballpark is fine.| A range is enough.| Just roughly.|]
software !proof > [Who else uses this|Which companies like ours use this]? [Asking before I go further|I'm curious|Would help me decide|It would help to know].
!proof !goodies !wares > [Which companies like ours do you work with|Who in our trade do you work with|Who else do you do this for]? [Asking before I go further|I'm curious|Would help me decide|It would help to know].
software * > [How does this work with|Does this plug into|Does it fit with|Does it talk to] [what we already run|the tools we have|our current setup]?
* [Interesting|Fine so far|OK|Looks good|Sounds good]. [How would we start|What do you need from us|What would the next step be|How would we go on]?
wares > [Could be something for us|We might need some|Possible|Sounds fine]. [How soon could you deliver|What's the smallest order|Could we try a few first|How do we order|Which sizes do you have]? [Then I can tell you more|If that fits, yes|Otherwise fine].
!observation software * > [Is this|Is it] [meant|really] for [places our size|companies like ours|somebody like us]?
software * > [Before I go further|Before I spend time on it], [how is this different from what we do today|how much effort is it for us|what would we have to change]?
* [Before I go further|Before I say yes|Before I decide], [can you tell me a bit more|what would you need from us|what would happen next|what should I know]?
software * > I [get|understand] the idea, but [what would we do differently day to day|what happens in the first month|what does the start look like]?
software * > [What's the catch|What's the commitment|Is there a contract|Can we try it first]?
nocost * > [What's the catch|Where's the catch|What do you get out of it]?
software !sends !linked * > [Is there|Do you have] [an example from our industry|a case close to ours|something I can read first]?
!sends !linked !wares * > [Is there|Do you have] something I can [read|look at] first?
sends > [Yes, but one question first|Sure, but before that|Gladly, one thing first]: [is there any cost|do we have to do anything|what happens after that|is it a lot to go through]? [Then do send it|After that, gladly|If that fits, go ahead].
owner software * > [What does it work with|Which systems does it connect to|Can it work next to what we have] and [who runs it day to day|how long until it pays off|what do I have to change]?
owner * > This is [my area|mine], so [two questions|a practical one first|the obvious ones]: [what do you need from us|what happens first] and [what does it cost|how soon could it start]?
owner problem !wares * > [We do have that problem|You're right about the problem]. [How do you solve it|Where do you start|How fast would we see a change]?
offer work software * > How do you [handle|approach|do] <offer> when [the data is messy|every team works differently|half of it is still on paper]?
offer work owner * > We [do|handle] <offer> [ourselves|in house] today. [What would change|What would we gain|Why would I hand that over]?
meeting call > [Possible|Could do a call|Open to a call|Maybe a short call|I'd take a call], but [first|before that|one thing first]: [what would we cover|should I read anything before|who should be on it|is there anything you need from me]? [If that fits, mornings are good|After that, any afternoon next week|If I like the answer, early next week would work|Then we can find a time].
meeting day > <day> [might work|could be OK]. [What time do you have in mind|Can you send me something to read first|How long would you need|Anything I should get ready]?
onsite meeting > [Possible|Could work|Fine in principle|I think so], but first: [how long would you need|would you need anything from us|do we have to clear anything away|does somebody have to be there|do you come on weekends too]? [Then we can find a time|Otherwise just come|If that's fine, mornings are best].
interest * > [Maybe|Perhaps|Depends|Could be|Possibly]. [How would we start|What would be the first step|What would you need from us|Can you tell me a bit more]?
interest software * > [Maybe|Perhaps|Depends|Could be|Possibly]. [How much work is it for us|What would it change for us|How soon would we notice]?
refer !offering !passon > [Depends what you need|Depends on the details]. [What exactly is it about|What would you want to talk about]? [It may be me|I may be the one|Then I can tell you who].
refer > [What should I tell them|What would you need from them|Can I give them your address|Should I ask them to write to you]? [I know who it is and I'm happy to connect you|I can connect you after that|Glad to point you to the right one].
refer offering > [Before I point you to anybody|Before I pass on a name], [what does it cost|how does it work|who else do you do this for]? [It does sound useful|Happy to connect you if it fits].
refer !offering > [Depends|I can find out|I think I know who]. [What is it about|What should I tell them|What do you need from them|May I ask why]? [Happy to connect you|Then I can point you to the right one|I can put you in touch after that].
how software > [A spreadsheet and some luck|Mostly by hand|A mix of things, none of them great]. [How would yours be better|What would you do instead|Would yours replace that]?
yesno degree > [Partly|In a way|More or less]. [How would you do it better|What would change with yours|What do others do]?
howlong > [I'd have to look it up|Depends|It varies a lot]. [What's usual for companies like ours|What do your customers get it down to|What would you expect to see]?
count !many > [I'd have to look it up|Never counted|No exact figure, but it's not small]. [What's usual for companies like ours|What do your customers get it down to|What would you expect to see]?
opinion linked !bare * > [Had a look|I looked at it]. [What would the next step be|What would you change here|What would it take to do that for us]
proof software * > [That example|The one you mention], [how close is it to us|how long did that take them|what did they do before]?
claim * > [Where does the <claim> come from|Is the <claim> typical|How do you get to the <claim>], [is that one customer or an average|who measured that]?
observation > [You've done your homework|Well spotted|True enough|You've had a proper look]. [Tell me more|Go on|All right, you have my attention|OK, I'm curious].
far > [Not my area, but I'm curious|I don't work on this, but I'm curious|I'm the wrong one for this, but out of curiosity|It's not for me to say, but one question]: [what would it do for us|how would it work here|who would have to deal with it]? [I could tell you who to ask|I might know who to ask|Might be something for the others here|I can ask around here|Somebody here may want to know].
far > [Did you mean to write to me|Why me|How did you get to me|What made you write to me|Who gave you my name]? [I don't work on this, but it does sound useful|It's not my job, though somebody here may like it|Not my field, but I can pass it on if it's any good|I'm not the one who decides, though I know who is|Others here decide on it, but I can tell them].
far > [Who here would have to deal with it|Have you asked anybody else here|Does somebody here know about it already]? [It's not my job, but I'm curious|I don't decide on it, but I'd like to know|I'm only asking because a colleague might want it|I don't work on this, I'd just like to know].
near > [We would feel this|It would touch my work]. [What would change for us|How much work is it for us|Who else needs to be involved]?
exec * > [Short version please|In one line], [why should we do this now|what would it change here|what do you need from me]?
insult > [Do you talk to all your customers like that|Is that how you usually sell|Does that opening work on people]? [The point may be fair, so what would you do|I'm still curious what you'd do|I'd look at your work though].
threat > [Is that a threat|Am I supposed to be scared]? [If there's a real offer behind it, explain it|Tell me what you actually do and I'll look].
+ !meeting !sends > [If that's a fit|If the answer is good|If it fits], happy to [talk|take it further|look closer].
+ meeting call > [If that fits, let's have the call|If the answer is good, yes to a call].
+ [A short answer is fine|A line or two is enough].
+ !day meeting call > [Just email me, no call needed yet|Email is best for now].
+ !meeting > [Email is fine|By email please].
+ [Curious to hear|Would like to know|Keen to understand].
# timing
* [This|It] is [interesting|relevant|on the list], but not [this quarter|right now|before the year is out]
* We're in the middle of [a big project|a reorganization|next year's planning] [right now|at the moment] and [nothing new starts until it's done|can't take on anything else]
!nocost * > [Budgets are fixed|Our budget is set|Money for this year is spent], so [now is the wrong moment|there's no point talking today]
* I'm [new in the role|still settling in] and [need a few months|won't change anything yet]
* [We're short of people|The person who would own this hasn't started], so [it's too soon|not yet]
* The [need is real|topic is right], the [moment is not|timing is off]
software * > We're [locked into|tied to] [what we have|a contract] [for now|for some months still]
[Too early|A bit early] for us. [Circle back|Get back to me|Check in again] [next quarter|in six months|after the summer].
!nocost > Budget is [closed|set|locked] [for now|this year]. [Next cycle perhaps|Ask again next year|Try me when we plan again].
[Busy|Swamped|Heads down] [right now|until quarter end|with a big project]. [Later maybe|Check back in a couple of months|Ask me again then].
meeting call > [No room for a call|Can't do a call|My calendar is full] [this month|until quarter end|these weeks]. [Try me after that|Next quarter is better|A call next month could work].
meeting call > [Nothing against a call|Happy to talk|I'd take the call], but [not before next month|not this month|later in the quarter|not for a few weeks|only after the holidays]. [Write me again then|Try me then|Remind me then|Ask me again then|We can find a time then].
meeting day > <day> [won't work|is no good], and [this month is packed|the next weeks are full]. [Try me next month|Let's look again next quarter].
offer work !staff * > We [only just|recently] [reviewed|made a decision on|finished a review of] <offer>, so [it's too soon to look again|give it some months]
offer work !staff > We'll [look at <offer> again|come back to <offer>|get to <offer>] [next year|later in the year|after the summer], not before.
offer !work !staff > We'll [look at <offer> again|think about <offer> again] [next year|later in the year|after the summer], not before.
owner * > I [own|run] this, and [it's on my list for next year|it's third on my list|it comes after the current project]
interest > [Interested, yes, but not now|Worth a look later|Yes, just not this quarter|Perhaps, but not this year|Interested, but not before the new year]. [Ask me again after the summer|Come back to me later|Try me when the new budget is out|Write me again when things are calmer].
interest > [Yes in principle|Maybe|Could be|In principle|Probably], but [not now|not this month|the timing is bad|we can't start anything new right now]. [Come back in a few months|Try me later in the year|Next quarter is better|Write again after the summer].
sends > [You can send it|Sure, send it], but [I won't get to it this month|I won't look at it before next month|nothing will happen this quarter]. [Remind me then|No hurry on my side].
onsite meeting > [Not this month, please|Bad weeks for a visit|We have no time for a visit right now], [too much going on here|the place is full|we're short of people]. [Try us next month|Ask again in a few weeks|Later in the year is better|Next month is better].
refer owner > [It'd be me|That's me], but [not this quarter|I can't look at it now]. [Try me in a few months|Next quarter is better].
refer !owner > [The person for that|The one who does that] is [on leave|away][ right now|]. [Try again in a few weeks|Write again next month|Better to ask next month].
refer !owner > [There is somebody for that|I know who it is], but [they're swamped this month|they're flat out right now]. [Ask me again next month|Try again in a few weeks].
yesno degree > [On and off|To a degree], but [nothing we'd touch this quarter|other things come first]. [Next quarter maybe|Later in the year].
howlong > [Too long, but|Longer than it should, but] [we can't change it this quarter|nobody has time to change it now|other things come first]. [Ask me next quarter|Try me later in the year].
count !many > [Would have to count|No idea right now], and [no time to find out this month|we're too deep in other things to check]. [Ask me next quarter|Try me later in the year].
how software > [Same as ever, by hand|The old way|With a spreadsheet], and [that won't change before next year|we can't change it in the middle of the season|nobody has time to change it now]. [Try me next year|Ask me later|Ask again in a few months].
far > [Not really mine|Not my topic|Not my job|Not my part of the house], and [everybody here is busy right now|the people it's for are swamped|nobody has time for it this month|they're all tied up at the moment|the ones who decide are hard to get hold of these days]. [Later in the year is better|Maybe in a few months|Try again in the spring|Write again when things are quieter|I'd wait a month or two].
far > [I can't pass this on right now|No good time to bring this up here|I'd pass it on, but not now|I'd mention it to the others, but not now], [we're short of people|it's our busy season|everyone is flat out|nobody would listen this month|they have other worries]. [Ask again in a few months|Try later in the year|Maybe after the summer|Send it again in a month or two|I'll bring it up when it's calmer].
exec * > [We set priorities once a year|The plan for this year is done], and [this isn't on it|this didn't make it]
insult > [Nice manners|Charming], [and a bad moment too|and bad timing too]. [We'll get to it later this year|Not before next year anyway|It's on the list for later].
insult > [We know it isn't great|It's on our list], [no need to be rude|thanks for the charm]. [Not this quarter|Later this year, maybe|Next year].
threat > [Pushing won't make it faster|Threats don't change our calendar]. [We look at this next year|Not this quarter|Ask again later, politely].
+ [Try me again|Check back|Write me again] [next quarter|in three or four months|in the new year|after the summer].
+ [Feel free to come back then|You're welcome to follow up later|Happy to look at it later].
+ [Remind me|Nudge me] [in a few months|when things calm down|next quarter].
# referral
* [I'm not the right person|This isn't mine|I don't deal with this], [a colleague|another team|somebody else here] [handles it|decides on it|looks after that]
* [I'll forward this|I've forwarded this|Passing this on|I've passed it on] to [the colleague who handles this|the people who decide on this|whoever looks after it here]
!exec !buys !owner > [Wrong person|I'm the wrong one for this], [try|you want] [purchasing|our head office|whoever handles suppliers].
team > [That's one for|You want|Try|Best ask|This goes to] <team>[, not me|, I'm the wrong person|].
team * > [This sits with|This belongs to|That's handled by] <team>, [not with me|I only see the results|I have no say in it]
team > [I'll forward this|Forwarded|Passed this on] to <team>[, they decide| and they'll answer if it fits|, it's theirs].
far > [I have nothing to do with this|This has nothing to do with my job|I'm about as far from this as it gets|You've got the wrong corner of the company]. [Somebody in the office might know|Ask the office|Try the main office|The main number can put you through|I'd call the front desk and ask].
far > [Not my job|Not what I do|Wrong desk], [a colleague handles it|somebody else here decides that|that's for others here]. [Forwarded|I've passed it on|I'll pass it on].
far team > [I don't touch this|I don't decide this|Not mine]. [Ask <team>|That would be <team>|Try <team>].
near > [I work with this but don't decide|I'm close to this, but the decision isn't mine]. [My colleague decides, I've forwarded it|Passing it to the one who decides].
near team > [I'd be using it, but|I'm involved, but] <team> decides[ on it|]. [Forwarded|I've passed it on|Write to them directly].
owner !staff > [I own it on paper, but|It's my area, though] [somebody on my team runs it day to day|one of my people handles it]. [Forwarded|I've passed it on|They'll be in touch if it fits].
offer !owner !exec > I don't [decide on|deal with|have a say in] <offer>, [a colleague does|somebody else here does]. [Forwarded|I've passed it on|I'll pass it on].
exec > [My team handles this|I don't handle this myself|I leave this to my team]. [Forwarded|I've passed it on|I'll pass it down].
staff > [That's my manager's decision|Not my decision|I don't buy anything here]. [I'll show it to my manager|Forwarded to my manager|Passing it up].
refer team > [You're looking for|The right person is in|That would be somebody in|Ask in] <team>[, not me|].
refer team > [I'd ask|Ask|Best try] <team>[, they do that here|, that's theirs]. [I've forwarded your email|They should answer|I'll let them know].
refer owner !staff > [It's mine on paper, but|I'm in charge of it, but] [somebody on my team does it|one of my people looks after it day to day]. [I've forwarded it|I'll pass it on|Forwarded].
refer !exec !owner > [That would be|The one to ask is] [a colleague|my manager|somebody else on the team]. [I've forwarded it|I'll pass it on|Forwarded].
refer exec > [That's one of my people|Somebody on my team does that|A colleague of mine runs that]. [I've forwarded it|I'll pass it on|Forwarded].
refer !team > [Not me|It isn't me], [a colleague does that|that's another desk|it's a colleague's job]. [I've sent it over|I'll pass your email on|They have your email now].
meeting call !owner !near > [No point in a call with me|A call with me won't help you], [a colleague decides this|this isn't my area]. [Forwarded|I've passed it on|I'll send it their way].
insult > [I'll forward this, tone and all|Forwarding this as it stands], [it isn't my area|I don't look after it]. [Let's see what they say|They'll enjoy it].
threat > [I've passed this on|Forwarded], [our lawyers like to read things like that|the people who deal with threats should see it]. [It isn't my area|Not mine].
+ [They'll get back to you|They'll be in touch if it fits|I'll leave it with them].
+ [Can't promise they answer|No promises|They're busy, so give it a week].
`;
