/** Whether a firm asks its customers for a mark: nobody sells anything by that. */
export const asksForMark = (body: string): boolean =>
  /\bhow likely (?:are|is|would)\b[^.?!]*\brecommend (?:us|our|me|\p{Lu})/u.test(body) ||
  /\b(?:rate|score) (?:us|our (?:\p{L}+ )?(?:service|work|team|visit))\b[^.?!]*\b(?:0|1|zero|one) to (?:5|10|five|ten)\b/iu.test(body);
