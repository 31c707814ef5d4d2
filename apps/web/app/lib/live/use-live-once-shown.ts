import type { LiveName } from '@croupier/contract/site/live';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useBalanceHold } from '../held-balance.ts';
import { useLive, type LiveData } from './live.ts';

/**
 * Hears one kind of live message as `useLive` does, but never over a round that is being shown: what comes meanwhile is heard
 * in its order once that is over.
 */
export function useLiveOnceShown<N extends LiveName>(name: N, onData: (data: LiveData<N>) => void): void {
  const isOnStage = useBalanceHold() !== null;
  const waiting = useRef<LiveData<N>[]>([]);
  const hearWaiting = useEffectEvent(() => waiting.current.splice(0).forEach(onData));
  useLive(name, (data) => (isOnStage ? void waiting.current.push(data) : onData(data)));
  useEffect(() => {
    if (!isOnStage) hearWaiting();
  }, [isOnStage]);
}
