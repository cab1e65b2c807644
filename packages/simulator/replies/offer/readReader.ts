import type { Offer } from '../../fit/offer.ts';
import type { FitLevel } from '../../fit/explainFit.ts';
import { readFit } from '../../fit/readFit.ts';
import { readTrades } from '../../fit/titles/titleTrades.ts';
import type { LeadInList } from '../../lead.ts';
import type { Persona } from '../../persona/persona.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import { buysWare } from './buysWare.ts';
import type { ListHomes } from './isElsewhere.ts';
import { withoutCompany } from './isTitleNamed.ts';
import { readConcern } from './readConcern.ts';
import { readDistance } from './readDistance.ts';
import { namesWork, readJobFit } from './readJobFit.ts';
import { isSolo, readStanding, type Standing } from './readStanding.ts';
import { nameTeam } from './teams.ts';

/** A team is named only if the offer is this certain: forwarding to the wrong team is worse than naming none. */
const LEAST_NEED = 0.6;

/** Work of those who receive applications. */
const HIRES: ReadonlySet<string> = new Set(['hr', 'recruiting']);

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
const VOLUNTEERS = /\b(?:volunteers?|trustees?|churchwarden|governors?|vicar|rector|councillor)\b/i;
/** Where nobody has a boss. */
const CLUB =
  /\b(?:church(?:es)?|chapel|parish|PCC|diocese|congregation|ministr(?:y|ies)|fellowship|religio\p{L}*|synagogue|mosque|temple|choirs?|choral|singers|clubs?|scouts?|guides|allotments?|village hall|(?:bowls|cricket|rowing|netball|music|history|civic|community) (?:club|association|society)|society|friends of|ringers)\b/iu;
const TEAMLESS =
  /\b(?:sole trader|self[- ]employed|freelanc\w*|volunteers?|interns?|trainees?|apprentices?|churchwarden|trustees?|vicar|rector|treasurer|governors?|caretaker|councillor|students?|locum)\b/i;

/** What is said of the reader whatever is offered. */
const listOwnTags = (lead: LeadInList, standing: Standing): (string | undefined)[] => {
  const title = lead.title ?? '';
  const trades = readTrades(title);
  const { employer, rank } = standing;
  return [
    rank ?? undefined,
    standing.isDeskless ? 'deskless' : undefined,
    employer === 'others' ? undefined : 'whole',
    trades.some(({ trade }) => HIRES.has(trade)) ? 'hr' : undefined,
    buysWare(lead) === true || trades.some(({ trade }) => trade === 'procurement') ? 'buys' : undefined,
    standing.isOfDepartment ? 'department' : undefined,
    employer === 'own' ? 'handsOn' : undefined,
    employer === 'none' ? 'alone' : undefined,
    isSolo(lead, standing) ? 'solo' : undefined,
    RUNS_FLEET.test(`${title} ${lead.company ?? ''}`) ? 'runsFleet' : undefined,
    TEAMLESS.test(title) ? 'teamless' : undefined,
    VOLUNTEERS.test(title) ? 'unpaidHelp' : undefined,
    CLUB.test(`${lead.company ?? ''} ${lead.industry ?? ''}`) ? 'club' : undefined,
  ];
};

/** Who answers: how far they are from the offer, their rank and whom they work for, and which team decides otherwise. */
export function readReader(
  lead: LeadInList,
  {
    persona,
    offer,
    list,
    kind,
    isSought,
  }: { persona: Persona; offer: Offer | null; list: ListHomes; kind: EmailKind | null; isSought: boolean },
): { tags: string[]; team: string | null; level: FitLevel | null } {
  const { companySize, industry } = persona;
  const title = lead.title ?? '';
  const fit = readFit(offer, { title: lead.title, company: lead.company, companySize, industry, industryText: lead.industry });
  const standing = readStanding(lead, persona);
  const distance = readDistance(lead, { standing, fit, offer, list, kind, isSought });
  const runsAll = standing.employer !== 'others';
  const { subject, body } = withoutCompany(lead);
  const concern = readConcern(lead, kind, { fit, list, leads: standing.leads, runsAll });
  const tags = [
    distance ?? undefined,
    ...listOwnTags(lead, standing),
    standing.leads && distance !== 'aside' ? 'leads' : undefined,
    distance === 'owner' || distance === 'near' || runsAll || title === '' ? 'insider' : undefined,
    kind === 'recruiting' ? (readJobFit(lead, fit, list) ?? undefined) : undefined,
    concern === 'others' ? 'beside' : concern === 'theirs' ? 'theirs' : undefined,
    kind !== 'link_building' ? undefined : KEEPS_SITE.test(title) ? 'keeper' : title === '' || runsAll ? undefined : 'noKeeper',
    kind === 'recruiting' && isAtDesk(`${subject}\n${body}`) ? 'desk' : undefined,
    kind === 'recruiting' && !namesWork(lead.email) ? 'vague' : undefined,
  ].filter((tag) => tag !== undefined);
  const owners = (offer?.needs[0]?.share ?? 0) >= LEAST_NEED ? (offer?.needs[0]?.owners ?? []) : [];
  const isTeamKnown = distance === 'far' || distance === 'near' || distance === 'aside';
  return { tags, team: isTeamKnown ? nameTeam(owners, lead.company) : null, level: fit?.level ?? null };
}
