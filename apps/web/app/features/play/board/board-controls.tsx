import type { BoardDefinition } from '@croupier/games';
import type { ControlsProps } from '../table/board.ts';
import { DiceControls } from './dice-controls.tsx';
import { PlinkoControls } from './plinko-controls.tsx';
import { WheelControls } from './wheel-controls.tsx';

/** The elements of a board that the stage draws. */
export function BoardControls({ definition, ...props }: ControlsProps<BoardDefinition>) {
  if (definition.engine !== 'table') return null;
  if (definition.kind === 'wheel') return <WheelControls definition={definition} {...props} />;
  if (definition.kind === 'plinko') return <PlinkoControls definition={definition} {...props} />;
  return <DiceControls definition={definition} {...props} />;
}
