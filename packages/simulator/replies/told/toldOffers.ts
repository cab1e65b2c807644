import type { Told } from './told.ts';

/** What anybody who offers or announces something may have said: price, terms, place, and what happens next. */
export const TOLD_OF_OFFERS: readonly Told[] = [
  // Customers whom anybody may ask.
  {
    inEmail:
      /\b(?:(?:happy|glad|willing) to (?:talk|speak|chat|vouch|take (?:a|your) call)|(?:talk|speak) to (?:her|him|them|either)\b|ask (?:her|him|them)\b|put you (?:in touch|on to)|references?\b|referees\b|give you (?:\w+ )?(?:numbers?|names?)\b)/i,
    asked: /\b(?:one of your (?:customers|clients)|any(?:body|one) I could call|references? I could|call for a reference)\b/i,
  },
  // Whoever says when they answer is not asked that.
  {
    inEmail:
      /\b(?:(?:get|come|be|write|call) back|quot(?:e|ed|es|ation)|price[ds]?|answer|repl(?:y|ies)|hear(?: back)? from (?:me|us)|send (?:you|over|back)|let you know|estimate)\b[^.?!\n]{0,60}\b(?:same (?:working |business )?day|today|tomorrow|(?:with)?in (?:\d+|an?|one|two|three|the) (?:\p{L}+ )?(?:hours?|days?|minutes?|week)|by (?:the )?(?:end of|\p{L}+day)|overnight|right away|straight (?:away|back)|by return)\b|\b(?:same[- ]day|within (?:\d+|an?|one|two) (?:\p{L}+ )?(?:hours?|days?)|today|tomorrow|by (?:tomorrow|\p{L}+day))\b[^.?!\n]{0,40}\b(?:quot(?:e|es|ation)|price|answer|estimate|reply)\b/iu,
    asked: /\b(?:hear (?:back|from you)|get back to me|happens after that)\b/i,
  },
  {
    inEmail:
      /\b(?:used to|instead of|(?:went|cut|down|drops?|dropped|falls?|fell) (?:\p{L}+ ){0,3}(?:from|to)|from [^.?!\n]{2,40} to (?:about |under |less than )?(?:\d|an?\b|one|two|three|a few)|now (?:it|they|he|she) (?:takes?|needs?|spends?))\b/iu,
    asked: /\bwhat would change for us\b/i,
  },
  // What two firms would have to settle between them.
  {
    inEmail: /\b(?:agreements?|contracts?|to sign|paperwork|licen[cs]e|in writing|handshake)\b/i,
    asked: /\b(?:would there be anything to sign|would we put that in writing)\b/i,
  },
  {
    inEmail: /[$€£]\s?\d|\d ?%|\b(?:commission|margin|fees?|free|half|nobody pays|at cost|costs? you nothing)\b/i,
    asked: /\b(?:how would the money work|who pays for what)\b/i,
  },
  // Two steps of the sender's are a way to work.
  {
    inEmail:
      /(?:\b(?:we|I|and|then|it|they|that|which) (?:also |then |just )?(?:picks?|collects?|delivers?|brings?|sends?|weighs?|scans?|logs?|keeps?|goe?s? (?:through|over)|sorts?|fills?|files?|wash(?:es)?|cleans?|press|installs?|fits?|sets?|drops?|come|comes|check|checks|tests?|takes?|writes?|reads?|calls?)\b[^]*){2}/i,
    asked: /\bhow does it work\b/i,
  },

  {
    inEmail:
      /\b(?:please|you (?:need|have) to|you must|nothing (?:to do|you need|changes)|no action|do not change|don['’]t change|need(?:n['’]t| not)? (?:to )?do)\b/i,
    asked: /\b(?:do I need to do anything|anything I (?:need to|should) do|do you need anything from me)\b/i,
  },
  {
    inEmail:
      /\b(?:came across (?:you|your)|(?:found|got|saw|have|had) (?:you|your (?:name|profile|details|address|work|site|page))|(?:recommended|suggested|mentioned|gave me) (?:you|your)|your name (?:came|was|through|from))\b/i,
    asked: /\b(?:how did you (?:get|find) (?:me|my|us)|where did you (?:get|find) my)\b/i,
  },
  {
    inEmail:
      /\b(?:hit reply|(?:please|just) reply|reply (?:to this|by|with)|(?:tell|ask|ring|call|contact|write to|email|see|let) (?:me|us)\b|any questions|questions\? )/i,
    asked: /\b(?:who do I (?:write to|ask)|is there (?:someone|somebody|anyone) I can (?:ask|call|ring)|who can I (?:call|ask))\b/i,
  },
  {
    inEmail:
      /(?<!\p{L})(?:zu unseren Kunden|unsere Kunden|unter anderem für|arbeiten (?:bereits )?(?:für|mit)|parmi nos clients|nos clients|nuestros clientes|entre nuestros)(?!\p{L})/iu,
    asked: /mit wem arbeiten|für wen (?:machen|machst)|avec qui travaillez|pour qui d'autre|con quién más|para quién lo hacen/i,
  },
  {
    inEmail:
      /(?<!\p{L})(?:\d+|zehn|fünfzehn|zwanzig|eine|dix|quinze|vingt|diez|quince|veinte) (?:Minuten?|Stunden?|minutes?|heures?|minutos?|horas?)(?!\p{L})/iu,
    asked: /wie lange dauert|combien de temps|cuánto tiempo|reichen zehn minuten|dix minutes|diez minutos/i,
  },
  {
    inEmail:
      /[$€£]\s?\d|\b\d[\d.,]*k?\s?(?:EUR|USD|GBP|euros?|dollars|pounds)\b|\b(?:EUR|USD|GBP) ?\d|\b\d+k\b|\d ?(?:thousand|hundred|million) (?:dollars|euros|pounds)\b|\b\d+ (?:a|per) (?:month|year|piece|person|day)\b|\bprices? (?:is|are|starts?|from|list)\b|\bprice list\b/i,
    asked:
      /\b(?:what (?:do|would) (?:you (?:charge|take)|we pay)|what (?:does|would) (?:it|(?:the )?(?:[\w-]+ ){0,3}[\w-]+) (?:cost|pay)|any cost|how is it priced|pricing|price(?! for (?:our|my|one|the|an?)\b)|salary range|the range|what's the salary|what does it pay|a fee|cost anything|what would that cost)\b|cuánto (?:cuesta|se paga)|combien (?:ça coûte|est-ce payé)|quel(?:le)? (?:est le salaire|est la paie)|was (?:würde das|kostet|wird denn gezahlt)/i,
  },
  {
    inEmail:
      /\b(?:free|no cost|no fees?|no charge|no entry fee|costs? (?:you )?nothing|nothing to pay|for nothing|at no charge|(?:is|are) on (?:us|me|the house)|our treat|kostenlos\w*|gratis|gratuit\w*)\b/i,
    asked: /\b(?:a fee|a charge|cost anything|any cost|is it free|who pays)\b/i,
  },
  {
    inEmail:
      /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|ninety)[- ](?:minutes?|mins?|hours?|days?)\b|\bquarter of an hour\b|\bhalf an hour\b|\ban hour\b|\ba short (?:answer|reply)\b|\b(?:one|two|three|a few|\d) (?:short |quick )?(?:questions?|sentences?|lines?|words)\b/i,
    asked: /\bhow (?:long (?:(?:does|would) (?:it|that) (?:take|go)|is (?:it|an episode)|do you record|would you need)|much time)\b/i,
  },
  {
    inEmail:
      /\b(?:you pay nothing|no cost|no charge|kostet (?:Sie |euch )?nichts|ne coûte rien|no cuesta nada|free of charge|kostenlos\w*|gratis|gratuite?s?)\b/i,
    asked:
      /combien ça coûte|cuánto cuesta|was (?:kostet|würde das kosten)|\b(?:what does it cost|how is it priced|pricing|what's the price|is it free|our budget|no money|no budget)\b/i,
  },
  {
    inEmail:
      /\b(?:teams|companies|shops|stores|clinics|restaurants|agencies|firms|schools|brands|practices|hotels|startups|chain|customers|clients|users|carriers|builders|resellers|fintechs) (?:such as|like|at|with|in|we|of|that|who)\b|\bfor (?:\w+ ){0,2}(?:teams|companies|shops|stores|clinics|restaurants|agencies|firms|schools|brands|practices|hotels|startups|builders)\b|\bwe (?:do|did|run|keep|handle|answer|work)\b[^.?!]*\b(?:for|with) \w+ (?:\w+ )?(?:teams|companies|shops|stores|clinics|restaurants|agencies|firms|schools|brands|hotels|fintechs)\b/i,
    asked: /\b(?:meant|really) (?:meant )?for (?:places|companies|somebody)|who (?:is it|usually buys)|for companies like ours\b/i,
  },
  { inEmail: /\b(?:try it|trial|sample|free (?:scan|month|week|day))\b/i, asked: /\b(?:can i|can we) try it\b/i },
  {
    inEmail: /\b(?:a|one) (?:month's|month of|percentage)\b|\b\d+ ?%|\b(?:our|a) (?:flat )?fee\b|\bcommission\b/i,
    asked: /\bwhat does it cost\b|\bhow is it priced\b|\bwhat's the price\b/i,
  },
  {
    inEmail:
      /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|dozens of|hundreds of) (?:[\p{L}-]+ )?(?:clients|customers|companies|offices|hotels|stores|shops|restaurants|firms|clinics|schools|farms|sites|teams|plants|warehouses|practices|bakeries|contractors|businesses|households)\b|\b\p{Lu}\p{L}+ \p{Lu}\p{L}+ (?:went|cut|saved|uses?|switched|got)\b|\b[Ff]or (?:the )?\p{Lu}\p{L}+ (?:\p{L}+ )?(?:we|I) |\b(?:[Aa]|[Oo]ne|[Tt]wo|[Tt]hree|[Ss]everal) [\p{L} -]{3,25} (?:in|from|near|of) \p{Lu}\p{L}+|\b(?:customers|clients) (?:such as|like|include|are)\b/u,
    asked:
      /\b(?:who else (?:uses|has|do you|in our line)|who do you do|which companies|who in our trade|who uses it|who have you done this for|work with anybody near|who like us|an example from our industry|a case close to ours|a reference or two|a customer of yours|customers near us)\b/i,
  },
  {
    inEmail: /\b(?:within|in) (?:\w+ ){1,3}(?:days?|hours?|weeks?)\b|\bnext day\b|\bsame day\b/i,
    asked: /\bhow (?:soon|fast) (?:could|can|do|would) you deliver\b/i,
  },
  { inEmail: /\b(?:sample|try|trial|swatch|test)/i, asked: /\b(?:could we try|can we try)\b/i },
  {
    inEmail: /(?:\d+|acht|sechs|vierzehn|zwölf|zehn|fünf) ?(?:Kunden|Praxen|Büros|Betriebe)|Vierzehn Kunden/i,
    asked: /mit wem arbeiten|für wen machen/i,
  },
  {
    inEmail: /\b(?:attach(?:ed|ment)?|photos? (?:below|here))\b/i,
    asked: /\bsend (?:me|us) (?:what you have|a photo|a screenshot)\b|\btake a quick photo\b/i,
  },
  {
    inEmail: /\bneed (?:only |just )?(?:to know|your|the (?:number|date|month|size))\b|\b(?:ready|to hand)\b/i,
    asked: /\bwhat should I have ready\b/i,
  },
  {
    inEmail: /(?<!\d)(?:0\d{2,4}|\+\d{2})[ -]?\d{3}|\bcall \d/i,
    asked: /\b(?:order by phone|number I can call|who can I call|anyone I can ring|someone I can call|who do I call)\b/i,
  },
  {
    inEmail:
      /\b(?:today|this (?:morning|afternoon|evening)|tonight|asap|urgent\w*|right away|by noon|before (?:noon|lunch))\b|\b(?:is|are) coming at \d/i,
    asked: /\btomorrow early enough\b|\bcan I (?:tell you|get back to you|let you know) tomorrow\b/i,
  },
  {
    inEmail:
      /\b(?:by|before|until) (?:(?:next |this )?(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)|tomorrow|tonight|the end of|noon|the \d|\d|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)|\bdeadline\b|\bcloses?\b/i,
    asked: /\b(?:by when|when do you need it by|a deadline|by a certain day|until when|when do you need to know|is it urgent)\b/i,
  },
  {
    inEmail: /\b(?:integrat\w*|works with|plugs? into|connects? to|sits on top of|whatever you (?:have|use)|next to (?:your|what))\b/i,
    asked:
      /\b(?:plug into|talk to|fit with|work with what|how does (?:this|it) work with|what does it work with|which systems|does it connect to)\b/i,
  },
  {
    inEmail:
      /\b(?:in|around|through|across|near) your (?:area|part of (?:town|the country)|town|city|street|neighbou?rhood)\b|\bnear(?:by)? you\b|\b(?:anywhere|everywhere|all over|throughout|across|worldwide|nationwide|to your (?:door|site|office|yard|home|place)|in front of your|at your (?:site|office|yard|place|shop|door)|come to you|your (?:site|yard|roof|building|office)s?)\b/i,
    asked: /\bour area\b/i,
  },
  {
    inEmail:
      /\b(?:no contract|without a contract|cancel|(?:stop|quit|leave) (?:at )?any ?time|month to month|monthly notice|no (?:[a-z]+ )?(?:subscription|commitment|obligation|strings|account|win)|contract (?:is|runs|of|for))\b/i,
    asked: /\b(?:a contract|the commitment|the catch|any obligation|commit us|sign anything)\b/i,
  },
  {
    inEmail:
      /\b(?:minimum|at least|from|starting at) (?:order |quantity |is |of )*\d|\bfrom (?:ten|twenty|fifty|a hundred|one)\b|\bno minimum\b/i,
    asked: /\b(?:smallest order|a minimum|the minimum|need at least)\b/i,
  },
  {
    inEmail: /\b(?:one|two|three|four|\d+)[- ](?:page|minute|line|sentence)s?\b|\b(?:one|two)-pager\b|\bshort\b/i,
    asked: /\b(?:a lot to go through|short version)\b/i,
  },
];
