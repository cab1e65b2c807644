/**
 * Exports of the sending tools with invented figures. Headers of Instantly, Smartlead, lemlist, Apollo, Outreach and Salesloft are the
 * field names of their public APIs; those of HubSpot, Reply.io and Woodpecker are from their help pages. No public page lists the columns
 * of the files themselves.
 */
export type SendExport = {
  tool: string;
  kind: 'campaigns' | 'emails';
  fileName: string;
  text: string;
  first: { name: string; sent: number; replied: number };
};

export const SEND_EXPORTS: readonly SendExport[] = [
  {
    tool: 'instantly',
    kind: 'campaigns',
    fileName: 'instantly.csv',
    text: 'campaign_name,campaign_id,campaign_status,campaign_is_evergreen,leads_count,contacted_count,emails_sent_count,new_leads_contacted_count,open_count,reply_count,link_click_count,bounced_count,unsubscribed_count,completed_count,total_opportunities,total_opportunity_value\nYards Q3,0199-aa,3,false,430,418,960,418,181,9,4,6,2,420,3,3000\n',
    first: { name: 'Yards Q3', sent: 418, replied: 9 },
  },
  {
    tool: 'instantly',
    kind: 'emails',
    fileName: 'Yards leads.csv',
    text: 'Email,First Name,Campaign,Lead Status,Email Open Count,Email Reply Count,Lt Interest Status\na@farrow.example,Ann,Yards,Completed,2,1,1\nb@farrow.example,Ben,Yards,Completed,0,0,\nc@farrow.example,Cy,Yards,Bounced,0,0,\n',
    first: { name: 'Yards', sent: 3, replied: 1 },
  },
  {
    tool: 'smartlead',
    kind: 'campaigns',
    fileName: 'smartlead.csv',
    text: 'Campaign Name,Campaign ID,Client Name,Sent,Unique Open Count,Replied,Positive Reply,Bounced,Unsubscribed\n"Docks, autumn",88,Ours,"1,250",410,28,9,20,4\n',
    first: { name: 'Docks, autumn', sent: 1250, replied: 28 },
  },
  {
    tool: 'smartlead',
    kind: 'emails',
    fileName: 'statistics.csv',
    text: 'lead_name,lead_email,lead_category,sequence_number,email_campaign_name,email_subject,sent_time,open_time,click_time,reply_time,open_count,is_unsubscribed,is_bounced\nAnn,a@farrow.example,Interested,1,x,Hi,2026-03-02T08:00:00Z,2026-03-02T09:00:00Z,,2026-03-03T09:00:00Z,1,false,false\nAnn,a@farrow.example,Interested,2,x,Hi,2026-03-05T08:00:00Z,,,,0,false,false\nBen,b@farrow.example,,1,x,Hi,2026-03-02T08:00:00Z,,,,0,false,true\n',
    first: { name: 'statistics', sent: 2, replied: 1 },
  },
  {
    tool: 'lemlist',
    kind: 'campaigns',
    fileName: 'lemlist.csv',
    text: 'campaignName;campaignId;nbLeads;emailsSent;emailsOpened;emailsClicked;emailsReplied;emailsInterested;emailsBounced;emailsUnsubscribed\nHarbor;cam_1;200;200;90;3;7;2;1;0\n',
    first: { name: 'Harbor', sent: 200, replied: 7 },
  },
  {
    tool: 'lemlist',
    kind: 'emails',
    fileName: 'Harbor export.csv',
    text: 'email,firstName,lastName,companyName,lastState,emailsSent,emailsOpened,emailsReplied\na@farrow.example,Ann,Ash,Farrow,emailsReplied,2,1,1\nb@farrow.example,Ben,Birch,Farrow,emailsSent,2,0,0\n',
    first: { name: 'Harbor export', sent: 2, replied: 1 },
  },
  {
    tool: 'apollo',
    kind: 'campaigns',
    fileName: 'apollo.csv',
    text: 'Sequence Name,Active,Finished,Not Sent,Bounced,Spam Blocked,Delivered,Open,Reply,Interested,Opt Out\nOutbound A,0,300,2,8,1,290,120,11,3,1\n',
    first: { name: 'Outbound A', sent: 298, replied: 11 },
  },
  {
    tool: 'hubspot',
    kind: 'campaigns',
    fileName: 'hubspot.csv',
    text: 'Email name,Email ID,Send date (Your time zone),Sent,Delivered,Opened,Clicked,Replied,Hard bounced,Soft bounced,Unsubscribed,Marked as spam\nSpring letter,551,03/18/2026 9:00,900,880,300,12,14,15,5,6,1\n',
    first: { name: 'Spring letter', sent: 900, replied: 14 },
  },
  {
    tool: 'reply_io',
    kind: 'campaigns',
    fileName: 'reply.csv',
    text: 'Sequence ID,Name,People,Contacted,Delivered,Opened,Replied,Interested,Not Reached,Opted Out,Out of Office,Bounced,Auto Replied,Meetings Booked\n7,Freight,500,480,490,200,15,5,20,3,6,10,4,1\n',
    first: { name: 'Freight', sent: 500, replied: 15 },
  },
  {
    tool: 'woodpecker',
    kind: 'campaigns',
    fileName: 'woodpecker.csv',
    text: 'General statistics per campaign\n\nCampaign name,Campaign ID,Prospects,Sent,Delivered,Opened,Responded,Interested,Maybe later,Not interested,Autoreplied,Bounced,Invalid,Opt-out\nPorts,91,150,150,147,60,6,2,1,1,3,3,0,0\n',
    first: { name: 'Ports', sent: 150, replied: 6 },
  },
  {
    tool: 'instantly',
    kind: 'emails',
    fileName: 'Codes.csv',
    text: 'email,first_name,campaign,status,email_open_count,email_reply_count,lt_interest_status\na@farrow.example,Ann,Yards,3,2,1,2\nb@farrow.example,Ben,Yards,3,0,1,-1\nc@farrow.example,Cy,Yards,-1,0,0,\n',
    first: { name: 'Yards', sent: 3, replied: 2 },
  },
  {
    tool: 'smartlead',
    kind: 'campaigns',
    fileName: 'smartlead counts.csv',
    text: 'id,name,status,created_at,sent_count,unique_sent_count,open_count,unique_open_count,reply_count,positive_reply_count,bounce_count,unsubscribed_count,total_count\n88,Docks,COMPLETED,2026-02-11T08:00:00Z,900,400,310,180,12,3,7,2,400\n',
    first: { name: 'Docks', sent: 400, replied: 12 },
  },
  {
    tool: 'apollo',
    kind: 'campaigns',
    fileName: 'apollo counts.csv',
    text: 'id,name,active,created_at,unique_scheduled,unique_delivered,unique_bounced,unique_opened,unique_replied,unique_spam_blocked,unique_unsubscribed\n66e,Outbound B,true,2026-01-10,0,290,8,120,11,1,3\n',
    first: { name: 'Outbound B', sent: 298, replied: 11 },
  },
  {
    tool: 'woodpecker',
    kind: 'campaigns',
    fileName: 'two mailboxes.csv',
    text: 'Campaign name,Campaign ID,Sending email,Prospects contacted,Delivered,Opened,Responded,Autoreplied,Bounced\nPorts,91,ann@ours.example,150,147,60,6,3,3\nPorts,91,ben@ours.example,100,99,40,2,1,1\n',
    first: { name: 'Ports', sent: 250, replied: 8 },
  },
  {
    tool: 'outreach',
    kind: 'campaigns',
    fileName: 'outreach.csv',
    text: 'ID,Name,Created At,Deliver Count,Open Count,Click Count,Reply Count,Positive Reply Count,Bounce Count,Opt Out Count\n12,Yards Q1,2026-01-12T09:00:00Z,600,240,9,14,4,11,3\n',
    first: { name: 'Yards Q1', sent: 611, replied: 14 },
  },
  {
    tool: 'salesloft',
    kind: 'emails',
    fileName: 'cadence emails.csv',
    text: 'id,recipient_email_address,cadence_id,cadence_name,sent_at,status,bounced,counts_views,counts_clicks,counts_replies\n1,a@farrow.example,5,Harbor,2026-03-02T08:00:00Z,sent,false,2,0,1\n2,b@farrow.example,5,Harbor,2026-03-02T08:00:00Z,sent,true,0,0,0\n',
    first: { name: 'Harbor', sent: 2, replied: 1 },
  },
];
