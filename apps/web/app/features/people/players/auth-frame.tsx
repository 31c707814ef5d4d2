import type { LobbyTile } from '@croupier/contract/site/lobby';
import type { Network } from '@croupier/domain/people/networks';
import { buttonClass, Card, FormFailure } from '@croupier/ui';
import { Suspense, useEffect, type FormEventHandler, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { later } from '../../../lib/offline.ts';
import { gamePath } from '../../site/lobby/game-path.ts';
import { tell } from '../../../lib/tell.ts';
import { useBrand } from '../../../lib/root-data.ts';
import { Page } from '../../../pages/page.tsx';
import styles from './auth-frame.module.css';
import { PosterTable } from './poster-table.tsx';
import form from './players.module.css';

const NetworkWays = later(() => import('../networks/network-ways.tsx'));

export interface AuthFrameProps {
  title: string;
  lead: string;
  /** The refusal of the whole form, said at once. */
  failure: string | undefined;
  games: readonly LobbyTile[];
  /** With whose accounts one may come in as well. */
  networks: readonly Network[];
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
  /** The way to the other of the two pages. */
  after: ReactNode;
}

/** What login and sign-up share: a card beside the table of games, the refusal above the fields, the other page below. */
export function AuthFrame({
  title,
  lead,
  failure,
  games,
  networks,
  onSubmit,
  children,
  after,
}: AuthFrameProps) {
  useTellLeaving();
  return (
    <div className={styles.frame}>
      <Page title={title} lead={lead} width="narrow">
        <Card as="div" className={form.auth}>
          {networks.length > 0 && (
            <Suspense fallback={<RoomForWays count={networks.length} />}>
              <NetworkWays offered={networks} looks={styles} />
            </Suspense>
          )}
          <form className={form.form} onSubmit={onSubmit} method="post" noValidate>
            <FormFailure>{failure}</FormFailure>
            {children}
          </form>
          <p className={form.other}>{after}</p>
        </Card>
      </Page>
      <Table games={games} />
    </div>
  );
}

/** As high as the ways in by a network: what somebody is about to press stays where it is. */
function RoomForWays({ count }: { count: number }) {
  return (
    <div className={styles.ways} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={`${buttonClass({ size: 'large', wide: true })} ${styles.way}`}>
          &nbsp;
        </span>
      ))}
      <p className={styles.or}>&nbsp;</p>
    </div>
  );
}

/** What waits behind the door. What may be tried without an account is tried from here. */
function Table({ games }: { games: readonly LobbyTile[] }) {
  const t = useTranslations('players.table');
  const brand = useBrand();
  if (games.length === 0) return null;
  return (
    <aside className={styles.table} aria-labelledby="auth-table">
      <img className={styles.host} src={`/brands/${brand}-lean.svg`} alt="" width="240" height="160" />
      <h2 id="auth-table">{t('title')}</h2>
      <p>{t('lead')}</p>
      <PosterTable
        games={games}
        toGame={(game) => (game.demo ? `/slots/${game.code}?mode=demo` : gamePath(game))}
        nameOf={({ name, demo }) => (demo ? t('try', { name }) : name)}
      />
    </aside>
  );
}

/** Whoever signs in leaves with a new document; whoever goes on without one leaves as they came. */
function useTellLeaving(): void {
  const page = useLocation().pathname.endsWith('/login') ? 'login' : 'sign-up';
  useEffect(
    () => () => {
      if (!/\/(login|sign-up)$/.test(location.pathname)) tell('auth_modal_close', { page });
    },
    [page],
  );
}
