/**
 * Further answers to anyone who sells something, whatever it is and whatever they ask. `cares`: the reader's job may well be concerned with
 * it. In the form that `readStock` reads.
 */
export const ANY_SELLER_TEXT = `
# interested
cares * > [Could be useful|This could be useful|Could be useful for us|Might be something for us|Could be something for us|This could help us]
cares * > [Good timing|You caught me at a good moment|Came at the right moment|Funny timing], [I'm interested|this could be useful|could be useful for us]
cares * > [I don't answer many of these|I rarely answer these|I don't usually answer these], but [I'm interested|this one I like|this could be useful]
cares * > [Worth a look|Worth a closer look|I'd look at it|I'd take a closer look|I'd give it a closer look]
cares > [OK|Alright|Fine], [I'll bite|you have my attention|I'm curious|I'm listening]. [I'll write properly tomorrow|More from me tomorrow|You'll hear from me this week|Give me a day].
cares > [Most of these go straight in the bin|I delete most of these|Nine out of ten of these I delete], [yours didn't|not this one|this one I kept]. [I'm interested, more tomorrow|You'll hear from me|I'll write back this week|Interested, give me a day or two].
cares > [I'd want to talk to one or two people here|I'd like to run it past the others here|Let me run it past the others|I'd want to hear what the others say], but [I'm interested|I like it|I'm for it]. [I'll get back to you this week|You'll hear from me|Give me a few days|More next week].
cares > [You may be on to something|I can see the point of this|I can see this working for us|I could see this here]. [I'll come back to you this week|I'll write properly tomorrow|You'll hear from me|More from me this week].
cares > [No promises|I can't promise anything|Nothing decided yet], but [I'm interested|it could be useful|I like it]. [I'll get back to you this week|You'll hear from me in a few days|More from me soon].
cares > [Showed this around|Read this out in the office|Showed it to a colleague just now] and [we're interested|we like it|two of us are interested]. [One of us will write properly|You'll hear from us this week|More tomorrow].
cares > [Pleasantly little nonsense in this one|Finally one without buzzwords|Good clear email]. [I'm interested, more tomorrow|I'd like to go on with this, you'll hear from me|Interested, I'll write back this week].
!far > [Let me talk to the others here|Let me bring it up here|I'll bring it up here|I'll raise it here|I'll mention it in our next meeting], [I like it|I like the idea|it sounds useful|sounds useful to me]. [I'll get back to you|You'll hear from me|I'll let you know what they say|More in a few days].
!far > [Sounds useful|Could be useful|I like it|Looks useful], [I'll talk to the others here|I'll see what the others think|I'll take it to our next meeting|I'll bring it up here]. [You'll hear from me|Give me a few days|I'll get back to you|More next week].
!far > [I'm in favor|I'd be in favor|I'd support it|I'm for it], [the others have to agree too|but I don't decide alone|but I need the others on board]. [I'll ask and get back to you|I'll write when I know more|Give me a few days].
!far > [I've passed it around here|I've shown it to the others|I've put it in front of the others], [I like it|I'd be for it|sounds useful to me]. [You'll hear from us|One of us will write|I'll tell you what they say].
far > [Not my area|Not my department|Not what I do|Not my field], but [it sounds useful|I like it|I like the idea|it makes sense]. [I've passed it on to somebody who decides|I'll pass it on with a good word|I'll show it around here|I've forwarded it to the right people].
far > [Not mine to decide|I don't decide this|It isn't up to me|I have no say in this], but [I like it|it sounds useful|I can see the point]. [I've forwarded your email with a good word|I'll mention it tomorrow|I'll bring it up here|I've put in a word for it].
far > [This is for somebody else here|You want somebody else here, not me|I'm not the one for this], but [it's a good idea|I like it|it sounds useful]. [I've passed it on|I'll see that it gets to them|I've sent it over and said I like it].
far > [I like this|Sounds useful|Good idea|Nice idea|I can see the point], [though it isn't my area|though I have nothing to do with it myself|even if it's not for my job]. [I'll show it to the others here|I'll mention it at lunch|I've forwarded it|I'll bring it up here].
far > [Happy to pass this on|I'll gladly pass this on|I'd be happy to show this around], [I like it|it sounds useful|somebody here should see it]. [You may hear from us|Let's see what they say|I've sent it over already].
far !exec > [My boss should see this|I think my boss would like this|I'd show this to my boss], [I can't decide it|I'm only the messenger|it's not my job]. [I'll forward it|Forwarded it just now|I'll bring it up].
+ !far > [I'll come back to you once I've talked to the others|I'll write as soon as I know more|You'll hear from me either way]
# question
[When do you need an answer|How soon do you need to hear from me|Is there a rush|Is there any hurry]? [I'd like to think about it|I'm interested, just busy|I like it so far|I want to read it properly].
[How did you come across us|How did you find us|How did you get to us|What made you pick us]? [Just curious, I'm interested|I'm interested either way|Asking out of curiosity|It does interest me].
[Have you written to anybody else here|Did you write to anyone else here|Did this go to anybody else here|Who else here got this]? [So that we don't answer twice|Just so two of us don't answer|I'd talk to them first|I'm interested either way].
[Do you mind if I show this to a colleague first|Can I show this to a colleague first|Is it all right if I ask a colleague first|Can I run it past a colleague first]? [It does interest me|I like it so far|I'd like a second opinion|Sounds good so far].
!proof cares > [Do you have a customer I could talk to|Is there a customer of yours I could call|Can you name a customer I could ask|Could I talk to one of your customers]? [I'm interested, just careful|It would help me decide|Then I can say more|I'd like to hear it from them].
owner !priced !nocost > [What does it cost|What would it cost us|What do you charge|What would we pay], [roughly|in round figures|more or less]? [I'm interested, just asking|It does interest me|Then I can tell you more|I like it so far|Asking before I go further].
owner !proof > [Who else do you do this for|Who do you work with already|Who are your customers so far|Who uses you already]? [I'm interested, just careful|I'd like to ask them|It does interest me|I like it so far|It would help me decide].
owner > [What would be different from what we have now|What would change for us|What's different about yours]? [I'm interested, just asking|It does interest me|I like it so far|I'd like to know before I go further].
cares > [How long have you been doing this|Have you been doing this for long|Since when are you doing this]? [Asking before I go further|I'm interested, just careful|Just so I know who I'm dealing with|It does interest me].
cares !nocost > [What's the catch|Where's the catch|Is there a catch]? [It does sound good|I'm interested, just careful|I like it so far].
cares > [What do your customers complain about|What would your customers say is the weak spot|What's the weak spot]? [I always ask|I like to know that first|It does sound good].
cares > [What happens if we aren't happy with it|What if it turns out not to be for us]? [I'm interested, just careful|I like it so far|It does sound useful].
cares !linked > [Do you have a website|Is there a website|Where can I read up on you|Can I read up on you somewhere]? [I'd like to look first|I'm interested|Then I'll get back to you|It does sound useful].
far !refer > [Who here did you want to reach|Who did you mean to reach here|Was this meant for somebody else here]? [I can pass it on|Happy to pass it on|It isn't my area, but I can ask|I don't decide this, but it sounds useful].
far > [Shall I pass this on|Do you want me to pass it on|Should I forward this to somebody who decides|Is it all right if I pass this on]? [It isn't my area|Not mine to decide|I have no say in it myself|It does sound useful].
far !refer > [Who are you looking for|Who would you want to talk to|Whose job would this be, do you think]? [I can point you to somebody|I can ask around|It isn't my area, but I know most people here].
far !refer > [Did you mean to write to me|Why me|Is this really for me]? [It isn't my area, but I can ask around|I can forward it if you like|I have nothing to do with it, but I like it].
+ [I'm asking because I'm interested|It does interest me|Depending on that, I'd go on|Then I can tell you more]
# timing
[Not now|Not right now|Not at the moment|Nothing new right now|We're not starting anything new right now], [sorry|I'm afraid|too much else going on|other things come first|we have enough on our plate]. [Try me again in a few months.|Ask again in a month or two.|Write again when things are quieter.|Maybe later in the year.|Come back to me in a few months.|Next quarter perhaps.]
[Not this quarter|Not this month|Not before summer|Not this year|Not in the next weeks], [sorry|I'm afraid|we're stretched thin|we have other things to finish first|everybody here is busy]. [Ask me again after that.|Maybe after that.|Put me down for later.|Write again when things are calmer.]
[Maybe later|Later perhaps|Some other time maybe|Not yet|Too early for us|A bit early for us]. [Too much going on here.|We have our hands full.|This month is full.|My plate is full.|The next weeks are full.|It's not the moment.]
[Ask me again|Try me again|Ping me again|Write me again|Come back to me] [in a month or so|next quarter|in a few months|in half a year|when the busy season is over|after the holidays]. [Can't do it now|Now is no good|Too much going on now|No room for it now|We're snowed under].
[Let's park this|Let's put this off|Let's leave this] [until things calm down|for a few months|until next quarter|until after the summer]. [Too much on right now|We're flat out|No room for anything new].
[Everybody here is flat out|We're flat out|We're short of people|We're in the middle of a big project|It's our busiest time|We're stretched thin], [so not now|so this has to wait|so nothing new for now|so it's the wrong moment]. [Try again in a few months.|Maybe later in the year.|Ask me again when it's over.|Next quarter, perhaps.|]
[I like it|I don't mind the idea|Nothing against it|Nice idea|Sounds fine], but [not now|the timing is off|it has to wait|not this quarter|now is the wrong moment|we can't take it on right now]. [Try me in a few months.|Come back to me later in the year.|Ask again next quarter.|Remind me when things are calmer.]
[Remind me|Nudge me|Poke me] [in a few months|next quarter|in the new year|in two or three months]. [I won't get to it before that|We have other worries right now|There's no room for it right now|Nothing happens here before that].
cares > [It's not at the top of my list|It's somewhere on our list, far down|Other things are higher on the list|There are five things ahead of it]. [Try me in a few months|Later in the year, maybe|Ask again next quarter|Check back in a while].
cares > [We plan these things once a year|Things like this get planned in autumn|Nothing gets decided here before summer|Decisions like this wait until the new year], [so not now|so it's the wrong time|so ask me again then].
leads > [I don't want to put anything else on the team right now|The team has enough to do right now|I can't ask the team for more right now]. [Ask me again in a few months|Try me next quarter|Later in the year, perhaps].
far > [I don't decide this|I'm not the one who decides], and [those who do are tied up at the moment|those who do are busy with other things|those who do are hard to get hold of these days]. [Maybe in a few months|Try again later in the year|Write again when it's quieter].
far > [Not my area|Not my job|I don't decide this|Not my department], and [everybody here is busy right now|nobody has time for new things this month|it's a bad month to bring it up]. [Maybe in a few months|Try again later in the year|Send it again when things are calmer|I'd wait a month or two].
far > [I'd pass it on, but not now|I can pass it on, but not this week|I'd bring it up, but not now], [we're short of people|it's our busy season|everyone is flat out|there are other worries]. [Ask again in a few months|Maybe later in the year|I'll bring it up when it's calmer].
far > [The ones who decide on this|Those who decide this|The people you want] are [away|traveling|busy with other things|tied up] [right now|these weeks|this month]. [Try again in a few weeks|Send it again next month|I'd write again later in the year|I'll pass it on when they're back].
far > [I've kept it for the others|I've put it on the pile for the others|I'll keep it for a quieter week], [but nobody has time right now|but this is a bad month|but it may take a while]. [Try again in a few weeks|Maybe later in the year|It isn't my area, so don't count on me|]
+ [Sorry|No offense|Thanks for understanding|Until then, all the best]
# referral
!exec !whole !owner > [Not my call|Not mine to decide|I don't decide this|I don't buy for us|That's not with me], [I've passed it on to a colleague|but I've passed it on to a colleague|I've forwarded it to a colleague|I've sent it on to a colleague]. [No promises|They'll be in touch if it fits|Give it a week or two|].
!whole > [I've forwarded this|I've passed this on|Passing this on|I'll forward this|This goes] to [the colleague who decides on these things|the people who decide on this|the right person here|somebody on the team]. [No promises|They'll be in touch if it fits|They'll write if they want more|].
!whole > [This is one for a colleague|This one is for a colleague|Better for a colleague than for me|More a colleague's area than mine]. [I've forwarded it|I've passed it on|I'll pass it on][, no promises|, give it some days|].
leads > [Somebody on my team looks after that|I leave that to my team|I've given this to somebody on my team|I've handed this to my team]. [They'll be in touch if it fits|They decide|No promises|Give it a week].
whole > [I don't look after everything here myself|I've stopped deciding these things myself|I leave these things to others here]. [I've passed it to a colleague|I've handed it on|A colleague has your email now][, no promises|].
far > [I have nothing to do with this|Nothing to do with my job|Not what I do here|Not my department|Not my field]. [I've passed it on to a colleague|I've forwarded it to a colleague|I've sent it to the office|I'll pass it on to the right people].
near > [I'd have an opinion, but the decision isn't mine|I have a say, but others decide|Others decide on this here]. [I've passed it on|I've forwarded it to a colleague|A colleague has it now].
staff > [That's my manager's decision|Not my decision|My manager decides things like this]. [I've shown it to my manager|I'll show it to my manager tomorrow|I'll forward it up the line].
+ [Can't promise an answer|I'll leave it with them|That's all I can do]
# soft_objection
* [I'm not sure we need it|Not sure we need this|I don't see yet that we need it|I'm not convinced we need it]
* [I can't see it here yet|I don't quite see it here|I don't quite see us doing this|Hard to see it here]
* [It looks fine in an email|Sounds fine in an email|On paper it's fine|Looks good on paper], but [every vendor says that|everything does|I've heard that before|I've been burned before]
* [We get by without it|We've managed without so far|So far we've managed|We get along without]
* [I've heard this kind of thing before|I've read this kind of email before|Heard that before], so [I'm careful|I'm a bit skeptical|excuse my doubts]
* [Why us|Why now|Why you]? [I can't tell from here|That's not clear to me yet|I couldn't say from your email]
leads * > [I'd have to sell it to the others here|The others would ask me why|I'd have to convince others, and I'm not convinced yet]
far * > [I don't decide this|It's not my field|Not my area|It's not up to me], but [I doubt anybody here would go for it|I'm not sure anybody here would want it|I can't quite see it here|I can hear the others sigh already]
far * > [I can pass it on|I could show it around|I could bring it up], but [I doubt it leads anywhere|I'm not sure anybody would thank me|I don't expect much|I'd have to be convinced first]
far * > [Not for my job, and I don't know whose it would be|I wouldn't know who here needs it|I can't think of anybody here who'd want it]
far > [I'm the wrong one to convince|It's not me you have to convince|You'd have to convince others, not me]. [It won't be easy|I doubt it will work|I have my doubts, too|I wouldn't bet on it].
[Hm|Hmm], [I don't know|I'm not sure|not quite convinced]. [Convince me in two lines.|Change my mind.|Give me one good reason.|What am I missing?]
[Nice try|Good try|Nice email|Well written], [not there yet, though|but I'm not sold|but I have my doubts]. [Convince me.|What am I missing?|Prove me wrong.]
+ [Convince me|Change my mind|Prove me wrong|Try me]
+ [What am I missing|Am I missing something]?
+ [Happy to be corrected|I might be wrong|Tell me if I'm wrong]
# hard_objection
[We don't buy from cold emails|We don't buy anything this way|I don't buy from people who write out of the blue|We never buy from emails like this], [no exceptions|that's a rule here|and this is no exception|sorry].
[We don't need this|There's no need for this here|No need for this here|We have no use for this], [not now and not later|and I don't see that changing|and no email will change that|so please don't follow up].
[We have what we need|We have all we need|We're happy with things as they are|We're fine as we are|All set here], [and it stays that way|and I don't want to change it|so this goes nowhere|so please leave it there].
[I don't want to be sold to|I don't want to be pitched by email|I don't react to pitches|Pitches don't work on me]. [It's a no|So no|Please leave it there|Sorry to be blunt].
[We looked into things like this once|We've been through this before|We've had this discussion here], [and decided against it|and the answer was no|and it ended in a no]. [Please leave it there|No need to ask again|That hasn't changed|So no].
[We won't be a customer of yours|You won't win us as a customer|We won't be buying|There won't be an order from us]. [Sorry to be blunt|Better you know now|I'd rather say it now|No hard feelings|].
far > [I have nothing to do with this|Nothing to do with my job|This has nothing to do with what I do], [and I won't pass it on|and I won't bother the others with it|so please don't write to me about it]. [So no|Sorry|It's a no|].
far > [Wrong person|You have the wrong person|You picked the wrong person], [and no, I won't forward it|and I don't forward emails like this|and I'm not passing it on]. [Sorry|So it's a no|].
exec > [It's my decision, and|I decide that, and|That's up to me, and] [it's a no|the answer is no|I've decided against it]. [Please don't try the others here|No need to ask the others|No need to follow up|].
# not_interested
[Not for us|Nothing for us|Not our thing|Not a fit for us|Not what we need|Nothing we need][, sorry|, thanks|, but thanks|, I'm afraid|. Thanks anyway|].
[No need here|No need for this here|No need on our side|We don't need it|We don't need this|Don't need it][, thanks|, sorry|, but thanks|. All the best|].
[We're fine|We're good|All good here|We're all set|We're covered|We're fine as we are|We have what we need][, thanks|, but thanks|, so no|, no thanks|. Thanks anyway|].
[We'll pass|We'll say no|We're going to pass|We'll leave it|We'll skip this][, thanks|, sorry|, but good luck| this time| on this one|].
[I get a lot of these|I get plenty of these|I get too many of these], [and I turn them all down|and I say no to all of them|and this isn't one I need|so no|sorry, no].
[I see what you do|I get what you do|Fine thing, I'm sure|I'm sure it's good], [it's just not for us|we just don't need it|but not for us|but we won't need it][. All the best|. Good luck|].
[I have no use for this|I've no use for it|We'd have no use for it|We wouldn't use it][, sorry|, so no|, thanks|. Thanks anyway|].
[Not looking for anything|We're not looking|Not looking|We're not in the market][, thanks|, sorry|. Thanks anyway|. Good luck|].
[Asked around|Asked the others|Talked to the others here], [nobody wants it|no takers|we don't need it|it's a no][, sorry|. Thanks anyway|. All the best|].
[I don't see it for us|I can't see it here|I don't see the need|I don't see what we'd do with it][, sorry|, so no|. Thanks anyway|].
far > [Not my area|Not my job|Not my department|Nothing to do with me|Not my field|Wrong person][, so no|, no thanks|, sorry|, so I'll pass|].
far > [I don't decide this|I don't buy anything here|Not mine to decide], [and I'm not interested|so no|so no thanks|and I'll leave it][, sorry|].
[Won't happen here|Not happening here|Not going to happen here][, sorry|, thanks|, I'm afraid|. Thanks anyway|].
[Let me save us both some time|To keep it short|Keeping it short]: [no|no thanks|not interested|we don't need it].
+ [Good luck|All the best|Good luck with it|Thanks anyway]
# opt_out
[No more sales emails|No more pitches|No more of these pitches|No sales emails][ please|, thanks|].
[Strike us off|Take us off your list|Take us off|Remove us][ please|, thanks|, please|].
[Not interested, remove me|Not for us, take us off your list|No, and please remove me][, thanks|].
`;
