import Connected from '../lib/live/connected.tsx';
import { Alerts } from './alerts.tsx';
import { Companions } from './companions.tsx';

/** What a page has as soon as it is alive: its live connection, what tells a player of things, and what stands by. */
export default function Alive() {
  return (
    <>
      <Connected />
      <Alerts />
      <Companions />
    </>
  );
}
