import { PASSED } from './fragments.ts';

/** Answers to researchers and to requests for feedback; `readStock` explains the format. */
export const ANY_SURVEY_TEXT = `
# interested
inline > [Hope that helps|Good luck with it|Hope it's of use|Good luck with the study|Interested in what comes out|Let me know what you find|Hope you get plenty of answers|All the best with it|Ask again if anything's unclear].
owner linked !interview > [Done|Filled it in|Just done it|All filled in|Done just now][, hope it helps|, good luck with it|. Good luck|, took no time|].
owner linked !interview > [Happy to|Sure|Yes, no problem|Yes], [I'll do it tonight|I'll do it over lunch|I'll fill it in tomorrow|I'll do it this afternoon|I'll do it today].
owner !linked !interview !inline > [Happy to help|Yes, happy to|Yes, no problem|Glad to help|Sure, happy to][. I can do it this week|. This week is fine|. I'll find the time|, I'll find the time this week|. I can do it tonight].
owner interview !linked choice > [Happy to talk|Yes, happy to|Sure, happy to|Glad to]. [<choice> works|<choice> suits me|<choice> is best for me|<choice>, please].
owner interview !linked !choice > [Happy to talk|Yes, happy to|Sure, happy to|Glad to]. [When suits you?|What time suits you?|You pick the time|Give me a call|Send me a time that suits you].
owner interview linked > [Happy to help|Glad to help|Sure], [I'll do it tonight|I'll do it today|I'll do it over lunch].
owner !linked order > [Happy to help|Sure|Yes, no problem|Glad to help]. <order>.
!owner !inline !beside > [I'm not sure I'm the right person|I may not be the best person to ask|I'm not sure how much I can tell you], but [happy to help|I'm happy to try|glad to help if I can|I'd like to help].
beside seat > <seat>, so [I may not be who you need|I'm not sure I'm who you need|I'm not sure I'd be much use]. [Good luck with it.|I hope you find enough people.|Who were you after?]
beside !seat > [I may not be who you need|I'm not sure I'd be much use|I'm probably not who you need]. [Good luck with it.|I hope you find enough people.|Who were you after?]
# question
inline > [Is that enough|Is that the sort of thing you need|Do you want it in more detail|Would you like exact figures|What do others say|Do you need more than that]?
!inline !interview !beside > [Can I come back to you next week|Can I do it over the weekend|Is next week too late|Can it wait until Monday]? [Happy to help|I'd like to help|Glad to do it].
interview !beside > [Do I have to prepare anything|Is next week all right|Would an evening be all right|Could we do it early in the day|Can a colleague join in]? [Happy to talk|I'd like to help|Happy to help].
!owner !beside > [How did you get my name|Who else are you asking|How did you come to me]? [I can try|I'm not sure how much I can tell you|I don't know how much I can tell you].
beside seat > [Are you sure this is for me|Did you mean to send this to me|Is this meant for me|Has this come to the right person]? <seat>[|. How did you get my email?|. Is there somebody else you meant?].
beside !seat > [Are you sure this is for me|Did you mean to send this to me|Is this meant for me|Has this come to the right person]? [I can't think what I could tell you|I don't know anything about that|I'm not sure why it came to me][|. How did you get my email?|. Is there somebody else you meant?].
# timing
owner linked > [Not this week, sorry|Swamped this week|No time this week, sorry|Too busy this week|I can't get to it this week]. [I'll try over the weekend.|Is it too late after that?|Would next Monday still be all right?|Can you send me a reminder?|I'll do it next week if that's in time.|Remind me in a week or so.]
owner linked > [Not right now|Busy time here|I've no head for it just now|It'll have to wait], but [I'll try to do it soon|I'll do it when it's quieter|I'll do it if there's still time|I'll sit down with it over the weekend].
!owner !inline !beside > [Not this week|Swamped this week|Too busy this week|Busy time here], [sorry|I'm afraid]. [I'm not sure I could tell you much anyway|I may not be the right person anyway|I'm not sure I'd be much help anyway|I'm not sure it's one for me].
owner !linked !inline !interview > [Not this week, sorry|Swamped this week|No time this week, sorry|Too busy this week|Busy time here]. [Is next week too late?|I could do it next week.|Ask me again in a week or so.]
owner interview !linked > [Not this week, sorry|Swamped this week|No time this week, sorry|Too busy this week]. [Could we talk next week?|Next week would work.|Ask me again in a week or so.|The week after would be better.]
inline > [Not this week, sorry|Swamped this week|No time today, sorry|On the road this week|I'd have to look first]. [I'll write back next week.|Is next week too late?|Can you remind me on Monday?|You'll hear from me next week.|I'll answer when I'm back at my desk.]
beside seat > <seat>, so [I may not be who you need|I'm not sure I'd be much use|I'm probably not who you want][|. Good luck with it|, sorry|. Hope you find enough people].
beside !seat > [I'm not sure I'd be much use|I'm probably not who you want|I may not be who you need][|. Good luck with it|, sorry|. Hope you find enough people].
# referral
owner !alone > [I won't get to it myself|I haven't got the time myself|I'm short of time myself], so I've [asked one of the others here to answer|passed it to a colleague here|forwarded your email to a colleague][. Good luck|. Hope it helps|].
!theirs !owner !beside !alone > [I'm not sure I'm the right person|I may not be the best person to ask|I'd rather not myself|I'll leave it to others], but [I've passed it on|I've forwarded it here|I'll mention it here|I'll ask around here][|. No promises|. Good luck with it].
beside seat > Not me, <seat>. [You'd want somebody in that line|Best to ask people who do it].
beside !seat > [Not me|I'm not who you want]. [You'd want somebody in that line|Best to ask people who do it].
# soft_objection
inline > [I don't know how typical that is|We may not be typical], [though|so it may not help you much].
inline > [That's as much as I can say|I'd sooner not go into more detail|I'd rather you didn't quote me on it|I'm not sure it helps you much].
!inline !owner !beside > [I'm not sure I can help much|I doubt I can tell you much|I'm not sure what I could tell you|I don't usually do these][, to be honest|, I'm afraid|, sorry|]. [Good luck with it|I hope you find enough people|].
owner !beside > [It's a busy week|I'm not sure I'll find the time|Can't promise], but [I'll try|I'll have a look|I'll see what I can do].
beside seat > <seat>, so [I doubt I can help|I'm not sure I'd be much use|I doubt my answers would help you].
beside !seat > [It isn't my field|I don't know much about that], so [I doubt I can help|I'm not sure I'd be much use].
# hard_objection
[I don't do these|I don't take part in these|I don't answer these], [sorry|as a rule|I'm afraid].
beside seat > <seat>, [that has nothing to do with my work|so please check who you ask|so please ask somebody else].
beside !seat > [That has nothing to do with my work|I know nothing about that], so [please check who you ask|please ask somebody else].
# not_interested
[No time for this|I don't have time for this|I'll pass|I'd rather not|I'll leave it][, sorry|, thanks|. Good luck with it|, but good luck|].
[Not for me|I won't take part|I'll leave this to others][, sorry|, thanks|. Good luck with it|].
beside seat > [No thanks|Wrong person, I think|Not for me], <seat>[|. Good luck with it|, sorry].
beside !seat > [Not for me|I don't know enough about that|I'm not who you want][, sorry|, so I'll pass|. Good luck with it].
# opt_out
[No more of these|No more requests like this|Please no more of these|Please don't send me any more of these][, thanks||, please].
[Please take me off your list|Take me off your list|Please remove me from your list|Please unsubscribe me][, thanks||].
`;

/** Answers to people who ask for gifts (`donor`), sponsors or investors; `readStock` explains the format. */
export const ANY_APPEAL_TEXT = `
# interested
!donor !far junior > [It looks interesting|I like it|Sounds good], but [I don't decide on investments|I don't make those decisions|that isn't up to me]. [I've passed it on|I'll pass it on|I can show it to the partners].
junior donor > [I like it|It's a good cause|I'd like us to do it|That's worth doing], but [I don't decide on these|I can't say yes for the firm|it isn't my money to give]. [I've passed it on with a good word|I'll put in a good word here|I'll ask here this week].
donor !sponsor !ofOwn !linked > [Yes, happy to help|Yes, we can do that|Happy to|We'd be glad to help|Of course, happy to help|Yes, put us down|Yes, we'll do it]. [I'll call you.|Can you call me about it?|Give me a call this week.|You'll hear from me this week.|Glad you asked.]
donor linked !sponsor !ofOwn > [Yes, happy to help|Happy to|We'd be glad to help|Of course, happy to help]. [I'll see to it this week.|I'll do it tonight.|Glad you asked.]
donor cash linked !sponsor > [Just given|Just donated|Done|Gave something just now][, good luck with it|. Good luck|, hope you get there|].
donor sponsor !ofOwn !junior > [Yes, we'd be glad to|Yes, put us down|Count us in|Happy to|Yes, we'll do that]. [Please send an invoice.|Who do we pay?|How do we pay?|Can you send an invoice?]
sponsor !ofOwn !junior logo > [Yes, put us down|Count us in|Happy to]. [Where do I send the logo?|What format do you need the logo in?|I'll send the logo this week.]
!donor !far !junior > [Interested|I'd like to hear more|Sounds good so far|Worth a conversation]. [Give me a call this week|Can we talk next week?|I'll read it properly and come back to you|I'll come back to you with questions].
!donor far > [I don't invest myself|I've never invested in anything|I don't invest as a rule], but [I can pass it on to somebody who does|I may know somebody who does|I'll show it to a friend who does]. [No promises|Good luck with it|]
donor ofOwn > [Yes, happy to help|Happy to|I'd be glad to help|Of course, happy to help|Good cause, count me in|Yes, I'd like to help]. [I'll see to it this week.|I'll share it with a few people too.|I'll get back to you this week.|I'll do it tonight.]
# question
!donor !far junior > [Shall I pass this on|Do you want me to show it to the others here|Should I forward it]? [I don't decide on investments|It isn't up to me what we invest in|I don't make those decisions].
junior donor > [Shall I pass this on|Shall I mention it here|Can I show it around here]? [It isn't my money to give|I don't decide on these|I can't say yes for the firm].
donor !sponsor !ofOwn > [Could we do it after the end of the month|Can I let you know next week|Can I come back to you on it next week|Can I ask the others here first]? [I'd like to help|I'm for it|Then I'm happy to|We'd like to help|].
sponsor !ofOwn !junior > [Could we do half|Can I come back to you on it|Can I let you know next week]? [I'd like to help|We'd like to help|I'm for it].
!donor !far !junior > [Can we talk next week|Can you call me about it|Could we talk it through|Can I come back to you with a few questions]? [Interested so far|I'd like to know more|Sounds interesting].
!donor far > [Are you sure this is for me|Did you mean to send this to me|Is this meant for me|Has this come to the right person]? [I'm no investor|I don't invest][|. How did you get my email?|. Is there somebody else you meant?].
donor ofOwn > [Can it wait until next month|Is next month too late|Can I let you know at the weekend]? [I'd like to help|I'm happy to do something|I'd be glad to help|I'd like to do my bit].
donor ofOwn cash > [Do I get a receipt|Is it tax deductible|Does a small amount help|Can I pay by card]? [I'd like to help|I'm happy to give something|Then I'd be glad to|I'd like to do my bit].
# timing
!donor !far junior > [I don't decide on investments|It isn't up to me what we invest in], and [those who do are away this week|it's a busy week for those who do]. [I'll pass it on next week|I'll show it to them when it's quieter].
junior donor > [I don't decide on these|I can't say yes for the firm|It isn't my money to give], and [it's a busy week here|people are away this week|nothing gets decided this week]. [I'll ask next week|I'll ask when it's quieter|I'll bring it up next week].
donor !ofOwn > [We've given what we can this year|We've already picked our causes for this year|We've done our giving for this year|There's nothing left for this year][, sorry|]. [Ask us again next year|Try us next year|Do ask again next year].
donor !ofOwn > [Not before next month|I can't say before next month|It'll have to wait a few weeks], [we decide these once a month|I have to ask the others first|we look at these together][. I'll let you know|. I'll come back to you].
!donor !far !junior > [Too early for me|No new investments right now|I'm not doing any new ones this year]. [Keep me posted|Try me at the next round|Ask me again next year].
!donor far > [I don't invest|I don't invest in anything], so [it isn't for me|I'm not who you want|I'm no use to you]. [If I meet somebody who does I'll pass it on|Good luck with it|Good luck with the round].
donor ofOwn > [I can't this month|It's a bad month for me|I've helped a few already this year|Not right now|I can't right now], [sorry|I'm afraid]. [Ask me again in a few months|Try me again later in the year|Do ask again next year|I'll see what I can do later on].
# referral
!donor !far junior > [I don't decide on investments|That isn't up to me|I don't make those decisions]. ${PASSED}.
donor !exec !ofOwn !whole > [Head office decides on these|I don't decide on these|It isn't up to me|Somebody else decides on these here]. ${PASSED}.
donor !ofOwn !leads > [A colleague looks after these|A colleague deals with these|These go to a colleague|We have somebody for these]. ${PASSED}.
donor !ofOwn leads > [I've shown it to the others here|I've passed it round here|I've put it to the others here]. [No promises|They like to have a say|They'll have to agree|You'll hear if we can help].
!donor !far !junior > [I'm not doing new ones at the moment|I won't get to it myself|I can't take it on myself], but [I know somebody who may want to see it|somebody I know may like it|somebody I invest with may want to see it]. ${PASSED}.
!donor far near > [I don't decide on investments|That isn't up to me], [so I've passed it on to those who do|so I've sent it to the people who do].
!donor far !near > [I'm no investor|I don't invest]. [You'd do better with an angel network|Best to try a fund that does this|Try somebody who invests].
donor ofOwn > [I can't do much myself|I can't help right now|I've done what I can this year], but [I've shared it with the people I work with|I've put it up at work|I've sent it round at work].
# soft_objection
!donor !far junior > [I don't decide on investments|That isn't up to me], and [I'm not sure it's for us|I can't say if it's of interest|we get a lot of these]. [I can pass it on, no promises|I'll mention it, no promises|].
junior donor > [It isn't up to me|I can't say yes for the firm|I don't decide on these], and [we get asked a lot|we turn most of these down|I'm not sure they'd say yes]. [I can pass it on, no promises|I'll mention it|I can ask].
donor !ofOwn > [We get a lot of these|We're asked a lot|We get asked most weeks|There are more of these than we can help], so [I can't promise|I can't say yes to all of them|I can't say yes yet]. [I'll ask|Let me ask the others|I'll see what we can do|I'll let you know by the end of the month|].
donor !ofOwn > [We normally support one charity a year|We usually stick to one cause|We've got a charity we support already], so [I can't promise|probably not|I can't say yes yet].
sponsor priced !ofOwn !junior > [It's more than we can do|That's a bit much for us|That's more than we usually give]. [Would less help|Is there a smaller way to help|Would half be any use]?
!donor !far !junior > [It's early for me|It's a crowded market|I'd have to think about the market], so [probably not|I'd need to see more|I'm not sure].
!donor far > [I don't invest|I've never invested in anything like this|I'm not an investor], so [I doubt I'm who you want|probably not|I'm not sure why you wrote to me].
donor ofOwn > [I help a few others already|I've got my own causes|I can't do much at the moment|I get asked a lot], so [I can't promise|I'm not sure|probably not much|it may not be much].
# hard_objection
!donor !far junior > [I don't decide on investments|It isn't up to me what we invest in], and [I don't pass these on|I won't be passing it on]. [Sorry|Please don't write again|].
junior donor > [I don't decide on these|It's not my money to give|That's not up to me], and [I won't be passing it on|I won't be asking for you|we don't do these]. [Sorry|Please don't ask again|].
donor !ofOwn > [We don't give to requests by email|We have our own charity and stick to it|We don't give to causes that write to us], [sorry|it's our policy|I'm afraid].
sponsor !ofOwn !junior > We don't [sponsor anything|do sponsorship], [sorry|it's our policy|I'm afraid].
!donor !far !junior > [I don't invest in companies this way|I don't take pitches by email|I'm not doing any new investments][, sorry|, I'm afraid|].
!donor far > I don't [invest in anything|invest in companies|put money into companies], [sorry|so please don't write again|and that won't change].
donor ofOwn > I don't [give to requests by email|give to people I don't know|answer appeals by email], [sorry|I'm afraid|so please don't ask again].
# not_interested
!donor !far junior > [I don't decide on investments|Not my decision|That isn't up to me][, sorry|, so no|. Good luck with it|. Good luck with the round].
junior donor > [I can't say yes to that|It isn't my money to give|That isn't up to me|I don't have a say in that][, sorry|. Good luck with it|, but good luck|. All the best with it].
donor !ofOwn > [We can't help this time|Not this time|We can't this year|We'll have to say no|Not this year][, sorry|. Good luck with it|, but good luck|. All the best with it|. I hope others can].
donor !ofOwn > [Thanks for writing|Thanks for asking|Thank you for writing], but [we can't|not this time|we'll have to say no].
!donor !far !junior > [Not for me|I'll pass|Not something I'd invest in|Too early for me][, thanks|, sorry|. Good luck with it|, but good luck].
!donor !far !junior > [Thanks for writing|Thanks for thinking of me|Thank you for writing], but [it's not for me|I'll pass|I won't be investing].
!donor far > [I don't invest|Not something I do|I'm no investor|Not for me][, sorry|, thanks|. Good luck with it].
donor ofOwn > [I can't this time|I can't just now|I can't help with this one|Not this time][, sorry|. Good luck with it|. I hope others can|. All the best with it].
# opt_out
donor > [No more appeals|Please send no more appeals|No more appeals to this address][, thanks|, please|].
[No more of these|Please take us off your list|Take us off your list|Please remove us from your list|Please take me off your list][, thanks|, please|].
`;

/** Answers to a newsletter (`issue`) or a flyer; `readStock` explains the format. */
export const ANY_ADVERT_TEXT = `
# interested
unsuited !issue > [Got this, thanks|Thanks for this|Thanks], [I've passed it on|I'll show it to somebody here|I'll mention it here|I'll forward it to a colleague].
issue > [Thanks, useful|Good issue, thanks|Liked this one, thanks|Good read, thanks|Enjoyed this one, thanks|Thanks, a good one][. Keep them coming|. I've shared it with a colleague|. Always worth a read|].
!issue > [Thanks, I'll have a look|Good timing, thanks|I'll have a look tonight, thanks|Thanks, I'll take a look|Just had a look, thanks][. Might well use it|. Just what we need|].
beside !issue > [Not one for me|Probably not for me|Nothing for me this time], but [I know somebody who might|I can think of somebody who might]. [I'll forward it|Can I pass it on?|I'll show it to them]
# question
unsuited !issue > [Shall I pass it on|Did you mean to send this to me|Is this meant for me]? [I'm not sure it's one for me|I can't quite tell|I don't order much].
issue > [Can you add a colleague to the list|Can my colleague get this too|Can I share this with my team|Can I forward this to a few people|Can you send it to my other address as well|Who do I write to with a question]? [Thanks|Good read|I like it].
!issue > [Can you call me about it|Can somebody call me about it|Can one of you call me about it]? [I'm interested|I may well take you up on it|I might be interested].
beside !issue > [How did I get on this list|Did you mean somebody else|Why did I get this]? [I can't think what I'd use it for|I have no use for it, I'm afraid|It isn't anything I'd use].
# timing
unsuited !issue > [Not right now|Nothing this week|Not this time], [but I'll show it around|but maybe later in the year|but I'll mention it here|but I'll pass it on].
issue > [No time to read it this week|I'll read it over the weekend|Saved it for the weekend|Saved for a quiet moment|Not got round to it yet][, thanks|, busy week|].
!issue > [Not this month|Not right now|Nothing we need right now], [thanks|sorry]. [Maybe next time|Perhaps later in the year|Keep me posted].
!issue > [We've only just ordered elsewhere|We've just bought something similar|We sorted this out last month|We've already got something in place for this year], [so not now|so maybe next time|so ask again next year|but I'll keep it in mind][.|, thanks.|, sorry.]
!issue > [Nothing right now|Nothing this month|Not for now|We're all set for now], [but maybe next time|but I'll keep it in mind|but perhaps later in the year|but I've saved it].
beside !issue > [Nothing I need|No use for it right now|Nothing for me right now], but thanks[.| anyway.| all the same.]
# referral
[Passed it on to a colleague|Forwarded it to a colleague|I've sent it on to a colleague|I've shared it with a colleague][, thanks|, more for them than me|, who may like it].
[This is more for a colleague than for me|A colleague deals with this], [I've forwarded it|I've passed it on].
beside !issue > [Not for me|I don't need it|Nothing I need]. [Others may have more use for it|Somebody else may want it|Sorry].
# soft_objection
issue > [Not much in it for me this time|I don't often get around to reading these|Only part of it is for me|I get a lot of these], [but thanks|but I'll stay on for now|so I may drop off the list].
!issue > [Not sure we need anything|Nothing we need right now|Probably nothing for us this time], [but I'll have a look|but thanks|so maybe another time].
beside !issue > [I'm not sure what I'd do with it|I can't see what I'd use it for|It's not really for me], [but thanks|but I'll pass it on if somebody asks|so probably not].
# hard_objection
issue > [I don't read newsletters|I don't read these|I never read these], [sorry|so it's wasted on me|I'm afraid].
!issue > [I don't buy from emails|We don't buy from emails like this|We never order from emails], [sorry|so please don't bother|so no].
beside !issue > [I have no use for any of this|This has nothing to do with me|I don't need anything like this], [so please don't bother|so please stop|so please take me off].
# not_interested
[Not for me|Nothing for me|Not my thing|I'll pass|Nothing in it for me][, thanks|, sorry|, but thanks|, I'm afraid|].
!issue > [Not interested|Nothing we need|No need here][, thanks|, sorry|, but thanks|].
beside !issue > [Not for me|Nothing I need|No use for it|I don't need any of it][, thanks|, sorry|, but thanks|].
# opt_out
[Unsubscribe|Unsubscribe me|Please unsubscribe me|Please take me off your list|Take me off your list|Please remove me from this list|Remove me from this list][, thanks||, please].
[Stop sending me these|No more of these|No more emails|Please stop these emails|Don't send me these][, thanks|, please|].
`;
