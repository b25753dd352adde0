import type { SyntheticEvent } from 'react';

/**
 * Props of a <dialog> closed by `onClose`. The close event fires late, when the dialog may have been reopened. So Escape is
 * handled by the cancel event, and the close event of an open dialog is ignored.
 */
export function closing(onClose: () => void) {
  return {
    onCancel: onClose,
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose();
    },
  };
}
