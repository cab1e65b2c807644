/** Words an email may begin with, in the languages that are detected; longest forms first within a pattern. */
export const GREETING_WORDS: readonly string[] = [
  'hi there|hello there|(?:respected|esteemed) (?:sirs?|madams?)(?: ?/ ?madams?| or madams?)?|hey there|hi|hello|hey|hiya|howdy|dear|greetings|good (?:morning|afternoon|evening|day)|morning|afternoon|yo|namaste|aloha',
  'hallo|guten (?:tag|morgen|abend)|sehr geehrte[rs]?|liebe[rs]?|moin|servus|gr\u00fc\u00df (?:gott|dich)|gr\u00fcezi',
  'bonjour|bonsoir|salut|cher|ch\u00e8re|coucou',
  'hola|estimad[oa]|buen(?:os|as) (?:d\u00edas|tardes|noches)|buen d\u00eda|querid[oa]|apreciad[oa]',
  'ol\u00e1|oi|prezad[oa]|car[oa]|bom dia|boa (?:tarde|noite)',
  'ciao|buongiorno|buonasera|salve|gentile|gentilissim[oa]|egregi[oa]|spett\\.?le',
  'hoi|beste|geachte|goede(?:morgen|middag|navond)|dag',
  'cze\u015b\u0107|dzie\u0144 dobry|witam|witaj|szanown[yai]e?|drog[ia]|hej',
  'hejsan|hejsa|hei|heisann|goddag|god (?:dag|morgen|morgon)|k\u00e4ra?|k\u00e4re|k\u00e6re|b\u00e4sta|tjena',
];

/** Words after a greeting that are not a name. */
export const NOBODY: ReadonlySet<string> = new Set(
  "dear dearest darling clerk clerks bursar bursars treasurer registrar curator curators librarian caretaker landlord landlords skipper foreman vicar priest matron provost rector chancellor governor governors trustee trustees council councillors town parish estate estates kitchen workshop desk bookings reception accounts admin administration maintenance housekeeping events lab department purchasing procurement logistics facilities finance headquarters brewer winemaker grower growers farmer farmers keeper keepers breeder organiser organisers planner planners buyer buyers seller sellers shopkeeper hotelier innkeeper publican restaurateur harbormaster harbourmaster postmaster stationmaster superintendent administrator coordinator supervisor technician officer doctor doctors there team all everyone everybody folks guys friend friends again sir madam sirs colleague colleagues mate buddy you people crew gang y'all ladies gentlemen neighbor neighbour partner partners both champ legend boss chief captain stranger hiring recruiting marketing sales support it hr finance operations engineering product manager managers director founder founders ceo cto cfo cmo coo president owner owners leader leaders leadership group members member customer valued committee office department whomever whom reader subscriber editor editors teacher headteacher principal secretary receptionist buyer user users student students parent parents resident residents tenant tenants beloved hello hi hey from and or to at of the a my our your fellow quick just hope saw i we it's i'm this congrats congratulations thanks thank happy good great nice respected esteemed honored honoured honorable honourable distinguished madams mum mom mama dad papa grandma grandpa ceos customers clients client candidate candidates applicant applicants investor investors homeowner homeowners purchaser supplier suppliers volunteer volunteers organizer organizers zusammen kunde kundin kunden kundinnen kollege kollegin kolleginnen freund freunde freundinnen alle client clients messieurs mesdames responsable directeur amis ami amie collègue collègues monde señores señoras cliente clientes amigo amiga amigos colega colegas compañeros gerente team damen herren kollegen tous toutes équipe equipo todos todas tutti team allemaal zespół państwo alla alle".split(
    ' ',
  ),
);
