import { toOfferName } from '../../fit/isTold.ts';
import type { Offer } from '../../fit/offer.ts';
import { LEADING } from '../../fit/leadWork.ts';
import { compareTrades } from '../../fit/kin.ts';
import { readFit } from '../../fit/readFit.ts';
import type { LeadInList } from '../../lead.ts';
import type { Persona } from '../../persona/persona.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import { findTrades, readTrades } from '../../fit/titleTrades.ts';
import { isBeside } from './isBeside.ts';
import { isOtherField } from './isOtherField.ts';
import { isTitleNamed, withoutCompany } from './isTitleNamed.ts';
import { namesWork, readJobFit } from './readJobFit.ts';
import { nameHead, nameTeam } from './teams.ts';

const LEVEL_TAGS = { c_level: 'exec', vp: 'exec', director: 'boss', manager: 'boss', individual: 'staff' } as const;

const LEVELS = ['owner', 'far', 'near'] as const;
/** From these probabilities on, someone writes as an owner, as far from the offer or as near it; below them, as anyone. */
const LEAST_LEVEL = { owner: 0.5, far: 0.7, near: 0.4 } as const;
/** Nobody expects a nurse or a driver to buy office products, so less evidence is needed to call them far. */
const LEAST_FAR_DESKLESS = 0.5;
/** Jobs are read less reliably than products. */
const LEAST_FAR_JOB = 0.8;

/** A team is named only if the offer is this certain: forwarding to the wrong team is worse than naming none. */
const LEAST_NEED = 0.6;
/** People who work without a desk, a budget or quarterly goals. */
const DESKLESS =
  /\b(?:nurse|drivers?|courier|welder|barista|bartender|waiter|waitress|chef|cook|baker|butcher|bouncer|guard|teacher|tutor|electrician|plumber|carpenter|roofer|painter|mechanic|machinist|cleaner|janitor|hairdresser|barber|florist|gardener|farmer|pilot|flight attendant|paramedic|firefighter|police\w*|caregiver|carer|nanny|midwife|dental hygienist|veterinary|librarian|cashier|picker|packer|lifeguard|musician|actor|photographer|tailor|technician|operator|bricklayer|mason)\b/i;
/** People who receive applications. */
const HIRES = /\b(?:HR|human resources|people|talent|recruit\w*)\b/i;
/** People in charge of a company's purchasing. */
const BUYS = /\b(?:procurement|purchas\w*|buyer|sourcing)\b/i;
const RUNS_SOMETHING =
  /\b(?:owner|founder|co-?founder|proprietor|landlord|landlady|innkeeper|hotelier|restaurateur|publican|patron|shopkeeper|CEO|CTO|CFO|COO|chief|president|director|head|principal|manager|supervisor|steward|buyer|managing|partner|vp)\b/i;
/** "Assistant to the Director". */
const ASSISTS = /\b(?:assistants?|secretary to|PA|intern|trainee|apprentice|deputy)\b/i;
/** Someone who runs the whole company has no other department to forward to, and knows how things are in each. */
const RUNS_ALL =
  /\b(?:owner|founder|co-?founder|proprietor|landlord|landlady|innkeeper|hotelier|restaurateur|publican|patron|shopkeeper|CEO|managing director|sole trader|self[- ]employed)\b/i;
/** Whoever owns a small firm does much of its work. */
const KEEPS_FIRM = /\b(?:owner|proprietor|landlord|landlady|innkeeper|shopkeeper|publican|sole trader|self[- ]employed)\b/i;
/** The president of a firm, an association or a club, and not one of several vice presidents. */
const IS_PRESIDENT = /(?:^|[^e\s-] )president$/i;

/** Who runs a place or its business side is concerned with whatever is bought for it. */
const RUNS_PLACE =
  /\b(?:COO|chief operating officer|trustees?|churchwarden|vicar|rector|parish clerk|(?:operations|commercial) director|head ?teacher|head ?master|head ?mistress|principal|(?:general|business|office|facilities|operations|branch|site|store|shop|practice|clinic|surgery|hotel|restaurant|bar|pub|cafe|kitchen|school|farm|estate|vineyard|plant|factory|quarry|brewery|bakery|home|nursery|club|cent(?:er|re)|gym|salon|spa|venue|museum|library|laboratory|lab|garage|yard|depot|warehouse|registered) manager)\b/i;

/** What firms have departments for: whoever works in one knows who decides on the work of another. */
const OF_DEPARTMENT =
  /\b(?:HR|human resources|people|payroll|marketing|finance|financial|account\w*|controller|IT|data|software|engineering|sales|legal|compliance|operations|logistics|procurement|purchasing|product|communications|quality|customer)\b/i;
/** Work of their own that relatives do in a family's firm. */
const OF_RELATIVES =
  /\b(?:HR|payroll|marketing|finance|accounts?|IT|data|sales|office|receptionist|assistant|trainee|apprentice|intern)\b/i;

/** Work for the firm itself, of people who are asked for anything else only by mistake. */
const SUPPORTS =
  /\b(?:HR|human resources|people|talent|recruit\w*|marketing|brand|content|social media|communications|PR|public relations|design|legal|payroll|events?)\b/i;
/** Whoever runs a firm's computers decides on them, and on nothing else that a place needs. */
const OF_COMPUTERS =
  /\b(?:CTO|CIO|CISO|chief (?:technology|information|digital|data|security|information security) officer|(?:head|director|vp) of (?:technology|software|data|IT)|IT (?:manager|director|administrator)|(?:software|web|data|devops) (?:engineer|developer|scientist|analyst|architect))\b/i;
const NAMES_COMPUTERS =
  /\b(?:software|apps?|systems?|data\w*|computers?|laptops?|chromebooks?|tablets?|monitors?|screens?|hardware|wi-?fi|servers?|cloud|online|digital\w*|web\w*|platforms?|network\w*|internet|cyber\w*|security|on screen|printers?|devices?|sensors?|API|automat\w*|tech\w*|AI|phones?|SMS|dashboards?|tools?|hosting|integrat\w*|scan\w*|electronics?|logins?|passwords?)\b/i;
/** Whoever looks after a place or its post passes on what is sold to it, and is no stranger to any of it. */
const PASSES_ON =
  /\b(?:receptionist|secretary|front desk|office (?:manager|administrator|assistant|junior|coordinator)|administrat(?:or|ive)|facilities|maintenance|caretaker|janitor|handy(?:man|person))\b/i;
/** Whoever writes what stands on a firm's website, or has it written. */
const KEEPS_SITE =
  /\b(?:edit\w*|content|blog\w*|web\w*|writer|copywriter|SEO|digital|online|publisher|columnist|journalist|marketing|marketer|communications|brand|growth|PR|public relations|social media|e-?commerce|author)\b/i;
/** Whoever is in charge of vehicles has some. */
const RUNS_FLEET =
  /\b(?:fleet|transport\w*|logistics|distribution|deliver(?:y|ies)|haul\w*|truck\w*|freight|dispatch\w*|drivers?|moving)\b/i;
/** Jobs that are done at a desk: somebody may ask about days at home. Whatever is not named here may be done on site. */
const DESK_JOB =
  /\b(?:developers?|programmers?|software|front-?end|back-?end|full-?stack|devops|data (?:scientist|analyst|engineer)s?|analysts?|accountants?|bookkeepers?|controllers?|payroll|marketers?|marketing|copywriters?|editors?|(?:UX|UI|web|graphic|product) designers?|lawyers?|paralegals?|solicitors?|underwriters?|actuar\p{L}+|recruiters?|HR (?:manager|advisor|officer|business partner)|(?:product|project|account|content) managers?|translators?|account executives?)\b/iu;
/** Jobs with a desk in the name or beside the work: nobody asks about days in the office of a kitchen, a ward or a road. */
const ON_THE_SPOT =
  /\b(?:chefs?|cooks?|kitchens?|restaurants?|pubs?|bars?|hotels?|nurs\w+|wards?|hospices?|clinics?|care homes?|carers?|drivers?|driving|routes?|warehouses?|workshops?|shop floor|on site|shifts?|nights|crews?|barn|farm|vans?)\b/i;
const isAtDesk = (text: string): boolean => DESK_JOB.test(text) && !ON_THE_SPOT.test(text);
/** Work alone, and beside others who are nobody's team. */
const ALONE = /\b(?:sole trader|self[- ]employed|freelanc\w*)\b/i;
/** Trades that people mostly have by themselves: nobody there takes an email from them. */
const ONE_PERSON =
  /\b(?:(?:taxi|cab|private hire|minicab) drivers?|(?:music|piano|violin|guitar|singing|private|yoga|dance) (?:teachers?|tutors?|instructors?)|tutors?|driving instructors?|hairdressers?|barbers?|(?:nail|beauty|lash) (?:technicians?|therapists?)|childminders?|personal trainers?|masseu(?:rs?|ses?)|dog (?:walkers?|groomers?|trainers?)|chimney sweeps?|window cleaners?|buskers?|novelists?|poets?|authors?|illustrators?|potters?|blacksmiths?|farriers?|piano tuners?|tattoo artists?)$/i;
const VOLUNTEERS = /\b(?:volunteers?|trustees?|churchwarden|governors?|vicar|rector|councillor)\b/i;
const TEAMLESS =
  /\b(?:sole trader|self[- ]employed|freelanc\w*|volunteers?|interns?|trainees?|apprentices?|churchwarden|trustees?|vicar|rector|treasurer|governors?|caretaker|councillor|students?|locum)\b/i;

/** A firm named after what the email is about: nobody who does its work is a stranger to it. */
const OF_ANY_FIRM =
  /^(?:group|services?|company|systems?|solutions?|management|international|holdings?|partners|associates|global|trading|enterprises?|industries|products?|studios?|house|street|north\w*|south\w*|west\w*|east\w*)$/i;
const SHORTEST_STEM = 5;
function isAtTrade(lead: LeadInList): boolean {
  if (OF_DEPARTMENT.test(lead.title ?? '') || OF_RELATIVES.test(lead.title ?? '')) return false;
  const { subject, body } = withoutCompany(lead);
  const text = `${subject}\n${body}`.toLowerCase();
  const words = (lead.company ?? '').match(/\p{L}{4,}/gu) ?? [];
  return words.some((word) => !OF_ANY_FIRM.test(word) && new RegExp(`\\b${word.slice(0, SHORTEST_STEM)}`, 'iu').test(text));
}

/** Whether the firm has the reader's name: then nobody else decides. */
function isNamesake({ name, company, title }: LeadInList): boolean {
  const last = name?.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  const words = (company ?? '').toLowerCase().match(/[\p{L}'\u2019]+/gu) ?? [];
  const isNamed =
    last.length > 2 &&
    words.some((word) => word === last || word === `${last}s` || (/^['\u2019]s?$/.test(word.slice(last.length)) && word.startsWith(last)));
  return isNamed && !OF_RELATIVES.test(title ?? '');
}

/** Where nothing is known of an offer, somebody who works with their hands, or for others, is far from an email about other work. */
function isElsewhereByTrade(lead: LeadInList, { isDeskless, isLeader }: { isDeskless: boolean; isLeader: boolean }): boolean {
  const said = withoutCompany(lead);
  if (!isLeader && isOtherField(lead.title, said)) return true;
  const named = new Set(findTrades(`${said.subject}\n${said.body}`).map(({ trade }) => trade));
  return isDeskless && !readTrades(lead.title ?? '').some(({ trade }) => named.has(trade));
}

/** A line of work decides on an offer, and not only because it may be its own business. */
const LEAST_OWN_SHARE = 0.1;
/** Whether somebody's own trade has a use for an offer; whoever works alone buys little else. */
export const isOfOwnTrade = (title: string, offer: Offer | null): boolean =>
  readTrades(title).some(({ trade }) =>
    (offer?.needs ?? []).some(
      ({ share, owners, near }) =>
        share >= LEAST_OWN_SHARE && [...owners, ...near].some((one) => one === trade || compareTrades(one, trade) === 'same'),
    ),
  );

/** Who answers: whether they decide on the offer, their seniority, and which team and whose head decides otherwise. */
export function readReader(
  lead: LeadInList,
  { persona, offer, kind }: { persona: Persona; offer: Offer | null; kind: EmailKind | null },
): { tags: string[]; team: string | null; head: string | null } {
  const { companySize, industry, seniority } = persona;
  const fit = readFit(offer, { title: lead.title, company: lead.company, companySize, industry });
  const title = lead.title ?? '';
  const isAlone = ALONE.test(`${title} ${lead.company ?? ''}`);
  const runsAll = (RUNS_ALL.test(title) || IS_PRESIDENT.test(title) || isAlone) && !ASSISTS.test(title);
  const isSold = kind === 'sales' || kind === 'follow_up' || kind === 'partnership' || kind === 'link_building';
  const isDeskless = DESKLESS.test(title) && !RUNS_SOMETHING.test(title);
  const isOwnFirm = isNamesake(lead);
  const isLeader = (isOwnFirm || RUNS_SOMETHING.test(title) || LEADING.test(title)) && !ASSISTS.test(title);
  const least = {
    ...LEAST_LEVEL,
    far: isDeskless && isSold ? LEAST_FAR_DESKLESS : kind === 'recruiting' ? LEAST_FAR_JOB : LEAST_LEVEL.far,
  };
  const read = fit === null ? undefined : LEVELS.find((one) => fit.chances[one] >= least[one]);
  // Whoever leads something decides on much of what is bought for it: they are far only where the product says so.
  const isFarSaid = offer !== null && toOfferName(offer) !== null && fit?.level === 'far';
  // Of what nobody can name they decide nothing, either.
  const isUnsaidFar = isSold && !isFarSaid && !runsAll && !isOwnFirm && fit?.level === 'far';
  const placed = read === 'far' && isLeader && isSold && !isFarSaid ? undefined : read;
  // Whoever assists somebody does not decide for them.
  const found = placed === 'owner' && isSold && ASSISTS.test(title) ? 'near' : placed;
  const isNamed = isTitleNamed(lead) || (isSold && isAtTrade(lead));
  const isPassing = found === 'far' && isSold && PASSES_ON.test(title);
  const isStranger = found !== 'owner' && (isPassing || isNamed || (runsAll && !isAlone) || (isSold && RUNS_PLACE.test(title)));
  const job = kind === 'recruiting' ? readJobFit(lead) : null;
  const isElsewhere = job === 'otherWork';
  // A job without a line of work may suit anyone, and anyone may answer a student's questions.
  const isAnybodys = (kind === 'recruiting' && !isElsewhere) || kind === 'survey';
  const isOutside = isSold && !isNamed && !PASSES_ON.test(title) && fit?.isStranger === true && (!isLeader || isFarSaid);
  const isOfOtherTrade =
    isSold &&
    !isNamed &&
    (!runsAll || isAlone) &&
    !PASSES_ON.test(title) &&
    (fit === null || (isDeskless && found === undefined)) &&
    isElsewhereByTrade(lead, { isDeskless, isLeader });
  const said = withoutCompany(lead);
  // Where the fit is unclear, another trade than the email speaks of decides nothing, nor does a manager of one that is hardly concerned.
  const isUnclearStranger =
    isSold &&
    !isNamed &&
    !runsAll &&
    !PASSES_ON.test(title) &&
    !RUNS_PLACE.test(title) &&
    fit?.level === null &&
    found !== 'owner' &&
    (!isLeader || (read === 'far' && seniority === 'manager')) &&
    isOtherField(title, said);
  const isOfComputers =
    isSold && found !== 'owner' && !isNamed && OF_COMPUTERS.test(title) && !NAMES_COMPUTERS.test(`${said.subject}\n${said.body}`);
  // Nobody has premises, staff or vehicles to spend on who works alone in another trade.
  const isLoner = isSold && isAlone && !isNamed && !RUNS_SOMETHING.test(title) && title !== '' && !isOfOwnTrade(title, offer);
  const level =
    isElsewhere || isOutside || isOfOtherTrade || isUnclearStranger || isOfComputers || isLoner
      ? 'far'
      : isStranger || (isAnybodys && found === 'far')
        ? undefined
        : found;
  const isTeamKnown = level === 'far' || level === 'near';
  const rank = isOwnFirm ? undefined : isDeskless && seniority === null ? 'staff' : seniority === null ? undefined : LEVEL_TAGS[seniority];
  const tags = [
    level,
    rank,
    isDeskless ? 'deskless' : undefined,
    (rank === 'exec' || rank === 'boss' || isLeader) && !isUnsaidFar ? 'leads' : undefined,
    runsAll || isOwnFirm ? 'whole' : undefined,
    level === 'owner' || level === 'near' || runsAll || title === '' ? 'insider' : undefined,
    HIRES.test(title) ? 'hr' : undefined,
    BUYS.test(title) ? 'buys' : undefined,
    OF_DEPARTMENT.test(title) ? 'department' : undefined,
    level === undefined && isSold && SUPPORTS.test(title) && !runsAll && !isTitleNamed(lead) ? 'aside' : undefined,
    isOwnFirm || KEEPS_FIRM.test(title) ? 'handsOn' : undefined,
    isAlone ? 'alone' : undefined,
    isAlone || ONE_PERSON.test(title.trim()) ? 'solo' : undefined,
    RUNS_FLEET.test(`${title} ${lead.company ?? ''}`) ? 'runsFleet' : undefined,
    TEAMLESS.test(title) ? 'teamless' : undefined,
    VOLUNTEERS.test(title) ? 'unpaidHelp' : undefined,
    job ?? undefined,
    isBeside(lead, kind, fit) ? 'beside' : undefined,
    kind !== 'link_building' ? undefined : KEEPS_SITE.test(title) ? 'keeper' : title === '' || runsAll ? undefined : 'noKeeper',
    kind === 'recruiting' && isAtDesk(`${said.subject}\n${said.body}`) ? 'desk' : undefined,
    kind === 'recruiting' && !namesWork(lead.email) ? 'vague' : undefined,
  ].filter((tag) => tag !== undefined);
  const owners = (offer?.needs[0]?.share ?? 0) >= LEAST_NEED ? (offer?.needs[0]?.owners ?? []) : [];
  return { tags, team: isTeamKnown ? nameTeam(owners) : null, head: nameHead(owners) };
}
