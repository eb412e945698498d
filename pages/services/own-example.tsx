import { canonicalPrefix } from '../../content/routes.ts';
import { examplePlaces, ownExampleWords } from '../../content/services/own-example.ts';
import type { PageContext } from '../page.ts';

type ProofContext = Pick<PageContext<never>, 'link' | 'linkIn' | 'localize' | 'locale'>;

/** The things that this site itself ships, with the addresses of each: its own, and that of the public rule behind it. */
export function ownProofs(page: keyof typeof examplePlaces, { link, linkIn, localize, locale }: ProofContext) {
  // Files stand beside the canonical pages only.
  const canonical = canonicalPrefix[locale];
  const hrefOf = (place: (typeof examplePlaces)[typeof page][number]) => {
    if ('page' in place) return link(place.page);
    if ('beside' in place) return linkIn(canonical, place.beside) + place.file;
    return linkIn('root', 'home') + place.file;
  };
  return localize(ownExampleWords[page]).items.map((item, index) => {
    const place = examplePlaces[page][index]!;
    return { ...item, href: hrefOf(place), ruleHref: place.rule };
  });
}

/** A thing with its words and addresses. */
export type OwnProof = ReturnType<typeof ownProofs>[number];

/** The ways to a thing and to the rule behind it, below each other. */
export const ProofLinks = ({ proof: { thing, href, rule, ruleHref } }: { readonly proof: OwnProof }) => (
  <div className="stack" data-gap="s" data-above="xs">
    <p>
      <a className="text-link" href={href}>
        {thing}
      </a>
    </p>
    <p>
      <a className="text-link" href={ruleHref} rel="noopener">
        {rule}
      </a>
    </p>
  </div>
);

/** What this site itself ships, three things beside each other. */
export const OwnProofs = ({ proofs }: { readonly proofs: readonly OwnProof[] }) => (
  <ul
    className="points"
    role="list"
    data-line="mark"
    data-columns="3"
    data-from="wide"
    data-gap="none-l"
    data-stagger="100"
  >
    {proofs.map((proof) => (
      <li className="entry" data-rows="2" key={proof.title}>
        <div>
          <h3 className="display" data-size="xs">
            {proof.title}
          </h3>
          <p data-above="2xs">{proof.text}</p>
        </div>
        <ProofLinks proof={proof} />
      </li>
    ))}
  </ul>
);
