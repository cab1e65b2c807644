import { FIGURE_FIELDS, FIGURE_WORDS, type SendFigures } from '@coldcast/rules/sends/sendFigures';
import { formatCount } from './formats.ts';

const automaticWords = (hasAutomaticReplies: boolean | null): string =>
  hasAutomaticReplies === null ? '' : hasAutomaticReplies ? ', automatic replies included' : ', only replies of people';

/** `480 sent, 9 replied, only replies of people` */
export const describeFigures = (figures: SendFigures, hasAutomaticReplies: boolean | null): string =>
  FIGURE_FIELDS.flatMap((field) => {
    const count = figures[field];
    return count === null ? [] : [`${formatCount(count)} ${FIGURE_WORDS[field].toLowerCase()}`];
  }).join(', ') + automaticWords(hasAutomaticReplies);
