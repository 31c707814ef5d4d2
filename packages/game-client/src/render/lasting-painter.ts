import { createCanvasPainter } from './canvas-painter.ts';
import type { Painter, TextureName } from './painter.ts';
import { createWebglPainter } from './webgl-painter.ts';

/** How long a lost graphics context may take to come back before the stage goes on without it. */
const RESTORE_MS = 2_500;

/**
 * WebGL2 where there is one that is quick, or where it is wanted, otherwise Canvas2D. A lost context comes back by itself, with its textures; one that
 * does not is replaced by Canvas2D on a canvas over the first, which cannot change its kind.
 * @throws when the browser has neither
 */
export function createLastingPainter(canvas: HTMLCanvasElement, wanted?: Painter['kind']): Painter {
  const textures = new Map<TextureName, HTMLCanvasElement>();
  const webgl = wanted === 'canvas2d' ? null : createWebglPainter(canvas, wanted === 'webgl2');
  const first = webgl ?? createCanvasPainter(canvas);
  if (!first) throw new Error('This browser cannot draw the game');
  let painter: Painter = first;
  let cover: HTMLCanvasElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onLost = () => {
    timer ??= setTimeout(takeOver, RESTORE_MS);
  };
  const onRestored = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  function takeOver() {
    cover = coverOf(canvas);
    const plain = createCanvasPainter(cover);
    if (!plain) return;
    for (const [name, source] of textures) plain.setTexture(name, source);
    painter.dispose();
    painter = plain;
  }
  if (webgl) {
    canvas.addEventListener('webglcontextlost', onLost);
    canvas.addEventListener('webglcontextrestored', onRestored);
  }
  return {
    get kind() {
      return painter.kind;
    },
    setTexture(name, source) {
      textures.set(name, source);
      painter.setTexture(name, source);
    },
    draw(layers, width, height) {
      if (cover && (cover.width !== width || cover.height !== height))
        [cover.width, cover.height] = [width, height];
      painter.draw(layers, width, height);
    },
    dispose() {
      clearTimeout(timer);
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      painter.dispose();
      cover?.remove();
    },
  };
}

/** A canvas in the same place, looking the same. The page's own canvas stays where the page put it. */
function coverOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const cover = document.createElement('canvas');
  cover.className = canvas.className;
  cover.setAttribute('aria-hidden', 'true');
  [cover.width, cover.height] = [canvas.width, canvas.height];
  canvas.after(cover);
  Object.assign(cover.style, {
    position: 'absolute',
    left: `${canvas.offsetLeft}px`,
    top: `${canvas.offsetTop}px`,
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  });
  return cover;
}
