import { BUCKETS, DEFAULT_BUCKET } from '@coldcast/rules/deliverability';
import type { DocumentPage } from '../documentPage.ts';
import { PICTURES } from '../pictures/pictures.ts';

export const howItWorks: DocumentPage = {
  title: 'How it works',
  lead: 'A statistical model reads your email and your list, starts from published averages, and moves each lead up or down for reasons you can look up.',
  sections: [
    {
      id: 'what-you-give',
      title: 'What you give',
      blocks: [
        {
          kind: 'list',
          items: [
            '**An email**: subject and body. Or one email per lead, in a CSV file.',
            '**A list**: a LinkedIn profile link per lead. First name, company, title, company size and industry are used where the file has them.',
            `**Your sender history**: which of the ${BUCKETS.length} buckets your usual open rate falls into. ${DEFAULT_BUCKET} stands until you choose another.`,
          ],
        },
        {
          kind: 'text',
          text: 'A profile link is only read as text. Coldcast opens no profile, asks no other service, and guesses no gender, age, origin or personality.',
        },
      ],
    },
    {
      id: 'what-is-read',
      title: 'What is read',
      blocks: [
        {
          kind: 'list',
          items: [
            '**In the subject**: length, capitals, emoji, hype, a number, a question, the company, a faked RE: or FW:.',
            '**In the body**: length, reading level, paragraphs, what you ask for and how often, links and a calendar link, proof, claims, spam phrases, reproach, an opt-out line, wrong names and broken variables.',
            '**For each lead**: how personal the text is, meaning words that occur for this lead only and mentions of the company or title.',
            '**On the list**: its size, and how many people at one company you write to.',
            '**About the recipient**: seniority and function from the title, company size and industry if your file has them. What is unknown stays unknown and makes the range wider.',
          ],
        },
        {
          kind: 'text',
          text: 'Each thing that is read comes with the words it was found in, so that an insight can show you the very place. In other languages than English, whatever depends on English words is switched off.',
        },
      ],
    },
    {
      id: 'what-happens',
      title: 'What happens to each lead',
      blocks: [
        {
          kind: 'list',
          isNumbered: true,
          items: [
            '**Placement.** Does the mail reach the inbox? That depends on your sender history, and a little on what filters dislike in the text.',
            '**Opening.** Does the lead open it? Sender history, subject line, recipient and list size decide. Opens are counted as your sending tool counts them, machines included.',
            '**Action.** What follows an open: reply, forward to a colleague, ask to be reminded, unsubscribe, report as spam, archive, delete, or nothing.',
            '**Reply.** If there is one: interested, a question, not now, go to somebody else, an objection, no, or take me off the list. Then a text is written from a stock of phrases; it quotes only what stands in your email or your file.',
          ],
        },
        { kind: 'picture', picture: PICTURES.inbox, caption: 'Replies that the simulation wrote; nobody has said any of it' },
        {
          kind: 'text',
          text: 'Chance is part of it, but it is the same chance each time. The draw of a lead depends on its profile and your organisation only. So the same launch gives the same answer, a reordered list gives the same answer, and a changed word changes only the leads it touches.',
        },
      ],
    },
    {
      id: 'buckets',
      title: 'Why there are ten buckets',
      blocks: [
        {
          kind: 'text',
          text: 'How often you are opened depends first on you: your domain, your warm-up, your past. Coldcast cannot see that, but you know your usual open rate. So a campaign is computed once for all ten buckets, and you choose the one that is yours.',
        },
        {
          kind: 'list',
          items: [
            'A better bucket only adds: whoever opens at 30-40 also opens at 40-50.',
            'What a lead does once it opens does not depend on the bucket.',
            'A bucket is a usual rate. A campaign with a good subject or a small, well-aimed list can stand above it, a weak one below.',
          ],
        },
      ],
    },
    {
      id: 'three-numbers',
      title: 'This run, expected, range',
      blocks: [
        {
          kind: 'list',
          items: [
            '**This run** is counted: 12 of 409 leads replied in simulation. It agrees with the Lead List and the Inbox.',
            '**Expected** is computed: what the model holds for an average run of this list, as "about 3 in 100".',
            '**Range** is the width of it: "about 3 in 100 (1 to 6)" says that the true rate lies between 1 and 6 in 100 with a chance of 80%, as far as the model knows.',
          ],
        },
        {
          kind: 'text',
          text: 'Reply ranges are wide on purpose. Campaigns with equally good texts differ by a factor of five in published data, for reasons no text shows: the offer, the market, the moment.',
        },
      ],
    },
    {
      id: 'insights',
      title: 'Where insights come from',
      blocks: [
        {
          kind: 'text',
          text: 'The distance between your campaign and an average one is split exactly among its factors. Nothing is left over and nothing is counted twice. Each improvement idea is applied to your text, read again and simulated again on the same leads with the same luck.',
        },
        {
          kind: 'list',
          items: [
            '**Verified in simulation** means that the edit helped in at least 8 of 10 draws of the model, without clearly more unsubscribes or spam reports.',
            'All others stand under "Ideas we could not verify".',
            'This tests the advice against our model, not against the market.',
          ],
        },
        { kind: 'picture', picture: PICTURES.replyInsights, caption: 'Why leads did not reply, with edits that were simulated' },
      ],
    },
    {
      id: 'language-model',
      title: 'What a language model may do',
      blocks: [
        {
          kind: 'text',
          text: 'Coldcast needs none. Where your installation has one, the drawer offers it with an estimate of calls, money and time. It is sent the emails as they are filled, with title, company, size and industry of each lead but no name or profile beside them, and says who is readier than whom. It does not change how many open or reply: no expected rate of the list moves by 0.01 points.',
        },
        {
          kind: 'list',
          items: [
            '**In the Lead List**, Why shows its reaction, marked Model, and whether the two engines see the lead alike.',
            '**In the Inbox** it may word the reply of a lead that was drawn as replying. What it invents is dropped.',
            '**In the insights** it may reword a text around the same numbers, and propose a rewrite, which is tried like every other edit.',
            'Where it gives no usable answer, leads stay with the calibrated engine, and the campaign says how many and why.',
          ],
        },
      ],
    },
    {
      id: 'what-it-is-not',
      title: 'What it is not',
      blocks: [
        {
          kind: 'text',
          text: 'It is not a promise, and no language model sets a rate. Simulated people are kinder than real ones when a language model plays them, which is why Coldcast uses published counts instead. What the model does not know is listed in the [Methodology](/docs/methodology#what-it-does-not-know).',
        },
      ],
    },
  ],
};
