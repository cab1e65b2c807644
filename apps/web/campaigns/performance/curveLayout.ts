/** Dimensions of the curve's drawing, in CSS pixels. */

/** Plot heights of the three strips. */
export const STRIP_HEIGHTS = { open: 132, reply: 112, interest: 96 };
/** Space above a plot for the strip's title and the label of its top grid line. */
export const STRIP_HEAD = 42;
const GAP = 12;
const AXIS = 36;

const REPLY_TOP = STRIP_HEIGHTS.open + STRIP_HEAD + GAP;
const INTEREST_TOP = REPLY_TOP + STRIP_HEIGHTS.reply + STRIP_HEAD + GAP;
export const STRIP_TOPS = { open: 0, reply: REPLY_TOP, interest: INTEREST_TOP };

export const CURVE_HEIGHT = INTEREST_TOP + STRIP_HEIGHTS.interest + STRIP_HEAD + AXIS;
