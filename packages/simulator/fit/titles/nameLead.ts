import { splitCompound } from './splitCompound.ts';
import type { TradeShare } from './titleTrades.ts';
import { TRADE_BY_ID } from '../trades.ts';

/** Last words of titles that name a person, so that "a" may precede them. */
const PERSON =
  /^(?:manager|director|engineer|developer|designer|analyst|specialist|coordinator|officer|executive|president|owner|founder|supervisor|lead|leader|partner|consultant|accountant|recruiter|controller|nurse|teacher|technician|representative|architect|administrator|assistant|associate|editor|writer|planner|buyer|clerk|agent|broker|advisor|adviser|attorney|lawyer|scientist|researcher|dentist|chef|cook|baker|farmer|driver|mechanic|electrician|plumber|carpenter|welder|machinist|pharmacist|therapist|physician|surgeon|veterinarian|pastor|principal|professor|dean|trainer|coach|operator|inspector|strategist|marketer|photographer|producer|librarian|dispatcher|bookkeeper|auditor|treasurer|receptionist|secretary|bouncer|bartender|barista|waiter|guard|student|intern|investor|underwriter|adjuster|actuary|paralegal|psychologist|hygienist|merchandiser|copywriter|counsel|generalist|programmer|tester|ceo|cfo|cto|coo|cmo|cio|ciso|chro|cro|vp|foreman|superintendent|estimator|roofer|surveyor|optometrist|chiropractor|caregiver|hairdresser|florist|janitor|housekeeper|cashier|pilot|captain|firefighter|musician|artist|journalist|registrar|tutor|agronomist|master|operative|attendant|steward|concierge|fundraiser|rep|chair|trustee|mayor|vicar|rector|curate|priest|minister|verger|sexton|warden|churchwarden|mason|bricklayer|glazier|butcher|greengrocer|grower|brewer|rancher|vet|farrier|groom|ranger|lifeguard|deckhand|sommelier|nanny|counselor|counsellor|dietitian|midwife|radiographer|paramedic|sheriff|judge|notary|historian|author|poet|sculptor|dancer|videographer|realtor|landlord|landlady|host|mechanic)$/;
const LEADS =
  /^(?:professor|registrar|chair|dean|director|clerk|master|keeper) of [a-z ]+$|^[a-z ]+ chief$|^chef de [a-z]+$|^(?:(?:senior |associate |regional |global |deputy )*(?:head|director|vp|vice president|dean|superintendent|chief) (?:of )?[a-z ]+|chief [a-z ]+ officer)$/;
/** Initialisms spelled out: an HR manager, an L&D lead, a UX designer; not those spoken as words: a SOC analyst. */
const SPOKEN_WITH_VOWEL = /^(?!(?:SOC|NOC|LAN|SCADA|NICU|MICU|REIT|LEED|LIMS|FINRA|NASA|NATO)$)[AEFHILMNORSX][A-Z&]*$/;
/** Words that begin with the sound of a vowel: an hourly, an x-ray, an urban; a European, a unit, a urology. */
const STARTS_WITH_VOWEL = /^(?:[ai]|e(?!uro)|o(?!ne\b|nce)|u(?!ni|ku|se|ti|x|ro|ra)|honou?r|hour|heir|x-)/i;
/** Initialisms that people also write in small letters, or only the first letter large. */
const INITIALISMS =
  /^(?:hr|it|ux|ui|qa|qc|seo|pr|vp|svp|evp|ceo|cfo|cto|coo|cmo|cio|ciso|chro|cro|crm|erp|hse|ehs|mro|hvac|gdpr|l&d|r&d|h&s|f&b|m&a|fp&a)$/i;
const MOST_WORDS = 5;
const SHORTEST_SHOUTED = 5;
/** A rank without its work says too little to name somebody by: "Director, Payroll". */
const RANK_ONLY =
  /^(?!general manager$)(?:senior |associate |deputy |assistant |general |regional |vice )*(?:manager|director|lead|leader|specialist|coordinator|officer|executive|supervisor|associate|assistant|representative|head|vp)$/i;

/** "VP Operations" is read as "VP of operations". */
const BARE_RANK = /\b(?:[SE]?VP|vice president)(?= (?!of\b|for\b|and\b|&)[a-z])/i;

const isAbbreviation = (word: string): boolean => /^[A-Z&]{2,5}$/.test(word) || /^[A-Za-z]*[a-z][A-Z][A-Za-z]*$/.test(word);
const ORDINARY_CAPITALS = /^(?:HEAD|CHEF|COOK|CHIEF|SALES|BUYER|NURSE|LEAD|OWNER|CLERK|AGENT|GUARD|DEAN|PILOT|COACH)$/;

function withArticle(words: readonly string[]): string {
  const first = words[0] ?? '';
  const isSpelled = isAbbreviation(first) && first === first.toUpperCase();
  const vowel = isSpelled ? SPOKEN_WITH_VOWEL.test(first) : STARTS_WITH_VOWEL.test(first);
  return `${vowel ? 'an' : 'a'} ${words.join(' ')}`;
}

/** Endings of words for people at work that are not in the list: a verger, a dramaturg; not a center or a matter. */
const AGENT =
  /^(?!(?:center|career|customer|power|water|computer|paper|order|summer|server|number|member|partner|office?r|color|door|floor|motor|labor|major|minor|interior|doctor|tractor|senior|junior|digital|master)s?$)[a-z]{2,}(?:keeper|maker|worker|handler|fitter|setter|trainer|rider|rer|ner|ger|ter|der|ker|per|ler|mer|eer|ator|itor|utor|ctor|essor|ist|ician|arian|man|woman|herd|smith|wright|turge?|tant|master)$/;
/** Endings of German and Dutch words for people at work, which no English sentence names in small letters. */
const FOREIGN =
  /^(?:[a-z]*(?:leiter|leider|berater|meister|arbeiter|buchhalter|beauftragter|betreuer|pfleger|verwalter|houder|koper|medewerker|kaufmann)(?:in)?|[a-z]{4,}(?:manager|coordinator|administrator|koordinator|ingenieur)|kurator|inspektor|direktor)$/;
const isForeign = (word: string): boolean => FOREIGN.test(word) || splitCompound(word) !== null;
/** What comes after the job: a place, a product, a company. */
const AFTER_JOB = /\s*(?:[,|/(@–—]|\s-\s|\sat\s).*$/u;

const lastOf = (text: string): string => text.split(/\s+/).at(-1)?.toLowerCase() ?? '';

const isJobName = (text: string): boolean => {
  const words = text.split(/\s+/);
  const last = lastOf(text);
  const isPlain = /^[A-Za-z][A-Za-z&' -]*$/.test(text) && words.length <= MOST_WORDS && (text !== text.toUpperCase() || words.length > 1);
  if (!isPlain || words.some((word) => isForeign(word.toLowerCase()))) return false;
  return PERSON.test(last) || AGENT.test(last) || LEADS.test(text.toLowerCase());
};

const PROPER =
  /^(?:Europe(?:an)?|Americas?n?|African?|Asian?|British|English|German|French|Spanish|Italian|Dutch|Portuguese|Polish|Swedish|Danish|Norwegian|Finnish|Russian|Ukrainian|Turkish|Greek|Arabic|Hebrew|Chinese|Mandarin|Japanese|Korean|Welsh|Irish|Gaelic|Latin|Nordic|Iberian?|Salesforce|Google)$/;

/** A word of a title in a sentence: initialisms stay as they are, unless the whole title is in capitals. */
function speak(word: string, isShouted: boolean): string {
  if (INITIALISMS.test(word)) return word.toUpperCase();
  if (PROPER.test(word)) return word;
  return !isShouted && isAbbreviation(word) && !ORDINARY_CAPITALS.test(word) ? word : word.toLowerCase();
}

/** Someone of whom only the line of work is known. */
function nameByWork(trades: readonly TradeShare[]): string {
  const trade = TRADE_BY_ID.get(trades[0]?.trade ?? '');
  if (trade === undefined) return 'this person';
  return trade.id === 'executive' || trade.id === 'student' ? trade.person : `someone in ${trade.field}`;
}

/** A lead as mentioned in a sentence: "a warehouse manager", "an HR director"; the line of work if the title is not a plain job name. */
export function nameLead(title: string, trades: readonly TradeShare[]): string {
  const whole = title.trim();
  const job = whole.replace(AFTER_JOB, '');
  const isShouted = whole === whole.toUpperCase() && whole.length > SHORTEST_SHOUTED;
  if (/^(?:CEO|CFO|CTO|COO|CMO|CIO|CISO|CHRO|CRO|VP)$/.test(whole)) return withArticle([whole]);
  if (!isJobName(isShouted ? job.toLowerCase() : job) || RANK_ONLY.test(job)) return nameByWork(trades);
  return withArticle(
    job
      .replace(BARE_RANK, (rank) => (PERSON.test(lastOf(job)) ? rank : `${rank} of`))
      .split(/\s+/)
      .map((word) => speak(word, isShouted)),
  );
}
