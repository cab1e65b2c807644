/** Replies to a seller's certain request that doubt or decline; `readStock` explains the format. */
export const SALES_DOUBTS_TEXT = `
# soft_objection
asked arrived > [It came, thanks|It did, thanks|Yes, it's here, thanks], but [I'm not sure it's for us|I don't see the need yet|I have my doubts]. [What am I missing|Convince me|Could be wrong|Let me think about it].
asked process !insider > [I'd have to ask how we do it|Not sure how the others do it, to be honest|I'd have to ask around], and [I'm not sure we need it|I'm not sure we need <sold>|I don't see the need yet|I have my doubts]. [What am I missing|Convince me|What would it change]?
asked process insider > [What we do is fine, I think|The way we do it works|What we do seems to work], so [I'm not sure we need it|I'm not sure we need <sold>|I don't see the need yet|I have my doubts]. [What am I missing|Convince me|Could be wrong].
asked settled insider > [I think so, yes|Mostly, yes|As far as I know, yes], [so I'm not sure we need it|so I'm not sure we need <sold>|so I don't see the need yet|so I have my doubts]. [Unless I'm missing something|Could be wrong|Convince me].
asked already > [More or less, yes|I think so, yes|As far as I know, yes], [so I'm not sure we need it|so I'm not sure we need <sold>|so I don't see the need yet|so I have my doubts]. [Unless I'm missing something|Could be wrong|Convince me].
asked ways insider > [A bit of both|Both, at the moment|Some of each], and [it works well enough|it does the job|nobody complains]. [What would be better about it|Convince me|What am I missing]?
asked recall > [Not offhand|I'd have to look it up|Not off the top of my head], but [I'm not sure we need it|I'm not sure we need <sold>|I don't see the need yet|I have my doubts]. [Could be wrong|Convince me|What am I missing]?
asked degree insider > [Not really|No, not really|Not much], [so I'm not sure we need it|so I'm not sure we need <sold>|so I don't see the need yet|so I have my doubts]. [Unless I'm missing something|Could be wrong|Convince me].
asked isSo !weDo insider > [No, I don't think so|Not that I know of|I don't think so], [so I'm not sure it's for us|so I don't see the need|so I have my doubts]. [Unless I'm missing something|Could be wrong|Convince me].
asked isSo weDont insider > [No, <weDont>|<weDont>, no|At the moment <weNowDont>], so [I'm not sure it's for us|I don't see the need|I have my doubts]. [Unless I'm missing something|Could be wrong|Convince me].
asked isSo weDo insider > [Yes, <weDo>|<weDo>, yes|At the moment <weNow>], but [I'm not sure that's a reason to change anything|I'm not sure we need help with it|I doubt it's worth the trouble|I don't see yet what would be better]. [What am I missing|Could be wrong|Convince me|Am I missing something]?
asked figure rough insider > [<rough>|At a guess <rough>|I'd say <rough>], so [I'm not sure it's worth it|I doubt it's worth the trouble|it's not a big thing here|I have my doubts]. [What am I missing|Could be wrong|Convince me|Am I missing something]?
asked lastTime insider > [Not so long ago|A while ago, but not too long|Recently, I think], so [I'm not sure we need it|I don't see the need yet|I have my doubts]. [Could be wrong|Convince me|Unless I'm missing something].
asked supplied insider > [A firm we've used for years|The same firm as ever|A firm we've had for a while], and [I'm not sure I'd change that|I don't see yet why we'd change|they do what they should]. [What would you do better|Convince me|What am I missing]?
asked !loose !purchases > [To be honest,|Before I answer that,|Hm,|Honestly,] [I'm not sure it's for us|I'm not sure we need it|I'm not sure we need <sold>|I don't see the need yet|I have my doubts]. [What am I missing|Convince me|What would it change|Could be wrong|Tell me why I should|Why us].
# not_interested
asked arrived > [It came, thanks|It did, thanks|Yes, thanks], but [it's not for us|we won't need it|we'll pass|not for us][, sorry|].
asked settled > [Yes, all fine here|Yes, we're fine|All good here|Yes, and no need to change][, thanks|, thank you|]. [Not interested|Not for us|All the best|].
asked already > [Yes, thanks|We do, thanks|Yes, that's covered|Yes, we look after that]. [Not interested|We're fine|All good here|No need for more|We're set for <sold>].
asked lastTime insider > [Not so long ago|Recently|Only a while ago], [so no need|so we're fine|so not now][, thanks|, but thanks|. All the best|].
asked supplied insider > [We have somebody for that|We have a firm for that|We've had the same firm for years], [and it stays that way|and we're not looking|and that works fine][, thanks|, sorry|, so no thanks|].
asked degree insider > [Not really|No, not really|Not much][, thanks|, so no|, so no thanks|. Not interested|. All good here].
asked isSo weDont insider > [No, <weDont>|<weDont>][, thanks|, sorry|, and no need either|, and we're not looking|, so not for us|, so no thanks].
asked isSo weDo insider > [Yes, <weDo>|<weDo>], but [we're fine as we are|we don't need help with it|we're not looking for anything else][, thanks|, sorry|, so no|].
asked isSo !weDo > [No|Nope|Not that I know of][, and no need either|, and not looking either|, and not interested|, and it's not for us][, thanks|, sorry|].
asked !purchases > [No need for that|We don't need help with that|We're fine there|Not something we need|No need for <sold>|We're fine for <sold>][, thanks|, sorry|]. [Not interested|Not for us|All the best|We're not looking].
`;
