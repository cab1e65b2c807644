import type { Told } from './told.ts';

/** What recruiters and applicants may have said. */
export const TOLD_OF_JOBS: readonly Told[] = [
  {
    inEmail:
      /[$€£]\s?\d|\b\d+ ?k\b|\b(?:salar(?:y|ies)|pays?|paid|wages?|rates?|package|remuneration|compensation|earn\w*|an hour|per (?:hour|day|annum)|p\.?a)\b/i,
    asked: /\bwhat(?:'s| is) the salary\b|\bwhat does it pay\b/i,
  },
  { inEmail: /\b(?:holidays?|vacation|leave|PTO|days off|weeks? off|benefits)\b/i, asked: /\bvacation comes with\b/i },
  { inEmail: /\b(?:trial|probation\w*|temp to perm)\b/i, asked: /\btrial period\b/i },
  { inEmail: /\bnotice\b/i, asked: /\bmonths?'s? notice\b|\bmonths' notice\b/i },
  {
    inEmail: /[$€£]\s?\d[\d.,]*k? ?(?:to|-|\u2013|and|or) ?[$€£]?\d|\bdepend(?:s|ing) on\b|\bnegotiable\b/i,
    asked: /\bis the pay fixed\b/i,
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
    inEmail: /\b(?:nights|days|shifts?|weekends|hours) (?:on|off|only|a week|per week)\b/i,
    asked: /\b(?:a normal week|what are the (?:hours|shifts)|how many hours)\b/i,
  },
  {
    inEmail:
      /\b(?:remote|hybrid|on-?site|days in the office|days? from home|based in|(?:in|near|outside|out of|around|on|at|over|across) (?:the )?(?!Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)[A-Z]\p{Ll}+)\b/u,
    asked:
      /\b(?:is it remote|where is it based|how many days in the office|any home working|where is it exactly|where would I start from)\b/i,
  },
  {
    inEmail:
      /\bteam of\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:people|of us)\b|\bwe(?:['’]re| are) (?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b|\b\w+-(?:person|man|woman|chair|lawyer|doctor|chef) (?:\w+ )?(?:team|firm|practice|kitchen|office|shop|crew)\b/i,
    asked: /\b(?:how big is the team|how many of you are there)\b/i,
  },
  {
    inEmail:
      /\b(?:permanent|contract|full[- ]time|part[- ]time|on the books|temp\w*|seasonal|days a week|(?:three|four|five|half) days|\d\d hours|\w+day (?:to|through) \w+day)\b/i,
    asked: /\bpermanent or contract|is it permanent|full[ -]time\b/i,
  },
  {
    inEmail:
      /\bstart(?:s|ing)? (?:date|in|on|from|as soon)\b|\bimmediately\b|\b(?:from|in|for|after|starting|beginning) (?:early |late |mid-?)?(?:Easter|Christmas|January|February|March|April|May|June|July|August|September|October|November|December|the (?:spring|summer|autumn|fall|new year)|next)\b/i,
    asked: /\bwhen would it start\b|\bhow soon (?:do they want|is the start)\b/i,
  },
  {
    inEmail:
      /\b(?:turno|almacén|cocina|obra|Schicht|Kühlhaus|Nachtschicht|Werkstatt|Fahrer|Pflege|Lager|Küche|Baustelle|entrepôt|cuisine|chantier)/i,
    asked: /desde casa|von zu Hause|télétravail|à distance/i,
  },
  {
    inEmail:
      /\bfrom (?:the )?(?:\w+ of )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:can|could|available to|able to|free to|ready to) start\b|\bavailable (?:from|now|immediately|at once)\b/i,
    asked: /\bwhen you could start|when (?:could|can) you start|how soon could you\b/i,
  },
  { inEmail: /\bin \p{Lu}\p{L}+/u, asked: /wo wäre das genau/i },
  {
    inEmail:
      /\b(?:nights?|weekends?|shifts?|rotas?|hours|days|evenings?|mornings?|week|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|time and a half|overtime)\b/i,
    asked: /\b(?:what are the shifts|weekend work|is overtime paid)\b/i,
  },
];
