import { ENDS } from '../fragments.ts';

const MAY_NOT_BE =
  "[I'm not sure it's for a firm like ours|It may not be for us|I'm not sure we're who you had in mind|We may not be your kind of customer|I couldn't say if it's for us]";
/**
 * Answers of people who lead something where nothing ties an offer to their firm, and who may have a use for it all the same: each is true either
 * way. In the form that `readStock` reads.
 */
export const DOUBTS_TEXT = `
# interested
${MAY_NOT_BE}, but [tell me a bit more|send me a page and I'll read it|I'd read a bit more about it|send me something short and I'll look at it|I'd like to know more]. [No promises|Who else uses you?|]
# question
[Is this for firms like ours, too|Do you have customers in our line of work|Did you have a firm like ours in mind|Do you work with anybody like us|Who is it mostly for|Would it be any use to a firm like ours]? [I couldn't tell from the email|I wasn't sure from your email|Just asking, I may be interested|Then I'd know if it's worth a look|Then I could say more].
# timing
[Not now|Not this month|No time for this just now|It's a busy month here|Too much on just now], and [I'm not sure it's for us|it may not be for us|I couldn't say if it's for us anyway]. [Try me again in a few months|Maybe later in the year|Ask me again in a month or two|Write again in the new year].
# referral
!alone > ${MAY_NOT_BE}, so [I've asked somebody here to look at it|I've passed it to somebody here who may know|I've shown it to somebody here|I've put it to the others here]. [No promises|They'll write if it's anything for us|You'll hear from us if it is|]
alone > [It may not be for me|I'm not sure it's for me], and [I can't say who it would be for|I think you meant somebody else|you'd do better with somebody bigger].
# soft_objection
[I doubt it's for us|I'm not sure it's for a firm like ours|It looks like something for other firms|I can't say we need it|We may not be who you want]. [Tell me if I'm wrong|Who is it mostly for?|I'd have to see the use of it first|]
# hard_objection
[It's a no from us|We won't be buying this|It isn't for us|We don't want this], [and please don't follow up|so please leave it there|and no need to write again|so please take us off]. [Sorry|No hard feelings|]
# not_interested
[Not for us|Nothing for us|We'll pass|I'll pass|Not something for us|It isn't for us]${ENDS}.
`;
