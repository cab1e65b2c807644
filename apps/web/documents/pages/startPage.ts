import type { DocumentPage } from '../documentPage.ts';
import { PICTURES } from '../pictures/pictures.ts';

export const startPage: DocumentPage = {
  title: 'Coldcast documentation',
  lead: 'Coldcast runs your cold email against your lead list in simulation. You see what to expect, and why, before anything is sent.',
  sections: [
    {
      id: 'first-campaign',
      title: 'Your first campaign in two minutes',
      blocks: [
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Press **New Campaign**. A panel opens from the right.',
            'Write a subject line and a body. Use `{{first_name}}` where you greet people.',
            'Drop in your lead list as your tool exported it. No mapping by hand is needed: see [Import a lead list](/docs/import).',
            'Look at the preview, then press **Launch**. One mock credit pays for one valid lead.',
            'Open the campaign. **Performance** has the rates, **Lead List** what each lead did, **Inbox** the simulated replies, **Mock Insights** the reasons.',
          ],
        },
        { kind: 'picture', picture: PICTURES.newCampaign, caption: 'A new campaign, before it is launched' },
        {
          kind: 'note',
          text: 'Nothing is sent and no profile is visited. The people on your list receive nothing and said nothing: every reply you see was written by the simulation and is marked so.',
        },
      ],
    },
    {
      id: 'read-the-numbers',
      title: 'Three things to know about the numbers',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Choose your bucket.** The ten mock deliverability buckets stand for the open rate you usually have. At 40-50 a typical email is opened by 45 in 100.',
            '**Read the range, not only the number.** Beside each rate of this run stands what is expected and its 80% range. Open rates are narrow because the bucket fixes them; reply rates are wide.',
            '**Compare rather than trust one figure.** Two versions on the same list share the same luck, so the difference between them says more than either number alone.',
          ],
        },
        { kind: 'picture', picture: PICTURES.performance, caption: 'The rates of a finished campaign at bucket 40-50' },
        {
          kind: 'text',
          text: 'The model is calibrated to published averages; not yet checked on your sends. Each of its numbers and sources is listed in the [Methodology](/docs/methodology).',
        },
      ],
    },
    {
      id: 'where-next',
      title: 'Where to go next',
      blocks: [
        {
          kind: 'list',
          items: [
            '[How it works](/docs/how-it-works): the idea in plain words.',
            '[Rates and labels](/docs/metrics): what is divided by what, and when a rate reads Low, Average or High.',
            '[Import a lead list](/docs/import): Apollo, LinkedIn, PhantomBuster, Instantly, Smartlead, lemlist, Clay, HubSpot.',
            '[Plans and credits](/docs/plans), the [API](/docs/api) and [webhooks](/docs/webhooks).',
            '[Self-hosting](/docs/self-hosting): run Coldcast on a machine of your own.',
          ],
        },
      ],
    },
  ],
};
