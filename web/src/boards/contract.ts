/**
 * The server sends data for a game's own board as plain JSON. Only the functions here cast it to the types that
 * `make types` wrote for the game (`types.ts` in its folder).
 */
import type { FullScene } from '../lib/scene';

/** The fields of an event, past or forecast. */
export function eventOf<Event>(line: { event: unknown }): Event {
  return line.event as Event;
}

/** The fields of an option. */
export function optionOf<Option>(offer: { option: unknown }): Option {
  return offer.option as Option;
}

/** The `extra` data of a piece, a zone or a scene: `Partial`, as each has only some of the fields. */
export function extraOf<Extra>(thing: { extra: unknown }): Extra {
  return thing.extra as Extra;
}

/** Whether a piece, place or zone has one of the game's tags. */
export function tagged<Tag extends string>(thing: { tags: string[] }, tag: Tag): boolean {
  return thing.tags.includes(tag);
}

/** For each kind of event, how it changes a scene. */
export type Effects<Event extends { type: string }> = {
  [Kind in Event['type']]?: (scene: FullScene, event: Extract<Event, { type: Kind }>, final: FullScene) => FullScene;
};

/** The scene after an event. */
export function applied<Event extends { type: string }>(effects: Effects<Event>, scene: FullScene, event: Event, final: FullScene): FullScene {
  const effect = effects[event.type as Event['type']] as ((scene: FullScene, event: Event, final: FullScene) => FullScene) | undefined;
  return effect ? effect(scene, event, final) : scene;
}
