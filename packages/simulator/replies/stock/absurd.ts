/** Answers to an offer that nobody can mean seriously. In the form that `readStock` reads. */
export const ABSURD_TEXT = `
# interested
[OK, now I'm curious|You have my attention|That made me laugh|Best email of the week|I had to read that twice|Well, that's a first|Made my morning|I'm almost afraid to ask]. [Tell me more|Go on, then|I'd like to hear more|Send me the details|I want to know how this works|Let's hear it|I have to hear the rest|Give me a call, I want to hear this].
# question
[Is this a joke|Is this for real|Are you serious|Do you mean this seriously|Is this meant as a joke|Is this a prank|Did somebody here put you up to this]? [If not, I'd like to hear more|I'm curious either way|Made me laugh, in any case|Either way I'd like to know more|Now I want to know].
[Hang on|Wait|Sorry|Excuse me], [what exactly is this|what is it you do|what is this about|how would that even work|is this real|you do what exactly]? [I'm curious|I'd like to know|Now I want to know|I'd love to hear more|I have to ask|].
# timing
[Made me laugh, but not now|I'll need a quieter week for this|Not today, whatever it is|I don't have time for jokes this week|Not this year, I think|Let me get through this month first]. [Try me again next year|Ask me again some other time|Maybe when it's quieter|Maybe another time|Write again when I need a laugh].
[I've no idea what to do with this right now|I can't deal with this today|My week is strange enough already|I'd need a holiday first to think about this|Too much going on here for this], [so maybe later|ask me again in a few months|but ask me again when it's quiet|but keep me posted].
# referral
[I've passed this on to a colleague|I've forwarded it to the others|I've sent it around the office|I've sent it on to a colleague|Forwarded to the whole team], [who could use a laugh|they won't believe it otherwise|let them make sense of it|I don't know what to make of it|because I had to show somebody]. [No promises|Not sure what comes of it|].
[Not for me to say whether this is serious|I can't make head or tail of it|It's beyond me|Not my area, whatever it is], so [I've passed it on|I've forwarded it to a colleague|I've sent it to the others|it's with a colleague now][. Good luck|. They may have an idea|].
# soft_objection
[I'm not sure what this is|I don't know what to make of this|I can't tell if this is a joke|I've read it twice and I still don't get it|I doubt you mean this seriously|I'm not sure you're serious]. [We can do without it, I think|It doesn't sound like something we need|I can't see us needing it|Is there a real offer behind it?|I'd have to see it to believe it|What is it really about?].
# hard_objection
[I don't know what this is|I take it this is a joke|I can't take this seriously|I don't find this funny|This makes no sense to me], [and the answer is no|so no|so please leave us out of it|so please don't write again|and we don't want it]. [Sorry|Please leave it at that|No hard feelings|].
# not_interested
[Made me laugh, but no|Funny, but no|Very funny, no|Is this a joke? No|Thanks for the laugh, but no|Nice one, but no|Good one, but no|No idea what this is, so no|Not sure what this is, so no|I don't think so|We'll do without|Er, no|No, but it made me smile][, thanks|, sorry|. All the best|. Good luck with it|. Have a good week|].
# opt_out
[Take me off this list, whatever it is|I don't know what this is, but please take me off the list|No more of these, please|Very funny, now take me off your list|Please remove me from whatever this is][, thanks|. Thanks|].
`;
