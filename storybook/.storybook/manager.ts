import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { addons } from 'storybook/manager-api';
import { createBrandTheme } from './brand-theme.ts';

document.fonts.add(new FontFace('Inter Variable', `url(${inter})`, { weight: '100 900' }));

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({ theme: createBrandTheme(isDark ? 'dark' : 'light') });
