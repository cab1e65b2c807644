/**
 * Answers to an offer that nobody here understands, true of a sane one as of a joke. `odd`: it may be plain, but has words in capitals. In the form that `readStock` reads.
 */
export const UNCLEAR_TEXT = `
# interested
odd distant > [Not my area|It's not something I deal with|It isn't my field|I don't deal with this], but [is this for real|is any of it true|what's the catch]? [Just curious|I can't tell from the email|]
odd !distant > [OK, I'll bite|All right, I'll bite|I'll bite|Part of me is curious]. [What's the catch?|Where's the catch?|How much of it is true?|In one plain sentence, please.]
odd !distant > [Is this for real|Is any of this true|Is this serious]? [If so, send me something in writing|If it is, say it in one plain sentence].
[I'm not sure I follow|I don't quite get this|I can't quite picture this|I'm not sure I understand what you do|You've lost me a little|This is a new one on me|I had to read this twice|I don't know what to make of this], but [I'm curious|I'd like to hear more|I'd like to understand it|go on|tell me more]. [What is it exactly?|What would I be looking at?|Can you explain it in plain words?|How does it work?|What do you actually do?|Is there somewhere I can see it?|]
# question
odd > [What's the catch|Where's the catch|How much of this is true|Can you back any of this up|Is there a plain version of this]? [Just asking|I can't tell from the email|]
[What is it exactly|What exactly do you do|What does it do, in plain words|Can you explain what this is|What are you offering, exactly|What would you actually do here|How is that supposed to work|What do you mean by that]? [I don't quite follow|I'm not sure I get it|I had to read it twice|I can't picture it|You lost me there|This is new to me|I've not come across this before|I can't tell from the email|].
# timing
odd !distant > [Not now|No time for this|Not this week|I've no time for it], [and I can't tell if this is serious|and I doubt half of it]. [Say it plainly another day|Sorry|]
[I don't quite follow this|I'm not sure what this is|I can't make out what this is|I don't get what you do|I had to read this twice and I'm still not sure], and [I've no time to work it out now|I can't look into it this week|it's a busy week|I have other things to see to just now]. [Explain it in a line or two and I'll read it when I can|If there's something to look at, send it and I'll see it when it's quieter|A plainer description would help, whenever you have one|Write again when you can show what it does|]
# referral
odd !owner !near > [Not mine|Not for me|I don't deal with this|Not my area], and [I'm not passing it on like this|I won't be sending it on|nobody gets this from me]. [It looks like spam|I can't tell if it's serious|Sorry|]
[I don't follow what this is|I couldn't make out what you do|I'm not sure what this is|I don't get it myself|I can't tell what this is], so [I've asked a colleague what they make of it|I've shown it to a colleague|I've sent it to a colleague who may understand it|I've asked around whether it means anything to anybody here]. [Don't count on it|No promises|They'll write if they can make sense of it|I doubt you'll hear from them|]
# soft_objection
odd !distant > [I have my doubts about this|Hard to take this seriously|I don't know what to make of this|I can't quite take this seriously], [to be honest|I'm afraid|sorry]. [It looks like spam|]
[I'm not sure I follow|I don't get what this is|I don't quite get it|I'm not sure what you're offering|I've read it twice and I still don't get it|You've lost me, to be honest]. [I can't see what we'd do with it|I doubt we have a use for it|It doesn't sound like something for us|I'd have to see it to have a view|I don't think we need it, but what is it exactly?|What problem is it meant to solve?]
# hard_objection
[I don't understand what this is|I don't get what you're offering|I can't make sense of this|I have no idea what this is|This makes no sense to me], [and I don't think we need it|so it's a no|so no|and we won't be trying it|and we have no use for it]. [Please leave it at that|No need to explain|Sorry|No hard feelings|]
# not_interested
[I don't get it, so no|Not sure what this is, but no|I don't follow, so I'll pass|Not for us, whatever it is|No idea what this is, so no|I can't tell what it is, so I'll say no|Er, no|We'll do without|I don't think so][, thanks|, sorry|. All the best|. Good luck with it|, but thanks for writing|].
# opt_out
[Take me off this list|Please take me off the list|No more of these|Please don't write again|Please remove me from your list|No more emails like this][, please|, thanks|. Thanks|].
`;
