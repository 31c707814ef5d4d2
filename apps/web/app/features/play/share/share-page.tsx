import { getSharedRound, type SharedRound } from '@croupier/contract/play/rounds';
import { REGIONS } from '@croupier/domain/site/regions';
import { buttonClass, Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { useGameName, useTextsOfGame } from '../../../lib/game-texts.ts';
import { Link } from '../../../lib/link.tsx';
import { translate } from '../../../lib/messages.ts';
import { apiOf, hostOf } from '../../../lib/page-host.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { posterAddress } from '../../../lib/poster.tsx';
import { Page } from '../../../pages/page.tsx';
import { BoardSteps } from '../rounds/board-steps.tsx';
import { replayOf } from '../rounds/replay.ts';
import { RoundReplay } from '../rounds/round-replay.tsx';
import { RoundSpins } from '../rounds/round-spins.tsx';
import type { Route } from './+types/share-page';
import { SharedProof } from './shared-proof.tsx';
import styles from './share.module.css';

/** For anyone with the link: nothing here asks who reads it. */
export async function loader(args: Route.LoaderArgs) {
  const { language, region } = hostOf(args).visitor;
  const asked = { params: { ticket: args.params.ticket }, query: { region } };
  const { minimumAge } = REGIONS[region];
  return { round: await apiOf(args)(getSharedRound, asked), language, minimumAge };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { round, language, minimumAge } = args.loaderData;
  const game = translate(language, `games.${round.game}.name`);
  return pageMeta(args, 'share.meta', {
    index: false,
    values: { game, minimumAge },
    picture: posterAddress(round.game, language),
  });
}

/** A shared round: watched and read. The only way on is to the game's page, where nothing happens by itself. */
export default function SharePage({ loaderData: { round } }: Route.ComponentProps) {
  const t = useTranslations('share');
  const date = useDate();
  const gameName = useGameName();
  useTextsOfGame(round.game);
  const replay = replayOf(round, round.definition);
  const lead = t('lead', { time: date(round.settledAt), player: round.player });
  return (
    <Page title={gameName(round.game)} lead={lead}>
      <p className={styles.note}>{t('note')}</p>
      <div className={styles.columns}>
        <div className={styles.main}>
          <RoundReplay game={round.game} replay={replay} />
          {replay.outcome.family === 'board' ? (
            <BoardSteps {...replay} outcome={replay.outcome} />
          ) : (
            <RoundSpins round={round} />
          )}
        </div>
        <div className={styles.main}>
          <SharedMoney round={round} />
          <SharedProof round={round} />
        </div>
      </div>
    </Page>
  );
}

function SharedMoney({ round }: { round: SharedRound }) {
  const t = useTranslations('share');
  const { money } = useFormat();
  const { currency, kind, stakeMinor, winMinor, isGift } = round;
  return (
    <Card className={styles.card}>
      <h2>{t('money')}</h2>
      <dl className={styles.money}>
        <dt>{t('stake')}</dt>
        <dd>
          <Money amountMinor={isGift ? '0' : stakeMinor} currency={currency} />
          {kind === 'play' && ` · ${t('playMoney')}`}
        </dd>
        <dt>{t('win')}</dt>
        <dd>
          <Money amountMinor={winMinor} currency={currency} />
        </dd>
      </dl>
      {isGift && <p data-testid="of-gift">{t('gift', { stake: money(stakeMinor, currency) })}</p>}
      <p className={styles.text}>{t('chance')}</p>
      <Link to={`/slots/${round.game}`} className={buttonClass({ look: 'quiet', wide: true })}>
        {t('toGame')}
      </Link>
    </Card>
  );
}
