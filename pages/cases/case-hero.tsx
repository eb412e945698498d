import type { CaseStudy } from '../../content/cases/case-types.ts';
import type { PictureFile } from '../page.ts';
import { CaseCover } from '../parts/case-cover.tsx';
import { Picture } from '../parts/picture.tsx';
import { classNames, type Place, placeOf } from '../parts/place.ts';
import { ResultClaim } from '../parts/result-claim.tsx';
import { NameWithDrop } from './name-with-drop.tsx';

export interface CaseHeroProps {
  readonly study: Pick<CaseStudy, 'id' | 'title' | 'look'>;
  readonly tags: readonly string[];
  readonly slogan?: string | undefined;
  readonly intro: string;
  readonly result: { readonly label: string; readonly text: string };
  readonly cover: { readonly file: PictureFile; readonly wide: PictureFile | undefined; readonly alt: string };
  readonly crest: PictureFile | undefined;
  readonly back: { readonly label: string; readonly href: string };
}

interface Places {
  readonly head: Place;
  readonly cover: Place;
  readonly words: Place;
}

/** Where the parts of an opening stand that is a grid. */
const places: Readonly<Partial<Record<CaseStudy['look']['hero'], Places>>> = {
  ground: { head: { cols: '1-6', from: 'wide' }, cover: {}, words: { cols: '1-5', from: 'wide' } },
  beside: {
    head: { cols: '1-12', from: 'wide' },
    cover: { cols: '6-12', row: '2', from: 'wide' },
    words: { cols: '1-5', row: '2', from: 'wide' },
  },
  banner: {
    head: { cols: '1-12', row: '1', from: 'wide', align: 'end' },
    cover: { cols: '5-12', row: '2', from: 'wide' },
    words: { cols: '1-4', row: '2', from: 'wide', align: 'end' },
  },
  mosaic: {
    head: { cols: '5-12', row: '1', from: 'full' },
    cover: { cols: '1-12', row: '1-2', from: 'full' },
    words: { cols: '3-10', row: '2', from: 'full' },
  },
  bars: {
    head: { cols: '1-12', row: '1' },
    cover: { cols: '1-12', row: '1-2', align: 'center' },
    words: { cols: '1-12', row: '2' },
  },
};

/** The opening of a case in its client's own manner. */
export function CaseHero(props: CaseHeroProps) {
  const { study, tags, slogan, intro, result, cover, crest, back } = props;
  const { id, title, look } = study;
  const grid = places[look.hero];
  const { head = { align: 'end' }, cover: coverPlace = {}, words: wordsPlace = {} } = grid ?? {};
  const tiles = look.hero === 'mosaic';
  const street = look.hero === 'street';
  const bars = look.hero === 'bars';
  // The name stands on the shore of the picture.
  const shore = look.hero === 'horizon';
  const claim = <ResultClaim label={result.label}>{result.text}</ResultClaim>;
  const opener = (
    <div className="case-hero__cover" {...placeOf(coverPlace)}>
      <CaseCover id={id} file={cover.file} wide={cover.wide} alt={cover.alt} eager />
    </div>
  );
  const wayBack = (
    <a className="text-link small" data-back="" href={back.href}>
      {back.label}
    </a>
  );
  return (
    <header className="case-hero" data-layout={look.hero} data-tone={look.opening}>
      <div
        className={classNames(!tiles && !street && !bars && 'wrapper', grid ? 'grid' : 'columns')}
        data-gap={tiles ? 'none' : bars ? 's' : 'l'}
      >
        {shore && wayBack}
        {shore && opener}
        <div
          className={classNames('case-hero__head', street && 'wrapper')}
          data-tone={bars ? 'accent' : undefined}
          {...placeOf(head)}
        >
          {!shore && wayBack}
          <h1 className="case-hero__title" data-above="m">
            {look.shape === 'petal' && title.includes('-') ? <NameWithDrop>{title}</NameWithDrop> : title}
          </h1>
          {slogan && (
            <p className="case-hero__slogan accent" data-above="s">
              {slogan}
            </p>
          )}
        </div>
        {!shore && opener}
        <div
          className={classNames('case-hero__words stack', street && 'wrapper')}
          data-tone={bars ? 'ink' : tiles ? 'soft' : street ? 'ground' : undefined}
          data-pad={street ? 'l' : undefined}
          {...placeOf(wordsPlace)}
        >
          {crest && <Picture className="case-hero__crest" file={crest} alt="" eager />}
          {street && claim}
          <ul className="case-tags cluster" role="list" data-gap={shore ? 'none' : '2xs'}>
            {tags.map((tag) => (
              <li key={tag} data-tone={bars ? 'soft' : undefined}>
                {tag}
              </li>
            ))}
          </ul>
          <p className="large measure">{intro}</p>
          {!street && claim}
        </div>
      </div>
    </header>
  );
}
