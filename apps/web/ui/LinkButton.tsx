import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonLook } from './Button.tsx';

type LinkButtonProps = ButtonLook &
  (({ to: string } & Omit<ComponentProps<typeof Link>, 'to'>) | ({ href: string | undefined } & ComponentProps<'a'>));

/** A link that looks like a button: `to` stays in the app, `href` leaves it. */
export function LinkButton({ variant, color, size, fullWidth, className, children, ...link }: LinkButtonProps) {
  const shared = {
    'data-filled': variant === 'contained' ? '' : undefined,
    className: buttonClass({ variant, color, size, fullWidth }, className),
  };
  return 'to' in link ? (
    <Link {...shared} {...link}>
      {children}
    </Link>
  ) : (
    <a {...shared} {...link}>
      {children}
    </a>
  );
}
