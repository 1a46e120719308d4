/** A scene in which nothing can be done: the past, or what is behind a curtain. */
import { Scene } from '../games/scene.svelte';

export class StillScene extends Scene {
  override act(): void {
    // there is nothing to choose
  }

  override why(): void {
    // and so nothing to refuse
  }

  override get still(): boolean {
    return true;
  }

  override get asked(): boolean {
    return false;
  }
}
