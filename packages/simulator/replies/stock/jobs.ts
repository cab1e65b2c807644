/** Replies to recruiters; `readStock` explains the format. */
export const RECRUITING_TEXT = `
# interested
sends > [Yes, please send it|Sure, send it|Please do|Yes, I'd like to read it], [I'm curious|it sounds interesting|I'm open to the right thing]. [I'll send you my private address for it|I'll read it at home tonight|Nobody here needs to know, please|Evenings are best if you want to talk].
scouted > [I know somebody|I can think of somebody|A friend of mine comes to mind|A former colleague comes to mind] who [could fit|might be right for it|would be good at that]. [I'll ask them to write to you|Send me the details and I'll pass them on|I'll put you in touch|I'll ask and let you know].
scouted > [Yes, I might|I may well|I think so, yes]. [Let me ask around|I'll ask one or two people|I'll ask a friend tonight] and [get back to you|let you know|send them your way].
salary > [It would have to be a clear step up from today|I'd want clearly more than I have now|A bit more than I have today would do|I'd rather hear the whole package first], [so let's talk|but I'm interested|but I'm open to it]. [Evenings are best|Happy to talk|Best by phone, after work|].
whatittakes > [It would have to be a clear step up from today|The work would have to be more fun than here|Good people and a fair offer|Something closer to what I want to do next|A clear step up, mostly]. [I'm open to it, so let's talk|Happy to talk|Let's talk, evenings are best|I'd like to hear more].
* [I'm open to a move|I'd consider a move|I'm looking around a bit], [quietly|nobody here knows yet], and [this sounds right|the role sounds good|it's close to what I want]
* [The role sounds good|This sounds like a good role|I like the sound of the role] and I'd like to [hear more|see the job description|know more]
!far > [Yes|Sure], [send me the job description|send me the details of the role|I'd like to see the description]. [I'm open to the right thing|I've been thinking about a change|It's a good time].
[Flattered|Thanks for thinking of me], [I'm interested|I'd like to talk|let's talk]. [Evenings are best|Before work is best|Not during work hours please].
meeting !far > [A call is fine|Happy to talk|Let's talk]. [Evenings|Lunch breaks|Early mornings] [are best|suit me best].
meeting day > <day> [works|is fine], [in the evening if possible|after work is best|during my lunch break].
owner * > [That's what I do now|It's the work I do today], and [I'd like a change|I could use something new|I've been in my job for a while]
far > [Not quite my field, but|It's not what I do, but] [I'm open to a move|I'd consider a change]. [Do you have something closer to what I do|Is there anything closer to my work|What else are you looking for]?
far > [I do something else|My work is a bit different], [but I'm looking around|but a change would be good]. [Let's talk anyway.|Happy to talk about what you have.|What else do you have?]
+ !priced > [What's the salary range|What does it pay, roughly]?
+ !placed !deskless > [Is it remote|Where is it based]?
+ deskless > [What are the hours like|Where would I start from]?
+ !deskless > [How big is the team|When would it start]?
+ [My profile is up to date|I can send a CV tonight].
# question
whatittakes > [Depends on the job|Hard to say before I know more|That depends on the work]. [What would I do day to day|Who would I report to|What's the team like|Why is the role open]? [I'm open to it|I'm interested, just careful|Then I can tell you].
sends > [You can send it, but|Sure, but before that|Yes, but one thing first]: [who else gets to see that I'm interested|how soon do they want to decide|is it all right if I read it and take my time]? [I'm curious|It does interest me|].
scouted > [I may know somebody|Somebody comes to mind|I might know one or two people]. [What should I tell them about the job|How soon do they want somebody|Can I give them your address|Is there something I can send them]? [Then I'll ask them|I'd ask them first|Happy to pass it on].
salary > [Before I name a figure|Before I give you a number|Before we talk money], [what's the bonus like|what would the job be day to day|who would I report to|what's the team like]? [Then I'll tell you mine|I'm open to it|I'm interested, just careful].
vague > [Which job is it exactly|What would the job be|What's the role exactly|What would I do there]? [Then I can tell you more|I'm open to hearing it|It could be interesting|Happy to talk after that].
!priced > [What's the salary range|What does it pay|What's the range]? [If it fits I'm interested|Happy to talk if that works|Asking before we both spend time on it].
!placed !deskless > [Is it remote|How many days in the office|Where is it based]? [That decides it for me|If that works I'd like to talk|The rest sounds good].
deskless * > [What are the hours|How many weekends is it|Is overtime paid|Where is it exactly|What are the shifts like]?
!deskless * > [Is it permanent or contract|What's the team like|Who would I report to|Why is the role open|How soon do they want somebody|What does a normal week look like]?
!named !own * > [Which company is it|Who's the client|Who is hiring]? [I'd want to know before I say yes|Just so I know].
far > [Did you see what I do now|You saw that I do something else]? [If that's no problem I'm curious.|I'm open to a change, though.|Would they take somebody new to it?]
owner !deskless > [How big is the team|What would I own|How is the work shared]? [I'm happy where I am, but not married to it|I'd listen for the right setup].
+ [Otherwise it sounds good|If that's OK I'd like to talk].
+ [Email is best, I'm at work|Please answer here, not by phone].
# timing
sends > [You can send it, but|Send it if you like, but] [I'm not moving this year|I won't leave in the middle of things here|this is no time for a change]. [Ask me again next year|Keep me in mind|Later perhaps].
scouted > [Nobody comes to mind right now|Nobody I know is looking right now|Everybody I know just changed jobs], but [ask me again in a few months|I'll keep it in mind|that may change]. [Good luck until then|I'll write if I hear of anyone|].
scouted > [Swamped this week|Busy weeks here|No time to ask around now], [I'll ask around when it's calmer|I'll see who might fit when things are calmer]. [Write again next month|Remind me next week|Try me again in two weeks].
far > [It's not my line of work|I do something else], and [I'm not changing now|I'm not looking right now]. [Maybe another time|If you have something closer to what I do, write again|Later perhaps].
[I just started a new job|I changed jobs not long ago|I'm still new where I am], so [not now|it's too soon]. [Ask me again next year|Try me in a year or so].
[I'm in the middle of something I want to finish|There's a project here I don't want to leave|My bonus is due later this year], [so not yet|so later]. [Keep me in mind|Try me in a few months].
* [Not looking right now|Happy where I am for now|Not moving this year], but [maybe later|that may change]
[With things at home as they are|For family reasons], [a move has to wait|this is not the time]. [Later in the year maybe|Ask me in the new year].
+ [Keep me on your list|Keep in touch|Write me again next year].
# referral
scouted > [I've passed it to|I've sent it to|I've forwarded it to] [a friend who might fit|somebody I used to work with|a former colleague|somebody who knows more people in that line]. [They'll write if they like it|No promises|They'll be in touch if it fits].
scouted > [I don't, but I know who would|I'm no help, but I know who might be|Not me, but I know whom to ask]. [I've forwarded it|Passed it on|I'll ask them].
[Not for me, but|I'm staying where I am, but] [I know somebody who might|a former colleague is looking|a friend might fit]. [I'll pass it on|I've forwarded it|I'll ask first].
far > [I do something else|That's not what I do|Not my work], but [somebody I used to work with does exactly that|I have a friend who does that|I know somebody who does]. [I'll send it over|Forwarded|I'll let them know].
* [I'll share it with|I've sent it to|I'll pass it to] [a colleague who's looking|somebody who fits better|a friend in that line of work]
far > [I do something else|This isn't what I do][, as you can see from my title|]. [I'll pass it to somebody who does it|I might know someone].
+ [They'll write to you if they want it|If they're interested they'll be in touch].
# soft_objection
whatittakes > [It would take a lot|It would have to be very good|A lot would have to be right], [I like it where I am|I like my team here|I'm treated well here]. [What makes it better|Let me think about it|Convince me].
sends > [You can send it, but|Fine, send it, but] [I like it where I am|I'm not sure I'd leave|it would have to be a clear step up]. [Let me think about it|What makes it better|I can't promise anything].
scouted > [I may know somebody|I know one or two people], but [they seemed happy where they are|I'm not sure it's better than what they have|I don't like to hand out names]. [What makes it good|Why would they move|Tell me more about it first].
salary > [I don't talk numbers by email|I don't name a figure first|I'd rather not say what I make], [and I'm not sure I'd leave|and it would have to be a lot better]. [What's so good about it|Tell me more about the job first].
* [Sounds fine, but|Nice, but] [I like my team here|I'm treated well here|I'd need a good reason to leave]
* [It looks like a step sideways|I'm not sure it's a step up|It sounds a lot like what I have]
!priced > [I don't talk before I know the range|Without a salary range it's hard to say]. [Send it and I'll think about it|With it I might].
far > [I'm not sure I'm right for it|I think I'd be the wrong pick], [I do something else|my background is different]. [Why me|What made you think of me]?
+ [What makes it better|Why would I move]?
+ [Could be wrong|Tell me if I'm wrong].
# hard_objection
scouted > I don't [give names to recruiters|pass on people's names|hand out contacts]. [Sorry|No exceptions|Please don't ask again|Never have].
scouted > [My people stay with me|I won't send you people I know|I don't recruit my friends for others]. [So no|Please don't ask again|That's how it is].
I'm [happy where I am|not leaving my job|staying put]. [No offer changes that|That won't change].
I don't [work with recruiters|answer recruiters|do agencies]. [Never have|Bad experience|No exceptions].
* [I've decided to stay|I promised to stay|I like where I am] and [that's how it stays|no role changes that]
far > [That's not even my field|You can't have looked at what I do|I have never done that work]. [No|Not for me].
far > [That's not my line of work|I do something else entirely][, as a look at my title would show|]. [Please don't send me jobs like this|It's a no].
+ [So no|It's a no].
# not_interested
scouted > [Nobody comes to mind|I don't know anybody|Can't think of anyone|No one I know][, sorry|, I'm afraid|, but good luck|. Good luck with the search|].
[Not looking|Not looking, thanks|I'm happy where I am|Staying where I am|Not moving][, sorry|, thanks|].
[Thanks, but I'm|Thank you, I'm] [not looking|happy in my job|staying put].
far > [Not my field|Not what I do|Wrong profile][, no thanks|, thanks|, sorry|].
* [The role is not for me|It's not for me|I'll pass on the role]
+ [Good luck with the search|Hope you find somebody].
# opt_out
[Take me out of your database|Delete my profile|No more job emails][, please|, thanks|].
[Don't send me jobs|Please stop sending me jobs|No more roles please][, thanks|. Remove me|].
`;

/** Replies to job applications. */
export const JOB_APPLICATION_TEXT = `
# interested
* [Good that you wrote|Nice to hear from you|Thanks for writing], [you could fit in here|I'd like to know more about you|I'd like to meet you]
[We may have something|There might be an opening|You could fit here]. [Send me a few times for a chat|Let's find a time to talk|Can you come by for a chat].
[I like how you wrote this|Nice, direct note|Good note]. [Let's talk|Let's have a chat], [mornings are best|early next week is good|any afternoon works].
meeting > [Happy to meet|Let's talk|Come by for a chat]. [Mornings are best|Early next week is good|Afternoons are easier].
+ [Could you come by for a chat|Do you have time for a chat next week]?
+ [Early next week would suit us|Tell me when you have time to talk].
# question
[How soon could you come by|Could you come by this week|Do you have time for a short talk this week]? [Asking because we may have something|There might be an opening].
* [When could you come by|How many hours did you have in mind|When could you start]?
!youth * > [Do you have references we could call|What kind of team do you want|What are you looking for in a new place]?
+ [Then I can pass you on to the team|If that fits, let's talk].
manual * > [Are weekends all right for you|Which shifts could you do|Could you come by for a trial day]?
# timing
[Nothing open right now|No openings at the moment|We're not hiring this quarter]. [Try again in a few months|Please write again next quarter|I'll keep your details].
[Hiring is on hold|There's a hiring freeze] [for now|until the new budget]. [Ask me again in a few months|Keep an eye on our openings].
* [We fill our roles|We plan our hiring] [later in the year|before the summer], so [it's too early|not now]
+ [Do write again|Keep in touch].
# referral
!hr > [HR handles this|That goes through HR|I don't do the hiring], [I've forwarded your email|I'll pass it on|I've sent it to them].
[A colleague looks after that|You want one of my colleagues for that], [I've passed it on|I've forwarded your email]. [They'll write if it fits|Give it a week or two].
* [Please apply through|Best to go through] [our careers page|the form on our site], [I can't do it for you|it goes to the right people from there]
+ [Good luck|They'll get back to you].
# soft_objection
!youth * > [We usually look for|For this we'd want] [more experience|somebody with more practice]
* [I'm not sure we have enough to do for you|I'm not sure we have the right thing for you|I can't promise that we have something]
[Nice note|I like how you write], but [we get a lot of these|I'm not sure we need anybody right now]. [Why us|What made you choose us]?
+ [Tell me if I misread it|Happy to hear your side].
# hard_objection
We don't [hire this way|take applications by email]. [It's policy|No exceptions|That won't change].
[We have nobody to look after new people|We have no work to give out|We don't take anybody on at the moment], [and that won't change|and that's final|so please try elsewhere].
+ [So it's a no|Sorry to be blunt].
# not_interested
[Thanks, but we're not hiring|We're not hiring|No openings, sorry|Not this time, sorry|We have nothing for you, sorry].
[Thank you for writing|Thanks for your interest], [but it's a no|but not this time|but we have nothing].
[We won't take it further|It won't work out here], [but thanks for writing|but good luck|I'm sorry to say]. [All the best|].
+ [Good luck with the search|All the best].
# opt_out
[Please don't send applications here|No more applications to this address][, thanks|].
[Please take this address off your list|Wrong inbox for applications, please don't write again|Don't write to this address again][, thanks|].
[Stop sending me your CV|Please stop applying here|No further emails please].
`;
