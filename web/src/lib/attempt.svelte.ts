/** Something that is asked of the server: one at a time, and what it refuses is kept to be shown. */
import { Fault } from './http';

export class Attempt {
  busy = $state(false);
  fault = $state.raw<Fault | null>(null);

  async make(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.fault = error;
    } finally {
      this.busy = false;
    }
  }
}
