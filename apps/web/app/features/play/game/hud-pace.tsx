import { Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import type { Game } from '../table/game.ts';
import type { AutoplayRun } from './autoplay-plan.ts';
import styles from './game-hud.module.css';
import { isQuick, mayHurry } from './is-quick.ts';
import { PaceButtons } from './pace-buttons.tsx';
import { SittingFigures } from './sitting-figures.tsx';
import type { Autoplay } from './use-autoplay.ts';
import type { Preferences } from './use-preferences.ts';
import type { Terms } from './use-terms.ts';

interface Props {
  game: Game;
  terms: Terms;
  preferences: Preferences;
  autoplay: Autoplay;
  sitting: AutoplayRun;
  money: (amountMinor: bigint) => string;
  isVisitor: boolean;
  /** An account's time and result stand above the stage, of all its tables together. */
  isAccount: boolean;
  mayStart: boolean;
  onAuto(): void;
}

/** How fast the game is played, and, in a demonstration, what came of it since the table was opened. */
export function HudPace({ game, terms, preferences, autoplay, sitting, money, ...may }: Props) {
  const { isVisitor, isAccount, mayStart, onAuto } = may;
  return (
    <div className={styles.pace}>
      {mayHurry(game) && !isVisitor && (
        <PaceButtons
          isQuick={isQuick(game)}
          region={terms.region}
          preferences={preferences}
          autoplay={autoplay}
          mayStart={mayStart}
          onAuto={onAuto}
        />
      )}
      {isVisitor && <DemoLink game={game.code} />}
      {!isVisitor && !isAccount && <SittingFigures sitting={sitting} money={money} />}
    </div>
  );
}

/** The same game for play money of this browser. */
function DemoLink({ game }: { game: string }) {
  const t = useTranslations('game.hud');
  return (
    <Link to={`/slots/${game}?mode=demo`} className={styles.pill}>
      <Icon name="play" size={18} />
      <span>{t('tryDemo')}</span>
    </Link>
  );
}
