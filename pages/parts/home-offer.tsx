/** The three crafts, each with a line drawing: a page on a screen, a curve of visits, a mark on its grid. */
const drawings = {
  website:
    'M20 40h360v240H20zM20 76h360M40 58h12m8 0h12m8 0h12M52 112h150v18H52zM52 144h110m-110 18h130m-130 18h84M52 212h76v30H52zM232 242V150l50-38 66 28v102zM232 150l66 30 50-40M298 180v62',
  marketing:
    'M20 280 84 253.5l54 8 66-66 54 5 68-90 54-86M20 280h360M84 253.5V280m54-18.500V280m66-84v84m54-79.500V280m68-169.500V280M361 37l19-13 3 23',
  branding:
    'M200 20v260M70 150h260M108 58l184 184M108 242 292 58M152 34h96l68 68v96l-68 68h-96l-68-68v-96zM152 34l164 68-68 164-164-68zM84 198l232-96',
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
  return (
    <article className="home-offer" data-offer={offer} data-reveal="">
      <div className="home-offer__plane cut" aria-hidden="true">
        <svg className="home-offer__drawing" viewBox="0 0 400 300">
          <path d={drawings[offer]} />
        </svg>
      </div>
      <h3 className="home-offer__title">{words.title}</h3>
      <p className="home-offer__text">{words.text}</p>
      <ul className="home-offer__features" role="list">
        {words.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <a className="text-link home-offer__link" href={href}>
        {words.link}
      </a>
    </article>
  );
}
