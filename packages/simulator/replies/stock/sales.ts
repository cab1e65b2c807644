/**
 * Answers to sales emails: interest, questions, delays and referrals. A line says about the reader's company only what its tags support.
 * `asked`: the email ends with a question about the reader's situation; `insider`: the reader may know the answer. What else the email asks
 * for is answered in `asks.ts`. In the form that `readStock` reads.
 */
export const SALES_TEXT = `
# interested
far > [This would be for somebody else here|Somebody else would have to decide this|That's up to others here], but [it reads well|it sounds useful|I can see the point]. [I'll pass your email on|I'll forward it with a good word|I've sent it to the ones who decide].
far !sends > [I'd be happy to pass this on|Happy to pass this on|I can take this to the right people|I'd gladly show this around]. [Can you send me two lines I can forward|Have you got something short for them|Is there a page they could look at]?
far > [Sounds useful, though not for my job|Good idea, though I have no say in it|I like it, but it isn't up to me|Nice idea, just not mine to buy]. [I'll show it to the others|I've forwarded it|I'll bring it up at lunch|I'll mention it tomorrow|I'll ask around who would want it].
owner offering !step !slot !refer !asked * > [Good timing|This comes at a good time|You caught me at a good moment], I've been [thinking about this|looking into this a bit|meaning to look into this]
!step !slot !refer !asked !loose * > [This makes sense to me|That makes sense to me|Makes sense], and I'd like to [know more|hear more]
!step !slot !refer !loose * > [I'm open to it|Open to it|I'd look at it|Worth a closer look|I'm interested|Sounds interesting|Sounds good]
thing !asked !slot !refer !loose !address * > [I like the idea of|I'd like to hear more about|I'd like to know more about|I'm curious about|I'd like to know a bit more about] <thing>
thing !asked !slot !refer !loose !address !meeting > [Tell me more about|Can you tell me more about|Do you have something I can read on|Can you send me something on] <thing>? [I'm interested|Sounds good so far|I like it so far|It might be something for us].
thing !asked !slot !refer !loose !address !step > [We might want|I could see us using|We may well want|I can see us with|I wouldn't mind] <thing>. [Can you tell me more|Can you send me the details]?
software !step !slot !refer !asked > [Could be useful|Interesting|This is interesting|Might be useful]. [What does it look like in practice|Can I see it somewhere|Who else near us has it]?
wares !bare !step !asked !refer !goodies > [Could be useful|Could be something for us|We may need some]. [Can you send me the details|Do you have a price list|What's the smallest order]?
!bare !asked !refer !loose !slot !address !step > [OK|Alright|Fine], [I'll bite|you got me|I'm curious|you have my attention]. [Tell me more|Go on|Go ahead].
software !asked !refer !sends !proposes > I'd like to see what it [looks like|would do] for [somebody like us|a place like ours|us]. [Then we can talk|We can take it from there|If it holds up we can talk].
owner problem !asked !refer * > [That's exactly what we have|That's us|You describe us well], and [it bugs me too|it has bothered me for a while]
owner !refer !asked !slot * > I [look after this here|run this here|decide on this here], and I'd [like to hear more|be open to it]
opinion linked !bare > [Had a quick look|Went through it|Just had a look at it|Looked at it over lunch], [it's good|I like it|nicely done|that could work for us]. [What would it cost for us|Can you tell me a bit more about it|What would it take here]?
interest !opinion !goodies !step !address > [Yes|Sure|Yep|Yes please|Why not], [send me something|send me more|send over the details]. [I'll read it this week|I'll have a look tonight|I'll go through it with a colleague|Happy to look].
interest !step > [Yes|Sure|Yep|Yes please|Why not], [I'm interested|I'm open to it|I'd like to know more]. [Tell me more|We can take it from there|Can you send me the details]
interest !step > [Yes, I think so|Possibly, yes|Yes|I'd say yes|Probably, yes], [it's worth a look|I'd like to know more|I'd like to hear more]. [How would it work for us|Can you tell me a bit more|Is there something I can read on it]?
asked either insider > [A bit of both|Both, depending on the week|It varies|Depends on the day], [so go on|so I'd like to hear more|and I'd be open to something better|so tell me more].
asked settled insider !aware > [Not really|Not entirely, no|Mostly, but not always|It could be better], so [go on|tell me more|I'd like to hear more|I'm open to it].
asked yesno degree insider !settled !either !aware > [More or less, yes|Partly|On and off|Up to a point|Sort of]. [There's room to improve, so tell me more|Enough to look at what you have|So I'd like to hear more|So go on].
asked yesno !degree insider !settled !either !aware > [Yes|Yes, in fact|As it happens, yes|I think so, yes], [so go on|so tell me more|and I'd like to hear more|and I'm interested]. [Can you tell me a bit more|How would it work here|].
asked howlong taking insider > [Longer than I'd like|Too long, to be honest|Hard to say, longer than it should be]. [So yes, tell me how you'd do it.|So I'm interested in how you'd do better.|How would you cut that down?]
asked count > [I'd have to look that up|I don't have that at hand|I'd have to check], but [I'm interested|it does interest me|I'd like to hear more]. [I'll get back to you with it|You'll have it tomorrow|Give me a day].
asked how insider !either > [We get by, but it could be better|Nothing I'm proud of|It could be better, to be honest|In a way I'd like to change|Nothing special, and it could be better], so [go on|tell me more|I'd like to hear more|I'm interested].
asked !count !insider > [Let me check|I'd have to check|Let me find out|I'd have to ask around], but [I'm interested|it does interest me|I'd like to hear more|I'd like to talk about it]. [I'll get back to you|You'll hear from me this week|Give me a day|I'll write tomorrow].
asked !count insider !how !yesno > [Let me check|I'd have to check|Let me find out|I'd have to ask around], but [I'm interested|it does interest me|I'd like to hear more|I'd like to talk about it]. [I'll get back to you|You'll hear from me this week|Give me a day|I'll write tomorrow].
asked thing !far !refer !loose > [I'd have to check|I'd have to look|Let me check], but I'd like to [hear|know] more about <thing>. [I'll get back to you|You'll hear from me this week|Give me a day].
asked aware insider > [Not offhand|No, to be honest|I'd have to look it up|Not off the top of my head], so [tell me more|I'd like to hear more|I'm interested|go on].
claim !asked !refer * > [If the <claim> holds for us|If we got close to the <claim>], [I want to know more|that's worth my time]
claim !asked !refer * > The <claim> [got my attention|caught my eye|is what made me read on]
observation !asked !refer * > [You did your homework|You clearly looked us up|Nice that you looked us up first], and [it does interest me|I'd like to hear more|I'm open to it]
far !exec > [Not my area|Not my department|Not what I do|I don't decide this], but [I like it|it's a good idea|it sounds good to me|I like the idea]. [I'll show it around here|I'll pass it to the right people|I'll bring it up with those who decide|I'll mention it to my boss].
far thing > [Not mine to decide|It isn't up to me], but [I can see the point of|I like the sound of] <thing>. [I'll ask around who would want it|I've forwarded your email with a good word|I'll mention it tomorrow].
far team > [Not mine to decide|Not my department], but [I like it|it's a good idea|I like the idea]. [I'll take it to <team>|I'll show it to <team>|I'll forward it to <team>][, they should see it| and see what they say|].
far > [I don't work on this|This isn't my job|It's not my field], but [I like the idea|it's a nice idea|it looks good to me]. [Is there something short I can forward?|Have you got a page I can pass on?|I'll put in a word for it.|I'll ask the others to have a look.|I'll bring it up this week.]
far thing > [Not my area|Not my department|I don't decide this], but [I like the idea of|I like the sound of|I'm all for] <thing>. [I'll show your email around here|I'll pass it to the right people|I'll bring it up this week].
near !sends > [I don't decide this alone|That's not only up to me|The others would have to agree], but I [like it|think it's worth a look]. [Is there something I can show around?|Have you got a page I can share with the others?|I'd bring the others in.]
exec !far !meeting !sends !proposes !refer !asked !loose !step > [I like it|Sounds good], [I'll bring in the team|my team will take it from there|I'll have somebody here look into it with you].
!bare !meeting !sends !proposes !refer !asked !loose !step > [Can you send me|Could you send me] [a one-pager|something short|a short overview|a short summary] [I can pass around|I can share here]? [I like the idea|Interested].
insult > [Rude|Ouch|That stings|Not the nicest opening], but [you're not wrong|you have a point|it could be better]. [What would you do instead|What would it take|So go on, what do you have]?
insult > [You could have said that nicely|I've had kinder emails], [but I do want it fixed|but it needs doing|but fair enough]. [How would you do it|What do you have in mind|What's the next step]?
threat > [I don't like the tone|That sounds like a threat], but [the topic interests me|I do want to know more|I'm curious]. [What do you actually do|How does it work]?
+ !sends !meeting !proposes !asked !step !refer > [What happens next|Can you tell me a bit more|How would we go about it]?
+ !meeting !sends !proposes !asked !step !refer > [Tell me more|Send me the details|Can you send me a bit more]?
# question
far > [Have you written to anybody else here|Who did you want to reach here]? [I can forward it either way|Happy to pass it on|I don't decide on it myself, but I can ask|I have no say in it, but I can ask].
!bare !software !refer !asked !sends > [Do you work in our area|Is our area on your list|Do you have customers in our area]? [If so, I'm interested|I'd like to hear more if so|Sounds good otherwise].
asked count > [I'd have to check|I'd have to look that up|I don't have that at hand]. [Is a rough answer enough|Would a rough figure do|Can I get back to you tomorrow|Can I send it tomorrow|Is it all right if I ask a colleague first]? [I'm interested, just asking|Then I can tell you more|It does interest me].
asked how insider > [We get by|It could be better, to be honest|Nothing special|Nothing I'm proud of]. [What do others do|What would change for us|How do others do it|How much better would it be]? [I'm interested, just asking|It does interest me|].
asked !count !insider > [I'd have to check|Let me find out|I can find out|I'd have to ask around]. [Can I get back to you tomorrow|Can I get back to you on that|Is it all right if I ask a colleague first]? [I'm interested, just asking|I'm open to it, just asking|It does interest me].
asked !count insider !how !yesno > [I'd have to check|Let me find out|I can find out|I'd have to ask around]. [Can I get back to you tomorrow|Can I get back to you on that|Is it all right if I ask a colleague first]? [I'm interested, just asking|I'm open to it, just asking|It does interest me].
asked thing !far !refer !loose > [I'd have to check|I can find out|I'd have to look]. [Can you tell me a bit more about <thing> in the meantime|How would <thing> work here]? [I'm interested, just asking|It does interest me|].
asked aware insider > [Not offhand|I'd have to look it up|Not off the top of my head]. [Can I get back to you on that|Is that usual|What would you do with it]? [I'm interested, just asking|It does interest me|].
asked yesno !degree insider !settled !either !aware > [Yes, I think so|Yes|Yes, as it happens|As far as I know, yes]. [How would it work for us|What would change for us|Can you tell me a bit more]?
asked either insider > [A bit of both|Depends on the week|It varies]. [How would it work for us|What do others do|What would change for us]? [It does interest me|I'm interested, just asking|].
asked settled insider !aware > [Mostly, yes|More or less|Most of the time]. [How much better would it be|What would change for us|What do others do]? [I'm open to it, just asking|It does interest me|].
asked howlong > [I'd have to look it up|Depends|It varies a lot]. [What's usual elsewhere|What would you expect to see|Is a rough figure enough]? [I'm interested, just asking].
!priced !nocost !sends !refer !asked !loose !address > [What does it cost|How is it priced|What's the price]?[ Ballpark is fine.| A range is enough.| Just roughly.|]
thing !priced !nocost !refer !asked !loose !address > [What's the price of|Can you give me a price for|Do you have a price for] <thing>? [Ballpark is fine|A range is enough|Just roughly|].
thing !refer !asked !loose !slot > [How would <thing> work here|What would we have to do for <thing>|Can you tell me a bit more about <thing>]? [I'm interested, just asking|I like the idea|It might be something for us].
software !refer !asked > [Who else uses this|Which companies like ours use this]? [Asking before I go further|I'm curious|Would help me decide|It would help to know].
offering !bare !goodies !refer !asked !sends > [Do you have a reference or two I could call|Is there a customer of yours I could ask|Do you have customers near us]? [Asking before I go further|It would help me decide|I'm interested, just careful].
software !refer * > [How does this work with|Does this plug into|Does it fit with|Does it talk to] [what we already run|the tools we have|our current setup]?
!asked !refer !step !slot * > [Interesting|Fine so far|OK|Looks good|Sounds good]. [How would it work for us|Can you tell me a bit more|What should I know about it]?
wares !goodies !refer > [Could be something for us|We might need some|Possible|Sounds fine]. [How soon could you deliver|What's the smallest order|Could we try a few first]? [Then I can tell you more|If that fits, yes|Otherwise fine].
!observation software !refer * > [Is this|Is it] [meant|really] for [places our size|companies like ours|somebody like us]?
software !refer !asked * > [Before I go further|Before I spend time on it], [how is this different from what we do today|how much effort is it for us|what would we have to change]?
!asked !refer !step !slot !sends * > [Before I go further|Before I decide], [can you tell me a bit more|what should I know]?
software !refer !asked * > I [get|understand] the idea, but [what would we do differently day to day|what happens in the first month|what does the start look like]?
software !refer !asked * > [What's the catch|What's the commitment|Is there a contract|Can we try it first]?
nocost !refer * > [What's the catch|Where's the catch|What do you get out of it]?
software !sends !linked !asked !refer * > [Is there|Do you have] [a case close to ours|something I can read first]?
owner software !refer > [What does it work with|Which systems does it connect to|Can it work next to what we have] and [who runs it day to day|how long until it pays off|what do I have to change]?
owner !asked !refer !step * > [This is my area|I look after this], so [two questions|two quick ones]: [how would it work here|what would you need from us] and [what does it cost|how soon could it start]?
owner problem !wares !refer !asked * > [We do have that problem|You're right about the problem]. [How fast would we see a change|How would you go about it|What would it cost us]?
interest !step !address * > [Maybe|Perhaps|Could be|Possibly]. [How would it work for us|Can you tell me a bit more]?
interest software * > [Maybe|Perhaps|Could be|Possibly]. [How much work is it for us|What would it change for us|How soon would we notice]?
opinion linked !bare * > [Had a look|I looked at it]. [What would it cost for us|What would you change here|What would it take here]
claim !refer !asked * > [Where does the <claim> come from|Is the <claim> typical|How do you get to the <claim>], [is that one customer or an average|who measured that]?
observation !asked !refer > [You've done your homework|You've had a proper look|You've looked us up]. [Tell me more|Go on|All right, you have my attention|OK, I'm curious].
far > [Not my area, but I can pass it on|I don't work on this, but I can pass it on|It's not my field, but I can ask around here|I'm not the one who decides, but I know who is]. [Is there something short I can forward|Should I tell them to write to you|What should I tell them|Do you want me to pass it on|Is it all right if I just forward your email]?
far > [Did you mean to write to me|Why me|How did you get to me|What made you write to me|Who gave you my name]? [I don't work on this, but I can pass it on|It's not my job, though somebody here may like it|Not my field, but I can pass it on|I'm not the one who decides, though I know who is|Others here decide on it, but I can tell them].
far thing !exec > [I don't decide on <thing>|I don't deal with <thing>], but [I can pass it on|I can ask around here]. [Is there something short I can forward|What should I tell them|Should I tell them to write to you]?
near > [I don't decide this alone|That's not only up to me|The others would have to agree]. [What should I tell them about it|Is there something short I can show them]?
exec !far !asked !refer * > [One question|Just one question], [why should we do this now|what would it change here|why now]?
insult > [Do you talk to all your customers like that|Is that how you usually sell|Does that opening work on people]? [The point may be fair, so what would you do|I'm still curious what you'd do|I'd look at your work though].
threat > [Is that a threat|Am I supposed to be scared]? [If there's a real offer behind it, explain it|Tell me what you actually do and I'll look].
+ !meeting !sends !asked !far > [If the answer is good|If it fits], happy to [talk|take it further|look closer].
+ [A short answer is fine|A line or two is enough].
# timing
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
thing !far !asked !refer !loose !slot > I [like|don't mind] the idea of <thing>, but [not this quarter|it has to wait|not this year|the timing is off]. [Come back to me in a few months|Ask me again later in the year|Remind me next quarter].
thing owner !refer !loose > I'll [look at|come back to|think about] <thing> [next year|later in the year|after the summer], not before.
asked thing !far !refer !loose > [No time to look into <thing> right now|I can't think about <thing> this month|I won't get to <thing> this month], [sorry|I'm afraid|too much else going on]. [I'll get back to you|Ask me again in a few weeks|Try me again next month].
far thing > [Not my area|I don't decide that], and [nobody here has time for <thing> right now|it's no time to bring up <thing>|everybody is too busy for <thing> this month]. [Maybe in a few months|Try again in the spring|Later in the year perhaps].
owner !refer !loose * > I [look after|run] this, and [it's on my list for next year|it's third on my list|it comes after the current project]
interest > [Interested, yes, but not now|Yes, just not this quarter|Perhaps, but not this year]. [Ask me again after the summer|Come back to me later|Write me again when things are calmer].
interest > [Yes in principle|Maybe|Could be|In principle|Probably], but [not now|not this month|the timing is bad|we can't start anything new right now]. [Come back in a few months|Try me later in the year|Next quarter is better|Write again after the summer].
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
!exec !owner > [I'm not the right person|I don't deal with this|This isn't with me], [a colleague looks after it|another team looks after it|somebody else here looks after it]. [I've forwarded it|I'll pass it on|I've passed it on|I've sent it over][, they'll write if it fits|, no promises|].
* [I'll forward this|I've forwarded this|Passing this on|I've passed it on] to [the colleague who decides on these things|the people who decide on this|whoever looks after it here]
!exec !buys !owner > [Wrong person|I'm the wrong one for this], [try|you want] [our head office|the main office|whoever decides on this].
team > [That's one for|You want|Try|Best ask|This goes to] <team>[, not me|, I'm the wrong person|].
team > [This sits with|This belongs to|That's handled by] <team>, [not with me|I have no say in it]. [I've forwarded it|I'll pass it on|].
team > [I'll forward this|Forwarded|Passed this on] to <team>[, they decide| and they'll answer if it fits|].
far > [I have nothing to do with this|This has nothing to do with my job|I don't look after this]. [Somebody in the office might know|Ask the office|Try the main office|The main number can put you through|I'd call the front desk and ask].
far > [Not my job|Not what I do|Not my department], [a colleague handles it|somebody else here decides that|that's for others here]. [Forwarded|I've passed it on|I'll pass it on].
far team > [I don't look after this|I don't decide this|Not my area]. [Ask <team>|That would be <team>|Try <team>].
near > [I'd have an opinion, but the decision isn't mine|The decision isn't mine|I don't decide this]. [My colleague decides, I've forwarded it|Passing it to the one who decides|I've passed it on to the one who does].
near team > [It isn't up to me alone,|I'd have a say, but] <team> decides[ on it|]. [Forwarded|I've passed it on|Write to them directly].
owner !staff > It's my area, [but somebody on my team runs it day to day|but one of my people handles it]. [Forwarded|I've passed it on|They'll be in touch if it fits].
thing !owner !exec > I don't [decide on|deal with|have a say in] <thing>, [a colleague does|somebody else here does]. [Forwarded|I've passed it on|I'll pass it on].
far thing !exec > I don't [decide on|deal with|have a say in] <thing>, [a colleague does|somebody else here does]. [Forwarded|I've passed it on|I'll pass it on].
thing !owner > I've [passed on|forwarded] your email about <thing>[ to a colleague| to the one who decides|]. [They'll get back to you if it fits|No promises|You'll hear from them|Give it a week or two].
exec > [My team looks after such things|I don't look after this myself|I leave this to my team]. [Forwarded|I've passed it on|I've sent it to them].
staff > [That's my manager's decision|Not my decision|I don't buy anything here]. [I'll show it to my manager|Forwarded to my manager|I've shown it to my manager].
insult > [I'll forward this, tone and all|Forwarding this as it stands], [it isn't my area|I don't look after it]. [Let's see what they say|They'll enjoy it].
threat > [I've passed this on|Forwarded], [our lawyers like to read things like that|the people who deal with threats should see it]. [It isn't my area|Not my job].
+ [They'll get back to you|They'll be in touch if it fits|I'll leave it with them].
+ [Can't promise they answer|No promises|They're busy, so give it a week].
`;
