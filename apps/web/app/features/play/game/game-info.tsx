import type { Round } from '@croupier/contract/play/rounds';
import { Dialog, Tabs } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useGameName } from '../../../lib/game-texts.ts';
import { FairnessPanel } from './fairness-panel.tsx';
import type { Game } from '../table/game.ts';
import { MathsPanel } from './maths-panel.tsx';
import { Paytable } from './paytable.tsx';
import { RulesPanel } from './rules-panel.tsx';

const PARTS = ['paytable', 'rules', 'maths', 'fairness'] as const;
type Part = (typeof PARTS)[number];

interface Props {
  game: Game;
  mode: string;
  stakeMinor: string;
  money: (amountMinor: bigint) => string;
  round: Round | null;
  signedIn: boolean;
  onClose(): void;
}

/** Everything about the game in one sheet: pays, rules, figures, proof. Loaded when it is first opened. */
export default function GameInfo({ game, mode, stakeMinor, money, round, signedIn, onClose }: Props) {
  const t = useTranslations('game');
  const gameName = useGameName();
  const [part, setPart] = useState<Part>('paytable');
  const panel = {
    paytable: () => (
      <Paytable definition={game.definition} mode={mode} stakeMinor={BigInt(stakeMinor)} money={money} />
    ),
    rules: () => <RulesPanel game={game} />,
    maths: () => <MathsPanel game={game} />,
    fairness: () => <FairnessPanel round={round} signedIn={signedIn} />,
  }[part];
  return (
    <Dialog title={gameName(game.code)} closeLabel={t('info.close')} onClose={onClose} size="large" steady>
      <Tabs<Part>
        label={t('info.parts')}
        tabs={PARTS.map((value) => ({ value, label: t(`info.${value}`) }))}
        value={part}
        onChange={setPart}
      >
        {panel()}
      </Tabs>
    </Dialog>
  );
}
