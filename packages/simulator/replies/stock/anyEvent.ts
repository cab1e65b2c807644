/**
 * Answers to invitations to come, to watch or to speak. `eventDay` is the one day that the email names; `beside`: it is about
 * other work than the reader's; `unsuited`: nothing tells whether it is about theirs. `readStock` explains the format.
 */
export const ANY_EVENT_TEXT = `
# interested
unsuited !speak !stand > [Thanks for the invitation|Thanks for asking|Nice of you to ask|Thank you for the invitation]. [Can I pass it on|Can I forward it|May I share it|Can others come, too|May I pass it on|Is it open to others, too]?
stand > [Yes, I'll be there|I'll be there|Yes, we're going|We'll be there]. [I'll stop by on the first day|I'll come by on the second day|I'll look in on the last day|The first day suits me best|The second day suits me best][.|, around ten.|, after lunch.|, in the morning.]
severalDays !stand !speak !choice !beside !eventDay > [Yes, I'd like to come|I'd love to come|Happy to come|Yes, count me in]. [The first day suits me best|The second day would be best|On the first day, and there'll be two of us|The last day, just me|The first day, just me|The second day, and I'll bring a colleague].
headCount !speak !stand !choice !severalDays !webinar !beside > [Count us in|Yes please|Happy to come|I'd love to come]. [There'll be two of us|Two of us, I think|Put us down for two|Just me|There'll be three of us|One for now, maybe two].
choice !stand !beside > [Yes, count me in|I'll be there|I'd like to come|Yes, I can make it]. [<choice>, please|<choice> for me|<choice> would be good].
!speak !stand !choice plusOne > [I'd love to come|Yes please|Count me in|Thank you, I'd like to come]. [There'll be two of us|I'll bring my partner|I'll bring a friend|It'll be just me|I'll come on my own].
!speak !stand !choice plusOne eventDay > <eventDay> [works|suits me|is fine], [and there'll be two of us|and I'll bring my partner|and I'll bring a friend|but I'll come on my own].
!speak !stand !choice !plusOne > [Yes please|I'd love to come|Count me in|I'm in|I'd like to come|Put me down|Yes, I'll be there][, thanks for the invitation|, thank you for asking|, looking forward to it|, thanks|].
!speak !stand !choice !webinar !many !talks meal > [Happy to come|I'd love to come|Yes, I'll come|Count me in]. [Is there parking|Is there parking nearby]?
!speak !stand !choice eventDay > <eventDay> [works|is fine|suits me|works for me], [count me in|I'd like to come|I'll be there|put me down].
!speak !stand !choice eventDay > Yes, I'm free on <eventDay>[. Put me down|. Thanks for asking|. Looking forward to it|, count me in].
!speak !stand !choice meal !webinar > [I'd love to come|Yes please|Count me in|Thanks, I'd like to come]. [I'm vegetarian|No nuts for me, please].
webinar linked > [Signed up|Just signed up|Registered|Just registered|Done, I'm registered][, thanks|. Looking forward to it|, see you there|].
speak !beside order > [Yes, happy to|I'd be glad to|Yes, I can do that|Happy to do it].
speak !beside panel !order > [Yes, I'd be happy to|I'd be glad to join|Yes, count me in|Happy to join]. [Is there a call beforehand|When do we all talk before it|Who else is on it|What do you need from me]?
speak !beside !panel !order > [Yes, I'd be happy to speak|I'd be glad to|Yes, I'd like to do that|Happy to do it]. [When do you need a title?|I'll think about a topic and send you a title.|I'll send you two ideas this week.|Can we talk about the topic first?|I have something in mind, I'll send you a few lines.]
beside seat > [Thanks for asking|Thanks for the invitation|Nice of you to ask], but <seat>. [Are you sure you meant me?|I think you meant somebody else.|Who were you after?]
beside !seat > [Thanks for asking|Thanks for the invitation|Nice of you to ask], but [it isn't my field|I don't think it's meant for me]. [Are you sure you meant me?|Who were you after?]
# question
unsuited !speak !stand > [Where did you get my address|Who gave you my name|How did you get my name|How did you come to ask me]? [Just asking|I get a few of these|I always ask|Just so I know].
stand > [I think we're going|We'll probably be there|I may be there]. [Which day is the quietest|Is somebody there on all days|Do I need to fix a time|Who do I ask for]?
!speak !stand !webinar !severalDays answerBy > [I'd like to come|I'd love to|Sounds good]. [Can I leave a bit early if I have to|Can I come a bit late|Is there anything to prepare]?
!speak !stand !answerBy > [Can I let you know tomorrow|Can I get back to you tomorrow|Can I tell you tomorrow]? [I have to check my calendar|I need to check something first|I can't say yet].
!speak !stand !webinar !severalDays > [Can I leave a bit early if I have to|Can I come a bit late|Is there anything to prepare]? [I'd like to come|Sounds good|I hope to be there].
!speak !stand webinar > [Can I get the slides afterwards|Can I join a bit late|Can I leave before the end|Do I need to turn my camera on]? [It sounds useful|Sounds useful|I hope to be there].
speak !beside > [I'd probably say yes|I'd like to|Possibly|Sounds good]. [Who's the audience|Do you cover travel|How long would I have|When do you need to know|Who else is speaking|Is it filmed|How many people come]?
beside seat > [Are you sure this is for me|Did you mean to send this to me|Is this meant for me|Has this come to the right person]? <seat>[|. How did you get my email?|. Is there somebody else you meant?].
beside !seat > [Are you sure this is for me|Did you mean to send this to me|Is this meant for me|Has this come to the right person]? [It isn't my field|I can't see what it has to do with my work][|. How did you get my email?|. Is there somebody else you meant?].
# timing
unsuited !speak !stand > [I can't get away then|I can't make it|I'm tied up then], [sorry|I'm afraid]. [Hope it goes well|Thanks for asking|Thanks for the invitation|Thanks anyway].
stand > [I can't make it this year|We're not going this year|I'm away that week][, sorry|, I'm afraid]. [Next year, I hope|Maybe next year|Tell me if you're at another one].
owner !speak !stand !eventDay > [I can't make it|I won't make it|I'm away then][, sorry|, I'm afraid|]. [Let me know about the next one|Next time, I hope|Do ask me again|Keep me on the list for the next one].
!owner !speak !stand !eventDay > [I can't make it|I won't make it|I'm away then|I can't get away][, sorry|, I'm afraid|]. [Another time|Another time, perhaps|Maybe another time|Hope it goes well].
!speak !stand eventDay > [I'm away on|I can't do|I've got something else on|I can't get away on] <eventDay>, [sorry|I'm afraid]. [Another time|Another time, perhaps|Maybe another time|Thanks for asking|Hope it goes well].
!speak !stand webinar > [I can't join then|I have a meeting then|That clashes with a meeting]. [Could you send me the slides afterwards?|I'd rather watch it afterwards.|I'd watch it in the evening, if I can.|Another time, I hope.]
speak !beside > [I can't this time|I'm away then|We're at our busiest then|I'm booked then][, sorry|, I'm afraid]. [Next year, I hope|Do ask me again|Ask me for the next one].
beside seat > <seat>, so [it isn't for me|I'd be out of place|I don't think you meant me][|. Hope it goes well|. Good luck with it].
beside !seat > [It isn't my field|It's too far from what I do], so [it isn't for me|I'd be out of place|I don't think you meant me][|. Hope it goes well|. Good luck with it].
# referral
unsuited whole !speak !stand > [I can't make it|I can't get away|I won't make it]. [You may want to ask others|Others may get more out of it|Sorry I can't help|Hope it goes well].
unsuited !whole !speak !stand > [I can't make it|I can't get away|I won't make it], [so I've passed it on|so I've forwarded it|but I'll mention it here][.|, thanks.|. No promises.]
!speak plusOne > [I can't come myself|I can't make it myself|I'm away then], but [I'll tell the others here|I'll ask the others here|I know somebody who would love to come].
!speak !plusOne > [I can't go|I can't make it|I won't be there myself], but [I've passed it on|I've forwarded it|I'll mention it here][.|, no promises.]
!speak !plusOne > [I've forwarded the invitation to|I've passed it on to|I've sent this to] [a colleague|two colleagues|a colleague who may want to go|the others here].
speak !beside > [I'm not much of a speaker|I'd rather not speak myself|It's not my topic], but [a colleague might|a colleague would be good at it]. [I've asked|I'll ask|I've passed it on].
beside !speak > [Not for me|It isn't my field|Not one for me]. [Others would get more out of it|I wouldn't know who to send it to|I don't know anybody it would suit].
beside speak > [It isn't my topic|Not my field]. [You'd want somebody in that line|Best to ask somebody in the trade].
# soft_objection
unsuited !speak !stand > [I doubt it's for me|I don't think it's for me|Probably not one for me|I'm not sure it's one for me|I may not be who you want][, to be honest|, I'm afraid|, sorry|]. [Thanks for asking, though|Hope it goes well|].
stand > [I'm not sure I'll go this year|We haven't decided yet|I may only be there for a day]. [I'll stop by if I can|No promises|If I have time, I'll look in].
!speak !stand answerBy > [I'd like to, but|Sounds good, but] [I'm not sure I can get away|it's a busy week|I may be away]. [I'll let you know by <answerBy>|You'll hear from me by <answerBy>].
!speak !stand !answerBy > [Nice of you to ask, but|Thanks for asking, but] [I'm not sure I can get away|it's a busy week|I may be away|I'd have to move a few things]. [I'll let you know|Can I tell you closer to the date|].
!speak !stand !webinar !beside > [I have a lot on that week|It's a busy time for me|I don't get to these things often], so [probably not|I can't promise|I'll have to see].
!speak !stand webinar > [I have a lot on that week|It's a busy time for me|I rarely get through these], so [probably not|I can't promise|I'll see on the day].
speak !beside > [I've not done a talk before|I'm not much of a speaker|I doubt I have enough to say|It's a lot to prepare], so [I'm not sure|probably not|let me think about it].
beside seat > <seat>, so [I doubt it's for me|I don't think it's meant for me|I'd be out of place|I'm not sure why it came to me].
beside !seat > [It's not really my field|Not quite my line of work|It's a bit far from what I do], so [I doubt it's for me|I don't think it's meant for me|I'm not sure why it came to me].
# hard_objection
!speak > [Sorry, I can't come|I won't be coming|No, I can't, I'm afraid|It's a no from me, sorry]. [Please don't keep a place for me|And please don't ask again|No need to ask again|].
!speak !again > [I don't go to these|I don't go to events like this|I don't do these], [sorry|so it's a no|so please don't keep a place for me].
speak !beside > I don't [do talks|speak at events|do public speaking], [sorry|so it's a no|I'm afraid].
beside seat > <seat>, so [I won't be coming|it isn't for me, sorry|please take me off your list|it's a no].
beside !seat > [It isn't my field|It isn't for me], so [it's a no|I won't be coming|please take me off your list].
# not_interested
[Thanks for the invitation|Thank you for the invitation|Thanks for asking|Nice of you to ask], but [no|I'll pass|it's not for me|I won't be able to].
[I'll give this one a miss|I'll pass on this one|Not for me|I'll skip this one|I'll have to decline][, thanks|, sorry|, but thanks for asking|. Hope it goes well|].
[Can't make it|I won't be there|I can't][, sorry|, thanks for asking|. Hope it goes well|. Have a good one].
beside seat > [No thanks|Not for me|Wrong person, I think], <seat>[|. Hope it goes well|, sorry].
beside !seat > [Not my field|Not for me|Nothing to do with what I do][, thanks|, sorry|, but thanks for asking|. Hope it goes well].
# opt_out
[No more invitations|Please no more invitations|Take me off the invitation list|Please take me off the invitation list|Stop inviting me, please][, thanks|. Thanks|].
[Please take me off your list|Take me off your list|Please remove me from your list|Please unsubscribe me][, thanks||].
`;
