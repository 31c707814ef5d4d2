import { flakeAt, flakesFor } from './snow-flakes.ts';

/** Twenty pictures a second are enough for what falls slowly. */
const FRAME_MS = 50;
const MOST_DENSITY = 1.5;

/** Lets snow fall on a canvas that covers the window. A page that nobody sees is not drawn. @returns its end */
export function fallOn(canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext('2d');
  if (!pen) return () => {};
  let frame = 0;
  let drawnAtMs = 0;

  const draw = (nowMs: number): void => {
    frame = requestAnimationFrame(draw);
    if (nowMs - drawnAtMs < FRAME_MS) return;
    drawnAtMs = nowMs;
    fit(canvas);
    paint(pen, canvas, nowMs / 1000);
  };
  const go = (): void => {
    cancelAnimationFrame(frame);
    if (!document.hidden) frame = requestAnimationFrame(draw);
  };

  go();
  document.addEventListener('visibilitychange', go);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('visibilitychange', go);
  };
}

/** As many pixels as the window has; writing the size clears a canvas, so only when it differs. */
function fit(canvas: HTMLCanvasElement): void {
  const density = Math.min(devicePixelRatio, MOST_DENSITY);
  const width = Math.round(canvas.clientWidth * density);
  const height = Math.round(canvas.clientHeight * density);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

function paint(pen: CanvasRenderingContext2D, canvas: HTMLCanvasElement, seconds: number): void {
  const { width, height, clientWidth, clientHeight } = canvas;
  const density = width / Math.max(clientWidth, 1);
  pen.clearRect(0, 0, width, height);
  // The theme may change while it snows.
  const style = getComputedStyle(canvas);
  pen.fillStyle = style.color;
  pen.strokeStyle = style.getPropertyValue('--edge');
  pen.lineWidth = density;
  for (let n = 0; n < flakesFor(clientWidth, clientHeight); n += 1) {
    const { x, y, radius, alpha } = flakeAt(n, seconds);
    pen.globalAlpha = alpha;
    pen.beginPath();
    pen.arc(x * width, y * height, radius * density, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
  }
}
