import { ENDS, FIRM, PASSED, SOON } from '../fragments.ts';

/** What somebody asks for who takes an email to a friend. */
const FOR_FRIEND =
  "[Send me the details and I'll pass them on|Can you send me something I can give them?|Can I give them your number?|I'll tell them tonight, send me the details|Can they call you directly?|Send me a bit more to pass on]";

/**
 * Answers to "who decides about this?", and those of people who do not decide. `owner`: it is theirs; `head`: who heads the department whose
 * it is; `misfit`: they have no say in it, `elsewhere`: and do other work; `role`: what that is, after "I'm". In the form that `readStock` reads.
 */
export const RIGHT_TEXT = `
# interested
askRight far head !misfit > [That's <head>, not me|That would be <head>|You want <head> for that], but [it looks useful|it sounds useful|we could do with it]. [I've passed it on|I've forwarded your email|I'll tell them to expect you].
askRight owner > [That's me|That would be me|You've found the right person|I look after that|That one's mine|That lands on my desk|You've come to the right one]. [Send me the details|Send the details over and I'll have a look|I'd have a look at it|Happy to look at it|What have you got?].
askRight !owner !junior !far > [You could start with me|Start with me|Try me first|I'm probably the one to start with], [I'd have a look at it|I'll take it to the others|I can see who else should know].
askRight !owner !whole !far head > [That would be <head>|That's <head>|You want <head>|<head> looks after that], but [it looks useful|it sounds useful|we could do with it|I'd like us to look at it]. [I've passed it on|I've forwarded your email|I'll tell them to expect you|I've put in a good word].
askRight unpaidHelp !owner !head > [I'm not sure who does|I'd have to ask who does], [but I've passed it on|but I'll ask|I'll pass it around|but the office will know].
askRight !owner !leads !whole !far !head > [That would be my manager|My manager looks after that|That's my boss], but [it looks useful|it sounds useful|we could do with it]. [I've passed it on|I've forwarded your email|I'll mention it today|I've put in a good word].
askRight misfit !solo !leads !ownMaster > [Not me|That isn't me|I'm the wrong person], but [it looks useful|we could do with it|it sounds useful]. [I'll ask who it is|I'll ask around and let you know|Shall I give it to my manager?|Can I give your email to my manager?|Send me something short and I'll show it to my manager].
askRight misfit !solo leads > [Not me|That isn't me|I'm the wrong person], but [it looks useful|I like the idea|it sounds useful]. [I'll ask who it is|I'll ask around and let you know|Send me something short and I'll pass it on].
askRight misfit !solo ownMaster > [Not me|That isn't me|I'm the wrong person], but [it looks useful|I like the idea|it sounds useful]. [I'll ask who it would be|Send me something short and I'll show it to the others].
askRight misfit solo > [There's only me here, so not me|I work on my own, so not me|Nobody else works here, so not us], but [a friend of mine runs a place that could use this|somebody I know might well want this|a friend of mine has been looking for something like this]. ${FOR_FRIEND}.
# question
askRight unpaidHelp !owner !misfit > [I'm not sure who does|I'd have to ask who does|I don't know who does]. [Shall I pass it on|Shall I ask|Do you want me to forward it to the office]?
askRight far head !misfit > [That's <head>, not me|That would be <head>]. [Shall I pass this on|Do you want me to forward it]?
askRight owner !tellsPrice > [That's me|That would be me|I look after that]. [What does it cost, roughly|What do you charge|What sort of price is it]?
askRight owner price !tellsExtras > [That's me|That would be me|I look after that]. Is <price> [everything|the whole cost]?
askRight owner others > [That's me|That would be me|I look after that]. [Could I call one of the <others>|Could I speak to one of the <others>]?
askRight owner > [That's me|That would be me|I look after that|That'll be me|You've found the right one]. [Can you call me about it|What would be different with you|How does it work|What do you need from me|What have you got in mind]?
askRight !owner !junior !far > [Start with me|Me, to begin with|Try me first]. [What is it exactly|Can you call me about it|How does it work|What would be different with you]?
askRight !owner !whole !far head > [That would be <head>|That's <head>|You want <head>]. [Shall I pass this on|Do you want me to forward it|What should I tell them]?
askRight !owner !leads !whole !far !head > [That would be my manager|That's my boss|My manager looks after that]. [Shall I pass this on|Do you want me to forward it|What should I tell them]?
askRight misfit solo > [There's only me here|It's just me here|I work on my own]. [Is it for somebody like me|Did you mean somebody else|Are you sure you have the right person]?
askRight misfit !solo > [Not me|That isn't me|I wouldn't know who does|I don't know who does that here]. [Shall I ask|Shall I ask around|Do you want me to ask|Should I pass it on|Shall I pass it around]?
far askRight !misfit > [Not me|I don't look after that]. [Do you want me to ask around|Shall I pass it on]?
# timing
askRight unpaidHelp !owner !misfit > [I'm not sure who does|I don't know who does], and it's a busy [week|month] here. [Best to ask the office|The office will know|Try the office].
askRight far head !misfit > [That's <head>, not me|That would be <head>], but [not before next month|not this month]. [Try again in a few weeks|Write again in a month or two].
askRight owner > [That's me|That would be me|I look after that|That'll be me|It's me you want], but [not now|not just yet|we're swamped|not this month]. ${SOON}.
askRight !owner !junior !far > [Start with me, but not now|Start with me, only not this month|I can help with that, but not just yet]. [Try again in a month or two|Ask again in the new year|Come back in a few months].
askRight !owner !whole !far head > [That would be <head>|That's <head>|You want <head>], but [not before next month|not this month|we're swamped just now]. [Try again in a few weeks|Write again in a month or two|Ask again in the new year].
askRight !owner !leads !whole !far !head > [That would be my manager|That's my boss], and [she's|he's] away [until Monday|until next week|for a couple of weeks]. [Try again after that|Write again after that].
askRight misfit solo > [There's only me here|It's just me here|I work on my own], and [it's a full week|I'm away this week|I've no time to read this now|I've my hands full]. [Try me again next month|Write again in a month|Maybe another time].
askRight misfit !solo > [I don't know who does that here|I couldn't tell you who it is|I'd have to find out who does that], and [I don't have time to ask around just now|I can't ask around this week|it's a busy week here]. [Ask me again in a few weeks|Try me again next month|I'll ask when things calm down|Write again in a month].
# referral
askRight unpaidHelp !owner !misfit > [I'm not sure who does|I don't know who does], [so I've passed it to the office|so I've forwarded it to the office|but the office will, so I've passed it on].
askRight !owner !whole !misfit head > [That's <head>, not me|That would be <head>|<head> does that|You want <head>, not me]. [I've forwarded your email|I've passed it on|Sent it on].
askRight leads !owner !whole !misfit !head > [One of my team looks after that|Somebody on my team does that|I don't see to that myself|A colleague looks after that]. [I've forwarded your email|I've passed it on|Sent it on].
askRight !owner !leads !whole !misfit !head > [My manager looks after that|That's my manager, not me|That would be my boss|My boss does that]. [I've forwarded your email|I've passed it on|Sent it on].
askRight owner !whole !head > [I share that with a colleague|My deputy has taken that over|That's my deputy these days]. [I've forwarded your email|I've passed it on|They'll be in touch if it's of use].
askRight whole !misfit > [I decide that together with others here|Somebody here sees to the details of that|We look at that together here|I'd ask somebody here first]. [I've passed it on|I've forwarded your email|They'll be in touch if they want it|I've shown it to them].
askRight team !owner !misfit > [That's <team>|That would be <team>|<team> looks after that]. [I've forwarded your email|I've passed it on|Sent it over to them].
askRight misfit !solo !leads !ownMaster > [Not me|That isn't me|I'm the wrong person], [so I've passed it to my manager|so I've given it to my manager|but my manager will know, so I've sent it on|so I've passed it around here].
askRight misfit !solo leads > [Not me|That isn't me|I'm the wrong person], [so I've passed it on|so I've passed it around here|so I've forwarded it to somebody who'll know].
askRight misfit !solo ownMaster > [Not me|That isn't me|I'm the wrong person], [so I've passed it on|so I've passed it around here].
askRight misfit solo > [There's only me here|It's just me here|I work on my own], but [a friend of mine might want it|I know somebody who might|I know somebody it may suit], so [I've sent it on|I've forwarded it|I've passed it on]. [No promises|They may be in touch|They have your email now].
# soft_objection
askRight owner > [That's me|That would be me|I look after that|That'll be me], but [we're covered|we're fairly happy as we are|I can't see us needing it|we're all right as we are]. [Don't expect much|You'd have to be a good bit better|].
askRight !owner !whole !far head > [That would be <head>|That's <head>], but [I think we're covered|I can't see us needing it]. [I'll pass it on, no promises|I can mention it|].
askRight !owner !junior !far > Start with me, but [we're covered|we're fairly happy as we are|we're all right as we are]. [I can't see us needing it|Don't expect much|].
askRight misfit solo > [There's only me here|It's just me here|I work on my own], and [I can't see what I'd do with it|I doubt it's worth it for one person|I'm not sure I'd need it]. [It may be for bigger firms|I'd try somebody bigger|].
askRight misfit !solo > [Not me|That isn't me], and [I don't know who it is|I'd have to ask who it is|I couldn't say if they need it]. [I could ask, no promises|I can pass it on if you like|I'm not sure they're looking].
# hard_objection
askRight owner > [That's me|That would be me|I look after that], and [it's a no|we're not buying|we don't want it]. ${FIRM}.
askRight !far !owner > [I don't hand out names|We don't give out names by email|I won't be passing anyone's name on]. [We're not buying|We're all set anyway|].
# not_interested
askRight owner > [That's me|That would be me|I do], but [no thanks|we're fine, thanks|we're all set, thanks|not for us, thanks].
askRight !far > [It's taken care of|That's taken care of here|We're set up for that][, thanks|, sorry|. Thanks anyway|].
askRight misfit solo > [There's only me here|It's just me here|I work on my own], so [no|it's not for me|nothing for me][, sorry|, thanks|. Good luck|].
askRight misfit !solo > [Not me|Not me, and I wouldn't know who|No idea who that would be|I couldn't tell you][, sorry|. Good luck|].
`;

export const READERS_TEXT = `
# interested
junior > [I don't decide this|Not my call|I don't buy for us|I'm not the one who signs these things off], but [I like it|it looks useful|we could do with it|I can see it being used|it's worth a look]. [I've sent it to my boss|I've passed it on|I'll show it to my manager|Forwarded it to my manager|I've put it in front of my manager].
junior > [Looks useful|This could be useful|I can see us using this|Might be something for us], [but it's not up to me|but I don't decide|though I'm not the one who decides]. [I've passed it on|I'll mention it|I've sent it up|I'll pass it to somebody who decides].
junior > [My manager should see this|I'd like us to have this|This would help us|We could use this]. [I've forwarded it|I don't decide, but I've passed it on|Not my call, so I've sent it to my boss|I've passed it on with a good word].
far !misfit > [Not my area|Not my department|I don't deal with this], but [I think I know who does|it may be of use to a colleague|somebody here might want to see it]. ${PASSED}.
far topic !misfit > [I don't deal with <topic>|I'm not the one for <topic>], but [I know who does|a colleague might want to see it]. ${PASSED}.
far team !misfit > [That's <team>, not me|One for <team>|You'd want <team> for this], but [it may be of use to them|they might want to see it]. [I've passed it on to them|Forwarded it to them|I'll send it over to them].
misfit !solo !elsewhere !tellsSite > [Not my area|I don't deal with this|I'm not the one for this|Not for me], but [I like the idea|it looks good|it sounds useful|it's worth a look]. [Send me something short and I'll pass it on|Can you send me something I can pass on?|Send me a page and I'll forward it|Do you have a page I can pass on?|Send me a bit more and I'll send it to whoever might want it].
misfit elsewhere > [Not for me|Not my line of work|I've no use for it myself|It's not what I do], but [a friend of mine|my brother-in-law|somebody I know|an old friend of mine|a neighbor of mine|somebody in the family] [runs a place that could use this|might well want this|works somewhere that could use this|has been looking for something like this|would like this]. ${FOR_FRIEND}.
misfit solo !elsewhere > [Not for me|I've no use for it on my own|Nothing I'd use by myself|I work on my own], but [a friend of mine|my brother-in-law|somebody I know|an old friend of mine|a neighbor of mine|somebody in the family] [runs a place that could use this|might well want this|works somewhere that could use this|has been looking for something like this|would like this]. ${FOR_FRIEND}.
misfit !solo !elsewhere > [Not really my area, but it sounds useful|I have no say in this, but I like the idea|It's not for me to say, but it looks useful]. [I'll show it to the others|Send me something short and I'll show it around|Send me a page and I'll pass it on|I'll mention it to those who decide].
# question
junior !tellsPrice > [My manager will ask|First thing my boss will ask|Before I show it to my manager]: what does it cost[, roughly|]? [I don't decide this|Not my call, but I'd pass it on|I'd show it around then|].
junior !tellsSite > [Do you have something I can show my manager|Anything I can forward to my boss|Is there a page I can forward]? [I don't decide this|Not my call|My manager will want to read something first].
junior > [Do you want me to pass this on|Shall I show this to my manager|Should I send this up the chain]? [Not my call|I don't decide this|I don't buy for us].
junior price !tellsExtras > [My manager will ask|First thing my boss will ask]: is <price> [everything|the whole cost]?
junior others > [My manager will ask|First thing my boss will ask]: [which <others> are that|can we call one of the <others>]?
far !askRight !misfit > [Did you mean to send this to me|Is this meant for me|Was this for somebody else here]? [It's not what I look after|It's not mine to decide|Not my area, but I can forward it].
far !askRight !misfit !solo > [Shall I pass this on|Do you want me to forward this|Should I send this on]? [I don't deal with it myself|It's not my area|It's not my job, but somebody here might want it].
far topic !misfit > [Shall I pass this on|Do you want me to forward this|Should I send this on]? [I don't deal with <topic>|I'm not the one for <topic>].
far !tellsPrice !misfit > [Not my area, but what does it cost|I don't decide this, but roughly how much is it|Somebody will ask me: what does it cost]? [I'd pass it on|Then I can pass it on].
misfit elsewhere > [Can I give your number to a friend|Can I pass your email on to somebody I know|Could a friend of mine call you|Do you mind if I send this to a friend]? [Not for me, but it may be something for them|It isn't my line of work, but they could use it|I've no use for it myself, but they might].
misfit solo !elsewhere > [Can I give your number to a friend|Could a friend of mine call you|Do you mind if I send this to a friend]? [I've no use for it on my own, but they might|Nothing I'd use by myself, but they could].
misfit solo > [Is this meant for me|Did you mean to send this to me|Are you sure this is for me|Do you have the right person]? [I work on my own|There's only me here|It's just me here].
misfit !solo > [Is this meant for me|Did you mean to send this to me|Are you sure this is for me]? [It's not my area, but I can pass it on|I don't usually deal with this|I don't deal with this, but I can forward it].
misfit !solo !elsewhere > [Shall I pass this on|Do you want me to pass this on|Should I forward this to somebody|Would it help if I passed this on]? [It's not my area|I'm the wrong person for it|I don't deal with this myself].
misfit !solo !elsewhere !tellsSite > [Is there a page I can pass on|Do you have something short I can forward|Do you have something I can send on]? [It isn't quite my area|It's not my area|I'm the wrong person for it].
misfit !solo elsewhere role > [Are you sure this is for me|Is this meant for me|Do you have the right person]? I'm <role>, [but I can pass it on|so I wasn't sure].
# timing
junior leads > [Not my call, and the people who decide are|I don't decide this, and the others are|Not mine to decide, and those who do are] [swamped|all tied up|busy with other things] [this month|until next week|for a couple of weeks]. [Try again after that|Write again after that|I can mention it after that|I'll pass it on then].
junior !leads > [Not my call, and my manager is away|My manager decides this, and she's away|My boss decides this, and he's away] [until Monday|until next week|for a couple of weeks|till the end of the month]. [Try again after that|Write again after that|Remind me after that|Send it again then].
far !misfit > [I can't look into it this month|I don't have time to ask around just now|It's a busy month here|I'm away until next week]. [I'll pass it on when I get to it|I'll ask once it's quieter|I'll show it to a colleague after that|I'll forward it when things calm down].
misfit !solo > [I'm out of the office|I'm on leave|Out of office|I'm off] until [Monday|next week|the end of the month]. [Please call the office if it can't wait|Emails are answered after that|I answer emails after that].
misfit solo > [I'm away|I'm on vacation|Away] until [Monday|next week|the end of the month]. [I answer emails after that|Emails after that|I'm back after that].
misfit !solo > [No time this week|Too busy this week|Busy week here], but [I may know somebody|I can think of somebody|somebody I know might want it]. [I'll ask when it's quieter|I'll mention it when I see them|I'll ask around next month, no promises].
misfit solo > [Not now, I work on my own|Nothing I need while it's just me|There's only me here for now], [but that may change|so not for the moment]. [If I ever take somebody on I'll think of you|Ask me again in a year or two|Maybe one day].
# referral
junior > [Not my call|Not up to me|I don't decide this|It isn't me who decides this], [so I've passed it on|so I've sent it to my boss|so I've forwarded it|but I've passed it to my manager|I've passed it up the chain]. [No promises|They'll be in touch if they want it|].
far !misfit > [Not my department|Not my side of things|Not what I look after|Another department does this|That's a different department]. ${PASSED}.
team !owner !misfit > [That's <team>|That would be <team>|You want <team> for this|This is one for <team>|That sits with <team>], not me. ${PASSED}.
team topic !owner !misfit > [You want <team> for <topic>|<topic>, that's <team>]. ${PASSED}.
ongoing topic !owner !whole !misfit !theirs > [I don't deal with <topic>|I'm not the one for <topic>|A colleague deals with <topic>|Somebody else here looks after <topic>]. ${PASSED}.
misfit elsewhere > [Not for me|Nothing I'd use|It isn't what I do|Not my line of work], but [a friend of mine might want it|I know somebody who might|I know somebody it may suit], so [I've sent it on|I've forwarded it|I've passed it on]. [No promises|They may be in touch|They have your email now].
misfit solo !elsewhere > [Not for me|Nothing I'd use on my own|I work on my own], but [a friend of mine might want it|I know somebody who might|I know somebody it may suit], so [I've sent it on|I've forwarded it|I've passed it on]. [No promises|They may be in touch|They have your email now].
misfit !solo !elsewhere > [Not my area|I'm the wrong person for this|I don't deal with this|I'm not the one for this|Not for me], [so I've passed it on|so I've sent it on to a colleague|so I've forwarded it to a colleague|so I've handed it on here]. [No promises|They may be in touch|They have your email now|].
misfit !solo elsewhere role > I'm <role>, so [it's not for me|I'd have no use for it|I'm the wrong person], but [I've passed it on to a friend|I've forwarded it to somebody I know|I've sent it to somebody who might want it][. No promises|].
# soft_objection
junior > [Not my call, but|I don't decide this, but] [I think we've got somebody|I think we're covered|I can't see my boss going for it]. [I can show it to my manager|Happy to pass it on|I'll mention it, no promises].
ongoing junior topic > [Not my call, but|I don't decide this, but] I think we're [covered|all set] for <topic>. [I can show it to my manager|Happy to pass it on|I'll mention it, no promises].
far !misfit > [Not my area|Not my side of things], and I [don't know if they're looking|couldn't say if they need it|doubt they're looking]. [I can pass it on if you like|I'll mention it, no promises|I could ask].
far topic !misfit > I don't deal with <topic>, and I [couldn't say if they're looking|don't know if they're looking|doubt they're looking]. [I can pass it on if you like|I'll mention it, no promises].
misfit !solo > [I doubt this is for me|I don't think this is for me|I'm not sure this is for me|I'm probably not who you want|I doubt I'm the one you want|I'm not sure you have the right person], [it's not my area|I'm not the one for it|I don't deal with this]. [I can pass it on if you like|I could ask around, no promises|I could mention it|].
misfit !solo > [Not my area|I don't deal with this|I'm not the one for this], and [I couldn't say who'd want it|I'm not sure anybody I know is looking]. [I could ask, no promises|I'll mention it if it comes up|].
misfit > [Not my area|I don't deal with this|I'm not the one for this], and [I don't know anybody who'd want it|nobody comes to mind who'd want it][, sorry|. I'll mention it if it comes up|].
misfit solo > [I can't see what I'd do with it|I'm not sure what I'd do with this|I doubt I'd have a use for it]. [I work on my own|There's only me here|It's just me here|].
misfit !solo elsewhere > [I can't see what I'd do with it|I'm not sure what I'd do with this|I doubt I'd have a use for it]. [It isn't what I do|It's a long way from what I do|I can pass it on if you like|I could ask around, no promises|].
misfit !solo elsewhere role > I'm <role>, so [I doubt this is for me|I'm not sure what I'd do with it|I can't see what I'd use it for|I'm probably not who you want]. [I can pass it on if you like|I could ask around, no promises|].
# hard_objection
junior > [I don't buy for us|Not my call|I don't decide this], and [I won't be passing it on|my manager doesn't take cold emails|my boss deletes these|nobody here buys off cold emails]. [Sorry|Please don't follow up|So no|].
far !misfit > [Not what I look after|Wrong person|I don't decide this], and [I'm not passing it on|I won't be forwarding it|please don't chase me about it]. [Sorry|We don't buy off cold emails|].
misfit > [You have the wrong person|I'm the wrong person for this|This isn't my area|I don't deal with this], [so please check who you write to|so please check your list|and I won't be forwarding it|so please don't write to me about it again|so please leave me out of it].
misfit elsewhere > [I have no use for this|This has nothing to do with my work|This is nothing I deal with|It isn't what I do], [so please check who you write to|so please check your list|so please don't write to me about it again|so please leave me out of it].
misfit > I don't [pass on|forward|answer] [emails from people I don't know|sales emails|emails nobody asked for], and [it isn't my area|I don't deal with this|I'm the wrong person anyway]. [Sorry|Please don't follow up|].
# not_interested
junior > [Nothing I could decide|I don't decide that sort of thing], [sorry|but thanks|and I doubt we need it|so no].
junior > [Not my call|Not mine to decide|I don't buy for us|I don't decide this][, sorry|, so no|, so I'll pass|. Thanks anyway|. Good luck|].
far !misfit > [Not my area|Not my department|Not mine to decide|Not what I look after]${ENDS}.
far topic !misfit > [I don't deal with|I'm not the one for|Wrong person for] <topic>${ENDS}.
misfit > [Not for me|Nothing for me|Not my area|Nothing I need|Not something I deal with]${ENDS}.
misfit > [Wrong person|You have the wrong person|I'm the wrong person for this|I'm not the right person for this]${ENDS}.
misfit elsewhere > [Not what I do|Nothing to do with what I do|Nothing I'd use|I'd have no use for it]${ENDS}.
misfit elsewhere role !askRight > I'm <role>, so [no|not for me|not one for me|nothing for me][, sorry|, thanks|. Good luck|].
`;

/** Whoever decides, and leaves the answer to somebody else all the same. */
export const REFERRAL_TEXT = `
# referral
!exec !whole !owner !buys !far isGoods > [Somebody else does the buying here|I don't do the buying here|I don't choose our suppliers]. ${PASSED}.
!exec !whole !owner !topic !misfit > [Not me|Not mine|I'm not the one for this|Wrong person, but no problem]. [I've passed it on|I've forwarded it to a colleague|I've sent it to a colleague|A colleague has it now|I've passed it around here]. [No promises|They may be in touch|They'll write if it fits|].
staff !misfit > [My manager decides that sort of thing|That's up to my manager|Not up to me, my manager does that]. [I've forwarded it|I've passed it on|I'll show it to her|Sent it on to him].
leads !far !whole !misfit !theirs > [Somebody on my team looks after this|One of my team deals with this|Somebody here handles this for me|I don't handle this day to day|A colleague is closer to this than I am|Somebody on my team knows more about this|I've handed this sort of thing to one of my team]. [I've passed it on|I've forwarded it|I've forwarded your email|They'll come back to you if it's of use|I've sent it over|They have it now|They'll take a look].
ongoing leads topic !far !whole !misfit !theirs > [Somebody on my team looks after|One of my team deals with] <topic>. [I've passed it on|Forwarded it|They'll come back to you if it's of use].
theirs !whole > [I run this, but my director decides who we use|I look after it, but I don't choose who does it|It's my job, but somebody above me decides what we buy|That's mine day to day, but I don't hold the budget]. [I've passed it on|I've forwarded your email|Sent it on with a note].
!owner !misfit !theirs > [Passed on to a colleague|I've forwarded this to a colleague|A colleague has your email now|Sent it on to a colleague|I've given it to a colleague who knows more]. [They'll be in touch if they want it|No promises|].
exec !owner !whole !misfit > [I don't get involved in this|I leave this sort of thing to others]. [I've sent it to the person who does|Forwarded to the right person|Passed it down the line].
whole !alone !misfit > [I've asked somebody here to have a look|I've given it to somebody here to look at|I've passed it on to somebody here|Somebody here will have a look first|I've asked a colleague what they think|I've put it to the others here|I've shown it to somebody here]. [You'll hear from us if it's of use|We'll be in touch if so|No promises|They'll write if it fits|We'll see what they say|].
whole alone !misfit > [Not for me, but I've passed it on|I've passed it on to somebody it may suit|I've sent it on to somebody in the trade|I've forwarded it to a friend with a bigger firm][. No promises|. They may be in touch|].
owner !theirs !whole > [My colleague has taken this over|A colleague is looking at this one|We split this, it's with my colleague]. [I've forwarded your email|I've passed it on|They'll be in touch if it's of use].
`;
