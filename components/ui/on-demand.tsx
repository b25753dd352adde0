import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadCode, loadCodeOrReload, type PendingAction } from '@/lib/browser/load-code';
import { Button } from './button';
import styles from './on-demand.module.css';

interface BoundaryProps {
  message: string | undefined;
  onRetry: () => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    const { message, onRetry, children } = this.props;
    if (!this.state.hasFailed) return children;
    if (!message) return null;
    return (
      <div className={styles.failed} role="alert">
        <p>{message}</p>
        <Button onClick={onRetry}>Försök igen</Button>
      </div>
    );
  }
}

interface OnDemandProps<P> {
  load: () => Promise<ComponentType<P>>;
  children: (Code: ComponentType<P>) => ReactNode;
  /** Shown when the code cannot be loaded or fails. Omit it for a part that no one requested: it then disappears silently. */
  message?: string;
  fallback?: ReactNode;
  action?: PendingAction;
}

/** A part of a page whose code is loaded when it is shown (lib/browser/load-code.ts), in its own error boundary. */
export function OnDemand<P>({ load, children, message, fallback = null, action }: OnDemandProps<P>) {
  const start = () =>
    lazy(async () => ({ default: message ? await loadCodeOrReload(load, action) : await loadCode(load) }));
  const [{ Code, attempt }, setLoaded] = useState(() => ({ Code: start(), attempt: 0 }));
  // A lazy component caches its failure, so a retry needs a new one.
  const retry = () => setLoaded({ Code: start(), attempt: attempt + 1 });
  return (
    <Boundary key={attempt} message={message} onRetry={retry}>
      <Suspense fallback={fallback}>{children(Code as ComponentType<P>)}</Suspense>
    </Boundary>
  );
}
