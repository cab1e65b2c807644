/**
 * What busy people write back to someone who sells to them. Lines need or lack what `readSellerFacts` reads for certain: `tells...` is
 * mentioned in the email, so that nobody asks for it; `ask...` is what the email asks for; `is...` is what is sold. `far`, `near` and
 * `owner` are readers by their distance from the offer; without any of them, the distance is unknown. In the form that `readStock` reads.
 */
export const TYPICAL_SELLER_TEXT = `
# interested
askSend !far > [Yes please, send it over|Yes, send it over|Sure, send it across|Go on then, send it over|Please do|Yes, go ahead|Yes please|OK, send it to this address]. [I'll have a look this week|I'll take a look|Will read it tonight|I'll go through it with the team|Can't promise anything, but I'll look|I'll look at it over lunch|].
askSend !far > [Yes, I'd like to see that|I'd like to see it, yes|Happy to see it|Wouldn't mind seeing that]. [Email is fine|Just send it to this address|Send it and I'll come back to you|I'll get back to you once I've read it].
askCall !far !askTimed > [Yes, happy to talk|OK, let's have a quick call|Sure, happy to have a chat|Yes, fine, let's talk|A quick call is fine]. [Mornings are best|Afternoons are easiest|Early next week suits me|Send me an invite|Send over a couple of times|Any day after ten|End of the week is easiest|Try me after lunch].
askCall askNextWeek !far !day > [Next week works|Next week is fine|Can do next week|Yes, next week]. [Send me an invite|Wednesday or later is best|Mornings are easier|Send a couple of times|Put something in for the afternoon|Keep it to twenty minutes please].
askCall askThisWeek !far !day > [This week works|I can do this week|Yes, this week is fine|Later this week is OK]. [Send me an invite|Afternoons are best|Send a couple of times|Keep it short please].
askCall askTimed !askNextWeek !askThisWeek !far !day !date > [Yes, that works|Yes, happy to|Sure, can do|OK, let's do it]. [Send me an invite|Send over a time|Mornings are easiest|I'll keep half an hour free].
askDemo !far !day > [Yes, happy to see a demo|OK, show me|Sure, let's see it|Wouldn't mind a look at it|Yes, let's do a demo]. [Send me an invite|Send a couple of times over|Afternoons are best|Keep it to half an hour please|Can I bring a colleague?|I'll bring somebody who'd use it].
day !far !slot !askVisit !askSend > [<day> works|<day> is fine|<day> is good for me|I can do <day>|<day> suits]. [Send me an invite|Morning if you can|Not before ten please|Just put something in|Any time after lunch|].
day2 !far !slot !askVisit !askSend > [<day2> is better for me|Let's say <day2>|I can do <day2>|<day2> please]. [Send me an invite|Morning if you can|Any time after lunch|Afternoon is easiest|].
slot !far > [<slot> works|<slot> is fine|<slot> is good|Let's say <slot>]. [Send me an invite|See you then|Speak then|].
askVisit !far !date !day > [Yes, come by|Sure, drop in|You're welcome to come by|OK, come and have a look|Fine by me, come over]. [Ring before you set off|Just ask for me|Not first thing, we're busy till ten|Mornings are best|Let me know which day|Text me the day before].
askVisit date !far > [<date> is fine|<date> works|Yes, <date> is OK]. [Ring before you set off|Just ask for me|Not too early please|I'm about all morning].
askVisit day !far > [<day> is fine|<day> works|Yes, <day> is OK]. [Ring before you set off|Just ask for me|Not too early please|I'm about all morning].
askQuote !far > [Yes, let's have a quote|Happy to get a quote|Yes, price it up for us|Sure, we'd take a quote]. [What do you need from us?|What do you need to know?|Tell me what you need to price it|I'll compare it with what we pay now].
askSample !far > [Go on then, drop one off|Yes, we'd try one|Yes, bring one in|Happy to try one|OK, we'll try it|Sure, we'll give it a go]. [Mornings are best|Before ten if you can|Ask for me|No promises, mind|We'll tell you honestly what we think|Any day but Monday].
askTrial !far > [OK, let's try it|We'd give it a go|Yes, we'd try that|Worth a try|Happy to try it|Go on then, we'll try it]. [What do you need from us?|How do we set it up?|When would suit you?|Who should we expect?|Let me know when].
askKeen !far > [Yes, worth a look|Possibly, yes|Could be, yes|Yes, it might be|I think so, yes|Yes, go on]. [What do you need from us?|What happens next?|Tell me what you'd need from our side|Happy to look at it|I'd want to see it properly first].
askKeen !far !tellsSite > [Yes, worth a look|Possibly, yes|Could be, yes|Yes, it might be]. [Send me something I can read|Send me the details|Put the details in an email|Have you got something I can pass round here?].
askHave weDo !far > [Yes, <weDo>|<weDo>, yes|At the moment, yes]. [Happy to compare|Tell me what you'd need to price it|What do you need from us?|So yes, go on|Wouldn't mind comparing|Let's see if you can beat it].
askDone weDont !far > [No, <weDont>|Not yet, no|Not so far]. [So yes, I'd have a look|So go on, what do you need from us?|So you've caught us at a good time|Happy to talk about it].
askDone weDo !far > [Yes, <weDo>|<weDo>, yes], but [I don't mind a second price|happy to compare|we're open to other offers|I'd look at an alternative].
askMany unit !far > [About|Around|Roughly|At a guess,|Off the top of my head,|Say] [a dozen|fifteen|twenty|ten|thirty|two dozen] <unit>[ at the moment||]. [Is that worth your while?|What could you do for us at that size?|Tell me what you'd need from us|So yes, might be worth a look|Happy to look at it if it's worth it at that size].
askMany !far > [Not many, a dozen or so|A couple of dozen|Off the top of my head, a few dozen|It varies, a dozen at most|About two dozen all told]. [Is that worth your while?|What could you do for us at that size?|Tell me what you'd need from us|So yes, might be worth a look].
askMuch !far > [More than I'd like|Too much, I suspect|I'd have to look it up, but too much|Enough that I'd look at an alternative]. [So go on|Show me what you'd do|What do you need from us to compare?|Happy to compare].
askEnds !tellsMonth !far > [End of the year, I think|In the spring, I think|Not long to go, I'd have to check the date|Next year some time, I'd have to check|It rolls over in the autumn, I think]. [Send me what you'd offer|Happy to compare before then|Worth a look before it does|I'd look at an alternative before we sign again|What would you need from us?].
askWho !far > [A local firm|A local outfit|A firm we've used for a while|Somebody local]. [I'm not wedded to them|They're all right, but I'd look at another price|Happy to compare|Not thrilled with them, so go on].
askHow !way !far > [We do it ourselves at the moment|We've got somebody who does it for us|Bit of a mix at the moment|It's a bit of a patchwork]. [Not brilliantly, so go on|It could be better|Happy to hear how you'd do it|What would you do differently?].
way !far > [<way>|<way> at the moment|<way>, mostly|<way> for now]. [It could be better|Happy to look at an alternative|Not thrilled with it, so go on|It's a stretch, so yes, I'd have a look].
way2 !far > [<way2>|<way2> at the moment|<way2>, mostly|<way2> for now]. [It could be better|Happy to look at an alternative|Not thrilled with it, so go on|I'd look at another option].
askRight owner > [That's me|That would be me|You've found the right person|I look after that|That one's mine]. [What do you need from me?|Send me the details|Send the details over and I'll have a look|Go ahead|I'd have a look at it].
askRight whole > [That's me|Ends up with me|That one lands on my desk|Me, for my sins]. [What do you need from me?|Send me the details|Send the details over and I'll have a look|Go ahead].
askRight !owner !whole !far > [You can start with me|I can take it from here|Start with me|It ends up with a few of us, start with me]. [What do you need?|Send me the details|Send the details over and I'll show them round|I'd like us to look at it].
sold !far > [We could do with|We need to sort out|We've been meaning to look at|I've been asked to look at] <sold>[ this year| anyway| again|]. [What do you need from us?|What's the next step?|Tell me what you'd need|Good timing].
price !far > [<price> sounds reasonable|<price> is not bad|<price> sounds fair]. [What do you need from us?|How do we get started?|Is there anything to sign?|What's the next step?].
tellsLink !far > [Had a quick look, looks decent|Had a look at the link, interesting|Clicked through, looks useful|Looked at the page just now, not bad]. [What would it look like for us?|How do we get started?|What do you need from us?|Tell me what you'd do for us].
isLater !far > [Sorry, missed your first one|Sorry for the silence|Sorry, been busy|Meant to answer your first email]. [Yes, we'd look at it|Still interested, yes|I'd like to look at it|It's still something we want to do]. [What do you need from us?|What's the next step?|].
!far !tellsSite !askSend !askRight !askHave !askDone !askMany !askEnds > [Worth a look|Could be useful|Might suit us|This could work for us|Might be something for us]. [Send me some details|Send me something I can read|Have you got something I can show the others?|Put something on one page and I'll take it round].
!far !tellsPrice !askSend !askRight > [Worth a look|Could be useful|Might suit us|We might be interested|Could work]. [Send me your prices|Send prices and we'll take it from there|Send me a rough price|Send over what you charge].
!far !askRight !askSend > [Could be|Worth a look|OK, go on|This might suit us|Possibly|We might well be interested|Good timing, as it happens|We've been talking about this]. [What do you need from us?|What's the next step?|How do we get started?|What do you need to know?|How would we start?].
!far !askSend !askVisit !askRight !askDemo !askCall > [Could be useful|We might be interested|This might suit us|Worth talking about|OK, I'm interested]. [Give me a ring tomorrow|Give me a ring this week|Easier on the phone, give me a ring|Ring me when you have a minute].
!far !askSend !askRight !askHave > [We look at this every year|We're about to look at this anyway|It's on my list for this year|We're not thrilled with what we have]. [Count us in for a quote|Tell me what you'd need from us|Happy to compare|So yes, let's see what you've got].
buys !far > [We're about to ask round for this|We'll be asking for quotes later this year|Happy to add you to our list]. [What do you need from us to quote?|I'll send you the specification|You can quote along with the others].
far > [Not my area|Not my department|Nothing to do with me|I don't deal with this], but [I can see it being useful here|it looks useful|I know who'd want it|we could do with it]. [I've passed it on|I've forwarded it to the right person|I'll pass it to the person who does|Forwarded it just now].
far !leads > [I'm not the one who buys this|I don't get to decide this|Above my pay grade|I wouldn't be the one to sign off on it], but [I like it|I'd like us to have it|it makes sense to me]. [I've sent it up the line|I've sent it to the office|I'll mention it to my boss|Passed it on].
far team > [That's <team>, not me|One for <team>|You'd want <team> for this], but [I can see it being useful|it looks useful|we could do with it]. [I've passed it on to them|Forwarded it to them|I'll send it over to them].
# question
!far !tellsPrice !askHave !askDone !askRight > [What does it cost, roughly|What's the rough cost|What sort of price are we talking|What do you charge|Roughly how much is it|How much, roughly]? [No point going further if it's out of our range|Ballpark is fine|Might be interested, depending|Just so I know if it's worth going on|Nothing in your email about price|Just a ballpark before we go any further].
sold !far !tellsPrice > [What do you charge for|Roughly what do you charge for] <sold>? [Might be interested, depending|Ballpark is fine|A rough figure will do].
!far !tellsWho > [Who else do you do this for|Who else round here uses you|Who are you working with already|Who else like us have you got]? [Might be interested|I'd want to ask them|I'd rather ask somebody who's used it|Always ask that first].
!far > [Could I speak to one of your customers|Could I have a word with one of your customers|Any references I could ring|Anyone I could ring for a reference]? [Might be interested|Nothing against you, I always ask|Then we can talk|If they're happy, so are we].
!far !tellsTerms isOngoing > [Is there a contract|How long are we tied in|Is there a minimum term|Are we tied in for long|What's the notice period]? [We got burned on that last time|Might be interested if not|That's usually where it falls down|Always check that first].
!far !tellsMinimum isGoods > [Is there a minimum order|What's your minimum order|Do you do small orders]? [We're not big|We don't get through that much|We don't have much storage|Might be interested if it's low].
!far !tellsSpeed isGoods > [What's your lead time|How quickly can you get it here|How long from order to delivery]? [That's our problem at the moment|Might be interested|That's usually where it falls down].
!far !tellsSpeed isSoftware > [How long does it take to set up|How much work is it to set up|How long before it's up and running]? [We don't have much time for projects|Might be interested|The last one took us months].
!far !tellsSpeed isOnSite > [How soon could you come out|How soon could you start|What's your lead time]? [Might be interested|We're a bit stuck at the moment|Depends a bit on that].
!far !tellsArea isOnSite > [Do you cover our area|Do you come out this far|How far do you travel]? [Might be interested if so|Most don't|We're a bit out of the way].
!far !tellsInsured isOnSite > [Are your people insured to work on our site|Are you insured|What insurance do you carry]? [Have to ask|I'd need the paperwork before anything else|Might be interested|They won't let you in otherwise].
!far !tellsFits isSoftware > [Does it work with what we have|Does it connect to anything|How does it fit with the system we use now|What does it connect to]? [We won't be replacing everything|Might be interested if so|That's where most of them fall down|I'm not running two systems].
!far !tellsData isSoftware > [Where does our data end up|Who gets to see our data|Where is it all hosted]? [IT will ask me|I'd need to know before I show it to anyone|Might be interested otherwise].
!far isSoftware > [Who does the setup, you or us|How much training does it need|Is there somebody we can ring when it goes wrong|Who do we ring when it breaks]? [Might be interested|We've no time for a big project|Nobody here is technical|That's what I'd be asked].
isSoftware !far !tellsTrial !askTrial > [Can we try it before we commit|Could we start small and see how it goes|Is there a way to try it first]? [Might be interested|I wouldn't sign anything straight off|Then I'd consider it].
!far !tellsTrial !tellsTerms > [What happens if we're not happy with it|What if it doesn't work out|What if it's not what we expected]? [Might be interested|We got stuck with something once|Always ask that first].
!far !tellsAge > [How long have you been going|How long have you been doing this|Are you new to this]? [Haven't come across you before|Might be interested|Don't know the name, so I'm asking].
!far !tellsSize > [How many of you are there|How big are you|Is it just you or is there a team]? [Don't know the name, so I'm asking|Might be interested|Want to be sure somebody picks up the phone].
isReplaced !far !askRight !askHow !askWho > [What would be better than what we've got now|What do you do that our current people don't|Why would we switch]? [Not unhappy with them, so convince me|We're reasonably happy, but I'm listening|Might be interested if there's a good answer|Genuine question].
isReplaced !far !askMany !askCall > [Is this meant for a place our size|Does it make sense for a place our size|Who's it really for, big places or small ones]? [Might be interested|I'd say we're on the small side|Don't want to waste your time].
!far !askVisit !askCall !tellsSite > [Have you got a website|Do you have a website|Is there somewhere I can read up on it|Anything I can read first]? [Might be interested|I'd like to read up first|Nothing in your email to click on].
price !far !tellsExtras > Is <price> [the whole cost|everything|all of it], or [are there extras|does more get added|is there setup on top]? [Might be interested|Just checking|Asking before we go on].
price !far > Does the <price> [change with volume|come down with volume|depend on volume]? [Might be interested|Just asking|Asking before we go on].
claim !far > [How did they get to <claim>|Where does the <claim> come from|Is the <claim> typical or the best case]? [Might be interested|I'd be happy with half|Just curious].
askCall !far !tellsPrice > [Before we talk|Before I book anything|Before we get on a call]: [what does it cost, roughly|roughly what do you charge|what sort of money is it]? [If it's in range, happy to talk|Then I'll find you a slot|Saves us both time].
askCall !far !tellsSite > [Can you email me something first|Could you send something I can read first|Anything I can read first]? [Happy to talk after that|Then I'll find you a slot|I'd rather come prepared|Then we can talk].
askDemo !far !tellsPrice > [Before you show me|Before a demo]: [what does it cost, roughly|roughly what do you charge|what sort of money is it]? [If it's in range, happy to see it|Then I'll find a slot|Saves us both time].
askDemo !far !tellsLink > [Is there a recording|Have you got a short video instead|Is there a video I can watch first]? [Then I'd know if it's worth a meeting|I'd show it round here|Might be interested].
askVisit !far !tellsPrice > [What does the visit cost|Do you charge for the visit|Is there a charge for that]? [If not, come by|Otherwise fine|Fine by me if not].
askVisit !far > [What would you need from us on the day|Do we need to do anything before you come|Does somebody need to be with you]? [Fine by me otherwise|Happy for you to come|Mornings suit us best].
askTrial offersFree !far > [And what does it cost after that|What happens after the free bit|What's the cost once the free part is over]? [Might try it, depending|Just so I know what I'm getting into|Happy to try it otherwise].
askSample !far !tellsWho > [Yes, but who else uses it|Fine, but who do you supply already|Yes, but who round here uses you]? [Always ask that first|Like to know who I'm dealing with|].
askSample !far !tellsPrice > [Yes, but what does it cost if we like it|Fine, but roughly what would we pay|Yes, but what's the price]? [No point trying it otherwise|Ballpark is fine|].
askSample !far > [Happy to try one, but do you charge for it|Do you want anything signed for it|Do you need anything from us for that]? [Otherwise fine|Just asking|].
askTrial !far > [What do we need to do for that|How much work is that for us|Who sets it up]? [Might try it|Happy to try it if it's not much work|We're short of hands].
askSend !far !tellsPrice > [Yes, and can you include prices|Can you put a rough price in|Yes, but does it have prices in it]? [No use to me otherwise|Saves a second email|Then I can show it round].
askSend !far > [Is it something I can pass on|Is it short|Can I share it here]? [If so, send it|Yes if so|Happy to look if so|Send it if so].
askHave weDo !far !tellsPrice > [Yes, <weDo>|<weDo>, yes]. [What would it cost with you|What do you charge|What sort of price are you]? [Ballpark is fine|Just to compare|].
askHave weDo !far > [Yes, <weDo>|<weDo>, yes]. [What would be different with you|Why would we switch|What would you do better|How would it work with you]? [Just curious|Not unhappy as we are|].
askDone weDont !far !tellsPrice > [No, <weDont>|Not yet]. [What would it cost with you|What do you charge|What sort of price are you]? [Ballpark is fine|].
askDone weDo !far > [Yes, <weDo>|<weDo>, yes]. [What would be different with you|Why would we switch|What would you do better]? [Not unhappy as we are|Genuine question|].
askDone weDont !far > [No, <weDont>|Not yet]. [How would it work|What would you need from us|How quickly could you do it]? [Might be interested|].
askMany unit !far > [About|Around|Roughly|At a guess,|Maybe|Say] [a dozen|fifteen|twenty|ten|thirty|two dozen] <unit>[ at the moment|, it varies|]. [Is that too few for you|Is that worth your while|What would that mean for us|What difference would it make at that size|Is that the sort of size you deal with]?
askMany !far > [Not sure off the top of my head, I'd have to ask|I'd have to check, but not that many|Depends when you ask, not that many]. [Do you have a minimum|Is there a size below which it makes no sense|Do you only do big ones]?
askMuch !far > [Not sure off the top of my head, finance would know|I'd have to look that up|More than I'd like]. [What would you normally expect|What's normal elsewhere|Do you need the exact figure]?
askEnds !far > [I'd have to look that up|Not sure, somebody in finance would know|No idea off the top of my head]. [How much notice would you need|Can you do anything before it's up|How far ahead do people normally switch|Does it matter if we're in the middle of one]?
askWho !far > [A local firm|A firm we've used for years|Somebody we've had for ages]. [What would you do better|Why would we switch|What would be different with you]?
askHow !way !far > [We do it ourselves|Bit of a mix|We've got somebody for it]. [What would you do differently|What do most people do|How would it work with you]?
way !far > [<way>|<way> at the moment|<way>, mostly]. [What would you do better|What do most people do|How would it work with you|What difference would it make]?
way2 !far > [<way2>|<way2> at the moment|<way2>, mostly]. [What would you do better|What do most people do|How would it work with you|Why would we switch]?
askRight !far > [Depends what's involved|That may be me, depending|It's split between two of us]. [What does it cover|What exactly would you need from them|Is it a one-off or ongoing|What do you want to talk to them about]?
isLater !far !tellsPrice > [Sorry, I lost your first email|Can't find your first email|Missed your first one, sorry]. [What was the price|What does it cost, roughly|Did you give a price]?
isLater !far > [Sorry, I lost your first email|Can't find your first email|Missed your first one, sorry]. [Can you send it again|Could you resend it|What was the gist]?
far !askRight > [Did you mean to send this to me|Is this meant for me|Was this for somebody else here]? [It's not what I look after|It's not what I do|Not my area, but I can forward it|Happy to pass it on if you tell me who it's for].
far !askRight > [Shall I pass this on|Do you want me to forward this|Should I send this on]? [I don't deal with it myself|It's not my area|It's not my job, but somebody here might want it].
far !tellsPrice > [Not my area, but what does it cost|I don't decide this, but roughly how much is it|Somebody will ask me: what does it cost]? [I'd pass it on|Then I can pass it on|I'd mention it to my boss].
far !tellsSite > [Have you got something I can forward|Is there a page I can forward|Anything I can pass on]? [I don't deal with it myself|It's not my area, but somebody here does this|My boss would want to read up on it first].
far askRight > [Not me|I don't look after that]. [Do you want me to ask round|Shall I pass it on|Shall I forward it to the office]? [Happy to|No trouble|].
# timing
!far !tellsTerms !isGoods !askHave !askDone !askEnds > [We're under contract|We're tied in|We're signed up with somebody|We've got a contract] [until spring|until the end of the year|until next year|for another year|till the summer]. [Try me then|Try me nearer the time|Ask me again a month or two before|Come back to me then|Drop me a line nearer the time].
!far !isGoods !tellsTerms > [We've only just renewed|We've just signed with somebody|We renewed last month|We only changed supplier this year]. [Try me next year|Ask again in a year|Come back to me next year|Drop me a line next year].
!far !tellsMonth > [Flat out until summer|Busy season for us|We're in our busy season|Run off our feet at the moment|Flat out here]. [Try me in a couple of months|Ask me again when it's quieter|Come back to me in the new year|Try me again in a few weeks|Drop me a line in a month or so].
!far !tellsFree > [Budget's gone for this year|Budget's set for this year|Nothing left in the budget this year|All spent for this year|No money left this year]. [Try me in the new year|Ask me again when we do the next one|Come back in the new year|Ask again after year end].
!far > [After year end, please|Not before year end|Not this quarter|Not this year|Not this side of the new year]. [We're buried|Too much else on|Nobody has the time|Drop me a line then|Remind me after that].
!far > [We're in the middle of|Up to our eyes in|We're halfway through] [an audit|a move|a reorganization|a system change|a refit|a big project]. [Try me when it's over, a few months|Ask me again in a few months|Come back to me in the spring|Not taking on anything else till it's done].
!far > [I'm short-staffed|We're two people down|We're short of people|I've got three people off sick] at the moment. [Ask me again in a month or so|Try me in a few weeks|Not starting anything new until that's sorted|Come back to me next month].
!far > [I'm off until Monday|On leave until next week|I'm away this week|Out until Monday]. [Send it again then|Remind me when I'm back|I'll look when I'm back|Nudge me then].
!far > [Not now|Not right now|Not at the moment|Bad timing], [but we look at this every year|but it's on the list for next year|but we'll need to look at it at some point|but I'll keep your email]. [Try me in a few months|Ask again in the new year|Come back to me in six months|Drop me a line in a couple of months].
!far whole > [I've got enough on my plate|I've got too many things going at once|I'm doing three people's jobs right now]. [Ask me again in a few months|Try me in the new year|Come back to me when it's quieter, say in three months].
askCall !far > [Can't do a call this month|No time for a call at the moment|Diary's full for the next few weeks|No slot for a call before next month]. [Try me again after that|Ask me again in a month|Come back to me in a few weeks|Try me next month].
askDemo !far > [No time for a demo this month|Can't do demos at the moment|Diary's full for the next few weeks]. [Try me next month|Ask me again in a few weeks|Come back to me in a month or two].
askVisit !far > [Not this month, we're short-handed|Not a good month to come by|Place is upside down at the moment|We're not having visitors just now]. [Try me in a few weeks|Try again next month|Ask me again when it's quieter].
askSample !far > [Not now, we're in the middle of a busy stretch|We'd try one, but not this month|Wrong time to try anything new]. [Ask again in a few weeks|Try me in a couple of months|Come back to me when it's quieter].
askTrial !far > [Not now, we're in the middle of a busy stretch|Wrong time to try anything new|We'd try it, but not this month|Not with the people I've got at the moment]. [Ask again in a few weeks|Try me in a couple of months|Come back to me when it's quieter].
askSend !far > [You can send it, but I won't get to it before next month|Send it, but don't expect an answer this month|Send it in a month or two, I'd only lose it now|Better in the new year, it would sit unread now]. [Flat out here|Too much on|].
askHave weDont !far > [Not right now, no|At the moment <weDont>|Not at the moment, no]. [Might be different in the new year|Ask again in a few months|May change in the spring, try me then|Try me in six months].
askDone weDo !far > [Yes, <weDo>|<weDo>, yes], [for this year|until next year|for now]. [Try me after that|Ask again nearer the time|Come back to me then].
askEnds !tellsMonth !far > [Not until next year|Not before next spring|End of next year, I think|Not for a good while yet|We've only just signed again]. [Try me a couple of months before|Ask again nearer the time|Come back to me then|Drop me a line nearer the time].
askMany !far > [A dozen or so|Not many, a couple of dozen|Maybe twenty|A fair few|Ten or twelve], but [we're not changing anything this year|now's not the time|it's not on the list before the new year]. [Try me in the new year|Ask again in a few months|Come back to me next year].
askHow !way !far > [We do it ourselves|We've got somebody for it|Bit of a mix], and [that's how it stays this year|I've no time to change it right now|we won't touch it before next year]. [Try me in the new year|Ask again in a few months|Come back to me next year].
way !far > [<way>|<way> at the moment], and [that's how it stays this year|we won't touch it before next year|no time to change it right now]. [Try me in the new year|Ask again in a few months|Come back to me next year].
way2 !far > [<way2>|<way2> at the moment], and [that's how it stays this year|we won't touch it before next year|we're sorted for this year]. [Try me next year|Ask again nearer the time|Come back to me next year].
askRight !far > [Me, but not now|One of us here, but not now|That's with us, but it's a bad time]. [Try again in a month or two|Ask again in the new year|Come back in a few months].
sold !far > [Not looking at|Not spending on|Can't take on] <sold> [this year|before the new year|this side of the summer]. [Try me after that|Ask me again then|Come back to me then].
isLater !far > [I did see your first email, just no time|Saw it, haven't had a minute|Sorry, it's been hectic]. [Try me in a month or so|Ask me again next month|Come back to me when it's quieter, say in a month].
far > [Not my area|I don't decide this|Nothing I decide], and [the person who does is away|nobody's looking at new things just now|they've got their hands full at the moment]. [Try again in a few weeks|Try again next month|I'd try again in the new year|I'd leave it a month or two].
far !leads > [I don't buy this sort of thing|Not mine to buy|I don't do the buying here], but I know [there's no money for it this year|they've only just signed with somebody|nobody's got time for it this month]. [Try again next year|Try in the new year|Maybe in a few months].
far > [I can pass it on|I'd pass it on|I'll mention it], but [not this week, we're short-staffed|it's a bad month here|everyone's flat out right now]. [Remind me in a few weeks|Might be a month|Try again next month].
# referral
team !owner > [That's <team>|That would be <team>|You want <team> for this|This is one for <team>|That sits with <team>], not me. [I've passed it on|I've forwarded it|I've sent it over to them|They'll be in touch if they want it|Passing it on].
!exec !whole !owner !buys !far > [Purchasing deals with this|That goes through purchasing here|Purchasing handles suppliers|Our buyer deals with new suppliers]. [I've sent it on|I've forwarded it|Forwarding it now|I've passed your email on|].
!exec !whole !owner > [Not me|Not mine|I'm not the one for this|Wrong person, but no problem]. [I've passed it to the person who deals with this|I've sent it to the person who looks after it|Forwarded to the right person|I've passed it to whoever does this here].
staff > [My manager decides that sort of thing|That's up to my manager|Not up to me, my manager does that]. [I've forwarded it|I've passed it on|I'll show it to her|Sent it on to him].
leads !whole > [Somebody on my team looks after this|One of my team deals with this|I leave this to one of my team]. [I've passed it on|Forwarded it|They'll come back to you if it's of use|I've sent it over].
exec > [I don't get involved in this|I leave this sort of thing to others|I'm too far away from this]. [I've sent it to the person who does|Forwarded to the right person|Passed it down the line].
whole > [I don't deal with this myself anymore|My office manager deals with this|I leave that to the office]. [I've passed it on|I've forwarded it|They'll be in touch if it's of use|Sent it over].
owner > [My colleague has taken this over|A colleague is looking at this one|We split this, it's with my colleague]. [I've forwarded your email|I've passed it on|They'll be in touch if it's of use].
!far > [Head office deals with this|That gets decided at head office|Not decided here, head office does that]. [I've sent it on|I've forwarded it|Passed it up|They'll be in touch if they want it].
askRight !owner !whole > [Not me, a colleague looks after that|A colleague does that, not me|That's with a colleague]. [I've forwarded your email to them|I've passed it on|I've copied it over to them|Sent it on].
askRight team > [That's <team>|That would be <team>|<team> looks after that]. [I've forwarded your email|I've passed it on|Sent it over to them].
askCall > [No point having the call with me|You'd be talking to the wrong person|I'm the wrong person for a call]. [A colleague deals with this, I've passed it on|I've forwarded it to the person who does|Sent it to the right person].
askDemo > [No use showing it to me|I wouldn't be the one using it]. [A colleague deals with this, I've passed it on|I've forwarded it to the person who would|Sent it to the right person].
sold > [Somebody else here looks after|A colleague does the buying for|A colleague deals with] <sold>. [I've passed it on|I've forwarded your email|Sent it on].
far > [Not my department|Not my side of things|Not what I look after|Another department does this|That's a different department]. [I've passed it on|I've forwarded it to the right people|They'll be in touch if they want it|Sent it over to them].
far !leads > [Nothing to do with my job|I don't buy anything here|That's not what I do here|I wouldn't know the first thing about this]. [I've sent it to the office|I've passed it on to my boss|I've forwarded it to the office|I've sent it to the person who does|Passed it on, no idea if they want it].
# soft_objection
!far !askHave !askHow > [We've got someone for this already|We already have somebody for this|We've used the same people for years|We have a firm for this|We're set up with somebody already]. [They're decent, so you'd have to be a lot better|They're fine, so I see no reason to move|Not unhappy with them|Hard to see why we'd move|You'd have to beat them by a fair bit].
isService !far !askHow > [We do this in house|We do it ourselves|We handle this in house|Our own people do this]. [Not sure what we'd gain|Would have to be a lot cheaper|Works well enough|Not sure it would save us anything|Hard to see the saving].
!far !tellsFree > [No budget for it this year|There's no money for it this year|We're not spending on new things this year|Budget's tight]. [Unless it pays for itself quickly|You'd have to show me where it saves us something|Hard to make a case for it|I'd need a very good reason].
!far tellsDiscount > [Prices like that usually come with a catch|Discounts like that usually come with a catch|Sounds cheap, which worries me]. [What's the catch here|What am I missing|Where do you make your money]?
!far offersFree !tellsDiscount > [Free usually isn't|Nothing's ever free|I'm wary of free]. [What's the catch|Where do you make your money|What do you get out of it]?
!far isSoftware > [We've got enough systems as it is|The last thing we need is another login|We've tools coming out of our ears]. [Would have to replace something|Nobody here would use another one|You'd have to convince the people who'd use it].
!far isSoftware > [We tried something like this|We had a tool like this once|We've been through one of these] [and nobody used it|and it didn't stick|and went back to doing it by hand]. [What makes yours different|Why would it be different this time|Hard to sell it here again].
!far isGoods > [We've got a supplier we're happy with|We've been with the same supplier for years|Our supplier looks after us]. [You'd have to beat them on price|Would take a lot to move|Not sure what we'd gain|Might keep you as a backup].
isService !far !askHow > [We tried an outside firm|We used an outside firm once|We've tried somebody for this before] [and it was a headache|and ended up doing it ourselves|and it didn't work out]. [What would be different with you|Hard to sell it here again|I'd take some convincing].
!far > [Not sure there's enough in it for us|I doubt it's worth it for us|Hard to see it paying off here|I can't see the gain for us]. [Happy to be shown otherwise|Tell me if I'm wrong|Unless I'm missing something|Do the sums work for a place like ours?].
!far > [We're probably too small for this|We're a bit small for this, I think|We may be too small to be worth your while]. [Or do you have others our size?|Tell me if I'm wrong|Unless you've got others our size|].
isReplaced !far > [Switching is more hassle than it's worth|It's a lot of hassle to change|Changing over is the bit that puts me off|Changing is a pain, to be honest]. [How much of that do you take on?|What would we have to do?|Unless you do most of the work.|It'd have to be a big saving.]
!far > [I don't know your firm|Never heard of you, to be fair|Don't know you, no offense|I haven't come across you before]. [I'd need to hear it from somebody who's used you|We tend to go with people we know|I'd want to know more before I let you in the door|].
isReplaced !far leads > [The team won't thank me for another change|The team has had enough change this year|I'd have a hard time selling it to the team|My lot don't like change]. [It'd have to be clearly better|I'd need a very good reason|Give me one good argument for them].
!far > [It's not really a problem here|It's not a big problem for us|Not something that keeps me up at night|We don't lose much sleep over this]. [Am I missing something|What do others use it for|Tell me why it should be]?
price !far > [<price> is more than we pay now|<price> is a bit steep for us|<price> sounds a lot]. [Is there any movement on that|Does it come down with volume|Is that negotiable|What do we get for that]?
claim !far > [<claim> sounds a lot|<claim> sounds optimistic|I've a hard time believing <claim>]. [How was that worked out|Says who|Is that the best case]?
askCall !far > [Not ready for a call|I don't want a call for this yet|A call's a bit much at this point]. [Put the main points in an email|Send me something in writing and I'll see|Email me the numbers and I'll think about it].
askDemo !far > [A demo's a bit much at this stage|Not ready for a demo|I sit through too many demos]. [Tell me in two lines what it does better|Send me something short instead|Convince me by email first].
askVisit !far > [Not sure it's worth your trip|I'd hate you to come out for nothing|Don't come out specially]. [We're fairly well looked after|I doubt we'd buy|We've got somebody for this].
askTrial !far > [Trying things takes time we don't have|Even a trial takes somebody's time|Trials always end up as work]. [You'd have to make it very easy|What would we have to do?|Convince me it's no work].
askSend !far > [You can send it, but I doubt we'd change|Send it by all means, but we've got someone|Not sure it's worth sending]. [You'd have to be a lot better|They look after us well enough|I wouldn't expect much].
askHave !far weDo > [<weDo>, but I'm happy with what we pay|<weDo>, but we've a good deal already|<weDo>, but it's sorted]. [You'd have to beat it by a fair bit|Not sure you'd beat it|Hard to see us moving].
askDone weDo !far > [Yes, <weDo>|<weDo>, yes]. [They're decent, so you'd have to be a lot better|Not sure you'd beat it|Hard to see us moving, but try me].
askEnds !far > [It runs on for a while|Not for a good while|There's a fair bit left on it], and [we're happy enough|they've been fine|I don't like moving things round]. [You'd have to be a lot better|Hard to see us moving].
askHow !way !far > [We've a way that works|We've had the same setup for years|It's sorted, more or less]. [Not perfect, but it does the job|You'd have to be a lot better|Changing it would be a pain].
way !far > [<way>|<way> for now], and [it does the job|it works well enough|it's not costing us much]. [Hard to see what we'd gain|You'd have to be a lot better|Would have to be a lot cheaper].
sold !far > [Not sure we need|I'm not convinced we need|Hard to make a case for] <sold>[ right now| this year|]. [Tell me why we should|What am I missing?|You'd have to show me where it pays off|].
isLater !far > [I saw the first one and wasn't sure|I did read your first email and left it|I was in two minds after the first one]. [We've got somebody for this|Not sure there's enough in it for us|It's a question of money, to be honest].
far > [Not my area|Not mine to decide], but [I think they've got somebody for it|I doubt they've the money for it|I'd be surprised if they wanted it]. [I can pass it on if you like|Happy to pass it on, don't hold your breath|You could try the office].
far > [Not sure why this came to me|Not what I look after|This sits with another department]. [I doubt they're looking|I think they've got somebody|I'd be surprised if they had the money].
far !leads > [Can't see what I'd do with this|Not sure why this came to me|I don't see where I come in]. [I don't decide on any of this|Somebody in the office might know|I just work here|What's it got to do with my job?].
far !leads > [I wouldn't be the one to convince|It's not me you'd need to convince|I've no say in it]. [They're not quick to change anything here|I think there's no money for it|They usually stick with who they know].
# hard_objection
isReplaced !far > [We're not changing supplier|We won't be changing supplier|We're staying with who we have|We're happy where we are and not moving], [full stop|so please don't follow up|so save yourself the time|and I don't need a comparison|now or next year].
!far > [We don't take on suppliers from cold emails|We never buy off the back of cold emails|I don't buy from cold emails|We don't do business this way]. [Please don't follow up|Company rule|No exceptions|Sorry to be blunt|].
!far !whole > [Everything goes through tender here|We only buy through tenders|All our suppliers come through head office|We can only use approved suppliers]. [I can't do anything with this|No way round it|So there's nothing for you here|Please don't chase me about it].
!far > [We don't need this|We've no use for this|There's no need for it here], [and that won't change|and I don't see that changing|so please don't follow up|so no point in following up|and won't next year either].
!far > [We looked at this last year|We went through all this last year|We've been round this before] and [decided against it|said no|it wasn't for us]. [Nothing's changed|That still stands|Still no|Please leave it there].
!far > [We had a bad experience with this sort of thing|We got burned with something like this|We've paid for something like this once]. [Never again|Not doing it again|Once was enough|Won't be repeating it].
isService !far > [We do this ourselves and always will|We've got our own people for this|Our own staff do this]. [Not outsourcing it|That's not changing|So there's nothing here for you|We won't hand it to a stranger].
!far isSoftware > [We've just put a system in|We're locked into what we have|We're not buying any more software]. [Not changing it|So no|That's it for years|Please don't follow up].
!far !tellsTerms > [We're locked in for years|We're tied in for the next three years|We've signed for years ahead]. [Nothing to discuss|So there's no point|Please don't chase].
!far whole > [My business, my decision, and I don't want it|I decide this, and it's a no|It's my money and I'm not spending it on this]. [Please don't follow up|Sorry to be blunt|No hard feelings|].
price !far > [Not at <price>|Nobody here is paying <price>|We're not paying <price>]. [Not now, not later|And no, I don't want a discount|So no].
askCall !far > [I don't do sales calls|No sales calls please|I don't take calls from people selling], [and we don't need this|and we're not buying|so no|we're sorted anyway]. [Please don't ring|Please don't follow up|Don't chase it|].
askDemo !far > [I don't do demos|I don't sit through demos], [and we don't need this|and we're not buying|we're sorted anyway]. [Please don't follow up|No need to chase|].
askVisit !far > [Please don't turn up|Don't come by please|No visits please]. [We don't see reps|We're not buying|We've got all we need|We don't need this].
askSend !far > [Don't bother sending it|No need to send anything|Please don't send it], [we're not buying|we're not changing|we don't need it|it'll go in the bin].
askTrial !far > [We don't want to try it|No trial, thank you|Not trying it], [we don't need it|free or not|we're not changing anything]. [Please don't follow up|].
askHave !far > [What we use is our business|I don't share that with strangers|Not something I tell salespeople], [and we're not buying|and we don't need this|so no]. [Please don't follow up|].
askDone weDo !far > Yes, <weDo>, and [that's not changing|we're staying put|they're not getting replaced]. [Please don't follow up|No need to chase|].
askMany !far > [I don't give that out to strangers|That's not something I share by email], [and we're not changing anyway|and we're not buying|so no]. [Please don't follow up|].
askEnds !far > [I won't share that|Our contracts are our business|That's not something I give out]. [We're not moving anyway|We're staying where we are|Please don't chase].
askHow !far > [We're happy with how we do it|The way we do it is our business|It's taken care of], [and it's not changing|so please don't follow up|so there's nothing to sell here].
askRight !far > [I don't hand out names|We don't give out names by email|I won't be passing anyone's name on]. [We don't need this anyway|We're not buying|We're sorted anyway|].
sold !far > [We won't be buying|We're not buying|Nobody here is going to buy] <sold>[ from you|]. [Please don't follow up|Sorry to be blunt|Not now, not later|].
isLater !far > [I didn't answer the first one for a reason|No answer was my answer|Writing again doesn't help]. [We don't need it|We're not buying|We're sorted].
far !leads > [Nothing to do with me|I don't buy anything here|I've nothing to do with this], and [I'm not passing it on|I won't be forwarding it|please don't write to me about it]. [Sorry|Check who you're writing to|].
far leads > [Not my side of the business|Not what I look after|Wrong department], and [I'm not passing it on|I won't be forwarding it|please don't chase me about it]. [Sorry|We don't buy off cold emails|].
far !leads > [You've not looked at what I do|Look at my job title|You've clearly no idea what I do]. [Not passing this on|So no|I don't buy this and never will|].
# not_interested
!far > [Not for us|Nothing for us|Not one for us|Not a fit for us|Not something we need|Not what we need][, sorry|, thanks|, but thanks|, I'm afraid|. Thanks anyway|. Good luck|].
!far > [We're fine|We're good|All good here|We're all set|We're covered|We're sorted|All sorted here|We're OK as we are][, thanks|, but thanks|, no thanks|. Thanks anyway|. All the best|].
!far > [We've got someone|We've got somebody already|We have someone for this|We've got a supplier|Already have someone][, thanks|, so no thanks|. Thanks anyway|. Good luck|, sorry|].
!far > [No need here|No need at our end|We don't need it|Don't need it|We won't need it][, thanks|, sorry|, but thanks|. Thanks anyway|. All the best|].
!far > [We'll pass|I'll pass|Going to pass|Pass|It's a pass from us|We'll leave it][, thanks|, sorry|, but good luck| on this one| this time|].
!far > [Not interested|No interest here|I'm not interested|We're not interested][, thanks|, sorry|, but thanks|. Good luck|. All the best|].
!far > [Not looking at the moment|We're not looking|Not in the market|Not looking to change|Not looking to change anything][, thanks|, sorry|. Thanks anyway|. Good luck|].
!far > [No thanks|No thank you|Thanks, but no|No, thanks|Thanks, no|No ta][, we're fine|, we're sorted|, we've got someone|, not for us|].
isService !far > [We do this in house|We do it ourselves|Done in house|Got our own people for that][, thanks|, so no thanks|. Thanks anyway|, sorry|].
!far > [We looked at this before|Looked at this last year|Had a look at this once], [not for us|and didn't need it|and left it][, thanks|, sorry|. Thanks anyway|].
!far isSoftware > [We've got a system for this|We have a tool for this|We've enough systems][, thanks|, so no thanks|. Thanks anyway|, sorry|].
price !far > [Too dear for us|Too much for us|Bit steep for us|More than we'd pay][, sorry|, thanks|. Thanks anyway|, but thanks|].
sold !far > [We're fine for|No need for|We're sorted for|Not looking for|Don't need] <sold>[, thanks|, sorry|, but thanks|. Thanks anyway|. Good luck|].
askCall !far > [No need for a call|I'll skip the call|No call needed|No to the call], [thanks|we're fine|we've got someone|not for us|we're sorted].
askDemo !far > [I'll skip the demo|No demo for me|No need for a demo], [thanks|we're fine|not for us|we've got something].
askVisit !far > [No need to come by|Save yourself the trip|No need to come out], [we're fine|we're sorted|we've got someone|thanks].
askSend !far > [No need to send it|No need|Don't trouble to send it], [thanks|we're fine|we're sorted|we've got someone].
askSample !far > [No need for one|Don't need to try one|We'll leave it], [thanks|we're fine|we're sorted|we've got someone].
askTrial !far > [We'll leave the trial|No need to try it|We won't be trying it], [thanks|we're fine|we're sorted].
askHave weDont !far > [No, <weDont>|Not at the moment, no|No, not at the moment][, thanks|, sorry|. Not for us|. Thanks anyway|. Good luck|].
askDone weDo !far > [Yes, <weDo>|<weDo>, yes|Yes][, thanks|, all sorted|, so no thanks|. Thanks anyway|. Good luck|].
askMany !far > [Too few to matter|Only a handful, so not for us|Not enough to bother][, thanks|, sorry|. Thanks anyway|].
askEnds !far > [Not for ages|Not for years|Not any time soon][, and we're happy|, so no thanks|. Thanks anyway|].
askWho !far > [Somebody we're happy with|A firm we're happy with][, thanks|, so no thanks|. Thanks anyway|].
way !far > [<way>|<way>, and happy with it|<way>, works fine][, thanks|, so no thanks|. Thanks anyway|. Good luck|].
way2 !far > [<way2>|<way2>, and happy with them|<way2>, works fine][, thanks|, so no thanks|. Thanks anyway|. Good luck|].
askRight !far > [Nobody needs it here|We don't need anybody for that|It's taken care of][, thanks|, sorry|. Thanks anyway|].
isLater !far > [Saw the first one too|I got the first one|Yes, I saw it], [not for us|we're fine|no need|we'll pass][, thanks|, sorry|. Thanks anyway|].
far > [Not my area|Not my job|Nothing to do with me|Not my department|Wrong person|Not what I do|Not what I look after][, sorry|, so no|, so I'll pass|. Thanks anyway|. Good luck|, thanks|].
far !leads > [I don't buy anything here|Not mine to decide|I don't decide this|I've no say in this][, sorry|, so no|, so I'll pass|. Thanks anyway|. Good luck|].
far !leads > [No use to me|Wouldn't know what to do with it|I'd have no use for it|No use for it in my job][, sorry|, thanks|. Thanks anyway|. Good luck|].
# opt_out
[No more sales emails|No more pitches|No sales emails][ please|, thanks|].
[Strike us off|Take us off your list|Take us off|Remove us][ please|, thanks|, please|].
[Not interested, remove me|Not for us, take us off your list|No, and please remove me][, thanks|].
`;
