import type { BoardViewProps } from '../table/board.ts';
import { StagedBoard } from './staged-board.tsx';
import { isStaged } from './staged.ts';
import { later } from '../../../lib/offline.ts';

const ElementBoard = later(() =>
  import('./element-board.tsx').then(({ ElementBoard }) => ({ default: ElementBoard })),
);

/** A game that is not a slot: on the stage where it has a scene, else of page elements. */
export default function BoardView(props: BoardViewProps) {
  return isStaged(props.definition.id) ? <StagedBoard {...props} /> : <ElementBoard {...props} />;
}
