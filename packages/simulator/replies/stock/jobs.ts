const NOT_HIRING = "[I don't do the hiring|It isn't me who hires|I've nothing to do with the hiring]";
const WRONG_PLACE = "[I think you want another place|I don't think it's us you want|We don't do that kind of work]";

/**
 * Replies to job applications. `junior` or `far`: the reader does not hire for such work; `beside`: their firm has none of it. Nobody asks for
 * what an application tells, such as when somebody could start. `readStock` explains the format.
 */
export const JOB_APPLICATION_TEXT = `
# interested
askInterview !interview trial !far > [Yes to a trial day|A trial day is fine|Come for a day first]. [We'll decide|We'll know|We decide] [next week|in two weeks|at the end of the month|next month].
askInterview !interview !trial !far > [Looks good|Thanks for writing|We could use you]. [We'll decide|We'll know|We decide] [next week|in two weeks|at the end of the month|next month].
junior !far > ${NOT_HIRING}, but [I've passed it on to the manager|I've given it to my boss|I've put it on the manager's desk]. [Good luck|They'll be in touch|Good luck with it|].
askInterview interview trial !far > [Yes to a trial|A trial is fine|Happy to give you a trial]. [Interviews are|The interviews are|We're interviewing] [next week|the week after next|at the end of the month|at the start of next month].
askInterview interview !trial !far > [Interviews are|The interviews are|We're interviewing] [next week|the week after next|at the end of the month|at the start of next month]. [Which day suits you|Could you do a Tuesday|Can you do a Thursday morning]?
askInterview interview !trial !far > [You're on the list for an interview|We'd like to meet you|Yes, we'd like to see you]. [Interviews are|The interviews are] [next week|the week after next|at the end of the month|at the start of next month].
!far !beside startDate > [From <startDate> could work|<startDate> would suit us|<startDate> is a good time for us]. [Can you come in for a day first|Could you come and meet us|When could you come by|Can we talk this week]?
!far !beside trial > [A trial day is a good idea|Yes, let's do a trial day|Happy to have you for a day]. [Is next week any good|Could you do a Friday|Which days can you do|Bring some of your work along].
far > ${NOT_HIRING}, but [good luck with it|I hope you find something|all the best with it]. [I can't say if there's anything|Best to ask at the office|The jobs page may help].
beside !far > ${WRONG_PLACE}, but [I hope you find something|good luck with it|all the best with it].
!beside trial > [Yes, come in for a trial|Happy to give you a trial|Yes, let's do a trial]. [Is Thursday any good|Could you do Saturday|Which days can you do|Could you come in next week]?
!beside cv > [Thanks for your CV|Thanks for writing|Good CV|Thanks, I've read your CV]. [Could we talk on Thursday|Could you call me on Tuesday|Can you talk one day this week|When could we talk|Are you free for a call on Friday]?
!beside !cv > [Thanks for writing|Good to hear from you|Thanks for getting in touch]. [Could we talk on Thursday|Could you call me on Tuesday|Can you talk one day this week|Could you come in for a chat|When could we talk]?
!beside > [Looks good|I like what I read|It could be a good fit|We could use someone]. [Can you give me a call|Can we talk on Tuesday|Could you call me this week|When can we talk]?
# question
askInterview !interview !far > [We'll decide|We'll know|We decide] [next week|in two weeks|at the end of the month|next month]. [Do you have references|Can you call me this week|Could you come in before that]?
junior !far > [Shall I pass this on to the manager|Did this go to the manager as well|Do you want me to give it to my boss]? ${NOT_HIRING}.
askInterview interview !far > [Interviews are|The interviews are|We're interviewing] [next week|the week after next|at the end of the month|at the start of next month]. [Do you have references|Could you do a Tuesday|Can you do a Thursday morning]?
far > [Did you mean to send this to me|Is this meant for me|Who did you mean to write to]? ${NOT_HIRING}.
beside !far > [Are you sure it's us you want|Did you mean to write to us|Is this meant for us]? [We don't do that kind of work|There's no work like that here].
!beside > [Do you have references|Can you talk one day this week|Could you call me this week|Could you come in for a chat]? [It looks good|I like what I read|It could be a good fit].
# timing
askInterview !interview !far > [We won't decide|We don't decide|We won't know] before [next month|the end of next month|the spring]. [I'll let you know|You'll hear from us|I'll keep your details].
junior !far > [The manager does the hiring and is away|My boss does the hiring and is away|The manager is away] until [Monday|next week|the end of the month]. [I'll pass it on after that|You'll have to bear with us|It may be a while|].
askInterview interview !far > [We won't be interviewing|There'll be no interviews|We won't get to the interviews] before [next month|the end of the month|the week after next]. [I'll be in touch|You'll hear from us|I'll write when there are dates].
!far !beside startDate > [Nothing from <startDate>|We've nothing from <startDate>|I can't say yet for <startDate>], [but I'll keep your details|but ask again in the summer|but do try again later in the year|but I'll keep you in mind].
far > ${NOT_HIRING}, [so I can't say if there's anything|and I don't know of anything]. [Sorry|Good luck|Good luck with it|]
beside !far > ${WRONG_PLACE}, [sorry|I'm afraid]. [Good luck|Good luck with it|Hope you find something|].
!beside > [I can't offer you anything just now|I can't say yes just now|Not right now, I'm afraid|We can't take anybody on this month], [but I'll keep your details|but try again in a few months|but I'll keep you in mind|but do ask again later in the year].
!beside > [It's all on hold just now|Nothing gets decided this month|I can't look at it this month], [but I'll keep your details|but ask me again next month|but I'll be in touch].
# referral
junior !far > ${NOT_HIRING}, [I've passed it on|I've given it to my boss|I've forwarded it][|, good luck|. They'll be in touch].
far > ${NOT_HIRING}. [Best to write to the office|Best to ask at the office|Best to look on our site|The jobs page may help].
beside !far > ${WRONG_PLACE}. [Try somebody in that trade|You'd do better with a firm in that trade|Best to ask in that trade].
!hr !beside department > [HR looks after this|HR handles applications], [I've forwarded it|I've passed it on|so I've forwarded it to them].
!hr !beside > [I don't do the hiring|Someone else does the hiring here|A colleague does the hiring], [I've forwarded it|I've passed it on|so I've forwarded it to them].
!beside > [I've passed it on to|I've forwarded it to|I've sent it to] [the manager who does the hiring|the person who does the hiring|a colleague who may need someone][|, good luck|, they'll be in touch if there's something].
# soft_objection
junior !far > ${NOT_HIRING}, so [I can't promise anything|I can't tell you much|all I can do is pass it on].
!far !beside trial > [You're welcome to come for a day|A day with us is no problem|Come for a day by all means], but [I can't promise a place|I doubt there'll be a place|we're a small team].
far > ${NOT_HIRING}, [so I can't help much|so I can't say if there's anything|so I can't tell you much].
beside !far > [I'm not sure it's us you want|I doubt it's us you want], [we don't do that kind of work|there's no work like that here|we have no call for that].
beside !far > [We don't do that kind of work|There's no work like that here], so [I'm not sure why it came to us|I doubt I can help|I can't see what we could offer you].
!beside > [I'm not sure it's quite what we need|I'm not sure it would work out|I can't promise anything|I doubt it'll come to anything], [but I'll keep your details|but I'll ask here|but I'll keep you in mind].
youth !beside > [We usually want a bit more experience|We normally take people with some experience|We can't train anyone up right now], [but I'll ask|but I'll keep your details|sorry].
# hard_objection
junior !far > ${NOT_HIRING}, [so I can't help|sorry|I'm afraid]. [Please write to the manager|Best to ask the manager|].
far > ${NOT_HIRING}, [and I can't help|sorry|I'm afraid]. [Please don't write to me about it|Please ask somebody else|].
beside !far > [We don't do that kind of work|There's no work like that here], [so please ask elsewhere|so we won't be hiring|sorry].
!beside > [It's a no from us|We won't be taking this further|We can't offer you anything|We won't be taking you on], [sorry|I'm afraid|and that won't change].
!beside > We don't take applications by email, [sorry|please use the jobs page on our site|I'm afraid].
# not_interested
junior !far > ${NOT_HIRING}[, sorry|, I'm afraid][. Good luck|. Good luck with the search|].
!far !beside startDate > [Nothing from <startDate>|We've nothing from <startDate>|No places from <startDate>][, sorry|, I'm afraid][. Good luck|. All the best|].
far > ${NOT_HIRING}[, sorry|, I'm afraid][. Good luck|. Good luck with the search|].
beside !far > ${WRONG_PLACE}[, sorry|, I'm afraid|. Good luck|. Good luck with the search].
!beside > [Nothing for you here|We can't offer you anything|It isn't what we need|We have nothing for you][, sorry|, I'm afraid|, sorry. Good luck|, I'm afraid. Good luck with the search].
!beside > [Thanks for writing|Thanks for getting in touch], but [we can't offer you anything|it isn't what we need|we have nothing for you|it's a no][. Good luck|, sorry|. All the best].
# opt_out
[Please don't send applications to this address|Please don't send CVs to this address|No more applications to this address, please|Please don't use this address for applications][, thanks||].
`;
