import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onUnauthorised } from '../lib/api.ts';
import { useLocalPath } from '../lib/link.tsx';
import { closeAllModals } from '../lib/modals.ts';
import { keepProfile } from '../lib/session.ts';

/** Any call answered 401 leads to the login page and back (specification, section 8). Renders nothing. */
export function SessionGuard() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      onUnauthorised(() => {
        keepProfile(queries, null);
        closeAllModals();
        const login = localPath('/login');
        if (pathname !== login) void navigate(`${login}?redirect=${encodeURIComponent(pathname + search)}`);
      }),
    [queries, navigate, localPath, pathname, search],
  );
  return null;
}
