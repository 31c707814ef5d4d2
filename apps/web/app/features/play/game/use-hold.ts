import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Rounds } from '../table/use-rounds.ts';

/** From so long on a press is held. */
const HELD_MS = 400;
/** Between the end of a round and the next: long enough to see what it paid. */
const PAUSE_MS = 150;

/** Rounds that follow each other quickly for as long as the button or its key is held. */
export interface Hold {
  /** True while rounds follow: they are shown in turbo. */
  readonly isOn: boolean;
  /** The button or its key went down; that it is let go is heard wherever that happens. */
  press(): void;
  /** Whether the click that comes now is the end of a hold, and no press of its own. Asked once a click. */
  endsWithClick(): boolean;
}

interface Options {
  /** Not where a region forbids autoplay or turbo, where rounds ask for a choice, nor while they play themselves. */
  readonly allowed: boolean;
  readonly giftId: string | null;
}

interface Pressed {
  /** `spent`: what ended it, a refusal for one, lasts until it is let go and pressed anew. */
  readonly at: 'down' | 'held' | 'spent';
  /** What was refused before it is no reason to end it. */
  readonly refusal: Rounds['refusal'];
  readonly giftId: string | null;
  /** Whether it has begun a round: a press that is only a little long is a press all the same. */
  readonly hasBegun: boolean;
}

export function useHold(rounds: Rounds, { allowed, giftId }: Options): Hold {
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const wasHeld = useRef(false);
  const { phase, refusal } = rounds;
  const at = pressed?.at ?? null;

  const letGo = useEffectEvent(() => {
    wasHeld.current = at === 'spent' || pressed?.hasBegun === true;
    setPressed(null);
  });
  const next = useEffectEvent(() => {
    if (!pressed) return;
    const isRefused = refusal !== null && refusal !== pressed.refusal;
    const isOther = giftId !== pressed.giftId || document.querySelector('dialog[open]') !== null;
    const isOver = isRefused || isOther || !allowed || phase === 'choosing';
    setPressed({ ...pressed, at: isOver ? 'spent' : 'held', hasBegun: pressed.hasBegun || !isOver });
    if (!isOver) rounds.spin();
  });

  useEffect(() => {
    if (at !== 'down') return undefined;
    const timer = setTimeout(() => setPressed((now) => now && { ...now, at: 'held' }), HELD_MS);
    return () => clearTimeout(timer);
  }, [at]);
  useEffect(() => {
    if (at !== 'held' || (phase !== 'ready' && phase !== 'choosing')) return undefined;
    const timer = setTimeout(() => next(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [at, phase]);
  const isPressed = at !== null;
  useEffect(() => {
    if (!isPressed) return undefined;
    // Whoever looks elsewhere holds nothing any more, whatever became of the key.
    const ends = ['pointerup', 'pointercancel', 'keyup', 'blur', 'visibilitychange'] as const;
    const end = () => letGo();
    for (const name of ends) window.addEventListener(name, end, { capture: true });
    return () => {
      for (const name of ends) window.removeEventListener(name, end, { capture: true });
    };
  }, [isPressed]);
  return {
    isOn: at === 'held',
    press() {
      wasHeld.current = false;
      if (allowed) setPressed((now) => now ?? { at: 'down', refusal, giftId, hasBegun: false });
    },
    endsWithClick() {
      const ends = wasHeld.current;
      wasHeld.current = false;
      return ends;
    },
  };
}
