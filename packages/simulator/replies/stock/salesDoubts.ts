/** Replies to sellers that doubt or decline; `readStock` explains the format. */
export const SALES_DOUBTS_TEXT = `
# soft_objection
asked arrived > [It came, thanks|It did, thanks|Yes, it's here, thanks], but [I'm not sure it's for us|I don't see the need yet|I have my doubts]. [What am I missing|Convince me|Could be wrong|Let me think about it].
far > [I could ask the others, but|I can pass it on, but|I could show it around, but] [I'm not sure they'd want it|I doubt anybody here needs it|I can't promise that they look at it]. [What should I tell them|Why should they look at it|What makes it worth their time]?
asked process !insider > [I'd have to ask how we do it|Not sure how the others do it, to be honest|I'd have to ask around], and [I'm not sure we need it|I don't see the need yet|I have my doubts]. [What am I missing|Convince me|What would it change]?
offer work owner !far !asked !refer * > We already have somebody for <offer> and [it mostly works|they do the job|they do it well enough]
software * > [Not sure we're big enough|I wonder if we're big enough|We may be too small] for this
software !bare * > [I'd worry about|My worry is] [the effort|getting everybody on board|what happens when something goes wrong]
!priced !nocost !asked !far offering * > [I'd worry about the price|My worry is the price|I suspect it's more than we can spend]
software * > [I'd worry about|My worry is] [the setup effort|getting people to use it|yet another tool]
claim * > [I doubt the <claim>|I'm not sure the numbers add up|I'm not sure we'd see the <claim>] [at|for] [a place our size|a company like ours]
wares !far * > [I don't see that we need any|I'm not sure we need any|I can't say that we need any] [right now|at the moment|this year]
software * > [We tried something like this|We had a tool like this once|We looked at something similar] and [people didn't use it|it didn't stick|it was more work than before]
!asked offering > It looks fine in an email, but every vendor says that. [Change my mind in two lines|Prove it in two lines|Tell me why you're different].
[Not convinced|Skeptical|I have my doubts], but [open to a good argument|try me|happy to be proven wrong|I'm listening].
!asked > [Interesting, but|Nice, but|I like the idea, but] [I can't see it working here|I'd have to see it first|I'm not sure we need it|I don't see what it would do for us].
owner !asked * > I look after this, and [it isn't our biggest problem|I'm not sure we need help with it|I don't see the need yet]
thing !far !asked !refer !loose !slot * > [I'm not sure we need|I don't see yet that we need|I'm not sure we'd use|I can't quite see us with] <thing>
thing !work !far !asked !refer !loose !slot > [I'm in two minds about|I have my doubts about|I'm not sold on|I can't make up my mind about] <thing>. [What am I missing|Convince me|Could be wrong|Let me think about it].
far thing > [Not my field|Not my area|I don't decide on these things], and [I'm not sure who here would need|I can't see who here would need|I'm not sure that anybody here needs] <thing>. [Could be wrong|Others may see it differently|Maybe I misread it].
claim * > The <claim> [sounds high|seems optimistic|is hard to believe], [what's behind it|I'd want to see how you count]
interest !step !address > [Perhaps|Hm, maybe|Not sure|Maybe, maybe not]. [I'm not sure we need it|I don't see yet what it would do for us|It's not our biggest problem|I can't see the need yet]. [Convince me.|What am I missing?|Tell me why I should.|Why us?]
asked process insider > [What we do is fine, I think|The way we do it works|What we do seems to work], so [I'm not sure we need it|I don't see the need yet|I have my doubts]. [What am I missing|Convince me|Could be wrong].
asked settled insider > [I think so, yes|Mostly, yes|As far as I know, yes], [so I'm not sure we need it|so I don't see the need yet|so I have my doubts]. [Unless I'm missing something|Could be wrong|Convince me].
asked already > [More or less, yes|I think so, yes|As far as I know, yes], [so I'm not sure we need it|so I don't see the need yet|so I have my doubts]. [Unless I'm missing something|Could be wrong|Convince me].
asked ways insider > [A bit of both|Both, at the moment|Some of each], and [it works well enough|it does the job|nobody complains]. [What would be better about it|Convince me|What am I missing]?
asked recall > [Not offhand|I'd have to look it up|Not off the top of my head], but [I'm not sure we need it|I don't see the need yet|I have my doubts]. [Could be wrong|Convince me|What am I missing]?
asked degree insider > [Not really|No, not really|Not much], [so I'm not sure we need it|so I don't see the need yet|so I have my doubts]. [Unless I'm missing something|Could be wrong|Convince me].
asked isSo insider > [No, I don't think so|Not that I know of|I don't think so], [so I'm not sure it's for us|so I don't see the need|so I have my doubts]. [Unless I'm missing something|Could be wrong|Convince me].
asked thing !far !loose !refer > [To be honest,|Before I answer that,|Hm,] [I'm not sure we need|I don't see yet that we need] <thing>. [What am I missing|Convince me|Could be wrong].
asked !loose > [To be honest,|Before I answer that,|Hm,|Honestly,] [I'm not sure it's for us|I'm not sure we need it|I don't see the need yet|I have my doubts]. [What am I missing|Convince me|What would it change|Could be wrong|Tell me why I should|Why us].
opinion linked !bare * > [I had a look|I clicked through], [not sure it fits us|I couldn't see how it fits us]
pressure exclaims > [The hard sell|The hurry|The countdown] [puts me off|makes me careful]. [The idea itself may be fine|Without it I might look].
far > [Not my field|I'm no expert in this|I don't work on this|It's not my area], and [I'm not sure it's for us|I can't see who here would need it|I'm not sure it fits here|I have my doubts]. [Could be wrong|Maybe I misread it|Others may see it differently].
far > [I'm not the one who'd decide that|It wouldn't be for me to say], but [I'm not sure we need it|I don't see the need|I have my doubts]. [Could be wrong|Others may see it differently|Why me].
near > [I can see it helping a bit|Might help a little], but [I can't see the others agreeing|it's hard to get this past the people who decide]. [What would I tell them|Give me an argument].
insult > [Insults don't sell|Not a great way to start], [so I'm not sure about the rest|so I doubt I'd enjoy working with you]. [Try again, politely|Write it nicely and I might read it].
insult > [It may not be pretty|It's not the newest], but [it does what we need|it works for us]. [And if I change it, it has to be with somebody polite|Say something useful and I might listen].
threat > [I don't like being threatened|That's a strange way to win customers], [so I'm not convinced|so I have my doubts]. [Try it without the threat|Say what you do and I might read it].
+ !asked > [Happy to be proven wrong|Open to being convinced|Prove me wrong].
+ !asked > [Maybe I'm missing something|I may be wrong there].
# hard_objection
far > [It isn't mine to buy|Nobody asked me to look for this|I don't buy things for the company], and [I won't ask the others|I won't be passing it on]. [So no|Please leave it there|That's all].
far !exec > [This isn't my field|This isn't mine to decide|It has nothing to do with my job], and [I won't pass it around|there's nobody I'd send it to|I won't be the one to bring it up]. [So no|Please leave it there|That's all].
software * > We [do this in house|do this ourselves] and [don't need|won't pay for] [anything from outside|a vendor]
offer work owner !far * > We [do this in house|do this ourselves] and [don't need anybody from outside|won't pay anybody from outside]
* There's no [need|room|demand] for this [here|at <company>|]
[We looked at this and decided against it|I read this twice and decided against it|We thought about this and we won't do it|I've thought about this and it's a no]. [That stays|That won't change|Please leave it there].
problem owner * > [We don't have this problem|This is not a problem we have|This solves nothing we have]
* [Company policy|Our policy] [rules this out|is no unsolicited vendors]
!nocost software * > This [costs more than it saves|makes no sense] for [a company like ours|us]
!nocost !goodies !address leads * > We're [cutting|cutting back on] [costs|vendors|spend], [nothing new gets in|not adding any]
owner !nocost > No [budget|money] for this[, and none coming|. Full stop|].
No need for [this|it] [here|at <company>|][, now or later|. Full stop|].
owner software > [Under contract|Locked in|Signed with someone else][ for years| for a long time|], [not moving|no interest in changing|not looking around].
offer work owner !far > We have [somebody for <offer>|<offer> covered]. [Not changing|No plans to change|That won't change].
thing !far !asked !refer !loose > [There's no need for <thing> here|We won't be needing <thing>|We don't need <thing>|We have no use for <thing>]. [That won't change|Please leave it there|So no|It's a no, now or later].
asked thing !far !refer !loose > [There's no need for <thing> here|We won't be needing <thing>|We don't need <thing>]. [That won't change|Please leave it there|So no|It's a no, now or later].
far thing > [I have nothing to do with|I don't decide on] <thing>, [and I won't pass it on|and nobody here has asked|and I won't bring it up]. [So no|Please leave it there|That's all].
owner !loose * > I decide this here, and [I've decided against it|it's a no]
far !exec > [I have no say in this|I don't buy anything for the company|I don't deal with this at all], [and I won't pass it on|and I won't bring it up here]. [Please don't write again about it|That's all I can say|Leave it there please].
far > [Nothing to do with my work|This has nothing to do with what I do]. [I won't forward it either|Please check who you write to|Wrong person, and I'm not passing it on].
claim > [I don't believe the <claim>|The <claim> is not credible|Nobody gets <claim>]. [So no|That ends it for me].
asked !loose > [Whatever the answer|Either way|Whatever I answer|It makes no difference what I answer], [we don't need anything|it's a no|we won't be buying anything|we don't want it]. [That won't change|Please leave it there|Sorry to be blunt|].
asked !loose > [We don't need anything|I don't want anything|We won't be buying anything], [so I'll leave the question open|so there's no point in an answer|so I'd rather stop here]. [That won't change|Please leave it there|Sorry to be blunt|].
insult > [You insult people and expect an order|You call that a pitch|That was rude]. [The answer is no|Not from you|So no].
insult > [Somebody who writes like that|Anyone who opens with an insult] [won't work for us|won't get an order from us|gets a no from me]. [That's final|Don't write again].
threat > [I don't answer threats|Threats don't work here|We don't do business with people who threaten]. [No|The answer is no|That's final].
+ [So it's a no|So no|That's a no from us].
+ [That won't change|That's not going to change].
+ [No need to follow up|No point in a follow up].
# not_interested
asked arrived > [It came, thanks|It did, thanks|Yes, thanks], but [it's not for us|we won't need it|we'll pass|not for us][, sorry|].
far > [I'm not the one who buys things here|I don't decide on things like this|This would be for somebody else][, sorry|, and I'd rather not pass it on|, so no thanks|. Sorry].
[We're|We are] [good|fine|all set][, thanks| here|, thank you|].
[Not something we need|Nothing for us|No need here|Not a fit][, thanks|, sorry|].
[No interest|No, not for <company>|It's a no from me|A no from us|No need for it][, sorry|, thanks|].
[Doesn't interest us|Not looking for this|Not our thing|This isn't for us][, sorry|, but thanks|].
* [This isn't|This is not] [something we need|a priority here|for us]
* We [are fine as we are|don't need it|don't need this]
* [We|I] won't [be taking this further|be going ahead|be doing anything here]
offer work !goodies > [No need for <offer>|Not looking for <offer>|Nothing planned for <offer>][, thanks|, sorry|].
thing !loose !refer > [No need for|We'll pass on|I'll pass on|Not interested in|We don't need|No use for|We can do without|Thanks, but we don't need|Thanks, but no need for|We won't need|Not looking for] <thing>[, sorry|. All the best|. Good luck with it|, thanks|].
thing !loose !refer > [<thing>: not for us|About <thing>: no thanks|On <thing>, no thanks|On <thing>, we'll pass][. Sorry|. All the best|. Good luck|].
asked thing !loose !refer > [No need for|We'll pass on|We don't need|We can do without|Thanks, but no need for|Not looking for] <thing>[, sorry|. All the best|, thanks].
far thing > [Not my job|Not my area|I don't decide on <thing>|I have nothing to do with <thing>][, and not interested|, so no thanks|, so pass|, sorry].
!asked > We have [other priorities|no use for it|no plans for this][, sorry|, thanks|, but thanks|].
[Had a look|Read it|Thought about it][, it's a no|, not for us|, we'll pass|, no thanks].
far > [Not my job|Nothing to do with me|Not my area|Not my department|Not what I do][, and not interested|, so no thanks|, so pass|, sorry].
far > [I don't deal with this|I have nothing to do with this|I'm the wrong person for this][, so no thanks|. Not interested|. Pass].
far > [You have the wrong person|Wrong person][, and no interest|, no thanks|. Not interested|, sorry].
interest > [No|Nope|Not really|I don't think so|Afraid not][, thanks|, sorry|]. [Not for us|We're fine|Not worth it for us|We don't need it|Other things matter more right now].
asked settled > [Yes, all fine here|Yes, we're fine|All good here|Yes, and no need to change][, thanks|, thank you|]. [Not interested|Not for us|All the best|].
asked already > [Yes, thanks|We do, thanks|Yes, that's covered|Yes, we look after that]. [Not interested|We're fine|All good here|No need for more].
asked isSo > [No|Nope|Not that I know of][, and no need either|, and not looking either|, and not interested|, and it's not for us][, thanks|, sorry|].
asked > [No need for that|We don't need help with that|We're fine there|Not something we need][, thanks|, sorry|]. [Not interested|Not for us|All the best|We're not looking].
observation > [Nice research|Good research], but [no|not interested|we're fine][, thanks|].
insult > [Charming|Rude|How nice]. [Not interested|No|Pass].
insult > [We like it as it is|It's good enough for us]. [No thanks|Not interested|So no].
threat > [Nice threat|Charming]. [Not interested|No|Pass].
+ [Thanks anyway|Good luck|All the best|Good luck with it].
+ [Please don't|No need to] follow up.
+ [Cheers|Thanks].
# opt_out
insult > [Don't write to me again|Delete my address|Never contact me again|Take me off your list][, and mind your manners|. Rude|].
`;
