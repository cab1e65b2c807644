import type { SendField } from './sendFields.ts';

const list = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(' '));

/**
 * Normalized headers per field, best first: those of the known tools, and those people use in their own sheets, in English, German, French
 * and Spanish. Counts come before rates of the same figure.
 */
export const sendHeaders: Readonly<Record<SendField, readonly string[]>> = {
  name: list(
    'campaignname campaign sequencename sequence emailname marketingemailname name title cadencename cadence campaigntitle',
    'kampagnenname kampagne sequenzname sequenz campagne nomdelacampagne campana nombredelacampana',
  ),
  toolCampaignId: list('campaignid sequenceid emailid emailcampaignid id cadenceid kampagnenid'),
  startedOn: list(
    'startedon startdate started firstsentat senddate sentdate sentat senttime senddateyourtimezone publishdate launchedat',
    'emailsentat emailsentdate datesent createdat created creationdate datecreated timestampcreated date lastsentat timestamp',
    'startdatum versanddatum gesendetam versendetam erstelltam gestartetam datum datedenvoi fechadeenvio fecha',
  ),
  sent: list(
    'uniquesentcount emailssentcount emailssent totalsent sentcount sent emailsent messagessent totalemailssent contacted',
    'contactedcount peoplecontacted prospectscontacted leadscontacted sentemails nbemailssent issent versandteemails',
    'gesendeteemails versandt versendet gesendet verschickt envoyes emailsenvoyes enviados correosenviados',
  ),
  delivered: list(
    'delivered deliveredcount emailsdelivered totaldelivered delivery deliveries emaildelivered isdelivered uniquedelivered',
    'delivercount zugestellt zugestellteemails delivres entregados deliveryrate zustellrate',
  ),
  opened: list(
    'uniqueopencount opencountunique uniqueopens uniqueopened opened openedcount emailsopened opens open opencount totalopened',
    'emailopened emailopencount emailopen opentime openedat isopened countsviews geoffnet offnungen eindeutigeoffnungen ouverts',
    'ouvertures abiertos aperturas openrate uniqueopenrate openedrate offnungsrate tauxdouverture tasadeapertura',
  ),
  replied: list(
    'uniquereplycount replycountunique uniquereplies replied repliedcount emailsreplied replies reply replycount totalreplied',
    'totalreplies responded responses response emailreplied emailreplycount replytime repliedat hasreplied isreplied answered',
    'countsreplies antworten beantwortet geantwortet reponses repondu respuestas respondidos uniquereplied replyrate repliedrate',
    'responserate antwortrate antwortquote tauxdereponse tasaderespuesta',
  ),
  positiveReplies: list(
    'positivereplies positivereply positivereplycount positivereplied positiveresponses interested interestedcount',
    'interestedreplies totalinterested opportunities totalopportunities leadsinterested interest leadcategory interestlevel',
    'intereststatus leadintereststatus ltintereststatus positiveantworten interessiert interessenten reponsespositives',
    'respuestaspositivas positivereplyrate',
  ),
  bounced: list(
    'bounced bouncedcount bouncecount emailsbounced bounces bounce totalbounced hardbounced hardbounces isbounced emailbounced',
    'bouncedat unzustellbar zuruckgewiesen rebonds rebotes uniquebounced uniquehardbounced bouncerate bouncedrate bouncequote',
  ),
  unsubscribed: list(
    'unsubscribed unsubscribedcount unsubscribecount unsubscribes unsubscribe emailsunsubscribed optedout optout optouts',
    'isunsubscribed totalunsubscribed unsubscribedat optoutcount abgemeldet abmeldungen desabonnements desinscriptions bajas',
    'uniqueunsubscribed unsubscriberate unsubscribedrate optoutrate abmelderate',
  ),
  spamReports: list(
    'spamreports spamreport markedasspam spamcomplaints complaints complaint reportedasspam spamreportcount markedspam',
    'reportedspam spamcount spammeldungen spambeschwerden beschwerden plaintes quejas spamrate complaintrate spamreportrate',
  ),
  automaticReplies: list(
    'autoreplied automaticreplies autoreplies autoreply replycountautomaticunique replycountautomatic outofoffice autorepliedcount',
    'automatischeantworten abwesenheitsnotizen',
  ),
  listSize: list(
    'leadscount leads totalleads prospects prospectscount people totalpeople contacts recipients listsize leadslaunched nbleads',
    'totalcount campaignleadcount enrolled peopletotal peoplecount addedprospects prospectstotal empfanger kontakte listengrosse',
    'destinataires destinatarios',
  ),
  address: list(
    'leademail email emailaddress contactemail prospectemail recipient recipientemail personemail toemail to workemail',
    'recipientemailaddress toemailaddress emailadresse empfangeradresse',
  ),
  status: list(
    'status leadstatus prospectstatus state laststate event eventtype emailstatus contactstatus zustand leadstate statut estado',
  ),
};

/** Headers that mean something else in one tool than in the others: these come first. */
export const toolHeaders: Readonly<Record<string, Partial<Record<SendField, readonly string[]>>>> = {
  // A sequence sends several emails to each lead; rates are per lead ("contacted_count: number of leads for whom the sequence has started",
  // Instantly API, campaign analytics).
  instantly: { sent: ['contactedcount'] },
  // "Contacted" excludes bounces and automatic replies; "people" includes everyone who was sent an email (Reply.io, "How we calculate
  // analytics").
  reply_io: { sent: ['totalpeople', 'peopletotal', 'people'] },
};

/** Headers from regions that write the day before the month. */
export const dayFirstHeaders: ReadonlySet<string> = new Set(
  list(
    'kampagne kampagnenname datum startdatum versanddatum gesendet gesendetam versandt versendet antworten campagne',
    'datedenvoi envoyes reponses campana fecha fechadeenvio enviados respuestas',
  ),
);
