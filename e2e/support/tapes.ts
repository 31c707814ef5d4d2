/** Draws that stop the three reels of `sunny-orchard` with the sun in the middle row: its best line. */
export const SUNS_ON_THE_MIDDLE_LINE = [0, 0, 0];
