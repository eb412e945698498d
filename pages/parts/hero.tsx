import type { ReactNode } from 'react';
import type { Ground } from '../page.ts';
import { type Action, ButtonRow } from './button-row.tsx';
import { Emphasis } from './emphasis.tsx';
import { classNames, type Place, placeOf } from './place.ts';

export interface HeroProps {
  /** One word may stand between asterisks. */
  readonly title: string;
  readonly text?: string | readonly string[];
  /** The page's own ground. */
  readonly ground: Ground | 'warm';
  /**
   * `wide`: headline across, text hanging below it on the right; an aside runs below both. `split`: words left, aside right.
   * `short`: headline and one line.
   */
  readonly variant?: 'wide' | 'split' | 'short';
  /** How words and aside share the width of a split one, in twelfths. */
  readonly split?: '7-5' | '5-7';
  /** The headline as large as the page allows: at every width, from 48rem, from 60rem. */
  readonly large?: 'always' | 'tablet' | 'wide';
  /** Where the parts of a wide hero stand in its twelve columns. */
  readonly places?: { readonly title?: Place; readonly words?: Place; readonly aside?: Place };
  readonly primary?: Action;
  readonly secondary?: Action;
  readonly aside?: ReactNode;
  /** It fills the first screen of a phone, so that what follows is laid out after it. */
  readonly tall?: boolean;
  /** A class of the page's own block. */
  readonly className?: string;
  /** Decoration behind the words, hidden from assistive technology by its maker. */
  readonly behind?: ReactNode;
  /** More words below the text. */
  readonly children?: ReactNode;
}

/** The head of an inner page, with its one `h1`. */
export function Hero(props: HeroProps) {
  const {
    title,
    text = [],
    ground,
    variant = 'wide',
    split = '7-5',
    large,
    tall = false,
    places = {},
    primary,
    secondary,
    aside,
    className,
    behind,
    children,
  } = props;
  const paragraphs = typeof text === 'string' ? [text] : text;
  const headline = (
    <h1 className="hero__title display" data-size="xl" {...placeOf(places.title ?? {})}>
      <Emphasis>{title}</Emphasis>
    </h1>
  );
  const words = (
    <div
      className="hero__words"
      {...placeOf({ ...(variant === 'wide' ? { cols: '6-12' } : { above: 'l' }), ...places.words })}
    >
      {paragraphs.map((paragraph) => (
        <p className="lede measure" key={paragraph}>
          {paragraph}
        </p>
      ))}
      {children}
      {primary && <ButtonRow primary={primary} secondary={secondary} />}
    </div>
  );
  return (
    <header
      className={classNames('hero', className)}
      data-ground={ground}
      data-large={large}
      data-above-fold={tall ? '' : undefined}
    >
      {behind}
      <div
        className={classNames('wrapper hero__inner', variant === 'wide' && 'grid', variant === 'split' && 'split')}
        {...(variant === 'wide' && { 'data-gap': 'l' })}
        {...(variant === 'split' && { 'data-split': split, 'data-from': 'wide', 'data-items': 'center' })}
      >
        {variant === 'split' ? (
          <div>
            {headline}
            {words}
          </div>
        ) : (
          <>
            {headline}
            {words}
          </>
        )}
        {aside && (
          <div className="hero__aside" {...placeOf(places.aside ?? {})}>
            {aside}
          </div>
        )}
      </div>
    </header>
  );
}
