import { Navigate, Outlet } from 'react-router';
import { paths } from '../ui/paths.ts';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { useSession } from './useSession.tsx';

/** The signed-in area: waits for the profile and sends others to the login page. */
export function RequireSession() {
  const { status } = useSession();
  if (status === 'loading') return <LoadingScreen />;
  return status === 'signedIn' ? <Outlet /> : <Navigate to={paths.login} replace />;
}
