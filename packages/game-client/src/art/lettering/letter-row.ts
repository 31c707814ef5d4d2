import { group, type Mark, type Node } from '../../picture/picture.ts';
import { LETTERS } from './letters.ts';

type Layer = Omit<Mark, 'd'> & { readonly shift?: readonly [number, number] };

/**
 * Sets a word in strokes: every layer is drawn for the whole word before the next, so bodies never cut
 * into each other. Colours live on the letters' own field (0 to 100 high).
 * @param lift baseline shift of each letter, by its index
 */
export function letterRow(
  word: string,
  layers: readonly Layer[],
  spacing: number,
  lift: (index: number, count: number) => { y: number; turn: number } = () => ({ y: 0, turn: 0 }),
): { nodes: Node[]; width: number } {
  const letters = [...word];
  let x = 0;
  const placed = letters.map((letter, index) => {
    const shape = LETTERS[letter] ?? { d: '', width: 30 };
    const at = { d: shape.d, x, middle: shape.width / 2, ...lift(index, letters.length) };
    x += shape.width + spacing;
    return at;
  });
  const nodes = layers.flatMap(({ shift = [0, 0], ...layer }) =>
    placed.filter(({ d }) => d).map(({ d, x: left, y, turn, middle }) =>
      group([group([{ d, ...layer }], { move: [-middle, -50] })], { move: [left + middle + shift[0], 50 + y + shift[1]], turn }),
    ),
  );
  return { nodes, width: x - spacing };
}
