import { ENDS, FIRM, PASSED, SOON } from '../fragments.ts';

/** What somebody asks for who takes an email to those who decide. */
const TO_SHOW =
  "[I'll show it around|I'll take it to the right person|Can I show it around?|I'll put it to the others|Shall I forward it?|I can hand it on]";
/** The same for what somebody's manager decides. */
const TO_MANAGER =
  "[I'll show it to my manager|I'll put it in front of my manager|I'll take it to my boss|Can I show it to my manager?|I'll pass it to my manager|I'll put in a good word]";
/** A stranger within a firm. */
const NOT_MINE = "[Not my area|I don't deal with this|I'm the wrong person for this|This isn't part of my job|I'm not the one for this]";

/** A stranger within a firm, who puts nothing off that may be nothing to anybody there. */
const ASK_OTHERS =
  "[The office may know whose it is|You could try the office|Best to ask the office|Sorry I can't help|Sorry, somebody else would have to say|Good luck with it]";
/** A stranger within a firm, of which nobody can tell whether it has a use for an offer. */
const MAY_KNOW =
  '[somebody else here may know more|somebody here may be the one to ask|somebody else here may know whose it is|there may be somebody here to ask]';
const HAND_ON =
  "[Shall I give them your email?|Shall I hand it on?|I can hand it on|Can I pass it on?|I'll pass it on if you like|Do you want me to pass it on?]";

/**
 * Answers to "who decides about this?", and those of people who do not decide. `owner`: it is theirs; `misfit`: it has nothing to do with their work; `within`: the same in a firm that may use it; `whole`: their own business; `seat`: what they do,
 * such as "I do the books". In the form that
 * `readStock` reads.
 */
export const RIGHT_TEXT = `
# interested
askRight owner > [That's me|That would be me|You've found the right person|I look after that|That's my area|You've come to the right person]. [Give me a call this week|I'll have a look this week|I'd have a look at it|Happy to look at it|Happy to talk about it].
askRight !owner !junior !far > [You could start with me|Start with me|Try me first|I'm probably the one to start with], [I'd have a look at it|I'll take it to the others|I can see who else should know].
askRight unpaidHelp !owner > [I'm not sure who does|I'd have to ask who does], [but I like the idea|but it looks useful]. ${TO_SHOW}.
askRight !owner !leads !whole !far > [That would be my manager|My manager looks after that|That's my boss], but [it looks useful|it sounds useful|we could do with it]. [I'll pass it on|I'll put in a good word|I'll hand it over|Shall I pass it on?].
askRight within > [Not me|That isn't me|I'm the wrong person], but ${MAY_KNOW}. [I'd have to find out who decides|I'll find out who decides|I'll ask around].
# question
askRight unpaidHelp !owner !misfit > [I'm not sure who does|I'd have to ask who does|I don't know who does]. [Shall I pass it on|Shall I ask|Do you want me to forward it to the office]?
askRight owner !tellsPrice > [That's me|That would be me|I look after that]. [What does it cost, roughly|What do you charge|What sort of price is it]?
askRight owner price !tellsExtras > [That's me|That would be me|I look after that]. Is <price> [everything|the whole cost]?
askRight owner > [That's me|That would be me|I look after that|That'll be me|You've found the right person]. [Can you call me about it|Can we talk next week|Can you call me this week]?
askRight !owner !junior !far > [You can start with me|I'd be the one to start with|Best to start with me]. [Can you call me about it|Can we talk next week]?
askRight !owner !leads !whole !far > [That would be my manager|That's my boss|My manager looks after that]. [Shall I pass this on|Do you want me to forward it|What should I tell them]?
askRight within > [Not me|That isn't me|I wouldn't know who does|I don't know who does that here]. [Shall I ask|Shall I ask around|Do you want me to ask|Should I pass it on|Shall I pass it around]?
# timing
askRight unpaidHelp !owner !misfit > [I'm not sure who does|I don't know who does], and it's a busy [week|month] here. [Best to ask the office|The office will know|Try the office].
askRight owner > [That's me|That would be me|I look after that|That'll be me|It's me you want], but [not now|not just yet|we're swamped|not this month]. ${SOON}.
askRight !owner !junior !far > [Start with me, but not now|Start with me, only not this month|I can help with that, but not just yet]. [Try again in a month or two|Ask again in the new year|Come back in a few months].
askRight !owner !leads !whole !far > [That would be my manager|That's my boss], and [she's|he's] away [until Monday|until next week|for a couple of weeks]. [Try again after that|Write again after that].
askRight within > [I don't know who does that here|I couldn't tell you who it is|I'd have to find out who does that], and [I can't ask around this week|it's a busy week here|I'm off until Monday]. [Ask me again in a few weeks|Try me again next month|Try the office next week|Write again in a month].
# referral
askRight unpaidHelp !owner !misfit > [I'm not sure who does|I don't know who does], [so I've passed it to the office|so I've forwarded it to the office|but the office will, so I've passed it on].
askRight leads !owner !whole !misfit > [One of my team looks after that|Somebody on my team does that|I don't see to that myself|A colleague looks after that]. [I've forwarded your email|I've passed it on|Sent it on].
askRight !owner !leads !whole !misfit > [My manager looks after that|That's my manager, not me|That would be my boss|My boss does that]. [I've forwarded your email|I've passed it on|Sent it on].
askRight owner !whole > [I share that with a colleague|My deputy has taken that over|That's my deputy these days]. [I've forwarded your email|I've passed it on|They'll be in touch if it's of use].
askRight whole !alone !misfit > [I decide that together with others here|We look at that together here|I'd ask somebody here first]. [I've passed it on|I've forwarded your email|They'll be in touch if they want it|I've shown it to them].
askRight within > [Not me|That isn't me|I'm the wrong person], [so I've passed it on|so I've passed it around here|so I've forwarded it to somebody who'll know|so I've sent it on to the office].
# soft_objection
askRight owner > [That's me|That would be me|I look after that|That'll be me], but [we're covered|we're fairly happy as we are|I can't see us needing it|we're all right as we are]. [Don't expect much|You'd have to be a good bit better|].
askRight !owner !junior !far > Start with me, but [we're covered|we're fairly happy as we are|we're all right as we are]. [I can't see us needing it|Don't expect much|].
askRight within > [Not me|That isn't me], and [I don't know who it is|I'd have to ask who it is|I couldn't say if they need it]. [I could ask, no promises|I can pass it on if you like|I'm not sure they're looking].
# hard_objection
askRight owner > [That's me|That would be me|I look after that], and [it's a no|we're not buying|we don't want it]. ${FIRM}.
askRight !far !owner > [I don't hand out names|We don't give out names by email|I won't be passing anyone's name on]. [We're not buying|We're all set anyway|].
# not_interested
askRight owner > [That's me|That would be me|I do], but [no thanks|we're fine, thanks|we're all set, thanks|not for us, thanks].
askRight !far > [It's taken care of|That's taken care of here|We're set up for that][, thanks|, sorry|. Thanks anyway|].
askRight within > [Not me|Not me, and I wouldn't know who|No idea who that would be|I couldn't tell you][, sorry|. Good luck|].
`;

export const READERS_TEXT = `
# interested
junior > [I don't decide this|Not my call|It's not my decision], but [it looks useful|it's worth a look|I like the idea|I think it's a good idea]. ${TO_MANAGER}.
junior > [Looks useful|This could be useful|Might be something for us], [but it's not up to me|but it's not my decision|though it's not my call]. ${TO_MANAGER}.
junior askSend > [Yes please, send <it> over|Yes, send <it> over|Sure, send <it> across], [and I'll show <it> to my manager|and I'll pass <it> to my boss|and I'll see that my manager gets <it>]. [I don't decide it, but it looks useful|It's not up to me, but I'd like us to have it|I don't decide, but I like the idea].
within team > [That's one for <team>, not me|One for <team>, I'd say], but [they may want to see it|it may be of use to them|I can hand it on]. [I'll pass it to them|Shall I give them your email?|Can I forward it to them?].
within !askSend > ${NOT_MINE}, but ${MAY_KNOW}. ${HAND_ON}.
within askSend deskless > ${NOT_MINE}, but ${MAY_KNOW}. ${HAND_ON}.
within askSend !deskless > [Yes, send <it> over|Sure, send <it> across|You can send <it> to me], [and I'll give <it> to whoever decides|and I'll pass <it> to the right person|and I'll find out who decides]. [It isn't my area|It's not mine to decide|I can't say more|].
within seat !askSend > <seat>, so [this isn't mine|it's not for me to say|I'm not the one to ask], but ${MAY_KNOW}. ${HAND_ON}.
# question
junior !tellsPrice > [My manager will ask|First thing my boss will ask|Before I show it to my manager]: what does it cost[, roughly|]? [I don't decide this|Not my call, but I'd pass it on|I'd show it around then|].
junior !tellsSite > [Do you have something I can show my manager|Anything I can forward to my boss|Is there a page I can forward]? [I don't decide this|Not my call|My manager will want to read something first].
junior > [Do you want me to pass this on|Shall I show this to my manager]? [Not my call|I don't decide this].
junior price !tellsExtras > [My manager will ask|First thing my boss will ask]: is <price> [everything|the whole cost]?
within > [Is this meant for me|Did you mean to send this to me|Are you sure this is for me]? [It's not my area, but I can pass it on|I don't usually deal with this|I don't deal with this, but I can forward it].
within > [Shall I pass this on|Do you want me to pass this on|Should I forward this to somebody|Would it help if I passed this on]? [It's not my area|I'm the wrong person for it|I don't deal with this myself].
within > [Who is this meant for|Who here did you want to reach]? [It isn't my area|I'm not the one for it|I don't deal with this, but I can pass it on].
within team > [Is this for <team>|Did you mean to write to <team>|Shall I give this to <team>]? [It isn't mine|It's not my area|I can pass it on if you like].
within seat > [Are you sure this is for me|Is this meant for me|Do you have the right person]? <seat>, [but I can pass it on|but I can give it to the office].
# timing
junior > [Not my call|It isn't up to me|It's not my decision|It's not for me to say], and the person who decides is [away|out|on leave] [until Monday|until next week|for a couple of weeks|till the end of the month]. [Try again after that|Remind me after that|Send it again then|I'll pass it on then].
junior !unpaidHelp !club > [I'll show it to my manager|I'll pass it to my manager|I'll ask my manager about it|I'll bring it up with my manager], but [not this week|she's away until Monday|he's out until next week|not before next week|we only meet at the end of the month]. [No promises|Remind me in two weeks|Send it again if you don't hear from us|]
within seat > <seat>, so [this isn't mine|this isn't for me|I'm not the one to ask|I'm probably not who you want]. ${ASK_OTHERS}.
within > [This isn't mine|It's not my area|I don't deal with this|It isn't part of my job|I'm the wrong person for this]. ${ASK_OTHERS}.
# referral
junior > [Not my call|Not up to me|I don't decide this|That's not my decision], [so I've passed it on|so I've sent it to my boss|so I've forwarded it|but I've passed it to my manager]. [No promises|They'll be in touch if they want it|].
ongoing work topic !owner !whole !misfit !theirs > [I don't deal with <topic>|I'm not the one for <topic>|A colleague deals with <topic>|Somebody else here looks after <topic>]. ${PASSED}.
within > ${NOT_MINE}, [but I've left it with the office|but I've sent it to the office|so I've forwarded it to the office|but I've given it to the office]. [No promises|They'd know who deals with it|].
within > ${NOT_MINE}. [Best to try the office|Please write to the office|The office would know who deals with it|You could try the office].
within seat > <seat>, so [I'm the wrong person|this isn't mine|it's not for me to say]. [I've sent it to the office|I've forwarded it to the office|Please try the office|Best to write to the office|The office would know who deals with it].
# soft_objection
junior > [Not my call, but|I don't decide this, but] [I think we're covered|I think we're all right as we are|I can't see my boss going for it]. [I can show it to my manager|Happy to pass it on|I'll mention it, no promises].
ongoing junior topic > [Not my call, but|I don't decide this, but] I think we're [covered|all set] for <topic>. [I can show it to my manager|Happy to pass it on|I'll mention it, no promises].
within !askRight > [I doubt this is for me|I don't think this is for me|I'm probably not who you want|I doubt I'm the one you want|I doubt you have the right person], and [I don't know if anybody here needs it|I couldn't say if it's of use here|I couldn't say who it would be for]. [Sorry I can't say more|Sorry|Good luck with it|].
within seat !askRight > <seat>, so [I doubt this is for me|I'm not sure why it came to me|I'm probably not who you want]. [I can pass it on if you like|I could ask around, no promises|].
# hard_objection
junior > [Not my call|I don't decide this], and [I won't be passing it on|my manager doesn't take cold emails|nobody here buys off cold emails]. [Sorry|Please don't follow up|So no|].
within > [You have the wrong person|I'm the wrong person for this|This isn't my area|I don't deal with this], [so please check who you write to|so please check your list|and I won't be forwarding it|so please don't write to me about it again|so please leave me out of it].
within > I don't [pass on|forward] [emails from people I don't know|sales emails|emails nobody asked for], and [it isn't my area|I don't deal with this|I'm the wrong person anyway]. [Sorry|Please don't follow up|].
# not_interested
junior > [I don't decide that sort of thing|That's not up to me|It's not my decision], [sorry|but thanks|and I doubt we need it].
junior > [Not my call|Not mine to decide|I don't decide this][, sorry|, so no|, so I'll pass|. Thanks anyway|. Good luck|].
within !askRight > [Not for me|Nothing for me|Not my area|Not something I deal with|Wrong person|You have the wrong person|I'm the wrong person for this|I'm not the right person for this]${ENDS}.
within seat !askRight > <seat>, so [no|not for me|not one for me|nothing for me][, sorry|, thanks|. Good luck|].
`;

/** Whoever decides, and leaves the answer to somebody else all the same. */
export const REFERRAL_TEXT = `
# referral
staff !leads !owner !buys !misfit > [My manager decides that sort of thing|That's up to my manager|Not up to me, my manager does that]. [I've forwarded it|I've passed it on|I'll show it to her|Sent it on to him].
leads !owner !far !whole !misfit !theirs > [A colleague is closer to this than I am|Somebody on my team knows more about this]. [I've passed it on|I've forwarded it|I've sent it over|They have it now|They'll take a look].
leads !far !whole !misfit !theirs > [Somebody on my team looks after this|One of my team deals with this|Somebody here handles this for me|My team handles this day to day|I leave the day-to-day of this to one of my team]. [I've passed it on|I've forwarded it|I've forwarded your email|They'll come back to you if it's of use|I've sent it over|They have it now|They'll take a look].
ongoing work leads topic !far !whole !misfit !theirs > [Somebody on my team looks after|One of my team deals with] <topic>. [I've passed it on|Forwarded it|They'll come back to you if it's of use].
theirs !whole !exec !leads > [It's my job, but my manager decides what we buy|That's mine day to day, but I don't hold the budget|I'd use it, but I don't buy it]. [I've passed it on|I've forwarded it|Sent it on to her|I've shown it to him].
theirs leads !whole > [Somebody on my team looks after this day to day|One of my team deals with this first|My team looks at these before I do]. [I've passed it on|I've forwarded your email|Sent it on with a note].
!owner !whole !misfit !theirs > [Passed on to a colleague|I've forwarded this to a colleague|A colleague has your email now|Sent it on to a colleague|I've given it to a colleague who knows more]. [They'll be in touch if they want it|No promises|].
exec !owner !whole !misfit > [I don't get involved in this|I leave this sort of thing to others]. [I've sent it to the person who does|Forwarded to the right person|Passed it down the line].
whole !alone !misfit > [I've passed it to a colleague to look at|I've given it to one of my people to look at|I've asked somebody here to have a look|I've asked a colleague what they think|A colleague is having a look at it|Somebody here is looking at it]. [You'll hear from us if it's of use|No promises|They'll be in touch if we want it|We'll be in touch if we want it|].
whole alone !misfit > [Not for me|Not one for me|It isn't for me]. [You'd have to look elsewhere|You'd do better with a bigger firm|Try somebody with more people].
owner !theirs !whole > [A colleague handles the day-to-day of this|A colleague has a first look at these|I've asked a colleague to look at it first|A colleague and I look at these together]. [I've forwarded your email|I've passed it on|They'll be in touch if it's of use].
`;
