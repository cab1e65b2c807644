/** Replies between customers and suppliers; `readStock` explains the format. */
export const CUSTOMER_TEXT = `
# interested
delayed !complaint > [Thanks for telling us|OK, thanks for the warning|Good to know in time|Understood, thanks]. [We can live with that|We'll plan around it|The new date works for us|That's fine with us].
bug > [Sorry about that|Sorry, that's annoying|Thanks for telling us|You're right, sorry], [we're on it|I'm looking at it now|somebody is looking at it|our people are looking at it]. [I'll write as soon as it works again|You'll hear from me today|I'll get back to you before the end of the day].
bug > [Sorry for the trouble|Sorry about this]. [I'll find out what happened|I'll give it to our engineers|I'll look into it now] and [let you know today|write back today|see if there's a way around it].
query !favor !notice !complaint > [Sure|Of course|Got it|Thanks for writing]. [Let me check and I'll get back to you today|I'll look it up and write back today|I'll find out right away|Give me a minute to look it up].
query !favor !notice !complaint > [Happy to help|Of course|No problem], [let me look it up|I'll look into it right away|I'll check and let you know today]. [Anything else you need?|You'll hear from me soon.]
dearer > [Thanks for letting us know in time|Thanks for the early notice|Fair enough, thanks for telling us|Understood, thanks for the warning][. We'll order before then|. We're staying with you|. All clear on our side|].
notice > [Great, thanks|Perfect, thanks|Good to know, thanks|Thanks, got it|Thanks for letting me know][. All good on our side|. I'll keep an eye out|].
notice > [Thanks for the update|Thanks, noted|Got it, thank you], [all clear|that works|all good here|perfect].
complaint !notice > [Sorry about that|I'm sorry, that shouldn't happen|You're right, and I'm sorry|Apologies for this]. [I'm on it|I'll sort it out today|We'll put it right|I'll find out what happened][ and will come back to you| and will let you know|].
favor !complaint > [Sure|Of course|No problem|Happy to|Yes, sure], [I'll take care of it|I'm on it|will do|I'll see to it today|I'll do that this afternoon][. You'll hear from me|, thanks|].
favor !complaint > [Will do|On it|Consider it done|OK, will do]. [Let me know if anything is missing.|Anything else you need?|Thanks for writing.]
!favor !notice !complaint !query > [Great, thanks|Perfect, thanks|Good to know, thanks|Thanks, got it|All clear, thanks][. That works for us|. Sounds good|].
!favor !notice !complaint !query > [Thanks for the update|Thanks for letting me know|Thanks for writing], [that works|sounds good|all good here].
!favor !notice meeting > [A call is fine|Let's do a call|Happy to talk it through]. [Mornings are best|Any afternoon works|Early next week is good].
# question
delayed !complaint > [Thanks for letting us know|OK, noted]. [Is the new date firm|Can you send part of it earlier|Will you tell us when it leaves|Is everything delayed or only this]? [We'd plan around it|Otherwise fine].
bug > [Sorry about that|Thanks for telling us|Sorry to hear that]. [Does it happen every time|Is it the same for your colleagues|Which account is it|Can you send me a screenshot|Did it ever work on this account]? [Then we can find it|I'd like to fix it today|That would help us find it].
query !favor !notice !complaint > [Let me check|I'm looking into it|Happy to find out]. [How soon do you need to know|Is there anything else you need|Is it all right if I call you about it|Shall I write or call]? [I'll get back to you today|You'll have an answer soon].
dearer > [Thanks for telling us|OK, noted]. [Does that go for orders already placed|Is there a discount for larger orders|Is that for the whole range|Can we still order at the old price]? [Fine otherwise|We'd like to stay with you].
notice > [Thanks|Got it|Good, thanks]. [Do I need to do anything on my side|Anything I need to do|Is there anything you need from us]?
notice > [Great|OK, thanks]. [Who do I ask if something is wrong|Will I get a confirmation of that]?
complaint !notice > [Let me look into it|I'm looking into it|Sorry to hear that]. [Can you send me a photo|Can you send me the number on it|When did you notice it|Is the rest all right]? [Then I can sort it out quickly|I'll put it right|I'd like to fix this today].
favor !complaint > [Happy to|Sure, will do|No problem]. [Is there anything else you need|Is there anything I should know first|Is this all you need]?
favor !complaint > [Let me check|I'm looking into it]. [Is this urgent|Is there anything else I should know|How soon do you need to know]? [Happy to help|Glad to help].
!favor !notice !complaint !query > [Thanks|Got it|Good, thanks]. [Do I need to do anything on my side|Is there anything you need from us|What happens next]?
!favor !notice !complaint !query > [Just to be sure|So I get it right], [is this all we need to do|is there anything you need from us]?
# timing
delayed !complaint > [Noted, thanks|Got it]. [I'll check with the others next week|I'm out until Monday and will see then what it means for us|I'll come back to you if it's a problem].
bug > [Seen it, and sorry|Sorry about this|Got it, sorry for the trouble|Thanks, we see it too]. [It'll take us a day or two|The one who knows that part is back tomorrow|We can't get to it before tomorrow|There's a queue of these right now|Today it won't work out anymore]. [I'll write when it's done|Thanks for your patience|I'll keep you posted|Sorry for the wait].
query !favor !notice !complaint > [Got it|Seen it|Thanks for writing], [I can only look it up next week|I'm out until Monday and will check then|I need a day or two to find out].
dearer > [Noted, thanks|Got it]. [I'll go through it next week|I'll look at what it means for us when I'm back|We'll talk about it next month].
notice > [Thanks|Got it, thanks|Noted]. [I'm away until next week, I'll look then|I'll check it when I'm back|I'll have a look next week].
notice > [I'm out this week|Out of the office at the moment], [I'll check when I'm back|will look next week]. [Thanks for letting me know|Thanks for the update].
complaint !notice > [Seen it, and sorry|Sorry about this]. [I need a day or two to find out|I'm out until Monday and will look into it then|It will take me a few days to sort out].
favor !complaint > [I can't get to it before next week|It'll take me a few days|I'm out until Monday|The one who does this is away until Monday], [sorry about that|but I have it on my list|but it won't get lost|so please bear with us].
favor !complaint > [Seen it|Got it|Thanks], [I need a few days for this|I'll look at it next week|it has to wait a few days]. [Sorry for the wait|I'll come back to you].
!favor !notice !complaint !query > [Got it|Seen it|Thanks], [I'll look at it next week|I need a few days for this|I won't manage it this week].
!favor !notice !complaint !query > [I'm out this week|It's hectic here], [I'll come back to you|I'll look at it next week].
# referral
delayed !complaint > [A colleague is waiting for that one|That's a colleague's]. [I've told them|I've passed it on|Forwarded].
bug > [I'm not in support myself|I don't look after that part|That isn't my part], [but I've passed it on|so I've forwarded it|so I've given it to the right people]. [They'll write to you today|You should hear from them soon].
query !favor !notice !complaint > [A colleague knows that better|I don't look after that myself|That's done by a colleague], [I've passed it on|I've forwarded your question]. [You should hear from them today|They'll get back to you].
dearer > [A colleague does our ordering|That goes to whoever does our ordering]. [I've forwarded it|I've passed it on].
notice > [A colleague ordered this|That's a colleague's|I'm no longer the contact for this], [I've let them know|I've passed it on|forwarded][, thanks|].
notice > [Thanks, I've|OK, I've] [forwarded this to the colleague who is waiting for it|passed it on to the one who needs it|told the others].
complaint !notice > [Sorry about this|Sorry to hear that]. [A colleague looks after that and will call you|I've passed it on to the people who can fix it|I've given it to the one who handles it].
favor !complaint > [That's done by a colleague|A colleague looks after that|I'm not the one for that], [I've passed it on|forwarded|I've asked them to answer you]. [They'll be in touch|You should hear from them soon].
!favor !notice !complaint !query > [A colleague handles this now|This goes to a colleague|I'm no longer the contact for this]. [I've forwarded it|Forwarded|Passed on].
!favor !notice !complaint !query * > [Forwarding this to|I've sent this to] [the colleague who looks after it|the right person here]
+ !favor !notice > [They'll come back to you|They'll answer].
# soft_objection
delayed !complaint > [That's not great|That's tight for us|Not what I hoped to read]. [Can you do anything to speed it up|Could you send what you have|Is there nothing sooner]?
bug > [Let me check, but|We looked, but] [it works on our side|I can't see it here|I can't get the same error]. [Could it be something on your side|Can you try it once more|Can you send me a screenshot]?
query !favor !notice !complaint > [Not sure that can still be done|I'm not sure we can do that|That could be difficult], but [I'll ask|let me check|I'll see what I can do]. [I'll let you know|Give me a day].
dearer > [That's a bit much|Not what I hoped to read|That's the second time, if I remember right]. [Is there any room|Can we talk about it|What could you do for a regular customer]?
notice > [Thanks, but|OK, but] [I thought it would be here sooner|I had hoped it would be quicker|I can't see it in my account yet]. [Can you check|Is there anything you can do]?
notice > [Thanks for the note|Thanks], [I'm not sure that's right on our side|something looks off in our account, though|it doesn't match what I see here]. [Could you check|Can you have a look]?
complaint !notice > [Let me check, but|I'll look into it, but] [it looks right in our records|our notes say something else|I can't find the mistake on our side yet]. [Can you send me what you have|Could you check as well]?
favor !complaint > [I'll look into it|Let me check|Got it], but [I'm not sure yet|I can't promise it|I'd have to ask first|I have my doubts about it]. [I'll let you know|Give me a day or two|I'll come back to you].
favor !complaint > [Not sure about that|Hm, not sure|I'm not sure we want that]. [Can you tell me a bit more|What would happen otherwise|Is there another way]?
!favor !notice !complaint !query > [Thanks for the note|Thanks for writing], [I'm not sure it's right on our side|I'd like to check it first|something looks off to me]. [Can you have a look|I'll get back to you].
!favor !notice !complaint !query > [Fine for now|We can live with it], but [it should be easier than this|I'd have liked to know earlier].
# hard_objection
delayed !complaint > [That doesn't work for us|We can't wait that long|That's too late for us]. [Please cancel it|We'll have to buy elsewhere|Have somebody call me today].
bug > [We looked into it|I checked] and [it's not on our side|there's nothing we can do|we can't do more about it here]. [Sorry|I know that's not what you hoped for].
query !favor !notice !complaint > [Sorry, that can't be done anymore|I checked and it can't be done|No, it's too late for that]. [Nothing I can change about that|I know that's not what you hoped for].
dearer > [We won't pay that|That's too much for us|We don't accept that]. [We'll look elsewhere|Please leave our prices as they are|We'd rather switch].
notice > [This isn't ours|I didn't ask for this|We never ordered that]. [Please cancel it|Please check your records|Please take it back].
notice > [Too late for us|That's no use to us anymore|We canceled this]. [Please take it back|Please stop it|Please undo it].
complaint !notice > [I looked into it|We checked] and [it's as it was agreed|our side was right|we can't do more here]. [Sorry|I know that's not what you hoped for].
favor !complaint > [No, we won't do that|We can't agree to that|No, that isn't possible for us|I have to say no to that]. [That won't change|Sorry to be blunt|I know that's not what you hoped for|Please take it as final].
!favor !notice !complaint !query > [This isn't what we agreed|That's not what we agreed|I don't accept this]. [Please check again|Have somebody call me].
!favor !notice !complaint !query > [We've had nothing but trouble with this|I'm not happy with this at all]. [We may look elsewhere|I want this settled].
# not_interested
delayed !complaint > [Then please cancel it|We don't need it anymore then|Then we'll do without][, thanks|, sorry|].
bug > [Nothing I can do about that|I can't help with that|I can't do anything about it from here|That's out of our hands|We can't help with that|There's nothing I can do about it][, sorry|, I'm afraid|. Sorry about that|. I know it's annoying].
query !favor !notice !complaint > [I can't help with that one|That can't be done, I'm afraid|I don't know, I'm afraid][, sorry|].
dearer > [We'll stop ordering then|Then we'll pass|We won't be ordering at that price][, sorry|, thanks|].
notice > [No longer needed|We don't need it anymore|We canceled that][, sorry|, thanks|].
notice > [Not for me|That's not mine|I don't need this information][, thanks|, sorry|].
complaint !notice > [I can't do much about that|Nothing I can do from here|There's not much I can do][, sorry|, I'm afraid].
favor !complaint > [I can't do that|We'd rather not|No, thanks|Not possible on our side|I can't help with that one|We'll leave it as it is|No need for that on our side][, sorry|, I'm afraid|. Sorry about that|, but thanks|].
!favor !notice !complaint !query > [No thanks, we don't need that|We're fine as it is, thanks|Not needed, thanks|No, we'd rather leave it as it is].
!favor !notice !complaint !query > [No changes please|We'd rather keep it as it is][, thanks|].
# opt_out
notice > [Please stop these notices|Turn off these emails please|No more of these notices please|Please take me off these emails][, thanks|].
notice > [I don't need these emails|I don't want these notices]. [Please turn them off|Take me off].
!notice > [Please take me off your emails|No more emails please|Please stop writing to this address][, thanks|].
[Unsubscribe me from these|Stop these emails][ please|, thanks|].
!notice > [Wrong address|You have the wrong address], [please take me off|please don't write again|remove me please].
`;
