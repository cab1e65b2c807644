import type { EmailDraft } from '../draft.ts';
import type { Feature, Span } from '../features.ts';
import { splitParagraphs } from '../sections/splitBlocks.ts';
import { countCharacters } from '../text/countCharacters.ts';
import { toSpans, wholeText, type FeatureReader } from './reader.ts';

const whole = ({ body }: EmailDraft): Span[] => wholeText(body);

/** Length of the body. A link and a placeholder count as one word each; HTML marks count for characters only. */
export const lengthReaders = {
  bodyWords: { find: whole, read: ({ body }) => body.words.length + body.variables.length + body.links.length },
  bodyCharacters: { find: whole, read: ({ body }) => countCharacters(body) },
  /** Greeting and signature are no paragraphs. */
  paragraphs: {
    find: ({ body, prose }) => toSpans('body', splitParagraphs(body.visible, prose)),
    read: ({ body, prose }) => splitParagraphs(body.visible, prose).length,
  },
} satisfies Partial<Record<Feature, FeatureReader>>;
