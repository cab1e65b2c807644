/** "How do you currently keep track of certificates?": what is done, from its verb on. */
const DONE =
  /^how (?:do|does|are|is) (?:you|your [\p{L} ]{2,25}?) (?:(?:currently|now|usually|normally|generally|typically|mostly|actually|still) )*(\p{L}.*)$/iu;
/** Work that leaves a list behind. */
const KEEPS =
  /^(?:keep(?:ing)? (?:an? )?(?:track|records?|tabs|count|log|list)|track|record|log|plan|schedul|approv|report|forecast|organi[sz]|document|fil(?:e|ing)|calculat|roster|budget|allocat|assign|remember|reconcil)/i;
const OF_LISTS =
  /\b(?:invoices?|orders|bookings|hours|timesheets?|shifts|rotas?|schedules?|stock|inventory|certificates?|contracts?|expenses|requests|approvals|quotes|records?|payments|appointments|reservations|licen[sc]es|permits|deadlines|renewals|data|budgets?|deliveries|commissions?|absences?|holidays)\b/i;
/** Work that is handed over because it leaves the house. */
const TAKES_AWAY =
  /^(?:dispos|get(?:ting)? rid|ship|transport|haul|recycl|mov(?:e|ing)\b|send|(?:deal(?:ing)?|do(?:ing)?) [^?]*\b(?:waste|scrap|rubbish|trash|garbage)|collect [^?]*\b(?:waste|scrap|oil)|destroy|shred)/i;
/** Work that people of the house can do. */
const BY_PEOPLE =
  /^(?:do\b|doing|handl|manag|deal|tak(?:e|ing) care|look(?:ing)? after|run|cover|clean|train|onboard|check|test|inspect|count|pack|label|maintain|answer|translat|writ|prepar|creat|design|produc|updat|market|promot|sell|cook|serv|wash|paint|repair|fix|edit|get(?:ting)? [^?]*\b(?:done|back|out|ready|across|through|\p{L}+ed)\b|monitor|measur|process|screen|review|collect|respond|sort|cut|mow|water|edit|photograph|teach|introduc)/iu;
/** People are found by being asked for. */
const BY_WORD =
  /^(?:find (?!out\b)|recruit|hir(?:e|ing)|sourc|attract|reach|(?:get|getting|win|winning) (?:more |new |your )?(?:customers|clients|patients|leads|members|staff|people|drivers|business|guests|students|tenants))/i;
/** Word that is sent to others. */
const BY_MESSAGE =
  /^(?:chas|remind|follow(?:ing)? up|confirm|notif|invit|contact|coordinat|communicat|hand(?:ing)? (?:in|over)|submit|request|appl(?:y|ies)|inform|keep(?:ing)? [^?]*\b(?:informed|posted|updated)|let(?:ting)? [^?]*\bknow|stay(?:ing)? in touch|hear|survey)/i;
/** What goes wrong is noticed late. */
const BY_CHANCE = /^(?:find(?:ing)? out|notice|spot|discover|tell (?:if|when|whether)|learn (?:of|about))\b/i;
/** What hangs, stands or runs high up. */
const BY_LADDER =
  /^(?:get (?:up|on)\b(?! (?:early|to (?:speed|date|scratch)))|climb\b|(?:reach|get (?:to|at)) (?:(?:the|your|its?|them|those) )(?:[\p{L}-]+ )*?(?:ones above\b|roofs?|gutters?|towers?|tops?|ceilings?|high|upper|above|lamps?|lights|bulbs?|beams?|chimneys?|signs?|masts?|bells?))/iu;
/** Work of hands, whatever else there may be for it. */
const HANDWORK =
  /^(?:wind|rewind|clean|clear|count|lift|wash|sharpen|feed|water|load|unload|pack|sort|cut|weigh|turn|empty|fill|stack|mix|stir|peel|dig|rake|sweep|scrape|carry|fold|polish|grade|dust|oil|grease)\b/i;
/** People learn from those who do it. */
const ON_JOB = /^(?:train|teach|onboard|induct|introduc|bring(?:ing)? (?:new )?\p{L}+ up to speed)/iu;
/** Work that some places leave undone, and that nobody demands of them. */
const MAY_LACK = /^(?:keep(?:ing)? track|track|measur|monitor|follow|promot|market|forecast|review|document)/i;

/** Ways that are true of any trade, the most particular first. */
const MANNERS: readonly (readonly [string, (done: string) => boolean])[] = [
  ['byOthers', (done) => TAKES_AWAY.test(done)],
  ['byChance', (done) => BY_CHANCE.test(done)],
  ['byLadder', (done) => BY_LADDER.test(done)],
  ['byWord', (done) => BY_WORD.test(done)],
  ['onJob', (done) => ON_JOB.test(done)],
  ['byMessage', (done) => BY_MESSAGE.test(done)],
  ['onRecord', (done) => KEEPS.test(done) || (BY_PEOPLE.test(done) && OF_LISTS.test(done))],
  ['byHands', (done) => BY_PEOPLE.test(done)],
];

/** How something may be done that a question asks for, as tags: another firm, word of mouth, a list that is kept, people of the house. */
export function readManner(question: string): readonly string[] {
  const done = DONE.exec(question)?.[1] ?? '';
  const manner = MANNERS.find(([, fits]) => fits(done))?.[0];
  return [
    ...(manner === undefined ? [] : [manner]),
    ...(HANDWORK.test(done) ? ['handwork'] : []),
    ...(MAY_LACK.test(done) ? ['mayLack'] : []),
  ];
}
