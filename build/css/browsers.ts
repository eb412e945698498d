import manifest from '../../package.json' with { type: 'json' };

/** The oldest browsers the site is written for, as the bundler wants them: `browserslist` in package.json is the one place that says so. */
export const browsers = manifest.browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));
