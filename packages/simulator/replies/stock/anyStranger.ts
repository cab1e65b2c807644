/**
 * Answers to anything a stranger may want, if it is uncertain what: each line is true of every such email. In the form that `readStock`
 * reads.
 */
export const ANY_STRANGER_TEXT = `
# interested
misfit seat > <seat>, so [I'm probably not who you had in mind|I think you want somebody else]. [Are you sure you meant me?|How did you come to me?|Who were you after?]
misfit !seat > [I'm probably not who you had in mind|I think you want somebody else|I doubt I'm who you're looking for]. [Are you sure you meant me?|How did you come to me?|Who were you after?]
!far !misfit !questionnaire !invite !fair !meal > [Sounds good|This looks good|I'm interested|Interested|Yes, interested|Yes, sounds good][. Give me a call|. Can you call me?|. Let's talk|]
!far !misfit > [Sounds good|I'm interested|Interested|Yes, sounds good][. I'll get back to you tomorrow|. Give me a day or two|. I'll write properly this week|. I'll come back to you this week]
!far !misfit > [Thanks for writing|Thanks for this|Thanks|Thank you], [I'm interested|it looks good|sounds good][. I'll get back to you tomorrow|. You'll hear from me this week|]
!far !misfit !questionnaire !invite !fair !meal > [I'd like to hear more|I'd be up for that|Happy to hear more|Happy to talk][. Can you call me?|. Best to call me|. Give me a call this week|. Any afternoon is fine]
far !misfit !solo > [It isn't my area|I'm not sure it's for me|I'm not the right person], but [I can hand it on|I can pass it on|happy to pass it on][.| if that helps.|, no promises.]
far !misfit solo > [It isn't what I do|I'm not sure it's for me|I'm not the right person, I think]. [What made you think of me?|How did you come across me?|Who were you after?]
# question
misfit seat > [Are you sure this is for me|Did you mean to send this to me|Is this meant for me|Has this come to the right person]? <seat>[|. How did you get my email?|. Is there somebody else you meant?].
misfit !seat > [Are you sure this is for me|Did you mean to send this to me|Is this meant for me|Has this come to the right person]? [I don't think I'm who you want|I can't see what it has to do with my work|I'm not sure why it came to me][|. How did you get my email?|. Is there somebody else you meant?].
!far !misfit !questionnaire !invite !fair !meal > [Can you call me about it|Can we talk about it next week|Can you ring me one afternoon|Can I call you about it]? [I'm interested|Sounds good so far|I might be interested].
!far !misfit > [How did you get my name|Where did you get my address|How did you find me]? [I'm interested, just asking|Might be interested|Just asking].
!far !misfit > [Can I get back to you tomorrow|Can I let you know tomorrow|Can I tell you tomorrow]? [I'm interested|Sounds good so far|I need to think about it].
far !alone !misfit > [Shall I pass this on|Do you want me to pass this on|Is this meant for me]? [It isn't up to me|It's not my area|I'm not the one who decides].
far alone !misfit > [Is this meant for me|Did you mean somebody else|Do you have the right person]? [It's not my trade|I do something else|It isn't what I do].
# timing
misfit seat > <seat>, so [this isn't for me|I'm not who you want|I think you want somebody else][|. Good luck with it|, sorry|. All the best].
misfit !seat > [I don't think this is for me|I'm not who you want for this|I think you want somebody else][|. Good luck with it|, sorry|. All the best].
!far !misfit > [Not now|Not right now|Not this month|Not at the moment], [too much on|we're swamped|I'm swamped|it's a busy time here|I've got my hands full]. [Try me again in a few months|Ask me again in a month or two|Maybe later on|Try me next quarter|Write again in a few weeks].
!far !misfit > [I'm away this week|I'm off until Monday|I'm on the road this week|Out of the office until Monday], [I'll look at it when I'm back|I'll get back to you after that|I'll read it when I'm back|remind me after that|so it'll be next week before I read this].
!far !misfit > [Swamped this week|Busy week here|No time this week], [I'll look at it next week|so it'll have to wait]. [Sorry|].
far !misfit > [It isn't my area|It isn't what I do|I'm not the right person for it]. [If somebody asks me I'll pass it on|If I hear of somebody I'll tell you|I'll mention it if it comes up].
# referral
misfit seat > [Not me|Wrong person|I'm not who you want], <seat>. [I can't say who would be|You'd want somebody in that line|I wouldn't know who to send it to].
misfit !seat > [Not me|Wrong person, I think|I'm not who you want]. [I can't say who would be|You'd want somebody in that line|I wouldn't know who to send it to].
!exec !whole !owner !ofReader !misfit > [I'm not the right person for this|I'm not the right one for this|This isn't for me to decide], [I've passed it on|I've forwarded it to a colleague|I've passed it to the right person here].
!solo !misfit > [I've passed this on to a colleague|I've forwarded this to a colleague|Passing this on to a colleague|Forwarded to a colleague|I've shown it to a colleague|I've sent it to somebody here|Somebody else here has it now|I've handed it on here][|, thanks|. You may hear from them|. They'll write if it's of interest|, more their thing than mine|. No promises|, let's see what they say].
!solo !misfit !far > [This is more for a colleague|A colleague can say more about this|I'd rather a colleague had a look|A colleague is better placed for this], [I've passed it on|I've forwarded it|so I've sent it over|they have it now][|, thanks|. No promises].
solo > [Not for me|Not one for me|It isn't for me]. [You'd want somebody in that line|Best to try somebody bigger|Others may have more use for it].
# soft_objection
misfit seat > <seat>, so [I doubt I'm who you want|I'm not sure how you came to me|I think you meant somebody else|I doubt it's for me].
misfit !seat > [I doubt I'm who you want|I'm not sure how you came to me|I think you meant somebody else|I doubt it's for me][.|, to be honest.]
!far !misfit > [Not sure it's for me|I'm not sure it's for me|Probably not for me|I doubt it's for me|I can't quite see it|Not convinced yet], [but I'll have a look|but I'll think about it|but leave it with me|to be honest|but let me sleep on it].
!far !misfit > [I'd have to think about it|I'd need to think about it|I'd have to sleep on it], [more likely no than yes|so no promises|but don't count on it].
far !misfit > [It isn't my area|It isn't what I do|I'm not the right person for it], so [I doubt it's for me|I'm not sure how you came to me|I think you meant somebody else].
# hard_objection
misfit seat > <seat>, so [please check who you write to|please take me off that list|please leave me out of it].
misfit !seat > [This has nothing to do with me|You have the wrong person|I'm not who you want], so [please check who you write to|please take me off that list|please leave me out of it].
[It's a no|No, sorry|The answer is no|I'm afraid it's a no|It's a clear no], [please don't follow up|no need to follow up|please leave it there|and that won't change].
[I don't want this|I won't be doing this|It's not something I want], [please don't follow up|now or later|sorry|so please leave it there].
[I don't say yes to emails like this|I never say yes to these|I don't do this sort of thing], [sorry|so no|please don't follow up].
# not_interested
misfit seat > [No thanks|Not for me|Wrong person, I think], <seat>[|. Good luck with it|, sorry].
misfit !seat > [No thanks|Not for me|Wrong person, I think][|. Good luck with it|, sorry].
[No thanks|No, thank you|Thanks, but no|Not for me|I'll pass|It's not for me|I'll leave it|I'd rather not|Not this time][, <sender>|, sorry|. All the best|. Good luck|. Have a good week|. Good luck with it|].
[Not interested|I'm not interested|Not something for me|Nothing for me][, thanks|, sorry|, but thanks|].
[Thanks for writing|Kind of you to write|Thanks for asking|Thanks for thinking of me|Nice of you to ask], but [no|I'll pass|it's not for me|I'll leave it|not this time][. All the best|. Good luck with it|. Good luck|. Have a good week|].
# opt_out
[Please remove me from|Please take me off|Remove me from|Take me off] [your list|this list|the list][, thanks||].
[Unsubscribe|Unsubscribe me|Please unsubscribe me|unsubscribe][, please|, thanks||].
[Stop|Please stop] [emailing me|writing to me|these emails|sending me these][, thanks||].
[Please don't|Don't|Do not] [email|contact|write to] me again[, please|, thanks||].
[No more emails|No further emails|No more of these][, please|, thanks|].
[Delete|Please delete|Please erase] my [address|details|data][, thanks|].
[How|Where] did you [get|find] my [address|email]? [Please delete it|Please remove it|Delete it].
[I never signed up for|I didn't sign up for|I don't remember signing up for] [this|these emails]. [Remove me|Take me off|Please remove me|Please take me off][, thanks|].
`;
