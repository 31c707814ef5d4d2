/**
 * Discrete Fourier transform in place, X_k = Σ x_j·e^(−2πi·jk/N), by the radix-2 method.
 * @param real, imaginary of one length N, a power of two
 */
export function fourier(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  if ((size & (size - 1)) !== 0) throw new RangeError(`${size} is not a power of two`);
  reorder(real, imaginary);
  if (turns.cosines.length !== size / 2) turns = turnsOf(size);
  const { cosines, sines } = turns;
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half);
    for (let start = 0; start < size; start += 2 * half) {
      for (let k = 0, at = start, turn = 0; k < half; k += 1, at += 1, turn += stride) {
        const otherReal = real[at + half]! * cosines[turn]! - imaginary[at + half]! * sines[turn]!;
        const otherImaginary = real[at + half]! * sines[turn]! + imaginary[at + half]! * cosines[turn]!;
        real[at + half] = real[at]! - otherReal;
        imaginary[at + half] = imaginary[at]! - otherImaginary;
        real[at]! += otherReal;
        imaginary[at]! += otherImaginary;
      }
    }
  }
}

/** The last size's, since transforms come in rows. */
let turns = turnsOf(2);

function turnsOf(size: number) {
  return {
    cosines: Float64Array.from({ length: size / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / size)),
    sines: Float64Array.from({ length: size / 2 }, (_, k) => -Math.sin((2 * Math.PI * k) / size)),
  };
}

/** Moves each element to the place whose binary digits are its own reversed. */
function reorder(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1;
    for (; (j & bit) !== 0; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    [real[i], real[j]] = [real[j]!, real[i]!];
    [imaginary[i], imaginary[j]] = [imaginary[j]!, imaginary[i]!];
  }
}
