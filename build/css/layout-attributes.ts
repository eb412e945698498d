import { measures, spaces } from '../../pages/parts/place.ts';

const columns = Array.from({ length: 12 }, (_, index) => index + 1);
const shares = [3, 4, 5, 6, 7, 8, 9];
const places = ['start', 'center', 'end'];
/** The last one is the turn of all that follow, too. */
const turns = [2, 3, 4, 5, 6, 7, 8, 'n + 9'];
/** Line height and tracking of the display face in its sizes; `l` is what it has without. */
const displaySizes = {
  xs: [1.15, -0.01],
  s: [1.1, -0.01],
  m: [1.05, -0.02],
  xl: [0.98, -0.02],
  hero: [1.02, -0.02],
};
/** The widths from which things stand beside each other, by what `data-from` says. */
const froms = { ':not([data-from])': 48, "[data-from='wide']": 60, "[data-from='full']": 64 };
const rows = { '1': '1', '2': '2', '3': '3', '1-2': '1 / span 2', '1-3': '1 / span 3', '1-4': '1 / span 4' };

/** One rule for each value that an attribute may have. */
const rules = <V>(values: readonly V[], rule: (value: V) => string): string => values.map(rule).join('\n');

/**
 * What the attributes of `styles/layout/`, and the slopes of light-field.css, mean, value by value; what they are for stands at the
 * top of those files. A page is given the rules of the values that it uses.
 */
export const layoutAttributes: string = [
  rules(spaces, (name) => `[data-above='${name}']{margin-block-start:var(--space-${name})}`),
  rules(spaces, (name) => `[data-pad='${name}']{padding:var(--space-${name})}`),
  rules(spaces, (name) => `[data-gap='${name}']{--gap:var(--space-${name})}`),
  "[data-gap='none']{--gap:0px}",
  rules(spaces, (name) => `[data-gap='none-${name}']{--gap:0 var(--space-${name})}`),
  rules(spaces, (row) =>
    rules(spaces, (column) => `[data-gap='${row}-${column}']{--gap:var(--space-${row}) var(--space-${column})}`),
  ),
  rules(measures, (em) => `[data-measure='${em}']{--entry-measure:${em}em}`),
  "[data-room='none']{--entry-room:0px}",
  rules(spaces, (name) => `[data-room='${name}']{--entry-room:var(--space-${name})}`),
  rules([150, 200], (pause) => `[data-stagger='${pause}']{--stagger:${pause}ms}`),
  rules(turns, (child) => `[data-stagger]>:nth-child(${child}){--turn:${turns.indexOf(child) + 1}}`),
  rules(['rule', 'mark'], (name) => `[data-line='${name}']{--entry-line:1px solid var(--${name})}`),
  "[data-line='none']{--entry-line:0}",
  rules(['s', 'm', 'xl'], (name) => `[data-numbers='${name}']{--number-size:var(--title-${name})}`),
  rules(Object.entries(displaySizes), ([name, [height, tracking]]) => {
    return `[data-size='${name}']{--display-size:var(--title-${name});--display-height:${height};--display-tracking:${tracking}em}`;
  }),
  rules(['m', 'l', 'hero'], (name) => `[data-offer='${name}']{--offer-size:var(--title-${name})}`),
  '@media (width < 48rem){[data-pairs]{grid-template-columns:repeat(auto-fit,minmax(min(100%,max(9.75rem,40%)),1fr))}[data-pairs]>:nth-child(3n + 1){grid-column:1/-1}}',
  rules([2, 3, 4], (count) => `[data-columns='${count}']{--wide-columns:${count}}`),
  rules([2, 3, 4], (count) => `[data-rows='${count}']{display:grid;grid-template-rows:subgrid;grid-row:span ${count}}`),
  rules([3, 4, 7], (count) => `[data-weeks='${count}']{--weeks:${count}}`),
  rules(places, (place) => `[data-align='${place}']{align-self:${place}}`),
  rules([...places, 'baseline'], (place) => `[data-items='${place}']{align-items:${place}}`),
  rules(columns, (first) =>
    rules(columns.slice(first - 1), (last) => {
      return `[data-cols='${first}-${last}']{--first-column:${first};--last-column:${last + 1}}`;
    }),
  ),
  "[data-large='always']{--hero-title:var(--title-hero)}",
  rules(Object.entries({ tablet: 48, wide: 60 }), ([large, width]) => {
    return `@media (width >= ${width}rem){[data-large='${large}']{--hero-title:var(--title-hero)}}`;
  }),
  rules(Object.entries(froms), ([from, width]) => {
    return `@media (width >= ${width}rem){
      .grid>[data-cols]${from}{grid-column:var(--first-column)/var(--last-column);grid-row:var(--row)}
      .split${from}{grid-template-columns:minmax(0,var(--first)) minmax(0,var(--second))}
      [data-columns]${from}{--columns:var(--wide-columns)}
    }`;
  }),
  // Stronger than the displays of layers above. Screens only: on paper both stand.
  "@media (width < 48rem){[data-only='wide']{display:none!important}}",
  "@media (width >= 48rem){[data-only='phone']{display:none!important}}",
  "@media (width >= 60rem){[data-pile='wide']{display:grid}[data-pile='wide']>*{grid-area:1/1}}",
  rules(Object.entries(rows), ([name, lines]) => `.grid>[data-row='${name}']{--row:${lines}}`),
  rules(shares, (first) =>
    rules(shares, (second) => `[data-split='${first}-${second}']{--first:${first}fr;--second:${second}fr}`),
  ),
  rules([1, 2, 3, 4], (slope) => {
    const [across, down] = [Math.cos, Math.sin].map((part) => Number(part((slope * Math.PI) / 8).toFixed(3)));
    return `[data-slope='${slope}']{--across:${across};--down:${down}}`;
  }),
].join('\n');
