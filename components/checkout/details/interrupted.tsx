interface InterruptedProps {
  isInterrupted: boolean;
  /** What the shopper has to do again. */
  children: string;
}

/** Explains why the checkout is back at an earlier step: another tab has reset it. */
export function Interrupted({ isInterrupted, children }: InterruptedProps) {
  return (
    <p className={isInterrupted ? 'notice' : undefined} role="status">
      {isInterrupted
        ? `Kassan har börjat om, eftersom varukorgen har öppnats eller inloggningen har ändrats. ${children}`
        : null}
    </p>
  );
}
