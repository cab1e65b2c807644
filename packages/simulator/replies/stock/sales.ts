/** Answers to people who sell something, in the form that `readStock` reads. */
export const SALES_TEXT = `
# interested
* [This|It] [landed at a good moment|comes at the right time|is timely], [we were just discussing it|it came up in a meeting this week|it's on the list for this quarter]
* [We are looking at|We've been talking about|We just started on] [exactly this|something like this|this][ here| internally|]
* The [idea makes sense|pitch makes sense|approach sounds sensible] and I'd like to [know more|see it|see how it works]
* Happy to [take a look|hear you out|see what you have][, no promises though| and see if it fits|]
* [Open to it|I'd look at it|Worth a look], [we have nothing good in place for it|what we have today is not great|we could do better than what we have]
[Could be useful|Interesting|This is interesting]. [How does it work|What does it look like in practice|Where can I see it]?
[OK|Alright|Fine], [I'll bite|you got me|I'm curious]. [Tell me more|What have you got|Show me].
[Show me|I'd like to see] what it [looks like|would do] for [somebody like us|a place like ours|<company>]. [Then we can talk|We take it from there|If it holds up we can talk].
owner * > I [run|look after] this [here|for us], so you reached the right person, and [we do have a problem there|it does need work|there is room to do it better]
owner > [Yes|Sure], [this one is mine|this is my area|it's on my desk]. [Who like us is using it|How soon could it start], and [what does it cost|how is it priced]?
owner problem * > [You describe our week|That's exactly what we have|That's us], [it bugs my team too|we lose time to it every month|and I own the mess]
problem !far * > [You're not wrong|Fair point|That does happen here], [it's a headache|it's a sore point|it costs us time][ for us| on our side|]
offer !far * > We [have been|are] [looking for|comparing options for|looking for something better for] <offer>[ this quarter| for a while|]
offer owner * > I [own|handle|look after] <offer> here and [what we have is not great|I'm open to something better|we're reviewing it right now]
meeting > [Sure|Yes|OK|Happy to], [a short call|a quick call|a call] [works|is fine]. [Mornings are best|After lunch is best|Early next week is good|Late next week is good|Most afternoons work][ for me|].
meeting > [Can do|Works for me|Yes, let's talk|OK, let's talk]. [Any morning next week|Any afternoon next week|The middle of next week|The end of this week][ works| is good| is open].
meeting > [Yes to a call|Fine with a call|Let's do the call], [mornings suit me best|afternoons suit me best|first thing in the morning is best|right after lunch is best]. [Send me an invite|Send the invite over][ please|].
meeting day > <day> [works|could work|is fine|is good|is open][ for me| on my side|]. [Send the invite|Morning is best|Afternoon is better|Just put it in my calendar|Before lunch if you can].
meeting day > [OK, <day> then|<day> it is|Let's do <day>]. [Send me an invite|Send the invite over|Morning if possible|Keep it short please].
interest > [Yes|Sure|Yep|Yes please|Why not], [send me something|send me more|go ahead|I'd like to see it]. [I'll read it this week|I'll have a look tonight|I'll go through it with my team|Happy to look].
interest > [Yes, I think so|Possibly, yes|Yes], [it's worth a look|we should look at it|I'd like to see it]. [Send me something short.|What do you have?|What's the next step?]
refer !far > [That's me|That would be me|You found the right one|That's on my desk]. [What do you have|What do you need to know|Go ahead|Tell me more].
count !how > [More than I'd like|Too much, to be honest|I don't have the number, but too much|Hard to say, more than it should be]. [So yes, tell me how you'd fix it|So show me what you'd do|I'm interested in how you'd do better].
how > [By hand|In a spreadsheet, mostly|With a spreadsheet and a lot of email|Mostly by hand, sad to say|Badly]. [So yes, I'd like to see a better way|Show me how you'd do it|I'm listening].
yesno > [More or less, yes|Partly|On and off|Up to a point|Sort of]. [Could be better, so I'd like to see yours|There's room to improve, so tell me more|Enough to look at what you have].
resource !meeting > [Had a quick look|Went through it|Just had a look at it], [it's good|I like it|that's about what we need]. [What's the next step|Can you show us how it would look here|Who would I talk to]?
proof * > [Good to see|Helps to see] [you've done this before|somebody else has done it|it works elsewhere]. I'd like [to see the same for us|to know how that went]
claim * > [If the <claim> holds for us|If we got close to the <claim>|The <claim> got my attention], [I want to know more|that's worth my time]
observation * > [You did your homework|You clearly looked us up|Good spot], [that's right|true|appreciated], and [we do need help there|it's on my mind]
reference * > [Thanks for saying how you found me|A familiar name always helps]. [Happy to look at this|I'm interested]
far > [Not my area|Not my department], but [I like it|it's a good idea]. [Send it over and I'll get it to the right people|I'll gladly show it around here|I'd be glad to put it in front of the right people].
far team > [Not my desk|I'm not the one who decides], but [I like it|it's a good idea|I can see it being useful here]. [Send me a short version and I'll take it to <team>|I'll gladly take it to <team>].
near > [I don't decide this alone|I work close to this|I'm involved in this], and I [like it|think it's worth a look]. [Send me something I can show around|Send me a page I can share with the team|Show me and I'll bring the others in].
exec * > [I like it|Sounds right], [keep it brief for me|short version please|give me the two-minute version] and [I'll bring in the team|my team will take it from there]
!meeting > [Send me|Can you send me] [a one-pager|two paragraphs|a short overview|a short summary] [I can forward|I can pass around|I can share here]? [Looks useful|I like the idea|Interested].
+ [Can you send|Could you send] [something short I can forward|a one-pager|two paragraphs I can pass around]?
+ [What would the next step be|How do we start|What happens next]?
+ !meeting > [Send me|Show me] [what you have|an example|something more].
+ [I'd bring in a colleague too|I'd want one of my colleagues to see it as well].
+ [Keep it short and I'm in|Keep it simple please].
# question
!priced > [What does it cost|How is it priced|Rough pricing|What's the price]?[ Ballpark is fine.| A range is enough.| Just roughly.|]
[Who else uses this|Which companies like ours use this|Which companies like ours do you work with|Who in our line of work is using it|Who in our trade do you work with|Who else do you do this for|Who did this with you last|Do you work with anybody near us]? [Asking before I go further|I'm curious|Would help me decide|It would help to know].
software * > [How does this work with|Does this plug into|Does it fit with|Does it talk to] [what we already run|the tools we have|our current setup]?
* [Interesting|Fine so far|OK|Looks good]. [How would we start|How much work is it on our side|What do you need from us to start]?
* [Is this|Is it] [meant|really] for [places our size|companies like ours|somebody like us]?
* [Before I go further|Before we talk|Before I spend time on it], [how is this different from what we do today|how much effort is it for my team|who does the work in the end]?
software * > I [get|understand] the idea, but [what would we do differently day to day|what happens in the first month|what does the start look like]?
* [What's the catch|What's the commitment|Is there a contract|Can we try it first]?
* [Is there|Do you have] [an example from our industry|a case close to ours|something I can read first]?
owner software * > [What does it work with|Which systems does it connect to|Can it work next to what we have] and [who runs it day to day|how long until it pays off|what do I have to change]?
owner * > [This is my area|I own this], so [two questions|a practical one first|the obvious ones]: [who else uses it|how does it work] and [what does it cost|how soon could it start]?
owner problem * > [We do have that problem|You're right about the problem]. [How do you solve it|Where do you start|How fast would we see a change]?
offer software !far * > How do you [handle|approach|do] <offer> when [the data is messy|every team works differently|half of it is still on paper]?
offer owner * > We [do|handle] <offer> [ourselves|in house] today. [What would change|What would we gain|Why would I hand that over]?
meeting !far > [Possible|Could do a call|Open to a call], but first: [what does it cost|who else uses it|how much work is it for us]? [If that fits, mornings are good|If that's fine, any afternoon next week|Then early next week would work].
meeting day > [<day> might work|<day> could be OK|I could do <day>]. [What would we cover|Can you send me something to read first|Who should join from our side]?
interest * > [Maybe|Perhaps|Depends]. [What would I see|What is it exactly|How does it work|Who else has it]?
refer > [Depends what you need|Depends on the details]. [What exactly is it about|What would you want to talk about]? [It may be me|I may be the one].
how > [A spreadsheet and some luck|Mostly by hand|A mix of tools, none of them great]. [How would yours be better|What would you do instead|Would yours replace that]?
yesno > [Partly|In a way|More or less]. [How would you do it better|What would change with yours|What do others do]?
count > [I'd have to look it up|Never counted|No exact figure, but it's not small]. [What's usual for companies like ours|What do your customers get it down to]?
resource * > [Had a look|I looked at it]. [Who uses it|How much work is it for us|Who is behind it]
proof * > [That example|The one you mention], [how close is it to us|how long did that take them|what did they use before]?
claim * > [Where does the <claim> come from|Is the <claim> typical|How do you get to the <claim>], [is that one customer or an average|who measured that]?
observation > [How did you know that|What made you think of us|Is it that obvious]? [Curious what you'd do about it|Go on then, what would you do].
far > [Not my area, but I'm curious|I don't work on this, but I'm curious]: [who is it for|what does it do in one line|who usually buys this]? [I might know somebody here|I could tell you who to ask].
near > [My team would feel this|It would touch my work]. [What would change for us|How much work is it for us|Who else needs to be involved]?
exec * > [Short version please|In one line], [what does it save us|why should we do this now|who like us does this already]?
harm > [Did I read that right|Am I reading this right], [it makes things worse|that's the downside]? [Explain and I might still look|What's the upside then]?
+ [If that's a fit|If the answer is good|If it fits], happy to [talk|take it further|look closer].
+ [A short answer is fine|A line or two is enough].
+ [Just email me, no call needed yet|Email is best for now].
+ [Then I can tell you if it makes sense|Then I can say if it's worth a closer look].
+ [Curious to hear|Would like to know|Keen to understand].
# timing
* [This|It] is [interesting|relevant|on the list], but not [this quarter|right now|before the year is out]
* We're in the middle of [a big project|a reorganization|next year's planning] [right now|at the moment] and [nothing new starts until it's done|can't take on anything else]
* [Budgets are fixed|Our budget is set|Money for this year is spent], so [now is the wrong moment|there's no point talking today]
* I'm [new in the role|still settling in] and [need a few months|won't change anything yet]
* [We're short of people|We're hiring for the team that would run this|The person who would own this hasn't started], so [it's too soon|not yet]
* The [need is real|topic is right], the [moment is not|timing is off]
* We're [locked into|tied to] [what we have|a contract] [for now|for some months still]
[Too early|A bit early] for us. [Circle back|Get back to me|Check in again] [next quarter|in six months|after the summer].
Budget is [closed|set|locked] [for now|this year]. [Next cycle perhaps|Ask again next year|Try me when we plan again].
[Busy|Swamped|Heads down] [right now|until quarter end|with a big project]. [Later maybe|Check back in a couple of months|Ask me again then].
meeting > [No room for a call|Can't do a call|My calendar is full] [this month|until quarter end|these weeks]. [Try me after that|Next quarter is better|A call next month could work].
meeting day > <day> [won't work|is no good], and [this month is packed|the next weeks are full]. [Try me next month|Let's look again next quarter].
offer !far * > We [only just|recently] [reviewed|made a decision on|finished a review of] <offer>, so [we'll not reopen it for a while|give it some months]
owner * > I [own this|run this], and [it's on my list for next year|it's third on my list|it comes after the current project]
interest > [Interested, yes, but not now|Worth a look later|Yes, just not this quarter]. [Ask me again after the summer|Next quarter please|Try me when the new budget is out].
refer > [It'd be me|That's me], but [not this quarter|I can't look at it now]. [Try me in a few months|Next quarter is better].
yesno > [On and off|To a degree], but [nothing we'd touch this quarter|other things come first]. [Next quarter maybe|Later in the year].
count > [Would have to count|No idea right now], and [no time to find out this month|we're too deep in other things to check]. [Ask me next quarter|Try me later in the year].
how > [Same as ever, by hand|The old way|With a spreadsheet], and [that won't change before next year|we can't change it in the middle of the season|nobody has time to change it now]. [Try me next year|Ask me later|Next year maybe|Ask again in a few months].
far > [Not really mine|Not my topic], and [everybody here is busy with year end|the people it's for are swamped]. [Later in the year is better|Maybe next quarter].
exec * > [We set priorities once a year|The plan for this year is done], [this isn't on it|and this didn't make it]
+ [Try me again|Check back|Write me again] [next quarter|in three or four months|in the new year|after the summer].
+ [Feel free to come back then|You're welcome to follow up then|Happy to look at it then].
+ [Remind me|Nudge me] [in a few months|when things calm down|next quarter].
# referral
* [I'm not the right person|This isn't mine|I don't deal with this], [a colleague|another team|somebody else here] [handles it|decides on it|looks after that]
* [I'll forward this|I've forwarded this|Passing this on|I've passed it on] to [the colleague who handles this|the people who decide on this|whoever looks after it here]
[Wrong person|I'm the wrong one for this], [try|you want] [purchasing|our head office|whoever handles suppliers]
team > [That's one for|You want|Try|Best ask|This goes to] <team>[, not me|, I'm the wrong person|].
team * > [This sits with|This belongs to|That's handled by] <team>, [not with me|I only see the results|I have no say in it]
team > [I'll forward this|Forwarded|Passed this on] to <team>[, they decide| and they'll answer if it fits|, it's theirs].
far > [I have nothing to do with this|This has nothing to do with my job|I'm about as far from this as it gets]. [Somebody in the office might|Ask the office|Try the head office].
far team > [As <title> I don't touch this|I don't touch this]. [Ask <team>|That would be <team>|Try <team>].
near > [I work with this but don't decide|I'm close to this, but the decision isn't mine]. [My colleague decides, I've forwarded it|Passing it to the one who decides].
near team > [I'd be using it, but|I'm involved, but] <team> decides[ on it|]. [Forwarded|I've passed it on|Write to them directly].
owner > [I own it on paper, but|It's my area, though] [somebody on my team runs it day to day|one of my people handles it]. [Forwarded|I've passed it on|They'll be in touch if it fits].
exec > [My team handles this|I don't handle this myself|I leave this to my team]. [Forwarded|I've passed it on|I'll pass it down].
staff > [That's my manager's decision|Not my decision|I don't buy anything here]. [I'll show it to my manager|Forwarded to my manager|Passing it up].
refer team > [You're looking for|The right person is in|That would be somebody in] <team>[, not me|].
refer !team > [That would be|The one to ask is] [a colleague|my manager|somebody else on the team]. [I've forwarded it|I'll pass it on|Forwarded].
meeting !owner !near > [No point in a call with me|A call with me won't help you], [a colleague decides this|this isn't my area]. [Forwarded|I've passed it on|I'll send it their way].
+ [They'll get back to you|They'll be in touch if it fits|I'll leave it with them].
+ [Can't promise they answer|No promises|They're busy, so give it a week].
# soft_objection
* [We have a supplier|We already have something|We use something] for [<offer>|this] and it [mostly works|does the job|is fine most days]
* [Not sure we're big enough|I wonder if we're big enough|We may be too small] for this
* [I'd worry about|My worry is] [the effort|the price|getting everybody on board|what happens when something goes wrong]
software * > [I'd worry about|My worry is] [the setup effort|getting the team to use it|yet another tool|moving what we have]
* [I doubt the savings|I'm not sure the numbers add up] for [a team our size|a company like ours]
* [Sounds expensive|That sounds like a lot of effort] for [a small problem|what we'd get out of it]
* [We tried something like this|We had somebody for this once|We looked at something similar] and [it didn't last|little came of it|it was more work than before]
software * > [We tried something like this|We had a tool like this once|We looked at something similar] and [people didn't use it|it didn't stick|it was more work than before]
It looks fine in an email, but every vendor says that. [Change my mind in two lines|Prove it in two lines|Tell me why you're different].
[Not convinced|Skeptical|I have my doubts], but [open to a good argument|try me|happy to be proven wrong|I'm listening].
[Interesting, but|Nice, but|I like the idea, but] [I can't see it working here|it has to beat what we do today|I'd have to see it first].
owner * > [I run this|This is mine] and [it isn't our biggest problem|we've got it half under control|what we have is good enough, just about]
owner offer * > We [do|handle] <offer> in house and [it works well enough|people are used to it|it's cheap]
problem * > [I see the problem|The problem exists], but [not as badly as you say|it's small here|I'm not sure this fixes it]
proof * > [Other companies are not us|What works there may not work here], [we're a bit different|our setup is odd]
claim * > The <claim> [sounds high|seems optimistic|is hard to believe], [what's behind it|I'd want to see how you count]
meeting > [A meeting is too early|I'd rather not meet yet|Too early for me to say yes]. [Send me something written first|Put it in an email and I'll think about it|Convince me in writing first].
interest > [Perhaps|Hm, maybe|Not sure|Depends|Maybe, maybe not]. [What we have works well enough|It would have to be a lot better than what we have|We get by as it is|It's not our biggest problem]. [Convince me.|What am I missing?|Tell me why I should.|Why us?]
observation * > [True as far as it goes|You're half right], but [it looks worse from outside|it's less of a problem than it looks]
yesno > [Not really|Only a little|Rarely], [so I'm not sure it's worth it|so the gain would be small]. [Unless I'm missing something|Prove me wrong].
how > [In a spreadsheet, and it works|By hand, and it's fine so far], [so it would have to be a lot better|so I don't see the need yet]. [Prove me wrong|What am I missing]?
count > [Hardly any|Next to nothing|Less than you'd think], [so I doubt it pays off for us|so the gain would be small]. [Unless I'm missing something|Show me otherwise].
refer > [Probably me|I suppose that's me], but [I'm not sure we need it|I have my doubts]. [Convince me.|What's the short version?]
resource * > [I had a look|I clicked through], [not sure it fits us|I couldn't see how it fits us]
pressure > [The hard sell|The hurry|The countdown] [puts me off|makes me careful]. [The idea itself may be fine|Without it I might look].
far > [Not my field|I'm no expert in this], but [I doubt anybody here would use it|I can't see who here would need it]. [Could be wrong|Unless I misread it].
near > [I can see it helping a bit|Might help a little], but [I can't see the others agreeing|it's hard to get this past the people who decide]. [What would I tell them|Give me an argument].
+ [What would you say to that|How do others deal with that|Do you hear that a lot]?
+ [Happy to be proven wrong|Open to being convinced|Prove me wrong].
+ [Maybe I'm missing something|Tell me if I misread it].
# hard_objection
* We [signed|renewed] with [somebody else|another supplier] and [won't change|there's no reason to change]
* We [do this in house|do this ourselves] and [don't need|won't pay for] [anything from outside|a vendor]
* There's no [budget|need|money|appetite] for this [here|at <company>|]
* [We don't have this problem|This is not a problem we have|This solves nothing we have]
* [Company policy|Our policy] [rules this out|is no unsolicited vendors]
* We [tried|looked at] [this|something like it] and [it was a waste of time|decided against it]
* This [costs more than it saves|makes no sense] for [a company like ours|us]
* We're [cutting|cutting back on] [costs|vendors|spend], [nothing new gets in|not adding any]
We [have a supplier|are happy with our supplier|stick with what we have]. [No plans to change|Not switching|Not looking].
No [budget|money|need] for this[, and none coming|. Full stop|].
[Under contract|Locked in|Signed with someone else][ for years| for a long time|], [not moving|no interest in changing|not looking around].
offer !far > We have [a supplier for <offer>|our own people for <offer>|<offer> covered]. [Not changing|No plans to change|That won't change].
owner * > I [run this|own this] and [I've decided against offers like it|it's settled|we're done looking]
far > [I have no say in this|Nothing to do with my work|I don't buy this], [and I can't see anyone here who would|and we don't do this here at all]. [Please don't write again about it|Wrong address].
claim > [I don't believe the <claim>|The <claim> is not credible|Nobody gets <claim>]. [So no|That ends it for me].
proof * > [I don't care who else uses it|Somebody else's success isn't ours], [we're set|we have what we need]
meeting > I don't [book calls|take meetings] [from cold emails|with people I don't know]. [No exceptions|That won't change|So no].
problem > [That problem doesn't exist here|We fixed that long ago|Not a problem we have]. [Nothing to sell us|So there's nothing for you here].
yesno > No. [And we don't plan to|We sorted that long ago|That was settled a while ago].
how > [We have a way that works|It works fine as it is]. [Not changing it|We're not changing it for anyone].
+ [So it's a no|So no|That's a no from us].
+ [That won't change|That's not going to change].
+ [No need to follow up|No point in a follow up].
# not_interested
[We're|We are] [good|fine|all set|covered][, thanks| here|, thank you|].
[Not something we need|Nothing for us|No need here|Not a fit][, thanks|, sorry|].
[No interest|No, not for <company>|It's a no from me|A no from us|No need for it][, sorry|, thanks|].
[Doesn't interest us|Not looking for this|Not our thing|This isn't for us][, sorry|, but thanks|].
* [This isn't|This is not] [something we need|a priority here|for us]
* We [are fine as we are|are all set|don't need help] [here|with this]
* [We|I] won't [be taking this further|be going ahead|be doing anything here]
offer !far > [No need for <offer>|We're set for <offer>|We're fine with <offer> as it is|Not looking at <offer>][, thanks|, sorry|].
far > [Not my job|Nothing to do with me|Not my area], [and not interested|so no thanks|so pass].
far > [I don't deal with this|I have nothing to do with this][, so no thanks|. Not interested|. Pass].
meeting > No [call|meeting] [needed|necessary|for me][, thanks|, sorry|]. [Not interested|We're fine].
meeting > [I'll skip the call|I'll pass on the call|No to the call][, thanks|, sorry|].
interest > [No|Nope|Not really][, thanks|, sorry|]. [Not for us|We're fine|Not worth it for us].
yesno > [No|Nope|Not really][, and it's fine that way|, and not looking to change|, not interested][, thanks|].
observation > [Nice research|Good research], but [no|not interested|we're fine][, thanks|].
+ [Thanks anyway|Good luck|All the best|Good luck with it].
+ [Please don't|No need to] follow up.
+ [Cheers|Thanks].
`;

/** Answers that only a later email of a sequence gets. */
export const FOLLOW_UP_TEXT = `
# interested
[Sorry|Apologies] [for the silence|for the slow reply|, this got buried]. [Yes, I'm interested|Yes, tell me more|I'd like to see it].
[Thanks for the nudge|Good that you wrote again|The reminder helped], [I meant to answer|this slipped through]. [Send me the short version|Tell me more|Happy to look at it].
reproach > [Sorry|Fair], I [was away|was buried in other things]. [Interested though|I do want to see it], [so send it again|so please send it again].
# question
[Saw the first one too|I did see your earlier email|I read the others]. [What does it cost|Who uses it|How soon could it start]? [Then I can decide|That's what kept me from answering].
[Sorry for the wait|Sorry, slow reply]. [What would it take to try it|Is there something short I can read|How does it fit with what we have]?
# timing
[I saw the others|I read your earlier emails], [it's just a bad time|there's no time right now]. [Try me next quarter|Come back in a few months].
[Nothing against it|It's not you], [we're busy|it's the time of year]. [Once more after the summer|Next quarter please].
# soft_objection
[I read it the first time|I saw the earlier ones] and [wasn't sure it fits us|had my doubts]. [Still not sure|That hasn't changed], [convince me|what am I missing]?
# hard_objection
[I didn't answer because|My silence meant] [we don't need it|it's a no]. [That stays|No change there].
[Writing again|Several emails] won't [change our budget|make us switch]. [It's a no|No].
# not_interested
[No answer was the answer|Silence was a no|My silence was a no][, sorry|]. [Not interested|Pass].
[You can stop following up|No need to follow up again], [not interested|we're fine][, thanks|].
# opt_out
[Stop following up|No more follow-ups|Please stop chasing me]. [Remove me|Take me off the list].
[That's enough emails|Enough now|Enough emails]. [Take me off|Remove me][ please|].
`;

/** Answers to a flyer. */
export const ADVERT_TEXT = `
# interested
[We need a few of these|I've been meaning to buy some|We were going to order anyway]. [Is it all in stock|How fast do you deliver|Do you take purchase orders]?
[Just ordered|Ordered two|Put some in the basket]. [When will it arrive|Do I get an invoice|Is the return free]?
[How do I order|Can I order by phone|How do I get the offer]? [Looks good|I'd like to try it|Seems like a good deal|I could use that].
[Good offer|Nice deal|Looks like a fair deal|Good prices]. [Does it apply to new customers too|How do I claim it|Who do I order from|Do you ship to companies]?
[I'd take one|I'd order something|I might order a few]. [Do I do that online|Can I order by email|How long is delivery]?
# question
[What's in the small print|What are the conditions|Is this for businesses too|How long does the offer run]? [I might take it|I might order|Tempted|Looks good otherwise].
[Is there a person I can talk to|Who do I ask about the details|Can I ask somebody before I order]? [Interested, but the flyer doesn't say much|I may want one|Looks good otherwise].
# timing
[Just missed payday|Money is tight this month|We order at the start of the quarter]. [Next sale maybe|Will there be another sale|Tell me about the next one].
[Don't need any of it right now|We just bought ours|Not this month]. [Maybe at the next sale|Try me again later in the year|Next time perhaps].
[Nothing needed at the moment|No budget for it this month|We're stocked up for now]. [Later in the year maybe|Ask again next quarter].
# referral
[A colleague does our ordering|I don't do the ordering|Ordering isn't mine], [forwarded|I'll pass it on|I've passed it on].
[You want whoever does our purchasing|This is for whoever orders things here], [not me|I've forwarded it].
# soft_objection
[Reads like a flyer|Looks like mass advertising], [hard to tell what's behind it|so I don't know what I'd get]. [Write me like a person and I'll look|Tell me plainly what it is].
[I'd have to see it before I buy|Hard to judge from a picture|I don't know the brand]. [Can I look at one somewhere|Is there a review|Who made it]?
[Cheap is not always good|Big discounts make me careful|Not sure about the quality]. [What's the catch|Why so cheap|Who else bought it]?
# hard_objection
[Last order from a sale like this came late|We had bad luck with offers like this]. [Not again|So no].
[I don't buy from flyers|We don't buy from ads like this|Advertising by email doesn't work on us]. [No|So no].
[We buy from our own supplier|We order elsewhere] and [that stays|we won't change]. [No need for flyers|So no].
# not_interested
[I don't read ads|This is an ad|Too salesy|Reads like a flyer][, no thanks|, not interested|, pass|].
[Don't need it|Nothing I need|Not buying|Not shopping for this][, thanks|, sorry|, no thanks|].
# opt_out
[Stop sending me ads|No more ads|No newsletters][ please|, thanks|].
[Unsubscribe me from this newsletter|Take me off this newsletter][ please|, thanks|].
`;
