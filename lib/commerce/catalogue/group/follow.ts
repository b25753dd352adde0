import { lookAtOnce } from '../price-watch';
import { hasHeard, hearOfSnapshot } from '../snapshot';
import { catalogueGroup } from './our-group';

/** Takes over what other instances load, as soon as they tell of it. Does nothing for an instance that is alone. */
export function followGroup(): void {
  catalogueGroup()?.follow(async (told) => {
    hearOfSnapshot(told);
    await lookAtOnce();
    // A look that was already running may have begun before the message.
    if (hasHeard()) await lookAtOnce();
  });
}
