import type { PhraseStock } from '../phraseStock.ts';

export const hype: PhraseStock = {
  name: 'hype',
  phrases: [
    '(revolutionary|revolutionize|revolutionise|revolutionizing|revolutionizes|groundbreaking|breakthrough|miracle|miraculous)',
    'ground breaking',
    'game (changing|changer|changers)',
    'gamechanger',
    '(amazing|incredible|unbelievable|insane|insanely|astonishing|jaw dropping|mind blowing|extraordinary|phenomenal|spectacular|stunning|epic|magical|legendary|unmatched|unparalleled|unrivaled|unrivalled|unprecedented)',
    '(world class|best in class|industry leading|market leading|award winning|one of a kind|second to none|like never before|never before seen|once in a lifetime)',
    "(world's|the) (best|leading|greatest|#) (platform|solution|tool|software|product|team|agency|company|provider|service)",
    '(skyrocket|skyrockets|skyrocketing|supercharge|supercharges|supercharged|turbocharge|explode|exploding|crush|crushing|dominate|dominating|10x|100x|5x your|unleash|unleashing|blow away)',
    '(secret|proven|ultimate|perfect|explosive|magic) (formula|sauce|system|weapon|method|hack|hacks|blueprint|solution|tool|guide|strategy|playbook|to|of)',
    '(change|changes|transform|transforms|transforming|transformed) (your (life|business|company|team|sales|results)|everything|the way|the game|how you)',
    "(next level|to the next level|through the roof|off the charts|on steroids|must have|must see|must read|can't miss|cannot miss|don't miss|too good to)",
    'effortlessly',
    '(instant|instantly|massive|massively|huge|hugely|tremendous) [results|growth|success|boost|gains|savings|increase|roi|impact]',
    'overnight (results|growth|success|boost|gains|savings|increase|roi|impact)',
    '(hottest|fastest growing|number one|leading provider)',
    '(absolutely|totally|truly) (love|amazed|unique|incredible|free)',
    '(absolutely|totally|truly) blown away',
    "you won't believe",
    '(partnership|exclusive|great|unique|lucrative) (opportunity|opportunities|proposal|offer)',
    '(excited|thrilled|delighted|proud) to (announce|introduce|present|unveil|launch|share)',
    '(a|the|your|our) premier (provider|partner|supplier|agency|platform|solution|solutions|choice|manufacturer|distributor)',
  ],
  guards: [
    '(huge|massive) (fan|congrats|thanks|team|company|thank)',
    'instant (messaging|message|messenger|pot|noodles|coffee|payments|payment)',
    'amazing (grace)',
    'perfect (for|day|time|timing|fit)',
    'ultimate (software|kronos)',
    'secret (santa|service|manager|managers|scanning|rotation)',
    'crush (injury|load|hazard)',
    'epic (systems|ehr|games|integration|implementation)',
  ],
};

export const buzzwords: PhraseStock = {
  name: 'buzzword',
  phrases: [
    '(synergy|synergies|synergistic|paradigm|holistic|turnkey|disruptive|disrupt|disrupting|innovative|innovation|robust|seamless|seamlessly|frictionless|scalable|actionable|impactful|bleeding edge|hyper personalized|hyper personalised|omnichannel|omni channel|ecosystem|bespoke|ideate|learnings|bandwidth|deliverables|mission critical|future proof|futureproof)',
    '(leverage|leverages|leveraging|leveraged|empower|empowers|empowering|empowered|streamline|streamlines|streamlined|streamlining|optimize|optimizes|optimizing|optimise|optimising|maximize|maximise|maximizing|unlock|unlocks|unlocking|elevate|elevates|harness|harnessing|revamp|orchestrate|spearhead|operationalize|accelerate|accelerating)',
    '(cutting edge|state of the art|next generation|next gen|best of breed|best practices|end to end|all in one (solution|solutions|platform|tool|software|system|suite|service|package)|one stop|win win|value add|value added|value proposition|data driven|ai powered|ai driven|ai native|ai enabled|ai based|cloud native|customer centric|user centric|results driven|full stack|low hanging fruit|deep dive|thought leader|thought leadership|core competency|core competencies|pain point|pain points|key takeaways|digital transformation|growth hacking|growth engine|go to market|single pane of glass|single source of truth|plug and play|out of the box|big data|move the needle|moving the needle|boil the ocean|think outside|circle back|at scale|north star|white glove|world of|tailored solution|tailored solutions|comprehensive solution|comprehensive solutions|innovative solution|innovative solutions|cost effective|full service|leading edge|proven track record|fast paced|boost your (productivity|efficiency))',
  ],
  guards: ['world of', 'full stack (developer|developers|engineer|engineers)', 'financial leverage', 'bandwidth (usage|costs|cost|limits)'],
};

/** Whom the email talks about. `us` in capitals is a country and is excluded by the reader. */
export const you: PhraseStock = {
  name: 'you',
  phrases: ["(you|your|yours|yourself|yourselves|you're|you've|you'll|you'd|y'all|youre|ur)"],
  guards: ['thank you'],
};

export const self: PhraseStock = {
  name: 'self',
  phrases: ["(i|i'm|i've|i'll|i'd|im|ive|me|my|mine|myself|we|we're|we've|we'll|we'd|us|our|ours|ourselves)"],
  guards: ['let me know', '(just|let) me'],
};

export const formal: PhraseStock = {
  name: 'formal',
  phrases: [
    '(dear|sincerely|respectfully|cordially|kindly|regards|greetings|hereby|herewith|furthermore|moreover|therefore|thus|consequently|nevertheless|regarding|concerning|pursuant|aforementioned|esteemed|sir|madam|endeavor|endeavour|endeavors|utilize|utilise|utilizes|facilitate|commence|ascertain|inquire|enquire|obtain|upon|whilst|shall|permit|assist|assistance|possess|numerous|appreciate|prior|sufficient|additionally|pleased|delighted|esteem|organization|organisation|opportunity|introduce|acquire|require|requirements|regard)',
    'to whom it may concern',
    '(would|should) (like to|you)',
    'i am (writing|reaching|contacting)',
    '(i|we) (hope|trust) this (email|message|letter|note) finds you',
    '(at|with) your (earliest convenience|disposal)',
    'do not hesitate',
    'in (accordance|reference|regard|regards|respect|addition|order)',
    'with (respect|regard|reference) to',
    '(yours) (faithfully|sincerely|truly)',
    '(please) (find|be advised|feel free|accept|note)',
    'on behalf of',
    'as per',
  ],
  guards: [],
};

export const casual: PhraseStock = {
  name: 'casual',
  phrases: [
    '(hey|hiya|howdy|yo|sup|cheers|btw|fyi|lol|haha|tbh|imo|asap|gonna|wanna|gotta|kinda|sorta|dunno|yeah|yep|yup|nope|nah|cool|awesome|stuff|guys|folks|buddy|mate|dude|super|totally|pretty|crazy|nuts|ping|peek|chat|thx|pls|ya|lemme|cuz|ok|okay|oops|wow|nice|neat|honestly|btw|bit|tons|bunch|hop|jump|grab|quick|cos|psst|hunch|zero|lmk)',
    "(don't|doesn't|didn't|isn't|aren't|wasn't|weren't|can't|couldn't|won't|wouldn't|shouldn't|haven't|hasn't|i'm|i've|i'll|i'd|you're|you've|you'll|you'd|we're|we've|we'll|we'd|they're|they've|it's|that's|there's|here's|what's|who's|let's|how's|where's)",
    '(no|any) (worries|biggie|brainer)',
    '(a|the) (lot of|ton of|heck)',
    '(saw|noticed|loved) (you|your|that)',
    '(kind|sort) of',
    "(by the way|heads up|talk soon|catch up|reach out|shoot me|hit me|drop me|give me a shout|what's up)",
  ],
  guards: ['quick books', 'zero trust', 'pretty much'],
};

/** Short words that appear twice in a row. */
export const slips: PhraseStock = {
  name: 'slip',
  phrases: ['(the the|and and|of of|a a|we we|you you|your your)'],
  guards: [],
};
