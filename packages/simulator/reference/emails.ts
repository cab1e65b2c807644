/** A neutral cold email with the invented person it was written to; `ownWords` are the words written for this person only. */
export type ReferenceEmail = { name: string; company: string; subject: string; body: string; ownWords: readonly string[] };

export const REFERENCE_EMAILS: readonly ReferenceEmail[] = [
  {
    name: 'Dana Whitcombe',
    company: 'Harlow Freight',
    subject: 'Late invoices at Harlow Freight',
    body: 'Hi Dana,\n\nMost carriers we speak to wait more than six weeks for payment. We chase open invoices for them and send a short report every Friday.\n\nWould it make sense to see what that looks like?\n\nBest,\nRuth',
    ownWords: [],
  },
  {
    name: 'Owen Starling',
    company: 'Pell & Marsh',
    subject: 'A faster way to plan field visits for your team',
    body: 'Hello Owen,\n\nI am with Routebird. We help service teams plan their visits so that engineers drive less and see more customers in a day. Two similar firms cut their mileage by a fifth within three months.\n\nDo you have 15 minutes on Tuesday or Wednesday for a call?\n\nKind regards,\nIvo Lang',
    ownWords: [],
  },
];
