import type { Draft } from './draft.ts';
import { LookCard, PictureOr } from './look-card.tsx';
import { Odds } from './odds.tsx';
import type { Reader } from './reader.ts';

/** A present before it is unwrapped: what it says, and the odds of what may be in it. */
export function PresentLook({ draft, reader }: { draft: Draft; reader: Reader }) {
  const picture = <PictureOr draft={draft} icon="gift" />;
  return (
    <LookCard draft={draft} reader={reader} picture={picture} action={reader.say('presents.open')}>
      <Odds draft={draft} reader={reader} />
    </LookCard>
  );
}
