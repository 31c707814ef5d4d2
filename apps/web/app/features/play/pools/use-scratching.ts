import type { BoardStep } from '@croupier/games';
import { useEffect, useMemo, useState } from 'react';
import type { Presenter } from '../table/presenter.ts';

export type Ticket = Extract<BoardStep, { kind: 'scratch' }>;

/** A card whose fields are laid open by hand. */
export interface Scratching {
  /** Shows a card's round once all of its fields are open. */
  readonly presenter: Presenter | null;
  /** What is under the cover, from the answer on. */
  readonly ticket: Ticket | null;
  readonly opened: ReadonlySet<number>;
  /** True while there is something to lay open. */
  readonly isCovered: boolean;
  open(fields: readonly number[]): void;
  openAll(): void;
}

interface Under {
  readonly ticket: Ticket | null;
  readonly opened: ReadonlySet<number>;
}

const NOTHING: Under = { ticket: null, opened: new Set() };

/**
 * Puts the player's hand between a round's answer and its show. What is drawn was drawn before: whoever goes in the middle
 * has the round settled already.
 * @param isQuick nobody scratches: every card opens at once
 */
export function useScratching(inner: Presenter | null, isQuick: boolean): Scratching {
  const [under, setUnder] = useState(NOTHING);
  const [hand] = useState(createHand);
  useEffect(() => hand.setQuick(isQuick), [hand, isQuick]);
  const presenter = useMemo(() => inner && scratched(inner, hand, setUnder), [inner, hand]);
  const { ticket, opened } = under;
  return {
    ...{ presenter, ticket, opened },
    isCovered: ticket !== null && opened.size < ticket.fields.length,
    openAll: hand.openAll,
    open: (fields) => {
      const now = hand.open(fields);
      if (ticket && now) setUnder({ ticket, opened: now });
    },
  };
}

/** The hand over a card: it lays open what is asked, and lets go once all of it is. */
function createHand() {
  let card: { readonly opened: Set<number>; readonly fields: number; done(): void } | null = null;
  let isQuick = false;
  const openAll = () => card?.done();
  return {
    openAll,
    isHolding: () => card !== null,
    setQuick(quick: boolean) {
      isQuick = quick;
      if (quick) openAll();
    },
    /** @returns what is open by now, unless that is all */
    open(fields: readonly number[]): ReadonlySet<number> | undefined {
      if (!card) return undefined;
      for (const field of fields) card.opened.add(field);
      if (card.opened.size < card.fields) return new Set(card.opened);
      card.done();
      return undefined;
    },
    /** Resolves once every field of so many is open. */
    take: (fields: number): Promise<void> =>
      new Promise((resolve) => {
        const done = () => {
          card = null;
          resolve();
        };
        if (isQuick) done();
        else card = { opened: new Set(), fields, done };
      }),
  };
}

function scratched(
  inner: Presenter,
  hand: ReturnType<typeof createHand>,
  setUnder: (under: Under) => void,
): Presenter {
  const cover = () => {
    hand.openAll();
    setUnder(NOTHING);
  };
  return {
    spinUp() {
      cover();
      inner.spinUp();
    },
    idle() {
      cover();
      inner.idle();
    },
    skip(stopReels) {
      if (hand.isHolding()) hand.openAll();
      else inner.skip(stopReels);
    },
    async play(outcome, stakeMinor) {
      const steps = outcome.family === 'board' ? outcome.steps : [];
      const ticket = steps.findLast((step): step is Ticket => step.kind === 'scratch');
      if (ticket) {
        setUnder({ ticket, opened: NOTHING.opened });
        await hand.take(ticket.fields.length);
        setUnder({ ticket, opened: new Set(ticket.fields.keys()) });
      }
      await inner.play(outcome, stakeMinor);
    },
  };
}
