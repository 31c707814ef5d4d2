import { lookAtInvitation } from '@croupier/contract/office/operators';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { AcceptStep } from './accept-step.tsx';
import { Door } from './door.tsx';
import { SecondStep } from './second-step.tsx';
import { useSignIn } from './use-sign-in.ts';

/** An invitation: who it is for, a name and a password, and then the second factor is set up. */
export default function InvitationPage() {
  const t = useTranslations('sign-in.invitation');
  const token = useToken();
  const signIn = useSignIn('/');
  const invitation = useQuery({
    // The token is no part of what is kept: one invitation is looked at here.
    queryKey: [lookAtInvitation.path],
    queryFn: ({ signal }) => call(lookAtInvitation, { body: { token } }, signal),
    gcTime: 0,
    retry: false,
  });
  if (signIn.factors) return <SecondStep signIn={signIn} factors={signIn.factors} />;
  if (invitation.error)
    return (
      <Door title={t('title')}>
        <Failure error={invitation.error} onRetry={() => void invitation.refetch()} />
      </Door>
    );
  return (
    <Door title={t('title')} lead={invitation.data && t('lead', invitation.data)}>
      {invitation.data ? (
        <AcceptStep token={token} invitation={invitation.data} onFactors={signIn.begin} />
      ) : (
        <Skeleton lines={4} />
      )}
    </Door>
  );
}

/** The token stands behind the `#`, which no server is sent, and is cleared from the address so that nobody reads it there. */
function useToken(): string {
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => {
    if (token) history.replaceState(history.state, '', location.pathname);
  }, [token]);
  return token;
}
