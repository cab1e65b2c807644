/**
 * Answers to recruiters; nobody takes or declines a certain time here. `otherWork`: the job is not what the reader does; `runsFirm`: they have a firm
 * of their own; `unsuited`: nothing tells that the job is the reader's kind of work. `readStock` explains the format.
 */
export const ANY_JOB_TEXT = `
# interested
refer !theirs !otherWork > [I may know somebody|I can think of somebody|I know one or two who might|Somebody comes to mind]. [Shall I pass on your email?|Can I forward this?|I'll ask them|I'll ask around|I'll pass it on|Shall I ask them first?].
unsuited > [Not for me|Not one for me|I'm staying where I am|I'm not looking myself], but [I may know somebody|I can think of somebody|I know somebody it may suit]. [Shall I pass on your email?|I'll pass it on|Can I forward this?|Can they write to you?|I'll send it to them|Shall I ask them?]
otherWork seat > <seat>, so [it isn't for me|I'm not who you're after|I'm not who you want]. [If somebody asks I'll mention it|If I hear of somebody I'll tell you|I'll tell you if I think of somebody|If I meet somebody I'll pass it on|Hope you find somebody].
otherWork !seat > [It isn't my line of work|I don't do that kind of work|That isn't what I do]. [If somebody asks I'll mention it|If I hear of somebody I'll tell you|I'll tell you if I think of somebody|If I meet somebody I'll pass it on|Hope you find somebody].
runsFirm > I work for myself, but [I'd talk about it|I might be tempted|it sounds good]. [Could it be done freelance?|Evenings are best.|Call me after six.|Would some days a week be any use?]
freelance > [Yes, I'd be interested|I have some time at the moment|I could take some work on|Interested, yes]. [How do we start?|What's the next step?|I'll get back to you this week.|I can start next week.]
!freelance !choice > [Yes, I'd be interested|Interested, yes|Yes, I'm interested|I'd be open to it|Yes, tell me more|It does interest me|Could be, yes]. [Evenings are best.|After six is best.|Can you call me after work?|Best to call after six.|I'm free most evenings.|Call me at lunchtime.|Not in working hours, please.|I can talk over the weekend.]
!freelance !choice > [I'm not really looking, but|I wasn't looking, but|Not actively looking, but] [it sounds good|I'd hear more|I'm happy to talk][. Evenings are best|. After work is best|. Call me after six|].
choice > [Happy to talk|Yes, I'd like that|Glad to|Sure, let's talk|I'd like to hear more]. [<choice> would be easiest|<choice> would be best|<choice>, please|<choice> would suit me|I'd say <choice>].
meeting !choice > [Happy to have a chat|Happy to talk|Yes, happy to|Sure, let's talk]. [When suits you?|What time suits you?|You pick the time|Give me a call|Send me a time that suits you].
sends > [Yes please|Yes, please send it|Sure, send it over], [I'll read it tonight|to my private address, please|I'm interested].
manual > [Interested|Yes, I'm interested|Yes please]. [I'm free next week.|I could come and have a look.|Evenings are best.|Ring me after work.]
# question
refer !theirs !otherWork > [I may know somebody|I can think of somebody|Somebody comes to mind]. [Can I forward this|Shall I give them your email|May I pass your email on|Shall I ask them first]?
unsuited > [How did you come to me|How did you get my name|Where did you find my name|Who gave you my name|What made you think of me]? [I'm not looking, just asking|I'm not looking myself|Just asking|Just so I know|I get a few of these].
otherWork seat > [Are you sure this is for me|Did you mean to send this to me|Is this meant for me|Has this come to the right person]? <seat>[|. How did you get my email?|. Is there somebody else you meant?].
otherWork !seat > [Are you sure this is for me|Did you mean to send this to me|Is this meant for me|Has this come to the right person]? [It isn't my line of work|I do something else|That isn't what I do][|. How did you get my email?|. Is there somebody else you meant?].
runsFirm > [Could it be done freelance|Would you take somebody part of the week|Would it work on contract]? I work for myself[|, so I'd want to know that first|, but it sounds good].
freelance > [How much work would it be a month|How much notice do you give|Is there a minimum per job|How steady is the work]? [I'd be interested|Might be interested|Depends on that].
!freelance !priced > [What does it pay|What's the salary]? [I'd be interested|Might be interested|Depends on that|I'm open to it].
!freelance > [Can we talk one evening|Can you call me after six|Can we talk over the weekend|Can we keep this between us for now]? [I'd be interested|Might be interested|I'm open to it].
!freelance meeting > [Happy to talk|Happy to have a chat|Yes, we could talk|I'd talk about it]. [Would a month's notice be all right|Would two months' notice be all right|Can we do it after working hours|Can we keep this between us for now]?
!freelance !meeting > [I'd be interested|It does interest me|I might be interested]. [Can we talk one evening|Would a month's notice be all right|Can you call me after six|Would two months' notice be all right]?
hidden !named !own > [Which company is it|Who is it for|Who's the employer]? [I'd be interested|I'd want to know first|Might be interested].
desk !deskless !manual !placed > [Is there any home working|How many days in the office]? [I'd be interested|Might be interested|Depends on that].
manual > [What are the shifts|Is overtime paid|Is there weekend work]? [I'd be interested|Might be interested|Depends on that].
# timing
unsuited > [Not looking|I'm not looking|Not for me], and [I can't think of anybody right now|nobody comes to mind just now|I don't know anybody who's looking just now]. [If I hear of somebody I'll pass it on|I'll pass it on if somebody asks|I'll keep it in mind|Good luck with the search].
otherWork seat > [I think this has come to the wrong person|I think you want somebody else|Wrong person, I think|This must be meant for somebody else], <seat>. [Good luck with the search|Hope you find somebody|If I hear of somebody I'll pass it on|I don't know anybody in that line, sorry].
otherWork !seat > [I think this has come to the wrong person|I think you want somebody else|Wrong person, I think|This must be meant for somebody else], [it isn't my line of work|that isn't what I do|I don't do that kind of work]. [Good luck with the search|Hope you find somebody|If I hear of somebody I'll pass it on].
runsFirm > I work for myself, and [I'm booked up until the summer|I've enough on for now|there's plenty of work at the moment]. [Ask me again later in the year|Try me again next year|Maybe in a year or so].
[Not looking right now|Not at the moment|Not moving this year|I'm not looking just now][, thanks|]. [Try me again next year|Ask me again in six months|Keep my details|Maybe next year].
!freelance > [I've not been here long|I've only just started here|I only changed jobs recently], so [not now|it's too soon]. [Ask me next year|Keep my details|].
# referral
unsuited > [Not for me|Not one for me|I'm not looking myself], but I've [sent it to somebody it may suit|passed it to somebody who may be looking|sent it to a friend|passed it to somebody I know][|, good luck|. Good luck with it|. No promises].
otherWork seat > [Not me|Wrong person], <seat>. [I wouldn't know who to ask|I don't know anybody in that line, sorry|You'd want somebody who does that].
otherWork !seat > [Not me|Wrong person], [it isn't my line of work|I do something else|that isn't what I do]. [I wouldn't know who to ask|I don't know anybody in that line, sorry|You'd want somebody who does that].
!otherWork > [Not for me|I'm staying put], but [I've sent it to a former colleague|I've passed it to somebody who may be looking|I've sent it to a friend who does the same work][|, good luck|. Good luck with it].
# soft_objection
unsuited > [I'm not sure it's for me|I doubt it's for me|I don't think it's for me|I'm not convinced|I can't quite see it][, to be honest|, I'm afraid|, sorry|][|. Good luck with the search|. Thanks for asking, though].
otherWork seat > <seat>, so [I don't think I'd be much use to you|I doubt I'm who you want|I'm not sure how you came to me|I don't think it's for me].
otherWork !seat > [It isn't my line of work|I do something else|That isn't what I do], so [I doubt I'm who you want|I'm probably not who you're after|I'm not sure how you came to me].
runsFirm > I work for myself, so [it would have to be something very special|I doubt it|I can't see it, to be honest|I'm not really on the market].
freelance > [The rate's on the low side|I'm pretty well booked|I mostly work for direct clients], so [probably not|I'm not sure|I can't promise].
!freelance > [I'm happy where I am|I'm settled here|I like it here|I'm well looked after here], so [it would have to be a good bit better|I'd need a good reason|it would have to be more money].
theirs !freelance > [It sounds a lot like what I do now|It isn't far from what I do now], so [it would have to be more money|I'd need a reason to move|I'm not sure why I'd move].
!freelance > [I'm not sure it's for me|I can't quite see it|I doubt it's for me][, to be honest||, sorry].
# hard_objection
unsuited > [I don't want job offers by email|I don't want emails about jobs|I'm not looking and won't be|It's a no], [sorry|so no need to follow up|so please don't follow up|so please take me off your list].
otherWork seat > <seat>, so [please check who you write to|please take me off your list|please don't send me jobs like this].
otherWork !seat > [You've got the wrong person|I don't do that kind of work], so [please check who you write to|please take me off your list|no, and please don't write again].
runsFirm > I work for myself [and that won't change|and like it that way], so [please don't send me jobs|please take me off your list|no].
freelance > [I only work for direct clients|I don't work through agencies|I don't take on new clients this way], [sorry|so no|I'm afraid].
!freelance > [I'm not leaving my job|I'm staying where I am|I'm not looking and won't be], [so please don't follow up|so no|sorry].
[I don't want job offers by email|I don't want emails about jobs], [sorry|so no|so please don't follow up].
# not_interested
unsuited > [Not for me|Not one for me|It isn't for me|I'm not looking|Not looking][, thanks|, sorry|, but thanks|. Good luck with the search|, but thanks for asking].
otherWork seat > [No thanks|Not for me|Wrong person], <seat>[|. Good luck with the search|, sorry].
otherWork !seat > [Not my line of work|Not what I do|I don't do that kind of work][, sorry|, so no|. Good luck with the search].
runsFirm > I work for myself[, so no|, but thanks for asking|, so not for me|. Good luck with the search].
!freelance > [Not looking|I'm not looking|Not looking for a change|Happy where I am|I'm happy where I am|I'm staying put][, thanks|, but thanks|. Good luck with the search|. Thanks for thinking of me].
[Not for me|It isn't for me|No][, thanks|, but thanks for asking|. Good luck with the search|, sorry].
# opt_out
[No more jobs|No more job emails|Please stop sending me jobs|Don't send me jobs|Please don't send me jobs][, thanks|, please|].
[Delete my details|Please delete my details|Remove my details|Take me off your list|Please take me off your list][, thanks||].
`;
