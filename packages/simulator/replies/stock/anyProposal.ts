/**
 * Further answers to people who want to team up, whatever they propose. In the form that `readStock` reads.
 */
export const ANY_PROPOSAL_TEXT = `
# interested
!far * > [Nice idea|Good idea|I like the idea|Fair idea|Sounds fair], [we should be able to do that|could work for both sides|good for both of us|I don't see why not|I'm in favor]
!far * > [Happy to look into it|Glad to look into it|I'd be glad to do this|Happy to do something here|I'd be happy to]
!far * > [Nice of you to ask|Thanks for thinking of us|Kind of you to think of us|Good that you ask], [I'm in favor|I like the idea|I'd like to do this]
!far > [From my side, yes|I'm for it|I'd say let's do it|I'm in favor], [I just need a word with the others here|let me tell the others here|I only have to ask one person here]. [I'll get back to you this week|You'll hear from me tomorrow|More in a day or two].
!far > [I don't say yes to many of these|I say no to most of these|Most of these I turn down], but [I like yours|this one I like|yours is different]. [You'll hear from me tomorrow|I'll write properly this week|More tomorrow].
far > [Not my area|I don't decide this|That's not up to me], but [I like it|it sounds good to me|it's a nice idea]. [I've passed it on with a good word|I'll tell the ones who decide|I'll bring it up this week].
far > [I like it|Nice idea|Sounds good], [though it isn't mine to decide|though others here decide that|though I'm the wrong one to ask]. [I've sent it to the right person|I'll put in a good word|I'll ask around].
# question
!far > [Have you done this with others|Do you do this with others too|Who else are you asking]? [Just curious|I like the idea|I'm in favor, just asking|Sounds good so far].
!far > [Can I talk to a colleague about it first|Is it all right if I ask a colleague first|Can I show this to a colleague first]? [I like the idea|I'm in favor|Sounds good so far].
!far > [How did you come across us|What made you think of us|Why us]? [Just curious, I like the idea|I'm in favor either way|I do like it].
far > [Shall I pass this on|Do you want me to pass it on|Should I send this to the one who decides]? [It isn't my area|I don't decide this myself|I like it, but it's not mine].
+ [I like the idea|I'm in favor, just asking|Then I can tell you more]
# timing
[Not now|Not right now|Not this month|Not this quarter], [too much going on|we have other things to finish first|we're short of people|we're in the middle of something big]. [Ask me again in a few months.|Try me again later in the year.|Maybe after the summer.|Come back to it in a while.]
[I like it|Nothing against it|Nice idea], but [not now|it has to wait|the timing is off|we're not starting anything new right now]. [Ask me again in a few months|Remind me next quarter|Maybe later in the year].
[Nothing changes here|We're not starting anything new|Nothing new happens here] [before summer|before the new year|this quarter], [so it has to wait|so please ask again|so not yet].
[Good idea, wrong moment|Right idea, wrong month|Fine, but at another time]. [Ask me again in a few months|Try me next quarter|When it's calmer here].
far > [I don't decide that|Not my area], and [everybody here is busy right now|nobody here has time for it at the moment]. [Try again in a few months|Maybe later in the year].
# referral
!ofReader > [A colleague looks after that|That's with a colleague|A colleague decides that]. [I've forwarded it|I've passed it on|I'll pass it on][, no promises|].
[I'm for it, but I don't decide it|I don't decide this alone], [I've passed it on|a colleague has it now|I've sent it to a colleague]. [You'll hear from one of us|No promises|].
# soft_objection
* [I see what you get out of it, less what we do|I'm not sure what we'd get out of it|Clear for you, less clear for us]
* [I'm not sure we fit together|We may not be the right match|I'm not sure it fits with what we do]
* [We've said no to things like this before|We don't usually do things like this|We rarely say yes to things like this]
far * > [I don't decide it|Not my area], but [I doubt anybody here would go for it|I'm not sure anybody here would want it]
+ [Convince me|What am I missing|How did it go with others]?
# hard_objection
We don't do [that|this|things like this]. [That's by choice|It's a rule here|No exceptions|House rule|Never have].
[We keep to ourselves in these things|We do these things on our own|We prefer to do things on our own], [and that's how it stays|no exceptions|so it's a no|so please don't follow up].
[We get asked this a lot|We're asked this every week|You're not the first to ask], [and the answer is always no|and we always say no|and it's always a no]. [Sorry|Nothing personal|No exceptions].
far > [Not my area|I have nothing to do with that], [and I won't pass it on|and I won't ask the others]. [Sorry|So no|].
# not_interested
[Not for us|Nothing for us|Not our thing|It doesn't fit us|Not a fit for us][, sorry|, thanks|, but thanks|, but good luck with it|. All the best|].
[We'll pass|We'll say no|We won't do it|We're not going to do this|We'd rather not][, thanks|, sorry|, but good luck| this time|].
[Thanks for thinking of us|Nice of you to think of us|Kind of you to ask], but [no|we'll pass|it's not for us|it doesn't fit].
[Talked about it here|Asked the others|Asked around here], [and it's a no|we won't do it|and we'll pass][, sorry|. All the best|. Thanks anyway|].
+ [Good luck with it|All the best|Thanks anyway]
# opt_out
[No more requests like this|Please no more of these requests|Stop asking][, thanks|, please|].
`;
