import { ENDS } from '../fragments.ts';

/** Who works alone. */
const ALONE = "[I work on my own|It's just me here|There's only me here|I'm a one-person business]";
/** A firm that has no use for an offer, as far as its people can see. */
const NO_USE =
  "[we have no use for it here|it isn't something a place like ours needs|I can't see what we'd use it for|we don't do anything of that kind here|it has nothing to do with what we do]";
/** A firm of another trade than the one an email is for. */
const NOT_OURS =
  "[It isn't our line of work|We're in another line of work|There's no call for that here|It's nothing we deal with|We do something else here|You have the wrong kind of place]";
/** The same of somebody who works alone. */
const NOT_MY_TRADE = "[It isn't my line of work|I'm in another line of work|That's not my trade|I do something else|It isn't what I do]";
/** The same of somebody in a firm of which nothing is known. */
const NOT_WHAT_I_DO = "[It isn't what I do|This isn't mine|I do other work|It's nothing I deal with]";
/** Somebody else whom it may suit, and what strangers ask then. */
const KNOWS =
  '[I know somebody it may suit|a friend of mine may want it|I can think of somebody who might want it|somebody I used to work with may want it|an old colleague of mine may want it]';
const MAY_FORWARD =
  "[Can I give them your email?|Do you have a page I can forward to them?|Can they write to you directly?|Send me something short and I'll forward it to them]";
const MAY_ASK =
  '[Do you want me to pass this on to them|Shall I forward it to them|May I give them your name|Should I send them your way|Would it help if I told them]';
const WRONG =
  '[Are you sure this is for me|Do you have the right person|Did you mean somebody else|Is this meant for me|Could you have mixed me up with somebody]';
const WRONG_FIRM =
  '[Are you sure this is for a place like ours|Do you have the right place|Did you mean to write to us|Could you have mixed us up with somebody|Is this meant for us]';
/** Why somebody else whom it may suit hears of it later. */
const NOT_YET =
  "[I'll bring it up when I see them next month|I'll mention it when we talk next month|I'll ask them in a few weeks|They're away until the end of the month, so I'll pass it on then]";

/**
 * Answers of people who have nothing to do with an offer, nor has their firm (`outside`), or nobody can tell whether it has (`apart`), or who work
 * alone (`solo`). Their trade or their seat comes first:
 * only what any business buys (`ofAnyFirm`) may be too much for one person. In the form that `readStock` reads.
 */
export const STRANGERS_TEXT = `
# interested
apart seat !askRight > <seat>, so [it isn't for me|this isn't mine|I have no use for it myself], but ${KNOWS}. ${MAY_FORWARD}.
apart !seat !askRight > ${NOT_WHAT_I_DO}, but ${KNOWS}. ${MAY_FORWARD}.
askRight apart seat > Not me, <seat>, but ${KNOWS}. ${MAY_FORWARD}.
askRight apart !seat > [Not me, I do other work|Not me, it isn't what I do], but ${KNOWS}. ${MAY_FORWARD}.
misfit solo ofAnyFirm > ${ALONE}, so [I may be too small for it|I'm not sure it's for me|I don't know if I need it], but [I'm curious|it made me curious|I wouldn't mind knowing more]. [Tell me a bit more|What would I use it for?|Send me something short and I'll read it|Would it be any use to one person?|Who is it meant for?|Do you have a page I can read?].
misfit solo !ofAnyFirm !askRight > ${NOT_MY_TRADE}, but ${KNOWS}. ${MAY_FORWARD}.
misfit outside !solo !askRight > ${NOT_OURS}, but ${KNOWS}. ${MAY_FORWARD}.
askRight misfit solo > [Nobody here, I do something else|Nobody, I'm in another line of work|There's none of that here], but ${KNOWS}. ${MAY_FORWARD}.
askRight misfit outside !solo > [Nobody here, we do something else|Nobody, we're in another line of work|There's none of that here], but ${KNOWS}. ${MAY_FORWARD}.
# question
apart seat > ${WRONG}? <seat>.
apart !seat > ${WRONG}? ${NOT_WHAT_I_DO}.
apart seat !askRight > <seat>, so [it isn't for me|this isn't mine], but ${KNOWS}. ${MAY_ASK}?
misfit solo ofAnyFirm > [Is this for one-person businesses, too|What would I use it for|Do you have customers as small as me|Would it be any use to one person]? ${ALONE}.
misfit solo !ofAnyFirm !askRight > ${WRONG}? ${NOT_MY_TRADE}.
misfit solo !ofAnyFirm !askRight > ${NOT_MY_TRADE}, but ${KNOWS}. ${MAY_ASK}?
misfit outside !solo !askRight > ${WRONG_FIRM}? ${NOT_OURS}.
misfit outside !solo !askRight > ${NOT_OURS}, but ${KNOWS}. ${MAY_ASK}?
askRight misfit solo > ${WRONG}? [Nobody looks after that here|There's nothing of that kind here to look after], [I do something else|I'm in another line of work|it isn't my trade].
askRight misfit outside !solo > ${WRONG_FIRM}? [Nobody looks after that here|There's nothing of that kind here to look after], [we do something else|we're in another line of work|it's nothing we deal with].
# timing
apart seat !askRight > <seat>, so [it isn't for me|this isn't mine], but ${KNOWS}. ${NOT_YET}.
apart !seat !askRight > ${NOT_WHAT_I_DO}, but ${KNOWS}. ${NOT_YET}.
askRight apart seat > Not me, <seat>, but ${KNOWS}. ${NOT_YET}.
askRight apart !seat > [Not me, I do other work|Not me, it isn't what I do], but ${KNOWS}. ${NOT_YET}.
misfit solo ofAnyFirm > [Not now, I work on my own|Nothing I need while it's just me|There's only me here for now], [but that may change|so not for the moment]. [If I ever take somebody on I'll think of you|Maybe one day|I'll keep your email|].
misfit solo !ofAnyFirm !askRight > ${NOT_MY_TRADE}, but ${KNOWS}. ${NOT_YET}.
misfit outside !solo !askRight > ${NOT_OURS}, but ${KNOWS}. ${NOT_YET}.
askRight misfit solo > [Nobody here, I do something else|Nobody, I'm in another line of work|There's none of that here], but ${KNOWS}. ${NOT_YET}.
askRight misfit outside !solo > [Nobody here, we do something else|Nobody, we're in another line of work|There's none of that here], but ${KNOWS}. ${NOT_YET}.
# referral
apart seat > <seat>, so [not for me|it isn't mine], but [I know somebody it may suit|a friend of mine may want it|I can think of somebody who might want it], so [I've sent it on|I've forwarded it|I've passed it on]. [No promises|They may be in touch|They have your email now].
apart !seat > ${NOT_WHAT_I_DO}, but [I know somebody it may suit|a friend of mine may want it], so [I've sent it on|I've forwarded it|I've passed it on]. [No promises|They may be in touch|].
misfit solo ofAnyFirm > [Nothing for a one-person business|Not for me, I work on my own|Nothing I'd use on my own], [but I know somebody it may suit|but it may suit somebody I work for], so [I've sent it on|I've forwarded it|I've passed it on]. [No promises|They may be in touch|They have your email now].
misfit solo !ofAnyFirm > [Not for my line of work|Nothing to do with what I do|Not my trade|It isn't what I do], [but I know somebody it may suit|but a friend of mine may want it|but I can think of somebody it may suit], so [I've sent it on|I've forwarded it|I've passed it on]. [No promises|They may be in touch|They have your email now].
misfit outside !solo > [Not for us|Nothing we'd use|It isn't our line of work|You have the wrong kind of place|Nothing to do with what we do], [but I know somebody it may suit|but it may suit somebody we work with|but a friend of mine may want it], so [I've sent it on|I've forwarded it|I've passed it on]. [No promises|They may be in touch|They have your email now].
askRight misfit solo > [Nobody here, I do something else|Nobody, I'm in another line of work|There's none of that here], [but I know somebody it may suit|but a friend of mine may want it], so [I've sent it on|I've forwarded it|I've passed it on]. [No promises|They may be in touch|].
askRight misfit outside !solo > [Nobody here, we do something else|Nobody, we're in another line of work|There's none of that here], [but I know somebody it may suit|but it may suit somebody we work with|but a friend of mine may want it], so [I've sent it on|I've forwarded it|I've passed it on]. [No promises|They may be in touch|].
# soft_objection
apart seat > <seat>, so [I doubt this is for me|I'm not sure why it came to me|I think you meant somebody else|I'm probably not who you want]. [Unless I'm missing something|].
apart !seat > [I think you meant somebody else|I'm not sure you have the right person|I doubt this is for me], [it isn't what I do|I do other work]. [Unless I'm missing something|].
misfit solo ofAnyFirm > [I can't see what I'd do with it|I'm not sure what I'd do with this|I doubt I'd have a use for it|It looks like something for bigger firms]. ${ALONE}.
misfit solo !ofAnyFirm > [I think you meant somebody else|I'm not sure you have the right person|I doubt this is for me|I'm not sure why this came to me], [it isn't my line of work|I do something else|it has nothing to do with what I do|I'm in another line of work]. [Unless I'm missing something|Tell me if I'm wrong|].
misfit outside !solo > [I'm not sure it's for us|I think you meant another kind of place|I'm not sure you have the right place|I doubt this is for us], ${NO_USE}. [Unless I'm missing something|Tell me if I'm wrong|].
askRight misfit solo > [Nobody, as far as I can see|I'd say nobody|Nobody here], [I do something else|I'm in another line of work|it isn't my trade]. [I think you meant somebody else|Unless I'm missing something|Tell me if I'm wrong|].
askRight misfit outside !solo > [Nobody, as far as I can see|I'd say nobody|Nobody here], ${NO_USE}. [I think you meant another kind of place|Unless I'm missing something|Tell me if I'm wrong|].
# hard_objection
apart seat > <seat>, [so please check who you write to|so please check your list|so please leave me out of it|so please don't write to me about it again].
apart > [I have no use for this|This has nothing to do with my work|This is nothing I deal with], [so please check who you write to|so please leave me out of it|so please don't write to me about it again].
misfit solo > [You've got the wrong business|This has nothing to do with what I do|I don't buy off cold emails], and [I've no use for it|I won't be needing it|it isn't anything for me]. [Sorry|Please don't follow up|So no|].
misfit outside !solo > [You've got the wrong address|This has nothing to do with what we do|We don't buy off cold emails], and [we've no use for it|we won't be needing it|it isn't anything for us]. [Sorry|Please don't follow up|So no|].
# not_interested
apart seat !askRight > <seat>, so [no|not for me|not one for me|nothing for me][, sorry|, thanks|. Good luck|].
askRight apart seat > Not me, <seat>[, sorry|. Good luck|].
apart > [Wrong person|You have the wrong person|Not for me|Not what I do]${ENDS}.
misfit solo ofAnyFirm > [Nothing for a business like mine|I work on my own, so no|Nothing I need on my own]${ENDS}.
misfit solo !ofAnyFirm > [No use for it here|Not for my line of work|Not my trade|Nothing I need here|Nothing to do with what I do]${ENDS}.
misfit outside !solo > [No use for it here|Nothing for a place like ours|We have no use for that|Not our line of work|Nothing we'd use]${ENDS}.
misfit outside !solo > Wrong address, I think[, sorry|. Good luck|].
`;
