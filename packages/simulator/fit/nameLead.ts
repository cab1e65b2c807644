import type { TradeShare } from './titleTrades.ts';
import { TRADE_BY_ID } from './trades.ts';

/** Last words of titles that name a person, so that "a" may precede them. */
const PERSON =
  /^(?:manager|director|engineer|developer|designer|analyst|specialist|coordinator|officer|executive|president|owner|founder|supervisor|lead|leader|partner|consultant|accountant|recruiter|controller|nurse|teacher|technician|representative|architect|administrator|assistant|associate|editor|writer|planner|buyer|clerk|agent|broker|advisor|adviser|attorney|lawyer|scientist|researcher|dentist|chef|cook|baker|farmer|driver|mechanic|electrician|plumber|carpenter|welder|machinist|pharmacist|therapist|physician|surgeon|veterinarian|pastor|principal|professor|dean|trainer|coach|operator|inspector|strategist|marketer|photographer|producer|librarian|dispatcher|bookkeeper|auditor|treasurer|receptionist|secretary|bouncer|bartender|barista|waiter|guard|student|intern|investor|underwriter|adjuster|actuary|paralegal|psychologist|hygienist|merchandiser|copywriter|counsel|generalist|programmer|tester|ceo|cfo|cto|coo|cmo|cio|ciso|chro|cro|vp|foreman|superintendent|estimator|roofer|surveyor|optometrist|chiropractor|caregiver|hairdresser|florist|janitor|housekeeper|cashier|pilot|captain|firefighter|musician|artist|journalist|registrar|tutor|agronomist)$/;
const LEADS =
  /^(?:(?:senior |associate |regional |global |deputy )*(?:head|director|vp|vice president|dean|superintendent|chief) (?:of )?[a-z ]+|chief [a-z ]+ officer)$/;
/** Initialisms: an HR manager, a UX designer. */
const SPOKEN_WITH_VOWEL = /^(?:[AEFHILMNORSX][A-Z]*)$/;
const MOST_WORDS = 5;
const SHORTEST_SHOUTED = 5;
/** A rank without its work says too little to name somebody by: "Director, Payroll". */
const RANK_ONLY =
  /^(?:senior |associate |deputy |assistant |general |regional |vice )*(?:manager|director|lead|leader|specialist|coordinator|officer|executive|supervisor|president|associate|assistant|representative|head|vp)$/i;

const isAbbreviation = (word: string): boolean => /^[A-Z&]{2,5}$/.test(word) || /^[A-Za-z]*[a-z][A-Z][A-Za-z]*$/.test(word);
const ORDINARY_CAPITALS = /^(?:HEAD|CHEF|COOK|CHIEF|SALES|BUYER|NURSE|LEAD|OWNER|CLERK|AGENT|GUARD|DEAN|PILOT|COACH)$/;

function withArticle(words: readonly string[]): string {
  const first = words[0] ?? '';
  const vowel =
    isAbbreviation(first) && first === first.toUpperCase() ? SPOKEN_WITH_VOWEL.test(first) : /^(?:[aeio]|u(?!ni|se|ti|x))/i.test(first);
  return `${vowel ? 'an' : 'a'} ${words.join(' ')}`;
}

/** Endings of words for people at work that are not in the list: a verger, a dramaturg; not a center or a matter. */
const AGENT =
  /^(?!(?:center|career|customer|power|water|computer|paper|order|summer|server|number|member|partner|office?r|color|door|floor|motor|labor|major|minor|interior|doctor|tractor|senior|junior|digital|master)s?$)[a-z]{2,}(?:keeper|maker|worker|handler|fitter|setter|trainer|rider|rer|ner|ger|ter|der|ker|per|ler|mer|eer|ator|itor|utor|ctor|essor|ist|ician|arian|man|woman|herd|smith|wright|turge?|tant|master)$/;
/** What comes after the job: a place, a product, a company. */
const AFTER_JOB = /\s*(?:[,|/(@–—]|\s-\s|\sat\s).*$/u;

const isJobName = (text: string): boolean => {
  const words = text.split(/\s+/);
  const last = (words.at(-1) ?? '').toLowerCase();
  const isPlain = /^[A-Za-z][A-Za-z&' -]*$/.test(text) && words.length <= MOST_WORDS && (text !== text.toUpperCase() || words.length > 1);
  return isPlain && (PERSON.test(last) || AGENT.test(last) || LEADS.test(text.toLowerCase()));
};

/** A word of a title in a sentence: initialisms stay as they are, unless the whole title is in capitals. */
const speak = (word: string, isShouted: boolean): string =>
  !isShouted && isAbbreviation(word) && !ORDINARY_CAPITALS.test(word) ? word : word.toLowerCase();

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
  return withArticle(job.split(/\s+/).map((word) => speak(word, isShouted)));
}
