import type { PartDraft } from '../draft.ts';
import type { Span } from '../span.ts';
import { MARKS } from './marks.ts';
import { spansOf } from '../featureReader.ts';

/** Flags, keycaps, and pictographs with their skin tones and joined parts. Signs such as ™ and © count only with an emoji variation selector. */
const EMOJI =
  /\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}))(?:\uFE0F|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*[\u{E0020}-\u{E007F}]*/gu;

const MAY_HOLD_EMOJI = /[\u231a-\u3299\ud83c-\ud83e]|\u20e3|\ufe0f/;

/** The emoji of a part; a joined sequence counts once. */
export const findEmoji = (part: PartDraft): Span[] =>
  (part.marks & MARKS.beyondAscii) !== 0 && MAY_HOLD_EMOJI.test(part.visible) ? spansOf(part, EMOJI) : [];
