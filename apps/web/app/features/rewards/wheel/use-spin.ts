import type { Wheel } from '@croupier/contract/rewards/wheel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useHoldBalance } from '../../../lib/held-balance.ts';
import { isAnswer, newKey } from '../../../lib/new-key.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { refreshProfile } from '../../../lib/session.ts';
import type { Run } from './use-turning.ts';
import { pressOf, spin, takeOne, WHEELS_KEY, type Spun } from './wheel-query.ts';

/** A press that was meant to hurry the wheel may come as it rests: for so long it is none for the next spin. */
const STILL_MS = 700;

/** A spin whose answer has come. */
interface Shown extends Spun {
  /** The wheel as it was when it was pressed: its table was drawn from. */
  readonly wheel: Wheel;
  readonly run: Run;
}

/** One spin after the other: asked for, on its way to its sector, at rest. */
export function useSpin(wheel: Wheel) {
  const language = useLanguage();
  const client = useQueryClient();
  // Both stay until an answer has come: after a lost one the next press brings what was decided.
  const key = useRef(newKey());
  const using = useRef<string | undefined>(undefined);
  const [shown, setShown] = useState<Shown>();
  const [isTurning, setIsTurning] = useState(false);
  const [isHurried, setIsHurried] = useState(false);
  const restedAt = useRef(-Infinity);
  const [rests, setRests] = useState(0);
  const beginAnew = () => {
    key.current = newKey();
    using.current = undefined;
  };
  const ask = useMutation({
    mutationFn: async () => {
      const by = pressOf(wheel);
      using.current ??= wheel.attempts[0]?.id;
      if (using.current === undefined && (by === 'free' || by === 'points'))
        using.current = (await takeOne({ key: key.current, code: wheel.code, by })).attempt;
      return spin(using.current!, language);
    },
    onSuccess: (spun) => {
      beginAnew();
      setShown({ ...spun, wheel, run: { sector: spun.sector, lot: spun.given.id } });
      setIsHurried(false);
      setIsTurning(true);
    },
    onError: (error) => {
      if (!isAnswer(error)) return;
      beginAnew();
      // It may have been used elsewhere, or the wheel may be over.
      void askAnew(client, { queryKey: WHEELS_KEY });
    },
  });
  const isRunning = ask.isPending || isTurning;
  // The live balance knows the prize before the wheel rests.
  useHoldBalance(isRunning ? 'frozen' : null);
  return {
    ...{ shown, isRunning, isHurried, isAsking: ask.isPending, error: ask.error },
    /** The times that it has come to rest. */
    rests,
    /** @param at when it was pressed: on a busy device that is long before it is heard, and perhaps before the wheel was at rest */
    press: (at = performance.now()) => !isRunning && at - restedAt.current > STILL_MS && ask.mutate(),
    hurry: () => setIsHurried(true),
    rest: () => {
      restedAt.current = performance.now();
      setIsTurning(false);
      setRests((count) => count + 1);
      void askAnew(client, { queryKey: WHEELS_KEY });
      void refreshProfile(client).catch(() => undefined);
    },
  };
}
