import { CONTENT, ENDS, LATER, NEXT_SEASON, RING, SETTLED, SOON } from './fragments.ts';

/**
 * What a reply to a seller says of how things are, if the email asks that: full statements, which any sentence of `AFTER_ANSWER_TEXT` may
 * follow. `side` is one side of an either-or question, `rough` a number with what is counted. In the form that `readStock` reads.
 */
const FACTS = `
askMany rough inline > [<rough>|<rough>|Usually <rough>|I'd say <rough>].
askMany rough !inline !far !junior > [<rough>|<rough>|<rough> at the moment|I'd say <rough>|<rough>, last time I counted].
askMany !rough per !far > [It varies from <per> to <per>|I'd have to add it up|Depends on the <per>|It changes from <per> to <per>].
askNotice !far > [I'd have to give a month's notice|A month's notice, I think|It's four weeks' notice|I have a month's notice].
askParty > [Just me|Just the one of us|Two of us|Two of us, I think|One or two of us|Three of us, if that's all right].
askBring !far > [Just me|I'd bring a colleague|I may bring one more|Just the one of us].
askNumber amount per !far > [It varies from <per> to <per>|Depends on the <per>|I'd have to add it up|It changes from <per> to <per>|I'd have to work that out].
askRate !far > [A seven, I'd say|Six or seven|About a six|Seven, some weeks more|A six or a seven].
askPerson weDo !far > [<weDo>, yes|Yes, <weDo>].
askWhich habit !far > [Two different <sorts>|A couple of different <sorts>|Two or three <sorts>|More than one <sort>|A few different <sorts>].
askShare rough !far > [<rough>|I'd say <rough>|Probably <rough>|At a guess, <rough>].
askShare !rough !far > [About a third|Probably a quarter|Less than half, I think|Nearly half|A third or so].
askTaking !far > [Longer than it should|Longer than I'd like|It varies, but too long|Too long, some weeks|Longer than you'd think].
askSince !far > [A few years now|Two or three years|A good few years|Since before my time].
askMuch price !far > [A bit more than that|More than that|More than you charge, I think|Not far off that, I think|I'd have to look it up].
askMuch !price !far > [More than I'd like|I'd have to look it up|Too much, I suspect|I'd have to check what it comes to|I'd have to find the last bill].
askLast !far > [Some time last year|About a year ago|Last spring, I think|Longer ago than it should be|In the fall, I think|Two years ago, maybe|Before my time|I'd have to look that up|Just before the summer|Not for a good while].
askBegins !far > [It varies from year to year|It depends on the year|Hard to say yet|In a few weeks, I think|Sooner than I'd like].
askDay !far > [Tuesdays, usually|Wednesdays|Thursdays, mostly|Mondays, I'd say|Tuesday or Wednesday].
askWho ownPeople !far > [I do, mostly|One of my team|Two of us do|We take turns].
askWho byExperts !far > [An outside firm|A contractor|A local firm|A firm we've had for years|A firm comes in for that|An outside firm, same one every time|Somebody from outside].
askWho byFirms !far > [A local firm|Somebody local|A firm we've had for years|The same people as for years|A small firm from around here|A firm nearby].
askWho byFirms !askEnds !far > [We do most of it ourselves|Mostly our own people].
askSupplier !far > [A local firm|Somebody local|A firm we've used for years|The same people we've used for years|A couple of local firms].
askWhere !far > [Locally, mostly|From a firm nearby|The same place as for years|From two or three places].
askWhat !far > [The same as for years|Nothing special|Nothing out of the ordinary|Nothing clever, to be honest|What we've always done].
askUse ofSystem !far > [An older system|Something we've had for years|An old one, it does about half of it|An older one, and spreadsheets for the rest|One we've outgrown, to be honest].
askUse !ofSystem !far > [The same as for years|Nothing special|What we've had for years|Whatever our supplier has].
askHow !far > [The old way, more or less|It's a bit of a patchwork|The same way as for years|We get by, no more than that].
askHow !askHappy !far > [Not very well, to be honest|Not as well as I'd like].
askEither side clause !far > [<side>|<side>|At the moment <side>].
askEither side !clause !far > [<side>|<side>|<side>, at the moment|<side>, mostly|At the moment <side>|<side>, as things are].
askSeen !far > [I did, yes|Yes, I saw it|I did, sorry for the silence|I did see it, thanks].
`;
/** What a sender leaves to the reader's choice, and what they want to be told or sent. */
const CHOICES = `
askChoice choice !ofWorth !far > [<choice>, please|<choice> would be best|<choice>|I'd say <choice>|Probably <choice>|<choice>, I think].
askChoice choice ofWorth !far > [<choice>|I'd say <choice>|Probably <choice>|<choice>, I think|Definitely <choice>|<choice>, no question].
askChoice choice !timed !ofWorth !far > <choice> to start with.
askChoice timed !uneven !ofMany !far > [Either is fine|Either would work|I don't mind which].
askChoice order !far > <order>.
askGive wanted !far > [I'll send you <wanted>|I'll get you <wanted>|You'll have <wanted> from me] [tomorrow|this week|on Monday|by Friday].
askGive !wanted !far > [I'll send you the details|I'll get you what you need|You'll have the details from me] [tomorrow|this week|on Monday|by Friday].
`;
const ENDING = `
askEnds due !far > [In March|In the spring|In the fall|In June, I think|Some time next spring|I'd have to check|Before the summer].
askEnds !due !far > [End of|Middle of|Early|In] [March|May|June|July|September|October] next year.
askEnds !due !far > [End of the year|I'd have to check, early next year I think].
`;
/** Requests before the last one, which has lines of its own. */
const EARLIER = `
askRight owner > [That's me|That would be me|I look after that].
askRight !owner !whole !far head > [That would be <head>|That's <head>|You want <head> for that].
askRight !owner !whole !far !head > [That would be my manager|My manager looks after that].
askSend !far > [Yes, send it over|Yes please, send it|Please send it].
askQuote !far > [Yes, let's have a price|A price would be useful|Happy to get a price].
askSample !far > [Yes, we'd try one|Yes, send one|We'd try it].
askTrial !far > [Yes, we'd try it|We'd give it a go].
askVisit !far > [Yes, come by|You're welcome to come by].
askGo !far > [Yes, go ahead|Yes please|Please do].
`;
const YES = `
askBudget !far !junior > [We haven't set one yet|No fixed budget yet|It depends on what we'd get for it|Not a lot, to be honest|Nothing fixed, it depends on the price|There's a bit left this year].
askSaysYes weDo !far > [Yes, <weDo>|<weDo>, yes|Yes].
askSaysYes !weDo !far > [Yes|Yes, as it happens].
askSaysNo weDont !far > [No, <weDont>|No, <weDont>, to be honest|No].
askSaysNo !weDont !far > [No|No, not that I know of].
askSo inline still weDont > [Not any more|No, we stopped that|No, <weDont> any more|Not for some time].
askSo inline ever weDont > [No, <weDont>|No, not so far|Not so far].
askSo inline !ever weDont > [No, <weDont>|No, not at the moment].
askSo inline weDo > [Yes, <weDo>|Yes|<weDo>, yes].
askWould inline > [Yes, I think so|Probably, yes|Yes, one or two|I think we would|Quite possibly|Maybe, it depends on the rest|Yes].
askUnread inline > [It varies|That depends|Hard to say|I couldn't say offhand].
askOften inline > [Every few weeks|A few times a year|Once a month or so|Two or three times a year|About once a month].
askPain inline > [Finding the time, mostly|Time, more than anything|Doing it next to everything else].
askWish inline > [A fair price, mostly|Price, more than anything|If it cost less].
askFigure inline > [I'd have to look it up|I don't have that to hand].
askWhich !habit inline > [I'd have to check|I'd have to look].
askTrouble inline > [Not really|Now and then|Not often].
askSo lacking !far > [Not really|No, not really|I don't think so|Not that I know of|Not at the moment|No, <weDont>|No, <weDont>, to be honest].
askSo weDo !lacking !far > [Yes, <weDo>|<weDo>, yes|<weDo>, as it happens].
askSo !weDo !lacking !far > [Yes|Yes, pretty much|More or less, yes].
askSo ever weDont !askWho !askSupplier !far > [No, <weDont>|No, not so far|Not so far, no].
askSo ever !weDont !askWho !askSupplier !far > [No, not that I know of|Not as far as I know].
`;

export const SELLER_ANSWERS_TEXT = `
# interested
${FACTS}${CHOICES}${ENDING}${EARLIER}${YES}
askHave weDo !far > [Yes, <weDo>|<weDo>, yes|Yes, as it happens].
askDone !far > [Not yet|Not so far|Not at the moment|Not yet, no].
askState side !fine !far > [<side>|<side>, as it happens].
askState fine !far > [Could be better, to be honest|More or less, but it could be better|Not entirely].
askHappy !far > [Not entirely|More or less|It could be better|Mostly, not always|Not as much as I'd like].
askTrouble !far > [Yes, more than I'd like|Now and then, yes|Yes, at times|At times].
# question
askTrouble !far > [Now and then|At times, yes|A bit, yes|Yes, at times].
${FACTS}${CHOICES}${ENDING}${EARLIER}${YES}
askHave weDo !far > [Yes, <weDo>|<weDo>, yes|Possibly, yes].
askDone !far > [Not yet|Not yet, no|No, not yet|Not so far].
askState side !fine !far > [<side>|<side>, as it happens].
askState fine !far > [Could be better, to be honest|More or less, but it could be better|Not entirely].
askHappy !far > [Mostly|More or less|It could be better|On the whole, yes].
# timing
askBudget !far !junior > [None left this year|All spent for this year|Nothing until the next budget round|We set that in the new year|There's none before the next financial year].
askSaysYes weDo !far > [Yes, <weDo>|<weDo>, yes|Yes].
askSaysYes !weDo !far > [Yes|Yes, as it happens].
askSaysNo weDont !far > [No, <weDont>|No, <weDont>, to be honest|No].
askSaysNo !weDont !far > [No|No, not that I know of].
askChoice choice !timed !far > [Probably <choice>, but not yet|<choice>, when we get to it|<choice>, if and when|I'd say <choice>, but not now].
askChoice !choice !timed !far > [Can't decide that yet|That's for later].
askGive wanted !givesToo !far > [I haven't got <wanted> to hand|I can't dig out <wanted> just now|I don't have time to look for <wanted> now].
askGive !wanted !givesToo !far > [I haven't got that to hand|I can't dig that out just now|I don't have time to look for that now].
askTrouble !far > [Now and then|At times, yes|A bit, yes].
${FACTS}
askSo lacking !far > [Not really|I don't think so|Not that I know of|Not at the moment].
askSo weDo !lacking !far > [Yes, <weDo>|<weDo>, yes|Yes, <weDo>, as it happens].
askSo !weDo !lacking !ever !far > [Yes|More or less, yes|Yes, pretty much].
askSo ever weDont !askWho !askSupplier !far > [No, <weDont>|No, not so far|Not so far, no].
askEnds due !far > [Not for a good while|Not for months yet|Not any time soon].
askEnds !due !ofContract !far > [Not for a good while|Not for months yet|Not any time soon].
askEnds !due ofContract !far > [Not until the year after next|End of next year|Not for a good while yet|In two years' time|Another year and a half to go].
askHave weDont !far > [Not right now, no|At the moment <weDont>|Not at the moment, no].
askDone weDo !far > [Yes, for now|<weDo>, for now|Yes, <weDo>].
askDone !weDo !far > [Yes, for now|For now, yes|As far as I know, yes].
askState side !far > [<side>|<side>, as it happens].
askHappy !far > [For now, yes|Happy enough for this year|On the whole, yes].
# soft_objection
askSaysYes weDont !ifSo !far > [No, <weDont>|No].
askSaysYes !weDont !ifSo !far > [No|Not really].
askSaysNo weDo !far > [Yes, <weDo>|<weDo>, yes].
askSaysNo !weDo !far > [Yes|Yes, more or less].
askWould inline > [Maybe|I'm not sure|Possibly, but I doubt it|It would depend on the rest].
askUnread inline > [It varies|Hard to say|That depends].
askPain inline > [Finding the time|Time, mainly|Hard to say].
askWish inline > [A fair price, mostly|Hard to say].
askSo ever !weDo !far > [Not that I know of|Not as far as I know].
askChoice choice !timed !far > [<choice>, if anything|If anything, <choice>].
askChoice choice timed !far > [<choice>, if it has to be|<choice> at a push|<choice>, I suppose].
askChoice choice !timed !far > <choice>, if we ever did.
askGive wanted !givesToo !far > [I don't have <wanted> to hand|I'd have to dig out <wanted>].
askGive !wanted !givesToo !far > [I don't have that to hand|I'd have to dig that out].
askTrouble !far > [Not really|No, not really|Not much|Now and then, no more].
askMany rough !far !junior > [<rough>|Only <rough>|I'd say <rough>].
askMany !rough inline > [It varies|Hard to say|I couldn't put a number on it|I've never counted].
askMany optional !runsFleet !askEnds !far > [None at the moment|None of our own|None any more].
askNumber !far > [I'd have to look that up|I don't have the figure to hand].
askWhich habit !far > [More than one <sort>|A couple of different <sorts>|Two or three <sorts>].
askShare rough !far > [<rough>|I'd say <rough>|Probably <rough>].
askTaking !far > [Not that long|Not as long as you'd think|Long enough, but we manage].
askLast !far > [Not that long ago|Some time this year, I think|Last year, I think|A few months ago|In the spring|Only last month].
askBegins !far > [It varies|It depends on the year].
askDay !far > [They're all much the same|Tuesdays, maybe].
askWho ownPeople !far > [I do, mostly|One of my team].
askWho byFirms !far > [A local firm|Somebody local|A firm we've had for years|The same people as for years].
askWho byExperts !far > [An outside firm|A contractor|A local firm|A firm we've had for years].
askSupplier !far > [A local firm|Somebody local|A firm we've used for years|The same people we've used for years].
askWhere !far > [Locally, mostly|From a firm nearby|The same place as for years].
askWhat !far > [The same as for years|Nothing special|What we've always done|Nothing clever, but it works].
askBudget !far !junior > [Not much this year|Next to nothing this year|A small one, and most of it is spoken for|Less than you'd hope|We don't have one for this].
askUse ofSystem !far > [An older one, and it works|Something we've had for years|One that does what we need].
askUse !ofSystem !far > [The same as for years|Nothing special|What we've had for years].
askHow !far > [The same way as for years|The old way, more or less|We have a way that works].
askEither side clause !far > [<side>|For now <side>].
askEither side !clause !far > [<side>|<side>, mostly|<side>, as things are|<side>, for now].
askState changed !far > [<changed>|No, <changed>|<changed>, thanks].
askState !changed side !far > [<side>|<side>, as it happens].
askSeen !far > [I did, yes|Yes, I saw it|I did see it].
askEnds !far > [Not for a good while|A good while off yet|Not this year].
askSo weDo !far > [Yes, <weDo>|<weDo>, yes|<weDo>, now and then].
askSo !ever !weDo !far > [Yes|Yes, more or less].
askHave weDo !far > [Yes, <weDo>|<weDo>, yes].
askDone weDo !far > [Yes, <weDo>|<weDo>, yes|Yes].
askDone !weDo !far > [Yes, I think so|Yes, it's seen to|Yes].
askHappy !far > [Yes, on the whole|Happy enough|More or less, yes|We are, mostly].
# not_interested
askSaysYes weDont !ifSo !far > [No, <weDont>|No].
askSaysYes !weDont !ifSo !far > [No|Not really].
askSaysNo weDo !far > [Yes, <weDo>|<weDo>, yes].
askSaysNo !weDo !far > [Yes|Yes, it's seen to].
askSo ever !weDo !far > [Not that I know of|No, not as far as I know].
askTrouble !far > [Not really|No, not really|No, we're fine].
askMany rough !far > [Only <rough>|<rough>, no more|Only <rough> at the moment].
askMany optional !runsFleet !askEnds !far > [None|None of our own|None any more|None at the moment].
askWho ownPeople !far > [I do|One of my team|Our own people].
askWho byFirms !far > [A firm we're happy with|Somebody local we're happy with].
askWho byExperts !far > [A firm we're happy with|A contractor we're happy with|An outside firm we're happy with].
askSupplier !far > [A firm we're happy with|Somebody local we're happy with|The same people as for years].
askWhere !far > [Locally|From a firm we're happy with].
askWhat !far > [The same as for years|What we've always done, and it works|Nothing special, and that's fine].
askBudget !far !junior > [There isn't one|None for this|We don't have one for this|No budget for it|Nil this year].
askHow !far > [The way we always have|The same way as for years].
askEither side !clause !far > [<side>, and it works|<side>, and that's fine|<side>].
askEither side clause !far > <side>.
askState changed !far > [<changed>|<changed>, a while ago|No, <changed>].
askState !changed side !far > <side>.
askSeen !far > [I did, thanks|Yes, I saw it|I did see it, sorry].
askEnds !far > [Not for ages|Not for years|Not any time soon].
askSo weDo !still !far > [<weDo>, and it's no trouble|<weDo>, and it suits us|Yes, <weDo>, and that's fine].
askSo weDo still !far > [<weDo>, and it works|Yes, <weDo>, and we like it that way].
askHave weDont !far > [No, <weDont>|No|Not at the moment, no].
askDone weDo !far > [Yes, <weDo>|<weDo>, yes|Yes].
askDone !weDo !far > [Yes, all done|Yes, it is|Yes].
askHappy !far > [Yes, very|Yes, we are|Happy, yes].
`;

/** What may follow such a statement: full sentences that need no word of it. */
export const AFTER_ANSWER_TEXT = `
# interested
junior > [It looks useful, so I've passed it on|I'd like it, but it's not my call. I've sent it to my boss|I don't decide this, but I've passed it on|Not my call, but I'll show it to my manager|I'll mention it to my manager|I've passed it up the chain with a good word].
!askChoice !far > [Worth talking about|Could be worth a look|Happy to hear more|I'd like to hear more|We might be interested|I'd look at it|Tell me what you'd do for us].
askChoice timed byMonth !far > [That should work|It's quieter then|Just give us a bit of notice|Call me to fix a day|Good timing].
askChoice timed !byMonth askCall !far > [Talk to you then|Ask for me|That should work].
askChoice timed !byMonth !askCall !far > [Just let me know which day|Ask for me|That should work|Confirm it by email, please].
askChoice askAddress !timed !far > [The address on our website is fine|Our office address is fine, just mark it for me|Same address as on our website].
askChoice ofWorth !far > [I'd like to hear more|Happy to hear more|Tell me what you'd do for us|Worth talking about].
askChoice !askAddress !timed !ofWorth !far > [No promises, though|Good timing|Thanks|Thanks for asking|Call me if you need anything else].
!askChoice !askGive !far !junior > ${RING}.
askWho !ownPeople !far > [I'd look at another price|Happy to compare|I'd look at an alternative|Not wedded to it].
askEither !clause !askChoice !far > [It could be better|I'd look at another way|Happy to compare|There's room for something better].
askSupplier !far > [I'd look at another price|Happy to compare|Not wedded to them|They're all right, no more|Open to somebody else].
askGive forPrice !far > [Send me a price then|Happy to see a price|Then let's see what you come up with].
askGive !far > [Call me if anything's unclear|Let me know if you need more|Tell me if anything's missing|Thanks].
askWhat !far > [What would be different with you?|Happy to hear what you'd do|Open to something better|It could be better].
askBudget !far > [Send me a rough price first|What would we get for how much?|Tell me what you'd charge|Give me an idea of the price].
askHow !far > [Happy to hear how you'd do it|What would you do differently?|It could be better].
askTaking !far > [How would you get it down?|I'd like that down|How do others get it down?].
price !far > [<price> sounds fair|<price> doesn't sound bad|At <price> it's worth a look|For <price> I'd look at it].
!tellsSite !tellsPrice !askChoice !far > [Send me what you have|Send me something I can read|Send me a bit more].
!askChoice !askGive !far > [We're looking at this anyway|We'd look at it|It's worth hearing more].
others !isGoods !offersFree !tellsLink !askChoice !far > [Put me in touch with one of the <others> and we'll talk|I'd talk to one of the <others> first].
speed !far > [<speed> would suit us|<speed> is quick].
# question
price !tellsExtras !far > Is <price> [everything|the whole cost|all there is to pay|the whole bill]?
price !tellsCheap !tellsExtras !far > [Is <price> fixed|Would <price> stay the same for us]?
junior > [Shall I pass this on|Do you want me to show this to my manager|Should I send this up the chain]? It's not my call.
junior > [Do you have something I can show my manager|Is there a page I can forward|Anything I can show my boss]? I don't decide this.
!askCall !askChoice !far > [Can you call me about it|Can we talk about it next week|How would it work for us|What would you do differently|What would change for us]?
askChoice timed !far > [Can you confirm it by email|Do you need anything from me before that|Is there anything I should have ready]?
askChoice askAddress !timed !far > The address on our website is fine. [When would it come|Do you need anything else from me]?
askChoice ofWorth !far > [How much of a difference would it make|What would it look like for us|How would it work for us|How would you do that]?
askChoice !askAddress !askCall !timed !ofWorth !far > [Do you need anything else from me|What else do you need to know|Is there anything we need to do|Do you need anything from us first]?
askChoice askCall !timed !far > [Do you need anything else from me|Is there anything I should have ready]?
askGive !far > [How quickly would I hear back|When would I hear from you|Is there anything else you need to know]?
others !isGoods !offersFree !far > [Could I call one of the <others>|Could I speak to one of the <others>|Could you put me in touch with one of the <others>]?
speed !far > [Is <speed> realistic|Do you really manage it in <speed>|Is <speed> guaranteed]?
sold !tellsPrice !far > [What do you charge for|Roughly what do you charge for] <sold>?
!tellsPrice !timed !far > [What does it cost, roughly|What do you charge|Roughly how much is it|What sort of price is it]?
!tellsWho !timed !far > [Who else do you do this for|Who are you working with already]?
!others tellsWho !isGoods !offersFree !tellsFree !askChoice !far > [Could I speak to one of your customers|Anybody I could call for a reference]?
isBound !isOnce !tellsTerms !far > [Is there a minimum term|What's the notice period]?
isOnSite !tellsSpeed !far > [How soon could you come out|How soon could you start]?
isGoods !tellsMinimum !far > [Is there a minimum order|Do you do small orders]?
isSoftware !tellsFits !far > [Does it work with what we have|What does it connect to]?
isSoftware !tellsSpeed !far > [How long does it take to set up|How much work is it to set up]?
!tellsSite !askChoice !far > [Do you have a website]?
askWho !ownPeople !far > [What would you do better|What would be different with you]?
askEither !clause !askChoice !far > [What would be different with you|How would you do it|What would you suggest]?
askSupplier !far > [What would you do better|Why would we switch|What would be different with you]?
askHow !far > [What would you do differently|How would it work with you]?
askWhat !far > [What would be different with you|How would it work with you]?
askBudget !tellsPrice !far > [What does it usually cost|What do others pay|What's the range|Where do your prices start]?
askEnds ofContract !far > [How much notice would you need|How soon could you start after that]?
# timing
!askChoice !askEnds !askHave !far > [Nothing changes|We're not changing anything|I'm not changing anything] before the [new year|spring|summer]. [Try me then|Ask me again then|Come back to me then|].
!askChoice !askEnds !askHave !far > [Nothing changes|We're not changing anything|I'm not changing anything] this year. [Try me next year|Ask me again next year|].
!askEnds !far > ${LATER}.
askEnds !far > [Try me closer to the date|Ask me again closer to the date|Remind me a few months before].
!askGive !askEnds !far > [I don't have time to look at it now|It'll have to wait|I can't take it further just now|Not the moment for it, though]. ${SOON}.
topic !isOnce !askChoice !askEnds !far > [We'll look at <topic> again|I'm looking at <topic> again] [in the new year|in the spring|next year]. [Try me then|Ask me again then|].
isBound !isOnce !tellsTerms !askEnds !far > [We've signed until the spring|We're signed up till next year]. [Try me closer to the date|Ask me then|].
isBound !isOnce !tellsTerms !askEnds !far > We've only just renewed. [Ask me next year|Try me towards the end of the year|].
!tellsMonth !askEnds !far > ${NEXT_SEASON}.
# soft_objection
askMany !far > [We're fine as we are|Not sure it's worth your while|We manage well enough as it is].
askShare !far > [We can live with that|Not a big worry here].
askTaking !far > [We can live with it|Not my biggest worry|I'm not sure it's worth changing].
askLast !far > [So no hurry here|It's under control|We're not due, I'd say].
askBegins !far > [We manage well enough|Hard to see what we'd gain].
askDay !far > [We're all right for now|Hard to see us changing].
askWho ownPeople !far > [It works well enough|Hard to see what we'd gain].
askWho !ownPeople !far > [It works well enough|Hard to see what we'd gain|You'd have to be a lot better|No complaints so far|I'd need a good reason to change].
askSupplier !far > [No complaints so far|You'd have to beat them by a fair bit|They're decent, so why move?|Hard to see us moving].
askWhere !far > [No complaints so far|Hard to see us moving].
askUse !far > [It does the job|Hard to see what we'd gain].
askHow !far > [It does the job|Not perfect, but it works|Hard to see what we'd gain].
askWhat !far > [It does the job|Hard to see what we'd gain|We're all right as we are].
askBudget !far > [Not sure it's worth your while|It'd have to be cheap|I can't see us spending it on this|Hard to see us finding more].
askEither !clause !askChoice !far > [No complaints so far|It works well enough|I'd need a good reason to change it|Hard to see what we'd gain|You'd have to show me it's better].
askEither clause !askChoice !far > [We're all right as we are|Hard to see what we'd gain|I see no great need|Not sure it's worth your while].
askChoice !far > [But don't expect much|But I'm not sure we'll do anything|But we're fairly happy as we are|But there's no hurry].
askGive !far > [Not sure it's worth the effort|And we're all right as we are|Hard to see what we'd gain].
askState !far > [We'll manage for now|We're all right as we are].
askSeen !far > [I wasn't sure, so I didn't answer|I'm still not sure it's for us|Hard to see what we'd gain].
askEnds !far > [We're happy enough|Hard to see us moving].
askSo !far > [We're fairly happy as we are|Hard to see what we'd gain|We're not looking to change anything|I see no great need].
askHave !far > [We have a good deal already, though|It's taken care of, though|I'm not sure you'd beat what we pay].
askDone !far > [Not sure what you'd add|It's under control|Hard to see what we'd gain].
askTrouble !far > [Not sure what you'd add|We manage|We're fairly happy as we are].
askHappy isReplaced !far > ${SETTLED}.
askHappy !isReplaced !far > ${CONTENT}.
price !tellsCheap !junior !staff !far > [<price> is more than I'd pay|<price> is a bit steep for us].
# not_interested
!far > [So no thanks|Not for us, then|We'll leave it|No thanks|Thanks anyway|Not for us, sorry|We'll leave it, thanks|So I'll pass].
topic !far > [We're all set for <topic>|We're good on <topic>]${ENDS}.
`;
