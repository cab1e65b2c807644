import { HOW, HOW_REFUSED, HOW_WITHOUT_NEED } from './seller/howAnswers.ts';

/**
 * What a reply to a seller says of how things are, if the email asks that: full statements, which any sentence of `AFTER_ANSWER_TEXT` may
 * follow. `saysNo`: the answer is a no. `ofAnybody`: the question is whether somebody does it, and whoever is `handsOn` does it themselves.
 * `side` is one side of an either-or question, `ownWork` what somebody says whose own job the work in question is, `rough` a number with what is counted, `fate` what the email says becomes of a thing, and `fated` "it" or "them" where it says nothing of that. In the form that `readStock` reads.
 */
const FACTS = `
askMany rough inline > [<rough>|<rough>|Usually <rough>|I'd say <rough>].
askMany rough !missing !inline !far !junior > [<rough>|<rough>|<rough> at the moment|I'd say <rough>|<rough>, last time I counted].
askMany !rough per !measured !far > [A fair few|Quite a few|It varies from <per> to <per>].
askMany buys !rough !missing !per !inline !measured !far > [I'd have to look that up|I'd have to check].
askMany !buys !rough !missing !per !inline !measured !far !junior !askEnds > [Quite a few|A fair few|A good few].
askMany measured !rough !inline !far !junior > [I'd have to look that up|I don't have the figure to hand|I'd have to check].
askNotice !far > [I'd have to give a month's notice|A month's notice, I think|It's four weeks' notice|I have a month's notice].
askParty > [Just me|Just the one of us|Two of us|Two of us, I think|One or two of us|Three of us, if that's all right].
askCarry !far > [I'll bring it along|Will bring it|Yes, I'll bring one|I'll see what I can bring].
askBring !far > [Just me|I'd bring a colleague|I may bring one more|Just the one of us].
askAge !far > [Older than I'd like|Old enough|Getting on a bit, to be honest].
askNumber !far > [I'd have to look that up|I don't have the figure to hand|I'd have to check].
askRate !far > [A seven, I'd say|Six or seven|About a six|Seven, some weeks more|A six or a seven].
askPerson weDo !far > [<weDo>, yes|Yes, <weDo>].
askWhich habit !far > [Two different <sorts>|A couple of different <sorts>|Two or three <sorts>|More than one <sort>|A few different <sorts>].
askShare rough !far > [<rough>|I'd say <rough>|Probably <rough>|At a guess, <rough>].
askShare !rough !far > [About a third|Probably a quarter|Less than half, I think|Nearly half|A third or so].
askTaking !far > [Longer than it should|Longer than I'd like|It varies, but too long|Too long, some weeks|Longer than you'd think].
askSince !far > [A few years now|Two or three years|A good few years|Some years now].
askMuch price !far !junior > [A bit more than that|More than that|More than you charge, I think|Not far off that, I think|I'd have to look it up].
askMuch !price !far !junior > [More than I'd like|I'd have to look it up|Too much|I'd have to check what it comes to|I'd have to find the last bill].
askLast oftener !far > [A few weeks ago|Last month, I think|Some time last month|Not that long ago].
askLast everyYear !far > [A few months ago|Some time this year, I think|Last spring, I think|In the fall, I think|Just before the summer].
askLast !recurs !whole !far > [Some time last year|About a year ago|Last spring, I think|Longer ago than it should be|In the fall, I think|Two years ago, maybe|Before my time|I'd have to look that up|Just before the summer|Not for a good while].
askLast !recurs whole !far > [Some time last year|About a year ago|Last spring, I think|Longer ago than it should be|In the fall, I think|Two years ago, maybe|I'd have to look that up|Just before the summer|Not for a good while].
askBegins !far > [It varies from year to year|It depends on the year|Hard to say yet|In a few weeks, I think|Sooner than I'd like].
askOneDay !far > [Tuesday would be best|Wednesday suits us|Thursday, please|Wednesday or Thursday|Tuesday, I'd say].
askDay !far > [Tuesdays, usually|Wednesdays|Thursdays, mostly|Mondays, I'd say|Tuesday or Wednesday].
askWho ownPeople iDo !junior !far > [I <iDo>, mostly|One of my team <theyDo>|Two of us <iDo>|I <iDo> myself].
askWho ownPeople !iDo !junior !far > [I do, mostly|One of my team does|Two of us do].
askWho ownPeople iDo junior !far > [A colleague <theyDo>|One of the others <theyDo>|Somebody else here <theyDo>].
askWho ownPeople !iDo junior !far > [A colleague does|One of the others does|Somebody else here does].
askWho byExperts !far > [An outside firm|A contractor|A local firm|A firm we've had for years|A firm comes in for that|An outside firm, same one every time|Somebody from outside].
askWho byFirms !askAddress !far > [A firm we've had for years|The same people we've used for years|An outside firm|A firm we've been with for a while].
askWho byFirms askAddress iDo !far > [I <iDo>, mostly|One of my team <theyDo>|Two of us <iDo>].
askWho byFirms askAddress !iDo !far > [We do that ourselves|Our own people do].
askSupplier !far > [A local firm|Somebody local|A firm we've used for years|The same people we've used for years|A couple of local firms].
askWhere !far > [Locally, mostly|From a firm nearby|The same place we've used for years|From two or three places].
askWhat !far > [Nothing clever, to be honest|What we've always done].
askFate fate !far > [<fate>|<fate>|<fate>, mostly|<fate>, most of the time|<fate> at the moment].
askFate fated !far > [A local firm takes <fated>|A local firm picks <fated> up|We pay to have <fated> taken away|Somebody comes for <fated> now and then|We give some of <fated> away and throw out the rest].
askUse ofSystem !far > [An older system|Something we've had for years|An old one, it does about half of it|An older one, and spreadsheets for the rest|One we've outgrown, to be honest].
askUse rough !far > [<rough>|<rough>, mostly|<rough> at the moment].
askUse !ofSystem !rough !far > [I'd have to look that up|I'd have to check].
${HOW}
askOften upkeep isLegal !far > [As often as we have to|As often as the rules say].
askOften upkeep every !isLegal !far > [<every>, more or less|Less often than that, to be honest|Not as often as that|About as often as you say|<every>, or we try to].
askOften upkeep !every !isLegal !far > [Not as often as we should|Less often than we should|When somebody gets around to it|When it needs it|No fixed times for it].
askOften goesWrong !far > [More often than I'd like|Now and then|Often enough to notice|More than I'd like].
askOften !upkeep !goesWrong !far > [It varies|It depends|No fixed pattern|It varies a lot].
askEither ownWork !far > [In house, <ownWork>|<ownWork>, we do it in house|In house. <ownWork>].
askEither side clause !far > [<side>|<side>|At the moment <side>].
askEither side !clause !far > [<side>|<side>|<side>, as it happens].
askSeen !far > [I did, yes|Yes, I saw it|I did, sorry for the silence|I did see it, thanks].
`;
/** How many are missing, or stand empty, where somebody would like that changed. */
const SHORT = `
askMany missing rough !inline !far !junior > [<rough>|<rough> at the moment|<rough> right now|<rough>, more than I'd like].
askMany missing !rough !inline !far !junior > [More than I'd like|A good few|Quite a few right now].
`;
/** What a sender leaves to the reader's choice, and what they want to be told or sent. */
const CHOICES = `
askChoice choice !ofWorth !far > [<choice>, please|<choice> would be best|<choice>|I'd say <choice>|Probably <choice>|<choice>, I think].
askChoice choice ofWorth !far > [<choice>|I'd say <choice>|Probably <choice>|<choice>, I think|Definitely <choice>|<choice>, no question].
askChoice timed !uneven !ofMany !far > [Either is fine|Either would work|I don't mind which].
askChoice order !far > <order>.
askGive askCount !far > [I'll count them and let you know|Let me count them and I'll tell you|I'll have them counted] [tomorrow|this week|by Friday].
askGive wanted !askCount !far > [I'll send you <wanted>|I'll get you <wanted>|You'll have <wanted> from me] [tomorrow|this week|on Monday|by Friday].
askGive !wanted !far > [I'll send you that|I'll get that to you|You'll have that from me] [tomorrow|this week|on Monday|by Friday].
`;
const ENDING = `
askEnds inMonth !far > [March|May|June|September|October|November][, I think|, if I remember right|].
askEnds inMonth !far > In [March|April|June|September|October|November].
askEnds oftener !inMonth !far > [In a few weeks|In about a month|Towards the end of next month|Early next month].
askEnds everyYears due !inMonth !far > [Next year, I think|Some time next year].
askEnds due !everyYears !oftener !inMonth !far > [In March|In the spring|In the fall|In June, I think|Before the summer].
askEnds everyYear !due !inMonth !far > [In the spring|In the fall|In June, I think|In March|Before the summer].
askEnds !due !recurs !inMonth !far > [End of|Early|In] [March|May|June|July|September|October] next year.
askEnds !due !recurs !inMonth !far > [End of the year|I'd have to check, early next year I think].
`;
/** Requests before the last one, which has lines of its own. */
const EARLIER = `
askRight owner > [That's me|That would be me|I look after that].
askRight !owner !whole !far > [That would be my manager|My manager looks after that].
askSend !far !junior > [Yes, send it over|Yes please, send it|Please send it].
askQuote !far !junior > [Yes, let's have a price|A price would be useful|Happy to get a price].
askSample !far !junior > [Yes, we'd try one|Yes, send one|We'd try it].
askTrial !far !junior > [Yes, we'd try it|We'd give it a go].
askVisit !far !junior > [Yes, come by|You're welcome to come by].
askGo !far !junior > [Yes, go ahead|Yes please|Please do].
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
askUnread inline > [It varies|Hard to say|It varies a lot].
askOften inline > [Every few weeks|A few times a year|Once a month or so|Two or three times a year|About once a month].
askPain inline > [Finding the time, mostly|Mostly the time it takes|It takes up too much time|It always comes on top of everything else|It depends too much on one person].
askWish inline > [Hard to say|I'd have to think about it|Nothing big|Not much, to be honest].
askFigure inline > [I'd have to look it up|I don't have that to hand].
askWhich !habit inline > [I'd have to check|I'd have to look].
askTrouble inline > [Not really|Now and then|Not often].
askSo lacking !far > [Not really|No, not really|I don't think so|Not that I know of|Not at the moment|No, <weDont>|No, <weDont>, to be honest].
askSo ofAnybody handsOn !lacking !saysNo !far > [I do|I do it myself|Yes, I do|Yes, I do it myself].
askSo weDo !lacking !saysNo !far > [Yes, <weDo>|<weDo>, yes|<weDo>, as it happens].
askSo !weDo !lacking !saysNo !far > [Yes|Yes, pretty much].
askSo ever weDont !askWho !askSupplier !far > [No, <weDont>|No, not so far|Not so far, no].
askSo ever !weDont !askWho !askSupplier !far > [No, not that I know of|Not as far as I know].
`;

export const SELLER_ANSWERS_TEXT = `
# interested
${SHORT}${FACTS}${CHOICES}${ENDING}${EARLIER}${YES}
askSo saysNo still !far > [No, we have something for that, but it could be better|Not these days, though there's room for something better|No, we changed that, but it isn't perfect|We have something for that now, but it could be better].
askHave weDo !far > [Yes, <weDo>|<weDo>, yes|Yes, as it happens].
askDone !yet !far > [Not yet|Not so far|Not yet, no].
askDone yet !far > [Not yet|Not yet, no|No, nothing fixed so far].
askState side !fine !far > [<side>|<side>, as it happens].
askState fine !far > [Could be better, to be honest|More or less, but it could be better|Not entirely].
askHappy !far > [Not entirely|It could be better|Mostly, not always|Not as much as I'd like].
askTrouble !far > [Yes, more than I'd like|Now and then, yes|Yes, at times|At times].
# question
${SHORT}askTrouble !far > [Now and then|At times, yes|A bit, yes|Yes, at times].
${FACTS}${CHOICES}${ENDING}${EARLIER}${YES}
askSo saysNo still !far > [No, we have something for that, but it could be better|Not these days, though there's room for something better|No, we changed that, but it isn't perfect|We have something for that now, but it could be better].
askSo saysNo !still weDont !far > [No, <weDont>|No, not at the moment|Not at the moment, no].
askHave weDo !far > [Yes, <weDo>|<weDo>, yes|Possibly, yes].
askDone !yet !far > [Not yet|Not yet, no|No, not yet|Not so far].
askDone yet !far > [Not yet|No, not yet|Nothing fixed so far].
askState side !fine !far > [<side>|<side>, as it happens].
askState fine !far > [Could be better, to be honest|More or less, but it could be better|Not entirely].
askHappy !far > [Mostly|It could be better|On the whole, yes].
# timing
askMany missing !inline !far !junior > [None right now|None at the moment|None just now|Only the odd one right now].
askBudget !far !junior > [None left this year|All spent for this year|Nothing until the next budget round|We set that in the new year|There's none before the next financial year].
askSaysYes weDo !far > [Yes, <weDo>|<weDo>, yes|Yes].
askSaysYes !weDo !far > [Yes|Yes, as it happens].
askSaysNo weDont !far > [No, <weDont>|No, <weDont>, to be honest|No].
askSaysNo !weDont !far > [No|No, not that I know of].
askChoice choice !timed !far > [Probably <choice>|<choice>, when we get to it|<choice>, if and when|I'd say <choice>, one day].
askChoice !choice !timed !far > [Can't decide that yet|That's for later].
askGive wanted !givesToo !far > [I can't get to that just now|I've no time for that just now|I don't have time for that now].
askGive !wanted !givesToo !far > [I haven't got that to hand|I can't dig that out just now|I don't have time to look for that now].
askTrouble !far > [Now and then|At times, yes|A bit, yes].
${FACTS}
askSo lacking !far > [Not really|I don't think so|Not that I know of|Not at the moment].
askSo ofAnybody handsOn !lacking !saysNo !far > [I do|I do it myself|Yes, I do].
askSo weDo !lacking !saysNo !far > [Yes, <weDo>|<weDo>, yes|Yes, <weDo>, as it happens].
askSo !weDo !lacking !saysNo !ever !far > [Yes|Yes, pretty much].
askSo saysNo !still weDont !far > [No, <weDont>|No, not at the moment|Not at the moment, no].
askSo ever weDont !askWho !askSupplier !far > [No, <weDont>|No, not so far|Not so far, no].
askEnds recurs ofContract !far > [It only renewed last month|It's only just renewed|We renewed a few weeks ago].
askEnds recurs !ofContract !far > [We've only just had it done|It was only done last month|That's just been done|It's just behind us].
askEnds !recurs !ofContract !far > [Not for a good while|Not any time soon|Not before next year].
askEnds everyYears ofContract !far > [Not until next year|Not before next year|A good year to go yet].
askEnds !inMonth !recurs !everyYears ofContract !far > [Not for a good while yet|Not any time soon|Not before next year].
askHave weDont !far > [Not right now, no|At the moment <weDont>|Not at the moment, no].
askDone yet !far > [Not yet|Not yet, no|No, not yet].
askDone weDo !yet !far > [Yes, for now|<weDo>, for now|Yes, <weDo>].
askDone !weDo !yet !far > [Yes, for now|For now, yes|As far as I know, yes].
askState side !far > [<side>|<side>, as it happens].
askHappy !far > [For now, yes|Happy enough for this year|On the whole, yes].
# soft_objection
askSo still !lacking !ofThings !far > [Not any more|Not for a while now|No, we have something for that|Not much these days, no|No, mostly not].
askSaysYes weDont !ifSo !far > [No, <weDont>|No].
askSaysYes !weDont !ifSo !far > [No|Not really].
askSaysNo weDo !far > [Yes, <weDo>|<weDo>, yes].
askSaysNo !weDo !far > [Yes|Yes, for the most part].
askWould inline > [Maybe|I'm not sure|Possibly, but I doubt it|It would depend on the rest].
askUnread inline > [It varies|Hard to say].
askPain inline > [Finding the time, I suppose|Mainly the time it takes|Nothing much, to be honest].
askWish inline > [Hard to say|Not much, to be honest].
askSo ever !weDo !far > [Not that I know of|Not as far as I know].
askChoice choice !timed !far > [<choice>, if anything|If anything, <choice>].
askChoice choice !timed !far > <choice>, if we ever did.
askGive wanted !givesToo !far > [I don't have <wanted> to hand|I'd have to dig out <wanted>].
askGive !wanted !givesToo !far > [I don't have that to hand|I'd have to dig that out].
askTrouble !far > [Not really|No, not really|Not much|Now and then, no more].
askMany missing !inline !far !junior > [One or two, no more|Only the odd one|Hardly any right now|None just now|One, maybe].
askMany rough !missing !far !junior > [<rough>|I'd say <rough>].
askMany !rough !missing !per !inline !measured !far !askEnds > [Not many|Only a few|A handful].
askMany !rough !missing per !inline !measured !far > [Not that many|Not that many, some <per>s more].
askMany !rough inline > [It varies|Hard to say|I couldn't put a number on it|I've never counted].
askMany optional !missing !runsFleet !askEnds !askWho !askSo !askHow !askVisit !far > [None at the moment|None of our own|None any more].
askWhich habit !far > [More than one <sort>|A couple of different <sorts>|Two or three <sorts>].
askShare rough !far > [<rough>|I'd say <rough>|Probably <rough>].
askTaking !far > [Not that long|Not as long as you'd think|Long enough, but we manage].
askLast !far > [Not that long ago|Some time this year, I think|Last year, I think|A few months ago|In the spring|Only last month].
askBegins !far > [It varies|It depends on the year].
askOneDay !far > [Wednesday, if any|Thursday, I suppose|Tuesday, if at all].
askDay !far > [Tuesdays, maybe|Thursdays, I suppose|Mondays, mostly|Wednesdays, if any].
askAge !far > [Not that old|Not as old as you'd think].
askWho ownPeople iDo !junior !far > [I <iDo>, mostly|One of my team <theyDo>].
askWho ownPeople !iDo !junior !far > [I do, mostly|One of my team does].
askWho ownPeople junior !far > [A colleague does|One of the others does|Somebody else here does].
askWho byFirms !far > [A firm we've had for years|The same people we've used for years|An outside firm].
askWho byExperts !far > [An outside firm|A contractor|A local firm|A firm we've had for years].
askSupplier !far > [A local firm|Somebody local|A firm we've used for years].
askWhere !far > [Locally, mostly|From a firm nearby|The same place we've used for years].
askFate fate !far > [<fate>|<fate>, for now|<fate>, as we always have].
askFate fated !far > [A firm we've had for years takes <fated>|A local firm picks <fated> up|Somebody comes for <fated>].
askWhat !far > [What we've always done|Nothing clever, but it works].
askBudget !far !junior > [Not much this year|Next to nothing this year|A small one, and most of it is spoken for|Less than you'd hope|We don't have one for this].
askUse ofSystem !far > [An older one, and it works|Something we've had for years|One that does what we need].
${HOW_WITHOUT_NEED}
askOften upkeep every !far > [<every>|<every>, as we should|As often as we have to].
askOften upkeep !every !far > [When it needs it|Regularly|Often enough].
askOften goesWrong !far > [Not often|Now and then, no more|Not as often as you'd think].
askOften !upkeep !goesWrong !far > [It varies|Not that often|It depends].
askEither ownWork !far > [In house, <ownWork>|In house. <ownWork>].
askEither side clause !far > [<side>|For now <side>].
askEither side !clause !far > [<side>|<side>, as it happens].
askState changed !far > [<changed>|No, <changed>|<changed>, thanks].
askState !changed side !far > [<side>|<side>, as it happens].
askSeen !far > [I did, yes|Yes, I saw it|I did see it].
askEnds recurs ofContract !far > [It's only just renewed|It renewed not long ago|We renewed it a while back].
askEnds recurs !ofContract !far > [It's booked in already|That's arranged already|We've only just had it done].
askEnds !recurs !far > [Not for a good while|A good while off yet|Not this year].
askSo weDo !far > [Yes, <weDo>|<weDo>, yes].
askSo !ever !weDo !far > [Yes|Yes, for the most part].
askHave weDo !far > [Yes, <weDo>|<weDo>, yes].
askDone weDo !far > [Yes, <weDo>|<weDo>, yes|Yes].
askDone !weDo !far > [Yes, I think so|Yes, it's seen to|Yes].
askHappy !far > [Yes, on the whole|Happy enough|We are, mostly].
# not_interested
askSo still !lacking !ofThings !far > [No, not any more|Not any more, we have something for that|No, we stopped that a while ago|No, we've sorted that|Not for a while now].
askSo weDont !still !ever !lacking !ofThings !far > No, <weDont>.
askSaysYes weDont !ifSo !far > [No, <weDont>|No].
askSaysYes !weDont !ifSo !far > [No|Not really].
askSaysNo weDo !far > [Yes, <weDo>|<weDo>, yes].
askSaysNo !weDo !far > [Yes|Yes, it's seen to].
askSo ever !weDo !far > [Not that I know of|No, not as far as I know].
askTrouble !far > [Not really|No, not really|No, we're fine].
askMany missing !far > [None|None right now|None at the moment|None just now].
askMany rough !missing !far > [Only <rough>|<rough>, no more|Only <rough> at the moment].
askMany !rough !missing !per !measured !far !askEnds > [Not many|Only a few|Hardly any].
askMany optional !missing !runsFleet !askEnds !askWho !askSo !askHow !askVisit !far > [None|None of our own|None any more|None at the moment].
askAge !far > [Not that old|Not old enough to worry].
askWho ownPeople iDo !junior !far > [I <iDo>|One of my team <theyDo>].
askWho ownPeople !iDo !junior !far > [I do|One of my team does].
askWho ownPeople junior !far > [A colleague does|One of the others does|Somebody else here does].
askWho byFirms !far > [A firm we're happy with|People we're happy with].
askWho byExperts !far > [A firm we're happy with|A contractor we're happy with|An outside firm we're happy with].
askSupplier !far > [A firm we're happy with|Somebody local we're happy with|The same people we've used for years].
askWhere !far > [Locally|From a firm we're happy with].
askFate fate !far > [<fate>, and that's fine|<fate>, and it suits us].
askFate fated !far > [A firm we're happy with takes <fated>|A local firm picks <fated> up, and that's fine].
askWhat !far > [What we've always done, and it works|Nothing clever, and that's fine].
askBudget !far !junior > [There isn't one|None for this|We don't have one for this|No budget for it|Nil this year].
${HOW_REFUSED}
askOften upkeep !far > [Often enough|As often as we have to|Regularly].
askOften goesWrong !far > [Hardly ever|Rarely|Not often].
askOften !upkeep !goesWrong !far > [Not often|Hardly ever|Not that often].
askEither side !clause !far > [<side>, and that's fine|<side>, as it happens|<side>].
askEither ownWork !far > [In house, <ownWork>|In house. <ownWork>, and it works].
askEither side clause !far > <side>.
askState changed !far > [<changed>|<changed>, a while ago|No, <changed>].
askState !changed side !far > <side>.
askSeen !far > [I did, thanks|Yes, I saw it|I did see it, sorry].
askEnds recurs ofContract !far > [It's renewed already|We've already renewed it].
askEnds recurs !ofContract !far > [It's booked already|That's arranged already|It's just been done].
askEnds !recurs !everyYears ofContract !far > [Not for a good while|Not any time soon|Not this year].
askEnds everyYears ofContract !far > [Not any time soon|Not for a good while].
askEnds !recurs !ofContract !far > [Not any time soon|Not for a good while].
askSo weDo !still !far > [Yes, <weDo>|<weDo>, yes|<weDo>, as it happens].
askSo weDo still !far > [<weDo>, and it works|Yes, <weDo>, and we like it that way].
askHave weDont !far > [No, <weDont>|No|Not at the moment, no].
askDone weDo !far > [Yes, <weDo>|<weDo>, yes|Yes].
askDone !weDo !far > [Yes, all done|Yes, it is|Yes].
askHappy !far > [Yes, very|Yes, we are|Happy, yes].
`;
