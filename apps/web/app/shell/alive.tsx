import Connected from '../lib/live/connected.tsx';
import { Alerts } from './alerts.tsx';

/** What a page has as soon as it is alive: its live connection, and what tells a player of things. */
export default function Alive() {
  return (
    <>
      <Connected />
      <Alerts />
    </>
  );
}
