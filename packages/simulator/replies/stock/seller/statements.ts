import { BUSY, CONTENT, ENDS, ENDS_KINDLY, FIRM, LATER, NEXT_SEASON, RING, SOON } from '../fragments.ts';

/**
 * Answers to what a seller's email states, and to one that asks for nothing that is read: they fit any request, and
 * whatever is sold. `isDated`: something has to be done by a date. In the form that `readStock` reads.
 */
export const STATED_TEXT = `
# interested
openFact askWhich !far !junior > [Happy to go through what we run|Happy to go through what we use|I can tell you what we use on a call|We can go through what we use on a call]. [Call me Thursday|Give me a call tomorrow|Call me any morning|Do you have time this week?|Afternoons are best|I'm around most mornings].
openFact !askWhich !far !junior > [I'd have to look up the number|I'll look the number up before we talk|I don't have the number in front of me|I'd have to check the number], but [happy to talk|let's talk|call me about it]. [Thursday would suit me|Any morning is fine|Do you have time this week?|Afternoons are best|I'm around most mornings].
price !openFact !far > [<price> sounds reasonable|<price> is not bad|<price> sounds fair|<price> is in the right range|<price> is less than I thought|For <price> I'd look at it]. ${RING}.
topic !tellsSite !tellsPrice !far > [Send me what you have on <topic>|Send me something on <topic>|Tell me a bit more about <topic>|I'd read something on <topic>]. [Worth a look|Could be useful|We might be interested|].
tellsLink !tellsVideo !far > [Had a quick look, looks decent|Had a look at the link, interesting|Clicked through, looks useful|Had a look just now, not bad]. [Happy to talk about it|Give me a call this week].
isLater !far > [Sorry, missed your first one|Sorry for the silence|Sorry, been busy|Meant to answer your first email]. [Yes, we'd look at it|Still interested, yes|I'd like to look at it|It's still something we want to do]. [Give me a call this week|Let's talk|].
isLater topic !far > [Sorry for the silence|Sorry, been busy|Sorry, missed your first one], [we still need to look at <topic>|we still want to do something about <topic>]. [Give me a call this week|].
# question
sold !far !tellsPrice > [What do you charge for|Roughly what do you charge for] <sold>? [Might be interested, depending|Ballpark is fine|A rough figure will do|].
price !far !tellsExtras > Is <price> [the whole cost|everything|all of it], or [are there extras|does more get added|is there something on top]? [Just checking|Just asking|].
price !far !tellsCheap !tellsExtras > Is <price> fixed? [Might be interested|Just asking|].
isLater !far !tellsPrice > [Sorry, I lost your first email|Can't find your first email|Missed your first one, sorry]. [What was the price|What does it cost, roughly|Did you give a price]?
# timing
ongoing topic !tellsMonth !far > [We're all set for <topic>|We're good on <topic>|We're covered for <topic>] [for now|for a good while yet|for the time being|for the moment]. ${NEXT_SEASON}.
topic !tellsMonth !far > [We look at <topic>|We'll look at <topic>|I'm looking at <topic>] again [in the new year|in the spring|next year|in the fall]. [Try me then|Ask me again then|Remind me then|Come back to me then].
isLater !far > [I did see your first email, just no time|Saw it, haven't had a minute|Sorry, it's been hectic]. ${SOON}.
# soft_objection
ongoing topic !far > [We're all set for <topic>|We're more or less set for <topic>|We're all set for <topic>, really]. [I'll keep your email, though|Not something I'd start on just now|Nothing against you|I might come back to it|].
isLater !far > [I saw the first one and wasn't sure|I did read your first email and left it|I was on the fence after the first one]. [I can't see it paying off|We get by as we are, more or less|Still not sure, to be honest].
price !junior !staff !tellsCheap !far > [<price> is a bit steep for us|<price> sounds a lot|<price> is more than I'd want to pay]. [Is there any movement on that?|Is that negotiable?|Can you do it for less?|].
# hard_objection
ongoing topic !far > [We're all set for <topic>|We're good on <topic>|We're covered for <topic>], [and that won't change|so please don't follow up|full stop|so save yourself the time].
ongoing topic !far > [We don't buy off cold emails|I don't buy from cold emails|I never buy off a cold email], and [we're covered|we're all set] for <topic> anyway. [Please don't follow up|So no|].
price !junior !staff !tellsCheap !far > [Not at <price>|We're not paying <price>|<price> is out of the question]. [Not now, not later|So no|Please don't follow up].
isLater !far > [I didn't answer the first one for a reason|No answer was my answer|Writing again doesn't help]. [We're not buying|We're all set].
# not_interested
ongoing topic !far > [We're covered|We're good|We're all set|All set] for <topic>${ENDS_KINDLY}.
price !junior !staff !tellsCheap !far > [Too expensive for us at <price>|<price> is too much for us|<price> is more than we'd pay]${ENDS}.
isLater !far > [Saw the first one too|I got the first one|Yes, I saw it], [not for us|we're fine|no need|we'll pass][, thanks|, sorry|. Thanks anyway|].
`;

export const ANY_SELLER_TEXT = `
# interested
!far !askSend !tellsSite !topic > [Worth a look|Could be useful|Might suit us|This could work for us|Might be something for us]. [Send me some details|Send me a few details|Send me something I can read|Tell me a bit more].
!far !tellsPrice > [Worth a look|Could be useful|Might suit us|We might be interested|Could work]. [Send me your prices|Send prices and we'll take it from there|Send me a rough price].
!far > [Could be something|Worth a look|OK, go on|This might suit us|Possibly something for us|We might well be interested|Good timing]. [Happy to hear more|${RING.slice(1)}.
!far !askVisit !askVisitUs > [Could be useful|We might be interested|This might suit us|Worth talking about|OK, I'm interested]. ${RING}.
buys !far > [We're about to ask around for this|We'll be asking for quotes later this year|Happy to add you to our list]. [I'll send you the specification|You can quote along with the others].
# question
!far !tellsPrice > [What does it cost, roughly|What's the rough cost|What sort of price are we talking|What do you charge|Roughly how much is it|How much, roughly]? [No point going further if it's out of our range|Ballpark is fine|Might be interested, depending|Just so I know if it's worth going on|Just a ballpark before we go any further|].
!far !askCall !askRing > [Can you call me about it|Can we talk about it next week|Can you ring me about it|Could we talk about it on the phone]? [I'm interested|Might be interested|It could be useful|].
!far !tellsWho > [Who else do you do this for|Who are you working with already]? [Might be interested|Not ruling it out|I'd want to ask them|Always ask that first|].
!far !unclear !offersFree !tellsFree !tellsLink tellsWho > [Could I speak to one of your customers|Could I have a word with one of your customers|Any references I could call|Anyone I could call for a reference]? [Might be interested|Not ruling it out|Nothing against you, I always ask|].
!far !tellsAge > [How long have you been going|How long have you been doing this]? [Haven't come across you before|Don't know the name, so I'm asking|].
!far !askVisit !askCall !tellsSite > [Do you have a website|Is there a website|Are you online anywhere]? [Might be interested|I'd like to have a look first|].
# timing
isDated !loud !misfit !far > [Not just now|Leave it for a few days|Not today|Not this week], ${BUSY}. [Remind me next week|Try me next week|Ask me again on Monday|Get back to me next week].
!far !tellsMonth > [Slammed at the moment|Swamped here|We're short of hands|It's a mad month here]. ${SOON}.
!far > [After year end, please|Not before year end|Not this side of the new year]. [We're buried|Too much else on|Nobody has the time|Remind me after that].
!far > [Not this quarter|Not just now|Not at the moment], ${BUSY}. ${LATER}.
!far > [We're in the middle of|Up to our eyes in|We're halfway through] [a move|a few changes|staff changes|a refit]. [Try me when it's over, a few months|Come back to me when that's done|Not taking on anything else till it's done|It'll be a few months before I look at anything else].
!far > [I'm short-staffed|We're two people down|We're short of people] at the moment. Not starting anything new until that's sorted.
!far > [I'm short-staffed|We're two people down|We're short of people] at the moment. ${SOON}.
!far > [I'm off until Monday|Out of office until next week|Away until Monday|Out until Monday]. [Send it again then|Remind me when I'm back|I'll look when I'm back|Nudge me then].
!far > [Not now|Not right now|Not at the moment|Bad timing], [but it's on our list|but we'll need to look at it at some point|but I'll keep your email]. ${LATER}.
!far whole > [I've got enough on my plate|I've got too many things going at once|I'm doing three people's jobs right now]. ${LATER}.
# soft_objection
!far tellsDiscount > [Offers like that usually come with a catch|Sounds a bit too good to me]. [What's the catch here|What am I missing|Where's the catch]?
!far > [I'm not sure it's for us|Not sure, to be honest|I'm not convinced yet|Probably not just now], ${CONTENT}.
!far > [Thanks for the offer|Thanks for asking|Thanks for thinking of us], but ${CONTENT}.
!far !isLater > [I don't know your firm|Never heard of you, to be fair|Don't know you, no offense|I haven't come across you before]. [I'd want to talk to one of your customers first|We tend to go with people we know|I'd want to know more about you first].
# hard_objection
!far > [We don't take on suppliers from cold emails|We never buy off cold emails|I don't buy from cold emails|We don't do business this way]. ${FIRM}.
!far > [We're covered|We're all set|We're set up already|We don't need this], [and that won't change|and I don't see that changing|so please don't follow up|so no point in following up].
!far whole > [I decide this, and it's a no|It's my decision, and it's a no]. ${FIRM}.
situation !far > [That's our business|I don't share that with strangers|Not something I tell salespeople|I don't give that out], [and we're not buying|so no]. ${FIRM}.
# not_interested
!far > [Not for us|Nothing for us|Not one for us|Not a fit for us|Not our thing]${ENDS}.
!far > [We're fine|We're good|All good here|We're all set|We're covered|All set here|We're OK as we are]${ENDS_KINDLY}.
!far > [We'll pass|I'll pass|Going to pass|Pass|It's a pass from us|We'll leave it][, thanks|, sorry|, but good luck| on this one| this time|].
!far > [Not interested|No interest here|I'm not interested|We're not interested]${ENDS}.
!far > [No thanks|No thank you|Thanks, but no|No, thanks|Thanks, no][, we're fine|, we're all set|, not for us|].
# opt_out
[No more sales emails|No more pitches|No sales emails][ please|, thanks|].
[Please take us off|Take us off your list|Take us off|Remove us][ please|, thanks|, please|].
[Not interested, remove me|Not for us, take us off your list|Not for us, and please remove me][, thanks|].
`;
