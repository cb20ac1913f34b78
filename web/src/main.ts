import { mount } from 'svelte';
import App from './App.svelte';
import './lib/fonts.css';
import './lib/tokens.css';
import './lib/base.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
