/**
 * What each of these frames costs in milliseconds: the script that composes it and the drawing, down to its last pixel.
 * @param draw puts the frame of a moment onto the canvas
 */
export function frameCosts(
  canvas: HTMLCanvasElement,
  draw: (ms: number) => void,
  moments: readonly number[],
): number[] {
  const context = canvas.getContext('2d')!;
  return moments.map((ms) => {
    const began = performance.now();
    draw(ms);
    // Drawing is put off until somebody looks.
    context.getImageData(0, 0, 1, 1);
    return performance.now() - began;
  });
}
