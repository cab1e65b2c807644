/** Facts an email may already contain: a reply that asks for them shows that nobody read it. */
const TOLD: readonly { inEmail: RegExp; asked: RegExp }[] = [
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
  { inEmail: /\byou(?:['’]ve| have) been\b/i, asked: /\b(?:not been here long|only just started here|only changed jobs recently)\b/i },
  {
    inEmail:
      /\b(?:report to|reporting to|I (?:run|own|manage)|(?:manager|director|partner|owner|head) who|work(?:ing)? (?:for|under|with) the (?:\w+ )?(?:manager|director|partner|owner|head))\b/i,
    asked: /\bwho would I report to\b/i,
  },
  {
    inEmail: /\b(?:IR35|freelanc\w*|self-employed|day rate|umbrella|(?:a|per) day\b|contractors?)/i,
    asked: /\b(?:is there a pension|how much holiday|is overtime paid|is it permanent)\b/i,
  },
  { inEmail: /\breferences?\b|\breferees?\b/i, asked: /\bdo you have references\b/i },
  {
    inEmail: /\b(?:start|available|free)\b[^.?!]{0,20}\b(?:from|on|in|at once|immediately|straight away|tomorrow|next)\b/i,
    asked: /\bwhat notice do you have\b/i,
  },
  {
    inEmail:
      /\b(?:hit reply|(?:please|just) reply|reply (?:to this|by|with)|(?:tell|ask|ring|call|contact|write to|email|see|let) (?:me|us)\b|any questions|questions\? )/i,
    asked: /\b(?:who do I (?:write to|ask)|is there (?:someone|somebody|anyone) I can (?:ask|call|ring)|who can I (?:call|ask))\b/i,
  },
  {
    inEmail:
      /\b\d+ (?:[\w-]+ ){0,2}(?:people|companies|operators|managers|owners|firms|shops|employees|employers|organi[sz]ations|hospitals|schools|farms|hotels|readers|offices|teams)\b/i,
    asked: /\b(?:who else|how many people) are you asking\b/i,
  },
  { inEmail: /\brough(?:ly)?\b|\bballpark\b|\bapproximately\b|\babout how many\b/i, asked: /\brough (?:answer|figure)|\bguess good\b/i },
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
      /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|few|short) (?:short |quick )?(?:minutes?|questions?|number|word|line)\b/i,
    asked: /\b(?:sounds|looks) long\b/i,
  },
  {
    inEmail: /\b(?:nights|days|shifts?|weekends|hours) (?:on|off|only|a week|per week)\b/i,
    asked: /\b(?:a normal week|what are the (?:hours|shifts)|how many hours)\b/i,
  },
  { inEmail: /\bpay(?:s|ing)? us\b/i, asked: /\b(?:the traction|revenue developing)\b/i },
  {
    inEmail: /\b(?:[Ss]peakers?|(?:two|three|four) [\w ]{3,30} (?:show|tell|talk|explain|share)|talk by|with [A-Z]\w+ [A-Z]\w+)\b/,
    asked: /\b(?:who's speaking|who else is speaking)\b/i,
  },
  {
    inEmail: /\bevery (?:dollar|penny|cent|euro|pound)\b|\bgoes (?:straight |directly )?to\b/i,
    asked: /\bwhere does the money go|how much of it reaches\b/i,
  },
  {
    inEmail: /\b(?:shares?|sends?|gets?|receives?|sees?) (?:you )?(?:the|what) (?:results|report|findings|summary|others)\b/i,
    asked:
      /\b(?:share the results|get the results|see the results|send me the results|what will come of it|never hear|never see|nothing comes back)\b/i,
  },
  {
    inEmail:
      /\banonym\w*|\b(?:not|never|no) (?:name|share|publish|names)\b|\bno(?:body| \p{L}+) (?:will be|is|are|gets?) named\b|n['’]t (?:name|share|publish|use your name)\b|\bconfidential\b/iu,
    asked: /\banonymous|who sees the answers\b/i,
  },
  {
    inEmail: /\b(?:record(?:ed|ing|s)?|live)\b/i,
    asked: /\b(?:recorded or live|is it live|will there be a recording|is there a recording)\b/i,
  },
  {
    inEmail:
      /\b(?:remote|hybrid|on-?site|days in the office|days? from home|based in|(?:in|near|outside|out of|around|on|at) (?:the )?(?!Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)[A-Z]\p{Ll}+)\b/u,
    asked:
      /\b(?:is it remote|where is it based|how many days in the office|any home working|where is it exactly|where would I start from)\b/i,
  },
  { inEmail: /\b(?:opens|opening|new (?:place|site|shop|restaurant|office|plant))\b/i, asked: /\bhow long has it been open\b/i },
  { inEmail: /\bteam of\b|\b\d+ people\b/i, asked: /\bhow big is the team\b/i },
  {
    inEmail:
      /\b(?:permanent|contract|full[- ]time|part[- ]time|on the books|temp\w*|seasonal|days a week|(?:three|four|five|half) days)\b/i,
    asked: /\bpermanent or contract|is it permanent|full time\b/i,
  },
  {
    inEmail: /\b(?:revenue|pilots?|customers|users|grew|growth|ARR|MRR|sales of)\b/i,
    asked: /\b(?:the traction|revenue developing|the customer exactly|first customers)\b/i,
  },
  { inEmail: /\byour (?:company|business|firm|shop|team)\b/i, asked: /\bour company give\b/i },
  {
    inEmail:
      /\b(?:teams|companies|shops|stores|clinics|restaurants|agencies|firms|schools|brands|practices|hotels|startups|chain|customers|clients|users|carriers|builders|resellers|fintechs) (?:such as|like|at|with|in|we|of|that|who)\b|\bfor (?:\w+ ){0,2}(?:teams|companies|shops|stores|clinics|restaurants|agencies|firms|schools|brands|practices|hotels|startups|builders)\b|\bwe (?:do|did|run|keep|handle|answer|work)\b[^.?!]*\b(?:for|with) \w+ (?:\w+ )?(?:teams|companies|shops|stores|clinics|restaurants|agencies|firms|schools|brands|hotels|fintechs)\b/i,
    asked: /\b(?:meant|really) (?:meant )?for (?:places|companies|somebody)|who (?:is it|usually buys)|for companies like ours\b/i,
  },
  {
    inEmail: /\b(?:book|chapter|thesis|report|article|paper|stud(?:y|ies)|dissertation|comparison)\b/i,
    asked: /\bwhat is it for in the end|what will you do with the answers\b/i,
  },
  { inEmail: /\b(?:thesis|university|PhD|student|professor|dissertation)\b/i, asked: /\bwho(?:'s behind| pays for)\b/i },
  { inEmail: /\b(?:try it|trial|sample|free (?:scan|month|week|day))\b/i, asked: /\b(?:can i|can we) try it\b/i },
  {
    inEmail: /https?:\/\//i,
    asked:
      /\b(?:can I see the questions first|send me the questions|where can I see it|can I see it somewhere|(?:have you got|is there|do you have) (?:a page|something (?:short|I can (?:read|show|forward)))|can you send me something on)\b/i,
  },
  {
    inEmail:
      /\b\d{1,2}(?:[.:]\d\d)? ?[ap]m\b|\b(?:at|around|by) (?:\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?|one|two|three|four|five|six|seven|eight|noon)\b|\b\d{1,2}(?:[.:]\d\d)? ?(?:to|until|till|-|\u2013) ?\d{1,2}(?:[.:]\d\d)?\b(?! (?:minutes?|mins?|days?|weeks?|people|years?))/i,
    asked: /\bwhat time\b/i,
  },
  {
    inEmail:
      /\b(?:\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty) (?:seats|places|spots|guests|people|tickets|\w+ managers|of you)\b|\bone of the (?:\d+|five|six|eight|ten|twelve|twenty)\b/i,
    asked: /\bhow many people come\b/i,
  },
  { inEmail: /[$€£]\s?[\d.,]+ ?[mk]?\b[^.?!]*\bround\b|\brais(?:e|ing) [$€£]/i, asked: /\bhow big is the round\b/i },
  { inEmail: /\b(?:cap|valuation|pre-?money|post-?money|SAFE|equity|stake)\b/i, asked: /\b(?:the valuation|the terms)\b/i },
  { inEmail: /\b(?:committed|angels?|lead investor|backed by|already in|investors? (?:are|is) in)\b/i, asked: /\bwho else is in\b/i },
  {
    inEmail: /\b(?:(?:the|this|your) money (?:pays|goes|is|will|buys)|pays for|to (?:build|hire|buy|open)|we(?:['’]ll| will) use)\b/i,
    asked: /\b(?:use of funds|money go to first)\b/i,
  },
  {
    inEmail:
      /\b(?:talk(?:ing|s)?|podcast|episodes?|series|show|conversation)\b[^.?!]*\b(?:about|on)\b|\b(?:topic|subject|theme) (?:is|will be)\b/i,
    asked:
      /\b(?:what (?:will|would) we talk about|what topic|what do you want to hear|what did you have in mind|what would you want me to cover|what should it be about|what would you like to hear|what would people want)\b/i,
  },
  {
    inEmail: /\b(?:a|one) (?:month's|month of|percentage)\b|\b\d+ ?%|\b(?:our|a) (?:flat )?fee\b|\bcommission\b/i,
    asked: /\bwhat does it cost\b|\bhow is it priced\b|\bwhat's the price\b/i,
  },
  {
    inEmail:
      /\bstart(?:s|ing)? (?:date|in|on|from|as soon)\b|\bimmediately\b|\b(?:from|in|for|after|starting|beginning) (?:early |late |mid-?)?(?:Easter|Christmas|January|February|March|April|May|June|July|August|September|October|November|December|the (?:spring|summer|autumn|fall|new year)|next)\b/i,
    asked: /\bwhen would it start\b|\bhow soon (?:do they want|is the start)\b/i,
  },
  { inEmail: /\b\d+ (?:subscribers|readers|listeners)\b/i, asked: /\bhow many (?:readers|subscribers)\b/i },
  {
    inEmail:
      /\b(?:turno|almacén|cocina|obra|Schicht|Kühlhaus|Nachtschicht|Werkstatt|Fahrer|Pflege|Lager|Küche|Baustelle|entrepôt|cuisine|chantier)/i,
    asked: /desde casa|von zu Hause|télétravail|à distance/i,
  },
  {
    inEmail: /\b(?:yesterday|today|this morning|since (?:last|Monday|Tuesday|Wednesday|Thursday|Friday)|last (?:week|night))\b/i,
    asked: /\bwhen did you notice\b/i,
  },
  {
    inEmail: /\b(?:resources?|blog|links?) page\b|\byour (?:list|article|page|post|guide|piece|roundup|resources page)\b/i,
    asked: /\bwhich (?:page|article)\b|\bwhere exactly\b|\bwhere you'd put it\b/i,
  },
  {
    inEmail:
      /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|dozens of|hundreds of) (?:[\p{L}-]+ )?(?:clients|customers|companies|offices|hotels|stores|shops|restaurants|firms|clinics|schools|farms|sites|teams|plants|warehouses|practices|bakeries|contractors|businesses|households)\b|\b\p{Lu}\p{L}+ \p{Lu}\p{L}+ (?:went|cut|saved|uses?|switched|got)\b|\b[Ff]or (?:the )?\p{Lu}\p{L}+ (?:\p{L}+ )?(?:we|I) |\b(?:[Aa]|[Oo]ne|[Tt]wo|[Tt]hree|[Ss]everal) [\p{L} -]{3,25} (?:in|from|near|of) \p{Lu}\p{L}+|\b(?:customers|clients) (?:such as|like|include|are)\b/u,
    asked:
      /\b(?:who else (?:uses|has|do you|in our line)|who do you do|which companies|who in our trade|who uses it|who have you done this for|work with anybody near|who like us|an example from our industry|a case close to ours|a reference or two|a customer of yours|customers near us)\b/i,
  },
  {
    inEmail:
      /\bfrom (?:the )?(?:\w+ of )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:can|could|available to|able to|free to|ready to) start\b|\bavailable (?:from|now|immediately|at once)\b/i,
    asked: /\bwhen you could start|when (?:could|can) you start|how soon could you\b/i,
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
  { inEmail: /\bin \p{Lu}\p{L}+/u, asked: /wo wäre das genau/i },
  {
    inEmail: /\bwe (?:\w+ )?(?:published|wrote|made|built|put together|run)\b|\bour (?:\w+ )?(?:guide|page|article|list|study|piece)\b/i,
    asked: /\bwho (?:made it|writes the page)\b/i,
  },
  {
    inEmail: /\b(?:attach(?:ed|ment)?|photos? (?:below|here))\b/i,
    asked: /\bsend (?:me|us) (?:what you have|a photo|a screenshot)\b|\btake a quick photo\b/i,
  },
  {
    inEmail: /\bwe (?:already )?(?:do|did|have done) (?:this|it|that) (?:with|already)\b|\bbrought (?:both|us|them)\b/i,
    asked: /\b(?:how did it (?:go|work)|who else do you work with this way)\b/i,
  },
  {
    inEmail: /\b\d+ ?%|\bin return\b|\beach (?:of us )?pays\b/i,
    asked: /\b(?:less so what we get|what's in it for us|what it brings us)\b/i,
  },
  {
    inEmail:
      /\b(?:you (?:put in|bring|provide|give|supply|lend|send us|host)|(?:I|we)(?:['’]d| would|['’]ll)? do (?:the|all)|just names)\b/i,
    asked: /\bwhat would (?:you need from us|we have to do)\b/i,
  },
  { inEmail: /\b(?:cover|pay for|refund) (?:your |the )?(?:travel|expenses|hotel|costs)\b/i, asked: /\bdo you cover travel\b/i },
  { inEmail: /\b(?:dietary|vegetarian|veggie|vegan|allerg\w+)\b/i, asked: /\b(?:a vegetarian option|without gluten|do vegan)\b/i },
  {
    inEmail: /\b(?:nights?|weekends?|shifts?|(?:Monday|Sunday) (?:to|-) \w+day|time and a half|overtime|(?:one|every) Saturday)\b/i,
    asked: /\b(?:what are the shifts|weekend work|is overtime paid)\b/i,
  },
  {
    inEmail:
      /\b(?:(?:one|a|your|two) guests?|plus[- ]one|(?:bring|with) (?:a|your|one) (?:guest|partner|friend|colleague)|colleagues? (?:are|is) (?:also )?welcome|for two)\b/i,
    asked: /\b(?:can I bring (?:someone|a colleague)|room for two)\b/i,
  },
  { inEmail: /\bparking\b|\bcar park\b|\bpark (?:in|at|on|behind|free)\b/i, asked: /\bparking\b/i },
  {
    inEmail:
      /\b(?:until|till|ends? at|finish\w* (?:at|by)|over by|to) (?:about |around )?(?:\d{1,2}|six|seven|eight|nine|ten|eleven|midnight|noon)\b/i,
    asked: /\bwhat time does it finish\b/i,
  },
  { inEmail: /\b(?:do|no)-?follow\b/i, asked: /\bfollow link\b/i },
  { inEmail: /\boriginal\b|\bexclusive\b/i, asked: /\b(?:published elsewhere|exclusive to us|has to be original)\b/i },
  {
    inEmail:
      /\bbring(?:ing)? (?:anyone|anybody|someone|somebody)\b|\bbring (?:a|one|your) (?:\w+ )?(?:colleague|partner|guest|friend|team)|\b(?:colleagues|partners|guests|friends) (?:are )?welcome\b|\bplus one\b/i,
    asked: /\b(?:bring (?:someone|a colleague)|room for two|a colleague come too)\b/i,
  },
  {
    inEmail: /\bneed (?:only |just )?(?:to know|your|the (?:number|date|month|size))\b|\b(?:ready|to hand)\b/i,
    asked: /\bwhat should I have ready\b/i,
  },
  { inEmail: /\n\s*1[.)] /, asked: /\bhow long does it take\b/i },
  { inEmail: /\bcertificates?\b|\bCPD\b/, asked: /\bcertificate\b/i },
  { inEmail: /\b(?:charity (?:no|number|reg)|registered charity|charity \d)/i, asked: /\b(?:registered charity|charity number)\b/i },
  {
    inEmail:
      /\b(?:we record|recorded) (?:on|in|every)\b|\b(?:record\w*|slots?|dates?|sessions?|episodes?)\b[^.?!]*\b(?:\d{1,2}(?:st|nd|rd|th)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b/i,
    asked: /\bwhen do you record\b/i,
  },
  {
    inEmail:
      /\b(?:listeners?|subscribers|downloads|audience|delegates|attendees)\b|\b(?:people|owners|managers|\p{L}+s) (?:listen|tune in|attend|come|download)\b|\b(?:podcast|show|talk|event|conference|evening|meetup|meeting|breakfast|webinar)\b[^.?!]{0,30}\b(?:for|about|with) (?:\d[\d,]* |about |people |everybody |everyone |anyone |\p{L}+ing )?\p{L}+s?\b/iu,
    asked: /\b(?:who listens|who's the audience|how many people come)\b/i,
  },
  { inEmail: /\blink (?:you )?back\b|\blink exchange\b|\bin return\b/i, asked: /\b(?:link back|link to us too)\b/i },
  {
    inEmail: /(?<!\d)(?:0\d{2,4}|\+\d{2})[ -]?\d{3}|\bcall \d/i,
    asked: /\b(?:order by phone|number I can call|who can I call|anyone I can ring|someone I can call|who do I call)\b/i,
  },
  {
    inEmail:
      /\b(?:today|this (?:morning|afternoon|evening)|tonight|asap|urgent\w*|right away|by noon|before (?:noon|lunch))\b|\b(?:is|are) coming at \d/i,
    asked: /\btomorrow early enough\b|\bcan I (?:tell you|get back to you|let you know) tomorrow\b/i,
  },
  { inEmail: /\bparking\b/i, asked: /\bparking\b/i },
  { inEmail: /\btime for questions|Q&A\b/i, asked: /\btime for questions\b/i },
  { inEmail: /\b(?:bring|bringing)\b/i, asked: /\b(?:i|we|should) (?:should )?bring\b|\bbring anything\b/i },
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
  { inEmail: /\b[\d.,]+ ?(?:words|pages|characters)\b/i, asked: /\bhow long would the piece be\b/i },
  { inEmail: /\b(?:why|because|since|the reason)\b/i, asked: /\bwhy do you ask\b|\bwarum fragen\b/i },
  {
    inEmail: /\b(?:reply|answer|email|register|sign up|RSVP|let (?:me|us) know)\b/i,
    asked: /\b(?:need to|have to) (?:sign up|register)\b|\bhow do I (?:sign up|register)\b/i,
  },
  {
    inEmail:
      /\b(?:all of us|everyone|everybody|the whole family|you and \p{Lu}|\p{Lu}\p{Ll}+ (?:and \p{Lu}\p{Ll}+ )?(?:would|will|is|are|can|could|['’]ll) (?:also )?(?:join|joining|come|coming|be there)|joins? us)/u,
    asked: /\bwho else is coming\b/i,
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
    inEmail: /\b(?:no(?:body)? (?:pays|money)|no (?:fees?|commission)|\d+ ?%|half|split|share|in return)\b/i,
    asked: /\b(?:how does the split work|how would the money work|what would it cost us|who pays (?:whom|for what)|in it for each side)\b/i,
  },
  { inEmail: /\b(?:on|off) (?:the )?record\b|\banonym\w*|\bbackground\b|\bby name\b/i, asked: /\bwould I be named\b/i },
  {
    inEmail: /\b(?:one|two|three|four|\d+)[- ](?:page|minute|line|sentence)s?\b|\b(?:one|two)-pager\b|\bshort\b/i,
    asked: /\b(?:a lot to go through|short version)\b/i,
  },
  {
    inEmail: /\bno (?:slides|pitch|talks)\b|\bround ?table\b|\bdiscuss\w*\b|\bworkshop\b/i,
    asked: /\bis it talks or discussion|the slides\b/i,
  },
];

/** Whether a reply asks for something that is in the email. */
export const asksWhatWasTold = (reply: string, email: string): boolean =>
  TOLD.some(({ inEmail, asked }) => asked.test(reply) && inEmail.test(email));
