import { BUSY, CONTENT, ENDS, ENDS_KINDLY, FIRM, LATER, NEXT_SEASON, RING, SETTLED, SOON } from '../fragments.ts';

/**
 * Answers to what a seller's email states, and to one that asks for nothing that is read: they fit any request. `isReplaced`: places have
 * it from somebody else already; `isOnce`: it is done once, so that nobody is under contract for it; `isPassing`: it is offered once, or only for some days. In the form that `readStock` reads.
 */
export const STATED_TEXT = `
# interested
openFact askWhich !far !junior > [Happy to go through what we run|Happy to go through what we use|I can tell you what we use on a call|We can go through what we use on a call]. [Call me Thursday|Give me a call tomorrow|Call me any morning|Do you have time this week?|Afternoons are best|I'm around most mornings].
openFact !askWhich !far !junior > [I'd have to look up the number|I'll look the number up before we talk|I don't have the number in front of me|I'd have to check the number], but [happy to talk|let's talk|call me about it]. [Thursday would suit me|Any morning is fine|Do you have time this week?|Afternoons are best|I'm around most mornings].
price !openFact !far > [<price> sounds reasonable|<price> is not bad|<price> sounds fair|<price> is in the right range|<price> is less than I thought|For <price> I'd look at it]. ${RING}.
topic !isGoods !far > [We've been talking about <topic>|We've been looking at <topic>|We're about to look at <topic> anyway|<topic> is on my list]. ${RING}.
topic isGoods !askSample !askAddress !far > [I'd look at a price for <topic>|We're not wedded to anyone for <topic>|I'd consider somebody new for <topic>|Open to another supplier for <topic>]. ${RING}.
topic !tellsSite !tellsPrice !far > [Send me what you have on <topic>|Send me something on <topic>|Tell me a bit more about <topic>|I'd read something on <topic>]. [Worth a look|Could be useful|We might be interested|].
others !isGoods !offersFree !tellsLink !far > [Worth a look|Could be useful|Might suit us|We might be interested]. [Can you put me in touch with one of the <others>?|Can I talk to one of the <others>?].
speed !far > [If <speed> is realistic, I'm interested|<speed> is quicker than I expected]. ${RING}.
tellsLink !tellsVideo !far > [Had a quick look, looks decent|Had a look at the link, interesting|Clicked through, looks useful|Had a look just now, not bad]. [Happy to talk about it|Give me a call this week].
isLater !far > [Sorry, missed your first one|Sorry for the silence|Sorry, been busy|Meant to answer your first email]. [Yes, we'd look at it|Still interested, yes|I'd like to look at it|It's still something we want to do]. [Give me a call this week|Let's talk|].
isLater topic !far > [Sorry for the silence|Sorry, been busy|Sorry, missed your first one], [we still need to look at <topic>|we still want to do something about <topic>]. [Give me a call this week|].
# question
sold !far !tellsPrice > [What do you charge for|Roughly what do you charge for] <sold>? [Might be interested, depending|Ballpark is fine|A rough figure will do|].
others !isGoods !offersFree !far > [Could I speak to one of the <others>|Could I have a word with one of the <others>|Could I call one of the <others>|Could you put me in touch with one of the <others>]? [Might be interested|Not ruling it out|Nothing against you, I always ask|].
speed !far > [Is <speed> realistic|Do you really manage it in <speed>|Is <speed> guaranteed|Is it really <speed>]? [That would help us|Might be interested|].
price !far !tellsExtras > Is <price> [the whole cost|everything|all of it], or [are there extras|does more get added|is there something on top]? [Just checking|Asking before we go on|].
price !far !tellsCheap !tellsExtras > Is <price> fixed? [Might be interested|Just asking|].
isLater !far !tellsPrice > [Sorry, I lost your first email|Can't find your first email|Missed your first one, sorry]. [What was the price|What does it cost, roughly|Did you give a price]?
# timing
isDuty !askEnds !askLast !askOften !isLater !far > [We've just had ours done|It's just been done|That was only done last month]. [Try me|Ask me again|Remind me|Get back to me] [before the next one|when the next one comes up].
ongoing topic !isOnce !tellsMonth !far > [We're all set for <topic>|We're good on <topic>|We're covered for <topic>] [until the spring|until next year|for a good while yet|for this year|till the summer]. ${NEXT_SEASON}.
topic !isOnce !tellsMonth !far > [We look at <topic>|We'll look at <topic>|I'm looking at <topic>] again [in the new year|in the spring|next year|in the fall]. [Try me then|Ask me again then|Remind me then|Come back to me then].
topic isOnce !far > [We'd want to do something about <topic>, but not yet|<topic> will have to wait|<topic> is on the list, but a long way down]. ${LATER}.
isLater !far > [I did see your first email, just no time|Saw it, haven't had a minute|Sorry, it's been hectic]. ${SOON}.
isBound !isOnce !far !tellsTerms !tellsTrial > [We're under contract|We're tied in|We're signed up with somebody|We've got a contract] [until the spring|until the end of the year|until next year|until this time next year|till the summer]. [Try me then|Try me closer to the date|Ask me again a month or two before|Come back to me then|Drop me a line closer to the date].
isBound topic !isOnce !tellsTerms !tellsTrial !far > [We've signed with somebody|We've only just signed|We're under contract] for <topic>. ${NEXT_SEASON}.
# soft_objection
isDuty !askEnds !askLast !askOften !isLater !far > [We've had ours done, I think|I think it's been done|We have somebody who does ours]. [I'd have to check|I'll keep your email, though|Nothing against you].
ongoing topic !far > [We're all set for <topic>|We're more or less set for <topic>|We're all set for <topic>, really]. [I'll keep your email, though|Not something I'd start on just now|Nothing against you|I might come back to it|].
ongoing topic isReplaced !isOnce !far > [We're all set for <topic>|We're good on <topic>, really], ${SETTLED}.
topic work isSoftware !far > [We've got something for <topic>|We already have a system for <topic>|We use something for <topic> already]. [No complaints so far|It's been fine so far|It would take a lot to move us|].
topic work isReplaced !isSoftware !isOnce !far > [We've got someone for <topic>|We already have someone for <topic>|We use someone for <topic> already]. [No complaints so far|They've been fine so far|You'd have to beat them by a fair bit|It would take a lot to move us|].
others !isGoods !offersFree !far > [I'd want to hear it from one of the <others> you mention first|I'd like to ask one of the <others> what they make of it first|I'd want one of the <others> to tell me that]. [Not convinced yet|We're fairly happy as we are|].
speed !far > [<speed> sounds optimistic|I'll believe <speed> when I see it|<speed> sounds too good]. [What if it takes longer?|Happy to be proved wrong|And we're all right as we are].
isLater !far > [I saw the first one and wasn't sure|I did read your first email and left it|I was on the fence after the first one]. [I can't see it paying off|We get by as we are, more or less|Still not sure, to be honest].
price !junior !staff !tellsCheap !far > [<price> is a bit steep for us|<price> sounds a lot|<price> is more than I'd want to pay]. [Is there any movement on that?|Is that negotiable?|Can you do it for less?|].
# hard_objection
isDuty !askEnds !askLast !askOften !isLater !far > [We've had ours done|That's all been done|It's booked with somebody], [so please don't follow up|so no need to write again|so save yourself the time].
ongoing topic !far > [We're all set for <topic>|We're good on <topic>|We're covered for <topic>], [and that won't change|so please don't follow up|full stop|so save yourself the time].
ongoing topic !far > [We don't buy off cold emails|I don't buy from cold emails|I never buy off a cold email], and [we're covered|we're all set] for <topic> anyway. [Please don't follow up|So no|].
price !junior !staff !tellsCheap !far > [Not at <price>|We're not paying <price>|<price> is out of the question]. [Not now, not later|So no|Please don't follow up].
isLater !far > [I didn't answer the first one for a reason|No answer was my answer|Writing again doesn't help]. [We're not buying|We're all set].
# not_interested
isDuty !askEnds !askLast !askOften !isLater !far > [We've had ours done|Already done|That's been done already|It's been taken care of|It's booked already|We're booked in with somebody]${ENDS_KINDLY}.
ongoing topic !far > [We're covered|We're good|We're all set|All set] for <topic>${ENDS_KINDLY}.
price !junior !staff !tellsCheap !far > [Too expensive for us at <price>|<price> is too much for us|<price> is more than we'd pay]${ENDS}.
isLater !far > [Saw the first one too|I got the first one|Yes, I saw it], [not for us|we're fine|no need|we'll pass][, thanks|, sorry|. Thanks anyway|].
`;

export const ANY_SELLER_TEXT = `
# interested
!far !askSend !tellsSite !topic > [Worth a look|Could be useful|Might suit us|This could work for us|Might be something for us]. [Send me some details|Send me something I can read|Do you have something I can show the others?|Put something on one page and I'll take it round].
!far !tellsPrice > [Worth a look|Could be useful|Might suit us|We might be interested|Could work]. [Send me your prices|Send prices and we'll take it from there|Send me a rough price|Send over what you charge].
!far !topic > [Could be something|Worth a look|OK, go on|This might suit us|Possibly something for us|We might well be interested|Good timing|We've been talking about this]. [Happy to hear more|${RING.slice(1)}.
!far !askVisit !askVisitUs > [Could be useful|We might be interested|This might suit us|Worth talking about|OK, I'm interested]. ${RING}.
buys !far > [We're about to ask around for this|We'll be asking for quotes later this year|Happy to add you to our list]. [I'll send you the specification|You can quote along with the others].
# question
!far !tellsPrice > [What does it cost, roughly|What's the rough cost|What sort of price are we talking|What do you charge|Roughly how much is it|How much, roughly]? [No point going further if it's out of our range|Ballpark is fine|Might be interested, depending|Just so I know if it's worth going on|Just a ballpark before we go any further|].
!far !tellsWho > [Who else do you do this for|Who else around here do you work for|Who are you working with already]? [Might be interested|Not ruling it out|I'd want to ask them|Always ask that first|].
!far !others !isGoods !offersFree !tellsFree !tellsLink tellsWho > [Could I speak to one of your customers|Could I have a word with one of your customers|Any references I could call|Anyone I could call for a reference]? [Might be interested|Not ruling it out|Nothing against you, I always ask|].
!far !tellsTerms isBound !isOnce > [Is there a contract|Is there a minimum term|Are we tied in for long]? [Might be interested if not|Always check that first|].
!far !tellsTerms isBound !isOnce > [What's the notice period|How long would we be tied in|How long is the contract]? [That's usually where it falls down|Always check that first|].
!far !tellsMinimum isGoods > [Is there a minimum order|What's your minimum order|Do you do small orders]? [We don't get through that much|We don't have much storage|].
!far !tellsSpeed isGoods > [What's your lead time|How quickly can you get it here|How long from order to delivery]? [Might be interested|That's usually where it falls down|].
!far !tellsSpeed isSoftware > [How long does it take to set up|How much work is it to set up|How long before it's up and running]? [We don't have much time for projects|Might be interested|The last one took us months|].
!far !tellsSpeed isOnSite > [How soon could you come out|How soon could you start|What's your lead time]? [Might be interested|I'd need it fairly soon|Depends a bit on that|].
!far !tellsArea !isLater isOnSite > [Do you cover our area|Do you come out this far]? [Might be interested if so|Most won't come out here|].
!far !tellsInsured !isLater isOnSite > [Are your people insured to work on our site|Are you insured|What insurance do you carry]? [Have to ask|I'd need the paperwork before anything else|].
!far !tellsFits isSoftware > [Does it work with what we have|Does it connect to anything]? [We won't be replacing everything|Might be interested if so|I'm not running two systems|].
!far !tellsFits isSoftware > [How does it fit with the system we use now|What does it connect to]? [We won't be replacing everything|That's where most of them fall down|].
!far !tellsData isSoftware > [Where does our data end up|Who gets to see our data|Where is it all hosted]? [IT will ask me|I'd need to know before I show it to anyone|].
!far isSoftware > [Who does the setup, you or us|How much training does it need|Is there somebody we can call when it goes wrong|Who do we call when it breaks]? [We don't have time for a big project|That's what I'd be asked|].
isSoftware !far !tellsTrial !askTrial > [Can we try it before we commit|Could we start small and see how it goes|Is there a way to try it first]? [I wouldn't sign anything straight off|Then I'd consider it|].
!far !tellsAge > [How long have you been going|How long have you been doing this]? [Haven't come across you before|Don't know the name, so I'm asking|].
isService !far !tellsSize !others > [How many of you are there|How big is your team]? [Don't know the name, so I'm asking|Want to be sure somebody picks up the phone|].
!far !askVisit !askCall !tellsSite !isOnSite > [Do you have a website|Where can I see a bit more]? [Might be interested|I'd like to have a look first|].
!far !askVisit !askCall !tellsSite isOnSite > Do you have a website? [Might be interested|I'd like to have a look first|].
# timing
isDated !isPassing !loud !misfit !far > [We've got this one in hand|This round is taken care of|We're covered for this round|It's in hand this time], [thanks|so not now|so nothing to do just now]. [Try me|Ask me again|Remind me|Get back to me] [before the next one|ahead of the next one|when the next one comes up].
isDated !isPassing !loud !misfit !far > [Not just now|Leave it for a few days|Not today], ${BUSY}. [Remind me next week|Try me next week|Ask me again on Monday|Get back to me next week].
isPassing !loud !far > [Bad timing for us|That's too soon for us|Can't do it that quickly|Wrong month for us|It comes a bit early for us], ${BUSY}. [Let me know the next time|Next time, maybe|Think of us the next time|Write to me the next time you have some|Keep me in mind for the next one].
isPassing !loud !far > [Not this time|We'd have to pass this time|We can't this time], ${BUSY}. [Let me know the next time|Next time, maybe|Do ask again the next time|Keep us in mind|].
!far !tellsMonth > [Slammed at the moment|Swamped here|We're short of hands|It's a mad month here]. ${SOON}.
!far isSoftware !tellsCheap > [Budget's gone for this year|Budget's set for this year|Nothing left in the budget this year]. [Try me in the new year|Come back in the new year|Ask again after year end].
!far > [After year end, please|Not before year end|Not this side of the new year]. [We're buried|Too much else on|Nobody has the time|Remind me after that].
!far > [Not this quarter|Not just now|Not at the moment], ${BUSY}. ${LATER}.
!far > [We're in the middle of|Up to our eyes in|We're halfway through] [a move|a big job|staff changes|a refit]. [Try me when it's over, a few months|Come back to me when that's done|Not taking on anything else till it's done|It'll be a few months before I look at anything else].
!far > [I'm short-staffed|We're two people down|We're short of people] at the moment. Not starting anything new until that's sorted.
!far > [I'm short-staffed|We're two people down|We're short of people] at the moment. ${SOON}.
!far > [I'm off until Monday|Out of office until next week|Away until Monday|Out until Monday]. [Send it again then|Remind me when I'm back|I'll look when I'm back|Nudge me then].
!far > [Not now|Not right now|Not at the moment|Bad timing], [but it's on the list for next year|but we'll need to look at it at some point|but I'll keep your email]. ${LATER}.
!far whole > [I've got enough on my plate|I've got too many things going at once|I'm doing three people's jobs right now]. ${LATER}.
# soft_objection
isService isReplaced !isOnce !far > [We're set up with somebody already|We've got somebody we're happy with|We've been with the same people for years]. [They're decent, so you'd have to be a lot better|They're fine, so I see no reason to move|Not unhappy with them|You'd have to beat them by a fair bit].
isService !isOnce !far > [We do this in house|We do it ourselves|We handle this in house|Our own people do this]. [Not sure what we'd gain|Works well enough|Not sure it would save us anything|Hard to see the saving].
!far isSoftware !tellsCheap !price > [No budget for it this year|There's no money for it this year|We're not spending on new systems this year]. [You'd have to show me where it saves us something|Hard to make a case for it|I'd need a very good reason].
!far tellsDiscount > [Prices like that usually come with a catch|Sounds cheap, which worries me]. [What's the catch here|What am I missing|Where do you make your money]?
!far offersFree !tellsDiscount > [Free usually isn't|Nothing's ever free|I'm wary of free]. [What's the catch|Where do you make your money|What do you get out of it]?
!far isSoftware > [We've got enough systems as it is|The last thing we need is another login|We've tools coming out of our ears]. [Would have to replace something|Nobody here would use another one|You'd have to convince the people who'd use it].
!far isSoftware > [We tried something like this|We had a tool like this once] [and nobody used it|and it didn't stick]. [What makes yours different?|Why would it be different this time?|Hard to sell it here again.]
!far isGoods isReplaced !isOnce !situation > [We've got a supplier we're happy with|We've been with the same supplier for years|Our supplier looks after us|We have a supplier and no complaints]. [You'd have to beat them on price|Would take a lot to move us|Might keep you as a backup|I see no reason to move|].
isSoftware !far > [Not sure there's enough in it for us|I doubt it's worth it for us|Hard to see it paying off here|I can't see the gain for us]. [Happy to be proved wrong|Tell me if I'm wrong|Unless I'm missing something].
!far > [I'm not sure it's for us|Not sure, to be honest|I'm not convinced yet|I don't quite see it], ${CONTENT}.
!far > [Nice enough offer|Thanks for the offer|Fair offer], but ${CONTENT}.
isBound !isOnce !tellsTerms !far > [Switching is more hassle than it's worth|It's a lot of hassle to change|Changing over is the bit that puts me off]. [How much of that do you take on?|What would we have to do?|Unless you do most of the work.|It'd have to be a big saving.]
!far !isLater > [I don't know your firm|Never heard of you, to be fair|Don't know you, no offense|I haven't come across you before]. [I'd need to hear it from somebody you've worked for|We tend to go with people we know|I'd want to know more about you first].
# hard_objection
isGoods isReplaced !isOnce !far > [We're not changing supplier|We won't be changing supplier|We're staying with who we have], [full stop|so please don't follow up|so save yourself the time].
isReplaced !isGoods !isOnce !far > [We're staying as we are|We're not changing anything here|We won't be changing what we do], [full stop|so please don't follow up|so save yourself the time].
!far > [We don't take on suppliers from cold emails|We never buy off cold emails|I don't buy from cold emails|We don't do business this way]. ${FIRM}.
isSoftware !far > [We don't need this|We've no use for this|There's no need for it here], [and that won't change|and I don't see that changing|so please don't follow up|so no point in following up].
!far > [We're covered|We're all set|We're set up already|We don't need this], [and that won't change|and I don't see that changing|so please don't follow up|so no point in following up].
isService !isOnce !far > [We do this ourselves and always will|We've got our own people for this|Our own staff do this]. [Not outsourcing it|That's not changing|So there's nothing here for you|We won't hand it to a stranger].
!far isSoftware > [We've just put a system in|We're not buying any more software]. [So no|That's it for years|Please don't follow up].
!far whole > [I decide this, and it's a no|It's my decision, and it's a no]. ${FIRM}.
situation !far > [That's our business|I don't share that with strangers|Not something I tell salespeople|I don't give that out], [and we're not buying|so no]. ${FIRM}.
# not_interested
!far > [Not for us|Nothing for us|Not one for us|Not a fit for us|Not our thing]${ENDS}.
!far > [We're fine|We're good|All good here|We're all set|We're covered|All set here|We're OK as we are]${ENDS_KINDLY}.
isService !isOnce !far > [We've got someone|We've got somebody already|We have someone for this|Already have someone]${ENDS}.
!far > [We'll pass|I'll pass|Going to pass|Pass|It's a pass from us|We'll leave it][, thanks|, sorry|, but good luck| on this one| this time|].
!far > [Not interested|No interest here|I'm not interested|We're not interested]${ENDS}.
!far > [No thanks|No thank you|Thanks, but no|No, thanks|Thanks, no][, we're fine|, we're all set|, not for us|].
isService !isOnce !far > [We do this in house|We do it ourselves|Done in house|Got our own people for that][, thanks|, so no thanks|. Thanks anyway|, sorry|].
!far isSoftware > [We've got a system for this|We have a tool for this|We've enough systems][, thanks|, so no thanks|. Thanks anyway|, sorry|].
# opt_out
[No more sales emails|No more pitches|No sales emails][ please|, thanks|].
[Please take us off|Take us off your list|Take us off|Remove us][ please|, thanks|, please|].
[Not interested, remove me|Not for us, take us off your list|Not for us, and please remove me][, thanks|].
`;
