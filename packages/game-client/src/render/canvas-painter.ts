import type { Painter, TextureName } from './painter.ts';

/** The same layers on Canvas2D: no sheen, and a tint becomes transparency. */
export function createCanvasPainter(canvas: HTMLCanvasElement): Painter | null {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return null;
  const sources = new Map<TextureName, HTMLCanvasElement>();
  return {
    kind: 'canvas2d',
    setTexture: (name, source) => void sources.set(name, source),
    draw(layers) {
      for (const { texture, clip, sprites } of layers) {
        const image = sources.get(texture);
        if (!image) continue;
        context.save();
        if (clip) {
          context.beginPath();
          context.rect(clip.x, clip.y, clip.width, clip.height);
          context.clip();
        }
        for (const sprite of sprites) {
          const [red, green, blue] = sprite.tint ?? [1, 1, 1];
          const source = sprite.source ?? { x: 0, y: 0, width: image.width, height: image.height };
          context.setTransform(1, 0, 0, 1, sprite.x, sprite.y);
          if (sprite.turn) context.rotate(sprite.turn);
          context.globalCompositeOperation = (sprite.light ?? 0) > 0.5 ? 'lighter' : 'source-over';
          if (sprite.plain) {
            context.globalAlpha = sprite.alpha ?? 1;
            context.fillStyle = `rgb(${red * 255} ${green * 255} ${blue * 255})`;
            context.fillRect(-sprite.width / 2, -sprite.height / 2, sprite.width, sprite.height);
            continue;
          }
          context.globalAlpha = Math.max(0, Math.min(1, (sprite.alpha ?? 1) * Math.max(red, green, blue)));
          context.drawImage(
            image,
            source.x,
            source.y,
            source.width,
            source.height,
            -sprite.width / 2,
            -sprite.height / 2,
            sprite.width,
            sprite.height,
          );
        }
        context.restore();
      }
    },
    dispose: () => sources.clear(),
  };
}
