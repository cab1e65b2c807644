const WRONG_FIRM =
  '[I think you have the wrong company|I think this was meant for another company|This must be meant for somebody else|I think you want somebody else]';

/** Answers of somebody in another trade to what a customer or a supplier of others wants. In the form that `readStock` reads. */
export const ASTRAY_TEXT = `
# interested
seat > ${WRONG_FIRM}, <seat>. [Who did you want to reach?|Could you check the address?|Better check the address.]
!seat > ${WRONG_FIRM}. [Who did you want to reach?|Could you check the address?|Better check the address.]
# question
seat > [Did you mean to send this to me|Is this meant for me|Has this come to the right company]? <seat>[|, and I know nothing about it].
!seat > [Did you mean to send this to me|Is this meant for me|Has this come to the right company]? [I know nothing about it|It doesn't ring a bell|I can't place it].
# timing
seat > <seat>, so [this isn't for me|I think you have the wrong company][|, sorry|. Better check the address].
!seat > ${WRONG_FIRM}[|, sorry|. Better check the address].
# referral
seat > <seat>, so [I can't help with this|it isn't for me]. [You'd have to ask them|I can't say whose it is|Better check the address].
!seat > ${WRONG_FIRM}. [You'd have to ask them|I can't say whose it is|Better check the address].
# soft_objection
seat > <seat>, so [I'm not sure why it came to me|I doubt it's meant for me|I think you have the wrong company].
!seat > [I'm not sure why it came to me|I doubt it's meant for me|I can't see what it has to do with us][|, sorry|. Better check the address].
# hard_objection
seat > <seat>, so [please check who you write to|please check the address|I can't do anything about it].
!seat > ${WRONG_FIRM}, so [please check the address|please check who you write to|I can't do anything about it].
# not_interested
seat > [Wrong person, I think|Not for me|Wrong company, I think], <seat>[|, sorry|, I'm afraid].
!seat > [Wrong person, I think|Not for me|Wrong company, I think][|, sorry|, I'm afraid].
# opt_out
[Please take me off your list|Please remove my address|Please delete my address], [this isn't for me|you have the wrong company|I know nothing about it].
`;
