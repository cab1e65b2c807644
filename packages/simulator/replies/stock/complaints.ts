/** What comes before an answer to a complaint's demands. In the form that `readStock` reads. */
export const REGRETS_TEXT = `
# interested
[Sorry about that|I'm sorry, that shouldn't happen|You're right, and I'm sorry|Apologies for this|Thanks for telling us, and sorry|I've just read this, and I'm sorry].
# question
[Sorry about that|I'm sorry, that shouldn't happen|You're right, and I'm sorry|Apologies for this|We'll put that right|Thanks for telling us, and sorry].
# timing
[Seen it, and sorry|Sorry about this|Got it, and sorry|I'm sorry about this|Just read this, and I'm sorry|I'm sorry, that shouldn't happen].
# soft_objection
[I'm sorry|Sorry to hear that|I see why you're annoyed|That's not how it should be|I'm sorry about this|Not good, and I'm sorry].
# hard_objection
[I'm sorry|I see why you're annoyed|I understand that this is a nuisance|I know it's a nuisance|I'm sorry about this|Sorry to hear that].
`;

/** Answers to what a complaint demands: one sentence for each demand, in the order of the lines. */
export const DEMANDS_TEXT = `
# interested
wantsVisit wantsDate > [Somebody will be with you|One of our people will be with you|We'll have somebody there] [today|this afternoon|tomorrow morning|first thing tomorrow].
wantsVisit !wantsDate > [We'll send somebody round|Somebody will come round|We'll have somebody look at it] [today|tomorrow|tomorrow morning|this week].
wantsPickup wantsNew > [We'll bring you what you ordered|You'll have what you ordered|What you ordered will be with you] [tomorrow|by Thursday|on Friday|this week], and [the driver takes the rest away|we'll take the rest back with us].
wantsNew !wantsPickup > [What you ordered|The replacement] [goes out today|goes out tomorrow|will be with you by Thursday|will be with you this week].
wantsPickup !wantsNew > [We'll come and collect|The driver will come and collect] [tomorrow|on Thursday|on Friday|this week].
wantsDate !wantsThing !wantsMoney !wantsOff !wantsBill > [It'll be sorted|You'll have it put right|We'll have it put right] by [tomorrow|Thursday|the end of the week].
wantsBill > [You'll have a corrected one|The right one will be with you|I'm sending you the right one|A corrected one goes out] [today|tomorrow|this week].
wantsMoney amount > [You'll have the <amount> back this week|The <amount> goes back to you today|We're paying you back the <amount>|I've put the <amount> through as a refund].
wantsMoney !amount !wantsOff > [The money goes back to you this week|We're refunding you today|You'll have your money back this week|I've put the refund through today].
wantsOff > [It comes off the next bill|It's coming off the bill|We've taken it off the bill|That comes off the bill, of course].
wantsNoCharge > [There's no charge for that|You won't be charged again|You won't pay twice, of course].
# question
wantsVisit > [Is somebody there tomorrow morning|Is somebody in this afternoon|Would first thing tomorrow suit you|Can we come tomorrow before noon]?
wantsPickup !wantsVisit > [Would Thursday suit you for the driver|Is somebody there tomorrow to let the driver in|Would Friday morning be all right for the driver]?
wantsNew !wantsVisit !wantsPickup > [Would Thursday be soon enough|Is somebody there on Thursday to take it in|Would tomorrow afternoon suit you]?
wantsDate !wantsThing !wantsMoney !wantsOff !wantsBill > [Would Thursday be soon enough|Can I ring you this afternoon with a day|Would the end of the week be soon enough]?
wantsMoney !wantsThing !wantsOff > [Shall we pay it back to the same account|Did you pay by card or by transfer|Is the account you paid from still right for it|Should it go back to the same card]?
wantsMoney amount wantsThing > [You'll get the <amount> back either way|The <amount> goes back to you].
wantsMoney !amount wantsThing !wantsOff > You'll get your money back either way.
wantsBill > [Can you send me what you have on it|Which figure should it be by your count|Shall I send it to this address]?
wantsOff !wantsThing > [Would the next bill be all right for it|Is it all right if it comes off the next bill]?
wantsOff wantsThing > [It comes off the bill either way|That comes off the bill].
wantsNoCharge > [There's no charge for that|You won't be charged again].
# timing
wantsThing > [I can't give you a day before tomorrow|I'll have a day for you tomorrow|You'll have a day from me by tomorrow noon|I need until tomorrow to give you a day].
!wantsThing > [I need until tomorrow to sort it out|It'll be tomorrow before I can sort this out|I have to ask accounts, you'll hear by tomorrow|You'll hear from me by tomorrow noon].
wantsMoney amount wantsThing > [The <amount> takes a few days|I'll see about the <amount> at the same time].
wantsOff wantsThing > [It comes off the bill|That comes off the next bill].
wantsNoCharge > [There'll be no second charge|You won't be charged again].
# soft_objection
wantsThing > [It may be next week before we can do that|We'll try for this week, but I can't promise a day|I doubt we can do it before next week].
!wantsThing > [It may be next week before I can do that|I'll do what I can, but it may be next week|I have to look into it first, so it may be next week].
wantsMoney amount wantsThing > [The <amount> I'd have to check first|I can't say yet about the <amount>].
wantsOff wantsThing > About the bill I have to ask first.
wantsNoCharge > About the charge I have to ask first.
# hard_objection
wantsMoney amount > [We can't give back the <amount>|The <amount> we can't give back], I'm afraid.
wantsMoney !amount !wantsThing > [We can't refund that|We can't pay that back|We don't give refunds for that], I'm afraid.
wantsThing > [We can't do it before next week|Nobody's free before next week|It won't be before next week]. [Can I call you about it|Can we talk about it on the phone]?
!wantsThing > [Can I call you about it|Can we talk about it on the phone|Can we go through it on the phone]?
`;
