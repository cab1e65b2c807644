/** Twenty different cold emails by invented senders: trades, lengths, tones and faults vary. */
export const twentyEmails: readonly { subject: string; body: string }[] = [
  {
    subject: 'dock queues',
    body: 'Hi Ana,\n\nMost yards lose about an hour a day to trucks waiting for a dock. Northwind lets carriers book a slot themselves. A produce distributor cut waiting by a third in six weeks.\n\nIs this something you are looking at?\n\nBest,\nErin',
  },
  {
    subject: 'Quick question',
    body: 'Do you have 15 minutes on Tuesday for a call? We cut churn by 30% for software teams.\n\nhttps://calendly.com/invented\n\nSam',
  },
  {
    subject: 'RE: our conversation',
    body: 'Hi there,\n\nJust bumping this to the top of your inbox. I have not heard back from you. Can we meet on Thursday?\n\nThanks,\nViktor',
  },
  {
    subject: 'invoice approvals',
    body: 'Hello,\n\nApproving supplier invoices by email takes a finance team about two days a month. Ledgerline routes each one to the person who ordered it.\n\nWorth a look?\n\nCheers,\nMina',
  },
  {
    subject: 'AMAZING offer, act now!!!',
    body: 'Hi {{company}},\n\nBuy now and get 50% off our revolutionary, best in class platform! Limited time! Click here: https://a.example https://b.example https://c.example\n\nSales Team',
  },
  {
    subject: 'night shift rosters',
    body: 'Hi,\n\nI saw that your clinic hires for night shifts again. We write rosters that respect rest rules.\n\nOpen to a short example?\n\nBest,\nJoana',
  },
  {
    subject: 'cold storage energy',
    body: `Hi,\n\n${'Cold rooms run at full load when power costs most. '.repeat(28)}\n\nWould you like the numbers?\n\nRegards,\nOwen`,
  },
  {
    subject: 'your onboarding',
    body: 'Hi,\n\nNew hires wait nine days for their accounts on average. We make it one.\n\nShould I send how?\n\nThanks,\nPia',
  },
  {
    subject: 'Seat maps for your venue',
    body: 'Hello,\n\nTwo theatres near you sell seats by picture now, and their phone lines went quiet.\n\nInterested in seeing it?\n\nAll the best,\nLuca',
  },
  {
    subject: 'translation memory',
    body: 'Hi,\n\nYour manuals repeat about 40% of their sentences. Paying for each one again is a pity.\n\nShall I show you which?\n\nKind regards,\nAgnes',
  },
  {
    subject: 'Intro',
    body: 'Dear Sir or Madam,\n\nWe are a leading provider of end-to-end solutions that leverage synergies across the value chain. Please find attached our brochure.\n\nSincerely,\nThe Team',
  },
  {
    subject: 'tenant repairs',
    body: 'Hi,\n\nRepairs reported by phone get lost. Ours come with a photo and a time.\n\nDo you track how many get lost today?\n\nBest,\nTomas',
  },
  {
    subject: 'lab samples',
    body: 'Hello,\n\nA mislabelled tube costs a day. Our printers check each label against the order.\n\nCan I send a sample roll?\n\nBest regards,\nHelle',
  },
  {
    subject: 'parking fines',
    body: 'Hi,\n\nFleets pay about $90 a van each year in fines that could be contested. We write the letters.\n\nIs that on your list?\n\nThanks,\nRafa',
  },
  {
    subject: 'school buses',
    body: 'Hi,\n\nParents call when the bus is late. A text before it is late stops nine of ten calls.\n\nWould that help your office?\n\nBest,\nNoor',
  },
  {
    subject: 'scrap rate',
    body: 'Hi,\n\nOne press shop found that a third of its scrap came from one worn die. Sensors told them in a week.\n\nCurious?\n\nBest,\nEmil',
  },
  {
    subject: 'audit season',
    body: 'Hello,\n\nAudit requests arrive by email and nobody knows what is still open. We keep one list that the auditor sees too.\n\nCould we talk on Wednesday?\n\nRegards,\nSofia',
  },
  {
    subject: 'shelf gaps',
    body: 'Hi,\n\nEmpty shelves cost shops 4% of sales. Our camera sees a gap within ten minutes.\n\nShould I send a clip?\n\nThanks,\nArlo',
  },
  {
    subject: 'podcast guests',
    body: 'Hi,\n\nI liked your last episode on hiring. We find guests who prepare.\n\nWant three names?\n\nCheers,\nBea',
  },
  {
    subject: 'grant reports',
    body: 'Hi,\n\nGrant reports eat a week each quarter. We fill nine pages of ten from your books.\n\nWorth seeing one?\n\nBest,\nIda',
  },
];
