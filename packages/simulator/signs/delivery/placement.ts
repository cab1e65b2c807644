import { emailOf, withBody } from '../../edits/edit.ts';
import { replaceRanges, tidy, touches, withoutSentences, proseSentences, type Cut } from '../../edits/textOps.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import { findLastBefore, indexFrom } from '../../reading/text/findFrom.ts';
import { toSpans, phraseReader } from '../../reading/featureReader.ts';
import { filterColumn, clamp, present } from '../column.ts';
import { ladder, flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

const MOST_LINKS = 1;
/** What leads to a link is looked for this far back. */
const LEAD_CHARACTERS = 40;

/** Whether a sentence says nothing beside its links and holds none that stays; found once for all links of a sentence. */
function toLinkCheck({ body: { raw, links } }: EmailDraft): (sentence: BodySentence) => boolean {
  const known = new Map<number, boolean>();
  const check = (sentence: BodySentence): boolean => {
    const own = links.slice(Math.max(0, indexFrom(links, sentence.start) - 1), indexFrom(links, sentence.end));
    const cuts = own
      .filter((one) => touches(sentence, [one]))
      .map(({ start, end }) => ({ start: Math.max(0, start - sentence.start), end: end - sentence.start }));
    const rest = replaceRanges(raw.slice(sentence.start, sentence.end), cuts);
    return (rest.match(/\p{L}{2,}/gu) ?? []).length <= 4 && !touches(sentence, links.slice(0, MOST_LINKS));
  };
  return (sentence) => {
    const isOnlyLinks = known.get(sentence.start) ?? check(sentence);
    known.set(sentence.start, isOnlyLinks);
    return isOnlyLinks;
  };
}

/** Keeps the first link; the others go, with their sentence where it says nothing else. */
function dropLinks(draft: EmailDraft): string {
  const { raw, links } = draft.body;
  const extra = links.slice(MOST_LINKS);
  const sentences = proseSentences(draft);
  const isOnlyLinks = toLinkCheck(draft);
  const cuts = extra.map((link): Cut => {
    const before = findLastBefore(sentences, link.start);
    const sentence = before !== undefined && touches(before, [link]) ? before : sentences[indexFrom(sentences, link.start)];
    if (sentence === undefined || !touches(sentence, [link])) return link;
    if (isOnlyLinks(sentence)) return sentence;
    const leading = /\s*(?:and|or|,|&)\s*$/.exec(raw.slice(Math.max(0, link.start - LEAD_CHARACTERS), link.start));
    return { start: link.start - (leading?.[0].length ?? 0), end: link.end };
  });
  return tidy(replaceRanges(raw, cuts));
}

const attachmentReader = phraseReader('attachment');

/** What content does to placement: its own columns, which only filters look at, and the part of every other sign of the email. Where it is seen follows from those. */
export const placement: Sign<{
  features: 'links' | 'attachments';
  columns: 'extraLinks' | 'attachments';
  edits: 'drop_extra_links' | 'drop_attachment_mention';
  senses: 'present' | 'clean';
}> = {
  label: 'Content that filters weigh',
  features: {
    links: { reader: { find: ({ body }) => toSpans('body', body.links), read: ({ body }) => body.links.length } },
    attachments: { reader: attachmentReader, isEnglishOnly: true, quotesSentence: true },
  },
  columns: {
    extraLinks: filterColumn({
      features: ['links'],
      bends: {
        free: { at: 2, unit: 'links', facts: ['smartreach-links'], reason: 'One or two links reach the inbox as plain mail does.' },
        step: { at: 2, unit: 'links', facts: ['smartreach-links'], reason: 'The published ladder goes in steps of two.' },
        most: { at: 5, unit: 'steps', reason: 'Twelve links are as many as a hundred.' },
      },
      curve:
        ({ free, step, most }) =>
        (links) =>
          clamp((links - free) / step, 0, most),
      effects: {
        inbox: {
          oddsRatio: 0.7,
          sd: 0.15,
          facts: ['smartreach-links'],
          grade: 'vendor',
          reason: 'Per two links beyond two; the published fall is three times as steep.',
          causes: [{ feature: 'links', least: 3, name: '<n> links' }],
        },
      },
      contrast: { to: ladder('links', [4]), from: ladder('links', [2]) },
    }),
    attachments: filterColumn({
      features: ['attachments'],
      curve: () => present,
      effects: {
        inbox: {
          oddsRatio: 0.9,
          sd: 0.15,
          grade: 'assumption',
          reason: 'Filters distrust attachments from strangers.',
          causes: [{ feature: 'attachments', least: 1, name: 'the attachment' }],
        },
      },
      contrast: flag('attachments'),
    }),
  },
  shownBy: [],
  sense: ({ isFor }) => (isFor ? 'clean' : 'present'),
  sentences: {
    present: {
      titles: [
        'Filters have something to weigh',
        '<PlacementCause> cost some mail its place in the inbox',
        'Some of it lands in spam because of the content',
      ],
      what: [
        '<PlacementCause> [weigh|tell] against the mail before anybody sees it: “<quote>”.',
        'Filters look at content too, and here they find <placementCause>, such as “<quote>”.',
        '“<quote>” is what a filter remarks on first.',
      ],
      why: [
        'What lands in spam is neither opened nor answered, however good the subject.',
        'Every mail held back lowers the open rate before a single person has decided anything.',
      ],
      names: ['<placementCause>', 'content that filters hold against it'],
      takeaways: ['Take out what filters weigh: <placementCause>.', 'Send it with less baggage; “<quote>” is the first to go.'],
    },
    clean: {
      titles: ['Nothing for filters to hold against it', 'Clean content', 'It travels light'],
      what: ['There is no pile of links, no layout and no spam wording in it.', 'Filters find nothing to weigh in this text.'],
      why: [
        'The mail is held back by no more than your standing as a sender.',
        'What reaches the inbox has at least the chance of being opened.',
      ],
      names: ['the clean content', 'a text that filters let pass'],
      takeaways: ['Keep links and layout to a minimum.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => (quote === '' ? 'Content that filters weigh' : `Filters weigh “${quote}”`) },
  edits: {
    drop_extra_links: {
      when: ({ links }) => (links ?? 0) > 2,
      apply: (draft) => withBody(draft, dropLinks(draft)),
      advice: ['Keep one link and drop the others', 'Send it with a single link'],
    },
    drop_attachment_mention: {
      when: ({ attachments }) => (attachments ?? 0) > 0,
      apply: (draft) => {
        const spans = attachmentReader.find(draft);
        const body = withoutSentences(draft, (sentence) => touches(sentence, spans));
        return body === null ? emailOf(draft) : withBody(draft, body);
      },
      advice: ['Offer the document instead of attaching it', 'Leave the attachment out of the first mail'],
    },
  },
};
