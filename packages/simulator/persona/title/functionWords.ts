import type { JobFunction } from '../persona.ts';

/** Words that name a function, matched in a folded title. */
export type FunctionRule = { jobFunction: JobFunction; pattern: RegExp };

const words = (pattern: string): RegExp => new RegExp(`(?:^|[ |])(?:${pattern})(?=$|[ |])`);

/** Word pairs that mean something different together; the first match decides. */
export const FUNCTION_PHRASES: readonly FunctionRule[] = [
  {
    jobFunction: 'operations',
    pattern: words(
      '(?:executive|administrative|personal|office|managerial) assistants?|(?:ea|pa) (?:to|of) .*|(?:assistant|assistante|assistentin|assistent|asistente|asystentka?) (?:to|de|der|di) .*',
    ),
  },
  {
    jobFunction: 'marketing',
    pattern: words(
      'product marketing|marketing operations|demand gen(?:eration)?|public relations|growth marketing|(?:partner|channel|field|sales) marketing|chief growth officer',
    ),
  },
  {
    jobFunction: 'sales',
    pattern: words(
      '(?:medical|pharma|pharmaceutical|software|it|technical|saas|technology|device|insurance|advertising|media|marketing|financial|education|healthcare) sales|sales (?:engineer|engineering|operations|enablement|development|consultant|and marketing)|pre ?sales|solutions? (?:engineer|consultant)|ingenieur commercial|revenue operations|business development|key account|chief commercial officer|partner manager|partnerships? manager|real estate (?:agent|broker)|account (?:executive|manager|director)|channel (?:manager|sales|partner)',
    ),
  },
  {
    jobFunction: 'it',
    pattern: words(
      'it (?:support|operations|specialist|manager|director|project manager|security|infrastructure)|information (?:technology|security|systems)|chief information (?:security )?officer|cyber ?security|help ?desk|service desk|network (?:engineer|administrator|manager|security)|(?:systems?|database|network|server|it) administrator|security (?:analyst|engineer|architect)|business systems|systemas|responsable de sistemas|responsable informatique',
    ),
  },
  {
    jobFunction: 'customer_success',
    pattern: words(
      'customer (?:success|support|service|services|experience|care|operations|onboarding)|client (?:success|services?|support|experience)|technical support|chief customer officer|support (?:engineer|specialist|manager)|[a-z]*kundenservice|kundenbetreuer(?:in)?|service client|atencion al cliente|klantenservice|obslugi klienta',
    ),
  },
  {
    jobFunction: 'people',
    pattern: words(
      'people (?:operations|partner|and culture)|talent [a-z]+|technical recruiter|human resources?|chief people officer|learning and development|compensation(?: and benefits)?|ressources humaines|recursos humanos|risorse umane|employee [a-z]+|zasobow ludzkich',
    ),
  },
  {
    jobFunction: 'design',
    pattern: words(
      'product design(?:er)?|(?:art|creative) director|chief design officer|(?:interior|graphic|visual|industrial|web|ux|ui) design(?:er)?',
    ),
  },
  {
    jobFunction: 'procurement',
    pattern: words(
      'strategic sourcing|category manager|(?:it|indirect|global|software) (?:procurement|purchasing|sourcing)|vendor manager|chief procurement officer',
    ),
  },
  {
    jobFunction: 'legal',
    pattern: words(
      'legal (?:operations|counsel|affairs)|general counsel|chief legal officer|(?:compliance|data protection|privacy) officer',
    ),
  },
  {
    jobFunction: 'research',
    pattern: words('research(?: and development)?|user research(?:er)?|recherche|investigacion|ricerca|forschung(?:sleiter)?|badan'),
  },
  {
    jobFunction: 'engineering',
    pattern: words(
      'technical (?:program|project) manager|data (?:engineer|scientist|analyst|science|engineering|architect)|solutions? architect|(?:software|cloud|enterprise|systems?|technical|data|security) architect|(?:software|web) .*|chief data officer|head of data',
    ),
  },
  {
    jobFunction: 'education',
    pattern: words(
      '(?:school|university|college) [a-z]+|(?:associate|assistant|adjunct) professor|director of admissions|superintendent of schools|dean of [a-z]+',
    ),
  },
  {
    jobFunction: 'finance',
    pattern: words(
      'kaufmannischer leiter|kaufmannische leiterin|(?:financial|tax|finance) [a-z]+|loan officer|investor relations|accounts (?:payable|receivable)|wealth [a-z]+',
    ),
  },
];

/** Single words; the first one in the title decides. */
export const FUNCTION_WORDS: readonly FunctionRule[] = [
  {
    jobFunction: 'sales',
    pattern: words(
      'sales|sdr|bdr|ae|cro|revenue|commercial|comercial|commerciale|commercieel|partnerships?|alliances|realtor|vertrieb[a-z]*|verkauf[a-z]*|ventes|ventas|vendas|vendite|verkoop[a-z]*|verkoper|sprzedazy|forsaljning[a-z]*|salj[a-z]*|salgs?[a-z]*|selger|accountmanager|seller|vendedora?|venditore|vendeur|vendeuse|handlowiec|salesforce|salesperson',
    ),
  },
  {
    jobFunction: 'marketing',
    pattern: words(
      '[a-z]*marketing[a-z]*|marketingu|cmo|brand|growth|content|seo|sem|ppc|communications?|comms|pr|advertising|social media|community|copywriter|marketer|events?|digital|media|comunicacion|comunicazione|comunicacao|kommunikation[a-z]*|marknads?[a-z]*|markedsforing[a-z]*|markeds[a-z]*|editor|journalist',
    ),
  },
  {
    jobFunction: 'people',
    pattern: words(
      'hr|hrbp|chro|people|talent|recruiter|recruiting|recruitment|sourcer|personnel|personal[a-z]+|rh|rrhh|drh|payroll|culture|kadr|kadry|hris|rekrytering[a-z]*',
    ),
  },
  {
    jobFunction: 'finance',
    pattern: words(
      'cfo|finance|finances|financial|finanzen|finanz[a-z]*|financier|financiere|financier[oa]|financeir[oa]|finanziari[oa]|finansow[a-z]*|finans[a-z]*|daf|accounting|accountant|accounts|controller|controlling|treasurer|treasury|audit|auditor|tax|bookkeeper|buchhalter(?:in)?|buchhaltung|comptable|comptabilite|contable|contador|contadora|contabile|contabilidad|boekhouder|ksiegow[a-z]*|ekonomi[a-z]*|okonomi[a-z]*|underwriter|actuary|banker|trader|investment[s]?|loan|fp and a',
    ),
  },
  {
    jobFunction: 'it',
    pattern: words(
      'it|cio|ciso|informatics|infrastructure|network|sysadmin|erp|informatik|informatique|dsi|rssi|ti|tic|sistemas|sistemi|informatyki|edv|itsm',
    ),
  },
  { jobFunction: 'product', pattern: words('product|cpo|produkt[a-z]*|produit|producto|produto|prodotto|produktu') },
  {
    jobFunction: 'procurement',
    pattern: words(
      'procurement|purchasing|purchaser|buyer|sourcing|einkauf[a-z]*|einkaufer(?:in)?|achats?|acheteur|acheteuse|compras|comprador|acquisti|inkoop|inkoper|zakup[a-z]*|inkop[a-z]*|innkjop[a-z]*|indkob[a-z]*',
    ),
  },
  {
    jobFunction: 'legal',
    pattern: words(
      'legal|counsel|attorney|lawyer|paralegal|compliance|rechtsanwalt(?:in)?|recht|jurist|juriste|juridique|avocate?|abogad[oa]|advogad[oa]|avvocat[oa]|advocaat|prawnik|privacy',
    ),
  },
  {
    jobFunction: 'healthcare',
    pattern: words(
      'chiropractor|chiropractic|optometrist|optician|hygienist|orthodontist|midwife|radiologist|dermatologist|pediatrician|anesthesiologist|psychiatrist|dietitian|veterinary|nurse|nursing|physician|doctor|surgeon|medical|clinical|clinic|clinician|pharmacist|pharmacy|therapist|dentist|dental|patient|health|rn|veterinarian|psychologist|caregiver|paramedic|arzt|arztin|pflege[a-z]*|medecin|medico|medica|infirmier|infirmiere|enfermer[oa]|lekarz',
    ),
  },
  {
    jobFunction: 'education',
    pattern: words(
      'teacher|professor|lecturer|instructor|tutor|educator|teaching|academic|faculty|dean|provost|curriculum|education|student|students|lehrer(?:in)?|enseignante?|docente|nauczyciel|estudiante|librarian|admissions',
    ),
  },
  { jobFunction: 'research', pattern: words('researcher|scientist|scientific|laboratory|lab|postdoc|postdoctoral|chercheur|investigador') },
  { jobFunction: 'design', pattern: words('designer|design|ux|ui|creative|art|architect|illustrator|photographer') },
  { jobFunction: 'customer_success', pattern: words('csm|support|customer|onboarding') },
];

/** Words that name a function only if no other does. */
export const WEAK_FUNCTION_WORDS: readonly FunctionRule[] = [
  {
    jobFunction: 'engineering',
    pattern: words(
      '[a-z]*(?:engineer|engineering|developer|entwickler|entwicklerin|ingenieur|ingenieurin|ontwikkelaar|utvecklare|utvikler|udvikler|developpeur)|cto|technology|technologist|technical|tech|software|devops|sre|qa|eng|data|analytics|ai|ml|programmer|programista|inzynier|desarrollador[a]?|ingenier[oa]|desenvolvedora?|engenheir[oa]|sviluppatore|sviluppatrice|ingegnere|developpeuse|ingenieure|technik|technique|tecnico|scrum master|tester',
    ),
  },
  {
    jobFunction: 'operations',
    pattern: words(
      'coo|operations|operating|operational|logistics|supply|chain|production|produktion[a-z]*|plant|warehouse|facilities|facility|manufacturing|quality|project|program|programme|projekt[a-z]*|projet|proyecto|progetto|projeto|office manager|driver|foreman|construction|maintenance|fleet|dispatcher|machinist|welder|electrician|plumber|carpenter|mechanic|operaciones|operacoes|operazioni|betrieb[a-z]*|werksleiter(?:in)?|logistik[a-z]*|logistique|logistica|administrative|amministrativa|amministrativo|administrative assistant|secretary|receptionist',
    ),
  },
  {
    jobFunction: 'general_management',
    pattern: words(
      'ceo|founder|cofounder|co founder|owner|coowner|co owner|founding partner|chairman|chairwoman|chairperson|chair|managing (?:director|partner|member)|md|general manager|gm|(?:senior |general |equity )?partner|chief executive|chief executive officer|chief of staff|entrepreneur|proprietor|executive director|diretora? executiv[oa]|geschaftsfuhrer(?:in)?|geschaftsfuhrende[rn]? [a-z]+|inhaber(?:in)?|grunder(?:in)?|vorstand|vorstandsvorsitzende[r]?|vorstandsmitglied|gesellschafter(?:in)?|pdg|dg|(?<!vice )presidente?|presidenta|directeur general|directrice generale|gerante?|fondateur|fondatrice|cofondateur|director general|directora general|diretora? geral|direttore generale|consejer[oa] delegad[oa]|gerente general|fundador[a]?|soci[oa]|soci[oa] fundador[a]?|propietari[oa]|proprietari[oa]|duen[oa]|amministrat(?:ore|rice) delegat[oa]|amministratore unico|titolare|fondatore|algemeen directeur|eigenaar|zaakvoerder|oprichter|bestuurder|prezes(?: zarzadu)?|wlasciciel(?:ka)?|dyrektor generalny|dyrektor zarzadzajacy|zalozyciel|vd|verkstallande direktor|grundare|agare|administrerende direktor|adm dir|indehaver|grunnlegger|daglig leder|toimitusjohtaja',
    ),
  },
];
