import { computed, effect, signal } from '@preact/signals';
import { recall, remember } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

const kept = recall('theme');

export const theme = signal<Theme>(isTheme(kept) ? kept : 'system');

/** `data-theme` is absent for the system's choice, so that the media query of the style sheet decides. */
effect(() => {
  if (theme.value === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme.value;
  remember('theme', theme.value);
});

const SYSTEM_IS_DARK = matchMedia('(prefers-color-scheme: dark)');
const systemIsDark = signal(SYSTEM_IS_DARK.matches);
SYSTEM_IS_DARK.addEventListener('change', ({ matches }) => (systemIsDark.value = matches));

/** For what no style sheet colours. */
export const isDark = computed(() => (theme.value === 'system' ? systemIsDark.value : theme.value === 'dark'));
