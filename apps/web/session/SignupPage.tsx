import { signup } from '@coldcast/contract/accounts';
import { ERRORS } from '@coldcast/contract/errors';
import { isEmail } from '@coldcast/rules/isEmail';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../ui/paths.ts';
import { callApi } from '../api/callApi.ts';
import { errorText } from '../api/errorText.ts';
import { focusOnMount } from '../ui/focusOnMount.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { useSession } from './useSession.tsx';

const PASSWORD_LENGTH = 12;

type SignupValues = { humanReadableName: string; email: string; password: string };

/** What is wrong with each field; an empty object when all are fine. Passwords count Unicode code points. */
export function findSignupFaults(values: SignupValues): Partial<SignupValues> {
  const faults: Partial<SignupValues> = {};
  if (values.humanReadableName.trim() === '') faults.humanReadableName = 'Name is required';
  if (values.email.trim() === '') faults.email = 'Email is required';
  else if (!isEmail(values.email.trim())) faults.email = 'Please enter a valid email.';
  if (values.password === '') faults.password = 'Password is required';
  else if (Array.from(values.password).length < PASSWORD_LENGTH) faults.password = ERRORS.password_too_short.message;
  return faults;
}

function useSignup() {
  const { login } = useSession();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const enter = async (values: SignupValues) => {
    setIsBusy(true);
    setFailure(null);
    try {
      const account = { ...values, humanReadableName: values.humanReadableName.trim(), email: values.email.trim() };
      await callApi(signup, { body: account });
      await login(account);
      await navigate(paths.campaigns);
    } catch (error) {
      setFailure(errorText(error, 'Signup failed'));
      setIsBusy(false);
    }
  };
  return { isBusy, failure, enter };
}

export function SignupPage() {
  usePageTitle('Sign up');
  const { isBusy, failure, enter } = useSignup();
  const [values, setValues] = useState<SignupValues>({ humanReadableName: '', email: '', password: '' });
  const [isChecked, setIsChecked] = useState(false);
  const faults = findSignupFaults(values);
  const submit = () => {
    setIsChecked(true);
    if (Object.keys(faults).length > 0) return false;
    void enter(values);
    return true;
  };
  const bind = (name: keyof SignupValues) => ({
    name,
    required: true,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
    error: isChecked ? faults[name] : undefined,
  });
  return (
    <SignInLayout>
      <SignInForm
        title="Sign up"
        lead="200 mock credits to start with, no card needed."
        submitLabel="Sign up"
        busyLabel="Signing up…"
        isBusy={isBusy}
        failure={failure}
        onSubmit={submit}
        below={
          <p>
            Already have an account? <Link to={paths.login}>Log in</Link>
          </p>
        }
      >
        <TextInput label="Name" autoComplete="name" ref={focusOnMount} {...bind('humanReadableName')} />
        <TextInput label="Email" type="email" autoComplete="username" {...bind('email')} />
        <TextInput label="Password" type="password" autoComplete="new-password" hint="At least 12 characters" {...bind('password')} />
      </SignInForm>
    </SignInLayout>
  );
}
