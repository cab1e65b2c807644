/** Two 32-bit halves of a hash. */
export type Lanes = readonly [first: number, second: number];

const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/** Hash of a text's UTF-16 units in two independent lanes (the MurmurHash3 body, once per lane with its own constants). */
export function hashText(text: string): Lanes {
  let first = 0x2f0b4c47 ^ text.length;
  let second = 0x9747b28c ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first ^= Math.imul(rotate(Math.imul(unit, 0xcc9e2d51), 15), 0x1b873593);
    first = Math.imul(rotate(first, 13), 5) + 0xe6546b64;
    second ^= Math.imul(rotate(Math.imul(unit, 0x239b961b), 16), 0x38b34ae5);
    second = Math.imul(rotate(second, 17), 5) + 0x561ccd1b;
  }
  return [first | 0, second | 0];
}

/** Combines two hashes into one; the order matters. Each round is a bijection of the pair, so no information is lost. */
export function mixLanes(left: Lanes, right: Lanes): Lanes {
  let first = left[0] ^ Math.imul(rotate(right[0], 11), 0x9e3779b1);
  let second = left[1] ^ Math.imul(rotate(right[1], 19), 0x85ebca77);
  for (let round = 0; round < 3; round += 1) {
    first = Math.imul(first ^ (first >>> 16), 0x7feb352d);
    first ^= first >>> 15;
    second = (second + first) | 0;
    second = Math.imul(second ^ (second >>> 15), 0x846ca68b);
    second ^= second >>> 16;
    first = (first + rotate(second, 7)) | 0;
  }
  return [first, second];
}

/** 52 bits of a hash as a number in the open interval (0, 1): neither end can occur. */
export const toUniform = (lanes: Lanes): number => ((lanes[0] >>> 6) * 67108864 + (lanes[1] >>> 6) + 0.5) / 4503599627370496;

/** The keyed uniform `hash(seed, leadKey, purpose)` in (0, 1): the same whatever else is drawn. */
export const keyedUniform = (seed: string, leadKey: string, purpose: string): number =>
  toUniform(mixLanes(mixLanes(hashText(seed), hashText(leadKey)), hashText(purpose)));

/** A standard Gumbel variate from a uniform; the largest of `utility + gumbel` picks each choice with its softmax chance. */
export const toGumbel = (uniform: number): number => -Math.log(-Math.log(uniform));

const centralNumerator = [
  2509.0809287301226727, 33430.575583588128105, 67265.770927008700853, 45921.953931549871457, 13731.693765509461125, 1971.5909503065514427,
  133.14166789178437745, 3.387132872796366608,
];
const centralDenominator = [
  5226.495278852545925, 28729.085735721942674, 39307.89580009271061, 21213.794301586595867, 5394.1960214247511077, 687.1870074920579083,
  42.313330701600911252, 1,
];
const middleNumerator = [
  7.7454501427834140764e-4, 0.0227238449892691845833, 0.24178072517745061177, 1.27045825245236838258, 3.64784832476320460504,
  5.7694972214606914055, 4.6303378461565452959, 1.42343711074968357734,
];
const middleDenominator = [
  1.05075007164441684324e-9, 5.475938084995344946e-4, 0.0151986665636164571966, 0.14810397642748007459, 0.68976733498510000455,
  1.6763848301838038494, 2.05319162663775882187, 1,
];
const tailNumerator = [
  2.01033439929228813265e-7, 2.71155556874348757815e-5, 0.0012426609473880784386, 0.026532189526576123093, 0.29656057182850489123,
  1.7848265399172913358, 5.4637849111641143699, 6.6579046435011037772,
];
const tailDenominator = [
  2.04426310338993978564e-15, 1.4215117583164458887e-7, 1.8463183175100546818e-5, 7.868691311456132591e-4, 0.0148753612908506148525,
  0.13692988092273580531, 0.59983220655588793769, 1,
];

function polynomial(coefficients: readonly number[], at: number): number {
  let sum = 0;
  for (const coefficient of coefficients) sum = sum * at + coefficient;
  return sum;
}

/** A standard normal variate from a uniform in (0, 1): the inverse distribution function, Wichura's AS 241 (accurate to about 1e-16). */
export function toNormal(uniform: number): number {
  const offset = uniform - 0.5;
  if (Math.abs(offset) <= 0.425) {
    const at = 0.180625 - offset * offset;
    return (offset * polynomial(centralNumerator, at)) / polynomial(centralDenominator, at);
  }
  const depth = Math.sqrt(-Math.log(offset < 0 ? uniform : 1 - uniform));
  const size =
    depth <= 5
      ? polynomial(middleNumerator, depth - 1.6) / polynomial(middleDenominator, depth - 1.6)
      : polynomial(tailNumerator, depth - 5) / polynomial(tailDenominator, depth - 5);
  return offset < 0 ? -size : size;
}
