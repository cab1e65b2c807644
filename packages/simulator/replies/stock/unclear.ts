/**
 * Answers to an offer that nobody here understands, true of a sane one as of a joke. `baffling` lines say that it is not understood; the rest
 * only ask what it is. In the form that `readStock` reads.
 */
export const UNCLEAR_TEXT = `
# interested
baffling > [I'm not sure I follow|I don't quite get this|I can't quite picture this|I'm not sure I understand what you do|You've lost me a little|This is a new one on me|I had to read this twice|I don't know what to make of this], but [I'm curious|I'd like to hear more|I'd like to understand it|go on|tell me more]. [What is it exactly?|What would I be looking at?|Can you explain it in plain words?|How does it work?|What do you actually do?|Is there somewhere I can see it?|]
!baffling > [I'd want to know how it works first|I'd want to know a bit more first|I'd have to know more before I say yes]. [What would you do here, exactly?|How does it work in practice?|Is there somewhere I can see it?|Can you send me a bit more?|Can you send me an example?]
# question
baffling > [What is it exactly|What exactly do you do|What does it do, in plain words|Can you explain what this is|What are you offering, exactly|What would you actually do here|How is that supposed to work|What do you mean by that]? [I don't quite follow|I'm not sure I get it|I had to read it twice|I can't picture it|You lost me there|This is new to me|I've not come across this before|I can't tell from the email|].
!baffling > [What would you do here, exactly|How does it work in practice|Can you explain how it works|Can you send me an example]? [I'd want to know that first|I can't quite tell from the email|Just so I know what we're talking about|I'd have to know that first|Before I say anything|I'd have to explain it to somebody here|].
# timing
baffling > [I don't quite follow this|I'm not sure what this is|I can't make out what this is|I don't get what you do|I had to read this twice and I'm still not sure], and [I've no time to work it out now|I can't look into it this week|it's a busy week|I have other things to see to just now]. [Explain it in a line or two and I'll read it when I can|If there's something to look at, send it and I'll see it when it's quieter|A plainer description would help, whenever you have one|Write again when you can show what it does|]
!baffling > [No time to look into this now|I can't look into this at the moment|Too much on to look into it|I can't think about it this week|I have other things to see to just now][, sorry|, I'm afraid|]. [If there's something I can look at, send it and I'll see it when it's quieter|Send me something to look at and I'll read it later on|Is there a page I can read when there's time?|Send a line or two on how it works and I'll read it when I can|]
# referral
baffling > [I don't follow what this is|I couldn't make out what you do|I'm not sure what this is|I don't get it myself|I can't tell what this is], so [I've asked a colleague what they make of it|I've shown it to a colleague|I've sent it to a colleague who may understand it|I've asked around whether it means anything to anybody here]. [Don't count on it|No promises|They'll write if they can make sense of it|I doubt you'll hear from them|]
!baffling !owner !whole > [I can't judge this one|I don't know enough about this|I'm not the one to judge this|It's not something I know about], so [I've shown it to a colleague|I've asked a colleague what they make of it|I've sent it to a colleague who may know it]. [They'll write if they see a use for it|No promises|They'll be in touch if it's anything for us|]
!baffling owner > [I'd like a second opinion|I don't want to decide this alone|I'd rather not decide this by myself], so [I've shown it to a colleague|I've asked a colleague to have a look]. [No promises|They'll be in touch if we want it|You'll hear from one of us if we want it]
!baffling whole !alone !owner > [I've asked the others here what they think|I've put it to the others here|I've shown it around here]. [No promises|We'll be in touch if we want it|You'll hear from one of us if we want it]
!baffling alone !owner > [Not for me, I think|It isn't for me|Not one for me]. [You'd have to look elsewhere|I can't say who it would be for|I think you meant somebody else]
# soft_objection
baffling > [I'm not sure I follow|I don't get what this is|I don't quite get it|I'm not sure what you're offering|I've read it twice and I still don't get it|You've lost me, to be honest]. [I can't see what we'd do with it|I doubt we have a use for it|It doesn't sound like something for us|I'd have to see it to have a view|I don't think we need it, but what is it exactly?|What problem is it meant to solve?]
!baffling > [I'm not convinced we need it|I'm not sure it would change much for us|I doubt it's worth it for us|I doubt we need it|I'm in two minds about it|I'm not sure it's for us]. [What makes you think we do?|Tell me if I'm wrong|I'd have to know more|]
# hard_objection
baffling > [I don't understand what this is|I don't get what you're offering|I can't make sense of this|I have no idea what this is|This makes no sense to me], [and I don't think we need it|so it's a no|so no|and we won't be trying it|and we have no use for it]. [Please leave it at that|No need to explain|Sorry|No hard feelings|]
!baffling > [We won't be buying this|We don't want this|We don't need this|It's a no from us], [and that won't change|so please leave it there|and no follow-up will change it]. [Sorry to be blunt|No hard feelings|No need to explain further|]
# not_interested
baffling > [I don't get it, so no|Not sure what this is, but no|I don't follow, so I'll pass|Not for us, whatever it is|No idea what this is, so no|I can't tell what it is, so I'll say no|Er, no|We'll do without|I don't think so][, thanks|, sorry|. All the best|. Good luck with it|, but thanks for writing|].
!baffling > [No thanks|Not for us|Not something for us|I don't think so|We'll do without|We don't need it|I'll pass|No use for it here|Not one for us][, sorry|. All the best|. Good luck with it|, but thanks for writing|, I'm afraid|].
# opt_out
[Take me off this list|Please take me off the list|No more of these|Please don't write again|Please remove me from your list|No more emails like this][, please|, thanks|. Thanks|].
`;
