import type { Plugin } from 'esbuild';

export declare const mediaPlugin: Plugin;
