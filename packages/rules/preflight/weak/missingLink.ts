const PAGE = String.raw`(?:video|link|demo|calendar|button|form|page|clip|recording|booking page|landing page|website link)`;
/** A link that the sentence says is in the email. */
const POINTS: readonly RegExp[] = [
  String.raw`\b${PAGE} (?:(?:that (?:is|follows)|which is|I (?:put|left)|provided|attached|included) )?below\b`,
  String.raw`\bbelow (?:is|you(?:['\u2019]ll| will| can)? find|please find|I(?:['\u2019]ve| have)? (?:put|left|added|included)) (?:a|the|our|my) (?:[\p{L}-]+ ){0,2}?${PAGE}\b`,
  String.raw`\b(?:see|watch|view|find|browse|visit|check out|look at|book)\b[^.?!\n]{0,40}\b(?:${PAGE}|portfolio|catalogu?e|brochure|gallery|website|case study|(?:show)?reel|work|projects?|reviews?|prices?|menu) (?:right )?here\s*(?:[.:!]?$|:\s*(?:and|or)\b)`,
  String.raw`\bhere(?: is|['\u2019]s) (?:a|the|our|my) (?:[\p{L}-]+ ){0,2}?(?:link|calendar|video|demo)(?: (?:link|to [^.?!:]{3,40}))?\s*:$`,
  String.raw`\b(?:use|follow|click|see|tap|open|visit|hit) (?:on )?(?:the|this|our|my) (?:following )?(?:[\p{L}-]+ )?(?:link|button)\b`,
  String.raw`\bclick (?:on )?below\b`,
  // "Check out our reel", "do have a look at our gallery"
  String.raw`\b(?:(?:(?:have|take) a (?:quick )?)?(?:look|peek) at|check out|browse|watch|view|see) (?:our|my) (?:[\p{L}-]+ ){0,3}?(?:(?:show)?reels?|gallery|portfolio|website|web ?page|videos?|online (?:shop|store|catalogu?e)|case studies|testimonials|instagram|facebook(?: page)?|linkedin(?: page)?|youtube(?: channel)?|blog|(?:google )?reviews)\b`,
  String.raw`\b(?:look at|visit|go to) our (?:website|web ?page|online (?:shop|store|catalogu?e))\b`,
  String.raw`\b(?:grab|book|pick|choose) (?:(?:a|some|any) )?(?:time|slot|spot)s? (?:that (?:suits|works)(?: for)?(?: you)? )?(?:on|in|from|via|through|using) (?:my|our) (?:calendar|scheduler|booking (?:page|link))\b`,
  String.raw`\b(?:fill|filling) (?:in|out) (?:the|our|this|a) (?:[\p{L}-]+ ){0,2}?form\b`,
  // "Shop now >>>"
  String.raw`^\W*(?:shop|order|buy|book|browse|start|sign up|register|subscribe|download|learn more|read more|see more|get started|claim|view)\b[^.?!\n>]{0,20}\s*(?:>+|\u00bb|\u2192|\u279c|\u27a1\ufe0f?)\W*$`,
].map((form) => new RegExp(form, 'iu'));

/** A link, an address, or something that a tool fills in with one. */
const HAS_LINK =
  /https?:|www\.|<a\b|href|\]\(|\b[\w-]+\.(?:[a-z]{2,12})(?:\/|\b(?![.\w]))|[{[<][^\]}>\n]*(?:link|url|video|calendar|page|button|form|demo)|%\w*(?:link|url|video|calendar|page)\w*%/iu;
const NEGATED = /\b(?:no|not|without|never|don['\u2019]?t|instead of)\b/i;

/** The sentence that points to a link where the email has none; undefined if there is a link, or none is promised. */
export const findMissingLink = (sentences: readonly string[], body: string): string | undefined =>
  HAS_LINK.test(body) ? undefined : sentences.find((sentence) => !NEGATED.test(sentence) && POINTS.some((form) => form.test(sentence)));
