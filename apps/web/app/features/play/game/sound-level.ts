/** What has a volume of its own. */
export type SoundPart = 'effects' | 'music';

/** A level as it is kept, 0 to 1; what is none is silence. */
export function readLevel(kept: string): number {
  const level = Number(kept);
  return level >= 0 && level <= 1 ? level : 0;
}
