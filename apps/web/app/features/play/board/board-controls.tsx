import type { BoardDefinition } from '@croupier/games';
import type { ControlsProps } from '../table/board.ts';
import { DiceControls } from './dice-controls.tsx';

/** The elements of a board that the stage draws. */
export function BoardControls({ definition, ...props }: ControlsProps<BoardDefinition>) {
  if (definition.engine === 'table' && definition.kind === 'dice')
    return <DiceControls definition={definition} {...props} />;
  return null;
}
