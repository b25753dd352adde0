import type { ReactNode } from 'react';
import styles from '@/components/order/order.module.css';
import { ButtonLink } from '@/components/ui/button-link';
import { CallOrMail } from '@/components/ui/call-or-mail';
import { Container } from '@/components/ui/container';
import { StepHeading } from '@/components/ui/step-heading';
import { orderPath } from '@/lib/domain/paths/catalogue-paths';
import { paths } from '@/lib/domain/paths/paths';
import { useAuth } from '@/stores/auth-store';

interface ElsewhereProps {
  heading: string;
  text: string;
  /** The order that its buyer can open by signing in; null without one. */
  orderId?: string | null;
  /** Where else to go. */
  children: ReactNode;
}

/** A return to a browser that cannot continue: what is certain, what is not, and where to go. */
export function Elsewhere({ heading, text, orderId = null, children }: ElsewhereProps) {
  const isSignedIn = useAuth(({ customerId }) => customerId !== null);
  return (
    <Container className={styles.page}>
      <div className={`${styles.sections} ${styles.narrow}`}>
        <StepHeading>{heading}</StepHeading>
        <p role="status">{text}</p>
        <div className={styles.actions}>
          {orderId === null || isSignedIn ? null : (
            <ButtonLink href={`${paths.login}?redirectTo=${orderPath(orderId)}`} appearance="primary">
              Logga in och se beställningen
            </ButtonLink>
          )}
          {children}
        </div>
        <p className="quiet small">
          <CallOrMail /> om du är osäker.
        </p>
      </div>
    </Container>
  );
}
