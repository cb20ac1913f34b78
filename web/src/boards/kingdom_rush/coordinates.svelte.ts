/** Whether the letters and numbers of the map are shown; remembered on this device. */
import { load, save } from '../../lib/storage';

class Coordinates {
  shown = $state(load('kingdom.coordinates', true));

  toggle(): void {
    this.shown = !this.shown;
    save('kingdom.coordinates', this.shown);
  }
}

export const coordinates = new Coordinates();
