import { register } from 'node:module';

// For Node itself, as build/js/bundle-options.js does for the bundler: `node --import ./build/media/hook.js …`.
register('./node-loader.js', import.meta.url);
