/** Replies to a stranger who calls the reader by another name; `readStock` explains the format. */
export const NEUTRAL_TEXT = `
# question
wrongName > [You have my name wrong|That isn't my name], so [is this really for me|was this meant for somebody else|who is it for]?
# referral
wrongName > [That's not my name|Wrong name], so [maybe you meant a colleague|this is probably for somebody else here]. [I'll pass it on|Forwarded].
# soft_objection
wrongName > [That's not my name|You have my name wrong], so [I doubt it's for me|I'm not sure it's for me|I think it's for somebody else].
# not_interested
wrongName > [That's not even my name|Wrong name]. [No thanks|Not interested|Pass].
`;
