import { cue, type KindCue } from './kindCue.ts';

/** Words used by people who know each other: customers and suppliers, colleagues, friends and family. */
export const ACQUAINTED_CUES: readonly KindCue[] = [
  cue(
    'customer',
    4,
    /\b(?:on|about|regarding|for|of|your|the) (?:the |your |our )?(?:invoice|bill|order|statement|delivery note|quote) (?:no\.? ?|number |#)?\d{3,}/i,
  ),
  cue(
    'customer',
    3,
    /\b(?:invoice|order|shipment|delivery|appointment|subscription|credit note|refund|warranty|support ticket)\b[^.?!]*\b(?:wrong|missing|broken|late|damaged|incorrect|twice|shipped|arrive[sd]?|renew\w*|corrected|confirmed|number|no\.?|you sent|should be|for (?:January|February|March|April|May|June|July|August|September|October|November|December))\b/i,
  ),
  cue(
    'customer',
    4.5,
    /\b(?:charged|billed|invoiced)\b[^.?!]*\b(?:twice|wrong\w*|too much|for)\b|\bcredit note\b|\b(?:we|I) (?:ordered|received|bought)\b[^.?!]*\bfrom you\b|\bthanks for being a customer\b/i,
  ),
  cue(
    'customer',
    3,
    /\bthank you (?:so much |again )?for (?:your help|choosing us|being)|\byour (?:account|order|subscription|ticket|renewal) (?:has|is|was|will|manager)\b/i,
  ),
  cue('customer', 3, /\b(?:you ordered|your order|partial shipment|back ?order(?:ed)?|sorry for the inconvenience|our warehouse on)\b/i),
  cue('internal', 3, /^\W*(?:hi|hello|hey|dear|good morning) (?:all|team|everyone|everybody|folks|colleagues)\b/i),
  cue(
    'internal',
    2,
    /\b(?:(?:the )?(?:final )?Q[1-4] (?:numbers|results|figures|review|planning)|all[- ]hands|the slides|your slides|shared (?:folder|drive|calendar)|stand-?up|holidays? (?:in|for)|expense reports?|time ?sheets?|meeting room|the board (?:meeting|deck)|our (?:team|office) (?:meeting|lunch|party)|from HR)\b/i,
  ),
  cue('internal', 1, /\b(?:I need (?:them|it|this) for|rough version|can you cover|your part of|before the meeting|tomorrow morning)\b/i),
  cue(
    'personal',
    3,
    /\b(?:mum|mom|dad|grandma|grandpa|granny)(?:'s birthday| turns\b| and dad\b| and I\b| says hi\b)|\n(?:love|hugs|xoxo|xo|kisses),? *\n/i,
  ),
  cue(
    'personal',
    2,
    /\b(?:barbecue|birthday|the kids|the baby|pizza|your van|moving day|miss you|we moved|new house|the keys|sleepover|the weekend|come over|the wedding)\b/i,
  ),
  cue(
    'personal',
    2.5,
    /\bit(?:'s| has) been (?:ages|far too long|too long|forever|years)\b|\bhear (?:everything|all) about\b|\b(?:big hug|hugs|love you|kisses|xx+o?)\b|\bI(?:'ll| will) be in [A-Z]\w+ (?:from|next|this|for|on)\b[^.?!]*[.?!][^.?!]*\b(?:coffee|dinner|drink|beer|lunch|catch up)\b/i,
  ),
  cue(
    'personal',
    1.5,
    /\b(?:how have you been|long time|in town|old (?:class|school|days|friends?)|have dinner|see you all)\b|\n(?:take care|see you soon|big hug),? *\n/i,
  ),
  cue(
    'personal',
    4,
    /\b(?:our|my) (?:cat|dog|kitten|puppy|rabbit|parrot|tortoise)\b[^.?!]*\b(?:missing|lost|ran away|got out|escaped|disappeared)\b|\bif you see (?:him|her|it)\b/i,
  ),
  cue(
    'personal',
    3,
    /\b(?:can|could|may) I borrow\b|\bborrow your\b|^\W*(?:hi|hello|hey|dear) neighbou?rs?\b|\b(?:mom|mum|dad|grandma|grandpa) (?:is|was|has|wants|asked|and)\b|\b(?:water|feed) (?:the|our|my) (?:plants|garden|cat|fish|dog)\b|\bpick up (?:the kids|my|your)\b|\bsorry for your loss\b|\bcongratulations on (?:the|your) (?:baby|wedding|engagement|new house)\b/i,
  ),
  cue(
    'internal',
    2.5,
    /\b(?:the|our) (?:fridge|kitchen|coffee machine|dishwasher|printer|parking (?:lot|garage)|break room|elevator|fire drill)\b[^.?!]*\b(?:floor|will be|is|cleaned|closed|broken|please|on (?:Monday|Tuesday|Wednesday|Thursday|Friday))\b|\bfire drill\b|\b(?:new|updated) (?:badge|password|vacation|travel|expense) policy\b|\breminder: (?:please|all|the)\b/i,
  ),
  cue(
    'customer',
    3,
    /\b(?:we|I) (?:ordered|received|were sent|got)\b[^.?!]*\b(?:received|missing|instead|only|wrong|but|and (?:got|received))\b|\b(?:the|your) invoice (?:says|shows|is|was|for)\b|\bcorrect the invoice\b/i,
  ),
  cue(
    'customer',
    3,
    /\b(?:the missing (?:\w+ )?(?:one|ones|two|three|items?|boxes|parts?|pieces)|send the missing|instead of the (?:one|ones))\b/i,
  ),
  cue(
    'customer',
    3,
    /\b(?:your (?:plan|subscription|contract|membership)(?: with us)? (?:renews|ends|expires|was|will|is about)|thanks for being with us)\b/i,
  ),
  cue(
    'customer',
    4,
    /\border(?:s)? (?:no\.? ?|number |#)?\d{3,}|\bI bought [^.?!]*\bfrom you\b|\bdear (?:valued )?customers?\b|\bour prices for\b|\borders placed\b/i,
  ),
  cue(
    'personal',
    4,
    /\b(?:was born|we(?:'re| are) (?:getting married|engaged|expecting)|we got (?:married|engaged)|lots of love|can't wait for you to meet|(?:the|our) (?:wedding|baby shower|engagement)|class of (?:19|20)\d\d|(?:planning|having) a reunion)\b/i,
  ),
  cue(
    'personal',
    4,
    /\b(?:my kids|the kids|my wife|my husband|our daughter|our son)\b[^.?!]*\b(?:sleep|ask|miss|love|would|want)|\bkeep it down\b|\b(?:second|third|fourth|first) floor\W*$|,? number \d+\W*$/im,
  ),
  cue(
    'customer',
    3.5,
    /\b(?:send|need|want|waiting for) (?:a |the |us )?replacements?\b|\b(?:cracked|scratched|torn|dented|faulty|defective)\b[^.?!]*\b(?:legs?|parts?|boxes|one|item|screen|lid|replace\w*)|\bwe received the\b/i,
  ),
  cue(
    'personal',
    3,
    /\b(?:at|to) ours\b|\bour side of the (?:fence|hedge)\b|\bon our side\W|\bnumber \d+\W*$|\bfancy (?:a|some|coming|joining)\b|\byour neighbo(?:u)?r\b|\bnext door\b|\byour (?:apple|cherry|plum|pear|oak) tree\b/i,
  ),
  cue(
    'customer',
    4,
    /\b(?:refund|overcharged|money back)\b|\b(?:card|account) was (?:charged|debited|billed)\b|\bgive (?:one|it|them) (?:of them )?back\b/i,
  ),
  cue(
    'customer',
    4.5,
    /\bwe (?:buy|order|get) [^.?!]*\b(?:of your|from you)\b|\bour (?:old|current|agreed) price\b|\byour (?:new )?(?:price )?list (?:shows|says)\b/i,
  ),
  cue(
    'personal',
    3,
    /\b(?:I(?:['’]m| am) your neighbor|your neighbou?r (?:from|on|in|at)|the music|your dog barks|woke (?:me|us|the kids))\b/i,
  ),
  cue('customer', 2, /^\W*dear (?:valued )?customers?\b|\bour prices\b/im),
  cue('personal', 2.5, /\bHow are you\?|\bI ran into \p{Lu}\p{L}+\b|\bsays? hi\b|\bsend my love\b/u),
  cue('personal', 2.5, /\b(?:thanks|cheers|hey|hi) (?:mate|buddy|dude|pal|love|sweetheart|honey|darling)\b/i),
  cue('personal', 2.5, /\b(?:Aunt|Auntie|Uncle|Grandma|Grandpa) \p{Lu}\p{L}+\W*$/u),
  cue(
    'customer',
    3.5,
    /\b(?:our|my) (?:standing |monthly |weekly |last |next |existing |current )?(?:order|account|subscription|contract|policy|booking|reservation|delivery|ticket|quote)\b|\bthanks for (?:the|your) quote\b|\bthe quote\b[^.?!]*\b(?:explain|price|higher|lower|discount)|\bhow (?:do|can) (?:I|we) (?:change|cancel|update|return|reset|renew)\b/i,
  ),
  cue(
    'customer',
    4.5,
    /^\W*(?:hi|hello|dear|hey) (?:\w+ )?support\b|\b(?:is there|any) (?:a |known )?workaround\b|\bwhen (?:this|it|that) will be fixed\b|\bsince (?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|yesterday|this morning|last (?:night|week)|the (?:last |latest )?update)\b[^.?!]*\b(?:in|on|of|from)? ?your (?:app|software|platform|site|website|tool|system|portal|plug-?in|API|product|service)\b/im,
  ),
  cue(
    'internal',
    4.5,
    /\b(?:leaving (?:present|gift|card|do)|farewell (?:gift|card|present)|sign the card|(?:I['’]m|we['’]re|I am|we are) collecting for (?:an? (?:present|gift|card|bouquet)|her|him|them|the (?:gift|present))|envelope (?:at|is|goes|in))\b/i,
  ),
  cue(
    'internal',
    2.5,
    /\b(?:(?:meeting )?room \d+|the projector|the spare (?:one|key|laptop)|the printer (?:on|in)|in there (?:tomorrow|today|at \d))\b/i,
  ),
  cue(
    'internal',
    4.5,
    /\bour (?:weekly|monthly|daily|regular|usual|team|Monday|Tuesday|Wednesday|Thursday|Friday) (?:call|meeting|catch-up|one-on-one|1:1|review|check-in|slot)\b/i,
  ),
  cue('internal', 4.5, /\b(?:my|our) (?:(?:\w+ )?payslip|overtime|shift plan|time sheet|vacation days|holiday request|badge|roster)\b/i),
];
