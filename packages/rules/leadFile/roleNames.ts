/** The facts a column can give about a lead besides the profile. */
export const LEAD_ROLES = ['firstName', 'lastName', 'fullName', 'company', 'title', 'companySize', 'industry', 'country', 'email'] as const;
export type LeadRole = (typeof LEAD_ROLES)[number];

const list = (names: string): string[] => names.trim().split(/\s+/);

/**
 * Normalized headers per role, best first: from the exports of the tools in docs and tests, then German, French, Spanish, Italian,
 * Portuguese, Dutch and Polish. Each name is listed once: a name shared by two languages has the same role in both.
 */
export const roleNames: Record<LeadRole, readonly string[]> = {
  firstName: list(`
    firstname fname givenname first forename contactfirstname leadfirstname personfirstname prospectfirstname
    vorname rufname prenom nombre nombres primernombre nombredepila nome primeironome nomeproprio voornaam imie`),
  lastName: list(`
    lastname lname surname familyname last contactlastname leadlastname personlastname prospectlastname
    nachname familienname zuname nom nomdefamille apellido apellidos primerapellido cognome sobrenome apelido ultimonome nomedefamilia
    achternaam familienaam nazwisko`),
  fullName: list(`
    fullname name contactname leadname personname prospectname contactfullname
    vollstandigername vollstaendigername vollername kontaktname nomcomplet nometprenom prenometnom nomprenom prenomnom nombrecompleto
    nombreyapellidos nombreyapellido nombreapellidos nomecompleto nomecognome nomeecognome cognomenome nomeesobrenome naam volledigenaam
    imieinazwisko imienazwisko nazwiskoiimie`),
  company: list(`
    company companyname organization organisation currentcompany currentcompanyname companytabledata companynameforemails organizationname
    organisationname personcompanyname personorganization accountname account employer
    firma firmenname unternehmen unternehmensname arbeitgeber aktuellesunternehmen aktuellefirma
    entreprise nomentreprise nomdelentreprise nomdentreprise entrepriseactuelle societe nomdelasociete raisonsociale employeur compagnie
    empresa nombredelaempresa nombredeempresa nombreempresa empresaactual razonsocial compania organizacion empleador
    azienda nomeazienda nomedellazienda aziendaattuale societa ragionesociale impresa ditta organizzazione datoredilavoro
    nomedaempresa nomeempresa empresaatual companhia organizacao empregador razaosocial
    bedrijf bedrijfsnaam naambedrijf huidigbedrijf organisatie werkgever onderneming
    nazwafirmy obecnafirma przedsiebiorstwo pracodawca organizacja spolka`),
  title: list(`
    title jobtitle currentjob position currenttitle currentposition currentjobtitle contactjobtitle personjobtitle persontitle contacttitle
    jobposition occupation role linkedinjobtitle headline
    berufsbezeichnung stellenbezeichnung positionsbezeichnung jobtitel stelle funktion rolle beruf titel aktuelleposition
    poste posteactuel posteoccupe intituledeposte intituleduposte titreduposte titredeposte fonction metier titre
    puesto puestoactual puestodetrabajo cargo cargoactual titulodelpuesto titulodetrabajo posicion ocupacion rol titulo
    ruolo ruoloattuale posizione posizioneattuale posizionelavorativa qualifica mansione incarico carica titololavorativo titolo
    cargoatual funcao posicao profissao
    functie functietitel functienaam huidigefunctie positie beroep
    stanowisko obecnestanowisko stanowiskopracy nazwastanowiska funkcja tytul rola`),
  companySize: list(`
    companysize employees numberofemployees employeecount companyemployeecount companynumberofemployees companyheadcount headcount
    employeesrange employeerange companysizerange companyemployees numemployees noofemployees`),
  industry: list(`
    industry companyindustry primaryindustry industries companyindustries companymainindustry linkedinindustry sector`),
  country: list(`
    country personcountry contactcountry leadcountry prospectcountry countryname countrycode
    land pays pais paese kraj`),
  email: list(`
    email emailaddress emails emailaddresses workemail workemailaddress businessemail professionalemail primaryemail contactemail leademail
    personemail personemailwork emailwork email1 emailaddress1 directemail corporateemail
    emailadresse emailprofessionnel adresseemail adressemail courriel correo correoelectronico indirizzoemail correioeletronico emailadres
    adresemail`),
};

/** Words that say whose or which without changing a column's meaning. Not `original`, which marks a column that another one overrides. */
export const QUALIFIERS = new Set(
  list(`
    prospect prospects contact lead leads person people current cleaned clean cleansed normalized formatted primary main latest
    kontakt kontakts kontakte kontaktu ansprechpartner aktuelle aktueller aktuelles aktuell
    actuel actuelle contacto contatto contato actual attuale atual huidige huidig obecny obecna obecne
    du de la le el lo il del della do da dos das van het der des l d`),
);

/** The words a header of the role consists of, without qualifiers; it must contain at least one of `heads`. */
export const roleWords: readonly { role: LeadRole; heads: ReadonlySet<string>; others: ReadonlySet<string> }[] = [
  {
    role: 'company',
    heads: new Set(list('company account employer organization organisation firma unternehmen entreprise societe empresa azienda bedrijf')),
    others: new Set(list('name nom nombre nome naam nazwa')),
  },
  {
    role: 'title',
    heads: new Set(
      list(`
        title position role occupation jobtitel jobbezeichnung berufsbezeichnung stellenbezeichnung funktion poste fonction puesto cargo ruolo
        posizione qualifica funcao functie functietitel stanowisko`),
    ),
    others: new Set(list('job intitule titre')),
  },
  { role: 'firstName', heads: new Set(list('first given vorname prenom voornaam imie')), others: new Set(['name']) },
  {
    role: 'lastName',
    heads: new Set(list('last family nachname familienname cognome apellido apellidos sobrenome achternaam nazwisko')),
    others: new Set(['name']),
  },
  { role: 'fullName', heads: new Set(['name']), others: new Set(['full']) },
  { role: 'email', heads: new Set(['email']), others: new Set(['address', 'work', 'business']) },
];

/**
 * Names that mean the whole name in a file without a column for the other part: `Nom` alone, `Nome` alone. `Name` next to `Vorname` means
 * the last name.
 */
export const WHOLE_NAMES = new Set(list('nom nombre nome'));
