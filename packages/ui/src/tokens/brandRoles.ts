/** A colour role: the name of a variable after `--semantic-color-`. */
export type ColourRole =
  | 'action-danger-bg'
  | 'action-danger-hover'
  | 'action-danger-quiet-text'
  | 'action-danger-text'
  | 'action-on-hero-bg'
  | 'action-on-hero-text'
  | 'action-primary-bg'
  | 'action-primary-hover'
  | 'action-primary-pressed'
  | 'action-primary-text'
  | 'action-quiet-hover'
  | 'action-quiet-text'
  | 'action-secondary-bg'
  | 'action-secondary-hover'
  | 'action-secondary-pressed'
  | 'action-secondary-text'
  | 'bg-accent'
  | 'bg-disabled'
  | 'bg-hero'
  | 'bg-hero-hover'
  | 'bg-hover'
  | 'bg-inverse'
  | 'bg-page'
  | 'bg-pressed'
  | 'bg-qr'
  | 'bg-raised'
  | 'bg-selected'
  | 'bg-skeleton'
  | 'bg-skeleton-shine'
  | 'bg-sunken'
  | 'bg-surface'
  | 'bg-thumb'
  | 'bg-track'
  | 'border-control'
  | 'border-control-hover'
  | 'border-negative'
  | 'border-on-hero'
  | 'border-selected'
  | 'border-subtle'
  | 'chart-down'
  | 'chart-grid'
  | 'chart-line'
  | 'chart-series-1'
  | 'chart-series-2'
  | 'chart-series-3'
  | 'chart-series-4'
  | 'chart-series-5'
  | 'chart-up'
  | 'focus-ring'
  | 'focus-ring-on-hero'
  | 'icon-accent'
  | 'icon-default'
  | 'icon-muted'
  | 'motif-line'
  | 'motif-line-quiet'
  | 'status-info-bg'
  | 'status-info-border'
  | 'status-info-icon'
  | 'status-info-solid'
  | 'status-info-text'
  | 'status-negative-bg'
  | 'status-negative-border'
  | 'status-negative-icon'
  | 'status-negative-solid'
  | 'status-negative-text'
  | 'status-neutral-bg'
  | 'status-neutral-border'
  | 'status-neutral-icon'
  | 'status-neutral-solid'
  | 'status-neutral-text'
  | 'status-positive-bg'
  | 'status-positive-border'
  | 'status-positive-icon'
  | 'status-positive-solid'
  | 'status-positive-text'
  | 'status-warning-bg'
  | 'status-warning-border'
  | 'status-warning-icon'
  | 'status-warning-solid'
  | 'status-warning-text'
  | 'text-accent'
  | 'text-disabled'
  | 'text-inverse'
  | 'text-link'
  | 'text-muted'
  | 'text-negative'
  | 'text-on-hero'
  | 'text-on-hero-muted'
  | 'text-positive'
  | 'text-primary'
  | 'text-secondary'
  | 'text-warning'
  | 'tier-wealth-bg'
  | 'tier-wealth-on-hero-bg'
  | 'tier-wealth-on-hero-text'
  | 'tier-wealth-text';

/** The source of each colour role, by mode. Built from tokens/tokens.json by "npm run tokens". */
export const brandRoles = {
  'action-danger-bg': { light: '#b53336', dark: '#feaba5' },
  'action-danger-hover': { light: '#8d2427', dark: '#fecdc9' },
  'action-danger-quiet-text': { light: '#8d2427', dark: '#feaba5' },
  'action-danger-text': { light: 'neutral-0', dark: '#2e0d0c' },
  'action-on-hero-bg': { light: 'accent-50', dark: 'accent-100' },
  'action-on-hero-text': { light: 'accent-900', dark: 'accent-950' },
  'action-primary-bg': { light: 'accent-700', dark: 'accent-300' },
  'action-primary-hover': { light: 'accent-800', dark: 'accent-200' },
  'action-primary-pressed': { light: 'accent-900', dark: 'accent-400' },
  'action-primary-text': { light: 'neutral-0', dark: 'accent-950' },
  'action-quiet-hover': { light: 'neutral-100', dark: 'neutral-900' },
  'action-quiet-text': { light: 'accent-700', dark: 'accent-300' },
  'action-secondary-bg': { light: 'accent-100', dark: 'accent-900' },
  'action-secondary-hover': { light: 'accent-200', dark: 'accent-800' },
  'action-secondary-pressed': { light: 'accent-300', dark: 'accent-700' },
  'action-secondary-text': { light: 'accent-800', dark: 'accent-100' },
  'bg-accent': { light: 'accent-100', dark: 'accent-950' },
  'bg-disabled': { light: 'neutral-200', dark: 'neutral-850' },
  'bg-hero': { light: 'accent-900', dark: 'accent-900' },
  'bg-hero-hover': { light: 'accent-800', dark: 'accent-800' },
  'bg-hover': { light: 'neutral-100', dark: 'neutral-900' },
  'bg-inverse': { light: 'neutral-900', dark: 'neutral-100' },
  'bg-page': { light: 'neutral-50', dark: 'neutral-1000' },
  'bg-pressed': { light: 'neutral-200', dark: 'neutral-850' },
  'bg-qr': { light: 'neutral-0', dark: 'neutral-0' },
  'bg-raised': { light: 'neutral-0', dark: 'neutral-900' },
  'bg-selected': { light: 'accent-50', dark: 'accent-900' },
  'bg-skeleton': { light: 'neutral-200', dark: 'neutral-850' },
  'bg-skeleton-shine': { light: 'neutral-100', dark: 'neutral-800' },
  'bg-sunken': { light: 'neutral-100', dark: 'neutral-900' },
  'bg-surface': { light: 'neutral-0', dark: 'neutral-950' },
  'bg-thumb': { light: 'neutral-0', dark: 'neutral-800' },
  'bg-track': { light: 'neutral-200', dark: 'neutral-900' },
  'border-control': { light: 'neutral-500', dark: 'neutral-500', lightMore: 'neutral-800', darkMore: 'neutral-200' },
  'border-control-hover': { light: 'neutral-700', dark: 'neutral-300' },
  'border-negative': { light: '#b53336', dark: '#f97d78' },
  'border-on-hero': { light: 'accent-600', dark: 'accent-600' },
  'border-selected': { light: 'accent-700', dark: 'accent-300' },
  'border-subtle': { light: 'neutral-200', dark: 'neutral-850', lightMore: 'neutral-500', darkMore: 'neutral-500' },
  'chart-down': { light: '#b53336', dark: '#f97d78' },
  'chart-grid': { light: 'neutral-200', dark: 'neutral-850' },
  'chart-line': { light: 'accent-700', dark: 'accent-300' },
  'chart-series-1': { light: 'accent-700', dark: 'accent-300' },
  'chart-series-2': { light: 'accent-500', dark: 'accent-500' },
  'chart-series-3': { light: '#836320', dark: '#c2a369' },
  'chart-series-4': { light: '#206ea6', dark: '#6caee5' },
  'chart-series-5': { light: 'neutral-500', dark: 'neutral-500' },
  'chart-up': { light: '#157c4f', dark: '#6abc8e' },
  'focus-ring': { light: 'accent-600', dark: 'accent-300' },
  'focus-ring-on-hero': { light: '#d9c195', dark: '#d9c195' },
  'icon-accent': { light: 'accent-700', dark: 'accent-300' },
  'icon-default': { light: 'neutral-800', dark: 'neutral-200' },
  'icon-muted': { light: 'neutral-600', dark: 'neutral-400' },
  'motif-line': { light: 'accent-700', dark: 'accent-700' },
  'motif-line-quiet': { light: 'neutral-200', dark: 'neutral-900' },
  'status-info-bg': { light: '#dfeffe', dark: '#0e2a40' },
  'status-info-border': { light: '#c0dffa', dark: '#113e5f' },
  'status-info-icon': { light: '#206ea6', dark: '#6caee5' },
  'status-info-solid': { light: '#206ea6', dark: '#3e8cc9' },
  'status-info-text': { light: '#113e5f', dark: '#c0dffa' },
  'status-negative-bg': { light: '#fee6e4', dark: '#461414' },
  'status-negative-border': { light: '#fecdc9', dark: '#681b1d' },
  'status-negative-icon': { light: '#b53336', dark: '#f97d78' },
  'status-negative-solid': { light: '#b53336', dark: '#db5150' },
  'status-negative-text': { light: '#681b1d', dark: '#fecdc9' },
  'status-neutral-bg': { light: 'neutral-100', dark: 'neutral-900' },
  'status-neutral-border': { light: 'neutral-300', dark: 'neutral-800' },
  'status-neutral-icon': { light: 'neutral-600', dark: 'neutral-400' },
  'status-neutral-solid': { light: 'neutral-600', dark: 'neutral-400' },
  'status-neutral-text': { light: 'neutral-800', dark: 'neutral-200' },
  'status-positive-bg': { light: '#dff2e6', dark: '#0b2f1d' },
  'status-positive-border': { light: '#c0e5ce', dark: '#0b462b' },
  'status-positive-icon': { light: '#157c4f', dark: '#6abc8e' },
  'status-positive-solid': { light: '#157c4f', dark: '#389c6a' },
  'status-positive-text': { light: '#0b462b', dark: '#c0e5ce' },
  'status-warning-bg': { light: '#ffefd3', dark: '#372305' },
  'status-warning-border': { light: '#fedeaa', dark: '#5b330d' },
  'status-warning-icon': { light: '#9f5e19', dark: '#e6a64f' },
  'status-warning-solid': { light: '#9f5e19', dark: '#c6802e' },
  'status-warning-text': { light: '#5b330d', dark: '#fedeaa' },
  'text-accent': { light: 'accent-700', dark: 'accent-300' },
  'text-disabled': { light: 'neutral-500', dark: 'neutral-500' },
  'text-inverse': { light: 'neutral-50', dark: 'neutral-950' },
  'text-link': { light: 'accent-700', dark: 'accent-300' },
  'text-muted': { light: 'neutral-600', dark: 'neutral-400', lightMore: 'neutral-800', darkMore: 'neutral-200' },
  'text-negative': { light: '#8d2427', dark: '#feaba5' },
  'text-on-hero': { light: 'accent-50', dark: 'accent-50' },
  'text-on-hero-muted': { light: 'accent-200', dark: 'accent-200' },
  'text-positive': { light: '#095f3b', dark: '#98d4b1' },
  'text-primary': { light: 'neutral-950', dark: 'neutral-50' },
  'text-secondary': { light: 'neutral-700', dark: 'neutral-300', lightMore: 'neutral-900', darkMore: 'neutral-100' },
  'text-warning': { light: '#5b330d', dark: '#f8c477' },
  'tier-wealth-bg': { light: '#e8d9be', dark: '#d9c195' },
  'tier-wealth-on-hero-bg': { light: '#e8d9be', dark: '#d9c195' },
  'tier-wealth-on-hero-text': { light: '#201808', dark: '#201808' },
  'tier-wealth-text': { light: '#201808', dark: '#201808' },
} as const;

/** The ramp steps that seeds regenerate, with the colours of Halden. */
export const brandSteps = {
  neutral: {
    'neutral-0': '#ffffff',
    'neutral-25': '#f9fbfb',
    'neutral-50': '#f3f6f7',
    'neutral-100': '#e8eeef',
    'neutral-200': '#dae1e2',
    'neutral-300': '#c4ced0',
    'neutral-400': '#9eaaac',
    'neutral-500': '#768385',
    'neutral-600': '#576567',
    'neutral-700': '#3f4d50',
    'neutral-800': '#2e3c3f',
    'neutral-850': '#233033',
    'neutral-900': '#192427',
    'neutral-950': '#101a1c',
    'neutral-1000': '#081011',
  },
  accent: {
    'accent-50': '#f0f7f8',
    'accent-100': '#e1f0f2',
    'accent-200': '#c4e1e5',
    'accent-300': '#9fced5',
    'accent-400': '#76b4bd',
    'accent-500': '#4a939e',
    'accent-600': '#1b6f7a',
    'accent-700': '#05535d',
    'accent-800': '#003c44',
    'accent-900': '#012a31',
    'accent-950': '#011b20',
  },
} as const;
