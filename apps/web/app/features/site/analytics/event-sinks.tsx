import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useRootData } from '../../../lib/root-data.ts';
import { hearTold, tell } from '../../../lib/tell.ts';
import { countTold } from './count-told.ts';
import { hearOutgoing } from './outgoing.ts';
import { addSink, tellSinks } from './sinks.ts';

/** From now on what happens on the site is heard. Renders nothing. */
export default function EventSinks() {
  const { visitor, profile } = useRootData();
  const { pathname } = useLocation();
  useEffect(() => {
    const { language, region, theme, brand } = visitor;
    tell('initialization', { language, region, theme, brand, signedIn: profile !== null });
    addSink(countTold());
    hearTold(tellSinks);
    hearOutgoing();
    // Once a document.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => tell('visitPage', { path: pathname }), [pathname]);
  return null;
}
