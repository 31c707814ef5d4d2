import type { Gift } from '@croupier/contract/rewards/gifts';
import type { RegionPack } from '@croupier/domain/site/regions';
import type { Game } from '../table/game.ts';
import type { Rounds } from '../table/use-rounds.ts';
import type { Sheet } from './game-hud.tsx';
import { isQuick, mayHurry } from './is-quick.ts';
import { neighbourStake } from './stake-choice.ts';
import type { Autoplay } from './use-autoplay.ts';
import type { BetSlip } from './use-bet-slip.ts';
import type { Hold } from './use-hold.ts';
import { useHotkeys } from './use-hotkeys.ts';
import type { Preferences } from './use-preferences.ts';
import { useLetterKeys } from './use-letter-keys.ts';

interface Table {
  game: Game;
  region: RegionPack;
  rounds: Rounds;
  bet: BetSlip;
  preferences: Preferences;
  autoplay: Autoplay;
  hold: Hold;
  /** Whether the button that places the bet acts now. */
  spins: boolean;
  gift: Gift | null;
  onSheet(sheet: Sheet): void;
}

/** What the keys do at a table as it stands: the same as its buttons, and nothing where those do nothing. */
export function useTableKeys({
  game,
  region,
  rounds,
  bet,
  preferences,
  autoplay,
  hold,
  spins,
  gift,
  onSheet,
}: Table) {
  const { stakesMinor } = game;
  const isGoing = autoplay.left !== null;
  const maySet = spins && rounds.phase === 'ready' && !isGoing && !gift;
  const step = (by: 1 | -1) => () => {
    const next = neighbourStake(stakesMinor, bet.stakeMinor, by);
    if (next) bet.setStake(next);
  };
  const spin = () => {
    rounds.spin();
    hold.press();
  };
  const auto = isGoing ? autoplay.stop : () => onSheet('auto');
  const [letters] = useLetterKeys();
  useHotkeys(
    {
      spin: spins ? (isGoing ? autoplay.stop : spin) : undefined,
      more: maySet ? step(1) : undefined,
      less: maySet ? step(-1) : undefined,
      auto: region.autoplay && spins && isQuick(game) ? auto : undefined,
      turbo: region.turbo && mayHurry(game) ? preferences.toggleTurbo : undefined,
      sound: preferences.toggleSound,
      info: () => onSheet('info'),
      keys: () => onSheet('keys'),
    },
    letters,
  );
}
