/**
 * Answers to grief, a request for secrets or a threat in an email of unknown kind, or from someone the reader knows. In the form that
 * `readStock` reads.
 */
export const PLAIN_TEXT = `
# interested
memorial > [I was glad to be there|Of course I came|I'm glad I could be there], [I'm thinking of all of you|my thoughts are with you all|it meant a lot to me too]. [I'll come by soon|Give my love to the family|Look after yourselves|I'll call you soon].
grief > [Thank you|Thank you so much|Thanks for writing], [that means a lot|that's so kind of you|your note helps]. [I'll call you soon|We're getting by|Let's talk soon].
threat > [I don't like the tone|That sounds like a threat], but [I'll hear you out|I'm listening]. [What is it you want|What do you have in mind]?
secret > [If this is real|If it's really you], [I'm happy to sort it out|I'll gladly take care of it]. [But call me first.|But prove it first.|How do I know it's you?]
# question
memorial > [I was glad to be there|Of course I came|I'm glad I could be there]. [How are you all holding up|Can I call you this week|Is there anything I can do|Can I bring you anything]? [I'm thinking of you|].
grief > [Thank you|Thanks for thinking of us], [that means a lot|that's kind of you]. [Can I call you this week|Do you have time to talk this week|When could we talk]?
threat > [Is that a threat|What exactly do you mean by that|What is it you want]? [I'd talk about it if you explain|If you mean it seriously I'd like to hear more].
secret > [Is this real|Is this really from you|How do I know this is real]? [Happy to sort it out once I know|I'd like to help if it's real|If it's real I'll take care of it].
# timing
memorial > [I was glad to be there|I'm glad I could come], [I'm away until the weekend|I'm on the road this week|it's a busy week here]. [I'll call you when I'm back|I'll call you over the weekend|I'm thinking of you all].
grief > [Thank you|Thanks for writing], [it's all a bit much right now|I can't talk yet|there's so much to do right now]. [I'll call you when things are calmer|I'll call you soon].
threat > [Pushing me won't make it faster|Threats don't speed things up]. [Not now|I'll look when I have time|Later].
secret > [I won't do anything yet|Nothing happens before I've checked this|This has to wait], [I'll ask somebody first|I'll look into it tomorrow|I want to check it first].
# referral
memorial > [I was glad to be there|I'm glad I could come], [I'll tell the others that you wrote|I'll pass your words on to the others|I'll let the others know]. [They're thinking of you too|They asked after you].
grief > [Thank you|Thanks for writing], [I'll tell the family|I'll pass it on to the others]. They'll be [glad to hear from you|touched].
threat > [I've passed this on|Forwarded] to [somebody who deals with things like that|the people who handle threats].
secret > [I've passed this on to somebody who checks such things|I've forwarded this to somebody who deals with these|Not mine to answer, I've forwarded it]. [They'll take it from here|They'll look at it].
# soft_objection
memorial > [I was glad to be there|I'm glad I could come], but [I still don't know what to say|I never know what to say|I wish I had found better words]. [I'm thinking of you|I'll call you|Thinking of all of you].
grief > [Thank you|It's kind of you], but [I'm not ready to talk yet|I'd rather be quiet for now|I don't know what I need]. [Give me some time|I'll call you].
threat > [I don't like the threat|That reads like a threat]. [Say plainly what you want and I may answer|What is it you want|Explain yourself].
secret > [Something looks off here|This looks odd to me|That doesn't look right], [I'd need proof first|I'd have to hear it by phone|so I'm careful]. [Call me if it's real|Maybe I'm wrong].
# hard_objection
memorial > [Forgive me|I'm sorry], [I can't write about it yet|I can't talk about it yet|it's too soon for me]. [I'm thinking of you|I'll call when I can|I hope you understand].
grief > [Please give us some peace right now|I want to be left alone for now|I can't talk about it]. [I hope you understand|Maybe later].
threat > [I don't respond to threats|Threats don't work here]. [No|The answer is no|It's no].
secret > [I don't send money or details to strangers|I don't do that on the word of an email|Nobody gets that from me by email]. [Please stop|Forget it|I've reported it].
# not_interested
memorial > [No need to thank me|You don't have to thank me|Please don't thank me], [I was glad to be there|of course I came|I wouldn't have missed it][. Take care|. Thinking of you|].
grief > [I'd rather not talk about it|I don't feel like talking], [but thank you|thank you all the same].
threat > [Nice threat|Charming]. [No|Pass|No thanks].
secret > [Not sending anything|You won't get that from me|I'm not doing that][, sorry|. Deleted|. No].
# opt_out
memorial > [I hardly read this address anymore|I'm not on this address much], [better to call me|just call me|text me instead].
`;
