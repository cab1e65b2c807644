/** The effect of a list's size is flat below and above these numbers of people. */
const SMALLEST = 50;
const LARGEST = 5000;
/** The largest share of the size's log odds that a known fit replaces: fit then measures part of what a short list implies. */
const MOST_TAKEN_OVER = 1 / 3;

/**
 * The weight of a send's size. `people` is the number that counts, `weight` the factor on its log odds: 1 if no lead's fit is known, 2/3 if
 * every lead's is. Takes the number of people who get this text and the share of leads with a known fit, 0 to 1.
 */
export function weighListSize(people: number, knownFitShare: number): { people: number; weight: number } {
  return {
    people: Math.min(LARGEST, Math.max(SMALLEST, people)),
    weight: 1 - MOST_TAKEN_OVER * Math.min(1, Math.max(0, knownFitShare)),
  };
}
