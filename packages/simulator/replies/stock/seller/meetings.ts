import { BUSY, CONTENT, ENDS, ENDS_KINDLY, FIRM, LATER, SOON } from '../fragments.ts';

const ON_ARRIVAL =
  "[Call before you set off|Just ask for me|Not too early please|I'm around all morning|Call when you're outside|Not between twelve and one]";

/** The same for whoever comes at a time of day that is agreed. */
const AT_TIME = "[See you then|Ask for me when you get here|Call if you're held up|I'll be around|Ask for me at the entrance]";

/** What a visitor would bring. */
const BITE = "[I won't say no to the <bite>|The <bite> would be welcome|I'll hold you to the <bite>|Looking forward to the <bite>]";

/** Answers to a seller who wants to come, to talk, to show something or to be visited. In the form that `readStock` reads. */
export const VISIT_TEXT = `
# interested
askVisit !timeGiven !date !day !far > [Yes, come by|Sure, drop in|You're welcome to come by|OK, come and have a look|Fine by me, come over|Yes, send somebody over]. [Any morning after ten|Tuesdays are best|Thursday afternoon is quiet|Wednesday morning if you can|Early in the week is best|Mornings are easier].
askVisit timeGiven !date !day !far > [Yes, come by|Sure, drop in|You're welcome to come by|OK, come and have a look|Fine by me, come over|Yes, send somebody over]. [Tuesdays are best|Thursday would be best|Early in the week is best|Any day but Monday].
askVisit length !far !date !day > [<length> is fine|<length> we can do|OK, <length>]. [Any morning after ten|Tuesdays are best|Thursday afternoon is quiet|Ask for me when you get here].
askVisit date !slot !timeGiven !far > [<date> is fine|<date> works|Yes, <date> is OK|<date> suits us|OK, come on <date>]. ${ON_ARRIVAL}.
askVisit date timeGiven !slot !far > [<date> is fine|<date> works|Yes, <date> is OK|<date> suits us|OK, come on <date>]. ${AT_TIME}.
askVisit day !date !slot !far > [<day> is fine|<day> works|Yes, <day> is OK|<day> suits us|<day>, please]. ${ON_ARRIVAL}.
askVisit day2 !date !slot !far > [<day2> is better for us|<day2> works|Let's say <day2>|<day2>, please]. ${ON_ARRIVAL}.
slot askVisit !far > [<slot> works|<slot> is fine|<slot> suits us|Let's say <slot>|<slot> is good]. ${AT_TIME}.
slot askVisit bite !far > [<slot> works|<slot> is fine|<slot> suits us|Let's say <slot>|<slot> is good]. ${BITE}.
askVisit date bite !slot !far > [<date> is fine|<date> works|Yes, <date> is OK|<date> suits us]. ${BITE}.
askVisitUs !far !day > [Yes, I'd come and see it|Happy to come over|Wouldn't mind seeing it|I'd like to see that]. [Tuesday morning is good|Any morning next week|A Thursday would suit|Friday morning if you can].
askVisitUs day !far > [<day> is fine|<day> works|Yes, <day>]. [Happy to come over|I'd like to see it|What's the address?].
# question
askVisit !timeGiven !far !date !day > [Would a Tuesday morning do|Is a Thursday any good to you|Could you come before nine]? [That would be easiest for us|That's when it's quiet here|That would suit us best].
askVisit timeGiven !far !date !day > [Would Tuesday do|Is Thursday any good to you|Would Wednesday suit you]? [That would be easiest for us|I'd be there then|That would suit us best].
askVisit !length !tellsSpeed !far > [How long would you need|Roughly how long would you need|How much time would you need]? [I'd like you to come|Happy for you to come|You're welcome to come].
askVisit !tellsPrice !far > [Does it cost anything if you come|Would you charge for coming out]? [I'd like you to come|Happy for you to come|Otherwise you're welcome].
askVisit day day2 !far > [What time on <day>|Roughly when on <day>|Would <day2> do, in the morning|Is <day2> still free|Can we say <day2>]? [I'd like you to come|Happy for you to come|Somebody would have to be here|].
askVisit slot !far > [Does anything have to be ready for you|Do I have to be there myself]? [<slot> should be fine|<slot> could work|<slot> would suit us].
askVisit date timeGiven !slot !far > [Does anything have to be ready for you|Do I have to be there myself]? [<date> should be fine|<date> could work|<date> would suit us].
askVisit date !timeGiven !slot !far > [What time on <date>|Roughly when on <date>]? [I'd like you to come|Happy for you to come|Somebody would have to be here].
askVisitUs !far > [Would a Tuesday morning do|Is next Thursday any good|Can I bring a colleague]? [I'd like to see it|Happy to come over|].
# timing
askVisit !date !day !far > [Not this month|Not a good month to come by|Place is upside down at the moment|We're not having visitors just now|Not before next month, please], ${BUSY}. ${SOON}.
askVisit date !far > [<date> is no good|<date> won't work|I can't do <date>], ${BUSY}. ${SOON}.
askVisit day !date !day2 !far > [<day> is no good|<day> won't work|I can't do <day>], ${BUSY}. ${SOON}.
askVisit day day2 !date !far > [Neither <day> nor <day2>, sorry|I can't do <day> or <day2>|Neither day works], ${BUSY}. ${SOON}.
askVisitUs !far > [I can't get away this month|No time to come over just now|I'd like to, but not this month], ${BUSY}. ${SOON}.
# soft_objection
askVisit !far > [Not sure it's worth your trip|You can come, but don't expect much|I doubt it's worth your time], ${CONTENT}.
askVisitUs !far > [I doubt I'd find the time|It's a bit far for something I'm not sure of|I'd like to, but I'm not sure it's for us], ${CONTENT}.
# hard_objection
askVisit !far > [Please don't turn up|Don't come by please|No visits please], [we don't see reps|we're not buying|we've got someone|nobody will have time for you]. ${FIRM}.
# not_interested
askVisit !far > [No need to come by|No need to come out|Don't come out for us]${ENDS_KINDLY}.
askVisitUs !far > [I'll skip the visit|No need to show us|I won't be coming over]${ENDS}.
`;

export const DAYS_TEXT = `
# interested
askDays !far > [<day> works|<day> is fine|<day> suits us|<day>, please|<day2> is better for us|Let's say <day2>|<day2>, please|<day2> works]. [Morning if you can|Ask for me|Any time after nine|Just tell me what time|Not too early please|].
# question
askDays !far > [<day> could work|<day2> could work|<day2> is probably better|<day>, I think]. [What time would that be|Do you need anything from us for it|Roughly what time|Does anything have to be ready]?
# timing
askDays ofMany !far > [None of those works|I can't do any of those|None of those days is any good]. [Could it be a week later|Can we look at another week|Do you have any later ones]?
askDays !ofMany !far > [Neither <day> nor <day2> works|I can't do either of those|Neither day is any good|Neither, I'm afraid|Both are bad for us]. [The week after would be better|Could we do another week?|Can we look at another week?|Any chance of a later date?|A week or two later would be easier].
askDays !ofMany !far > [Neither day works|I can't do either], ${BUSY}. ${SOON}.
# soft_objection
askDays !far > [I could do either|Either would work|I could make one of them work], but [I doubt it's worth your while|I'm not sure it's worth your while|I wouldn't expect much|we're fairly happy as we are].
# not_interested
askDays !ofMany !far > [Neither, thanks|Neither day, thanks|Neither, sorry], [we're fine|we're covered|it's not for us|we'll leave it].
`;

export const CALL_TEXT = `
# interested
askCall !askChoice !far !slot !day !askThisWeek !askNextWeek !date !timeGiven > [Yes, happy to talk|OK, let's have a quick call|Sure, happy to have a chat|Yes, fine, let's talk|A quick call is fine|Yes, let's]. [Tuesday morning|Wednesday after lunch|Thursday morning|Friday before noon|Tuesday late afternoon] [is good|would suit|works|is best].
askCall timeGiven !askChoice !far !slot !day !date > [Yes, happy to talk|OK, let's have a quick call|Sure, happy to have a chat|Yes, fine, let's talk|A quick call is fine|Yes, let's]. [You pick the time|Whichever time suits you|Send me an invite|Just send an invite|Put it in my calendar|Keep it short please].
askCall !askChoice !far !slot !day !askThisWeek !askNextWeek !date !timeGiven > [I've got time|I could do|I'm free|Best for me is] [Tuesday morning|Wednesday after lunch|Thursday morning|Friday before noon|Tuesday late afternoon|Thursday around four]. [Send me an invite|Just send an invite|Keep it short please|].
askCall length !askChoice !far !slot !day !date !timeGiven > [<length> is fine|<length> I can do|OK, <length>|Yes, <length>]. [Tuesday morning is good|Wednesday after lunch|Thursday morning is best|Any morning after nine|Most afternoons].
askCall askNextWeek !askChoice !far !day !slot !timeGiven > [Next week works|Next week is fine|Can do next week|Yes, next week]. [Wednesday or later is best|Tuesday morning if you can|Thursday afternoon is best|Mornings are easier|Any day but Monday].
askCall askThisWeek !askChoice !far !day !slot !timeGiven > [This week works|I can do this week|Yes, this week is fine|Later this week is OK]. [Afternoons are best|Any time before noon|Thursday would be best|Friday morning is quiet].
askCall date !day !slot !askChoice !far > [<date> works|<date> is fine|Yes, <date>]. [Send me an invite|Just send an invite|Talk then|].
number askCall !far > [Yes, give me a call|Sure, call me|OK, call me|Yes, you can call|Happy to talk]. [Just call the office and ask for me|The office number is fine|The number is on our website|Best on the office line, in the morning].
askWhen !askSample !askVisit !far !day !slot !timeGiven > [Tuesday morning|Wednesday after lunch|Thursday afternoon|Friday morning|Early in the week] [is good|is best|works for us|would suit]. [Ask for me|Just confirm by email|].
askDemo !far !day !slot !askNextWeek !timeGiven !tellsVideo > [Yes, happy to see a demo|OK, show me|Sure, let's see it|Wouldn't mind a look at it|Yes, let's do a demo]. [Tuesday morning is good|Wednesday afternoon is best|Thursday after lunch|Any morning after nine|Friday morning is quiet].
askDemo tellsVideo !timeGiven !far !day !slot > [Yes, happy to see it|OK, show me|Sure, let's see it|Wouldn't mind a look at it|Yes, I'd like to see it]. [It might be useful here|Could be something for us|I'd like the others to see it, too|I'll tell you what I think|].
askDemo timeGiven !far !day !slot !date > [Yes, happy to see a demo|OK, show me|Sure, let's see it|Wouldn't mind a look at it|Yes, let's do a demo]. [You pick the time|Whichever time suits you|Send me an invite|Just send an invite|Put it in my calendar].
askDemo askNextWeek !far !day !slot !timeGiven !tellsVideo > [Next week works|Next week is fine|OK, show me next week|Yes to a demo, next week is fine]. [Wednesday or later is best|Tuesday morning if you can|Thursday afternoon is best|Mornings are easier|Any day but Monday].
askDemo length !far !day !slot !timeGiven !tellsVideo > [<length> is fine|<length> I can do|OK, <length>]. [Tuesday morning is good|Wednesday after lunch|Thursday morning is best|Most afternoons].
day !timeGiven !far !slot !askDays !askVisit !askVisitUs !askSend !askGo !askLater !askSample > [<day> works|<day> is fine|<day> is good for me|I can do <day>|<day> suits]. [Just confirm by email|Morning if you can|Not before ten please|Let me know what time|Any time after lunch|].
day2 !timeGiven !far !slot !askDays !askVisit !askVisitUs !askSend !askGo !askLater !askSample > [<day2> is better for me|Let's say <day2>|I can do <day2>|<day2> please]. [Just confirm by email|Morning if you can|Any time after lunch|Afternoon is easiest|].
day timeGiven !far !slot !askDays !askVisit !askVisitUs !askSend !askGo !askLater !askSample > [<day> works|<day> is fine|<day> is good for me|I can do <day>|<day> suits]. [Just confirm by email|I'll put it in|Until then|].
day2 timeGiven !far !slot !askDays !askVisit !askVisitUs !askSend !askGo !askLater !askSample > [<day2> is better for me|Let's say <day2>|I can do <day2>|<day2> please]. [Just confirm by email|I'll put it in|Until then|].
slot !askVisit !far > [<slot> works|<slot> is fine|<slot> is good|Let's say <slot>|<slot> suits me|OK, <slot> then]. [Send me an invite|Talk then|I've put it in|Talk then|].
# question
askCall !far !tellsPrice > [Before we talk|Before I book anything|Before we get on a call]: [what does it cost, roughly|roughly what do you charge|what sort of money is it]? [If it's in range, happy to talk|Then I'll find you a slot|Saves us both time].
askCall !far !tellsSite > [Can you email me something first|Could you send something I can read first|Is there anything I could read before]? [Happy to talk after that|Then I'll find you a slot|I'd rather come prepared|Then we can talk|I don't like to go in cold].
askCall day2 !slot !timeGiven !far > [<day> is no good, but is <day2> still free|Would <day2> do|Is <day2> still free|Could we say <day2>|What time on <day2>|What time on <day>]? [Keep it short please|Then I'll put it in|].
askCall day !day2 !slot !timeGiven !far > [What time on <day>|Would <day> morning do]? [Then I'll put it in|Keep it short please|].
askCall !slot !day !askThisWeek !askNextWeek !askChoice !far !timeGiven > [I could do|Best for me is|I've got time] [Tuesday morning|Thursday after lunch|Wednesday morning|Friday before noon]. [Does that suit|Would that work|Is that any good to you|Does that work for you]?
askCall askNextWeek !slot !day !far !timeGiven > [Next week is possible|Next week should be all right], [Tuesday or Wednesday|mornings|any day but Monday]. [Does that suit|Would that work]?
askCall askThisWeek !slot !day !far !timeGiven > [This week is possible|This week should be all right], [any afternoon|mornings|Thursday or Friday]. [Does that suit|Would that work]?
askCall length !day !slot !far !timeGiven > [Is <length> enough|Would <length> really do]? [If so, Tuesday morning works|If so, Wednesday afternoon works|If so, Thursday is best for me].
slot askCall !far > [<slot> could work|<slot> should be fine|<slot> is probably OK]. [Can a colleague join|Who else would be on it|Will you send an invite]?
askDemo length !day !slot !far !timeGiven !tellsVideo > [Is <length> enough to see it|Would <length> really do]? [If so, Tuesday morning works|If so, Wednesday afternoon works|If so, Thursday is best for me].
askDemo !far !tellsPrice > [Before you show me|Before a demo]: [what does it cost, roughly|roughly what do you charge|what sort of money is it]? [If it's in range, happy to see it|Then I'll find a slot|Saves us both time].
askDemo !far !tellsLink !tellsVideo > [Is there a recording|Do you have a short video instead|Is there a video I can watch first]? [Then I'd know if it's worth a meeting|I'd show it around here|].
askDemo tellsVideo !far > [OK, show me|Sure, let's see it|Happy to see it]. [Can I show it to the others|Can I come back to you with questions|Can the others here see it, too]?
askWhen !askSample !askVisit !far !timeGiven > [Would Tuesday morning do|Is Thursday afternoon any good|Could you do Wednesday]? [That would suit us best|It's quieter here then|That would be easiest].
# timing
askCall !far > [Can't do a call this month|No time for a call at the moment|No calls for me this month|I'm not taking calls this month], ${BUSY}. ${SOON}.
askCall !far > [Calendar's full for the next few weeks|No slot for a call for a few weeks|I'm booked solid for the next few weeks]. [Try me again after that|Ask me again after that|Write again after that|Get back to me after that].
askCall day !slot !far > <day> [won't work|is no good], [and I'm busy for the next few weeks|we're swamped]. ${SOON}.
slot !askVisit !far > [<slot> won't work|<slot> is no good|I can't do <slot>], ${BUSY}. ${SOON}.
askDemo !far > [No time for a demo this month|Can't do demos at the moment|No demo before next month, please], ${BUSY}. ${SOON}.
# referral
askCall !owner !misfit !solo !whole > [No point having the call with me|I'm not the one to have the call with|I'd leave the call to a colleague]. [A colleague deals with this, I've passed it on|I've forwarded it to a colleague|I've passed it to a colleague].
# soft_objection
askCall !far > [Not ready for a call|I don't want a call for this yet|A call's a bit much at this point|I'd rather not have a call yet]. [What would I learn from it?|Let me think about it first|I'd want to think about it first|Give me time to think about it].
askCall !far > [I'm not sure a call is worth your time|I don't think a call would get you far|I doubt there's enough in it for a call], ${CONTENT}.
askDemo !far > [A demo's a bit much at this stage|Not ready for a demo|I sit through too many demos]. [Tell me in two lines what it does better|Send me something short instead|Convince me by email first].
# hard_objection
askCall !far > [I don't do sales calls|No sales calls please|I don't take calls from people selling], [and we're not buying|so no|and we're all set anyway]. [Please don't call|Please don't follow up|Don't chase it|].
askDemo !far > [I don't do demos|I don't sit through demos], [and we're not buying|so no|and we're all set anyway]. ${FIRM}.
# not_interested
askCall !far > [No need for a call|I'll skip the call|No call needed|I'll pass on the call]${ENDS}.
askDemo !far > [I'll skip the demo|No demo for me|No need for a demo]${ENDS}.
`;

export const TRY_TEXT = `
# interested
askWhen askSample !far > [Yes please|Yes, we'd try it|Sure thing]. [Tuesday morning is good|Wednesdays are quiet|Thursday would suit].
askSample date !far > [Yes please, <date> is fine|<date> is fine|Yes, <date>|OK, <date> works]. [Ask for me|No promises, though|We'll tell you honestly what we think].
askSample handed !askWhen !askAddress !askGive !date !far > [Sure, come by|Yes, stop in|Sure thing, drop in|Yes, we'd try it|Fine by me, we'd try it|Thanks, we'd like to try it]. [Ask for me|Leave it with anybody if I'm out|Any time before noon|We'll tell you honestly what we think|I'll be around|After lunch is best].
askSample !handed !askWhen !askAddress !askGive !date !far > [Sure thing, we'll try it|Yes, we'd try it|Yes please, happy to try it|OK, we'll try it|Sure, we'll give it a go|Yes please, send it|Thanks, we'd like to try it]. [We'll tell you honestly what we think|No promises, though|The address is on our website|I'll let you know what we think|Mark it for me].
askTrial !askGive !besides !far > [OK, let's try it|We'd give it a go|Yes, we'd try that|Worth a try|Happy to try it|Sure thing, we'll try it]. [How do we set it up?|Let me know when|Next month would be good|When could we start?|What do you need from me?].
askTrial !askGive besides !far > [We'd give it a go|So let's try it|Worth a try|Happy to try it|We'd try that]. [How do we set it up?|Let me know when|Next month would be good|When could we start?].
# question
askTrial offersFree !far > [And what does it cost after that|What happens after the free bit|What's the cost once the free part is over|What would we pay after that]? [Might try it, depending|Just so I know what I'm getting into|I'd try it, I think|].
askSample !askChoice !far !tellsWho > [Yes, but who else uses it|Fine, but who do you supply already|Yes, but who around here uses you]? [Always ask that first|Like to know who I'm dealing with|].
askSample !askChoice !far !tellsPrice > [Yes, but what does it cost if we like it|Fine, but roughly what would we pay|Yes, but what's the price]? [Just so I know what I'm trying|Ballpark is fine|].
askSample !askChoice !far !tellsFree !offersFree > [Happy to try it, but do you charge for it|Do you want anything for it]? [If not, yes please|We'd try it if not].
askSample handed !askChoice !far > [Yes, happy to try it|Yes, we'd try it|Gladly|Sure, we'd try it]. [Roughly what time|What time would you come|Do I have to be here for it]?
askSample !handed !askChoice !askAddress !far > [Yes, happy to try it|Yes, we'd try it|Gladly|Sure, we'd try it]. [When would it get here|When could we have it|How soon could we have it]?
askSample date !far > [Yes please|Yes, we'd try it|Sure thing]. [What time on <date>|Roughly when on <date>]?
askWhen askSample !far > [Yes please|Yes, we'd try it|Sure thing]. [Would Tuesday morning do|Is Thursday any good|Could you do Wednesday]?
askTrial !far > [Happy to try it|We'd try it|Happy to give it a go|We'd give it a go|I'd be up for it]. [What do we need to do|How much work is that for us|When could it start|What would you need from us]?
# timing
askSample !far > [We'd try it, but not this month|Wrong time to try anything new|No time to try it this month], ${BUSY}. ${SOON}.
askTrial !far > [Wrong time to try anything new|We'd try it, but not this month|No trials this month], ${BUSY}. ${SOON}.
# soft_objection
askSample !far > [You can send one|We could try it|Fine|Send one if you like|We'd try one], but [don't expect much|it would have to be a lot better than what we have|I can't promise anything comes of it|I'm not sure we'd use it|I don't see us buying it].
askSample !far > [I'm not sure a sample would change much|I doubt we'd get around to trying it|I don't want you to waste one on us], ${CONTENT}.
askTrial !far > [We could try it, but|Fine, but] [don't expect much|I can't promise anything comes of it|it would have to be a lot better than what we do now].
askTrial !far > [I'm not sure a trial would tell us much|I'm on the fence about a trial|I doubt we'd get around to trying it], ${CONTENT}.
# hard_objection
askSample !far > [Don't send anything|Please don't send anything|No samples please], [we're not changing|we're not buying|it'll go in the trash]. ${FIRM}.
askTrial !far > [We don't want to try it|No trial, thank you|Not trying it], [free or not|we're not changing|we're happy with what we have]. ${FIRM}.
# not_interested
askSample !handed !far > [No need|Don't need to try it|No sample for us|No need to send one]${ENDS_KINDLY}.
askSample handed !far > [No need|No need to come by|Don't need to try it|No need to bring any]${ENDS_KINDLY}.
askTrial !far > [We'll pass on the trial|No need to try it|We won't be trying it]${ENDS_KINDLY}.
`;

export const QUOTE_TEXT = `
# interested
askQuote !askGive !besides !far > [Yes, let's have a quote|Happy to get a quote|Yes, price it up for us|Sure, we'd take a quote|Worth quoting, yes|Yes, a price would be useful]. [What do you need to know?|Tell me what you need to price it|I'll put it next to what we have|No promises, though|What do you need from me?].
askQuote !askGive besides !far > [Happy to get a quote|We'd take a quote|A price would be useful|Worth quoting|Give us a price and we'll look at it|Price it up and I'll put it next to what we have]. [What do you need to know?|Tell me what you need|No promises, though|].
# question
askQuote !far > [Would the price be fixed|How long would the price hold|Would that be the whole cost]? [I'd like to compare|I'd put it next to what we pay now|No promises, though|I'd take a look at it].
# timing
askQuote !far > [Not yet|No point pricing it now|A price is no use to me before next quarter|It's too early for a quote], ${BUSY}. ${LATER}.
# soft_objection
askQuote !far > [You can quote, but I can't promise anything comes of it|Quote if you like, but don't expect much|You'd have to be a good bit cheaper|I'm not sure it's worth your while to quote], ${CONTENT}.
# hard_objection
askQuote !far > [Please don't quote|No quote, please|Don't price anything for us], [we're not buying|it'd be a waste of your time|we're not looking]. ${FIRM}.
# not_interested
askQuote !far > [No need to quote|We don't need a quote|No price needed]${ENDS_KINDLY}.
`;

/** `optionYes` and its like are the marks that the email offers for answers. */
export const OPTION_TEXT = `
# interested
optionYes !misfit > [<optionYes>|<optionYes>, please|<optionYes>, as you asked|<optionYes>, then]. [No rush|Good timing|Happy to have a look|Thanks|].
# question
# timing
optionLater > [<optionLater>|<optionLater> please|<optionLater>, thanks|<optionLater>, I'd say|<optionLater> for now]. [Too much on just now|Busy time here|Sorry for the silence|].
# referral
optionOther > [<optionOther>, that's my colleague|<optionOther>. My colleague deals with this|<optionOther>, my manager does that]. [I've passed it on|Forwarded it|].
# hard_objection
optionNo > [<optionNo>, and please leave it there|<optionNo>, and no follow-up please|<optionNo>. Please don't write again].
# not_interested
optionNo > [<optionNo>|<optionNo>, thanks|<optionNo>, sorry|<optionNo> for us][. Good luck|. All the best|].
`;
