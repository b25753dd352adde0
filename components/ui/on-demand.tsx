'use client';

import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadCodeOrReload, type PendingAction } from '@/lib/load-code';
import styles from './on-demand.module.css';

interface BoundaryProps {
  message: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a failure in the part that failed; the page around it goes on. */
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
    return (
      <div className={styles.failed} role="alert">
        <p>{message}</p>
        <button onClick={onRetry} type="button">
          Försök igen
        </button>
      </div>
    );
  }
}

interface Options {
  /** What is said when the code cannot be loaded, or fails. */
  message: string;
  /** Shown while it is on its way. */
  fallback?: ReactNode;
  /** Goes on after a reload. */
  action?: PendingAction;
}

/** A component whose code is loaded when it is shown first (lib/load-code.ts), with a boundary of its own. */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { message, fallback = null, action }: Options,
): ComponentType<P> {
  const loaded = () => lazy(async () => ({ default: await loadCodeOrReload(load, action) }));
  let Shared = loaded();
  return function OnDemand(props: P) {
    // A lazy component keeps its failure: trying again takes a new one.
    const [Code, setCode] = useState(() => Shared);
    const [attempt, setAttempt] = useState(0);
    const retry = () => {
      Shared = loaded();
      setCode(() => Shared);
      setAttempt(attempt + 1);
    };
    return (
      <Boundary key={attempt} message={message} onRetry={retry}>
        <Suspense fallback={fallback}>
          <Code {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
