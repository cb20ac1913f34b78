/** How the numbers of Kravora look where they are changed. */
import type { Drawings } from '../..';
import Card from './Card.svelte';
import Sign from './Sign.svelte';

export const drawings: Drawings = { Card, Sign };
