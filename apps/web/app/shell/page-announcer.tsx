import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { noteStep } from '../lib/opened-at.ts';

/** After a step to another page: focus goes to its content and its title is said, as after a real page load. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    noteStep();
    if (!document.activeElement?.closest('main, dialog') || document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
