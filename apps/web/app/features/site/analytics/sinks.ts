import { ANALYTICS_OF_UI } from '@croupier/contract/site/analytics';
import type { Told } from '../../../lib/tell.ts';

type Sink = (told: Told) => void;

const sinks: Sink[] = [];

/** Tells every sink, and after an event of a screen the one of analytics that follows from it. */
export function tellSinks(told: Told): void {
  for (const each of [told, ...followingFrom(told)]) for (const sink of sinks) sink(each);
}

/** @param sink is told what happens from now on */
export const addSink = (sink: Sink): void => void sinks.push(sink);

function followingFrom({ name, about }: Told): Told[] {
  const follows = (ANALYTICS_OF_UI as Partial<Record<Told['name'], Told['name']>>)[name];
  return follows ? [{ name: follows, about } as Told] : [];
}
