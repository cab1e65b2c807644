import { DEFAULT_BUCKET, RANGE_HIGH_BUCKET, RANGE_LOW_BUCKET } from '@coldcast/rules/deliverability';
import { SMALL_CAMPAIGN_LEADS, SMALL_CAMPAIGN_SPREADS } from '@coldcast/rules/ratings';
import type { DocumentPage } from '../documentPage.ts';
import { PICTURES } from '../pictures/pictures.ts';
import { impactRows, listRateRows, metricRows, rangeRows } from './metricTables.ts';

export const metrics: DocumentPage = {
  title: 'Rates and labels',
  lead: 'Every rate of the product: what is counted, what it is divided by, and where its label or arrow changes.',
  sections: [
    {
      id: 'list',
      title: 'In the campaign list',
      blocks: [
        { kind: 'picture', picture: PICTURES.campaigns, caption: 'The list, with rates at bucket 40-50' },
        {
          kind: 'table',
          caption: 'Rates of the campaign list',
          columns: ['Rate', 'Counted', 'Divided by', 'Arrow'],
          rows: listRateRows(),
        },
        {
          kind: 'text',
          text: `The list always shows bucket ${DEFAULT_BUCKET}. While a campaign runs, rates are over the leads simulated so far. A dash means that there is nothing to divide by.`,
        },
      ],
    },
    {
      id: 'performance',
      title: 'On the Performance tab',
      blocks: [
        {
          kind: 'table',
          caption: 'Rates of the Performance tab',
          columns: ['Rate', 'Panel', 'Counted', 'Divided by', 'Label'],
          rows: metricRows(),
        },
        {
          kind: 'text',
          text: 'The Regular panel holds what a sending tool shows you too. The Hidden panel holds what no tool can see: where the mail landed, and what people did without a word.',
        },
        {
          kind: 'note',
          text: 'Interest has two scales. In the list it is positive replies per lead, on Performance positive replies per reply. Sending tools use both, so the tooltip always names the formula.',
        },
      ],
    },
    {
      id: 'ranges',
      title: 'On the estimated range cards',
      blocks: [
        {
          kind: 'text',
          text: `The lower end is bucket ${RANGE_LOW_BUCKET}, the higher end bucket ${RANGE_HIGH_BUCKET}. The label judges the higher end.`,
        },
        { kind: 'table', caption: 'Labels of the range cards', columns: ['Card', 'Label'], rows: rangeRows() },
        {
          kind: 'text',
          text: `A warning about small campaigns shows for ${SMALL_CAMPAIGN_LEADS} leads or fewer, if the two ends lie more than ${SMALL_CAMPAIGN_SPREADS.open} points apart for opens or more than ${SMALL_CAMPAIGN_SPREADS.reply} points for replies.`,
        },
      ],
    },
    {
      id: 'three-scales',
      title: 'Why one rate can carry three labels',
      blocks: [
        {
          kind: 'text',
          text: 'The arrow of the list, the label of Performance and the label of a range card are three scales with their own limits. A reply rate of 2.69% has an arrow down in the list, reads Average on Performance and High on its range card. None of them is wrong: the list compares with very good campaigns, the card with common ones.',
        },
      ],
    },
    {
      id: 'impact',
      title: 'Impact of a factor',
      blocks: [
        {
          kind: 'text',
          text: 'The gauge of an insight factor runs from 0 to 100 and grows with the odds ratio the factor is worth: 1.25 reads 77, 1.5 reads 93.',
        },
        { kind: 'table', caption: 'Impact by score', columns: ['Impact', 'Score'], rows: impactRows() },
      ],
    },
    {
      id: 'actions',
      title: 'What the actions mean',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Reply**: an answer came. It counts as positive (interested, a question), neutral (not now, somebody else, an objection with a door open) or negative (a firm objection, no, take me off). Automatic answers are not replies.',
            '**Ignore**: opened, then archived, deleted or put off until later.',
            '**No action**: opened and left where it was.',
            '**Internal forward**: sent on to a colleague, without an answer to you.',
            '**Unsubscribe** and **Report spam**: as they say.',
            '**Not opened**: it reached the inbox and stayed closed.',
            '**Filed as spam**: it never reached the inbox. These leads are a part of the unopened ones.',
          ],
        },
      ],
    },
  ],
};
