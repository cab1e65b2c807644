/** The effect of a list's size is flat below and above these numbers of people. */
const SMALLEST = 50;
const LARGEST = 5000;
/** The largest share of the size's log odds that a known fit takes over: fit then measures part of what a short list stands for. */
const MOST_TAKEN_OVER = 1 / 3;

/**
 * What a send's size weighs. `people` is the number that counts, `weight` the factor on its log odds: 1 where no lead's fit is known, 2/3 where every
 * lead's is. Takes the people who get this text and the share of leads whose fit is known, 0 to 1.
 */
export function weighListSize(people: number, knownFitShare: number): { people: number; weight: number } {
  return {
    people: Math.min(LARGEST, Math.max(SMALLEST, people)),
    weight: 1 - MOST_TAKEN_OVER * Math.min(1, Math.max(0, knownFitShare)),
  };
}
