import { type OwnProof, ProofLinks } from '../own-example.tsx';

/** What this site itself ships, as the sources of all that we have said: in the light, as those of the assistant. Their words keep the edges of the page, and the plane reaches beyond them. */
export function OwnSources({ proofs }: { readonly proofs: readonly OwnProof[] }) {
  return (
    <ol className="geo-sources plane lit wrapper points" role="list" data-line="none" data-room="xl" data-above="xl">
      {proofs.map((proof, index) => (
        <li
          className="entry grid"
          key={proof.title}
          data-line={index ? 'mark' : undefined}
          data-gap="s"
          data-items="baseline"
          data-reveal=""
        >
          <h3 className="display" data-size="xl" data-cols="1-6" data-from="wide">
            {proof.title}
          </h3>
          <div data-cols="7-12" data-from="wide">
            <p>
              <sup className="dialogue__note strong" data-number={index + 1} aria-hidden="true" /> {proof.text}
            </p>
            <ProofLinks proof={proof} />
          </div>
        </li>
      ))}
    </ol>
  );
}
