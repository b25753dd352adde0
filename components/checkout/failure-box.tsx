import type { ReactNode } from 'react';
import shared from '@/components/order/order.module.css';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { CallOrMail } from '@/components/ui/call-or-mail';
import { cx } from '@/components/ui/cx';
import type { Failure, FailureAction } from '@/lib/domain/order/failure';
import { failureText } from '@/lib/domain/order/payments/index';
import { paths } from '@/lib/domain/paths/paths';
import styles from './failure-box.module.css';
import { ShortGoods } from './short-goods';

/** The handlers of the buttons under a failure; a button without one is not shown. */
export type FailureActions = Partial<Record<Exclude<FailureAction, 'contact' | 'reload' | 'sign-in'>, () => void>>;

const labels: Readonly<Record<keyof FailureActions, string>> = {
  retry: 'Försök igen',
  check: 'Kontrollera betalningen igen',
  'other-method': 'Välj annat betalsätt',
  'other-delivery': 'Välj annat leveranssätt',
  details: 'Ändra uppgifterna',
  cart: 'Öppna varukorgen',
  'new-order': 'Gör en ny beställning',
};

const focus = (element: HTMLElement | null) => element?.focus();

/** What went wrong, whether money moved, and what the customer can do next. Takes the focus, so that it is noticed. */
export function FailureBox({ failure, on }: { failure: Failure; on: FailureActions }) {
  const { heading, text, actions, retryLabel, showsCode } = failureText(failure);

  const shown = (action: FailureAction): ReactNode => {
    if (action === 'contact') {
      return (
        <p className={styles.contact} key={action}>
          <CallOrMail reference={failure.reference} />.
        </p>
      );
    }
    if (action === 'sign-in') {
      return (
        <ButtonLink href={`${paths.login}?redirectTo=${paths.checkout}`} key={action} appearance="primary">
          Logga in igen
        </ButtonLink>
      );
    }
    if (action === 'reload') {
      return (
        <Button appearance="primary" key={action} onClick={() => location.reload()}>
          Ladda om sidan
        </Button>
      );
    }
    const act = on[action];
    if (!act) return null;
    return (
      <Button key={action} onClick={act} {...(actions[0] === action ? { appearance: 'primary' } : {})}>
        {(action === 'retry' && retryLabel) || labels[action]}
      </Button>
    );
  };

  return (
    // A new element for each failure, so that it is announced and takes the focus.
    <div className={styles.box} key={`${failure.way} ${failure.code}`} ref={focus} role="alert" tabIndex={-1}>
      <h2 className="heading-3">{heading}</h2>
      <p>{text}</p>
      {failure.code === 'STOCK' ? <ShortGoods /> : null}
      <div className={cx(shared.actions, 'center')}>{actions.map(shown)}</div>
      {showsCode === false ? null : (
        <p className="quiet small">
          Felkod: <span translate="no">{failure.code}</span>
        </p>
      )}
      {failure.reference === undefined ? null : (
        <p className="quiet small">
          Referens: <span translate="no">{failure.reference}</span>
        </p>
      )}
    </div>
  );
}
