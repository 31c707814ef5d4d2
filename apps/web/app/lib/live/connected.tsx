import { liveTicket } from '@croupier/contract/site/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../api.ts';
import { withBalance } from '../balance.ts';
import { announce, announceLine, useLive } from './live.ts';
import { createLiveSocket, type LiveSocket } from './live-socket.ts';
import { useRootData } from '../root-data.ts';
import { changeProfile, refreshProfile, useAuth } from '../session.ts';

/** The page's one live connection, and the balance that it keeps true. Renders nothing. */
export default function Connected() {
  const queries = useQueryClient();
  const auth = useAuth();
  const playerId = auth.state === 'success' ? auth.profile.id : null;
  const isVisitor = useRef(true);
  useEffect(() => {
    isVisitor.current = auth.state === 'empty';
  }, [auth.state]);
  const { region } = useRootData().visitor;
  const socket = useRef<LiveSocket>(null);
  const player = useRef(playerId);

  useEffect(() => {
    const live = createLiveSocket({
      address: (ticket) => socketAddress(region, ticket),
      ticket: async () => (player.current === null ? undefined : (await call(liveTicket, {})).ticket),
      onMessage: announce,
      onOpened: () => {
        if (!isVisitor.current) refreshProfile(queries).catch(() => undefined);
        announceLine();
      },
    });
    const wake = () => document.visibilityState === 'visible' && !live.isOpen() && live.reconnectSoon();
    document.addEventListener('visibilitychange', wake);
    socket.current = live;
    return () => {
      document.removeEventListener('visibilitychange', wake);
      live.stop();
    };
  }, [queries, region]);

  useEffect(() => {
    if (player.current === playerId) return;
    player.current = playerId;
    socket.current?.reconnectSoon();
  }, [playerId]);

  useLive('balance', (news) => {
    changeProfile(queries, (profile) => withBalance(profile, news));
  });
  useLive('sessionEnded', () => void refreshProfile(queries).catch(() => undefined));
  return null;
}

function socketAddress(region: string, ticket: string | undefined): string {
  const url = new URL('/api/ws', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('region', region);
  if (ticket !== undefined) url.searchParams.set('token', ticket);
  return url.href;
}
