import { useEffect } from 'react';
import Connected from '../lib/live/connected.tsx';
import { Alerts } from './alerts.tsx';
import { Companions } from './companions.tsx';
import { loadModals } from './modal-host.tsx';

/** What a page has as soon as it is alive: its live connection, what tells a player of things, and what stands by. */
export default function Alive() {
  // Without a network it comes with the first modal: browsers keep a failure, and would not try again.
  useEffect(() => void (navigator.onLine && loadModals().catch(() => undefined)), []);
  return (
    <>
      <Connected />
      <Alerts />
      <Companions />
    </>
  );
}
