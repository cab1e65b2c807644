import { after, before, CLAUSE_ENDS, STARTS, type Confused } from './neighbors.ts';

/** A name right after a greeting: "hi Ana its Bob from". */
const GREETED = /(?:(?:^|\n|[.!,] ?)\s*|\b(?:hi|hiya|hey|hello|yo) (?:\p{L}+|\{\{[^}]*\}\}) |\b(?:again|there|mate) )$/iu;
/** Conditions, after which "your" is followed by what somebody has, or stands for "you're". */
const CONDITION = before('if|when|whenever|unless|while|in case|next time|because|cos|cuz');
const BELIEVE = before('know|sure|guess|bet|imagine|reckon|assume|assuming|hope|think|suppose|suspect|see|that');

/**
 * Short forms without their apostrophe, and words written for them. What follows cannot follow the word as written: "its called" and "if your
 * stuck with" are never right, "its called party" is rare.
 */
export const SHORT_FORMS: readonly (readonly [word: string, Confused[]])[] = [
  [
    'its',
    [
      {
        by: "it's",
        after: after(
          String.raw`(?:called(?! (?:party|number|function)\b)|made (?:of|from|out of|by hand|here)|based (?:in|on)|located (?:in|at|on|near)|built (?:for|to|from)|designed (?:for|to|by)|meant to|supposed to|known (?:for|as)|gonna|about (?:to|time)|full of|down to you|probably|definitely|basically|nothing|such an?|where|when|there|me|yours|ours|theirs|(?:costing|killing|hurting|driving|eating into|losing|saving) (?:you|us|them|me|your|the|a|\W?\d)|getting (?:worse|harder|late|cold|colder|too|more|expensive|busy|old))(?![\p{L}-])`,
        ),
      },
      { by: "it's", before: GREETED, after: /^ \p{Lu}\p{Ll}+(?: (?:here )?from (?=\p{L})| here(?=[.,!]|\s*$))/u },
      {
        by: "it's",
        before: STARTS,
        after: after(
          String.raw`(?:(?:really |very |so |all |still |now |just |only |already |pretty |always )?(?:flat|fine|dead|gone|closed|broken|leaking|blocked|stuck|deleted|loaded|sorted|working|ace|brilliant|harmless|ugly|illegal|up|raining|horrible|ridiculous|pointless|on us|over)${CLAUSE_ENDS}|(?:on|in) (?:facebook|instagram|google|the post|the attachment)(?![\p{L}-]))`,
        ),
      },
      {
        by: "it's",
        before: before('if|whether|because|cos|cuz|bc|when|since|yet|think|say|said|and says'),
        after: after(String.raw`(?:new|gone|ready|dead|ugly|flat|useful|any good|still (?:dead|open|there)|theirs)${CLAUSE_ENDS}`),
      },
    ],
  ],
  [
    'your',
    [
      {
        by: "you're",
        before: CONDITION,
        after: after(
          String.raw`(?:stuck (?:with|on|for|in|at)|short (?:on|of) |struggling|worried (?:about|that)|fed up|having (?:trouble|issues|problems)|running (?:out|low|late|behind)|getting (?:tired|too|fed up|ready|quotes|more than)|paying (?:more|too|over|through|for)|around (?:on|this|next|at|tomorrow|today)|about (?:on|this|next|tomorrow|today)|near(?:by)?(?=[.,!?]|$| (?:us|the|me)\b)|in (?:a|need|town|charge)\b|on a |up for|like (?:me|us|most)\b|over (?:here|there|this way)|ever (?:in|stuck|short|near|looking|passing)\b|keen(?=[.,!?]|$| (?:on|to)\b)|the (?:wrong|right) person|free(?= (?:on|this|next|tomorrow|later|any)\b)|already (?:using|paying|working|with|happy|covered|sorted))`,
        ),
      },
      {
        by: "you're",
        before: BELIEVE,
        after: after(
          String.raw`(?:(?:super|really|very|so|probably|already|always|all) )?(?:busy(?= with\b|,? (?:and|but|so)\b|[.!?]|\s*$)|swamped(?=[.,!?]|\s*$| with)|sick of|tired of|fed up|flat out(?=[.,!?]|\s*$)|snowed under|aware (?:of|that)|proud of)(?![\p{L}-])`,
        ),
      },
      {
        by: "you're",
        before: before('hope|hoping|trust'),
        after: after(String.raw`(?:(?:all |keeping |doing )?(?:well|okay|ok|good)(?=\s*$|\n|[.,!]| and (?:the|you|all)\b)|having an?\b)`),
      },
      {
        by: "you're",
        after: after(
          String.raw`(?:not (?:the|an?|happy|getting|using|paying|looking|going|having|aware|bothered|covered)\b|an? (?:busy|landlord|member|fan|legend|parent|small business|big company|local business|business owner|home ?owner)\b(?![-'\u2019])|in safe hands)`,
        ),
      },
    ],
  ],
  [
    "you're",
    [
      {
        by: 'your',
        before: before('in|at|on|for|of|with|from|all|lose|about|to'),
        after: after(String.raw`(?:area|city|town|street|road|postcode|zip code|neighbou?rhood|region|estate)\b(?!-)`),
      },
    ],
  ],
  [
    'ur',
    [
      {
        by: "you're",
        isSmall: true,
        after: after(
          String.raw`(?:(?:all |just |really |super |so |probably |already |always )?(?:well|busy|swamped|stuck|interested|free|around|okay|ok|keen|happy (?:with|to)|ready (?:to|for)|good(?=[.,!?]|\s*$)|not|in (?:a|the|charge|town)|on (?:a|the)|an?|welcome|looking (?:for|to|at)|going to|gonna|getting|paying|losing|missing|wasting|thinking of|doing (?:well|great|ok))(?![\p{L}-]))`,
        ),
      },
      {
        by: 'your',
        isSmall: true,
        after:
          /^ (?!(?:\p{Ll}+ing|in|on|at|up|out|off|down|here|there|dead|late|wrong|right|crazy|mad|gone|done|too|also|sure|able|only|more|less|like|from|with|one|part|what|why|how|who)(?!\p{L}))\p{Ll}{2,}(?!-)/u,
      },
    ],
  ],
  [
    'cant',
    [
      {
        by: "can't",
        after: after(
          String.raw`(?:get|see|do|find|go|be|believe|afford|wait|say|tell|make|help|even|just|come|keep|take|use|pay|send|call|answer|reach|guarantee|promise|hear|listen|have|stand|remember|think|beat|hire|book|sell|fix|open|read|always|really|show|offer|give|stop|sleep|start|compete)\b`,
        ),
      },
    ],
  ],
  [
    'ill',
    [
      {
        by: "I'll",
        before:
          /(?<!(?:\b(?:is|are|was|were|am|be|been|being|feel\p{L}*|felt|fell|falls?|fallen|falling|taken|got|gets?|getting|seriously|mentally|terminally|critically|chronically|very|too|so|really|quite|the|who|an?|or|look\p{L}*|speak|bode\p{L}*|['\u2019](?:s|re|m))) )$/iu,
        after: after(
          String.raw`(?:come (?:by|over|round|and|down|to you|out)|call (?:you|him|them|back)|send (?:you|it|them|over|the|a)|give (?:you|it|them)|ring (?:you|round|your|back)|drop (?:you|off|by|it|a)|pop (?:in|by|over|round)|text you|let you|bring (?:you|it|a|the)|show you|see you|tell you|get back|make sure|sort (?:it|you)|fix it|delete it|leave (?:you|it) |be (?:there|around|in touch|back)|buy you|quote you|reply\b)`,
        ),
      },
    ],
  ],
  [
    'im',
    [
      {
        by: "I'm",
        after:
          /^ (?:not|gonna|just|sure|so|here|based|happy|glad|sorry|afraid|still|trying|looking|getting|calling|writing|doing|working|asking|offering|hoping|starting|telling|going|also)(?!\p{L})/u,
      },
    ],
  ],
  [
    'ive',
    [
      {
        by: "I've",
        before: /(?<!\p{Lu}[\p{L}'\u2019.]* )$/u,
        after: /^ (?:not )?(?:got|been|had|seen|just|already|never|always|noticed|done|found|heard|worked|tried|sent|spoken)(?!\p{L})/u,
      },
    ],
  ],
  ['names', [{ by: "name's", before: before('my'), after: /^ (?=\p{Lu}\p{Ll}+(?:[ ,.]))/u }]],
  ...['todays', 'tomorrows', 'yesterdays'].map((word): [string, Confused[]] => [
    word,
    [{ by: word.replace(/s$/, "'s"), after: after(String.raw`(?!and\b|are\b|were\b|of\b|when\b|to\b)\p{L}{3,}`) }],
  ]),
  ...['week', 'month', 'year'].map((unit): [string, Confused[]] => [
    `${unit}s`,
    [
      {
        by: `${unit}'s`,
        before: before(String.raw`an?|(?<!\b(?:the|these|those|past) )(?:last|next|this)`),
        after: after(
          String.raw`(?:notice|time(?!\p{L})|pay|supply|rent|worth|salary|wages|figures|results|prices|season|harvest|event|conference|show|budget|numbers)\b`,
        ),
      },
      { by: `${unit}s'`, before: before('two|three|four|five|six|couple of|few'), after: after(String.raw`(?:notice|worth)\b`) },
    ],
  ]),
];
