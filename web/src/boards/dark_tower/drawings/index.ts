/** How the numbers of Return to Dark Tower look where they are changed. */
import type { Drawings } from '../..';
import Card from './Card.svelte';

export const drawings: Drawings = { Card };
