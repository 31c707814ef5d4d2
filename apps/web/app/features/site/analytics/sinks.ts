import { ANALYTICS_OF_UI } from '@croupier/contract/site/analytics';
import type { Told } from '../../../lib/tell.ts';

type Sink = (told: Told) => void;

/** What has been told in this document, for a sink that comes later. */
const KEPT_MAX = 100;
const kept: Told[] = [];
const sinks: Sink[] = [];

/** Tells every sink, and after an event of a screen the one of analytics that follows from it. */
export function tellSinks(told: Told): void {
  for (const each of [told, ...followingFrom(told)]) {
    if (kept.length < KEPT_MAX) kept.push(each);
    for (const sink of sinks) sink(each);
  }
}

/** @param sink is told all that was told in this document before, too */
export function addSink(sink: Sink): void {
  kept.forEach(sink);
  sinks.push(sink);
}

function followingFrom({ name, about }: Told): Told[] {
  const follows = (ANALYTICS_OF_UI as Partial<Record<Told['name'], Told['name']>>)[name];
  return follows ? [{ name: follows, about } as Told] : [];
}
