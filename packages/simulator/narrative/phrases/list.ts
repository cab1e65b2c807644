import type { FactorId } from '../../explain/factorIds.ts';
import type { PhrasesBySense } from '../factorPhrases.ts';

export const listPhrases: Partial<Record<FactorId, PhrasesBySense>> = {
  list_size: {
    large: {
      titles: [
        'A large list is a mixed list',
        '<leads> leads are hard to hit with one text',
        'The list is wide',
        'One email for <leads> people',
      ],
      what: [
        'The email goes to <leads> leads at once.',
        'With <leads> leads on the list, some are bound to be a poor fit.',
        'One text has to fit <leads> people.',
      ],
      why: [
        'The larger the list, the less any one sentence is about its reader; small campaigns get more replies on every platform that publishes figures.',
        'Relevance thins out with every name that is added.',
        'People notice when a mail was not aimed, even if they could not say how.',
      ],
      names: ['the size of the list', '<leads> leads at once', 'a list this wide'],
      takeaways: [
        'Split the list by kind of lead and write to each kind.',
        'Start with the part of the <leads> leads that fits best.',
        'Send to fewer people of one kind at a time.',
      ],
    },
    small: {
      titles: ['A small list, well aimed', 'Only <leads> leads', 'The list is narrow enough to fit', 'Aimed rather than sprayed'],
      what: [
        'The email goes to <leads> leads only.',
        'There are just <leads> leads on the list.',
        'With <leads> leads the text can be about them.',
      ],
      why: [
        'Small campaigns get more replies, because somebody chose the people first.',
        'A short list is mostly a well-chosen one, and it shows before the mail is opened.',
        'The fewer the readers, the closer the text can stand to each.',
      ],
      names: ['the small list', 'a list of only <leads>', 'the careful choice of leads'],
      takeaways: ['Keep campaigns this small.', 'Add further leads as a campaign of their own.'],
    },
  },
  contacts_per_company: {
    large: {
      titles: ['Several people at one company', '<contacts> contacts at the same company', 'Colleagues get the same mail'],
      what: ['Up to <contacts> leads work at one company.', '<Touched> share their company with other leads, up to <contacts> of them.'],
      why: [
        'Colleagues talk, and a mail that went to all of them was written to none.',
        'The more people of one company get it, the less anybody feels meant.',
      ],
      names: ['the many contacts at one company', '<contacts> colleagues on one list'],
      takeaways: ['Write to one person at each company first.', 'Send to the second contact only when the first stays silent.'],
    },
    small: {
      titles: ['One person a company'],
      what: ['Each company is written to once.'],
      why: ['Nobody hears from a colleague that they got the same mail.'],
      names: ['one contact a company'],
      takeaways: ['Stay with one contact a company.'],
    },
  },
  seniority: {
    higher: {
      titles: ['People who <actOften>', 'The level of the readers helps', 'Readers with time to look'],
      what: ['Most of the list works below the top floor.', 'The titles on this list are mostly not at the very top.'],
      why: [
        'Inboxes get fuller with every step up; further down mail is opened more.',
        'People in the middle of a company see less cold mail and look at more of it.',
      ],
      names: ['the level of the readers', 'readers below the top floor'],
      takeaways: ['Keep people below the top floor on the list.'],
    },
    lower: {
      titles: ['Busy people at the top', 'The list aims high', 'Seniority costs <stageNoun>'],
      what: [
        'Much of the list stands high in its company[, such as a “<title>”|].',
        'Titles such as “<title>” are common on this list.',
        'The list aims at the top floor.',
      ],
      why: [
        'Top people <act> less of what strangers send; those who answer are more often interested.',
        'Their inboxes are the fullest of all.',
        'The higher the title, the more mail goes past unread.',
      ],
      names: ['the seniority of the readers', 'the aim at the top floor'],
      takeaways: ['Try the level below the top for the first contact.', 'Write to fewer people at the top, and more carefully.'],
    },
    mixed: {
      titles: ['Seniority cuts both ways', 'Who they are matters', 'From the top floor to the desk'],
      what: ['The list mixes the top floor with people further down.', 'Titles run from the top to the desk[, “<title>” among them|].'],
      why: [
        'The higher people stand, the less they open; those further down make up for it.',
        'One text meets two kinds of inbox: the overfull and the merely full.',
      ],
      names: ['the mix of levels', 'the spread of titles'],
      takeaways: ['Look at top people and the others separately.', 'Write one version for the top floor and one for the rest.'],
    },
  },
  company_size: {
    higher: {
      titles: ['Small companies <act> more', 'The companies are small', 'Short ways inside the company'],
      what: ['Most companies on the list are small.', 'The list is made of smaller companies.'],
      why: [
        'In a small company the reader is often the one who decides, and mail meets fewer filters.',
        'Fewer layers stand between a mail and a yes.',
      ],
      names: ['the small companies on the list', 'companies of modest size'],
      takeaways: ['Stay with smaller companies.'],
    },
    lower: {
      titles: ['Large companies <act> less', 'The companies are large', 'Filters and layers in the way'],
      what: ['Many companies on the list are large.', 'The list leans towards large companies.'],
      why: [
        'Large companies filter more and delegate more; a stranger’s mail passes many hands.',
        'Where nobody decides alone, few answer alone.',
      ],
      names: ['the size of the companies', 'the large companies on the list'],
      takeaways: ['Write to the smaller companies on the list first.', 'Send large companies something of their own.'],
    },
    mixed: {
      titles: ['Large and small companies on one list', 'Company size cuts both ways', 'Two kinds of companies'],
      what: ['Small and large companies stand side by side on the list.', 'The list runs from small companies to very large ones.'],
      why: [
        'The small ones <act> more, the large ones less; the mean hides both.',
        'A founder’s inbox is not a department head’s: what the one <act>s the other never sees.',
      ],
      names: ['the mix of company sizes', 'the spread of company sizes'],
      takeaways: ['Split the list by company size.', 'Begin with the smaller companies.'],
    },
  },
  industry: {
    higher: {
      titles: ['Industries that answer', 'The trade helps'],
      what: ['The industries on the list reply more than most.', 'Much of the list works in trades that answer mail from strangers.'],
      why: ['Some trades live from contact with strangers, and it shows in their replies.', 'In these trades outreach is part of the day.'],
      names: ['the industries on the list', 'trades that answer'],
      takeaways: ['Stay with these industries.'],
    },
    lower: {
      titles: ['Industries that stay silent', 'A reserved trade'],
      what: ['The industries on the list reply less than most.', 'Much of the list works in trades that seldom answer strangers.'],
      why: [
        'Rules and habit keep some trades from replying to people they do not know.',
        'In these trades a stranger’s mail is passed on or dropped.',
      ],
      names: ['the industries on the list', 'a reserved trade'],
      takeaways: ['Try another trade next to this one.', 'Bring an introduction to trades that answer seldom.'],
    },
    mixed: {
      titles: ['Some industries answer, some do not', 'The trade cuts both ways'],
      what: ['The list mixes trades that answer with trades that do not.', 'Several industries meet on this list.'],
      why: ['One text cannot be at home in all of them.', 'The talkative trades carry the reserved ones.'],
      names: ['the mix of industries'],
      takeaways: ['Write to one industry at a time.', 'Split the list by trade.'],
    },
  },
  sender_standing: {
    mixed: {
      titles: ['Your standing as a sender', 'What your address brings along', 'Where you start from'],
      what: [
        'All of this is computed for a sender whose mail is usually opened <bucket> times in a hundred.',
        'These figures take your usual open rate to be <bucket> in a hundred.',
      ],
      why: [
        'Most of the mail that stays closed does so for that reason, whatever it says: domain, address and history are weighed before any word. The Performance tab shows the other buckets.',
        'It decides more than any text: filters and readers judge the address first. Choose your own bucket in the Performance tab to see where you stand.',
      ],
      names: ['your standing as a sender'],
      takeaways: ['Warm up the address and keep complaints low: standing comes before copy.'],
    },
  },
};
