import { BUSY, CONTENT, ENDS, ENDS_KINDLY, FIRM, LATER, MILD, RING, SOON } from '../fragments.ts';

const YES_SEND = "[Yes please|Sure thing|Sure|Thanks, yes|Yes, I'd like that|OK, happy to]";
/** Where a thing is to be sent: nobody's street is known. */
const ADDRESS =
  '[The address on our website is fine|To the address on our website, marked for me|Same address as on our website, attn. <me>|To the address on our site, attn. <me>|The address at the bottom of our website|Send <it> to the address on our website, for my attention]';

/**
 * Answers to what a seller wants to send, begin, draw up or be given. Whoever is interested takes that very thing, whoever doubts hesitates about
 * it. `it`: "it" or "them"; `askDates`: what would be sent is times to choose from; `askShown`: the sender would draw something up; `yesFirst`: something is offered besides what is to be given. In the form that `readStock` reads.
 */
export const SEND_TEXT = `
# interested
askSend askDates !askGive !far > [Yes please, send them over|Yes, send them over|Yes, please send them|Sure, send me the dates|OK, send me the dates]. [I'll see what fits|I'll check them with the others|I'll see which one works for us|I'll look at the calendar|I'll let you know which one].
askSend !askDates !askHear !askGive !far > [Yes please, send <it> over|Yes, send <it> over|Sure, send <it> across|Sure thing, send <it> over|Yes, please send <it>|OK, send <it> to this address|By all means, send <it>]. [I'll have a look this week|I'll take a look|I'll go through <it> with the others|Can't promise anything, but I'll look|I'll look at <it> over lunch|I'll have a look over the weekend|].
askSend !askDates askRead !askHear !askGive !far > [Yes please, send <it> over|Yes, send <it> over|Sure, send <it> across|Please do send <it>]. [Will read <it> tonight|I'll read <it> on the train|You'll hear from me once I've read <it>|I'll read <it> with a coffee tomorrow].
askSend askHear !askGive !far > [Yes please, send it over|Yes, send it over|Sure, send it across|Sure thing, send it over|OK, send it to this address]. [I'll have a listen this week|I'll listen to it tonight|I'll play it to the others|Can't promise anything, but I'll listen|].
askSend !askDates !askHear !askGive !far > [Yes, I'd like to see <it>|I'd be glad to see <it>|Happy to see <it>|I wouldn't mind a look|Sure, I'd have a look]. [Email is fine|Just send <it> to this address|Send <it> and I'll come back to you|This address is fine].
# question
askSend askDates !far > [Yes please, send them|Yes, send me the dates|Sure, send them over]. [How far ahead do we need to book|Can we change it if something comes up|How long do you hold a date for us]?
askSend askPrices !far !tellsPrice > [Yes, and can you include prices|Can you put a rough price in|Yes, but does it have prices in it|Would it have a price in it]? [That's what I'd be asked|Saves a second email|Then I can show it around|].
askSend !askDates !askHear !askGive !far > [Yes please|Yes, send <it>|Sure, send <it>|Sure thing, send <it>]. [Can I come back to you with questions|Can I ask you about <it> afterwards|Can we talk about <it> afterwards]?
askSend askHear !far > [Yes please|Yes, send it|Sure, send it]. [How long is it|Can I play it to the others]?
askSend !askDates !askHear !guide !tellsPrice !far > [You can send <it>|Yes, send <it>|By all means, send <it>]. [And what do you charge, roughly|What would your work cost us, roughly|What sort of money are we talking about]?
# timing
askSend askDates !far > [You can send them|Send the dates if you like], but [nothing before next month|it won't be this month|we can't do anything for a few weeks]. [Swamped here|Too much on|It's a busy time|We're short of people|].
askSend !askDates !far > [You can send <it>|Send <it> if you like|By all means send <it>], but [I won't get to <it> before next month|don't expect an answer this month|nobody will look at <it> for a few weeks|I won't look at <it> before the end of the month]. [Swamped here|Too much on|It's a busy time|We're short of people|].
askSend !askDates !far > [Send <it> in a month or two, I'd only lose <it> now|Best send <it> next month, I'd never get to <it> now|Could you send <it> in a few weeks? I'd only lose <it> now].
# soft_objection
askSend askDates !far > [I'm not sure we'd need one|I don't want you to hold dates for us|Not sure it's worth sending any], ${CONTENT}.
askSend askDates !far > [You can send the dates, but|Send them by all means, but] [I can't promise we'll take one|don't count on us|I'm not sure we need it].
askSend !askDates !far > [You can send <it>, but|Send <it> by all means, but|Send <it> if you like, but] [I can't promise anything comes of it|I wouldn't expect much|I may not get to <it>|I'm not sure we need it|I'm not sure it's for us].
askSend !askDates !far > [Not sure it's worth sending|I'm not sure there's much point in sending <it>|I don't want you to send <it> for nothing], ${CONTENT}.
# hard_objection
askSend askDates !far > [No need to send dates|Please don't send any dates|Don't send us dates, please], [we won't be booking|we're not doing it|there's no point]. ${FIRM}.
askSend !askDates !far > [Don't bother sending <it>|No need to send anything|Please don't send <it>|Don't send <it>, please], [we're not buying|I won't read <it>|I'd only delete <it>|there's no point]. ${FIRM}.
# not_interested
askSend askDates !far > [No need to send dates|No dates needed|No need for dates][, thanks|, we're all set|. Thanks anyway|, but thanks for asking].
askSend !askDates !far > [No need to send <it>|No need|Don't bother sending <it>|Please don't bother][, thanks|, we're fine|, we're all set|. Thanks anyway|, but thanks for asking|. Good luck with it].
`;

export const GIVE_TEXT = `
# interested
askGive yesFirst askCount !far > [Yes please|Sure thing|Sure|OK, happy to]. [I'll count them and let you know|Let me count them and I'll come back to you|I'll get them counted and let you know] [tomorrow|this week|by Friday|in the next day or two].
askPlace !far > [Yes please|Sure thing|Sure|OK, happy to]. [Our address is on the website|You'll find our address on the website|It's the address on our website|We're at the address on our website].
askRing !far > [I'll give you a call|I'll call you|Will call you|I'll phone you|Expect a call from me] [tomorrow|tomorrow morning|this week|on Monday|later this week|this afternoon]. [Could be useful for us|I'd like to know a bit more|A few questions first|Sounds useful|Worth talking about].
askGive !yesFirst !besides wanted !askCount !far > [Sure|Will do|Happy to|OK, will do]. [I'll send you <wanted>|You'll have <wanted> from me|I'll get you <wanted>] [tomorrow|this week|on Monday|by Friday|in the next day or two].
askGive !yesFirst !besides !wanted !far > [Sure|Will do|Happy to|OK, will do]. [I'll send you that|You'll have that from me|I'll get that to you] [tomorrow|this week|on Monday|by Friday|in the next day or two].
askGive yesFirst wanted !askCount !far > [Yes please|Sure thing|Yes, why not|Sure|OK, go ahead|Yes, I'd like that]. [I'll send you <wanted>|You'll have <wanted> from me|I'll get you <wanted>|I'll dig out <wanted> for you] [tomorrow|this week|on Monday|by Friday|in the next day or two].
askGive yesFirst !far > [Yes please|Sure thing|Yes, why not|Sure|OK, go ahead|Yes, I'd like that]. [I'll send you that|You'll have that from me|I'll get that to you] [tomorrow|this week|on Monday|by Friday|in the next day or two].
askAddress preferred !far > ${YES_SEND}. <preferred>, please, [and the address on our website is fine|to the address on our website|the address is on our website].
askAddress !preferred !far > ${YES_SEND}. ${ADDRESS}.
# question
askGive wanted !besides !far > [I can get you <wanted>|I'd have to look for <wanted>|I can send you <wanted>]. [Is next week soon enough|Is the end of the week soon enough|Do you need anything else from us]?
askGive !wanted !besides !far > [I can get you that|I'd have to look it up|I can send you that]. [Is next week soon enough|Is the end of the week soon enough|Do you need anything else from us]?
askPlace !far > [Our address is on the website|It's the address on our website|We're at the address on our website]. [Do you need anything else from us|Is there anything else you need to know]?
askRing !far !tellsPrice > Before I call: [what does it cost, roughly|roughly what do you charge]? [I'll call if it's in range|Saves us both time].
askGive besides !far > [What happens after that|Do you need anything else from us|Is there anything else you need to know]?
askAddress preferred !far > <preferred>, please, to [our main address|the address on our website|the office, marked for me]. [When should I look out for <it>|How soon would we have <it>]?
askAddress !preferred !far > ${ADDRESS}. [When should I look out for <it>|How soon would we have <it>]?
# timing
askAddress !far > [The address on our website is right|Our address is on the website], but [I won't get to <it> before next month|I can't look at <it> this month|nobody will have time for it this month].
askAddress !far > [Not just now|Hold on to <it> for now|Not this month], ${BUSY}. ${SOON}.
askRing !far > [I'll call you|I'll ring you], but [not this month|it'll be a few weeks|not before things calm down here]. [Swamped here|Too much on|It's a busy time|We're short of people|].
askGive wanted !far > [I won't get around to that|I won't get to it|I've no time for that] [before next month|for a few weeks|before the end of the month]. ${SOON}.
askGive !wanted !far > [I can't get you that|I won't get around to that|I won't have that] [before next month|for a few weeks|before the end of the month]. ${SOON}.
# soft_objection
askAddress !far > [The address on our website is right|Our address is on the website], but [don't expect much|I can't promise anything comes of it|I'm not sure we'd use it|we've got what we need, really].
askRing !far > [I may call, but|I might ring, but] [don't wait for my call|I can't promise it|I'm not sure we need it]. [We manage well enough as it is|We're all right as we are|I don't see that we need it|].
askGive wanted !far > [I don't have <wanted> to hand|I'd have to dig out <wanted>], and [I'm not sure it's worth the effort|we're all right as we are|I don't see that we need it].
askGive !wanted !far > [I don't have that to hand|I'd have to dig that out], and [I'm not sure it's worth the effort|we're all right as we are|I don't see that we need it].
# hard_objection
askAddress !far > [Please don't send anything|Don't send us anything|Nothing by mail, please], [we won't use it|it'd go in the trash|we don't take things from people we don't know]. ${FIRM}.
# not_interested
askAddress !far > [No need to send <it>|Please don't send <it>|Don't trouble, you can keep <it>|Save yourself the postage]${ENDS_KINDLY}.
`;

export const GO_TEXT = `
# interested
askGo askShown !date !day !far > [Yes please, go ahead|Yes, go ahead|Sure thing|Sure, why not|Yes, please do|OK, go ahead|Yes, I'd like that]. [I'll have a look|No rush, though|Can't promise anything, though|].
askGo askBook !date !day !far > [Yes, go ahead|Yes please, go ahead|OK, go ahead|Sure thing|Yes, let's do it]. [Just confirm by email|Let me know if you need anything first|Let me know what you need from us|].
askGo !askShown !askBook !date !day !far > [Yes please, go ahead|Yes, go ahead|Sure thing|Sure, why not|Yes, please do|OK, go ahead|Yes, I'd like that]. ${MILD}.
askGo date !far > [<date> is fine|Yes, <date> is fine|Yes, <date> works|OK, <date>|<date> suits us]. [Call the day before|Ask for me|Not too early please|Just confirm by email|].
askGo day !date !slot !far > [<day> is fine|Yes, <day>|<day> works for us|<day>, please]. [Call the day before|Ask for me|Not too early please|].
askGo day2 !slot !far > [<day2>, please|<day2> is better|Yes, <day2>|Let's say <day2>]. [Call the day before|Ask for me|].
# question
askGo !askBook !askShown !date !day !far !tellsPrice !tellsFree > [Does that cost anything|Is there a charge for that|Would you charge for that|Would that cost us anything]? [If not, go ahead|Go ahead if not|If not, yes please].
askGo askBook !date !day !far > [Is there anything you need from us first|Do we have to do anything before that]? [Otherwise go ahead|If not, go ahead|Happy to go ahead].
askGo askBook !date !day !far > What do you need from us first? [Happy to go ahead|Apart from that, go ahead|I'd like that].
askGo offersFree !tellsTerms !askBook !askShown !date !day !far > [Does that commit us to anything|Do we have to sign anything for that|Does that tie us to anything|Are we under any obligation if you do]? [If not, go ahead|Go ahead if not|If not, yes].
askGo !askBook !askShown !date !day !far > [Is there anything we'd have to do for that|Would we have to do anything for that]? [Happy for you to go ahead|I'd like that|Otherwise go ahead].
askGo askShown !date !day !far > [Yes please|Yes, go ahead|Sure|OK, please do]. [Do you need anything from me for that|What would you need from us]?
askGo date !timeGiven !slot !far > [What time on <date>|Roughly when on <date>]? [I'd like that|Happy for you to come|Somebody would have to be here].
askGo day day2 !slot !timeGiven !far > [What time on <day>|What time on <day2>|Roughly when on <day>]? [I'd have to move something|Mornings are easier|Not too early, please].
# timing
askGo !date !day !far > [Not just now|Not this month|Hold off for now|Don't do anything yet|Leave it for now], ${BUSY}. ${SOON}.
askGo day day2 !date !far > [Neither <day> nor <day2>, sorry|Not <day> and not <day2>], ${BUSY}. ${SOON}.
askGo date !far > [Not <date>|<date> is no good], ${BUSY}. ${SOON}.
# soft_objection
askGo date !far > [I'd hold off for now|I'd rather not do <date>|Not sure it's worth your time], ${CONTENT}.
askGo askBook !date !day !far > [I'd rather not say yes yet|That's a bit quick for me|I'd want to think about it first|I haven't made up my mind]. [Give me a bit longer|So not yet|I'd hold off for now|I'd need to be sure first].
askGo !askBook !date !day !far > [I'd hold off for now|I'd leave it for now|Not just yet|I'm not sure about it yet], ${CONTENT}.
# hard_objection
askGo askBook !far > [No, please don't|No, please leave us out|Please leave us out of it], [we're not buying|it'd be a waste of your time|nobody here asked for it]. ${FIRM}.
askGo !askBook !far > [No, please don't|Please don't do that|No, please leave it], [we're not buying|it'd be a waste of your time|nobody here asked for it]. ${FIRM}.
# not_interested
askGo !far > [No need|No need for that|No, don't bother|No, please leave it]${ENDS_KINDLY}.
`;

/** `tellsCheck`: the sender shows what is wrong at the reader's; `tellsVideo`: it is a video. */
export const LOOK_TEXT = `
# interested
askLook tellsCheck tellsVideo !far > [Just watched it|Watched it this morning|Watched it, thanks|I've watched it]. [Fair points|Most of it rings true|Nothing wrong that I can see|Some of it we knew, some of it is new to me|You're right about most of it]. [What would you do about it?|Give me a call tomorrow|How would you fix it?|].
askLook tellsCheck !tellsVideo !far > [Just had a look|Had a look this morning|Had a look, thanks|I've been through it]. [Fair points|Most of it rings true|Nothing wrong that I can see|Some of it we knew, some of it is new to me|You're right about most of it]. [What would you do about it?|Give me a call tomorrow|How would you fix it?|].
askLook !tellsCheck tellsVideo !far > [Just watched it|Watched it this morning|Watched it, thanks|I've watched it]. [Interesting|Could be something for us|I like it|Looks useful]. ${RING}.
askLook !tellsCheck !tellsVideo !far > [Just had a look|Had a look this morning|Had a look, thanks|I've been through it]. [Interesting|Could be something for us|I like it|Looks useful]. ${RING}.
# question
askLook tellsVideo tellsCheck !far > [Just watched it|Watched it this morning|I've watched it]. [Can I show it to the others|Can you call me about it|What would you do first|Where would you start]?
askLook tellsVideo !tellsCheck !far > [Just watched it|Watched it this morning|I've watched it]. [Can I show it to the others|Can you call me about it|How would it work for us|What would we have to do]?
askLook !tellsVideo tellsCheck !far > [Just had a look|Had a look this morning|I've had a look]. [Can I show it to the others|Can you call me about it|What would you do first|Where would you start]?
askLook !tellsVideo !tellsCheck !far > [Just had a look|Had a look this morning|I've had a look]. [Can I show it to the others|Can you call me about it|How would it work for us|What would we have to do]?
# timing
askLook !far > [Not had time for it yet|Haven't got to it yet|I will look, just not this week|I'll get to it, but not this month], ${BUSY}. ${SOON}.
# soft_objection
askLook !far > [Had a look, but|I did have a look, but|Looked at it, but] [I'm not sure we'd do anything about it|I'm not convinced yet|I don't quite see it]. [We manage well enough as it is|It isn't high on our list|I don't see that we need it|].
# hard_objection
askLook !far > [I don't click on links from people I don't know|I won't be opening that|I don't look at things nobody asked for], [and we're not buying|so no|and we're all set anyway]. ${FIRM}.
# not_interested
askLook !far > [I'll leave it|No time to look|I'll pass on it|Had a look, not for us]${ENDS}.
`;

export const KEEN_TEXT = `
# interested
askPlans !besides !far > [Yes, it is|It is, yes|It is, as it happens|Yes, fairly high up|It is, near the top]. ${RING}.
askPlans besides !far > [It's on our list, yes|It's on the list for this year|It's something we want to do]. ${RING}.
askMind !far > [Not at all|No, not at all|Not in the least|No, that's fine|Not at all, no]. ${RING}.
askMind !far > [Not at all|No, not at all|Not in the least]. [Happy to look at it|Tell me a bit more|I'd have a look|I'd be interested].
askKeen !sends !date !besides !askChoice !askGive !askAddress !far > [Yes, worth a look|Possibly, yes|I think so, yes|Yes please|Yes, why not|Sure thing|Could well be, yes]. ${RING}.
askKeen sends !date !besides !askChoice !askGive !askAddress !far > [Yes, worth a look|Possibly, yes|I think so, yes|Yes please|Yes, why not|Sure thing|Could well be, yes]. [Email is fine|This address is fine|By email, please|Go ahead, by email|Just email me|I'll have a look this week].
askKeen !date besides !askChoice !askGive !askAddress !far > [It's worth a look|We'd look at it|We'd give it a try|It could be useful to us|We'd be interested|Worth trying]. ${RING}.
askKeen date !far > [Yes, <date> is fine|<date> is fine|Yes please, <date>]. [Ask for me|].
askKeen !sends topic !besides !askChoice !askGive !askAddress !far > [Yes, we're looking at <topic> anyway|Yes, we've been talking about <topic>]. ${RING}.
askKeen !sends price !besides !askChoice !askGive !askAddress !far > [At <price>, yes|Yes, at <price>|For <price> I'd have a look, yes|<price> sounds fair, so yes]. ${RING}.
# question
askPlans !besides !far > [Yes, it is|It is, yes|It is, as it happens|Yes, fairly high up]. [Can you call me about it|Can we talk next week]?
askPlans besides !far > [It's on our list, yes|It's on the list for this year|It's something we want to do]. [Can you call me about it|Can we talk next week]?
askMind !far > [Not at all|No, not at all|Not in the least|No, that's fine]. [Can you call me about it|Can we talk next week]?
askKeen !besides !askChoice !far !tellsPrice > [Maybe|Possibly|That depends]. [What does it cost|What do you charge|What sort of price is it], roughly?
askKeen price !besides !askChoice !far !tellsExtras > [Possibly|Maybe|Could be]. Is <price> [everything|the whole cost|all there is to pay]?
askKeen !besides !askChoice !far > [Possibly|Maybe|Could be|Perhaps]. [Can you call me about it|Can we talk next week|Could we talk about it this week|Can you give me a call tomorrow]?
askKeen !tellsWho !besides !askChoice !far > [Possibly|Maybe|Could be]. [Who else like us do you work with|Who uses you already]?
# timing
askKeen !besides !askChoice !tellsMonth !far > [Yes, but not now|Possibly, but not this quarter|Maybe, but not yet|Maybe, just not now|Could be, but not at the moment]. ${LATER}.
askKeen !besides !askChoice tellsMonth !far > [Yes, but not now|Maybe, but not yet|Maybe, just not now|Could be, but not at the moment]. ${SOON}.
# soft_objection
askKeen !besides !askChoice !far > [Not sure|I doubt it|Not convinced], ${CONTENT}.
# not_interested
askKeen !besides !askChoice !far > [No|Not for us, no|No, not really|Afraid not|Not really, no]${ENDS}.
`;
