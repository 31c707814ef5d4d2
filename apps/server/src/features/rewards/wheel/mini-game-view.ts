import type { MiniGame } from '@croupier/contract/rewards/mini-game';
import type { MiniGameTerms } from '@croupier/contract/rewards/mini-game/kind';
import type { Language, RegionId } from '@croupier/domain/site/regions';
import type { SignedIn } from '../../../platform/http/http.ts';
import { attemptsView, listShown, tableView } from './attempts-view.ts';
import type { WheelParts } from './wheel-parts.ts';

const KIND = 'mini-game';

/** Mini-games as a player sees them now, by place. */
export async function showMiniGames(
  parts: WheelParts,
  player: SignedIn,
  language: Language,
): Promise<MiniGame[]> {
  const now = parts.clock.now();
  const shown = await listShown<MiniGameTerms>(parts, player, { kind: KIND, now });
  const views = shown.map(async (one): Promise<MiniGame | undefined> => {
    const view = await attemptsView(parts, player, { shown: one, kind: KIND, language, now });
    if (!view) return undefined;
    const { left: _, ...fields } = view;
    const { code: id, terms } = one.under.programme;
    return { id, kind: terms.as, current: fields.attempts.length + Number(fields.freeNow), ...fields };
  });
  return (await Promise.all(views)).filter((view) => view !== undefined);
}

/** The same for a visitor, who has no attempts. */
export async function showToVisitor(
  parts: WheelParts,
  { region, language }: { readonly region: RegionId; readonly language: Language },
): Promise<MiniGame[]> {
  const { programmes, brand, clock } = parts;
  const all = await programmes.inForce<MiniGameTerms>(KIND, { region, brand, now: clock.now() });
  const views = all.map(async (under): Promise<MiniGame | undefined> => {
    const table = await tableView(parts, { under, region, language });
    const { code: id, terms } = under.programme;
    return (
      table && {
        ...{ id, kind: terms.as, current: 0, ...table, until: under.run.until?.toISOString() ?? null },
        ...{ attempts: [], freeNow: false, nextFreeAt: null, rule: null, last: [] },
      }
    );
  });
  return (await Promise.all(views)).filter((view) => view !== undefined);
}
