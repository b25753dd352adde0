import type { MouseEvent, SyntheticEvent } from 'react';

/**
 * Props of a <dialog> closed by `onClose`. The close event fires late, when the dialog may have been reopened. So Escape is
 * handled by the cancel event, and the close event of an open dialog is ignored. Children must fill the dialog's box: a click
 * whose target is the dialog itself was then on the backdrop.
 */
export function closing(onClose: () => void) {
  return {
    onCancel: onClose,
    onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
      if (target === currentTarget) onClose();
    },
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose();
    },
  };
}
