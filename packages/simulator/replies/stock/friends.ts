/** Answers to friends and relatives who ask something. In the form that `readStock` reads. */
export const FRIEND_ASKS_TEXT = `
# interested
wh > [Let me look|Good question|I'd have to look], [I'll tell you tonight|I'll text you later|I'll call you tonight|I'll send it to you tonight].
!wh > [Yes|Yes, I think so|Yes, of course|I think so, yes]. [I'll call you tonight|Speak soon|See you soon|].
# question
[Are you around tonight|Can I call you tonight|When can I call you]? [Easier than writing|Then we can sort it all out|I'd like to hear the rest|Good to hear from you|].
# timing
[Mad week here|Running around all day|Out until late|Hectic here], [I'll call you over the weekend|I'll call you tomorrow|I'll call you when I'm home|I'll write properly tonight|I'll text you tonight].
# referral
[I'll ask at home|I'll ask at home first|I'll check at home|I'll ask the others] [and let you know|and call you tonight|and text you tonight].
# soft_objection
[Not sure yet|Hm, I don't know yet|Let me think|It's all a bit up in the air here], [I'll call you tomorrow|I'll call you tonight|I'll text you tomorrow|I'll let you know tomorrow].
# hard_objection
[It's a bit much right now|It's not a good time|I can't think about that just now|It's all a bit much here], sorry. [I'll call you|Can I call you over the weekend|Talk soon].
# not_interested
[Can't talk now|Bad moment|No time right now|I'm in the middle of something], sorry. [I'll call you|Talk soon|I'll call you over the weekend|].
# opt_out
[I hardly read this address anymore|I'm not on this address much|I rarely look at this address], [better to call me|just call me|text me instead].
`;

/** One sentence for each thing that a friend asks, in this order. */
export const FRIEND_ANSWERS_TEXT = `
# interested
gift > [Yes please, I'd love <gift>|I'd love <gift>, thank you|Yes, I'd like <gift> very much|Oh yes, I'd like <gift>][.|. When can I come for <gift>?|. I can come for <gift> over the weekend.|. I'll call you about it tonight.]
howAre > [All well here|Good, thanks|We're fine, thanks|Busy, but all well|Can't complain].
requesting !shallI !gift > [Of course I will|Happy to|Yes, leave it to me|Of course, no problem|Consider it done].
shallI > [Yes please|Yes please, do|And yes please|Yes, that would be great|Oh yes, please do].
whatTime > [Around ten|About eleven|About ten|Not before nine|Late morning], [I'd say|more or less|I think|as it looks now].
around > [I'm around, yes|I'll be here|We'll be here|Yes, I'm here then][.|, so let's meet.|, let's do that.]
# question
gift > [I think I'd like <gift>|I'd probably like <gift>|I'd like <gift> if there's room here]. [Can I tell you over the weekend|When do you need to know|Can I come and have a look first|How soon does it have to be]?
# timing
gift > [I'd like <gift>, but|Yes please, but|I'd love <gift>, but] [I can't come this month|it can't be before next month|I need a few weeks to make room][.|. Can it wait that long?|. I'll call you over the weekend.|. I'll call you tomorrow.]
# referral
gift > [I can't take <gift> myself|I've no room for <gift> myself|Not for me], but [I'll ask the others|I'll ask at home|I know somebody who may like <gift>|I'll ask around].
# soft_objection
gift > [I'm not sure I have the room|I'm not sure I can take <gift>|I'd have to make room first|I don't know where I'd put <gift>], [I'll call you tomorrow|I'll let you know this week|can I tell you over the weekend].
# hard_objection
gift instead > [No, <instead>|No, do <instead>|Please <instead>][, I've really no room|, I can't take <gift>|, thank you|].
gift !instead > [I can't take <gift>, sorry|I've no room for <gift>, I'm afraid|I can't have <gift>, to be honest]. [I hope you find somebody|Do let somebody else have <gift>|].
# not_interested
gift instead > [Do <instead>|No, <instead>|<instead>, please][, I can't take <gift>|, but thank you|, but thanks for asking|].
gift !instead > [I can't take <gift>, sorry|I've no room, sorry|I can't have <gift>, sorry]. [Thank you for asking|I hope you find somebody|].
`;
