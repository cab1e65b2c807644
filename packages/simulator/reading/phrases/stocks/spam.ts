import type { PhraseStock } from '../phraseStock.ts';

export const spamMoney: PhraseStock = {
  name: 'spamMoney',
  phrases: [
    '(earn|make) (money|cash|extra|$|# per|up to|thousands|millions|big)',
    '(extra|fast|easy|free|quick|cash) (cash|money|income)',
    'cash bonus',
    '(double|multiply) your (income|money|cash|investment)',
    '(financial freedom|get rich|passive income|work from home|be your own boss|million dollars|billion dollars|pure profit)',
    '(no|zero) (cost|credit check|investment|down payment)',
    '(lowest|unbeatable|rock bottom|bargain) (price|prices|rate|rates)',
    'best (prices|rates)',
    '(at|for|guarantee|guaranteed) [the|our] best price',
    'best price (guarantee|guaranteed|ever)',
    '(save|saving) (big|big money|up to)',
    '(cheap|discount|special|exclusive|incredible|amazing|huge) (offer|offers|deal|deals|price|prices|discount|promotion)',
    '(special|limited) promotion',
    '(limited offer|flash sale|black friday|cyber monday|promo code|coupon code|new year sale|deal of the day)',
    'discount (for|on|code|inside)',
    '(eliminate|consolidate|reduce) [bad|your|all] debt',
    '(refinance|mortgage rates|cheap loans|bitcoin profit|crypto profit)',
    '# off',
    '(why pay more|all natural|for just $)',
  ],
  guards: ['# off (the|to|of|in|at|on|for)'],
};

export const spamUrgency: PhraseStock = {
  name: 'spamUrgency',
  phrases: [
    '(act|apply|buy|order|call|claim|get it|shop|sign up|subscribe) (now|today|immediately|fast|before)',
    '(limited|short) (time|period) (only|offer|deal|discount|left|promotion)',
    'limited time',
    '(offer|deal|discount|sale|price) (expires|ends|ending)',
    '(expires|ends) (soon|today|tonight|tomorrow|at midnight)',
    '(while|only #|only a few) (supplies|stocks|spots|seats|places) (last|left|remain|remaining)',
    "(urgent|hurry|last chance|final notice|final reminder|only today|final call|final warning|immediate action|action required|don't delay|do not delay|don't wait|time sensitive|time is running out|before it's too late|today only|now only|once in a lifetime|instant access|important information|response required)",
    "(don't|do not) miss (out|this)",
  ],
  guards: ['(urgent|urgently) (need|needs|care|requests|tickets|issues|cases|care)', 'less urgent', 'action required (items|list)'],
};

export const spamGuarantee: PhraseStock = {
  name: 'spamGuarantee',
  phrases: [
    '(100|100%|fully|satisfaction|results|roi|money back) (guarantee|guaranteed|guarantees|satisfied|satisfaction|free|risk free)',
    '(guarantee|guaranteed) [results|you|to|success|return|leads|meetings|income|delivery|that|or|more|a]',
    'i guarantee',
    '(risk free|no risk|zero risk|money back|no questions asked|no strings attached|no catch|no gimmick|no gimmicks|nothing to lose|promise you)',
  ],
  guards: [
    'money back (in|into|inside|over)',
    '(loan|bank|price|rent|minimum|personal|performance) (guarantee|guarantees)',
    'guarantee (fund|funds|scheme)',
  ],
};

export const spamClick: PhraseStock = {
  name: 'spamClick',
  phrases: [
    'click (here|below|now|this link|the link|the button|on the link|to remove|to get|to claim|to open|to view)',
    '(visit|see) our (website|web site) [now|today|here]',
    '(open|read|view|see) (this|the) (attachment|immediately|email now)',
    '(sign up|register|join|subscribe|download|try it|start) (free|for free|now)',
    '(free|complimentary) (trial|consultation|quote|sample|gift|access|preview|membership|download|audit|ebook|e book|report|webinar|demo|offer|shipping|leads|analysis|assessment|info|information|website|hosting|installation|estimate)',
    'free * (trial|audit|consultation|report|webinar|sample|assessment|analysis|demo|guide|template)',
    "(for|absolutely|totally|completely|it's|100%) free",
  ],
  guards: ['for free (cash|speech)', 'free (trial|trials) (users|signups|conversion|conversions|sign)'],
};

export const spamPrize: PhraseStock = {
  name: 'spamPrize',
  phrases: [
    "(you've|you have|you|been) (won|been selected|been chosen|are a winner|been approved|been pre approved)",
    'selected (for|to receive) [a|an|our]',
    '(winner|winners|congratulations you|lottery|sweepstakes|jackpot|online casino|casino bonus|prize|prizes|pre approved|preapproved|viagra|weight loss|lose weight|inheritance|wire transfer|beneficiary|dear friend|nigerian|million usd)',
    '(gift|amazon|visa) card',
    '(exclusive|vip) (access|invitation|member|offer)',
  ],
  guards: [
    '(being|getting|got|was) selected (for|to)',
    '(award|gartner|deal|business|contract|prize) (winner|winners)',
    '(gift) card (program|programs|sales|business|fraud|platform|company)',
    'casino (operators|operator|industry|floor|games)',
    'wire transfer (fraud|fees)',
  ],
};

export const spamDenial: PhraseStock = {
  name: 'spamDenial',
  phrases: [
    "(this is not|this isn't|not|isn't) [a] (spam|scam|junk|junk mail|mlm)",
    '(this is a one time|one time) (mailing|email)',
    '(we hate spam|no spam|in compliance with|can spam act|not intending to spam|hidden assets|confidential proposal|legal notice|strictly confidential)',
    "(believe me|trust me on this|this is legit|it's legit|100% legit)",
  ],
  guards: ['not spam (filters|folder|folders)', 'in compliance with (gdpr|hipaa|soc|iso|pci|the|your|local|eu|all|our)'],
};

export const spamBulk: PhraseStock = {
  name: 'spamBulk',
  phrases: [
    '(email|mailing|contact|leads|lead) (list|lists|database) (for sale|of)',
    '(bulk|mass) (email|emails|mail|mailing)',
    '(millions|thousands|hundreds) of (emails|leads|contacts|prospects)',
    '(increase|boost|improve|double|grow|get more) [your|more|targeted|website|site|web] [website|web|organic|search] (traffic|rankings|ranking|sales|leads|visitors|revenue|revenues|profit|profits|roi)',
    '(grow|scale) your (business|company)',
    '(first page|page one|page #|top|number one|rank|rank #) (of|on|in) google',
    '(seo|web design|website design|web development|link building|guest post|guest posts|app development) (services|service|packages|proposal|expert|experts)',
    '(dear) (customer|valued|business owner|website owner|friend|webmaster|beneficiary)',
    '(to whom it may concern|we are a leading|leading provider|best quality|one stop solution|outsourcing company)',
  ],
  guards: ['bulk (email|emails) (sender|senders|policy|rules)'],
};
