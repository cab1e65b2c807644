import type { Seniority } from '../persona.ts';

/** A pattern over a folded title and its seniority; the first match decides. */
export type SeniorityRule = { pattern: RegExp; seniority: Seniority };

const words = (pattern: string): RegExp => new RegExp(`(?:^|[ |])(?:${pattern})(?=$|[ |])`);

export const SENIORITY_RULES: readonly SeniorityRule[] = [
  // People who support a position do not hold it.
  {
    seniority: 'individual',
    pattern: words(
      '(?:[a-z]+ )*(?:assistant|assistante|assistent|assistentin|asistente|assistente|asystentka?|secretary|sekretarin|secretaire) (?:to|of|der|des|de|di|do|van|til)(?: .*)?|(?:ea|pa) (?:to|of)(?: .*)?|(?:ceo|cfo|coo|cto) office intern|.*(?:praktikant|praktikantin|werkstudent|werkstudentin|trainee|apprentice|stagiaire|becario|estagiario|stagista|stagiair|stazysta|intern|internship)',
    ),
  },
  {
    seniority: 'vp',
    pattern: words('(?:s|e|a|g)?vp|vice president|vice presidente?|vice presidenta|vicepresident[ea]?|vizeprasident(?:in)?|wiceprezes'),
  },
  {
    seniority: 'director',
    pattern: words(
      'chief of staff|(?:fire|police) chief|chief of police|general manager|gm|(?:school|assistant|vice) principal|head ?(?:teacher|master|mistress)|superintendent of [a-z]+|diretora? executiv[oa]',
    ),
  },
  {
    seniority: 'c_level',
    pattern: words(
      'ceo|cfo|cto|cio|ciso|cso|coo|cmo|cro|cpo|chro|clo|cco|cdo|cxo|cao|cgo|cko|chief(?: [a-z]+){1,4} officer|chief executive|chief (?:technologist|scientist|economist|counsel)|general counsel|(?:co )?(?:founder|owner|fundador|fundadora|fondateur|fondatrice|founding [a-z]+)|cofounder|cofondateur|cofondatrice|coowner|proprietor|entrepreneur|president|chairman|chairwoman|chairperson|chair|managing (?:director|partner|member)|md|(?:senior |general |equity |name )?partner(?: and [a-z]+)?|geschaftsfuhrer(?:in)?|geschaftsfuhrende[rn]? [a-z]+|inhaber(?:in)?|grunder(?:in)?|vorstand|vorstandsvorsitzende[r]?|vorstandsmitglied|prokurist(?:in)?|geschaftsleiter(?:in)?|gesellschafter(?:in)?|pdg|dg|presidente?|presidenta|directeur general|directrice generale|gerante?|associee?|director general|directora general|diretora? geral|direttore generale|consejer[oa] delegad[oa]|gerente general|soci[oa](?: [a-z]+)?|propietari[oa]|proprietari[oa]|duen[oa]|amministrat(?:ore|rice) delegat[oa]|amministratore unico|titolare|fondatore|algemeen directeur|eigenaar|eigenaresse|zaakvoerder|oprichter|bestuurder|prezes(?: zarzadu)?|wlasciciel(?:ka)?|wspolwlasciciel|zalozyciel|dyrektor generalny|dyrektor zarzadzajacy|vd|verkstallande direktor|grundare|agare|administrerende direktor|adm dir|indehaver|grunnlegger|daglig leder|toimitusjohtaja',
    ),
  },
  {
    seniority: 'director',
    pattern: words(
      '[a-z]*director|directora|head|dean|provost|principal$|directeur|directrice|direttore|direttrice|diretora?|direktor(?:in)?|dyrektor(?:ka)?|hoofd|leiter(?:in)?|[a-z]*(?:vertriebs|verkaufs|marketing|personal|einkaufs|bereichs|abteilungs|finanz|werks|it|entwicklungs|produktions|niederlassungs)leiter(?:in)?|drh|dsi|daf|direktor|leitung|avdelningschef|avdelingsleder',
    ),
  },
  {
    seniority: 'individual',
    pattern: words(
      'lead (?:[a-z]+ )*(?:engineer|developer|designer|architect|analyst|consultant|scientist|recruiter|specialist|accountant)|relationship associate',
    ),
  },
  {
    seniority: 'manager',
    pattern: words(
      '[a-z]*manager(?:in)?|management lead|managerka|supervisor|foreman|superintendent|(?:[a-z]+ )*(?:team|tech|technical|squad|shift|group|project|sales|marketing|product|design|support|practice|delivery) lead(?:er)?|team ?leader|lead|[a-z]*(?:team|projekt|gruppen|schicht|filial|verkoop|team)leiter(?:in)?|verkoopleider|teamleider|projectleider|responsable|responsabile|responsavel|gerente|jefe|jefa|chef|cheffe|encargad[oa]|supervisora?|capo|kierownik|kierowniczka|[a-z]+chef|[a-z]+ss?jef|salgschef|teamleder|projektleder|projektledare|capo [a-z]+|chef (?:de|du|des) [a-z]+',
    ),
  },
  {
    seniority: 'individual',
    pattern: words(
      '[a-z]*(?:engineer|developer|designer|entwickler|entwicklerin|ingenieur|ingenieurin|utvecklare|ontwikkelaar|udvikler|utvikler|mitarbeiter|mitarbeiterin|assistent|assistentin|berater|beraterin)|programmer|coder|architect|analyst|analista|analyste|analityk|scientist|researcher|chercheur|investigador|specialist|specialista|spezialist|specjalista|specjalistka|especialista|expert|consultant|consultante|consultor|consultora|consulente|konsultant|konsulent|konsult|adviseur|adviser|advisor|asesor|representative|rep|reps|sdr|bdr|ae|executive|coordinator|coordinador|coordinadora|coordenadora?|coordinateur|coordinatrice|koordinator|associate|assistant|assistante|asistente|assistente|asystent|[a-z]*administrator|realtor|administrador|administrateur|clerk|agent|agente|broker|officer|generalist|recruiter|sourcer|accountant|controller|contador|contadora|contable|contabile|comptable|bookkeeper|auditor|buchhalter|buchhalterin|ksiegowa|ksiegowy|boekhouder|attorney|lawyer|counsel|paralegal|rechtsanwalt|rechtsanwaltin|avocat|avocate|abogad[oa]|advogad[oa]|avvocat[oa]|advocaat|prawnik|jurist|juriste|nurse|physician|doctor|surgeon|therapist|pharmacist|dentist|veterinarian|psychologist|caregiver|paramedic|technician|technicien|tecnico|technik|mechanic|electrician|driver|inspector|operator|planner|buyer|acheteur|acheteuse|comprador|einkaufer|einkauferin|inkoper|purchaser|teacher|professor|lecturer|instructor|tutor|educator|librarian|faculty|student|estudiante|graduate|lehrer|lehrerin|enseignant|docente|writer|copywriter|editor|journalist|strategist|marketer|blogger|photographer|videographer|producer|artist|illustrator|freelancer|freelance|contractor|selfemployed|self employed|seller|salesperson|salesman|saleswoman|cashier|barista|waiter|chef de partie|cook|receptionist|secretary|dispatcher|underwriter|actuary|trader|banker|teller|business partner|(?:[a-z]+ )*(?:hr|talent|people|channel|business) partner|product owner|scrum master|owner of [a-z]+|webmaster|tester|sysadmin|developpeur|developpeuse|ingenieure|desarrollador|desarrolladora|ingenier[oa]|desenvolvedora?|engenheir[oa]|sviluppatore|sviluppatrice|ingegnere|farmer|rancher|grower|bouncer|baker|butcher|bartender|florist|hairdresser|barber|stylist|welder|machinist|carpenter|plumber|roofer|bricklayer|mason|painter|firefighter|pilot|captain|musician|janitor|cleaner|housekeeper|guard|optometrist|optician|chiropractor|hygienist|midwife|pastor|priest|rabbi|imam|surveyor|estimator|nanny|tailor|locksmith|landscaper|gardener|chemist|geologist|biologist|radiologist|dermatologist|orthodontist|impiegat[oa]|programista|inzynier|handlowiec|sprzedawca|vendeur|vendeuse|vendedora?|venditore|verkoper|verkaufer|verkauferin|saljare|salgare|selger|sachbearbeiter|sachbearbeiterin|referent|referentin|medewerker|member of technical staff|worker|staff',
    ),
  },
];

/** Words in which a stronger word means something weaker: a product owner owns no company, a talent partner is not a partner. */
export const NOT_AN_OFFICE = words(
  '(?:product|process|data|service|system) owner|(?:[a-z]+ )*(?:hr|human resources|business|talent|acquisition|people|channel|alliance|solution|sales|technology|client|customer|implementation|delivery|account|marketing|success|learning|finance|strategic|legal) partner|partner(?= (?:manager|marketing|success|account|sales))|(?:account|sales|marketing|advertising|hr|digital marketing|recruitment|customer service) executive|head (?:chef|coach|nurse|cook|tutor|steward|groom|mechanic|(?!teacher|master)[a-z]+(?:er|ist|ian|man|woman))(?= *$| (?:and|of|at|in|for) )|vice chair|(?:loan|compliance|police|admissions|privacy|communications|data protection|press|program|field|project|probation|administrative) officer|managing (?:editor|consultant)|chief (?:engineer|architect)|assistant(?= (?:manager|director|vice|principal|professor))|associate(?= (?:director|vice|general))',
);
