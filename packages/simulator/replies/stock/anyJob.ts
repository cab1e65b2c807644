/**
 * Further answers to recruiters, whatever the job, its place and its pay are; nobody takes or declines a talk here. `readStock` explains
 * the format.
 */
export const ANY_JOB_TEXT = `
# interested
!far * > [I wasn't looking|I'm not actively looking|I'm not looking, to be honest], but [I'm interested|this sounds good|I'd consider this|I'd think about this one]
!far * > [Good timing|Funny timing|You wrote on the right day], [I've been thinking about a change|I'm thinking about what comes next|I've been getting restless]
!far * > [Flattered|I'm flattered|Thanks for thinking of me], and [I'm interested|it sounds good|I'd consider it]
!far * > [Sounds like a good job|That sounds like a good role|I like the sound of the job|The role sounds good]
!far * > [I don't answer recruiters often|I rarely answer recruiters|I usually don't answer these], but [this one I like|I'm interested|this is a good one]
!far > [Can't say much from the office|Not from my work address, please|Careful, this is my work address], but [I'm interested|I'd consider it]. [I'll write from home tonight|I'll write from my own address|More tonight, from my private address].
!far > [I'd have to talk about it at home first|Something to talk about at home first|I have to talk to my family first], but [I'm interested|I'd consider it|I like the sound of it]. [You'll hear from me this week|I'll get back to you|Give me a few days].
far > [Not my line of work|It's not quite my line|Not my trade], but [I'd consider a change|I'm curious|I like the sound of it]. [I'll write more tonight|You'll hear from me|More this week].
far > [Not for me, but I know somebody|I know who might want this|I have somebody in mind for this]. [I'll send it on tonight|I've passed it on|I'll tell them about it].
# question
!far > [How did you come across me|How did you get to my name|What made you think of me]? [I'm interested either way|Just curious|I'd consider it].
!far > [Can we keep this between us|This stays between us, doesn't it|You'd keep this quiet, right]? [My boss doesn't know I read these|I'd consider it|I'm interested].
!far > [Is it all right if I think about it for a week|Can I think about it over the weekend|Can I talk about it at home first]? [I'm interested|I'd consider it|It does sound good].
[Would you look at somebody who would have to learn a few things|How flexible are you about experience|What if I don't have all of it]? [I'm interested|I'd consider it|It does sound good].
far > [Are you sure you mean me|Did you mean to write to me|Have you seen what I do]? [It's not quite my line of work|I'd be new to it|I do something else, but I'm curious].
+ [I'm interested|I'd consider it|I'm not looking, but I read it twice]
# timing
[Not right now|Not at the moment|Not this year|I'm not moving right now], [I just started something here|I want to finish something here first|I'm in the middle of something here|it's a bad time for a change]. [Write me again next year.|Ask me again in six months.|Keep me in mind for later.|Maybe next year.]
[Wrong time|Bad timing|Too early], [I only changed jobs a while ago|I promised to stay a while|I have something to finish here]. [Keep my name for later|Try me again in a year|Ask again some day].
[Not looking for a change right now|No change for me right now|I'm not changing jobs this year]. [Ask me again next year|Keep me in mind|Later perhaps|You may ask again in a year].
# referral
[Not for me|It's not for me|I'm staying where I am], but [I know somebody who may be right|a friend might be interested|I know one or two people who might]. [I've sent it on|I'll pass it on|I'll tell them tonight].
[A friend of mine is looking|A former colleague is looking|I know somebody who is looking], [I've passed this on|I've sent your email on|I'll show it to them]. [They'll write if it fits|They'll be in touch if it's something for them|].
[I'm not the one you want|I'm not the right one for this role|This is not for me], [but I've shown it to a friend|but I've sent it to somebody who might be|but I'll ask around]. [No promises|You may hear from them|].
hr > [I deal with hiring, not with being hired|I'm usually on the other side of these], [I'll ask around who might want it|I've passed it to somebody I know]. [No promises|].
# soft_objection
* [I'm happy where I am|I'm fine where I am|I like my job|I'm quite settled here], [so it would have to be really good|so I'm not sure|so I hesitate]
* [I'm not sure I'm the one for this role|Not sure I'm who they need|I doubt I'm the right one for it]
* [A change is a big step|I don't change jobs easily|I'm slow with changes like that|Moving jobs is not something I do on a whim]
* [I've had a few of these emails|Recruiters tend to say that|They all sound good in an email], so [I'm careful|I'm a bit skeptical]
far * > [It's not my line of work|It's another trade than mine], so [I have my doubts|I'm not sure]
+ [What makes you think of me|Why me|What made you pick me]?
# hard_objection
[I'm not leaving my job|I won't change jobs|I have no plans to leave|I'm not for hire|I'm staying where I am], [and that's settled|no matter what|whatever the offer|so please don't follow up|so please take me off your books].
[I don't answer recruiters|I don't talk to recruiters|I never talk to recruiters|I don't work with recruiters]. [No exceptions|Nothing personal|That's a rule of mine|Please accept that].
far > [This has nothing to do with what I do|Not my line of work at all|You didn't look at what I do], [so no|so it's a no|and no]. [Please check before you write|Sorry|].
# not_interested
[Not looking|I'm not looking|Not looking for a job|Not looking for a change|Not on the market|I'm not moving][, thanks|, sorry|, but thanks|. Thanks for thinking of me|. All the best|].
[Happy where I am|I'm happy where I am|I like it here|I'm staying put|I'm fine where I am][, thanks|, but thanks|, so no|. Good luck with the search|. Thanks anyway|].
[Flattered|I'm flattered|Thanks for thinking of me|Kind of you], but [no|I'll pass|I'm staying|it's not for me][. Good luck|. All the best|].
far > [Not my line of work|Not my trade|Not what I do|Wrong line of work][, sorry|, so no|, thanks|. Good luck with the search|].
+ [Good luck with the search|All the best|Hope you find somebody]
# opt_out
[No more job offers|No more jobs|No recruiters][ please|, thanks|, please|].
[Take me out of your database|Delete me from your database|Remove me from your files|Delete my profile][, please|, thanks| please|].
`;
