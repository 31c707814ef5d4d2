import type { BoardDefinition } from '@croupier/games';
import type { ControlsProps } from '../table/board.ts';
import { CardsControls, CardsPlaces } from './cards-controls.tsx';
import { DiceControls } from './dice-controls.tsx';
import { DoorsControls, DoorsPlaces } from './doors-controls.tsx';
import { NumbersControls } from './numbers-controls.tsx';
import { NumbersPlaces } from './numbers-places.tsx';
import { PlinkoControls } from './plinko-controls.tsx';
import { ShellsControls, ShellsPlaces } from './shells-controls.tsx';
import { WheelControls } from './wheel-controls.tsx';

/** The elements of a board that the stage draws. */
export function BoardControls({ definition, ...props }: ControlsProps<BoardDefinition>) {
  if (definition.engine === 'draw') return <NumbersControls definition={definition} {...props} />;
  if (definition.engine === 'steps')
    switch (definition.kind) {
      case 'hi-lo':
        return <CardsControls definition={definition} {...props} />;
      case 'towers':
        return <DoorsControls definition={definition} {...props} />;
      case 'mines':
        return <ShellsControls definition={definition} {...props} />;
    }
  if (definition.engine !== 'table') return null;
  if (definition.kind === 'wheel') return <WheelControls definition={definition} {...props} />;
  if (definition.kind === 'plinko') return <PlinkoControls definition={definition} {...props} />;
  return <DiceControls definition={definition} {...props} />;
}

/** What a player presses on the stage itself: real elements over what it draws. */
export function BoardPlaces({ definition, ...props }: ControlsProps<BoardDefinition>) {
  if (definition.engine === 'draw') return <NumbersPlaces definition={definition} {...props} />;
  if (definition.engine !== 'steps') return null;
  if (definition.kind === 'hi-lo') return <CardsPlaces definition={definition} {...props} />;
  if (definition.kind === 'towers') return <DoorsPlaces definition={definition} {...props} />;
  return <ShellsPlaces definition={definition} {...props} />;
}
