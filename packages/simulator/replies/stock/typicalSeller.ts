/**
 * What busy people write back to someone who sells to them. Lines need or lack what `readSellerFacts` reads for certain: `tells...` is
 * mentioned in the email, so that nobody asks for it; `ask...` is what the email asks for; `is...` is what is sold; `topic` is what the email is
 * about, in a form that follows "on"; `price`, `speed` and `others` (its customers) are stated in it. What asks how things are is answered by
 * `sellerAnswers.ts`. `far`, `near` and `owner` are readers by their distance from the offer; without any of them, the distance is unknown. A
 * condition ("if not") follows only a question that yes or no answers. In the form that `readStock` reads.
 */
export const TYPICAL_SELLER_TEXT = `
# interested
askRight far head !misfit > [That's <head>, not me|That would be <head>|You want <head> for that]. [I've passed it on|I've forwarded your email|I'll tell them to expect you].
askRight misfit > [Not me|Not mine|I'm the wrong person], but [I've passed it to the office|the office will know, I've sent it on|I'll ask the office who it is].
askDays !far > [<day> works|<day> is fine|<day> suits us|<day>, please|<day2> is better for us|Let's say <day2>|<day2>, please|<day2> works]. [Morning if you can|Ask for me|Any time after nine|Just tell me what time|].
junior > [I don't decide this|Not my call|I don't buy for us|I'm not the one who signs these things off], but [I like it|it looks useful|we could do with it|I can see it being used]. [I've sent it to my boss|I've passed it on|I'll show it to my manager|Forwarded it to my manager|I've put it in front of my manager].
junior > [Looks useful|This could be useful|I can see us using this|Might be something for us], [but it's not up to me|but I don't decide|though I'm not the one who decides]. [I've passed it on|I'll mention it|I've sent it up|I'll pass it to somebody who decides].
junior > [My manager should see this|I'd like us to have this|This would help us|We could do with this]. [I've forwarded it|I don't decide, but I've passed it on|Not my call, so I've sent it to my boss|I've passed it on with a good word].
askSend !askHear !far > [Yes please, send it over|Yes, send it over|Sure, send it across|Go on then, send it over|Please do|Yes, go ahead|Yes please|OK, send it to this address]. [I'll have a look this week|I'll take a look|I'll go through it with the team|Can't promise anything, but I'll look|I'll look at it over lunch|].
askRead !far > [Yes please, send it over|Yes, send it over|Sure, send it across|Please do]. [Will read it tonight|I'll read it on the train|I'll get back to you once I've read it].
askHear !far > [Yes please, send it over|Yes, send it over|Sure, send it across|Go on then, send it over|Please do|Yes please|OK, send it to this address]. [I'll have a listen this week|I'll listen to it tonight|I'll play it to the team|Can't promise anything, but I'll listen|I'll get back to you once I've listened|].
askSend !askHear !far > [Yes, I'd like to see that|I'd like to see it, yes|Happy to see it|Wouldn't mind seeing that]. [Email is fine|Just send it to this address|Send it and I'll come back to you|I'll get back to you once I've had a look].
askCall !askChoice !far !slot !day !askThisWeek !askNextWeek !date > [Yes, happy to talk|OK, let's have a quick call|Sure, happy to have a chat|Yes, fine, let's talk|A quick call is fine]. [Tuesday morning|Wednesday after lunch|Thursday morning|Friday before noon|Tuesday late afternoon] [is good|would suit|works|is best].
askCall !askChoice !far !slot !day !askThisWeek !askNextWeek !date > [I've got time|I could do|I'm free|Best for me is] [Tuesday morning|Wednesday after lunch|Thursday morning|Friday before noon|Tuesday late afternoon|Thursday around four]. [Send me an invite|Just send an invite|Keep it short please|].
askCall length !askChoice !far !slot !day !date > [<length> is fine|<length> I can do|OK, <length>|Yes, <length>]. [Tuesday morning is good|Wednesday after lunch|Thursday morning is best|Any morning after nine|Most afternoons].
askCall askNextWeek !askChoice !far !day !slot > [Next week works|Next week is fine|Can do next week|Yes, next week]. [Wednesday or later is best|Tuesday morning if you can|Thursday afternoon is best|Mornings are easier|Any day but Monday].
askCall askThisWeek !askChoice !far !day !slot > [This week works|I can do this week|Yes, this week is fine|Later this week is OK]. [Afternoons are best|Any time before noon|Thursday would be best|Friday morning is quiet].
number askCall !far > [Yes, give me a ring|Sure, ring me|OK, call me|Yes, you can call|Happy to talk]. [Just ring the office and ask for me|The office number is fine|The number is on our website|Best on the office line, in the morning].
askWhen !askSample !far !day !slot > [Tuesday morning|Wednesday after lunch|Any morning before ten|Thursday afternoon|Friday morning|Early in the week] [is good|is best|works for us|would suit]. [Ask for me|Let me know which|Just confirm by email|].
askDemo !far !day !slot !askNextWeek > [Yes, happy to see a demo|OK, show me|Sure, let's see it|Wouldn't mind a look at it|Yes, let's do a demo]. [Tuesday morning is good|Wednesday afternoon is best|Thursday after lunch|Any morning after nine|Friday morning is quiet].
askDemo askNextWeek !far !day !slot > [Next week works|Next week is fine|OK, show me next week|Yes to a demo, next week is fine]. [Wednesday or later is best|Tuesday morning if you can|Thursday afternoon is best|Mornings are easier|Any day but Monday].
askDemo length !far !day !slot > [<length> is fine|<length> I can do|OK, <length>]. [Tuesday morning is good|Wednesday after lunch|Thursday morning is best|Most afternoons].
day !far !slot !askDays !askVisit !askVisitUs !askSend !askGo > [<day> works|<day> is fine|<day> is good for me|I can do <day>|<day> suits]. [Send me an invite|Morning if you can|Not before ten please|Just put something in|Any time after lunch|].
day2 !far !slot !askDays !askVisit !askVisitUs !askSend !askGo > [<day2> is better for me|Let's say <day2>|I can do <day2>|<day2> please]. [Send me an invite|Morning if you can|Any time after lunch|Afternoon is easiest|].
slot !askVisit !far > [<slot> works|<slot> is fine|<slot> is good|Let's say <slot>]. [Send me an invite|Speak then|].
slot askVisit !far > [<slot> works|<slot> is fine|<slot> suits us|Let's say <slot>|<slot> is good]. [See you then|Ask for me when you get here|Ring if you're held up|I'll be about|].
askVisit !far !date !day > [Yes, come by|Sure, drop in|You're welcome to come by|OK, come and have a look|Fine by me, come over]. [Any morning after ten|Tuesdays are best|Thursday afternoon is quiet|Wednesday morning if you can|Early in the week is best].
askVisit length !far !date !day > [<length> is fine|<length> we can do|OK, <length>]. [Any morning after ten|Tuesdays are best|Thursday afternoon is quiet|Ask for me when you get here].
askVisit date !slot !far > [<date> is fine|<date> works|Yes, <date> is OK]. [Ring before you set off|Just ask for me|Not too early please|I'm about all morning].
askVisit day !date !slot !far > [<day> is fine|<day> works|Yes, <day> is OK]. [Ring before you set off|Just ask for me|Not too early please|I'm about all morning].
askVisitUs !far !day > [Yes, I'd come and see it|Happy to come over|Wouldn't mind seeing it|I'd like to see that]. [Tuesday morning is good|Any morning next week|A Thursday would suit|Friday morning if you can].
askQuote !askGive !far > [Yes, let's have a quote|Happy to get a quote|Yes, price it up for us|Sure, we'd take a quote|Worth quoting, yes]. [What do you need to know?|Tell me what you need to price it|I'll compare it with what we pay now].
askWhen askSample !far > [Yes please|Yes, we'd try it|Go on then]. [Tuesday morning is good|Wednesdays are quiet|Any morning before ten|Thursday would suit].
askSample date !far > [Yes please, <date> is fine|<date> is fine|Yes, <date>]. [Ask for me|Before ten if you can|No promises, mind|We'll tell you honestly what we think].
askSample !askWhen !date !far > [Go on then, we'll try it|Yes, we'd try it|Yes please, happy to try it|OK, we'll try it|Sure, we'll give it a go|Yes please, send it]. [We'll tell you honestly what we think|No promises, mind|The address is on our website|Ask for me if you drop it off|I'll let you know what we think].
askTrial !far > [OK, let's try it|We'd give it a go|Yes, we'd try that|Worth a try|Happy to try it|Go on then, we'll try it]. [How do we set it up?|Let me know when|Next month would be good|].
askGo !far !date !day > [Yes please, go ahead|Yes, go ahead|Go on then|Sure, why not|Yes, please do|OK, go ahead|Yes, do]. [Can't promise anything, mind|Curious to see it|I'll have a look|No rush|].
askGo date !far > [<date> is fine|Yes, <date> is fine|Yes, <date> works|OK, <date>]. [Ring the day before|Ask for me|].
askGo day !date !slot !far > [<day> is fine|Yes, <day>|<day> works for us|<day>, please]. [Ring the day before|Ask for me|].
askGo day2 !slot !far > [<day2>, please|<day2> is better|Yes, <day2>]. [Ring the day before|Ask for me|].
askKeen !far > [Yes, worth a look|Possibly, yes|I think so, yes|Yes please|Yes, why not|Go on then]. [Happy to look at it|I'd want to see it properly first|Give me a ring about it|Good timing|].
askKeen date !far > [Yes, <date> is fine|<date> is fine|Yes please, <date>]. [Ask for me|].
askKeen topic !far > [Yes, we're looking at <topic> anyway|Yes, we've been talking about <topic>]. [Give me a ring about it|Good timing|].
askKeen price !far > [At <price>, yes|Yes, at <price>|For <price> I'd have a look, yes]. [Give me a ring about it|Good timing|].
askRight owner > [That's me|That would be me|You've found the right person|I look after that|That one's mine|That lands on my desk|You've come to the right one]. [Send me the details|Send the details over and I'll have a look|Go ahead|I'd have a look at it|Happy to look at it].
askRight !owner !junior !far > [You could start with me|Start with me|Try me first|I'm probably the one to start with], [I'd have a look at it|I'll take it to the others|I can see who else should know].
askRight !owner !whole !far head > [That would be <head>|That's <head>|You want <head>|<head> looks after that]. [I've passed it on|I've forwarded your email|I'll tell them to expect you|It looks useful, so I've passed it on].
askRight unpaidHelp !owner !head > [I'm not sure who does|I'd have to ask who does], [but I've passed it on|but I'll ask|I'll pass it round|but the office will know].
askRight !owner !whole !far !head > [That would be my manager|My manager looks after that|That's my boss]. [I've passed it on|I've forwarded your email|I'll mention it today|It looks useful, so I've passed it on].
optionYes > [<optionYes>|<optionYes>, please|<optionYes> for us|<optionYes> from us]. [No rush|Good timing|Happy to have a look|].
price !far > [<price> sounds reasonable|<price> is not bad|<price> sounds fair|<price> is in the right range]. [Let's talk|Give me a ring|I'd look at it for that|Happy to go on|Ring me when you have a minute|Give me a ring this week].
topic !far > [We've been talking about <topic>|I've been asked to look at <topic>|We're about to look at <topic> anyway]. [Good timing|Give me a ring this week|Let's talk|Happy to hear more].
topic !tellsSite !tellsPrice !far > [Send me what you have on <topic>|Send me something on <topic>|Tell me a bit more about <topic>]. [Worth a look|Could be useful|We might be interested|].
others !tellsLink !far > [Worth a look|Could be useful|Might suit us|We might be interested]. [Can you put me in touch with one of the <others>?|I'd like to hear how one of the <others> does it].
speed !far > [<speed> would suit us|If <speed> is realistic, I'm interested|<speed> is quicker than I expected]. [Let's talk|Give me a ring|Happy to hear more].
tellsLink !far > [Had a quick look, looks decent|Had a look at the link, interesting|Clicked through, looks useful|Looked at the page just now, not bad]. [Tell me what you'd do for us|Happy to talk about it|Give me a ring this week].
isLater !far > [Sorry, missed your first one|Sorry for the silence|Sorry, been busy|Meant to answer your first email]. [Yes, we'd look at it|Still interested, yes|I'd like to look at it|It's still something we want to do]. [Give me a ring this week|Let's talk|].
isLater topic !far > [Sorry for the silence|Sorry, been busy|Sorry, missed your first one], [we still need to look at <topic>|we still want to do something about <topic>]. [Give me a ring this week|].
!far !askSend !tellsSite !topic > [Worth a look|Could be useful|Might suit us|This could work for us|Might be something for us]. [Send me some details|Send me something I can read|Have you got something I can show the others?|Put something on one page and I'll take it round].
!far !tellsPrice > [Worth a look|Could be useful|Might suit us|We might be interested|Could work]. [Send me your prices|Send prices and we'll take it from there|Send me a rough price|Send over what you charge].
!far !topic > [Could be|Worth a look|OK, go on|This might suit us|Possibly|We might well be interested|Good timing|We've been talking about this]. [Give me a ring this week|Let's talk|Happy to hear more|Tell me a bit more|Ring me when you have a minute|Happy to talk about it].
!far !askVisit !askVisitUs > [Could be useful|We might be interested|This might suit us|Worth talking about|OK, I'm interested]. [Give me a ring tomorrow|Give me a ring this week|Easier on the phone, give me a ring|Ring me when you have a minute].
buys !far > [We're about to ask round for this|We'll be asking for quotes later this year|Happy to add you to our list]. [I'll send you the specification|You can quote along with the others].
far !misfit > [Not my area|Not my department|I don't deal with this], but [I think I know who does|it may be of use to a colleague|somebody here might want to see it]. [I've passed it on|I've forwarded it|I'll pass it on|Forwarded it just now].
far topic !misfit > [I don't deal with <topic>|I'm not the one for <topic>], but [I know who does|a colleague might want to see it]. [I've passed it on|Forwarded it just now|I've sent it on].
far team !misfit > [That's <team>, not me|One for <team>|You'd want <team> for this], but [it may be of use to them|they might want to see it]. [I've passed it on to them|Forwarded it to them|I'll send it over to them].
misfit > [Not my line|I'm <role>, so it isn't my line|Not what I do|I'm <role>, so not for me to decide], but [I like the idea|it looks good|it sounds useful|I like the look of it]. [I know somebody who'd want it, I've sent it on|I've passed it on to somebody who might want it|I'll show it to somebody it would suit].
# question
askRight unpaidHelp !owner !misfit > [I'm not sure who does|I'd have to ask who does|I don't know who does]. [Shall I pass it on|Shall I ask|Do you want me to forward it to the office]?
askRight far head !misfit > [That's <head>, not me|That would be <head>]. [Shall I pass this on|Do you want me to forward it]?
askRight misfit > [Not me|Not mine|I wouldn't know who]. [Have you tried the office|Shall I ask the office|Shall I give it to the office]?
askDays !far > [<day> could work|<day2> could work|<day2> is probably better|<day>, I think]. [What time would that be|How long would it take|Do you need anything from us for it|Roughly what time]?
askQuote !far > [Could we have a quote|Can you give us a quote|Could you quote for us|Would you quote for us]? [Happy to compare|I'd put it next to what we pay now|No promises, mind|I'd like to compare|Email is fine].
junior !tellsPrice > [My manager will ask|First thing my boss will ask|Before I show it to my manager]: what does it cost[, roughly|]? [I don't decide this|Not my call, but I'd pass it on|I'd show it round then|].
junior !tellsSite > [Have you got something I can show my manager|Anything I can forward to my boss|Is there a page I can forward]? [I don't decide this|Not my call|She'd want to read it first|He likes to read things first].
junior > [Do you want me to pass this on|Shall I show this to my manager|Should I send this up the line]? [Not my call|I don't decide this|I don't buy for us].
junior price !tellsExtras > [My manager will ask|First thing my boss will ask]: is <price> [everything|the whole cost]?
junior others > [My manager will ask|First thing my boss will ask]: [which <others> are that|can we ring one of the <others>]?
!far !tellsPrice > [What does it cost, roughly|What's the rough cost|What sort of price are we talking|What do you charge|Roughly how much is it|How much, roughly]? [No point going further if it's out of our range|Ballpark is fine|Might be interested, depending|Just so I know if it's worth going on|Just a ballpark before we go any further|].
sold !far !tellsPrice > [What do you charge for|Roughly what do you charge for] <sold>? [Might be interested, depending|Ballpark is fine|A rough figure will do|].
!far !tellsWho > [Who else do you do this for|Who else round here uses you|Who are you working with already|Who else like us have you got]? [Might be interested|Not ruling it out|I'd want to ask them|I'd rather ask somebody who's used it|Always ask that first|].
others !far > [Could I speak to one of the <others>|Could I have a word with one of the <others>|Could I ring one of the <others>|Could you put me in touch with one of the <others>]? [Might be interested|Not ruling it out|Nothing against you, I always ask|].
!far !others !offersFree tellsWho > [Could I speak to one of your customers|Could I have a word with one of your customers|Any references I could ring|Anyone I could ring for a reference]? [Might be interested|Not ruling it out|Nothing against you, I always ask|].
!far !tellsTerms isBound > [Is there a contract|Is there a minimum term|Are we tied in for long]? [Might be interested if not|Always check that first|].
!far !tellsTerms isBound > [What's the notice period|How long would we be tied in|How long is the contract]? [That's usually where it falls down|Always check that first|].
!far !tellsMinimum isGoods > [Is there a minimum order|What's your minimum order|Do you do small orders]? [We don't get through that much|We don't have much storage|].
!far !tellsSpeed isGoods > [What's your lead time|How quickly can you get it here|How long from order to delivery]? [Might be interested|That's usually where it falls down|].
!far !tellsSpeed isSoftware > [How long does it take to set up|How much work is it to set up|How long before it's up and running]? [We don't have much time for projects|Might be interested|The last one took us months|].
!far !tellsSpeed isOnSite > [How soon could you come out|How soon could you start|What's your lead time]? [Might be interested|I'd need it fairly soon|Depends a bit on that|].
!far !tellsArea !isLater isOnSite > [Do you cover our area|Do you come out this far]? [Might be interested if so|Most won't come out here|].
!far !tellsInsured !isLater isOnSite > [Are your people insured to work on our site|Are you insured|What insurance do you carry]? [Have to ask|I'd need the paperwork before anything else|].
!far !tellsFits isSoftware > [Does it work with what we have|Does it connect to anything]? [We won't be replacing everything|Might be interested if so|I'm not running two systems|].
!far !tellsFits isSoftware > [How does it fit with the system we use now|What does it connect to]? [We won't be replacing everything|That's where most of them fall down|].
!far !tellsData isSoftware > [Where does our data end up|Who gets to see our data|Where is it all hosted]? [IT will ask me|I'd need to know before I show it to anyone|].
!far isSoftware > [Who does the setup, you or us|How much training does it need|Is there somebody we can ring when it goes wrong|Who do we ring when it breaks]? [We've no time for a big project|Nobody here is technical|That's what I'd be asked|].
isSoftware !far !tellsTrial !askTrial > [Can we try it before we commit|Could we start small and see how it goes|Is there a way to try it first]? [I wouldn't sign anything straight off|Then I'd consider it|].
!far !tellsAge > [How long have you been going|How long have you been doing this]? [Haven't come across you before|Don't know the name, so I'm asking|].
isService !far !tellsSize !others > [How many of you are there|How big is your team]? [Don't know the name, so I'm asking|Want to be sure somebody picks up the phone|].
speed !far > [Is <speed> realistic|Do you really manage it in <speed>|Is <speed> guaranteed|Is it really <speed>]? [That would help us|Might be interested|We've heard that before|].
!far !askVisit !askCall !tellsSite > [Have you got a website|Do you have a website]? [Might be interested|I'd like to have a look first|].
price !far !tellsExtras > Is <price> [the whole cost|everything|all of it], or [are there extras|does more get added|is there something on top]? [Just checking|Asking before we go on|].
price !far !tellsCheap > [Is there any movement on <price>|Could you do better than <price>|Is <price> your best price]? [Might be interested|Just asking|].
price !far !tellsCheap !tellsExtras > Is <price> fixed? [Might be interested|Just asking|].
askCall !far !tellsPrice > [Before we talk|Before I book anything|Before we get on a call]: [what does it cost, roughly|roughly what do you charge|what sort of money is it]? [If it's in range, happy to talk|Then I'll find you a slot|Saves us both time].
askCall !far !tellsSite > [Can you email me something first|Could you send something I can read first|Is there anything I could read before|Could you put the main points in an email first]? [Happy to talk after that|Then I'll find you a slot|I'd rather come prepared|Then we can talk|I don't like to go in cold].
askCall day2 !slot !far > [<day> is no good, but is <day2> still free|Would <day2> do|Is <day2> still free|Could we say <day2>|What time on <day2>|What time on <day>]? [Keep it short please|Then I'll put it in|What should I have ready?|].
askCall day !day2 !slot !far > [What time on <day>|Would <day> morning do]? [Then I'll put it in|Keep it short please|].
askCall !slot !day !askThisWeek !askNextWeek !askChoice !far > [I could do|Best for me is|I've got time] [Tuesday morning|Thursday after lunch|Wednesday morning|Friday before noon]. [What would you want to cover|Would a phone call do|What should I have ready]?
askCall askNextWeek !slot !day !far > [Next week could work|Next week is possible], [Tuesday or Wednesday|mornings|any day but Monday]. [What would you want to cover|What should I have ready]?
askCall askThisWeek !slot !day !far > [This week could work|This week is possible], [any afternoon|mornings|Thursday or Friday]. [What would you want to cover|What should I have ready]?
askCall length !day !slot !far > [Is <length> enough|Would <length> really do]? [Tuesday morning I could|Then Wednesday afternoon works|Thursday is best for me].
askDemo length !day !slot !far > [Is <length> enough to see it|Would <length> really do]? [Tuesday morning I could|Then Wednesday afternoon works|Thursday is best for me].
askDemo !far !tellsPrice > [Before you show me|Before a demo]: [what does it cost, roughly|roughly what do you charge|what sort of money is it]? [If it's in range, happy to see it|Then I'll find a slot|Saves us both time].
askDemo !far !tellsLink > [Is there a recording|Have you got a short video instead|Is there a video I can watch first]? [Then I'd know if it's worth a meeting|I'd show it round here|].
askWhen !askSample !far > [Would Tuesday morning do|Is Thursday afternoon any good|Could you do Wednesday]? [How long do you need|How long would it take]?
askVisit !far !date !day > [Would a Tuesday morning do|Is a Thursday any good to you]? [Fine by me otherwise|Happy for you to come|Mornings suit us best].
askVisit day day2 !far > [What time on <day>|Roughly when on <day>|Would <day2> morning do|Is <day2> still free|Can we say <day2>]? [Fine by me otherwise|Happy for you to come|I'd like to see it|].
askVisit slot !far > [How long would you need|Does anything have to be ready for you|Do I have to be there myself]? [<slot> is fine otherwise|<slot> could work|Otherwise <slot> suits us].
askVisit date !slot !far > [What time on <date>|Roughly when on <date>]? [Fine by me otherwise|Happy for you to come].
askVisitUs !far > [Would a Tuesday morning do|Is next Thursday any good|Can I bring a colleague]? [I'd like to see it|Happy to come over|].
askTrial offersFree !far > [And what does it cost after that|What happens after the free bit|What's the cost once the free part is over]? [Might try it, depending|Just so I know what I'm getting into|].
askSample !askChoice !far !tellsWho > [Yes, but who else uses it|Fine, but who do you supply already|Yes, but who round here uses you]? [Always ask that first|Like to know who I'm dealing with|].
askSample !askChoice !far !tellsPrice > [Yes, but what does it cost if we like it|Fine, but roughly what would we pay|Yes, but what's the price]? [No point trying it otherwise|Ballpark is fine|].
askSample !askChoice !far !tellsFree !offersFree > [Happy to try it, but do you charge for it|Do you want anything for it]? [If not, yes please|Yes if not].
askSample !askChoice !far > [Yes, happy to try it|Yes, we'd try it|Gladly]. [When would it get here|When could we have it|Do you need anything from us for it]?
askSample date !far > [Yes please|Yes, we'd try it|Go on then]. [What time on <date>|Roughly when on <date>]?
askWhen askSample !far > [Yes please|Yes, we'd try it|Go on then]. [Would Tuesday morning do|Is Thursday any good|Could you do Wednesday]?
askTrial !far > [Happy to try it. What do we need to do|We'd try it, but how much work is that for us|Yes to a try, but who sets it up]?
askTrial !far > [Yes, and what happens if we stop after that|OK, but do we have to sign anything for it]?
askSend askPrices !far !tellsPrice > [Yes, and can you include prices|Can you put a rough price in|Yes, but does it have prices in it]? [No use to me otherwise|Saves a second email|Then I can show it round].
askRead !far > [Is it something I can pass on|Can I share it here]? [If so, send it|Yes if so|Happy to look if so|Send it if so].
askSend !far > [Yes please|Yes, send it|Please do|Sure, send it]. [When would I have it|Can I pass it on here]?
askGo !date !day !far !tellsPrice !tellsFree > [Does that cost anything|Is there a charge for that|Would you charge for that]? [If not, go ahead|Go ahead if not|If not, yes please].
askGo !date !day !far > [Does that commit us to anything|Do we have to sign anything for that]? [If not, go ahead|Go ahead if not|If not, yes].
askGo !date !day !far > [Is there anything we'd have to do for that|Would we have to do anything for that]? [Happy for you to go ahead|Fine by me otherwise].
askGo date !far > [What time on <date>|Roughly when on <date>|How long would you need on <date>]? [Otherwise yes|Fine by me otherwise|Somebody would have to be here].
askGo day day2 !slot !far > [What time on <day>|What time on <day2>|Roughly when on <day>]? [Either is fine|Then yes].
askKeen !far !tellsPrice > [Maybe|Possibly|Depends on the price]. [What does it cost|What do you charge|What sort of price is it], roughly?
askKeen others !far > [Possibly|Maybe|We might]. [Could I ring one of the <others> first|Can I speak to one of the <others>]?
askKeen price !far !tellsExtras > [Possibly|Maybe|We might]. Is <price> [everything|the whole cost|all there is to pay]?
askKeen !far > [Possibly|Maybe|We might|Could be]. [How would it work|Can you ring me about it|Can we talk next week]?
askRight owner !tellsPrice > [That's me|That would be me|I look after that]. [What does it cost, roughly|What do you charge|What sort of price is it]?
askRight owner price !tellsExtras > [That's me|That would be me|I look after that]. Is <price> [everything|the whole cost]?
askRight owner others > [That's me|That would be me|I look after that]. [Could I ring one of the <others>|Could I speak to one of the <others>]?
askRight owner > [That's me|That would be me|I look after that|That'll be me|You've found the right one]. [Can you ring me about it|What would be different with you|How does it work|What do you need from me|Why would we change]?
askRight !owner !junior !far > [Start with me|Me, to begin with|Try me first]. [What is it exactly|Can you ring me about it|How does it work|What would be different with you]?
askRight !owner !whole !far head > [That would be <head>|That's <head>|You want <head>]. [Shall I pass this on|Do you want me to forward it|What should I tell them]?
askRight !owner !whole !far !head > [That would be my manager|That's my boss|My manager looks after that]. [Shall I pass this on|Do you want me to forward it|What should I tell them]?
optionYes !far > [<optionYes>. When would I have it|<optionYes>. Can you ring me about it|<optionYes>. Who else do you do this for]?
isLater !far !tellsPrice > [Sorry, I lost your first email|Can't find your first email|Missed your first one, sorry]. [What was the price|What does it cost, roughly|Did you give a price]?
isLater !far > [Sorry, I lost your first email|Can't find your first email|Missed your first one, sorry]. [Can you send it again|Could you resend it|What was the gist]?
far !askRight !misfit > [Did you mean to send this to me|Is this meant for me|Was this for somebody else here]? [It's not what I look after|It's not what I do|Not my area, but I can forward it].
far !askRight !misfit > [Shall I pass this on|Do you want me to forward this|Should I send this on]? [I don't deal with it myself|It's not my area|It's not my job, but somebody here might want it].
far topic !misfit > [Shall I pass this on|Do you want me to forward this|Should I send this on]? [I don't deal with <topic>|I'm not the one for <topic>].
far !tellsPrice !misfit > [Not my area, but what does it cost|I don't decide this, but roughly how much is it|Somebody will ask me: what does it cost]? [I'd pass it on|Then I can pass it on].
far askRight !misfit > [Not me|I don't look after that]. [Do you want me to ask round|Shall I pass it on|Shall I forward it to the office]?
misfit role > [Are you sure this is for me|Did you mean to send this to me|Is this meant for somebody else|Have you got the right person]? [I'm <role>|You've written to <role>|I'm <role>, it isn't me who decides this].
misfit outside role > [What would <role> do with this|What made you think of <role>|How did you come to write to <role>]? [I think you have the wrong person|I think it's meant for somebody else|]
misfit !role > [Are you sure this is for me|Did you mean to send this to me|Is this meant for somebody else|Have you got the right person]? [It's nothing to do with what I do|I don't decide this|].
# timing
askRight unpaidHelp !owner !misfit > [I'm not sure who does|I don't know who does], and it's a busy [week|month] here. [Best to ask the office|The office will know|Try the office].
askRight far head !misfit > [That's <head>, not me|That would be <head>], but [not before next month|not this month]. [Try again in a few weeks|Write again in a month or two].
askRight misfit > [Not me|Not mine], and [I've no time to ask round just now|it's a busy week here|I can't ask round this week]. [Best to ask the office|The office should know|Try the office].
askDays !far > [Neither <day> nor <day2> works|I can't do either of those|Neither day is any good|Neither, I'm afraid]. [The week after would be better.|Could you do another week?|Try me again in a few weeks.|Can we look at another week?|Any chance of a later date?]
junior > [Not my call, and my manager is away|My manager decides this, and she's away|My boss decides this, and he's away] [until Monday|until next week|for a couple of weeks|till the end of the month]. [Try again after that|Write again after that|Remind me after that].
isBound !far !tellsTerms !tellsTrial > [We're under contract|We're tied in|We're signed up with somebody|We've got a contract] [until spring|until the end of the year|until next year|until this time next year|till the summer]. [Try me then|Try me nearer the time|Ask me again a month or two before|Come back to me then|Drop me a line nearer the time].
isBound topic !tellsTerms !tellsTrial !far > [We've signed with somebody|We've only just signed|We're under contract] for <topic>. [Try me next year|Ask me again nearer the spring|Come back to me next year].
topic !tellsMonth !far > [We're sorted for <topic>|We're all right for <topic>|We're fine for <topic>] [until the spring|until next year]. [Try me then|Ask me again nearer the time|Come back to me then|Drop me a line then].
topic !tellsMonth !far > [We're sorted for <topic>|We're all right for <topic>|We're fine for <topic>] for [a good while yet|the rest of the year|this year]. [Try me next year|Ask me again next year|Come back to me in the new year].
topic !far > [We look at <topic>|We'll look at <topic>] again [in the new year|in the spring|next year]. [Try me then|Ask me again then|Remind me then].
!far !tellsMonth > [Flat out until summer|Busy season for us|We're in our busy season|Run off our feet at the moment|Flat out here]. [Try me in a couple of months|Ask me again when it's quieter|Come back to me in the new year|Try me again in a few weeks|Drop me a line in a month or so].
!far isSoftware !tellsCheap > [Budget's gone for this year|Budget's set for this year|Nothing left in the budget this year]. [Try me in the new year|Come back in the new year|Ask again after year end].
!far > [After year end, please|Not before year end|Not this side of the new year]. [We're buried|Too much else on|Nobody has the time|Remind me after that].
!far > [Not this quarter|Not this year|Not in the next few weeks]. [We're buried|Too much else on|Nobody has the time|Try me in the new year|Ask me again in the new year].
!far > [We're in the middle of|Up to our eyes in|We're halfway through] [a move|a big job|staff changes|a refit]. [Try me when it's over, a few months|Ask me again in a few months|Come back to me in the spring|Not taking on anything else till it's done].
!far > [I'm short-staffed|We're two people down|We're short of people] at the moment. [Ask me again in a month or so|Try me in a few weeks|Not starting anything new until that's sorted|Come back to me next month].
!far > [I'm off until Monday|On leave until next week|Away until Monday|Out until Monday]. [Send it again then|Remind me when I'm back|I'll look when I'm back|Nudge me then].
!far > [Not now|Not right now|Not at the moment|Bad timing], [but we look at this every year|but it's on the list for next year|but we'll need to look at it at some point|but I'll keep your email]. [Try me in a few months|Ask again in the new year|Come back to me in six months|Drop me a line in a couple of months].
!far whole > [I've got enough on my plate|I've got too many things going at once|I'm doing three people's jobs right now]. [Ask me again in a few months|Try me in the new year|Come back to me when it's quieter, say in three months].
askCall !far > [Can't do a call this month|No time for a call at the moment|No calls for me this month|I'm not taking calls this month]. [Try me again next month|Ask me again in a month|Come back to me in a few weeks|Try me in a month or so].
askCall !far > [Diary's full for the next few weeks|No slot for a call for a few weeks]. [Try me again after that|Ask me again after that|Write again after that].
askCall day !slot !far > <day> [won't work|is no good], [and the next weeks are full|we're flat out]. [Try me next month|Ask me again in a month].
askDemo !far > [No time for a demo this month|Can't do demos at the moment|No demo before next month, please]. [Try me next month|Ask me again in a few weeks|Come back to me in a month or two].
askVisit !far > [Not this month, we're short-handed|Not a good month to come by|Place is upside down at the moment|We're not having visitors just now]. [Try me in a few weeks|Try again next month|Ask me again when it's quieter].
askVisit date !far > <date> [is no good|won't work], [we're short-handed|we're flat out]. [Try again next month|Try me in a few weeks].
askSample !far > [We'd try it, but not this month|Wrong time to try anything new|No time to try it this month]. [Ask again in a few weeks|Try me in a couple of months|Come back to me when it's quieter].
askTrial !far > [Wrong time to try anything new|We'd try it, but not this month|Not with the people I've got at the moment]. [Ask again in a few weeks|Try me in a couple of months|Come back to me when it's quieter].
askSend !far > [You can send it, but I won't get to it before next month|Send it, but don't expect an answer this month|Send it in a month or two, I'd only lose it now|You can send it, but it'll sit there for a few weeks]. [Flat out here|Too much on|Busy time here|We're short-staffed|].
askGo !far > [Not just now|Not this month|Hold fire for now|Don't do anything yet], [we're flat out|too much else going on|there's no one here to look at it]. [Ask me again in a few weeks|Try me in a month or two|Come back to me when it's quieter].
askGo day day2 !date !far > [Neither <day> nor <day2>, sorry|Not <day> and not <day2>], [we're flat out|too much else going on]. [Try me in a month or two|Ask me again in a few weeks].
askGo date !far > Not <date>, [we're flat out|too much else going on|no one's here]. [Try me in a month or two|Ask me again in a few weeks].
askKeen !far > [Yes, but not now|Possibly, but not this quarter|Maybe, but not yet|Maybe, just not now]. [Try me in a few months|Ask again in the new year|Come back to me in the spring].
askRight owner > [That's me|That would be me|I look after that|That'll be me], but [not now|not just yet|not this side of the spring|we're flat out]. [Try me again in a few months|Write again in the spring|Ask me again later in the year].
askRight !owner !junior !far > [Start with me, but not now|Start with me, only not this month|I can help with that, but not just yet]. [Try again in a month or two|Ask again in the new year|Come back in a few months].
askRight !owner !whole !far head > [That would be <head>|That's <head>|You want <head>], but [not before next month|not this month|we're flat out just now]. [Try again in a few weeks|Write again in a month or two|Ask again in the new year].
askRight !owner !whole !far !head > [That would be my manager|That's my boss], and [she's|he's] away [until Monday|until next week|for a couple of weeks]. [Try again after that|Write again after that].
optionLater > [<optionLater>|<optionLater> please|<optionLater>, thanks]. [Try me in the new year|Ask again in a few months|].
isLater !far > [I did see your first email, just no time|Saw it, haven't had a minute|Sorry, it's been hectic]. [Try me in a month or so|Ask me again next month|Come back to me when it's quieter, say in a month].
far !misfit > [Not my area|I don't decide this|Nothing I decide], and [I can't look into it this month|I've no time to ask round just now|it's a busy month]. [Try again in a few weeks|Try again next month|Write again in a month or two].
misfit > [I'm away|I'm on leave|I'm out|Away] until [Monday|next week|the end of the month]. [I doubt this is for me, but I'll look then|Not sure it's meant for me, but I'll look at it then|It may be for somebody else, but I'll look then].
misfit > [No time to read this properly this week|I haven't time for this now|Too busy to look at this now], and [I doubt it's for me|it may not be for me|I'm not sure it's meant for me]. [I'll look next week|I'll look next month|Try again next month if you think it is].
misfit role > [No time to look at this now|It's a busy week here|I can't look at this before next week]. I'm <role>, so [it may not be for me|I doubt it's for me|I'm not sure it's for me], [but I'll look next week|but I'll look at it next month|but I'll look when it's quieter].
# referral
askRight unpaidHelp !owner !misfit > [I'm not sure who does|I don't know who does], [so I've passed it to the office|so I've forwarded it to the office|but the office will, so I've passed it on].
team !owner !misfit > [That's <team>|That would be <team>|You want <team> for this|This is one for <team>|That sits with <team>], not me. [I've passed it on|I've forwarded it|I've sent it over to them|They'll be in touch if they want it|Passing it on].
team topic !owner !misfit > [You want <team> for <topic>|<topic>, that's <team>]. [I've passed it on|I've forwarded it|I've sent it over to them|They'll be in touch if they want it].
topic !owner !whole !misfit > [I don't deal with <topic>|I'm not the one for <topic>|A colleague deals with <topic>|Somebody else here looks after <topic>]. [I've passed it on|I've forwarded your email|Sent it on|Passing it on now].
!exec !whole !owner !buys !far isGoods > [Somebody else does the buying here|I don't do the buying here|I don't choose our suppliers]. [I've sent it on|I've forwarded it|Forwarding it now|I've passed your email on].
!exec !whole !owner !topic !misfit > [Not me|Not mine|I'm not the one for this|Wrong person, but no problem]. [I've passed it to the person who deals with this|I've sent it to the person who looks after it|Forwarded to the right person|I've passed it to my colleague who does this].
junior > [Not my call|Not up to me|I don't decide this|It isn't me who decides this], [so I've passed it on|so I've sent it to my boss|so I've forwarded it|but I've passed it to my manager|I've passed it up the line]. [No promises|They'll be in touch if they want it|].
staff !misfit > [My manager decides that sort of thing|That's up to my manager|Not up to me, my manager does that]. [I've forwarded it|I've passed it on|I'll show it to her|Sent it on to him].
leads !far !whole !misfit > [Somebody on my team looks after this|One of my team deals with this|I leave this to one of my team]. [I've passed it on|Forwarded it|They'll come back to you if it's of use|I've sent it over].
leads topic !far !whole !misfit > [Somebody on my team looks after|One of my team deals with] <topic>. [I've passed it on|Forwarded it|They'll come back to you if it's of use].
!owner !misfit > [Passed on to a colleague|I've forwarded this to a colleague|A colleague has your email now|Sent it on to a colleague]. [They'll be in touch if they want it|No promises|].
misfit > [Not me|Wrong person|Not for me|Not my line], but [I know who might want it|I know somebody it might suit|I can think of somebody who may want it]. [I've sent it on|I've passed it on|Passing it on|I'll send it on].
exec !owner !misfit > [I don't get involved in this|I leave this sort of thing to others|I'm too far away from this]. [I've sent it to the person who does|Forwarded to the right person|Passed it down the line].
whole !misfit > [I don't deal with this myself anymore|My office manager deals with this|I leave that to the office]. [I've passed it on|I've forwarded it|They'll be in touch if it's of use|Sent it over].
owner > [My colleague has taken this over|A colleague is looking at this one|We split this, it's with my colleague]. [I've forwarded your email|I've passed it on|They'll be in touch if it's of use].
askRight !owner !whole !misfit head > [That's <head>, not me|That would be <head>|<head> does that|You want <head>, not me]. [I've forwarded your email|I've passed it on|Sent it on].
askRight !owner !whole !misfit !head > [My manager looks after that|That's my manager, not me|That would be my boss|My boss does that]. [I've forwarded your email|I've passed it on|Sent it on].
askRight owner !whole !head > [I share that with a colleague|My deputy has taken that over|That's my deputy these days]. [I've forwarded your email|I've passed it on|They'll be in touch if it's of use].
askRight misfit > [Not me|Not mine|I'm the wrong person], [so I've passed it to the office|so I've sent it to the office|the office will know, I've sent it on].
askRight whole !misfit > [My business partner does that|I've handed that to somebody in the office|The office sees to that, not me]. [I've passed it on|I've forwarded your email|They'll be in touch if they want it].
askRight team !owner !misfit > [That's <team>|That would be <team>|<team> looks after that]. [I've forwarded your email|I've passed it on|Sent it over to them].
askCall !owner !misfit > [No point having the call with me|You'd be talking to the wrong person|I'm the wrong person for a call]. [A colleague deals with this, I've passed it on|I've forwarded it to the person who does|Sent it to the right person].
optionOther > [<optionOther>, that's my colleague|<optionOther>. My colleague deals with this|<optionOther>, my manager does that]. [I've passed it on|Forwarded it|].
far !misfit > [Not my department|Not my side of things|Not what I look after|Another department does this|That's a different department]. [I've passed it on|I've forwarded it to the right people|They'll be in touch if they want it|Sent it over to them].
# soft_objection
askDays !far > [Neither day is great|Neither is ideal], and [I doubt we'd change anything|we're fairly happy as we are|I'm not sure it's worth your while].
junior > [Not my call, but|I don't decide this, but] [I think we've got somebody|I think we're covered|I can't see my boss changing]. [I can show it to my manager|Happy to pass it on|I'll mention it, no promises].
junior topic > [Not my call, but|I don't decide this, but] I think we're [fine|sorted] for <topic>. [I can show it to my manager|Happy to pass it on|I'll mention it, no promises].
topic !far > [We're all right for <topic>|We're more or less sorted for <topic>|We're fine for <topic>, really]. [Hard to see us changing|I'll keep your email, though|Not something I'd change just now|].
topic isSoftware !far > [We've got something for <topic>|We already have a system for <topic>|We use something for <topic> already]. [No complaints so far|It's been fine so far|It would take a lot to move us|].
topic work !isSoftware !far > [We've got someone for <topic>|We already have someone for <topic>|We use someone for <topic> already]. [No complaints so far|They've been fine so far|You'd have to beat them by a fair bit|It would take a lot to move us|].
isService !far > [We're set up with somebody already|We've got somebody we're happy with|We've been with the same people for years]. [They're decent, so you'd have to be a lot better|They're fine, so I see no reason to move|Not unhappy with them|Hard to see why we'd move|You'd have to beat them by a fair bit].
isService !far > [We do this in house|We do it ourselves|We handle this in house|Our own people do this]. [Not sure what we'd gain|Works well enough|Not sure it would save us anything|Hard to see the saving].
!far isSoftware !tellsCheap !price > [No budget for it this year|There's no money for it this year|We're not spending on new systems this year]. [You'd have to show me where it saves us something|Hard to make a case for it|I'd need a very good reason].
!far tellsDiscount > [Prices like that usually come with a catch|Sounds cheap, which worries me]. [What's the catch here|What am I missing|Where do you make your money]?
!far offersFree !tellsDiscount > [Free usually isn't|Nothing's ever free|I'm wary of free]. [What's the catch|Where do you make your money|What do you get out of it]?
!far isSoftware > [We've got enough systems as it is|The last thing we need is another login|We've tools coming out of our ears]. [Would have to replace something|Nobody here would use another one|You'd have to convince the people who'd use it].
!far isSoftware > [We tried something like this|We had a tool like this once] [and nobody used it|and it didn't stick]. [What makes yours different?|Why would it be different this time?|Hard to sell it here again.]
!far isGoods !situation > [We've got a supplier we're happy with|We've been with the same supplier for years|Our supplier looks after us|We have a supplier and no complaints]. [You'd have to beat them on price|Would take a lot to move us|Not sure what we'd gain|Might keep you as a backup|I see no reason to move|].
others !far > [I'd want to hear it from one of the <others> first|I'd rather ask one of the <others> before I say anything|Let me talk to one of the <others> first]. [Not convinced yet|We're fairly happy as we are|].
speed !far > [<speed> sounds optimistic|I'll believe <speed> when I see it|<speed> sounds too good]. [What if it takes longer?|Happy to be shown otherwise|And we're all right as we are].
isSoftware !far > [Not sure there's enough in it for us|I doubt it's worth it for us|Hard to see it paying off here|I can't see the gain for us]. [Happy to be shown otherwise|Tell me if I'm wrong|Unless I'm missing something].
!far > [We're all right as we are|I'm not sure it's for us|We're fairly happy as things are|We're covered, more or less]. [Hard to see us changing|I'll keep your email, though|Not something I'd change just now|].
isBound !tellsTerms !far > [Switching is more hassle than it's worth|It's a lot of hassle to change|Changing over is the bit that puts me off]. [How much of that do you take on?|What would we have to do?|Unless you do most of the work.|It'd have to be a big saving.]
!far !isLater > [I don't know your firm|Never heard of you, to be fair|Don't know you, no offense|I haven't come across you before]. [I'd need to hear it from somebody who's used you|We tend to go with people we know].
price !junior !staff !tellsCheap !far > [<price> is a bit steep for us|<price> sounds a lot|<price> is more than I'd want to pay]. [Is there any movement on that?|Is that negotiable?|Can you do it for less?|].
askCall !far > [Not ready for a call|I don't want a call for this yet|A call's a bit much at this point]. [Put the main points in an email|Send me something in writing and I'll see|Email me the numbers and I'll think about it].
askDemo !far > [A demo's a bit much at this stage|Not ready for a demo|I sit through too many demos]. [Tell me in two lines what it does better|Send me something short instead|Convince me by email first].
askVisit !far > [Not sure it's worth your trip|I'd hate you to come out for nothing]. [We're fairly well looked after|I doubt we'd change|We're all right as we are].
askSample !far > [You can send one, but I doubt we'd change|We could try it, but I doubt we'd change|Fine, but don't expect much]. [We're happy with what we have|It would have to be a lot better].
askTrial isSoftware !far > [Trying things takes time we don't have|Even a trial takes somebody's time|Trials always end up as work]. [You'd have to make it very easy|What would we have to do?|Convince me it's no work].
askTrial !isSoftware !far > [We could try it, but I doubt we'd change|Fine, but don't expect much|I'd hate to waste your time]. [We're happy with what we have|It would have to be a lot better].
askSend !far > [You can send it, but I doubt we'd change|Send it by all means, but we've got someone|Not sure it's worth sending]. [We're happy as we are|I wouldn't expect much|I may not get to it|Hard to see us changing|No promises].
askGo date !far > [I'd hold off for now|Not <date>|Not sure it's worth your trip]. [We're fairly happy as we are|Don't expect much|I'd have to think about it].
askGo !date !day !far > [You can, but I doubt we'd change|I'd hold off for now|Not sure it's worth your time]. [We're fairly happy as we are|What would we have to do?|Don't expect much].
askKeen !far > [Not sure|I doubt it|Not convinced|I'm in two minds]. [We're fairly happy as we are|We're all right as we are|I'd need a better reason|Hard to see what we'd gain].
askRight owner > [That's me|That would be me|I look after that|That'll be me], but [we're covered|we're fairly happy as we are|I doubt we'd change|we're set up with somebody]. [Don't expect much|You'd have to be a good bit better|].
askRight !owner !whole !far head > [That would be <head>|That's <head>], but [I think we're covered|I can't see us changing]. [I'll pass it on, no promises|I can mention it|].
askRight !owner !junior !far > Start with me, but [we're covered|we're fairly happy as we are|we're set up already]. [Hard to see us changing|Don't expect much|].
isLater !far > [I saw the first one and wasn't sure|I did read your first email and left it|I was in two minds after the first one]. [I can't see it paying off|We get by as we are, more or less|Still not sure, to be honest].
far !misfit > [Not my area|Not mine to decide], but [I'd be surprised if they wanted it|I doubt they're looking]. [I can pass it on if you like|Happy to pass it on, don't hold your breath|I'll mention it, no promises].
far topic !misfit > I don't deal with <topic>, but [I'd be surprised if they changed anything|I doubt they're looking]. [I can pass it on if you like|I'll mention it, no promises].
misfit role > I'm <role>, so [I think you have the wrong person|I doubt this is meant for me|this isn't really for me|I can't help you with this|it isn't me who decides][, sorry|].
misfit > [I think you have the wrong person|I don't think this was meant for me|I doubt this was meant for me][. I'm <role>|, sorry|].
misfit outside role > [I'm at a loss what to do with this|I wouldn't know what to do with it|This isn't my line at all]. I'm <role>.
# hard_objection
junior > [I don't buy for us|Not my call|I don't decide this], and [I won't be passing it on|my manager doesn't take cold emails|my boss bins these|nobody here buys off cold emails]. [Sorry|Please don't follow up|So no|].
topic !far > [We're sorted for <topic>|We're fine for <topic>|We're all right for <topic>], [and that won't change|so please don't follow up|full stop|so save yourself the time].
topic !far > [We don't buy off cold emails|I don't buy from cold emails|I never buy off a cold email], and [we're fine|we're sorted|we're all right] for <topic> anyway. [Please don't follow up|So no|].
isGoods !far > [We're not changing supplier|We won't be changing supplier|We're staying with who we have], [full stop|so please don't follow up|so save yourself the time].
isReplaced !isGoods !far > [We're staying as we are|We're not changing anything here|We won't be changing what we do], [full stop|so please don't follow up|so save yourself the time].
!far > [We don't take on suppliers from cold emails|We never buy off the back of cold emails|I don't buy from cold emails|We don't do business this way]. [Please don't follow up|No exceptions|Sorry to be blunt|].
isSoftware !far > [We don't need this|We've no use for this|There's no need for it here], [and that won't change|and I don't see that changing|so please don't follow up|so no point in following up].
!far > [We're covered|We're sorted|We're set up already], [and that won't change|and I don't see that changing|so please don't follow up|so no point in following up].
isService !far > [We do this ourselves and always will|We've got our own people for this|Our own staff do this]. [Not outsourcing it|That's not changing|So there's nothing here for you|We won't hand it to a stranger].
!far isSoftware > [We've just put a system in|We're not buying any more software]. [So no|That's it for years|Please don't follow up].
!far whole > [I decide this, and it's a no|It's my money and I'm not spending it on this]. [Please don't follow up|Sorry to be blunt|No hard feelings|].
price !junior !staff !tellsCheap !far > [Not at <price>|We're not paying <price>|<price> is out of the question]. [Not now, not later|So no|Please don't follow up].
askCall !far > [I don't do sales calls|No sales calls please|I don't take calls from people selling], [and we're not buying|so no|and we're sorted anyway]. [Please don't ring|Please don't follow up|Don't chase it|].
askDemo !far > [I don't do demos|I don't sit through demos], [and we're not buying|so no|and we're sorted anyway]. [Please don't follow up|No need to chase|].
askVisit !far > [Please don't turn up|Don't come by please|No visits please]. [We don't see reps|We're not buying|We're covered|We've got someone].
askGo !far > [No, please don't|Don't do anything for us|Please don't do anything]. [We're not buying|We've got someone and we're staying with them|It'd be a waste of your time].
askSend !far > [Don't bother sending it|No need to send anything|Please don't send it], [we're not buying|we're not changing|it'll go in the bin].
askSample !far > [Don't send anything|Please don't send anything|No samples please], [we're not changing|we're not buying|it'll go in the bin]. [Please don't follow up|].
askTrial !far > [We don't want to try it|No trial, thank you|Not trying it], [free or not|we're not changing|we're happy with what we have]. [Please don't follow up|].
situation !far > [That's our business|I don't share that with strangers|Not something I tell salespeople|I don't give that out], [and we're not buying|so no]. [Please don't follow up|].
askRight owner > [That's me|That would be me|I look after that], and [it's a no|we're not buying|we're not changing]. [Please don't follow up|Sorry to be blunt|].
askRight !far !owner > [I don't hand out names|We don't give out names by email|I won't be passing anyone's name on]. [We're not buying|We're sorted anyway|].
optionNo > [<optionNo>, and please leave it there|<optionNo>, and no follow-up please|<optionNo>. Please don't write again].
isLater !far > [I didn't answer the first one for a reason|No answer was my answer|Writing again doesn't help]. [We're not buying|We're sorted].
misfit role > [I'm <role>|You've written to <role>]. [This has nothing to do with me|I don't buy anything here], so [please check your list|please check who you write to|please don't write again].
misfit !role > [This has nothing to do with my work|Not my area at all|You have the wrong person], and [I won't be forwarding it|I'm not passing it on|please don't write to me about it again].
far !leads > [Nothing to do with me|I don't buy anything here|I've nothing to do with this], [and I won't be forwarding it|so please don't write to me about it|so please check who you're writing to].
far leads !misfit > [Not what I look after|Wrong person], and [I'm not passing it on|I won't be forwarding it|please don't chase me about it]. [Sorry|We don't buy off cold emails|].
# not_interested
askDays !far > [Neither, thanks|Neither day, thanks|Neither, sorry], [we're fine|we're covered|it's not for us|we'll leave it].
junior > [That's for my manager|You'd have to ask my manager|Nothing I could decide], [sorry|but thanks|and I doubt we need it|good luck with it].
junior > [Not my call|Not mine to decide|I don't buy for us|I don't decide this][, sorry|, so no|, so I'll pass|. Thanks anyway|. Good luck|].
topic !far > [We're fine|We're good|We're all right|We're sorted|All sorted] for <topic>[, thanks|, but thanks|, no thanks|. Thanks anyway|. All the best|, so no thanks|].
!far > [Not for us|Nothing for us|Not one for us|Not a fit for us][, sorry|, thanks|, but thanks|, I'm afraid|. Thanks anyway|. Good luck|].
!far > [We're fine|We're good|All good here|We're all set|We're covered|We're sorted|All sorted here|We're OK as we are][, thanks|, but thanks|, no thanks|. Thanks anyway|. All the best|].
isService !far > [We've got someone|We've got somebody already|We have someone for this|Already have someone][, thanks|, so no thanks|. Thanks anyway|. Good luck|, sorry|].
!far > [We'll pass|I'll pass|Going to pass|Pass|It's a pass from us|We'll leave it][, thanks|, sorry|, but good luck| on this one| this time|].
!far > [Not interested|No interest here|I'm not interested|We're not interested][, thanks|, sorry|, but thanks|. Good luck|. All the best|].
!far > [No thanks|No thank you|Thanks, but no|No, thanks|Thanks, no][, we're fine|, we're sorted|, not for us|].
isService !far > [We do this in house|We do it ourselves|Done in house|Got our own people for that][, thanks|, so no thanks|. Thanks anyway|, sorry|].
!far isSoftware > [We've got a system for this|We have a tool for this|We've enough systems][, thanks|, so no thanks|. Thanks anyway|, sorry|].
price !junior !staff !tellsCheap !far > [Too dear for us at <price>|<price> is too much for us|<price> is more than we'd pay][, sorry|, thanks|. Thanks anyway|, but thanks|].
askCall !far > [No need for a call|I'll skip the call|No call needed|No to the call], [thanks|we're fine|not for us|we're sorted].
askDemo !far > [I'll skip the demo|No demo for me|No need for a demo], [thanks|we're fine|not for us|we've got something].
askVisit !far > [No need to come by|Save yourself the trip|No need to come out], [we're fine|we're sorted|we've got someone|thanks].
askVisitUs !far > [I'll skip the visit|No need to show us|I won't be coming over], [we're fine|we're sorted|thanks].
askSend !far > [No need to send it|No need|Don't trouble to send it], [thanks|we're fine|we're sorted|we've got someone].
askGo !far > [No need|Please don't|Don't go to the trouble|No, don't bother], [thanks|we're fine|we're sorted|we've got someone].
askSample !far > [No need|Don't need to try it|No sample for us], [thanks|we're fine|we're sorted|we're happy with what we have].
askTrial !far > [We'll leave the trial|No need to try it|We won't be trying it], [thanks|we're fine|we're sorted].
askKeen !far > [No|Not for us, no|No, not really|Afraid not][, thanks|, sorry|, but thanks|. Good luck|].
askRight owner > [That's me|That would be me|I do], but [no thanks|we're fine, thanks|we're sorted, thanks|not for us, thanks].
askRight !far > [It's taken care of|That's taken care of here|We're set up for that][, thanks|, sorry|. Thanks anyway|].
optionNo > [<optionNo>|<optionNo>, thanks|<optionNo>, sorry|<optionNo> for us][. Good luck|. All the best|].
isLater !far > [Saw the first one too|I got the first one|Yes, I saw it], [not for us|we're fine|no need|we'll pass][, thanks|, sorry|. Thanks anyway|].
far !misfit > [Not my area|Not my job|Nothing to do with me|Not my department|Wrong person|Not what I do|Not what I look after][, sorry|, so no|, so I'll pass|. Thanks anyway|. Good luck|, thanks|].
misfit > [Wrong person|Not for me|You have the wrong person|Not my area][, sorry|, so no|. Thanks anyway|].
misfit outside > [Not my line of business|Nothing to do with what I do|Not my world][, sorry|, so no|. Thanks anyway|].
far topic !misfit > [I don't deal with|I'm not the one for|Wrong person for] <topic>[, sorry|, so no|. Thanks anyway|. Good luck|].
misfit role !askRight > [I'm <role>, so no|I'm <role>, so not for me][, sorry|, thanks|. Good luck|].
askRight misfit > [Not me|Not me, and I wouldn't know|No idea who that would be|I couldn't tell you][, sorry|. Good luck|].
# opt_out
[No more sales emails|No more pitches|No sales emails][ please|, thanks|].
[Please take us off|Take us off your list|Take us off|Remove us][ please|, thanks|, please|].
[Not interested, remove me|Not for us, take us off your list|No, and please remove me][, thanks|].
`;
