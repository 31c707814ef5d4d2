import type { Wheel } from '@croupier/contract/rewards/wheel';
import type { WheelTerms } from '@croupier/contract/rewards/wheel/kind';
import { sectorWidths } from '@croupier/domain/rewards/wheel';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { Language } from '@croupier/domain/site/regions';
import { attemptsView, listShown } from './attempts-view.ts';
import type { WheelParts } from './wheel-parts.ts';

interface Asked {
  /** Left out: all of them. */
  readonly code?: string | undefined;
  readonly language: Language;
}

/** Wheels as their player sees them now, by place. */
export async function showWheels(
  parts: WheelParts,
  player: SignedIn,
  { code, language }: Asked,
): Promise<Wheel[]> {
  const now = parts.clock.now();
  const shown = await listShown<WheelTerms>(parts, player, { kind: 'wheel', now });
  const views = shown
    .filter(({ under }) => code === undefined || under.programme.code === code)
    .map(async (one): Promise<Wheel | undefined> => {
      const view = await attemptsView(parts, player, { shown: one, kind: 'wheel', language, now });
      if (!view) return undefined;
      const { left, ...fields } = view;
      const { programme } = one.under;
      const { sectors, attempts } = programme.terms;
      const { sectors: labels } = programme.texts[language] as { sectors: string[] };
      const widths = sectorWidths(sectors);
      return {
        ...{ code: programme.code, ...fields },
        sectors: sectors.map(({ row, colour }, index) => ({
          ...{ place: row, label: labels[index]!, widthMicro: widths[index]!, colour },
        })),
        price: one.isOn && left !== 0 ? (attempts.price ?? null) : null,
      };
    });
  return (await Promise.all(views)).filter((view) => view !== undefined);
}
