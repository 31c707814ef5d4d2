import type { OutputOf } from '@croupier/contract/kit';
import type { Profile } from '@croupier/contract/people/players';
import {
  type gameCheckerConfig,
  type GameMessage,
  type gameServerConfig,
  gameSession,
} from '@croupier/contract/play/providers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { askAnew } from '../../../lib/ask-anew.ts';
import { call } from '../../../lib/api.ts';
import { playable } from '../../../lib/balance.ts';
import { useHoldBalance } from '../../../lib/held-balance.ts';
import { useLocalPath } from '../../../lib/link.tsx';
import { useLive } from '../../../lib/live/live.ts';
import { openModal } from '../../../lib/modals.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { useDepositPrompt } from '../../../lib/rules.ts';
import { useProfile, useRefreshProfile } from '../../../lib/session.ts';
import { NEW_FRAME, nextFrame } from './frame-state.ts';
import { hear, say } from './game-channel.ts';
import { roundsKey } from './played-rounds.tsx';

export type FrameSettings = OutputOf<typeof gameServerConfig> & OutputOf<typeof gameCheckerConfig>;

/** Opens a session, watches over the frame, and carries messages both ways. */
export function useGameFrame(frame: RefObject<HTMLIFrameElement | null>, settings: FrameSettings) {
  const [state, dispatch] = useReducer(nextFrame, NEW_FRAME);
  const [attempt, setAttempt] = useState(0);
  const session = useLaunch(settings, attempt);
  const { origin } = settings;

  useEffect(() => {
    if (session.data !== undefined) dispatch({ name: 'opened' });
    else if (session.isError) dispatch({ name: 'not-opened' });
  }, [session.data, session.isError]);

  useTimer(state.phase === 'loading', settings.readyTimeoutMs, () => dispatch({ name: 'waited' }));
  useTimer(state.openRoundId !== null, settings.roundTimeoutMs, () => dispatch({ name: 'round-waited' }));
  useHoldBalance(state.openRoundId === null ? null : 'frozen');
  useTellBalance(frame, origin, state.phase === 'ready' && state.openRoundId === null);

  const act = useActions(settings.game, () => {
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    say(frame.current, origin, { name: 'start', language: document.documentElement.lang, isMotionReduced });
  });
  // The studio knows no more than that a rule of ours was against the stake, so it is told here.
  useLive('betRefused', ({ game, refusal }) => {
    if (game === settings.game) openModal('refusal', refusal);
  });
  const listen = useEffectEvent((event: MessageEvent) => {
    const message = hear(event, { origin, window: frame.current?.contentWindow });
    if (!message) return;
    dispatch({ name: 'said', message });
    act(message);
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent) => listen(event);
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);

  return {
    phase: state.phase,
    ...session.data,
    again: () => {
      dispatch({ name: 'again' });
      setAttempt(attempt + 1);
    },
  };
}

/** A session is one launch, of one money: kept while the page is open, asked for again only when the player says so. */
function useLaunch({ game, available }: FrameSettings, attempt: number) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['game-session', game, language, attempt],
    queryFn: async ({ signal }) => {
      const { launchUrl, money } = await call(gameSession, { query: { game } }, signal);
      const url = new URL(launchUrl);
      url.searchParams.set('language', language);
      // Of the names this site has, the one the player came by: the game answers to no other.
      url.searchParams.set('house', location.origin);
      return { address: url.href, money };
    },
    enabled: available && typeof window !== 'undefined',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** What the page does at the game's word. */
function useActions(game: string, start: () => void): (message: GameMessage) => void {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const refreshProfile = useRefreshProfile();
  const promptDeposit = useDepositPrompt();
  const queries = useQueryClient();
  return ({ name }) => {
    if (name === 'ready') start();
    // A game asks for it when its player is out of money.
    if (name === 'open-deposit') promptDeposit?.();
    if (name === 'close') void navigate(localPath('/games'));
    if (name === 'balance-changed' || name === 'round-ended') refreshProfile().catch(() => undefined);
    if (name === 'round-ended') void askAnew(queries, { queryKey: roundsKey(game) });
  };
}

/** Tells the game of money that came from elsewhere, but never in the middle of a round: it would tell the win. */
function useTellBalance(frame: RefObject<HTMLIFrameElement | null>, origin: string, mayTell: boolean): void {
  const profile = useProfile();
  const { currency, amountMinor } = profile ? tellable(profile) : {};
  useEffect(() => {
    if (!mayTell || currency === undefined || amountMinor === undefined) return;
    say(frame.current, origin, { name: 'balance-changed', currency, amountMinor });
  }, [frame, origin, mayTell, currency, amountMinor]);
}

/** All that can be played with, as the studio's own server is told. */
function tellable(profile: Profile) {
  const { currency, amountMinor } = playable(profile);
  return { currency, amountMinor: String(amountMinor) };
}

function useTimer(isRunning: boolean, afterMs: number, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => end(), afterMs);
    return () => clearTimeout(timer);
  }, [isRunning, afterMs]);
}
