import type { Layer } from '../render/painter.ts';
import { isCard, type Scene } from '../show/scenes.ts';
import { sceneAt, type Show } from '../show/show.ts';
import type { Act } from './act.ts';
import { bulbSprites, swarmSprites } from './draw-ambience.ts';
import { cardLayers } from './draw-cards.ts';
import { plaqueLook } from './draw-plaque.ts';
import { shadeSprites } from './draw-reels.ts';
import { tileSprites } from './draw-values.ts';
import { NO_WIN } from './draw-wins.ts';
import { moveLook, restingLook, waitLook, type WindowLook } from './reel-look.ts';
import type { Rest } from './rest.ts';
import type { View } from './view.ts';

/** One frame. Pure but for the label texture: the same act and times give the same picture. */
export function compose(view: View, act: Act, from: Rest, ms: number, ambienceMs: number): Layer[] {
  const scene = act.kind === 'show' ? sceneAt(act.show, ms) : undefined;
  const over = act.kind === 'show' && ms >= act.show.endMs;
  const { width, height, reels } = view.layout;
  const whole = { x: width / 2, y: height / 2, width, height };
  const shown = windowLook(view, act, from, ms, scene, over);
  const { look, win } = shown;
  const celebrating = act.kind === 'show' && act.show.celebrates && !isMoving(scene);
  const card = scene && isCard(scene) && scene.kind !== 'trigger' && !over ? cardLayers(view, scene, ms) : [];
  const plaque = plaqueLook(view, act, ms, scene);
  const featured = act.kind === 'show' && scene !== undefined && !over && inFeature(act.show, scene);
  const tint = featured ? { tint: view.art.freeTint } : {};
  return [
    { texture: 'backdrop', clip: null, sprites: [{ ...whole, ...tint }] },
    { texture: 'atlas', clip: null, sprites: swarmSprites(view, ambienceMs) },
    { texture: 'cabinet', clip: null, sprites: [whole] },
    {
      texture: 'atlas',
      clip: reels,
      sprites: [...tileSprites(view, shown.rest), ...look.symbols, ...shadeSprites(view)],
    },
    { texture: 'labels', clip: reels, sprites: look.letters },
    {
      texture: 'atlas',
      clip: null,
      sprites: [
        ...shown.over,
        ...win.under,
        ...win.symbols,
        ...win.over,
        ...plaque.icons,
        ...bulbSprites(view, ambienceMs, celebrating),
      ],
    },
    { texture: 'labels', clip: null, sprites: [...win.letters, ...plaque.letters] },
    ...card,
  ];
}

function windowLook(
  view: View,
  act: Act,
  from: Rest,
  ms: number,
  scene: Scene | undefined,
  over: boolean,
): WindowLook {
  if (act.kind === 'waiting')
    return { rest: from, look: waitLook(view, from, act.pace, ms), over: [], win: NO_WIN };
  if (act.kind === 'idle' || !scene) return restingLook(view, from);
  const rests = act.rests[scene.step] ?? { landed: from, final: from };
  const before = act.rests[scene.step - 1]?.final ?? from;
  return moveLook(view, { show: act.show, scene, before, ...rests, over, ms });
}

const isMoving = (scene: Scene | undefined): boolean =>
  scene?.kind === 'spin' || scene?.kind === 'fall' || scene?.kind === 'cells';

const inFeature = (show: Show, scene: Scene): boolean =>
  (show.isFree[scene.step] ?? false) || show.outcome.steps[scene.step]?.kind === 'hold';
