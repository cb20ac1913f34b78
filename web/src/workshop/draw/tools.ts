/** The tools with which a map is drawn. */
import { paint, stand, toggle, equal, isRoad, nameAt, STEPS, type Layer, type Plan, type Sheet, type Spot, type Values } from './plan';

export interface Tool {
  id: string;
  /** What it is called; empty: by its id. */
  label: string;
  /** Of what and which its picture is. */
  of: string;
  value: string;
  layer: Layer | null;
  /** Which sentence explains it. */
  help: 'road' | 'paint' | 'layer' | 'horde';
}

export interface ToolGroup {
  name: 'ground' | 'sites' | 'things' | 'hordes';
  tools: Tool[];
}

export function toolsOf(plan: Plan, sheet: Sheet | undefined): ToolGroup[] {
  const lay = (of: string) => (layer: Layer): Tool => ({ id: layer.path, label: layer.label, of, value: layer.name, layer, help: 'layer' });
  const grounds = [...plan.signs.keys()].filter((name) => !isRoad(name));
  const ground: Tool[] = [
    { id: 'road', label: '', of: 'map', value: 'east', layer: null, help: 'road' },
    ...grounds.map((name): Tool => ({ id: `paint-${name}`, label: plan.labels.get(name) ?? name, of: 'map', value: name, layer: null, help: 'paint' })),
    lay('starts')(plan.starts),
  ];
  const hordes: Tool[] = sheet?.hordes ? [{ id: 'horde', label: '', of: 'code', value: '', layer: null, help: 'horde' }] : [];
  const groups: ToolGroup[] = [
    { name: 'ground', tools: ground },
    { name: 'sites', tools: (sheet?.sites ?? []).map(lay('sites')) },
    { name: 'things', tools: [...plan.things, ...(sheet?.things ?? [])].map(lay('things')) },
    { name: 'hordes', tools: hordes },
  ];
  return groups.filter(({ tools }) => tools.length > 0);
}

/** What pressing a space with a tool changes. A piece of road that is pressed leads elsewhere. */
export function pressed(plan: Plan, sheet: Sheet | undefined, tool: Tool, spot: Spot, card: string): Values {
  if (tool.layer) return toggle(plan, sheet, tool.layer, spot);
  if (tool.id === 'horde') return sheet ? stand(plan, sheet, card, spot) : {};
  if (tool.id !== 'road') return paint(plan, spot, tool.value);
  const names = Object.keys(STEPS);
  const now = names.indexOf(nameAt(plan, spot));
  return paint(plan, spot, names[now < 0 ? 1 : (now + 1) % names.length]!);
}

/** The layer of which something is taken up where a stroke begins; null: none. */
export const begun = (tool: Tool, spot: Spot): Layer | null => (tool.layer?.spots.some((one) => equal(one, spot)) ? tool.layer : null);

let strokes = 0;
/** A name for what is undone together. */
export const nextStroke = () => `stroke ${++strokes}`;
