/**
 * What the server sends for a game's own board comes as plain JSON. These are the only places where it gets
 * the types that `make types` wrote for the game (`types.ts` in its folder).
 */
import type { FullScene } from '../lib/scene';

/** Something that happened, or is foreseen, with its fields. */
export function eventOf<Event>(line: { event: unknown }): Event {
  return line.event as Event;
}

/** Something that can be chosen, with its fields. */
export function optionOf<Option>(choice: unknown): Option {
  return choice as Option;
}

/** What a piece, a zone or a scene has for this board: `Partial`, as each has only some of it. */
export function extraOf<Extra>(thing: { extra: unknown }): Extra {
  return thing.extra as Extra;
}

/** Whether it has a tag, one of those that the game knows. */
export function tagged<Tag extends string>(thing: { tags: string[] }, tag: Tag): boolean {
  return thing.tags.includes(tag);
}

/** What each kind of event does to a scene. */
export type Effects<Event extends { type: string }> = {
  [Kind in Event['type']]?: (scene: FullScene, event: Extract<Event, { type: Kind }>, final: FullScene) => FullScene;
};

/** The scene after an event. */
export function applied<Event extends { type: string }>(effects: Effects<Event>, scene: FullScene, event: Event, final: FullScene): FullScene {
  const effect = effects[event.type as Event['type']] as ((scene: FullScene, event: Event, final: FullScene) => FullScene) | undefined;
  return effect ? effect(scene, event, final) : scene;
}
