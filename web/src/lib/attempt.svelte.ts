/** A request to the server: one at a time; a refusal is kept so that it can be shown. */
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
