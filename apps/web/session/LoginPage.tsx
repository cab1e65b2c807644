import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../ui/paths.ts';
import { errorText } from '../api/errorText.ts';
import { readSignOutNotice } from '../api/sessionToken.ts';
import { focusOnMount } from '../ui/focusOnMount.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { useConfig } from './useConfig.ts';
import { useDemoLogin } from './useDemoLogin.ts';
import { useSession } from './useSession.tsx';

export function LoginPage() {
  usePageTitle('Log in');
  const { data: config } = useConfig();
  const [search] = useSearchParams();
  const { login } = useSession();
  const navigate = useNavigate();
  const [values, setValues] = useState({ email: '', password: '' });
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(readSignOutNotice);

  const enter = async (credentials: typeof values, toWords: (error: unknown) => string) => {
    setIsBusy(true);
    setFailure(null);
    try {
      await login(credentials);
      await navigate(paths.campaigns);
    } catch (error) {
      setFailure(toWords(error));
      setIsBusy(false);
    }
  };
  useDemoLogin({
    isWanted: search.get('demo') === 'true',
    onFill: setValues,
    onEnter: (credentials) => void enter(credentials, () => 'Demo login failed'),
    onFail: () => setFailure('Demo login failed'),
  });
  const submit = () => {
    setIsChecked(true);
    if (values.email.trim() === '' || values.password === '') return false;
    void enter(values, (error) => errorText(error, 'Login failed'));
    return true;
  };

  return (
    <SignInLayout>
      <SignInForm
        title="Log in"
        lead="A forecast for cold email, before you send it."
        submitLabel="Log in"
        busyLabel="Logging in…"
        isBusy={isBusy}
        failure={failure}
        onSubmit={submit}
        below={
          <>
            {config?.demo === null ? null : (
              <LinkButton to={paths.demo} variant="outlined" size="large" fullWidth>
                Open the demo
              </LinkButton>
            )}
            <p>
              New to Coldcast? <Link to={paths.signup}>Sign up</Link>
            </p>
          </>
        }
      >
        <TextInput
          label="Email"
          ref={focusOnMount}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={values.email}
          onChange={({ target }) => setValues({ ...values, email: target.value })}
          error={isChecked && values.email.trim() === '' ? 'Email is required' : undefined}
        />
        <TextInput
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={values.password}
          onChange={({ target }) => setValues({ ...values, password: target.value })}
          error={isChecked && values.password === '' ? 'Password is required' : undefined}
        />
      </SignInForm>
    </SignInLayout>
  );
}
