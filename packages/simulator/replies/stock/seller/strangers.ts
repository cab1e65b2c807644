import { ENDS } from '../fragments.ts';

/** Who works alone. */
const ALONE = "[I work on my own|It's just me here|There's only me here|I'm a one-person business]";
/** Somebody who has been taken for another; whoever cannot say what their work is may only wonder. */
const NOT_ME =
  "[I think you have the wrong person|I think this was meant for somebody else|I don't think I'm who you want|I'm probably not who you want|I think this came to the wrong person]";
const MAYBE_NOT_ME =
  "[I'm not sure this was meant for me|I'm not sure this is for me|I may not be who you want|This may have come to the wrong person|I'm not sure I'm the one you want]";
const WRONG =
  '[Are you sure this is for me|Do you have the right person|Did you mean somebody else|Is this meant for me|Could you have mixed me up with somebody]';
/** What a stranger says who would like to be of help, or to be told that they are wrong. */
const HELPS =
  '[Who were you trying to reach?|Who did you want to reach?|Who were you after?|Who is it meant for?|Who did you mean to write to?]';
const HOW_COME =
  '[How did you get my address|How did you get my email|Who were you trying to reach|Who did you mean to write to|What made you think of me|Where did you find my name]';
/** Whoever has no use for it now or later may hear of somebody who has. */
const MAY_HEAR = "[Good luck with it|All the best with it|You'd have to try elsewhere|Hope you find the right person|Sorry I can't help]";
/** Where somebody points who knows of nobody. */
const ELSEWHERE =
  "[I can't help you there, sorry|I don't know who would be|You'd have to look elsewhere|I can't say who would be|I wouldn't know who it's for]";
const CHECK =
  "[so please check who you write to|so please check your list|so please leave me out of it|so please don't write to me about it again]";

/**
 * Answers of people who have nothing to do with an offer, true of any: of somebody who speaks for themselves (`apart`), or who works alone and is offered what any business buys (`solo ofAnyFirm`), which may be too much for one person. In the form that
 * `readStock` reads.
 */
export const STRANGERS_TEXT = `
# interested
apart seat !solo > <seat>, so ${NOT_ME}. ${HELPS}.
apart !seat > ${MAYBE_NOT_ME}. ${HELPS}.
apart seat > ${NOT_ME}, <seat>. ${HELPS}.
solo ofAnyFirm > ${ALONE}, so [I'm too small for it|I have no use for it myself|it isn't for me], but [I can pass it on|I may know somebody|I can show it to a friend]. [Send me a page I can forward|I'll forward your email|Do you have a page I can forward?|Can I forward this?|No promises].
# question
apart seat > ${WRONG}? <seat>.
apart seat > <seat>. ${HOW_COME}?
apart !seat > ${WRONG}? ${HOW_COME}?
solo ofAnyFirm > [Is this for one-person businesses, too|Do you have customers as small as me|Isn't it more for bigger firms]? ${ALONE}.
# timing
apart seat > <seat>, so [this isn't for me|it isn't for me|I think you want somebody else|I'm not who you want]. ${MAY_HEAR}.
apart !seat > ${MAYBE_NOT_ME}. ${MAY_HEAR}.
solo ofAnyFirm > ${ALONE}, so [it isn't for me|this isn't for me|I've no use for it|there's nothing in it for me]. [And I'm busy enough as it is|Good luck with it|Sorry, busy week|All the best with it|]
# referral
apart seat > <seat>, so [I'm the wrong person|I'm not the one to ask|I'm not who you want]. ${ELSEWHERE}.
apart !seat > ${MAYBE_NOT_ME}. ${ELSEWHERE}.
solo ofAnyFirm > [Nothing for a one-person business|Not for me, I work on my own|Nothing I'd use on my own]. [You'd want a bigger firm|Try somebody with more people|You'd do better with somebody bigger].
# soft_objection
apart seat > <seat>, so [I doubt this is for me|I'm not sure why it came to me|I think you meant somebody else|I'm probably not who you want]. [Who did you mean to write to?|How did you get my address?|].
apart !seat > ${MAYBE_NOT_ME}, [I can't see what I'd do with it|I doubt I'd use it|I don't think I need it]. [Who did you mean to write to?|How did you get my address?|].
solo ofAnyFirm > [I can't see what I'd do with it|I'm not sure what I'd do with this|I doubt I'd have a use for it|It looks like something for bigger firms]. ${ALONE}.
# hard_objection
apart seat > <seat>, ${CHECK}.
apart > [I have no use for this|This has nothing to do with me|I don't need this], ${CHECK}.
solo > [You've got the wrong business|This has nothing to do with what I do|I don't buy off cold emails], and [I've no use for it|I won't be needing it|it isn't anything for me]. [Sorry|Please don't follow up|So no|].
# not_interested
apart seat !askRight > <seat>, so [no|not for me|not one for me|nothing for me][, sorry|, thanks|. Good luck|].
apart seat askRight > Not me, <seat>[, sorry|. Good luck|].
apart > [Wrong person|You have the wrong person|Not for me|Nothing I'd use|Nothing I need]${ENDS}.
solo ofAnyFirm > [Nothing for a business like mine|I work on my own, so no|Nothing I need on my own]${ENDS}.
`;
