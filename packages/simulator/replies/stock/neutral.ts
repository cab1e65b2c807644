/** Replies that fit any stranger's email; `readStock` explains the format. */
export const NEUTRAL_TEXT = `
# interested
* [This|It] [sounds|looks] [interesting|good|useful][ to me| at first sight|], [I'd like to hear more|I want to know more]
* [OK|Alright|Fine], [I'll bite|you have my attention|I'm listening|I'm curious]
[OK|Alright|Fine], [I'm listening|you have my attention|I'm curious]. [Tell me more.|What's next?|Go on.]
!step !slot * > [Yes|Sure|Yep], [happy to|glad to|I'd like to] [hear more about it|hear more|know more]
* [Good timing|Nice timing|You caught me at a good moment], [I'm interested|I'd like to hear more]
!step !slot > [Sure|Yes|OK|Yep|Of course], [send me the details|send me more|send me a bit more][, I'll read it| and I'll have a look| and I'll read it tonight|].
!step > [I'd be up for that|I'm up for it|Open to it]. [What happens next|Tell me more|Send me the details|What would it involve]?
!step > [I like this|I like the sound of this|I like the idea]. [Tell me more|Can you send me a bit more|What would it involve]?
insult > [Rude|Not very friendly|You could say that nicely], but [I'd like to hear the rest|go on|I'm listening]. [What do you want|What's this about|What do you suggest]?
threat > [I don't like the tone|That sounds like a threat], but [I'll hear you out|I'm listening]. [What is it you want|What do you have in mind]?
broken > [Your template slipped|Your merge tags are showing], but [I'm interested anyway|the idea is good|I'll forgive it]. [Tell me more|Send me the details].
wrongName > [That's not my name|Wrong name], but [I'm interested anyway|it does interest me|fine]. [Tell me more|Send me the details].
long > [Long read|That's a lot of text], but I got to the end and [I'm interested|it does interest me|I want to know more].
short > [Short and clear|Refreshingly short|Short, good|Nice and short]. [I'm interested, tell me more|Yes, send me more|Go on, I'm interested|Yes, I'd like to know more|Tell me the rest].
+ !step > [Can you send me the details|Can you send a short summary|Is there something I can read first]?
+ !step > [Tell me more|Can you tell me a bit more]?
+ !meeting > [Email is best|Email works better than the phone for me].
# question
* [Can you|Could you] [tell me a bit more|say a bit more about it][ first|]?
!step * > [What exactly|What] would this [involve|mean|take] on my side?
!step * > [Sounds good so far|OK so far|Interesting]. [What would it involve|Can you tell me a bit more]?
* How did you [come across me|find me|pick me], and [what made you think of me|why me]?
!observation > [Is this|Was this] meant for me [personally|in particular] or does [everybody|everyone on your list] get it? [Interested either way|I'm interested, just asking|Just curious].
!step > [Before I say yes|Before I answer], [what does it involve|is there a catch|what would it mean for me]?
insult > [Why so rude|Do you talk to everybody like that]? [I might still be interested|Say it nicely and I'd like to hear it].
threat > [Is that a threat|What exactly do you mean by that|What is it you want]? [If there's a real offer I'd look at it|I'd talk about it if you explain].
broken > [Interested, but|Happy to read on, but] [what was meant to stand|what was supposed to go] where [the placeholder|the bracket|the code] is?
wrongName > [You have my name wrong|That isn't my name], so [is this really for me|was this meant for somebody else]? [If it is for me I'd like to know more|It does sound interesting].
fakeReply > [Did we speak before|Have we written before]? [I can't find an earlier email|I don't see a thread here], but [I'm curious what this is about|it does sound interesting].
long > [Can you give me|What's] the [two-line version|short version]? [Interested, but that was a lot of text|Curious, just short on time].
+ [A short answer is fine|Two lines are enough|Just answer here by email].
+ [If it fits I'm interested|Depending on the answer I'm in|If that's fine I'd like to go on].
# timing
* [Not right now|Not at the moment|This is a bad moment|Bad timing on my side], [I'm buried|I'm swamped|too much on|everything is on fire here][ this week| this month|]
* [Too busy|Flat out|Stretched thin|Heads down] [right now|these weeks|at the moment]
* [Can't look at this|No time for this|I won't get to this] [now|this week|this month|before the end of the month]
* I'm [traveling|out of the office|away] [most of this month|for the next while|for a couple of weeks], [so not now|so this has to wait]
[Let's park this|Parking this] [until things calm down|for now|for a few weeks|until next quarter].
[Let's come back to this|I'll come back to this|Let's look at this again] [when things calm down|in a few weeks|next month|next quarter].
[Ask me again|Try me again|Ping me] [in a month or so|next quarter|in a few weeks|when the busy season is over]. [Can't do it now|Now is no good|Too much going on now].
[Maybe later|Later perhaps|Some other time maybe]. [This month is full|My plate is full|The next weeks are full].
threat > [Threats don't speed things up|Pushing me won't make it faster]. [Not now|I'll look when I have time|Later].
reproach > [I saw your earlier emails|I did see the others], [I just haven't had a minute|there was no time]. [Next month is better|Try me next month].
+ [Try me again|Write again|Check back] [in a few weeks|next month|next quarter|later in the year].
+ [Remind me|Nudge me] [in a month|next quarter|when it's quieter].
+ [Sorry|Sorry about that].
# referral
* [I'm not|I'm not really] the [right person|one to ask] [for this|here], [a colleague|somebody else|another team] [handles it|looks after that]
* [This belongs to|This is one for] [a colleague|another team|somebody else here], [not me|I've passed it on]
* [Passing this on|I'll pass this on|I've forwarded this] to [a colleague|the person who handles it|the right person here]
* You [want|need] [somebody else|one of my colleagues] for this, [I don't deal with it|it isn't my field]
team > [That's one for|You want|Try|Best ask] <team>[, not me|, I'm the wrong person|].
exec > I don't handle this myself. [One of my people does|Somebody on my team does], [forwarded|I've passed it on|I'll pass it on].
staff > [That's not my call|I don't get to decide that|Above my pay grade]. [My manager decides|You'd have to ask my manager], [I'll pass it on|I'll forward this].
threat > [I've passed this on|Forwarded] to [somebody who deals with things like that|the people who handle threats].
wrongName > [That's not my name|Wrong name], so [maybe you meant a colleague|this is probably for somebody else here]. [I'll pass it on|Forwarded].
+ [They'll get back to you|They'll write if it's of interest|I'll leave it with them].
+ [Can't promise an answer|No promises from my side].
# soft_objection
* [I'm not sure|Not sure] [this is for me|I'm the right one for this]
* [Reads nice|Sounds nice|Fine on paper], but [I'd need more to go on|I'm not sure yet]
* [I'm on the fence|Undecided|In two minds], [I don't know enough about it|I'd have to know more]
[It looks fine in an email|Reads fine], but [I'd need more to go on|I can't tell from here]. [Tell me more in two lines|Change my mind].
[I see what you mean|OK, I see|Understood], but [I'm not sure about it|I have my doubts|I'd do it differently]. [Let me think about it|Maybe I'm missing something|Can we talk about it].
insult > [No need to be rude|You could say that nicely|Mind your tone], [then we can talk|and I might listen|and I may think about it].
threat > [I don't like the threat|That reads like a threat]. [Say plainly what you want and I may answer|What is it you want|Explain yourself].
[I doubt it|Not convinced yet|I'm a bit skeptical], but [go ahead|try me|I'm willing to be proven wrong|show me].
[Maybe|Possibly|Could be]. [Why this and why me|What made you think of me|Can you tell me why]?
broken > [When the placeholders don't fill in|With a broken template like this] I [wonder|have to wonder] how careful the rest is. [Try again|Send me a proper version and I'll read it].
wrongName > That's not my name. [Get it right|Use the right one] and I [might read the rest|may think about it].
pressure exclaims > [I don't like being rushed|The hurry puts me off|The deadline talk puts me off]. [I might look at it in my own time|Give me time and I might].
long > [That is a lot of text for a first email|Too long for me to judge]. [Three lines and I'll think about it|Send the short version].
+ [Convince me|Prove me wrong|Show me otherwise].
+ [Happy to be corrected|Open to being wrong|I could be wrong].
# hard_objection
* !owner > [This makes no sense for me|This doesn't apply to me|This has nothing to do with what I do]
cold * > I [say no to|don't act on|never act on] [cold emails|unsolicited emails|emails from strangers][ as a rule|]
* [I'm not open to this|I won't consider this|This isn't something I'd consider][, now or later|, whatever the details|]
[I've read it|I've thought about it] and [I don't want it|my answer is no|it's a clear no]. [Please leave it there|That won't change].
fakeReply > [We never spoke|There is no earlier thread], so [drop the fake reply|the subject line is a lie]. [Not a good start, no|That's a no].
broken > [You didn't even fill in the template|Your placeholders are still in there]. [If that's the care I get, no|No thanks to that].
reproach > [I don't owe you an answer|Nobody owes you a reply]. [That tone settles it, no|It's a no].
insult > [You insult people and expect an answer|That was rude]. [Here it is: no|The answer is no].
threat > [I don't respond to threats|Threats don't work here]. [No|The answer is no|It's no].
pressure exclaims > [Invented deadlines tell|Fake urgency tells|Pressure tells] me all I need. [No|It's a no].
+ [So no|That's a no|It's a no from me].
+ [Please leave it there|Let's leave it there|No need to follow up].
# not_interested
[Not interested|Pass|Not for me|I'll pass|Sitting this one out][, thanks|, sorry|, but thanks|].
[I'll pass|It's a no from me|A pass from me] [this time|on this one][, thanks|, sorry|].
[I'll skip this one|I'll leave this one|I'll let this one go][, thanks|, sorry|, but thanks|].
[Thanks but no|No, thank you|No thanks|No thank you|Thanks, no|Thank you, but no][, <sender>|].
[Not relevant|No interest|Nothing for me|Not my thing|Not for us][, thanks|, sorry|, but thanks|].
* I'm [going to|gonna] [pass|leave it|say no][ on this one| here| this time|]
* [It's|This is] [not a fit|not relevant|nothing for me|not for me]
pitch * > I get [a lot of|plenty of|too many of|dozens of] these[ emails|][ every week| each month|] and [I turn them all down|I say no to all of them|this isn't one I need]
pitch > I don't see [the point|what I'd get out of it]. [No|Pass|No thanks].
broken > [Nice placeholder|Nice template], [very personal|lovely]. [Not interested|No thanks|Pass].
wrongName > [That's not even my name|Wrong name]. [No thanks|Not interested|Pass].
long > [Too long|Wall of text|Stopped reading halfway]. [Not interested|Pass|No].
links > Not clicking [any of those links|links from strangers]. [No thanks|Not interested].
fakeReply > [Nice try with the Re|We don't have a thread]. [No|Not interested|Pass].
reproach > [Chasing me|Nudging me|Guilt] won't help. [Not interested|No thanks].
threat > [Nice threat|Charming]. [Not interested|No|Pass].
pitch * > [I've got|I have] no use for this, so [no|pass|I'll leave it]
* I have [other things to do|enough on my plate], so [no|pass|I'll leave it]
insult > [Charming|Rude]. [Not interested|No|Pass].
+ [Thanks anyway|Good luck|All the best|Good luck with it].
+ [Please don't follow up|No need to follow up].
+ [Cheers|Thanks].
# opt_out
[Could you|Would you|Can you please] [take me off|remove me from] [your|this] list[, thanks|].
[Please |pls |]remove me[ from your list| from this list|, thanks| please|].
[Unsubscribe|unsubscribe|UNSUBSCRIBE][ me| please| me please|, thanks|].
[Stop|Please stop|pls stop] [emailing me|writing to me|these emails|sending me these].
Take me off [your|this|the] list[ please|, thanks|].
[I'd like to|I want to] [unsubscribe|opt out|be taken off this list|be removed from your list][, please|, thanks|].
[Opt out|Opt me out|I opt out|remove|Remove me now|Remove please].
[Don't|Do not] [email|contact|write to] me again[ please|].
[No more emails|No further emails|No more of these][ please|, thanks|].
[How|Where] did you [get|find] my [address|email]? [Please delete|Delete|Please remove] [it][ from your list| right away|].
[I never signed up for|I didn't sign up for|I don't remember signing up for] [this|these emails|your list]. [Remove me|Take me off][ please|, thanks|].
[Off the list|Off your list] please[, thanks|].
[Delete|Erase] my [address|details|data][ please|, thanks| from your list|].
insult > [Don't ever write to me again|Delete my address|Never contact me again].
threat > [Do not contact me again|Delete my address|Never write to me again].
`;
