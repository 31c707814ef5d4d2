import type { Draft } from './draft.ts';
import { LookCard, PictureOr } from './look-card.tsx';
import { Odds } from './odds.tsx';
import type { Reader } from './reader.ts';

/** A mini-game before it is played: what it says, and the odds of its prizes. */
export function MiniGameLook({ draft, reader }: { draft: Draft; reader: Reader }) {
  const picture = <PictureOr draft={draft} icon="merry" />;
  return (
    <LookCard draft={draft} reader={reader} picture={picture} action={reader.say('mini-game.play')}>
      <Odds draft={draft} reader={reader} />
    </LookCard>
  );
}
