import { pictureSvg, sceneArtOf } from '@croupier/game-client/art-only.ts';
import { stakeUnitsOf, type BoardDefinition } from '@croupier/games';
import { useEffect, useLayoutEffect, useState } from 'react';
import { openTurnOf, type BoardProps, type BoardViewProps } from '../table/board.ts';
import styles from './board.module.css';
import { TilesBoard } from './tiles-board.tsx';
import { TakeButton } from './take-button.tsx';
import { useBoard } from './use-board.ts';

/** A board of page elements before its scene, with the button that takes the money. */
export function ElementBoard({ definition, rounds, money, onPresenter, ...props }: BoardViewProps) {
  const { presenter, steps, turning } = useBoard();
  useLayoutEffect(() => {
    onPresenter(presenter);
    return () => onPresenter(null);
  }, [presenter, onPresenter]);
  const art = useArt(definition.id);
  const onStage = rounds.shown ?? rounds.open;
  const stakeMinor = BigInt(onStage?.stakeMinor ?? props.stakeMinor);
  const units = BigInt(stakeUnitsOf(definition));
  const open = openTurnOf(rounds);
  const board: Omit<BoardProps<never>, 'definition'> = {
    mode: rounds.open?.entry.mode ?? props.mode,
    steps,
    turning: turning || rounds.phase === 'asking',
    open,
    resting: rounds.phase === 'ready',
    betChoice: props.betChoice,
    onBetChoice: props.onBetChoice,
    onChoose: rounds.choose,
    amountOf: (won) => money((BigInt(won) * stakeMinor) / units),
    piece: (name) =>
      art.pieces[name] ? (
        <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: art.pieces[name] }} />
      ) : null,
  };
  return (
    <div
      className={styles.scene}
      data-game={definition.id}
      data-testid="board"
      data-phase={rounds.phase}
      data-ready="true"
    >
      {art.backdrop && (
        <div
          className={styles.backdrop}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: art.backdrop }}
        />
      )}
      <div className={styles.board}>
        {boardOf(definition, board)}
        <TakeButton open={open} amountOf={board.amountOf} onTake={() => rounds.choose([])} />
      </div>
    </div>
  );
}

function boardOf(definition: BoardDefinition, board: Omit<BoardProps<never>, 'definition'>) {
  switch (definition.engine) {
    case 'table':
    case 'draw':
    case 'crash':
    case 'pool':
      return null;
    case 'steps':
      return definition.kind === 'mines' ? <TilesBoard definition={definition} {...board} /> : null;
  }
}

/** The game's scene and pieces as markup of the project's own, fetched with its art. */
function useArt(id: string): { backdrop: string | null; pieces: Readonly<Record<string, string>> } {
  const [art, setArt] = useState<{ backdrop: string | null; pieces: Record<string, string> }>({
    backdrop: null,
    pieces: {},
  });
  useEffect(() => {
    let gone = false;
    void sceneArtOf(id).then((scene) => {
      if (gone || !scene) return;
      const pieces = Object.entries(scene.pieces ?? {}).map(([name, picture]) => [
        name,
        pictureSvg(picture, `${id}-${name}`),
      ]);
      const [width, height] = innerWidth < innerHeight ? [90, 120] : [160, 90];
      setArt({
        backdrop: pictureSvg(scene.backdrop(width, height), `${id}-scene`, { cover: true }),
        pieces: Object.fromEntries(pieces) as Record<string, string>,
      });
    });
    return () => {
      gone = true;
    };
  }, [id]);
  return art;
}
