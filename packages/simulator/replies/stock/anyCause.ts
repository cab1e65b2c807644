import { PASSED } from './fragments.ts';

/** Answers to researchers and to requests for feedback; `readStock` explains the format. */
export const ANY_SURVEY_TEXT = `
# interested
feedback !rated > [All good, thank you|Very good, thank you|We were very happy, thank you|No complaints at all, thanks|It was lovely, thank you][.|. We'd come back.|. Please pass it on to everyone.|, <sender>.]
rated > [9|8|10|9 out of 10], [no complaints|all good|keep it up|nothing to add][|, thanks].
inline > [Hope that helps|Good luck with it|Hope it's of use|Good luck with the study|Interested in what comes out|Let me know what you find|Hope you get plenty of answers|All the best with it|Ask again if anything's unclear].
!rated !feedback linked !interview > [Done|Filled it in|Just done it|All filled in|Done just now][, hope it helps|, good luck with it|. Good luck|, took no time|].
!rated !feedback linked !interview > [Happy to|Sure|Yes, no problem|Yes], [I'll do it tonight|I'll do it over lunch|I'll fill it in tomorrow|I'll do it this afternoon|I'll do it today].
!rated !feedback !linked !interview !inline > [Happy to help|Sure|Yes, no problem|Glad to help], [send it over|send me the questions|send it and I'll do it this week|I'll do it as soon as I have it].
!rated !feedback interview !linked > [Happy to talk|Yes, happy to|Sure, happy to|Glad to]. [Thursday afternoon|Any morning is fine|Friday morning|Tuesday after lunch|After four is best][, if that suits you|].
!rated !feedback interview linked > [Happy to help|Glad to help|Sure], [I'll do it tonight|I'll do it today|I'll do it over lunch].
!rated !feedback !linked order > [Happy to help|Sure|Yes, no problem|Glad to help]. <order>.
# question
feedback !rated > [Does this stay with you|Who reads these|Will you pass this on to the staff]? [All good from us|We were happy|It was good].
rated > [Who reads these|Does this go to you|Does anybody read these]? [8 in any case|9 from me|8 from us].
inline > [Is that enough|Is that the sort of thing you need|Who else are you asking|Do you want it in more detail|Will the results be public|Can I pass it on to a colleague as well|Would you like exact figures|What do others say|Can I see what comes out of it]?
!rated !feedback !inline > [Is it anonymous|Who sees the answers|Will you share the results|How long does it take]? [Happy to help|I'd like to help|Glad to do it].
!rated !feedback !inline > [Is there a deadline|By when do you need it]? [I'd like to help|I'll try to do it].
!interview !rated !feedback !inline > [Can a colleague do it too|Can I pass it on to a colleague as well]? [Happy to help|I'd like to help|Glad to help].
# timing
feedback !rated > [I'll write properly over the weekend|I'll write a few lines later this week|Busy week, I'll write when it's over], [but it was good|but all in all it was good|but we were happy].
!rated !feedback > [Not this week, sorry|Swamped this week|No time this week, sorry|Too busy this week|I can't get to it this week]. [I'll try over the weekend.|Is it too late after that?|Would next Monday still be all right?|Can you send me a reminder?|I'll do it next week if that's in time.|Remind me in a week or so.]
!rated !feedback > [Not right now|Busy time here|I've no head for it just now|It'll have to wait], but [I'll try to do it soon|I'll do it when it's quieter|I'll do it if there's still time|you'll get it from me next week|I'll sit down with it over the weekend].
rated > [I'll do this over the weekend|No time right now|I'll get to it next week], [sorry|busy week|swamped here].
# referral
[I'm not the right person for this|I'm not the best person to ask|This is more for a colleague], [I've passed it on|I've forwarded it|so I've sent it on to a colleague].
[I've passed it to a colleague|I've forwarded it to a colleague|I've sent it to a colleague] who [knows more about it|can answer it better|deals with this][. Good luck|. Hope it helps||, thanks].
# soft_objection
feedback !rated > [On the whole it was fine|It was all right|Mostly good, thanks|Good on the whole], [though one or two things could be better|though it was a bit slow at times|nothing special, though|with one or two small things].
rated > [6|7|6 out of 10], [it was fine, nothing special|all right, but it could be quicker|OK on the whole].
inline > [That's only how it is here|That's just our place|I don't know how typical that is|We may not be typical], [though|for what it's worth|so it may not help you much].
inline > [That's as much as I can say|I'd sooner not go into more detail|That's rough, mind|I may be off on some of that].
!rated !feedback !inline > [I'm not sure I'm the right person to ask|I'm not sure I can help much|I doubt I can tell you much], [but I can try|but I'll have a look].
!rated !feedback > [It's a busy week|I'm not sure I'll find the time|Can't promise], but [I'll try|I'll have a look|I'll see what I can do].
# hard_objection
feedback !rated > [Not good, to be honest|We weren't happy, to be honest|Not what we'd hoped for]. [Please give me a call|Please call me and I'll tell you why|Can you call me about it?]
rated > [2|3|3 out of 10]. [Please give me a call|I'm not happy, please call me|Please call me and I'll tell you why].
!rated !feedback > [I don't do these|I don't take part in these|We don't take part in research|I don't answer these], [sorry|as a rule|I'm afraid].
!rated !feedback > [We're not allowed to|Our rules say we can't] [answer these|take part in research][, sorry|, I'm afraid].
# not_interested
[No time for this|I don't have time for this|I'll pass|I'd rather not|I'll leave it][, sorry|, thanks|. Good luck with it|, but good luck|].
[Not for me|I won't take part|I'll leave this to others][, sorry|, thanks|. Good luck with it|].
# opt_out
[No more of these|No more requests like this|Please no more of these|Please don't send me any more of these][, thanks||, please].
[Please take me off your list|Take me off your list|Please remove me from your list|Please unsubscribe me][, thanks||].
`;

/** Answers to people who ask for gifts (`donor`), sponsors or investors; `readStock` explains the format. */
export const ANY_APPEAL_TEXT = `
# interested
junior > [I like it|It's a good cause|I'd like us to do it|That's worth doing], but [it isn't my call|I don't decide on these|that's up to my manager|I can't say yes for the firm]. [I've put it to my manager|I've passed it on with a good word|I'll show it to my boss today|I've sent it up the chain].
donor !sponsor !prize > [Yes, happy to help|Yes, we can do that|Happy to|We'd be glad to help|Of course, happy to help|Yes, put us down|Yes, we'll do it]. [How do we go about it?|I'll call you.|Can you call me about it?|What's the best way to do it?|Who do we make it out to?|Send me the details.|I'll sort it out this week.]
donor prize > [Yes, happy to|Of course|Yes, gladly|Sure, happy to]. [We'll give a voucher|We can give a voucher|I'll put something together|We'll find you something nice][. Come by any morning.|. You can pick it up any time.|. Shall we post it?|.]
donor cash linked !sponsor !prize > [Just given|Just donated|Done|Gave something just now][, good luck with it|. Good luck|, hope you get there|].
donor sponsor > [Yes, we'd be glad to|Yes, put us down|Count us in|Happy to|Yes, we'll do that]. [Please send an invoice.|Who do we pay?|How do we pay?|Can you send an invoice?]
sponsor logo > [Yes, put us down|Count us in|Happy to]. [Where do I send the logo?|What format do you need the logo in?|I'll send the logo this week.]
!donor > [Send me the deck|Please send the deck|Send the numbers], [I'll read it this week|I'm interested|happy to look].
# question
junior > [Shall I pass this on|Who should I give it to|Do you want me to show it to my manager|Should I ask my boss]? [It isn't my call|I don't decide on these|I can't say yes for the firm].
donor !prize !sponsor > [Are you a registered charity|Do we get a receipt|Can you send an invoice|When do you need to know|Do you have a charity number|Could we do it after the end of the month|Does everybody get the same, or can we give less|Who else is giving]? [I'd like to help|I'm for it|Then I'm happy to|We'd like to help|].
donor prize > [Would a voucher do|What sort of thing are you after|When do you need it by|When could you pick it up]? [Happy to help|We'd like to help|I'd like to help].
sponsor > [Could we do half|Who else is sponsoring|Does it include VAT|When do you need to know]? [I'd like to help|We'd like to help|I'm for it].
!donor > [What's the valuation|Who else is in|How is revenue developing|What's the use of funds|Who's on the team]? [Interested so far|I'd like to know more|Sounds interesting].
# timing
junior > [My manager decides on these, and she's away|It's up to my boss, and he's away|Not my call, and the person whose it is is away] [until Monday|until next week|for a couple of weeks]. [Try again after that|Ask again then|Write again after that].
donor > [We've given what we can this year|We've already picked our causes for this year|We've done our giving for this year|There's nothing left for this year][, sorry|]. [Ask us again next year|Try us next year|Do ask again next year].
donor > [Not before next month|I can't say before next month|It'll have to wait a few weeks], [we decide these once a month|I have to ask the others first|we look at these together][. I'll let you know|. I'll come back to you].
!donor > [Too early for us|We're not investing right now|We're fully invested this year]. [Keep me posted|Try me at the next round|Ask me again next year].
# referral
!exec > [Head office decides on these|I don't decide on these|It isn't up to me|Somebody else decides on these here]. ${PASSED}.
[A colleague looks after these|A colleague deals with these|These go to a colleague|We have somebody for these]. ${PASSED}.
# soft_objection
junior > [It isn't up to me|Not my decision|I don't decide on these], and [we get asked a lot|my boss turns most of these down|I'm not sure they'd say yes]. [I can pass it on, no promises|I'll mention it|I can ask].
donor > [We get a lot of these|We're asked a lot|We get asked most weeks|There are more of these than we can help], so [I can't promise|I can't say yes to all of them|I can't say yes yet]. [I'll ask|Let me ask the others|I'll see what we can do|I'll let you know by the end of the month|Would less help?|].
donor > [We normally support one charity a year|We usually stick to one cause|We've got a charity we support already], so [I can't promise|probably not|I can't say yes yet].
sponsor priced > [It's more than we can do|That's a bit much for us|That's more than we usually give]. [Would less help|Is there a smaller way to help|Would half be any use]?
!donor > [It's early for us|It's a crowded market|I don't know this market well], so [probably not|I'd need to see more|I'm not sure].
# hard_objection
junior > [I don't decide on these|It's not my money to give|That's not up to me], and [I won't be passing it on|my boss doesn't answer these]. [Sorry|Please don't ask again|].
donor > [We don't give to requests by email|We have our own charity and stick to it|We don't give to causes that write to us], [sorry|it's our policy|I'm afraid].
sponsor > We don't [sponsor anything|do sponsorship], [sorry|it's our policy|I'm afraid].
!donor > [I don't invest in companies this way|We don't take pitches by email|We don't invest in this field][, sorry|, I'm afraid|].
# not_interested
junior > [Not mine to decide|I can't decide that|That isn't up to me|I don't have a say in that][, sorry|. Good luck with it|, but good luck|. All the best with it].
[We can't help this time|Not this time|We can't, I'm afraid|I'm afraid we can't|We'll have to say no|Not this year][, sorry|. Good luck with it|, but good luck|. All the best with it|. I hope others can].
[Thanks for writing|Thanks for asking|Thank you for writing], but [we can't|not this time|we'll have to say no].
!donor > [Not for us|We'll pass|Not something we'd invest in][, thanks|, sorry|. Good luck with it].
# opt_out
[No more appeals|No more of these|Please take us off your list|Take us off your list|Please remove us from your list|Please take me off your list][, thanks|, please|].
`;

/** Answers to a newsletter (`issue`) or a flyer; `readStock` explains the format. */
export const ANY_ADVERT_TEXT = `
# interested
issue > [Thanks, useful|Good issue, thanks|Liked this one, thanks|Good read, thanks|Enjoyed this one, thanks|Thanks, a good one][. Keep them coming|. I've shared it with a colleague|. Always worth a read|].
!issue > [Thanks, I'll have a look|Good timing, thanks|I'll have a look tonight, thanks|Thanks, I'll take a look|Just had a look, thanks][. Might well use it|. Just what we need|. I'll be in touch|].
# question
issue > [Can you add a colleague to the list|Can my colleague get this too|Can I share this with my team|Can I forward this to a few people|Can you send it to my other address as well|Who do I write to with a question]? [Thanks|Good read|I like it].
!issue > [Can I order by phone|Is there a number I can call|Can we pay by invoice|Does this go for existing customers too|Who can I call with a question]? [I'd rather talk to someone|I'm interested|I may well take you up on it].
# timing
issue > [No time to read it this week|I'll read it over the weekend|Saved it for the weekend|Saved for a quiet moment|Not got round to it yet][, thanks|, busy week|].
!issue > [Not this month|Not right now|Nothing we need right now], [thanks|sorry]. [Maybe next time|Perhaps later in the year|Keep me posted].
!issue > [We've only just ordered elsewhere|We've just bought something similar|We sorted this out last month|We've already got something in place for this year], [so not now|so maybe next time|so ask again next year|but I'll keep it in mind][.|, thanks.|, sorry.]
!issue > [Nothing right now|Nothing this month|Not for now|We're all set for now], [but maybe next time|but I'll keep it in mind|but perhaps later in the year|but I've saved it].
# referral
[Passed it on to a colleague|Forwarded it to a colleague|I've sent it on to a colleague|I've shared it with a colleague][, thanks|, more for them than me|, who may like it].
[This is more for a colleague than for me|A colleague deals with this], [I've forwarded it|I've passed it on].
# soft_objection
issue > [Not much in it for me this time|I don't often get around to reading these|Only part of it is for me|I get a lot of these], [but thanks|but I'll stay on for now|so I may drop off the list].
!issue > [Not sure we need anything|Nothing we need right now|Probably nothing for us this time], [but I'll have a look|but thanks|so maybe another time].
# hard_objection
issue > [I don't read newsletters|I don't read these|I never read these], [sorry|so it's wasted on me|I'm afraid].
!issue > [I don't buy from emails|We don't buy from emails like this|We never order from emails], [sorry|so please don't bother|so no].
# not_interested
[Not for me|Nothing for me|Not my thing|I'll pass|Nothing in it for me][, thanks|, sorry|, but thanks|, I'm afraid|].
!issue > [Not interested|Nothing we need|No need here][, thanks|, sorry|, but thanks|].
# opt_out
[Unsubscribe|Unsubscribe me|Please unsubscribe me|Please take me off your list|Take me off your list|Please remove me from this list|Remove me from this list][, thanks||, please].
[Stop sending me these|No more of these|No more emails|Please stop these emails|Don't send me these][, thanks|, please|].
`;
