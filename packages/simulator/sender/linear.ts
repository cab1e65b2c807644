/** A square matrix by rows, flat. */
export type Matrix = Float64Array;

export const dot = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
};

export function identity(size: number): Matrix {
  const matrix = new Float64Array(size * size);
  for (let index = 0; index < size; index += 1) matrix[index * size + index] = 1;
  return matrix;
}

/** Matrix times vector. */
export function multiply(matrix: Matrix, vector: ArrayLike<number>): Float64Array {
  const size = vector.length;
  const product = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    let sum = 0;
    for (let column = 0; column < size; column += 1) sum += (matrix[row * size + column] ?? 0) * (vector[column] ?? 0);
    product[row] = sum;
  }
  return product;
}

/** Adds `scale` times the outer product of a vector with itself. */
export function addOuter(matrix: Matrix, vector: ArrayLike<number>, scale: number): void {
  const size = vector.length;
  for (let row = 0; row < size; row += 1) {
    const scaled = scale * (vector[row] ?? 0);
    for (let column = 0; column < size; column += 1) {
      const at = row * size + column;
      matrix[at] = (matrix[at] ?? 0) + scaled * (vector[column] ?? 0);
    }
  }
}

/** The lower triangular root of a positive definite matrix; values that rounding made negative are replaced by a tiny positive number. */
export function cholesky(matrix: Matrix, size: number): Matrix {
  const root = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column] ?? 0;
      for (let inner = 0; inner < column; inner += 1) sum -= (root[row * size + inner] ?? 0) * (root[column * size + inner] ?? 0);
      root[row * size + column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (root[column * size + column] ?? 1);
    }
  }
  return root;
}

/**
 * Orthonormal directions that span the vectors up to a remainder shorter than `tolerance`, longest remainder first; no more than `most`.
 * Each vector represents a Gaussian uncertainty, so its remainder is the standard deviation left out.
 */
export function findBasis(vectors: readonly Float64Array[], { tolerance, most }: { tolerance: number; most: number }): Float64Array[] {
  const rests = vectors.map((vector) => Float64Array.from(vector));
  const basis: Float64Array[] = [];
  while (basis.length < most) {
    const lengths = rests.map((rest) => Math.sqrt(dot(rest, rest)));
    const longest = Math.max(0, ...lengths);
    const picked = rests[lengths.indexOf(longest)];
    if (picked === undefined || longest < tolerance) break;
    const direction = picked.map((value) => value / longest);
    for (const rest of rests) {
      const along = dot(rest, direction);
      for (let index = 0; index < rest.length; index += 1) rest[index] = (rest[index] ?? 0) - along * (direction[index] ?? 0);
    }
    basis.push(direction);
  }
  return basis;
}
