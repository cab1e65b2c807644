import { withBody } from '../../edits/edit.ts';
import { hasMarkup, proseSentences, removeWhole, replaceRanges, touches, type Cut } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { toSpans, phraseReader, type FeatureReader } from '../../reading/featureReader.ts';
import { filterColumn, clamp, present } from '../column.ts';
import { ladder, flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

const MOST_LINKS = 1;
/** How many words next to a link may only introduce it. */
const MOST_LEADING_WORDS = 6;

/** The lines of the prose. */
const linesOf = ({ body: { raw }, prose }: EmailDraft): Cut[] =>
  [...raw.slice(prose.start, prose.end).matchAll(/[^\n]+/g)].map(({ index, 0: { length } }) => ({
    start: prose.start + index,
    end: prose.start + index + length,
  }));

const JOINT = /^(?:,|,? (?:and|or|&)) $/;

/** Links after the first, joined to it only by a comma or "and". */
function findJoined({ body: { raw, links } }: EmailDraft): Cut[] {
  const [first] = links;
  let end = first?.end ?? 0;
  for (const link of links.slice(1)) {
    const isJoined = link.start - end < 8 && JOINT.test(raw.slice(end, link.start));
    if (!isJoined) break;
    ({ end } = link);
  }
  return first === undefined || end === first.end ? [] : [{ start: first.end, end }];
}

/**
 * Keeps the first link and removes lines and sentences with nothing but further links. Links joined to the first are removed; any other
 * link in running text stays, and so does the opt-out link.
 */
function dropLinks(draft: EmailDraft): string {
  const { raw, links } = draft.body;
  if (hasMarkup(draft)) return raw;
  const joined = findJoined(draft);
  const [first, extra] = [links.slice(0, MOST_LINKS), links.slice(MOST_LINKS)];
  const isOnlyLinks = (piece: Cut) => {
    const within = links
      .filter((link) => touches(piece, [link]))
      .map(({ start, end }) => ({ start: start - piece.start, end: end - piece.start }));
    const written = raw.slice(piece.start, piece.end);
    const isWayOut = /unsubscribe|opt.?out|privacy|stop|preferences/i.test(written);
    const words = replaceRanges(written, within).match(/\p{L}{2,}/gu) ?? [];
    return touches(piece, extra) && !touches(piece, first) && !isWayOut && words.length <= MOST_LEADING_WORDS;
  };
  const lines = linesOf(draft).filter(isOnlyLinks);
  const sentences = proseSentences(draft).filter((sentence) => isOnlyLinks(sentence) && !touches(sentence, lines));
  const pieces = [...lines, ...sentences].filter((piece) => !touches(piece, joined));
  // Links joined to the first come before every passage that is removed whole.
  const isFirst = pieces.every(({ start }) => start >= (joined[0]?.end ?? 0));
  return isFirst ? replaceRanges(removeWhole(raw, pieces), joined) : raw;
}

/** "I've attached nothing" is not an attachment. */
const NOTHING_ATTACHED =
  /\b(?:attach(?:ed|ing)?|enclos(?:ed|ing)) (?:nothing|no)\b|\b(?:no|nothing|not|without|n['\u2019]t)\b[^.!?\n]{0,20}\battach|\bno brochure\b/i;
const attachedPhrases = phraseReader('attachment');
const findAttachments: FeatureReader['find'] = (draft) =>
  attachedPhrases
    .find(draft)
    .filter(({ start, end }) => !NOTHING_ATTACHED.test(draft.body.visible.slice(Math.max(0, start - 40), end + 12)));
const attachmentReader: FeatureReader = { find: findAttachments, read: (draft) => findAttachments(draft).length };

/**
 * Content's effect on placement: its own columns, which only filters see, and the placement effects of every other sign of the email. Its
 * spans follow from those.
 */
export const placement: Sign<{
  features: 'links' | 'attachments';
  columns: 'extraLinks' | 'attachments';
  edits: 'drop_extra_links';
  senses: 'present' | 'clean';
}> = {
  label: 'Spam filters',
  features: {
    links: { reader: { find: ({ body }) => toSpans('body', body.links), read: ({ body }) => body.links.length } },
    attachments: { reader: attachmentReader, isEnglishOnly: true, quotesSentence: true },
  },
  columns: {
    extraLinks: filterColumn({
      features: ['links'],
      bends: {
        free: {
          at: 2,
          unit: 'links',
          facts: ['smartreach-links'],
          reason: 'One or two links reach the inbox as often as plain emails do.',
        },
        step: { at: 2, unit: 'links', facts: ['smartreach-links'], reason: 'The published figures go in steps of two.' },
        most: { at: 5, unit: 'steps', reason: 'More than twelve links make no difference.' },
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
          reason: 'For every two links beyond two. The published drop is three times as large.',
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
      claim: { about: 'filter_content', states: 'present' },
      titles: ['Spam filters may object'],
      what: ['Spam filters check the content too. They may object to <placementCause>.'],
      why: ['Hardly anyone opens or answers an email in the spam folder.', 'Every email that lands in spam lowers your open rate.'],
      names: ['content that spam filters object to'],
      takeaways: ['Leave out <placementCause>.'],
    },
    clean: {
      claim: { about: 'filter_content', states: 'absent' },
      titles: ['Little for spam filters to object to'],
      what: ['The email has no HTML layout, no spammy wording and few links, if any.'],
      why: ['In our model, your sender reputation then decides whether it reaches the inbox.'],
      names: ['leaving out what spam filters look for'],
      takeaways: ['Keep links and layout to a minimum.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => (quote === '' ? 'Spam filters may object' : `Spam filters may object to “${quote}”`) },
  edits: {
    drop_extra_links: {
      when: ({ links }) => (links ?? 0) > 2,
      apply: (draft) => withBody(draft, dropLinks(draft)),
      // The further links go on purpose.
      mayChange: ['lost_link'],
      advice: ['Keep one link and drop the others', 'Send it with a single link'],
    },
  },
};
