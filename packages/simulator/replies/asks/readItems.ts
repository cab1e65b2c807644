const ITEM = /^\s*\d{1,2}[.)] .*$/gm;
/** "Do you think so, and why?": the rest of a question in a list, and whatever follows it. */
const AFTER_MARK = /\?[^\n]*$/;
const REST = /,? (?:and|or) (?:if so,? |if not,? )?(?:why|how|what|which|who|when|where)(?: not)?\b[^?\n]*\?$/i;

/** The numbered lines of a text: "1. How many plots do you have?" */
export const listItems = (prose: string): readonly string[] => prose.match(ITEM) ?? [];

/** A text whose numbered lines ask one thing each, so that an answer's number is the line's. */
export const toSingleItems = (prose: string): string => prose.replaceAll(ITEM, (item) => item.replace(AFTER_MARK, '?').replace(REST, '?'));
