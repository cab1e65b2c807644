import { PRIORS, PRIORS_VERSION } from '@coldcast/simulator/priors';
import type { DocumentPage } from '../documentPage.ts';
import { baseRateTable, countGrade, replyRange } from '../methodology/baseRates.ts';
import { CoefficientList } from '../methodology/CoefficientList.tsx';
import { readCoefficient } from '../methodology/coefficient.ts';
import { GRADES } from '../methodology/outcomeGroups.ts';
import { getSources, SOURCE_COUNT } from '../methodology/sources.ts';

const coefficientText = PRIORS.map((row) =>
  [readCoefficient(row).label, row.name, row.reason, ...getSources(row.facts).map(({ title }) => title)].join(' '),
).join(' ');

export const methodology: DocumentPage = {
  title: 'Methodology',
  lead: `Every number of the model, where it comes from, and what it does not know. Calibrated to published averages; not yet checked on your sends. Version ${PRIORS_VERSION}.`,
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            `The model holds **${PRIORS.length} coefficients**. They rest on **${SOURCE_COUNT} published findings**, or are marked as assumptions of ours: ${countGrade('assumption')} are.`,
            'Published effects are taken over smaller than published, because a vendor that reports a doubling has mostly compared different senders. A trial keeps most of its effect, a blog post about a quarter.',
            'Where sources disagree, the mean stays near no effect and the spread is wide.',
            `At the base rate, the range of a single campaign's true reply rate is ${replyRange()}: that much campaigns differ for reasons no text shows.`,
          ],
        },
      ],
    },
    {
      id: 'base-rates',
      title: 'Base rates',
      blocks: [
        {
          kind: 'text',
          text: 'What a typical cold email meets when the sender usually has an open rate between 40 and 50%. "Typical" is a reference population of 200 plain cold emails and a mix of recipients, each on a list of 200 leads. At the other buckets the share of opens is the middle of the bucket, and placement follows.',
        },
        {
          kind: 'table',
          caption: 'Base rates at bucket 40-50',
          columns: ['Outcome', 'Of sent mails', 'Of opened mails', 'Grade'],
          rows: baseRateTable(),
        },
        {
          kind: 'note',
          text: 'How opened mails without an answer split into archive, delete and no action is assumed. No public log of behaviour holds it.',
        },
      ],
    },
    {
      id: 'how-to-read',
      title: 'How to read a coefficient',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Odds ratio**: 1 is no effect. 1.25 means that for each 100 who did it before, about 125 do it now, as long as few do it at all. Below 1 it happens less often.',
            '**80%**: the range in which the true value lies with a chance of 80%, as far as we know. Intervals of rates are made from these.',
            '**Mean and sd**: the same number as the model holds it, in log odds unless its unit says otherwise.',
            ...GRADES.map(({ title, grade, meaning }) => `**${title}** (${countGrade(grade)}): ${meaning}.`),
          ],
        },
        {
          kind: 'text',
          text: 'No subject and no body moves an outcome by more than about three in odds, however many merits or faults meet. Beyond that, more of the same counts less and less.',
        },
      ],
    },
    {
      id: 'coefficients',
      title: 'Every coefficient',
      blocks: [{ kind: 'part', part: CoefficientList, text: coefficientText }],
    },
    {
      id: 'what-it-does-not-know',
      title: 'What it does not know',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your offer, your price, your market, and whether these people need what you sell. Two equally written emails can differ fivefold for these reasons.',
            'Your domain, warm-up, sending volume and technical set-up. The bucket you choose stands for all of them.',
            'Follow-ups. Each lead receives one email.',
            'Day and hour of sending, season, news.',
            'Whether you and the lead know each other, and what is on the profile. Nothing is fetched.',
            'English words in other languages: there, those readings are switched off and only length, links, variables and the like remain.',
            'How buyers answer emails of a kind that was rare when the sources were collected.',
          ],
        },
      ],
    },
    {
      id: 'how-it-was-checked',
      title: 'How it was checked',
      blocks: [
        {
          kind: 'text',
          text: 'These checks run with every change. They show that the program does what this page says. They do not show that the page is right about the market.',
        },
        {
          kind: 'list',
          items: [
            'On the reference population, each base rate comes out within 1% of its value, opens at each bucket within 0.2 points of its middle, placement within 0.3 points of its curve.',
            'Each odds ratio above comes out as listed, within 1%, when everybody on the reference population is changed by it.',
            'The outcomes drawn for single leads agree with the rates computed by formula, at every bucket.',
            'A better bucket only adds inboxes and opens. The unedited text against itself gives exactly no difference.',
            'The same input gives the same answer, in any order and in any batches.',
            'The contributions of the factors add up to the whole difference.',
          ],
        },
        {
          kind: 'note',
          text: 'No result of a real campaign of yours has been used. Compare with your own sends before you lean on a level; differences between two versions lean on less.',
        },
      ],
    },
  ],
};
