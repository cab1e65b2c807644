/** Answers to an offer that nobody can mean seriously. In the form that `readStock` reads. */
export const ABSURD_TEXT = `
# interested
[OK, now I'm curious|You have my attention|That made me laugh|Best email of the week|I had to read that twice|Well, that's a first|Made my morning|I'm almost afraid to ask]. [Go on, then|I want to know how this works|Let's hear it|I have to hear the rest|But you can't mean it|I don't believe a word, but go on|Who writes these?|Did you write this yourself?|Is it a joke?].
# question
[Is this a joke|Is this meant as a joke|Is this a prank|Did somebody here put you up to this]? [I'm curious either way|Made me laugh, in any case|I can't tell|Now I want to know|I honestly can't tell].
[Is this for real|Are you serious|Do you mean this seriously|Does it really work]? [I'm curious either way|Made me laugh, in any case|Now I want to know|I can't tell|I have my doubts].
[Hang on|Wait|Sorry|Excuse me], [what exactly is this|what is it you do|what is this about|how would that even work|is this real|you do what exactly]? [I'm curious|I'd like to know|Now I want to know|I have to ask|It reads like a joke|].
# timing
[Made me laugh|Ha|Good one|Funny|That's one for the wall|Thanks for the laugh]. [But I have work to do|Try me again on April 1|But not today|But I've no time for it now|Not today, though|Ask me again once I've stopped laughing|Write again when it's real].
[I've no idea what this is|I don't know if this is a joke|I can't tell if you're serious|I can't make sense of this|This is too odd for a weekday|I don't know what to make of this], [and I've no time to find out now|and it's not the week to find out|so not now|so not today, thanks|and I can't look into it just now].
# referral
[I've shown it to a colleague|I've forwarded it to a colleague|I've sent it to a friend|I've shown it to a friend], [who could use a laugh|because nobody would believe me|because I don't know what to make of it|because I had to show somebody][.|. Don't expect an answer.|. Not sure what comes of it.]
[I can't tell whether this is serious|I can't make head or tail of it|It's beyond me|I don't know what this is], so [I've asked a colleague what they make of it|I've sent it to a colleague|I've shown it to somebody else][. Good luck|. They may have an idea|].
# soft_objection
[I'm not sure what this is|I don't know what to make of this|I can't tell if this is a joke|I've read it twice and I still don't get it|I doubt you mean this seriously|I'm not sure you're serious]. [We can do without it, I think|It doesn't sound like something we need|I can't see us needing it|Is there a real offer behind it?|I'd have to see it to believe it|What is it really about?].
# hard_objection
[I don't know what this is|I take it this is a joke|I can't take this seriously|I don't find this funny|This makes no sense to me], [and the answer is no|so no|so please leave us out of it|so please don't write again|and we don't want it]. [Sorry|Please leave it at that|No hard feelings|].
# not_interested
[Made me laugh, but no|Funny, but no|Very funny, no|Is this a joke? No|Thanks for the laugh, but no|Nice one, but no|Good one, but no|No idea what this is, so no|Not sure what this is, so no|I don't think so|We'll do without|Er, no|No, but it made me smile][, thanks|, sorry|. All the best|. Good luck with it|. Have a good week|].
# opt_out
[Take me off this list, whatever it is|I don't know what this is, but please take me off the list|No more of these, please|Very funny, now take me off your list|Please remove me from whatever this is][, thanks|. Thanks|].
`;
