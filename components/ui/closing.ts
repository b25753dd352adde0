import type { SyntheticEvent } from 'react';

/**
 * Props of a <dialog> that `onClose` closes. The close event comes late: by then the dialog may have been requested again. So Escape
 * is heard by its cancel event, and the close event of a dialog that is open again is ignored.
 */
export function closing(onClose: () => void) {
  return {
    onCancel: onClose,
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose();
    },
  };
}
