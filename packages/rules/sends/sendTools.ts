import { normalizeHeader } from '../leadFile/columnNames.ts';

/** Tools whose exports are recognized by their headers. */
export type KnownSendTool =
  | 'instantly'
  | 'smartlead'
  | 'lemlist'
  | 'apollo'
  | 'hubspot'
  | 'reply_io'
  | 'woodpecker'
  | 'outreach'
  | 'salesloft';

/** Normalized headers that only one tool writes; the tool with the most of them in a file made it. */
const marks: readonly { tool: KnownSendTool; headers: readonly string[] }[] = [
  {
    tool: 'outreach',
    headers: [
      'delivercount',
      'optoutcount',
      'failurecount',
      'schedulecount',
      'numcontactedprospects',
      'numrepliedprospects',
      'positivereplycount',
      'neutralreplycount',
      'negativereplycount',
    ],
  },
  {
    tool: 'salesloft',
    headers: ['cadencename', 'cadenceid', 'cadence', 'countsreplies', 'countsviews', 'countsclicks', 'recipientemailaddress'],
  },
  {
    tool: 'instantly',
    headers: [
      'emailssentcount',
      'contactedcount',
      'leadscount',
      'opencountunique',
      'replycountunique',
      'totalopportunities',
      'campaignisevergreen',
      'totalopportunityvalue',
      'ltintereststatus',
      'emailopencount',
      'emailreplycount',
      'campaignstatus',
      'opportunities',
      'sequencestarted',
      'newleadscontactedcount',
    ],
  },
  {
    tool: 'smartlead',
    headers: [
      'leademail',
      'leadcategory',
      'sequencenumber',
      'opentime',
      'replytime',
      'senttime',
      'isunsubscribed',
      'isbounced',
      'emailsubject',
      'uniquesentcount',
      'uniqueopencount',
      'positivereplycount',
      'campaignleadstats',
      'senderbounced',
      'positivereply',
      'leadscontacted',
      'clienid',
      'clientname',
    ],
  },
  {
    tool: 'lemlist',
    headers: [
      'emailssent',
      'emailsopened',
      'emailsreplied',
      'emailsbounced',
      'emailsinterested',
      'emailsunsubscribed',
      'laststate',
      'leadslaunched',
      'nbleads',
      'emailsclicked',
      'leadsinterested',
      'leadsreached',
      'sendusername',
      'messagessent',
    ],
  },
  {
    tool: 'apollo',
    headers: [
      'sequencename',
      'spamblocked',
      'spamblock',
      'notsent',
      'bouncedrate',
      'interestedrate',
      'demoed',
      'apollocontactid',
      'emailsent',
      'emailopen',
      'emailbounced',
      'finished',
      'sequenceactive',
      'uniquescheduled',
      'uniquedelivered',
      'uniqueopened',
      'uniquereplied',
      'uniquebounced',
      'uniquehardbounced',
      'uniquespamblocked',
      'uniqueunsubscribed',
      'uniquedemoed',
      'optout',
    ],
  },
  {
    tool: 'hubspot',
    headers: [
      'hardbounced',
      'softbounced',
      'markedasspam',
      'spamreports',
      'emailname',
      'marketingemailname',
      'senddateyourtimezone',
      'clickthroughrate',
      'publishdate',
      'emailcampaignid',
      'hardbounces',
      'softbounces',
      'untrackedrecipients',
      'notsentreasons',
    ],
  },
  {
    tool: 'reply_io',
    headers: [
      'sequenceid',
      'notreached',
      'optedout',
      'outofoffice',
      'meetingsbooked',
      'peopletotal',
      'totalpeople',
      'peoplecontacted',
      'peoplefinished',
      'peopleactive',
      'optouts',
      'people',
      'interestedpercentage',
      'prospectscount',
      'sequencestatus',
      'owneremail',
    ],
  },
  {
    tool: 'woodpecker',
    headers: [
      'prospects',
      'prospectscontacted',
      'autoreplied',
      'interestlevel',
      'nonresponsive',
      'secondaryreplied',
      'maybelater',
      'prospectstatus',
      'responded',
      'tocheck',
      'invalid',
      'blacklisted',
      'prospectemail',
      'opencampaignid',
      'interestinterested',
    ],
  },
];

/** The tool whose headers these are; null if none is recognized. */
export function findSendTool(headers: readonly string[]): KnownSendTool | null {
  const normalized = new Set(headers.map(normalizeHeader));
  let best: { tool: KnownSendTool | null; found: number } = { tool: null, found: 0 };
  for (const { tool, headers: known } of marks) {
    const found = known.filter((header) => normalized.has(header)).length;
    if (found > best.found) best = { tool, found };
  }
  return best.tool;
}
