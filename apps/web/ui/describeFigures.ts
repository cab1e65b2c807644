import { FIGURE_FIELDS, FIGURE_WORDS, type SendFigures } from '@coldcast/rules/sends/sendFigures';
import { formatCount } from './formats.ts';

const automaticWords = (hasAutomaticReplies: boolean | null): string =>
  hasAutomaticReplies === null ? '' : hasAutomaticReplies ? ', automatic replies included' : ', human replies only';

/** `480 sent, 9 replied, human replies only` */
export const describeFigures = (figures: SendFigures, hasAutomaticReplies: boolean | null): string =>
  FIGURE_FIELDS.flatMap((field) => {
    const count = figures[field];
    return count === null ? [] : [`${formatCount(count)} ${FIGURE_WORDS[field].toLowerCase()}`];
  }).join(', ') + automaticWords(hasAutomaticReplies);
