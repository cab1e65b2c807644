import { wholeText, type FeatureReader } from '../../reading/featureReader.ts';
import { countWritten } from '../../reading/text/countWritten.ts';

/** Words of the body; a link and a variable count as one. */
export const bodyWordsReader: FeatureReader = {
  find: ({ body }) => wholeText(body),
  read: ({ body }) => countWritten(body.visible, body.words) + body.variables.length + body.links.length,
};
