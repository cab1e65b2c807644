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

const isAbbreviation = (word: string): boolean => /^[A-Z&]{2,5}$/.test(word) || /^[A-Za-z]*[a-z][A-Z][A-Za-z]*$/.test(word);
const ORDINARY_CAPITALS = /^(?:HEAD|CHEF|COOK|CHIEF|SALES|BUYER|NURSE|LEAD|OWNER|CLERK|AGENT|GUARD|DEAN|PILOT|COACH)$/;

function withArticle(words: readonly string[]): string {
  const first = words[0] ?? '';
  const vowel =
    isAbbreviation(first) && first === first.toUpperCase() ? SPOKEN_WITH_VOWEL.test(first) : /^(?:[aeio]|u(?!ni|se|ti|x))/i.test(first);
  return `${vowel ? 'an' : 'a'} ${words.join(' ')}`;
}

/** A lead as mentioned in a sentence: "a warehouse manager", "an HR director"; the trade's words if the title is not a plain job name. */
export function nameLead(title: string, trades: readonly TradeShare[]): string {
  const words = title.trim().split(/\s+/);
  const isPlain = /^[A-Za-z][A-Za-z&' -]*$/.test(title.trim()) && words.length <= MOST_WORDS && title !== title.toUpperCase();
  const spoken = words.map((word) => (isAbbreviation(word) && !ORDINARY_CAPITALS.test(word) ? word : word.toLowerCase()));
  const isJob = PERSON.test((words.at(-1) ?? '').toLowerCase()) || LEADS.test(title.trim().toLowerCase());
  const isShortOffice = words.length === 1 && /^(?:CEO|CFO|CTO|COO|CMO|CIO|CISO|CHRO|CRO|VP)$/.test(title.trim());
  if (isShortOffice || (isPlain && isJob)) return withArticle(isShortOffice ? words : spoken);
  return TRADE_BY_ID.get(trades[0]?.trade ?? '')?.person ?? 'this person';
}
