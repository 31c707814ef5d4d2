/** What the stage needs of a graphics back end; WebGL2 and Canvas2D both give it. */
export interface Painter {
  readonly kind: 'webgl2' | 'canvas2d';
  /** Gives or replaces a texture. The canvas is kept, to be uploaded again after a lost context. */
  setTexture(name: TextureName, source: HTMLCanvasElement): void;
  /** Layers from back to front, in device pixels. */
  draw(layers: readonly Layer[], width: number, height: number): void;
  dispose(): void;
}
export type TextureName = 'backdrop' | 'cabinet' | 'atlas' | 'labels';
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Layer {
  readonly texture: TextureName;
  readonly clip: Rectangle | null;
  readonly sprites: readonly Sprite[];
}
export interface Sprite {
  /** Centre and size in device pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixels of the texture; the whole of it when absent. */
  readonly source?: Rectangle | undefined;
  readonly turn?: number;
  /** Multiplies the colours, 0 to 1 each. */
  readonly tint?: readonly [number, number, number];
  readonly alpha?: number;
  /** 0 covers what is below, 1 adds light to it. */
  readonly light?: number;
  /** A plain white picture: its tint is its colour, also where tints cannot be multiplied. */
  readonly plain?: boolean;
  /** Place of a band of light running over the picture, 0 to 1; absent means none. */
  readonly sheen?: number | undefined;
}
