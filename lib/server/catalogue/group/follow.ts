import { hasRemoteLoad, noteRemoteLoad } from '../snapshot';
import { triggerCheck } from '../watch/price-watch';
import { catalogueGroup } from './our-group';

/** Takes the catalogues of other instances as soon as they publish them. Does nothing for a single instance. */
export function followGroup(): void {
  catalogueGroup()?.follow(async (remoteLoad) => {
    noteRemoteLoad(remoteLoad);
    await triggerCheck();
    // A check that was already running may have begun before the message.
    if (hasRemoteLoad()) await triggerCheck();
  });
}
