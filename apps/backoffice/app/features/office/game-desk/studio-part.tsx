import type { GameDesk } from '@croupier/contract/office/game-desk';
import { Button } from '@croupier/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMay } from '../../../lib/me.ts';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { MaximumWinDialog } from './maximum-win-dialog.tsx';
import { Part } from './part.tsx';

interface StudioPartProps {
  game: GameDesk['game'];
  studioGame: NonNullable<GameDesk['studioGame']>;
}

/** What the house knows of a game that another studio's server plays. */
export function StudioPart({ game, studioGame }: StudioPartProps) {
  const t = useTranslations('game-desk.studio');
  const format = useFormatter();
  const may = useMay();
  const [open, setOpen] = useState(false);
  const { launchPath, maximumWinStakes } = studioGame;
  return (
    <Part
      title={t('title')}
      actions={
        may('change.studios') && (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('maximumWin.change')}
          </Button>
        )
      }
    >
      <Facts>
        <Fact name={t('studio')}>
          <Link to="/studios">{game.studioName}</Link>
        </Fact>
        <Fact name={t('path')}>{launchPath}</Fact>
        <Fact name={t('maximumWin.name')}>
          {maximumWinStakes === null
            ? t('maximumWin.none')
            : t('maximumWin.stakes', { stakes: format.number(maximumWinStakes) })}
        </Fact>
      </Facts>
      {open && <MaximumWinDialog game={game} stakes={maximumWinStakes} onClose={() => setOpen(false)} />}
    </Part>
  );
}
