import { useEffect } from 'react';
import { openModal } from '../../../lib/modals.ts';
import { useTableKind } from '../../../lib/table-view.ts';

/** The keys of the search: `/`, and Ctrl or ⌘ with K. At a table the keys are the game's, and in a field they are letters. */
export default function SearchKeys() {
  const atTable = useTableKind() !== null;
  useEffect(() => {
    if (atTable) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (!isAsked(event)) return;
      event.preventDefault();
      openModal('search');
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [atTable]);
  return null;
}

function isAsked({ key, code, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const withControl = ctrlKey || metaKey;
  // The place of the key, whatever letters the keyboard writes.
  if (withControl) return code === 'KeyK';
  return (
    key === '/' &&
    !altKey &&
    !(target as Element).closest('input, textarea, select, dialog, [contenteditable]')
  );
}
