import type { MiniGame } from '@croupier/contract/rewards/mini-game';
import { Button, buttonClass, FormFailure, Skeleton } from '@croupier/ui';
import { Suspense, type ComponentType } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { later } from '../../../lib/offline.ts';
import { useProfile } from '../../../lib/session.ts';
import { Prose } from '../../site/content/prose.tsx';
import { OddsTable } from '../bonus-promotions/inside.tsx';
import { LastPrizes, Prize } from '../wheel/prize.tsx';
import { useFailureText } from '../wheel/use-failure-text.ts';
import { DoorsScene } from './doors-scene.tsx';
import { FieldsScene } from './fields-scene.tsx';
import type { Played } from './mini-games-query.ts';
import styles from './mini-games.module.css';
import type { SceneProps } from './scene-props.ts';
import { useFieldText } from './use-field-text.ts';
import { usePlay } from './use-play.ts';

/** Each kind plays in its own. Those that are fetched when they are first shown are the heavier ones. */
const SCENES = {
  scratch: FieldsScene,
  pairs: FieldsScene,
  knock: DoorsScene,
  map: later(() => import('./map-scene.tsx')),
  drop: later(() => import('./drop-scene.tsx')),
} satisfies Record<MiniGame['kind'], ComponentType<SceneProps>>;

/** A mini-game, its odds and my attempts. The prize is drawn before the first touch; however it is played, it comes to it. */
export function GameTable({ game }: { game: MiniGame }) {
  const t = useTranslations('mini-game');
  const failureText = useFailureText();
  const textOf = useFieldText(game.loot.rows);
  const { played, opened, isTold, isAsking, error, play, open } = usePlay(game);
  const isPlaying = played !== undefined && !isTold;
  const Scene = SCENES[game.kind];
  return (
    <div className={styles.layout} data-gift>
      <div className={styles.stage}>
        <div className={styles.felt} data-kind={game.kind}>
          <p className={styles.hint}>{t(`how.${game.kind}`)}</p>
          <Suspense fallback={<Skeleton className={styles.wait} />}>
            <Scene
              key={played?.attempt}
              kind={game.kind}
              board={played?.board}
              place={played?.proof.givenPlace}
              lot={played?.attempt ?? ''}
              opened={opened}
              isTold={isTold}
              textOf={textOf}
              onOpen={open}
            />
          </Suspense>
          <Press
            game={game}
            isAsking={isAsking}
            isPlaying={isPlaying}
            play={play}
            tell={() => open(fieldsOf(played!))}
          />
        </div>
        <FormFailure>{error !== null && failureText(error)}</FormFailure>
        <div role="status">{played && isTold && <Prize given={played.given} proof={played.proof} />}</div>
        {!isPlaying && <Attempts game={game} />}
      </div>
      <div className={styles.facts}>
        <h3>{t('inside')}</h3>
        <OddsTable rows={game.loot.rows} />
        <p className={styles.small}>{t('rules')}</p>
        {game.terms.map((html) => (
          <Prose key={html} html={html} />
        ))}
        {!isPlaying && <LastPrizes last={game.last} />}
      </div>
    </div>
  );
}

/** The fields of a board that show the prize. */
const fieldsOf = ({ board, proof }: Played): number[] =>
  board.flatMap((row, field) => (row === proof.givenPlace ? [field] : []));

interface PressProps {
  readonly game: MiniGame;
  readonly isAsking: boolean;
  readonly isPlaying: boolean;
  play(): void;
  tell(): void;
}

/** Begins an attempt; while one is played, tells its prize at once. */
function Press({ game, isAsking, isPlaying, play, tell }: PressProps) {
  const t = useTranslations('mini-game');
  if (useProfile() === null)
    return (
      <Link to="/login" className={buttonClass({ look: 'gold' })}>
        {t('signIn')}
      </Link>
    );
  if (isPlaying)
    return (
      <Button look="quiet" onClick={tell}>
        {t('tell')}
      </Button>
    );
  return (
    <Button
      look="gold"
      busy={isAsking}
      disabled={!isAsking && (game.current === 0 || game.rule !== null)}
      data-testid="play-mini-game"
      onClick={play}
    >
      {t('play')}
    </Button>
  );
}

function Attempts({ game }: { game: MiniGame }) {
  const t = useTranslations('mini-game');
  const rules = useTranslations('rewards.rule');
  const date = useDate();
  const { current, attempts, nextFreeAt, rule, until } = game;
  const expiresAt = attempts[0]?.expiresAt ?? null;
  if (useProfile() === null) return null;
  return (
    <div className={styles.small}>
      {rule && <p>{rules(rule.rule)}</p>}
      <p>
        {current === 0 && nextFreeAt !== null
          ? t('none', { date: date(nextFreeAt) })
          : t('left', { count: current })}
      </p>
      {expiresAt !== null && <p>{t('useUntil', { date: date(expiresAt) })}</p>}
      {until !== null && <p>{t('until', { date: date(until) })}</p>}
    </div>
  );
}
