import type { Sprite } from '../render/painter.ts';
import type { Scene, WinsScene } from '../show/scenes.ts';
import type { Show } from '../show/show.ts';
import { countedMinor } from '../show/win-money.ts';
import type { Act } from './act.ts';
import { amountSprites, atlasSprite, clamp01, labelSprite, outBack, type View } from './view.ts';

/**
 * The plate under the reels: the win so far, what is left of a feature, or a quiet word; at its right the multiplier,
 * at its left the symbol that expands.
 */
export function plaqueLook(
  view: View,
  act: Act,
  ms: number,
  scene: Scene | undefined,
): { icons: Sprite[]; letters: Sprite[] } {
  const { plaque } = view.layout;
  const y = plaque.y + plaque.height / 2;
  const note = (text: string, x: number, maxWidth: number) =>
    labelSprite(view, text, 'note', { x, y, height: plaque.height * 0.56, maxWidth });
  if (act.kind !== 'show' || !scene) {
    const words =
      act.kind === 'idle' ? note(view.texts.idle, plaque.x + plaque.width / 2, plaque.width * 0.9) : [];
    return { icons: [], letters: words };
  }
  const over = ms >= act.show.endMs;
  const icons = over ? [] : specialSprites(view, act.show, scene);
  const badge = over ? [] : badgeSprites(view, act.show, scene, ms);
  const told = over ? openText(view, act.show) : featureText(view, act.show, scene);
  const left = plaque.x + (icons.length > 0 ? plaque.height : 0) + plaque.height * 0.2;
  const right = plaque.x + plaque.width - (badge.length > 0 ? plaque.height * 1.3 : 0) - plaque.height * 0.2;
  const middle = told ? left + (right - left) * 0.46 : left;
  const amountMinor = wonSoFarMinor(act.show, ms);
  const amount =
    amountMinor > 0n
      ? amountSprites(view, view.formatMoney(amountMinor), {
          x: (middle + right) / 2,
          y,
          height: plaque.height * 0.86,
          maxWidth: (right - middle) * 0.94,
        })
      : [];
  const wide = amount.length === 0;
  const words = told
    ? note(
        told,
        wide ? (left + right) / 2 : (left + middle) / 2,
        (wide ? right - left : middle - left) * 0.94,
      )
    : [];
  return { icons, letters: [...amount, ...words, ...badge] };
}

function featureText(view: View, show: Show, scene: Scene): string {
  const step = show.outcome.steps[scene.step];
  const before = show.outcome.steps[scene.step - 1];
  if (step?.kind === 'hold') {
    const left = step.respinsLeft ?? 0;
    if (scene.kind !== 'cells') return left > 0 ? view.texts.respinsLeft(left) : '';
    const had = before?.respinsLeft || left + 1;
    return view.texts.respinsLeft(had - 1);
  }
  if (!step || !show.isFree[scene.step]) return '';
  const arriving = scene.kind === 'spin' || scene.kind === 'fall';
  return view.texts.freeSpinsLeft(step.freeSpinsLeft - (arriving ? step.freeSpinsAwarded : 0));
}

const openText = (view: View, { outcome }: Show): string =>
  outcome.open?.asks === 'free-spins' ? view.texts.choose : '';

/** What this step's wins are multiplied by, once it can be seen. */
function badgeSprites(view: View, { outcome }: Show, scene: Scene, ms: number): Sprite[] {
  const multiplier = outcome.steps[scene.step]?.multiplier ?? 1;
  const isOrb = (symbol: string) => view.game.symbols.some(({ id, role }) => id === symbol && role === 'orb');
  // Orbs multiply when everything has come to rest; a ladder has climbed before the next symbols are down.
  const atRest = outcome.steps[scene.step]?.wins.some(({ symbol }) => isOrb(symbol)) ?? false;
  const climbing = scene.kind === 'fall' && !scene.fresh && !atRest;
  const known = scene.kind === 'wins' || scene.kind === 'burst' || climbing;
  if (multiplier <= 1 || !known) return [];
  const { plaque } = view.layout;
  const pop = view.reducedMotion || scene.kind === 'burst' ? 1 : outBack(clamp01((ms - scene.atMs) / 260));
  return amountSprites(view, `×${multiplier}`, {
    x: plaque.x + plaque.width - plaque.height * 0.85,
    y: plaque.y + plaque.height / 2,
    height: plaque.height * 0.92 * (0.6 + 0.4 * pop),
    maxWidth: plaque.height * 1.4,
  });
}

function specialSprites(view: View, show: Show, scene: Scene): Sprite[] {
  const special = show.isFree[scene.step] ? show.outcome.steps[scene.step]?.special : undefined;
  const { plaque } = view.layout;
  const size = plaque.height * 0.92;
  return special
    ? atlasSprite(view, special, [plaque.x + plaque.height * 0.65, plaque.y + plaque.height / 2, size, size])
    : [];
}

/** The counter on the plate at a moment of the show. Ends exactly on the round's win. */
export function wonSoFarMinor(show: Show, ms: number): bigint {
  if (ms >= show.endMs) return show.winMinor;
  const wins = show.scenes.filter((other): other is WinsScene => other.kind === 'wins');
  const scene = wins.findLast((other) => other.atMs <= ms);
  if (!scene) return wins[0]?.countFromMinor ?? (show.scenes[0]?.step ? show.winMinor : 0n);
  return countedMinor(
    scene.countFromMinor,
    scene.countToMinor,
    scene.countMs === 0 ? 1 : (ms - scene.atMs) / scene.countMs,
  );
}
