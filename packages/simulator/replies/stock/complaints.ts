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
wantsVisit !wantsDate > [We'll send somebody over|Somebody will come by|We'll have somebody look at it] [today|tomorrow|tomorrow morning|this week].
wantsPickup wantsNew > [We'll bring you what you ordered|You'll have what you ordered|What you ordered will be with you] [tomorrow|by Thursday|on Friday|this week], and [the driver takes the rest away|we'll take the rest back with us].
wantsNew !wantsPickup due > [You'll have <fresh>|We'll get <fresh> to you|We'll see that you have <fresh>] by <due>.
wantsNew !wantsPickup !due > [You'll have <fresh>|We'll get <fresh> to you|We'll see that you get <fresh>] [by Thursday|this week|in the next few days].
wantsRepair !wantsVisit > [We'll put it right|We'll see to it], [at no cost to you|free of charge, of course|and it won't cost you anything].
wantsPickup !wantsNew > [We'll come and collect|The driver will come and collect] [tomorrow|on Thursday|on Friday|this week].
wantsDate !wantsThing !wantsMoney !wantsOff !wantsBill > [It'll be taken care of|You'll have it put right|We'll have it put right] by [tomorrow|Thursday|the end of the week].
wantsBill > [You'll have a corrected one|The right one will be with you|I'm sending you the right one|A corrected one goes out] [today|tomorrow|this week].
wantsMoney !costs amount > [You'll have the <amount> back this week|The <amount> goes back to you today|We're paying you back the <amount>|I've put the <amount> through as a refund].
wantsMoney costs amount > [We'll pay the <amount>, of course|We'll cover the <amount>|Send me the bill for the <amount> and we'll pay it].
wantsMoney !amount !wantsOff > [The money goes back to you this week|We're refunding you today|You'll have your money back this week|I've put the refund through today].
wantsOff > [It comes off the next bill|It's coming off the bill|We've taken it off the bill|That comes off the bill, of course].
wantsNoCharge > [There's no charge for that|You won't be charged again|You won't pay twice, of course].
wantsGuarantee > [The guarantee stands, of course|The guarantee still holds|The guarantee isn't touched by this].
wantsContact > [I'm dealing with it myself|I'm looking after it myself|It's with me now], and I'll call you [today|this afternoon|tomorrow morning] [so that you have my direct number|with my direct number].
wantsWritten > [You'll have that in writing today|You'll have that in writing as well|I'm putting that in writing for you].
# question
wantsVisit > [Is somebody there tomorrow morning|Is somebody in this afternoon|Would first thing tomorrow suit you|Can we come tomorrow before noon]?
wantsPickup !wantsVisit > [Would Thursday suit you for the driver|Is somebody there tomorrow to let the driver in|Would Friday morning be all right for the driver]?
wantsNew !wantsVisit !wantsPickup due > [Is there any way it could be a day or two after <due>|Is <due> the latest it can be|Is somebody there on the day before to take it in]?
wantsNew !wantsVisit !wantsPickup !due > [Would Thursday be soon enough|Is somebody there on Thursday to take it in|Would the end of the week be soon enough]?
wantsRepair !wantsVisit !wantsNew > [Would Thursday be soon enough for that|Would this week be soon enough|When would suit you best]?
wantsDate !wantsThing !wantsMoney !wantsOff !wantsBill > [Would Thursday be soon enough|Can I call you this afternoon with a day|Would the end of the week be soon enough]?
wantsMoney costs > [Can you send me the bill for that|Do you have a receipt for that|Can you send me the receipt]?
wantsMoney !costs !wantsThing !wantsOff > [Shall we pay it back to the same account|Did you pay by card or by transfer|Is the account you paid from still right for it|Should it go back to the same card]?
wantsMoney !costs amount wantsThing > [You'll get the <amount> back either way|The <amount> goes back to you].
wantsMoney !costs !amount wantsThing !wantsOff > You'll get your money back either way.
wantsBill > [Can you send me what you have on it|Which figure should it be by your count|Shall I send it to this address]?
wantsOff !wantsThing > [Would the next bill be all right for it|Is it all right if it comes off the next bill]?
wantsOff wantsThing > [It comes off the bill either way|That comes off the bill].
wantsNoCharge > [There's no charge for that|You won't be charged again].
wantsContact > [I'm dealing with it myself|It's with me now], and I'll call you [today|this afternoon] with my direct number.
# timing
wantsThing > [I can't give you a day before tomorrow|I'll have a day for you tomorrow|You'll have a day from me by tomorrow noon|I need until tomorrow to give you a day].
!wantsThing > [I need until tomorrow to sort it out|It'll be tomorrow before I can sort this out|I have to ask accounts, you'll hear by tomorrow|You'll hear from me by tomorrow noon].
wantsMoney amount wantsThing > [The <amount> takes a few days|I'll see about the <amount> at the same time].
wantsOff wantsThing > [It comes off the bill|That comes off the next bill].
wantsNoCharge > [There'll be no second charge|You won't be charged again].
wantsContact > [It's with me, and I'll call you then|I'm the one dealing with it, and I'll call you then][.| so that you have my number.]
# soft_objection
wantsThing > [It may be next week before we can do that|We'll try for this week, but I can't promise a day|I doubt we can do it before next week].
!wantsThing > [It may be next week before I can do that|I'll do what I can, but it may be next week|I have to look into it first, so it may be next week].
wantsMoney amount wantsThing > [The <amount> I'd have to check first|I can't say yet about the <amount>].
wantsOff wantsThing > About the bill I have to ask first.
wantsNoCharge > About the charge I have to ask first.
wantsGuarantee > The guarantee I'd have to look up.
wantsContact > [It's with me until then|I'm the one dealing with it], and I'll [call you with my number|send you my direct number].
# hard_objection
wantsMoney !costs amount > [We can't give back the <amount>|The <amount> we can't give back], I'm afraid.
wantsMoney costs amount > [We can't pay the <amount>|The <amount> we can't take on], I'm afraid.
wantsContact > [It's with me|I'm the one dealing with it].
wantsMoney !amount !wantsThing > [We can't refund that|We can't pay that back|We don't give refunds for that], I'm afraid.
wantsThing > [We can't do it before next week|Nobody's free before next week|It won't be before next week]. [Can I call you about it|Can we talk about it on the phone]?
!wantsThing > [Can I call you about it|Can we talk about it on the phone|Can we go through it on the phone]?
`;

/** Answers of somebody who cannot decide what a complaint demands. */
export const PASSED_ON_TEXT = `
# interested
!leads > [I'm sorry, that shouldn't happen|Sorry about this|You're right, and I'm sorry]. [I can't decide it myself, but I've taken it to my manager|I've taken it straight to my manager|My manager has it now]. [You'll hear from us today|You'll hear from us by tomorrow|I'll see that somebody rings you today].
leads > [I'm sorry, that shouldn't happen|Sorry about this|You're right, and I'm sorry]. [It isn't my side of things, but I've passed it to the people who handle it|I've taken it to the people who handle this]. [I'll see that somebody rings you today|You'll hear from them by tomorrow|I'll ask them again this afternoon].
# question
[I'm sorry, that shouldn't happen|Sorry about this|Sorry to hear that]. [I can't decide it myself, so I'm passing it on|I'm passing it on to those who can decide it]. [Which number can they call you on|Is this the best address to reach you|When can they call you|Can somebody call you today]?
# timing
!leads > [Sorry about this|I'm sorry about this|Got it, and sorry]. [My manager decides that and is back tomorrow|I can't decide that, and my manager is out today|My manager is out until tomorrow and will have it first thing]. [You'll hear from us then|I'll let you know then|].
leads > [Sorry about this|I'm sorry about this|Got it, and sorry]. [The people who handle it are back tomorrow|Those who decide it are out today]. [You'll hear from them then|I'll let you know then].
# soft_objection
[I'm sorry|Sorry to hear that|I see why you're annoyed]. [I can't promise anything myself|It isn't for me to say|I can't say what they'll decide], but [I've passed it on|it's been passed on|those who can decide it have it now].
# hard_objection
[I'm sorry about this|I see why you're annoyed|I know it's a nuisance], but [I'm not allowed to decide that|it isn't for me to decide|I can't do anything about it myself]. [Please call the office|Please call and ask for the manager|Please write to the office].
`;
