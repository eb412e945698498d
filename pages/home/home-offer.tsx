/** The three crafts, each with a line drawing and the plane of it that is lit: a page, a curve of visits, a mark on its grid; and where each stands. */
const drawings = {
  website: {
    columns: '5-12',
    lit: 'M232 150l66 30v62h-66z',
    lines:
      'M20 40h360v240H20zM20 76h360M40 58h12m8 0h12m8 0h12M52 112h150v18H52zM52 144h110m-110 18h130m-130 18h84M52 212h76v30H52zM232 242v-92l50-38 66 28v102zM232 150l66 30 50-40M298 180v62',
  },
  marketing: {
    columns: '1-6',
    lit: 'M312 110.500 366 24v256h-54z',
    lines:
      'M20 280 84 253.500l54 8 66-66 54 5 54-90 54-86M20 280h360M84 253.500V280m54-18.500V280m66-84v84m54-79.500V280m54-169.500V280M366 24v256M344 34l22-10 4 24',
  },
  branding: {
    columns: '7-12',
    lit: 'M152 34h96l68 68z',
    lines:
      'M200 10v280M60 150h280M101 51l198 198M101 249 299 51M152 34h96l68 68v96l-68 68h-96l-68-68v-96zM152 34l164 68-68 164-164-68zM84 198l232-96',
  },
} as const;

export interface HomeOfferProps {
  readonly offer: keyof typeof drawings;
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly features: readonly string[];
    readonly link: string;
  };
  readonly href: string;
}

/** One of the three crafts as a plane of a stone: what it is, what it holds, and the way to its page. */
export function HomeOffer({ offer, words, href }: HomeOfferProps) {
  const { lit, lines, columns } = drawings[offer];
  return (
    <article className="home-offer plane" data-offer={offer} data-cols={columns} data-from="wide" data-reveal="">
      <svg className="home-offer__drawing" viewBox="0 0 400 300" fill="none" strokeWidth="1.4" aria-hidden="true">
        <path className="home-offer__lit" stroke="none" d={lit} />
        <path d={lines} />
      </svg>
      <div>
        <h3 className="home-offer__title display" data-size="m">
          {words.title}
        </h3>
        <p data-measure="26" data-above="s">
          {words.text}
        </p>
        <ul className="home-offer__features facet-list small quiet" role="list">
          {words.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <a className="text-link" href={href}>
          {words.link}
        </a>
      </div>
    </article>
  );
}
