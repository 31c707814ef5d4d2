import { barOf } from './ambience.ts';
import { ambienceOf } from './ambiences.ts';
import { playTone, type Voice } from './voices.ts';

/** A bar is written so long before it begins: timers of a busy page are late. */
const AHEAD_S = 1;
const LOOK_MS = 250;

/** Plays a game's music, bar after bar, from now on; a page that nobody sees is silent. @returns the way to end it */
export function playMusic(voice: Voice, game: string): () => void {
  const ambience = ambienceOf(game);
  if (!ambience) return () => undefined;
  const { context } = voice;
  let bar = 0;
  let atS = context.currentTime + 0.1;
  const write = () => {
    // What was missed while nobody looked is not made up for.
    if (document.hidden || context.state !== 'running') return void (atS = context.currentTime + 0.1);
    if (atS - context.currentTime > AHEAD_S) return;
    const delayS = Math.max(0, atS - context.currentTime);
    for (const note of barOf(ambience, bar))
      if (note.kind === 'tone') playTone(voice, { ...note, atS: note.atS + delayS });
    bar += 1;
    atS = context.currentTime + delayS + ambience.barS;
  };
  write();
  const timer = setInterval(write, LOOK_MS);
  return () => clearInterval(timer);
}
