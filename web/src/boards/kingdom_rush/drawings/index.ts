/** How the numbers of Kingdom Rush look where they are changed. */
import type { Drawings } from '../..';
import Card from './Card.svelte';
import Grid from './Grid.svelte';
import Ground from './Ground.svelte';
import Sign from './Sign.svelte';

export const drawings: Drawings = { Map: Ground, Grid, Sign, Card };
