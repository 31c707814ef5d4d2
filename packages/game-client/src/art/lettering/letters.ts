/**
 * Capital letters as single strokes on a field 100 high, drawn for this house. A game gives them its own
 * body by stroking them in layers. `width` is the advance.
 */
export const LETTERS: Readonly<Record<string, { readonly d: string; readonly width: number }>> = {
  A: { d: 'M4 100L38 2L72 100M17 68H59', width: 76 },
  C: { d: 'M70 22A40 49 0 1 0 70 78', width: 74 },
  D: { d: 'M8 2V98H30C84 98 84 2 30 2z', width: 74 },
  E: { d: 'M60 2H8V98H60M8 49H52', width: 64 },
  H: { d: 'M8 0V100M68 0V100M8 50H68', width: 76 },
  I: { d: 'M8 0V100', width: 16 },
  L: { d: 'M8 0V98H56', width: 58 },
  N: { d: 'M8 100V2L68 98V0', width: 76 },
  O: { d: 'M44 2C-8 2-8 98 44 98C96 98 96 2 44 2z', width: 88 },
  R: { d: 'M8 100V2H34C74 2 74 54 34 54H8M36 54L68 100', width: 70 },
  S: { d: 'M60 16C46-6 10-2 10 24C10 56 62 42 62 74C62 104 18 106 5 82', width: 66 },
  T: { d: 'M2 2H66M34 2V100', width: 68 },
  U: { d: 'M8 0V62C8 110 66 110 66 62V0', width: 74 },
  W: { d: 'M2 0L24 98L46 22L68 98L90 0', width: 92 },
  Y: { d: 'M4 0L36 50L68 0M36 50V100', width: 72 },
};
